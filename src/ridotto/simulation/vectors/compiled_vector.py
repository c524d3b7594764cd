"""Many tables that are stepped at once, on one thread or several."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import accumulate, pairwise
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ridotto.bots.policy_hooks import PolicyHooks, TogetherHooks
from ridotto.chance import WORD
from ridotto.seats import Bits
from ridotto.simulation.batch import expect_games
from ridotto.simulation.compile.games import GameSource
from ridotto.simulation.compile.records import CHANCE_WORDS, new_buffer
from ridotto.simulation.compile.twin import Twin
from ridotto.simulation.compiled_table import TableSetup, without_dispatch
from ridotto.simulation.listeners import Listener
from ridotto.simulation.players import Hooks, decider
from ridotto.simulation.policies import policy_twin
from ridotto.simulation.vectors import bots_together, loops
from ridotto.simulation.vectors.bot_loops import EVENT_FACTS, QUEUE_SIZE, WITH_BOTS
from ridotto.simulation.vectors.helping_threads import HelpingThreads
from ridotto.simulation.vectors.loops import (
    ALL_STEPPED,
    CHECK,
    OPEN,
    STEP,
    UNCHECKED,
    VectorArrays,
    VectorStart,
    VectorTables,
    step_tables,
)
from ridotto.simulation.vectors.state_parts import parts_in_use

ALIGNMENT: Final = 64
"""Arrays begin at a multiple of this many bytes, so that JAX can use them without a copy."""
ACTION: Final = np.int32
BITS: Final = 32
"""How many legal moves one number holds as bits."""
ROOM_BESIDES: Final = 256
"""Bytes that a table needs at most for what is small."""
ENDED: Final = ("moves", "winners", "ending")
"""What is kept of the last game that ended at a table."""
SMALL_PART: Final = 32
SMALL_PARTS: Final = 8
"""With several threads so many parts are one in SMALL_PART of all tables, for those who are done first."""


class Lineup(NamedTuple):
    """Who plays at a table."""

    learning: Bits
    """The players who learn."""
    states: Sequence[Any] = ()
    """The states of all players before the deal; none if no bot plays in any line-up."""
    hearing: Bits = 0
    """The bots that hear anything, where they hear together."""


def aligned(shape: tuple[int, ...], kind: Any) -> npt.NDArray[Any]:
    """An array of zeros that other libraries can use without a copy."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    room = np.zeros(size + ALIGNMENT, np.uint8)
    start = -room.ctypes.data % ALIGNMENT
    array: npt.NDArray[Any] = room[start : start + size].view(kind).reshape(shape)
    return array


def array_shapes(
    game: GameSource, tables: int, players: int, final: bool
) -> dict[str, tuple[tuple[int, ...], Any]]:
    """The shape and type of each array that the caller is given, by its field of `VectorArrays`."""
    width, moves = game.observations.places.END, game.observations.moves  # type: ignore[attr-defined]
    return {
        "observations": ((tables, width), np.int32),
        "masks": ((tables, moves), np.int8),
        "players": ((tables,), np.int32),
        "rewards": ((tables, players), np.float32),
        "terminations": ((tables,), np.bool_),
        "final_observations": ((tables if final else 0, players, width), np.int32),
    }


class CompiledVector:
    """Many tables of one game. Nothing is dealt before `reset`."""

    def __init__(
        self,
        setup: TableSetup,
        lineups: Sequence[Lineup],
        hooks: PolicyHooks | None,
        tables: int,
        threads: int,
        together: TogetherHooks | None = None,
    ) -> None:
        """Table i has line-up i, and after the last again the first; `hooks` are the policy of the bots.

        If they hear together, the states of each line-up end with the common one.
        """
        self.setup = setup
        self.game = setup.game
        header = setup.header
        self.tables = tables
        self.players = len(header.players)
        self.states: Any = None
        self.twin = vector_twin(self.game)
        if hooks is not None:
            twin = policy_twin(type(header), hooks)
            self.twin, self.states = twin, np.stack([twin.states.records(*each.states) for each in lineups])
        self.lineups = lineups
        self.together = together
        self._parts_in_use = parts_in_use(lineups, self.states, together is not None)
        self._kept = self._new_tables()
        self._rows = rows_of_parts(tables, threads)
        self._helpers = HelpingThreads(threads - 1) if threads > 1 else None
        self._all: Any = None
        self._parts: list[VectorTables] = []
        self._loop: Any = None

    @staticmethod
    def bytes_of_one(setup: TableSetup, hooks: PolicyHooks | None) -> int:
        """Memory that a table needs, without the arrays of the caller."""
        players = len(setup.header.players)
        player, common = setup.game.own_layout.dtype.itemsize, setup.game.common_layout.dtype.itemsize
        queue = 0
        if hooks is not None:
            state = policy_twin(type(setup.header), hooks).states.dtype.itemsize
            player += state
            common += state
            queue = QUEUE_SIZE * (EVENT_FACTS + 1) * np.dtype(np.int32).itemsize
        return int(setup.table.dtype.itemsize + common + players * player + queue + ROOM_BESIDES)

    def _new_tables(self) -> dict[str, Any]:
        """The fields of `VectorTables` that have a row for each table."""
        tables, players = self.tables, self.players
        lineups = np.arange(tables, dtype=np.int64) % len(self.lineups)
        learning = np.array([lineup.learning for lineup in self.lineups], np.int64)
        states = None if self.states is None else self.states[lineups]
        queue_size = 0 if self.states is None else QUEUE_SIZE
        return {
            "tables": np.repeat(self.setup.table, tables),
            "common": aligned((tables,), self.game.common_layout.dtype),
            "owns": aligned((tables, players), self.game.own_layout.dtype),
            "states": states,
            "learning": learning[lineups],
            "lineups": lineups,
            "numbers": np.arange(tables, dtype=np.int64),
            "moves": np.zeros(tables, np.int64),
            "ended": np.zeros((tables, len(ENDED)), np.int32),
            "allowed": np.zeros((tables, -(-self.game.observations.moves // BITS)), np.uint32),
            "queue": np.zeros((tables, queue_size, EVENT_FACTS + 1), np.int32),
            "queued": np.zeros(tables, np.int64),
            "heard": np.zeros((tables, players), np.int32),
            "hearing": np.array([lineup.hearing for lineup in self.lineups], np.int64)[lineups],
        }

    @property
    def numbers(self) -> Any:
        """The number of the game that is played at each table."""
        return self._kept["numbers"]

    @property
    def ended(self) -> Any:
        """What is kept of the last game that ended at each table: the columns of ENDED."""
        return self._kept["ended"]

    def write_to(self, arrays: VectorArrays) -> None:
        """From now on write into these arrays."""
        self._all = self._all._replace(out=arrays)
        self._parts = [
            part._replace(out=self.part_of(arrays, rows))
            for part, rows in zip(self._parts, self._rows, strict=True)
        ]

    def reset(self, seed: int, arrays: VectorArrays) -> None:
        """Deal game number i of the seed at table i."""
        self.numbers[:] = np.arange(self.tables)
        self.ended[:] = 0
        self._prepare(seed, arrays)
        self._run(np.zeros(self.tables, ACTION), OPEN)

    def games(self) -> Mapping[str, Any]:
        """All that is different at each table; another vector can `resume` from a copy of it."""
        return self._kept

    def can_resume(self, games: Mapping[str, Any]) -> bool:
        """Whether these are the games of a vector like this one."""
        return layouts(games) == layouts(self._kept)

    def resume(self, seed: int, arrays: VectorArrays, games: Mapping[str, Any]) -> None:
        """Go on with the games of another vector; the arrays have what is told about them now."""
        for name, array in self._kept.items():
            if array is not None:
                array[:] = games[name]
        self._prepare(seed, arrays)

    def _prepare(self, seed: int, arrays: VectorArrays) -> None:
        """Compile the loop, and give each thread its tables."""
        start = VectorStart(
            self.setup.table,  # type: ignore[arg-type]
            *self.setup.together(self.players),
            self.states,
            *self._parts_in_use,
            self.setup.start,
            seed & WORD,
            seed >> 32,
            self.tables,
        )
        self._all = self._part(start, arrays, slice(self.tables))
        self._parts = [self._part(start, arrays, rows) for rows in self._rows]
        if self._loop is None:
            example = (self._all, np.zeros(1, ACTION), STEP)
            self._loop = without_dispatch(
                self.twin.entry(step_tables, example, self.listener(), self._all.log)
            )

    def _part(self, start: VectorStart, arrays: VectorArrays, rows: slice) -> VectorTables:
        """The tables that one thread steps."""
        kept: dict[str, Any] = {
            name: None if array is None else array[rows] for name, array in self._kept.items()
        }
        kept |= {
            "legal": self.setup.new_moves(),
            "chance": np.zeros(CHANCE_WORDS, np.int64),
            "log": new_buffer(),
            "seen": np.zeros_like(self.setup.table),
            "mind": None if self.states is None else np.zeros(1, self.states.dtype),
        }
        return VectorTables(
            start=start,
            out=self.part_of(arrays, rows),
            **kept,
        )

    def part_of(self, arrays: VectorArrays, rows: slice) -> VectorArrays:
        """The rows of the caller's arrays that one thread writes."""
        return VectorArrays(*(array[rows] for array in arrays))

    def listener(self) -> Listener:
        """The hooks of the loop over tables."""
        return vector_listener(self.game, self.states is not None, self.together)

    def step(self, actions: npt.NDArray[np.int32]) -> int | None:
        """Make the move of the player who decides at each table.

        Returns the first table whose action is masked, and then nothing has happened; None if all were made.
        """
        return self._run(actions, STEP)

    def _run(self, actions: npt.NDArray[np.int32], task: int) -> int | None:
        """Step all tables, on all threads, unless an action is masked: then return its table."""
        if self._helpers is None:
            return masked_table(self._loop(self._all, actions, task))
        self._helpers.wake_up()
        if task != OPEN:
            masked = masked_table(self._loop(self._all, actions, CHECK))
            if masked is not None:
                return masked
            task = UNCHECKED
        parts = zip(self._parts, self._rows, strict=True)
        for result in self._helpers.call(self._loop, [(part, actions[rows], task) for part, rows in parts]):
            masked_table(result)
        return None

    def close(self) -> None:
        """End the threads."""
        if self._helpers is not None:
            self._helpers.close()


def layouts(arrays: Mapping[str, Any]) -> dict[str, Any]:
    """The shape and type of each array, by name."""
    return {name: None if array is None else (array.shape, array.dtype) for name, array in arrays.items()}


def rows_of_parts(tables: int, threads: int) -> list[slice]:
    """Which tables are stepped together: large parts, one for each thread, and small ones for the rest."""
    if threads == 1:
        return [slice(tables)]
    small = tables // SMALL_PART
    large = tables - SMALL_PARTS * small
    sizes = [large * (n + 1) // threads - large * n // threads for n in range(threads)]
    ends = accumulate([*sizes, *[small] * SMALL_PARTS], initial=0)
    return [slice(start, end) for start, end in pairwise(ends) if end > start]


def masked_table(result: int) -> int | None:
    """The first table whose action was masked; raise if a game was given up."""
    return None if expect_games(result) == ALL_STEPPED else result


def vector_listener(game: GameSource, bots: bool, hooks: TogetherHooks | None) -> Listener:
    """The hooks of the loop over tables."""
    together = game.observations.together
    learners: Hooks = {
        loops.hear_together: together.hear,
        loops.observe_as: together.observe,
    }
    if not bots:
        return Listener("vector", learners)
    if hooks is None:
        return Listener("vector with bots", {**learners, **WITH_BOTS})
    own: Hooks = {
        bots_together.tells_of_cards: hooks.tells_of_cards,
        bots_together.hear_for_oneself: hooks.hear_for_oneself,
        bots_together.hear_in_public: hooks.hear_in_public,
    }
    return Listener("vector with bots together", {**learners, **bots_together.TOGETHER, **own})


@cache
def vector_twin(game: GameSource) -> Twin:
    """A game in which every player learns."""
    return Twin(game, {decider: game.observations.decider})
