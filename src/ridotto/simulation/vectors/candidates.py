"""Many tables at once for players who learn by a network: every legal move comes with what the network reads.

Plain functions that take the place of those of `vectors.loops`, and the vector that uses them.
"""

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ridotto.bots.network import GameNetwork
from ridotto.bots.policy_hooks import PolicyHooks
from ridotto.seats import Player
from ridotto.simulation.buffers import GameTable
from ridotto.simulation.compiled_table import TableSetup
from ridotto.simulation.listeners import Listener
from ridotto.simulation.players import Hooks, seen
from ridotto.simulation.vectors import loops
from ridotto.simulation.vectors.bot_loops import WITH_BOTS, needs_state, show_state
from ridotto.simulation.vectors.compiled_vector import CompiledVector, Lineup
from ridotto.simulation.vectors.loops import ALL_STEPPED, VectorTables

Floats = npt.NDArray[np.float32]
Counts = npt.NDArray[np.int32]


class CandidateArrays(NamedTuple):
    """What the trainer is given: a row for each table, and for each legal move of all tables in turn."""

    players: Counts
    rewards: Floats
    terminations: npt.NDArray[np.bool_]
    final_observations: Any
    """Empty."""
    positions: Floats
    """By table: what the network reads about the position."""
    counts: Counts
    """By table: the number of legal moves."""
    moves: Counts
    """The legal moves of the first table, then those of the second and so on."""
    features: Floats
    """What the network reads about each of them."""
    used: npt.NDArray[np.int64]
    """One number: how many these are."""


# ── Compiled ─────────────────────────────────────────────────────────────────────────────────────────


def prepare(state: Any, table: GameTable, constants: Any) -> None:
    """Write what a network reads about the position."""
    raise NotImplementedError


def describe(state: Any, table: GameTable, constants: Any, move: int) -> None:
    """Write what it reads about a move."""
    raise NotImplementedError


def prepare_plainly(state: Any, table: GameTable) -> None:
    """`prepare` of a game without constants."""
    raise NotImplementedError


def describe_plainly(state: Any, table: GameTable, move: int) -> None:
    """`describe` of a game without constants."""
    raise NotImplementedError


def prepare_without_constants(state: Any, table: GameTable, constants: Any) -> None:  # noqa: ARG001
    """Takes the place of `prepare` in a game without constants."""
    prepare_plainly(state, table)


def describe_without_constants(state: Any, table: GameTable, constants: Any, move: int) -> None:  # noqa: ARG001
    """Takes the place of `describe` in a game without constants."""
    describe_plainly(state, table, move)


def list_candidates(v: VectorTables, i: int, t: GameTable, player: Player, count: int) -> None:
    """Takes the place of `ask_learner`: writes all legal moves, and what a network reads about them."""
    out: Any = v.out
    show_state(v, i, player)
    seen(t, player, v.seen[0])
    state = v.states[i, player]
    prepare(state, v.seen[0], v.start.game.constants)
    for number in range(out.positions.shape[1]):
        out.positions[i, number] = state.position[number]
    out.players[i] = player
    out.counts[i] = count
    for n in range(count):
        row = out.used[0]
        out.used[0] = row + 1
        out.moves[row] = v.legal[n]
        describe(state, v.seen[0], v.start.game.constants, v.legal[n])
        for number in range(out.features.shape[1]):
            out.features[row, number] = state.features[number]


def trust_actions(v: VectorTables, actions: Any) -> int:  # noqa: ARG001
    """Takes the place of `first_masked`: the trainer makes legal moves."""
    return ALL_STEPPED


def has_state(v: VectorTables, i: int, player: Player) -> bool:  # noqa: ARG001
    """Takes the place of `needs_state`: those who learn have a state as well."""
    return True


def hear_nothing(common: Any, owns: Any, *event: int) -> None:
    """Takes the place of `hear_together`: all is heard by the states."""


def observe_nothing(t: GameTable, common: Any, own: Any, player: Player, into: Any) -> None:
    """Takes the place of `observe_as`."""


HOOKS: Final[Hooks] = {
    **WITH_BOTS,
    loops.ask_learner: list_candidates,
    loops.first_masked: trust_actions,
    needs_state: has_state,
    loops.hear_together: hear_nothing,
    loops.observe_as: observe_nothing,
}


class CandidateVector(CompiledVector):
    """Many tables of one game, for a trainer."""

    def __init__(
        self, setup: TableSetup, lineups: list[Lineup], hooks: PolicyHooks, network: GameNetwork, tables: int
    ) -> None:
        """Table i has line-up i, and after the last again the first."""
        super().__init__(setup, lineups, hooks, tables, 1)
        self.network = network
        self.out = self._new_arrays(tables * self.game.part.max_legal_moves)

    def _new_arrays(self, rows: int) -> CandidateArrays:
        features, tables = self.network.features, self.tables
        return CandidateArrays(
            np.zeros(tables, np.int32),
            np.zeros((tables, self.players), np.float32),
            np.zeros(tables, np.bool_),
            np.zeros((0, 0, 0), np.int32),
            np.zeros((tables, features.position), np.float32),
            np.zeros(tables, np.int32),
            np.zeros(rows, np.int32),
            np.zeros((rows, features.move), np.float32),
            np.zeros(1, np.int64),
        )

    def listener(self) -> Listener:
        """The hooks of the loop over tables."""
        plain: dict[Any, Any] = {prepare: self.network.prepare, describe: self.network.describe}
        if self.game.part.constants is None:
            plain = {
                prepare: prepare_without_constants,
                describe: describe_without_constants,
                prepare_plainly: self.network.prepare,
                describe_plainly: self.network.describe,
            }
        return Listener("vector of candidates", {**HOOKS, **plain})

    def part_of(self, arrays: Any, rows: slice) -> Any:  # noqa: ARG002
        """All rows are one thread's."""
        return arrays

    def deal(self, seed: int) -> None:
        """Deal at every table."""
        self.out.used[0] = 0
        self.reset(seed, self.out)  # type: ignore[arg-type]

    def make(self, moves: Counts) -> None:
        """Make a move at every table."""
        self.out.used[0] = 0
        self._run(moves, loops.STEP)
