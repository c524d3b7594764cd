"""Plays the games of a report: in machine code where the policies allow it, else with bots in Python."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias, cast

import numpy as np

from ridotto.bots.bot import MakeBot
from ridotto.bots.policy_hooks import PolicyHooks
from ridotto.bots.registry import UnknownBot, bots_part, find_bot, quick_bots
from ridotto.bots.search_result import Budget
from ridotto.bots.table_of_bots import Party
from ridotto.games.registry import find_game, game_of
from ridotto.lab.summary import GameSeries
from ridotto.play import open_game
from ridotto.play.header import Header
from ridotto.simulation.batch import header_of, play_in_blocks, scores_of
from ridotto.simulation.cluster import play_on_cluster
from ridotto.simulation.compile.games import source_for
from ridotto.simulation.compile.records import Numbers
from ridotto.simulation.players import Policy, any_move
from ridotto.simulation.policies import play_minded_in_blocks
from ridotto.simulation.results import Results, join_results
from ridotto.simulation.statistics import count_events

Blocks: TypeAlias = Iterator[Results]


def compiled_policies(game: str) -> Mapping[str, Policy]:
    """The compiled policies by name; each plays on all seats."""
    return {"random": find_game(game).simulation.random_policy, "uniform": any_move}


SEARCH_BUDGET: Final = Budget(rollouts=500)
"""The search budget of searchers: a number of roll-outs, so that a seed gives the same games again."""


class SimulationRequest:
    """A request: a number of games from this header, with these policies in turn."""

    def __init__(self, header: Header, policy: Sequence[str], games: int, seed: int) -> None:
        """UnknownBot if there is no such policy."""
        self.header = header
        self.game = game_of(header).id
        names = [name.strip().casefold() for name in policy]
        self.policy = [names[seat % len(names)] for seat in range(len(header.players))]
        self.games = games
        self.seed = seed
        self.compiled_policy = (
            compiled_policies(self.game).get(names[0]) if len(set(self.policy)) == 1 else None
        )
        self.bots = [] if self.compiled_policy else [find_policy(name, self.game) for name in self.policy]

    def play(self, threads: int = 0, ray: str | None = None) -> Blocks:
        """Play the games, in blocks and in order, on cores of this machine or on a Ray cluster."""
        compiled = self.compiled()
        if compiled is None and ray is not None:
            raise UnknownBot("bots-not-on-cluster", bots=", ".join(dict.fromkeys(self.policy)))
        if compiled is None:
            return play_bots(self.header, self.bots, self.games, self.seed)
        play, how = compiled
        if ray is not None:
            return play_on_cluster(self.header, self.games, self.seed, address=ray, play=play, **how)
        return play(self.header, games=self.games, seed=self.seed, threads=threads, **how)

    def compiled(self) -> tuple[Callable[..., Blocks], dict[str, Any]] | None:
        """How to play this in machine code, if that is possible."""
        if self.compiled_policy is not None:
            return play_in_blocks, {"counted": True, "policy": self.compiled_policy}
        states = bot_states(self.header, self.bots)
        if states is None:
            return None
        return play_minded_in_blocks, {"counted": True, "hooks": hooks_of(self.game), "states": states}

    def result(self, blocks: Sequence[Results]) -> GameSeries:
        """The results of the blocks that were played."""
        return GameSeries(self.header, self.policy, self.seed, self.games, join_results(blocks))


def bot_states(header: Header, bots: Sequence[MakeBot]) -> list[Any] | None:
    """The compiled states of these bots, seated in turn; None if they cannot be compiled."""
    return bots_part(game_of(header).id).states_for(header, bots)


def hooks_of(game: str) -> PolicyHooks:
    """The policy hooks of a game's bots that differ only in their temper."""
    policy = bots_part(game).policy
    assert policy is not None
    return policy.hooks


def find_policy(name: str, game: str) -> MakeBot:
    """The bot with this name; an error for a policy that only plays on all seats."""
    if name in compiled_policies(game) and name not in quick_bots(game):
        raise UnknownBot("bot-only-alone", bot=name)
    return find_bot(name, game)


def play_bots(header: Header, bots: Sequence[MakeBot], games: int, seed: int) -> Blocks:
    """Games of bots, one at a time: the same deals as in compiled games of the same seed."""
    for number in range(games):
        yield play_one(header_of(header, seed, number), bots, number)


def play_one(header: Header, bots: Sequence[MakeBot], number: int, budget: Budget = SEARCH_BUDGET) -> Results:
    """Play one game of a batch with bots."""
    game = Party.of(open_game(header), bots, budget=budget).play_out()
    counted = count_events(header, game.truth())
    source, rulebook = source_for(type(header)), cast("Any", game.rulebook)
    table = source.layout.records(rulebook.table)
    return Results(
        number,
        winners=table["winners"],
        endings=table["ending"],
        turns=source.part.turns(table),
        moves=column(len(game.moves)),
        scores=scores_of(source, table, len(header.players)),
        leads=None if counted.leads is None else column(counted.leads),
        firsts=None if counted.first is None else column(counted.first),
        statistics=counted.counts,
    )


def column(*numbers: int) -> Numbers:
    """A column of numbers, of the same type as in compiled games."""
    return np.array(numbers, np.int32)
