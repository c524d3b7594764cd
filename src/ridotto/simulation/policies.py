"""Games between players with states: many from the deal on, or given positions to their end.

The functions of such a policy are plain functions of its own package, handed in as `PolicyHooks`. Game
number i of a seed is dealt and played in the same way on any number of threads.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, Unpack

import numba
import numpy as np

from ridotto.bots.policy_hooks import PolicyHooks
from ridotto.chance import WORD, next_word, sow
from ridotto.play.header import Header
from ridotto.simulation import loops
from ridotto.simulation.batch import Batch, BatchOptions, BatchPlan, expect_games, play_batch, scores_of
from ridotto.simulation.buffers import PlayerBuffers, Run, Seed
from ridotto.simulation.compile.games import GameSource, source_for
from ridotto.simulation.compile.records import CHANCE_WORDS, Layout, Numbers, Records, fixed_sizes, new_buffer
from ridotto.simulation.compile.twin import Twin
from ridotto.simulation.compiled_table import TableSetup
from ridotto.simulation.listeners import PLAYERS_ONLY
from ridotto.simulation.loops import OTHER_HIGH, OTHER_LOW
from ridotto.simulation.outputs import CountedOutput, NoOutput, Output, RecordedOutput, UncountedOutput
from ridotto.simulation.players import Hooks, with_states
from ridotto.simulation.results import Results, join_results
from ridotto.simulation.roll_outs import is_before
from ridotto.simulation.roll_outs import roll_out as roll_out_loop

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


class PolicyTwin(Twin):
    """A compiled game, played by players with states."""

    def __init__(self, game: GameSource, hooks: PolicyHooks) -> None:
        """Nothing is compiled yet."""
        self.states = Layout(hooks.state, fixed_sizes(hooks.state))
        self.has_constants = game.part.constants is not None
        kinds: dict[object, Any] = {hooks.state: numba.from_dtype(self.states.dtype)}
        super().__init__(game, self.player_hooks(hooks), kinds)

    def player_hooks(self, hooks: PolicyHooks) -> Hooks:
        """The functions of the players in the place of those of the loops."""
        return with_states(hooks, self.has_constants)


@cache
def policy_twin(header: type[Header], hooks: PolicyHooks) -> PolicyTwin:
    """The game that starts from headers of this type, played by this policy."""
    return PolicyTwin(source_for(header), hooks)


# ── Many games ───────────────────────────────────────────────────────────────────────────────────────


def play_minded(
    header: Header,
    hooks: PolicyHooks,
    states: Sequence["DataclassInstance"],
    games: int,
    seed: int = 0,
    **options: Unpack[BatchOptions],
) -> Results:
    """Play this many games to the end, everybody with the state they have before the deal."""
    return join_results(list(play_minded_in_blocks(header, hooks, states, games, seed, **options)))


def play_minded_in_blocks(
    header: Header,
    hooks: PolicyHooks,
    states: Sequence["DataclassInstance"],
    games: int,
    seed: int = 0,
    **options: Unpack[BatchOptions],
) -> Iterator[Results]:
    """The same in blocks, in order, as soon as they are played; 0 threads: all cores."""
    if len(states) != len(header.players):
        raise ValueError(f"{len(header.players)} players need a state each, and here are {len(states)}")
    batch = Batch(games, seed, **options)
    batch.check()
    setup = TableSetup(header)
    return play_batch(batch, PolicyPlan(setup, policy_twin(type(header), hooks), batch, states))


def luck_of(seed: int, number: int, players: int) -> list[int]:
    """The seeds that the states of all players get in one of many games, as bots take them."""
    chance = [0] * CHANCE_WORDS
    sow(chance, seed & WORD ^ OTHER_LOW, seed >> 32 ^ OTHER_HIGH, number)
    return [next_word(chance) | next_word(chance) << 32 for _ in range(players)]


class PolicyPlan(BatchPlan):
    """Everything that the games of one batch with states have in common."""

    def __init__(
        self, setup: TableSetup, twin: PolicyTwin, batch: Batch, states: Sequence["DataclassInstance"]
    ) -> None:
        """Compile what is needed."""
        self.fresh: Any = twin.states.records(*states)
        super().__init__(setup, twin, _output(setup, batch))

    def player_buffers(self) -> PlayerBuffers:
        """States to play with, and a table to see."""
        seen: Any = np.zeros_like(self.setup.table)
        return PlayerBuffers(self.fresh.copy(), self.fresh, seen)


def _output(setup: TableSetup, batch: Batch) -> Output:
    """What to keep of the games."""
    if batch.told:
        return RecordedOutput()
    if setup.game.part.statistics is None:
        return NoOutput(buffered=True, counted=batch.counted)
    how = CountedOutput if batch.counted else UncountedOutput
    return how(setup.game, len(setup.header.players), buffered=True)


# ── From given positions ─────────────────────────────────────────────────────────────────────────────


class Outcomes(NamedTuple):
    """How some positions went on, one row each."""

    winners: Numbers
    """The players who won, as bits; 0 if the game was not over."""
    scores: Numbers
    """Coins or roses by player."""
    moves: Numbers


def roll_out(
    header: Header, hooks: PolicyHooks, tables: Records, states: Records, seed: int = 0, turns: int = 0
) -> Outcomes:
    """Play positions on to their end, or for some turns; tables and states are left as they come out.

    `tables` has one record for each position, `states` a row of records: what each player believes there.
    All chance comes from the seed.
    """
    twin, setup = policy_twin(type(header), hooks), TableSetup(header)
    run = new_run(setup, tables, states[0], Seed(seed & WORD, seed >> 32 & WORD, 0))
    play = twin.entry(roll_out_loop, (run, states, turns), PLAYERS_ONLY, run.log, {loops.goes_on: is_before})
    expect_games(play(run, states, turns))
    scores = scores_of(setup.game, tables, len(header.players))
    return Outcomes(tables["winners"].copy(), scores, run.lengths)


def new_run(setup: TableSetup, tables: Any, states: Any, seed: Seed) -> Run:
    """The buffers for playing on from given positions."""
    chance: Any = np.zeros(CHANCE_WORDS, np.int64)
    legal: Any = setup.new_moves()
    seen: Any = np.zeros_like(setup.table)
    players = PlayerBuffers(states.copy(), states, seen)
    lengths = np.zeros(len(tables), np.int32)
    return Run(tables, setup.start, seed, legal, chance, lengths, new_buffer(), None, players)
