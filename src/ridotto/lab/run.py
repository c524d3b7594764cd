"""Playing the games of a report: in machine code where the policy allows, by bots that think where not."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

import numpy as np

from ridotto.bots.bot import MakeBot
from ridotto.bots.registry import UnknownBot, find_bot, quick_bots
from ridotto.bots.search_result import Budget
from ridotto.bots.table_of_bots import Party
from ridotto.games.grimm.rules.events import Kind as GrimmKind
from ridotto.games.mascarade import Mascarade, MascaradeRulebook
from ridotto.games.mascarade.rules.events import Kind as MascaradeKind
from ridotto.lab.compilable import game_of, hooks_of, minds_of
from ridotto.lab.part import part_for
from ridotto.lab.summary import Course
from ridotto.play import Game, Rulebook, open_game
from ridotto.play.header import Header
from ridotto.seats import Player
from ridotto.simulation.batch import Results, header_of, joined, play_in_blocks
from ridotto.simulation.cluster import play_on_cluster
from ridotto.simulation.compile.records import Numbers
from ridotto.simulation.compile.twin import Policy
from ridotto.simulation.loops import any_move
from ridotto.simulation.policies import play_minded_in_blocks
from ridotto.simulation.random_policy import grimm_whim, mascarade_whim
from ridotto.simulation.statistics import count_events

Blocks: TypeAlias = Iterator[Results]


COMPILED: Final[Mapping[str, Mapping[str, Policy]]] = {
    "mascarade": {"random": mascarade_whim, "uniform": any_move},
    "grimm": {"random": grimm_whim, "uniform": any_move},
}
"""Policies without a mind, by name: they play at all seats."""

A_THOUGHT: Final = Budget(rollouts=500)
"""How long bots that search think here: a number of roll-outs, so that a seed gives the same games again."""


class Order:
    """What was asked for: so many games from this header, with these policies in turn."""

    def __init__(self, header: Header, policy: Sequence[str], games: int, seed: int) -> None:
        """UnknownBot if there is no such policy."""
        self.header = header
        self.game = game_of(header)
        names = [name.strip().casefold() for name in policy]
        self.policy = [names[seat % len(names)] for seat in range(len(header.players))]
        self.games = games
        self.seed = seed
        self.whim = COMPILED[self.game].get(names[0]) if len(set(self.policy)) == 1 else None
        self.bots = [] if self.whim else [find_policy(name, self.game) for name in self.policy]

    def play(self, threads: int = 0, ray: str | None = None) -> Blocks:
        """The games, some at a time and in order: on so many cores here, or on a Ray cluster."""
        compiled = self.compiled()
        if compiled is None and ray is not None:
            raise UnknownBot(
                f"not all of {', '.join(dict.fromkeys(self.policy))} play on a cluster; leave out --ray"
            )
        if compiled is None:
            return play_bots(self.header, self.bots, self.games, self.seed)
        play, how = compiled
        if ray is not None:
            return play_on_cluster(self.header, self.games, self.seed, address=ray, play=play, **how)
        return play(self.header, games=self.games, seed=self.seed, threads=threads, **how)

    def compiled(self) -> tuple[Callable[..., Blocks], dict[str, Any]] | None:
        """How to play this in machine code, if that is possible."""
        if self.whim is not None:
            return play_in_blocks, {"counted": True, "policy": self.whim}
        minds = minds_of(self.header, self.bots)
        if minds is None:
            return None
        return play_minded_in_blocks, {"counted": True, "mindset": hooks_of(self.game), "minds": minds}

    def course(self, blocks: Sequence[Results]) -> Course:
        """What came of the blocks that were played."""
        return Course(self.header, self.policy, self.seed, self.games, joined(blocks))


def find_policy(name: str, game: str) -> MakeBot:
    """The bot of that name; a policy that only plays at all seats says so."""
    if name in COMPILED[game] and name not in quick_bots(game):
        raise UnknownBot(f"'{name}' plays at all seats or at none; name it alone")
    return find_bot(name, game)


def play_bots(header: Header, bots: Sequence[MakeBot], games: int, seed: int) -> Blocks:
    """Games of bots, one at a time: the same deals as in compiled games of the same seed."""
    for number in range(games):
        yield play_one(header_of(header, seed, number), bots, number)


def play_one(header: Header, bots: Sequence[MakeBot], number: int) -> Results:
    """One game of bots, as one of many."""
    game = Party.of(open_game(header), bots, budget=A_THOUGHT).play_out()
    leads, census = count_events(header, game.truth())
    return Results(
        number,
        winners=column(sum(1 << winner for winner in game.rulebook.winners())),
        endings=column(part_for(header).endings.index(game.ending)),
        turns=column(turns_taken(game)),
        moves=column(len(game.moves)),
        scores=column(*scores_of(game))[None, :],
        leads=column(leads),
        firsts=column(first_player(game)),
        census=census,
    )


def turns_taken(game: Game[Rulebook]) -> int:
    """How many there were, the one in which the game ended among them."""
    begins = MascaradeKind.TURN if isinstance(game.header, Mascarade) else GrimmKind.TURN
    return sum(event.kind == begins for event in game.truth())


def first_player(game: Game[Rulebook]) -> Player:
    """Who began."""
    begins = MascaradeKind.TURN if isinstance(game.header, Mascarade) else GrimmKind.ROUND
    return next(event.who for event in game.truth() if event.kind == begins)


def scores_of(game: Game[Rulebook]) -> Sequence[int]:
    """By player, wherever they sit at the end."""
    rules = game.rulebook
    if isinstance(rules, MascaradeRulebook):
        return [rules.table.coins[seat] for seat in rules.table.seat_of]
    return rules.scores()


def column(*numbers: int) -> Numbers:
    """Numbers as compiled games have them."""
    return np.array(numbers, np.int32)
