"""Thousands of tables at once, each waiting for a decision of a player who learns."""

from collections.abc import Mapping, Sequence
from os import cpu_count
from secrets import randbits
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ridotto import __version__
from ridotto.environments.lineups import LEARNER, Seats, lineups_for, seat_rows
from ridotto.environments.memory import check_memory
from ridotto.environments.tables import SEED_BITS, check_count, check_seed, compiled_table_of, table_of
from ridotto.environments.trouble import BadEnvironment
from ridotto.play.header import Header
from ridotto.simulation.batch import header_of
from ridotto.simulation.observation import OBSERVATION_VERSION
from ridotto.simulation.vectors.compiled_vector import (
    ACTION,
    ENDED,
    CompiledVector,
    aligned,
    array_shapes,
)
from ridotto.simulation.vectors.loops import VectorArrays

Array: TypeAlias = npt.NDArray[Any]
Infos: TypeAlias = Mapping[str, Array]
Stepped: TypeAlias = tuple[Array, Array, Array, Array, Infos]

MAX_TABLES: Final = 1 << 31
MAX_THREADS: Final = 1024


class TableVector:
    """Many tables of one game, stepped at once.

    Every array has a row for each table, and is the same array after every step: what it holds is
    overwritten. docs/environments.md says what a step does and how this differs from Gymnasium's `VectorEnv`.
    """

    def __init__(
        self,
        game: str | Header,
        tables: int,
        *,
        seats: Seats | Sequence[Seats] = (LEARNER,),
        threads: int = 1,
        final_observations: bool = False,
        **settings: Any,
    ) -> None:
        """Set the tables; the settings, and `players`, are those of `table_of`.

        `seats` names a player for each seat, or has such a row for each line-up: these are given to the
        tables in turn. With 0 threads all cores are used.
        """
        self.header = table_of(game, **settings)
        self.num_envs = check_count("tables", tables, MAX_TABLES)
        self.num_players = len(self.header.players)
        self.threads = check_count("threads", threads, MAX_THREADS, least=0) or cpu_count() or 1
        self.threads = min(self.threads, self.num_envs)
        self.version = OBSERVATION_VERSION
        self.metadata = {"autoreset_mode": "same-step"}
        setup = compiled_table_of(self.header)
        self.fields = setup.game.observations.fields
        """Where each fact lies in an observation, by name."""
        self._shapes = array_shapes(setup.game, self.num_envs, self.num_players, final_observations)
        self._seats = seat_rows(seats, self.num_players)
        lineups, policy, together = lineups_for(self.header, self._seats)
        each = CompiledVector.bytes_of_one(setup, policy) + array_bytes(self._shapes) // self.num_envs
        check_memory(self.num_envs, each + self.bytes_beside())
        self._vector = CompiledVector(setup, lineups, policy, self.num_envs, self.threads, together)
        self._seed: int | None = None
        self._next_arrays: VectorArrays | None = None
        """Where the next step is written, if not into the arrays of before."""
        self.truncations: Array = aligned((self.num_envs,), np.bool_)
        """Never true: a turn limit is part of the rules, and those who lead then win."""
        self._give(VectorArrays(**self.new_arrays()))

    def bytes_beside(self) -> int:
        """Memory that a subclass needs for each table."""
        return 0

    def __getstate__(self) -> dict[str, Any]:
        """What a copy or a pickle needs: how the tables are set, and the games that are played at them."""
        return {
            "release": __version__,
            "made": (self.header, self.num_envs),
            "how": {
                "seats": self._seats,
                "threads": self.threads,
                "final_observations": len(self.final_observations) > 0,
            },
            "seed": self._seed,
            "games": self._vector.games(),
            "arrays": self._arrays._asdict(),
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Set the same tables, and go on with the same games; the arrays are new ones."""
        other = BadEnvironment("saved-by-another", release=state["release"])
        if state["release"] != __version__:
            raise other
        TableVector.__init__(self, *state["made"], **state["how"])
        if not self._vector.can_resume(state["games"]):
            raise other
        self._seed = state["seed"]
        if self._seed is not None:
            for name, array in self._arrays._asdict().items():
                array[:] = state["arrays"][name]
            self._vector.resume(self._seed, self._arrays, state["games"])

    def new_arrays(self) -> dict[str, Array]:
        """Another set of arrays that `write_to` takes."""
        return {name: aligned(*shape) for name, shape in self._shapes.items()}

    def write_to(self, arrays: Mapping[str, Array]) -> None:
        """Write into these arrays of the caller's from the next step on, such as rows of a roll-out.

        Until then the attributes are the arrays of before, which have the decisions that are to be made.
        """
        if not isinstance(arrays, Mapping):
            raise BadEnvironment("no-arrays", given=describe(arrays))
        for name, (shape, kind) in self._shapes.items():
            array = arrays.get(name)
            if array is None and 0 in shape:
                continue
            if (
                not isinstance(array, np.ndarray)
                or array.shape != shape
                or array.dtype != kind
                or not array.flags.c_contiguous
                or not array.flags.aligned
                or not array.flags.writeable
            ):
                raise BadEnvironment(
                    "bad-array", array=name, shape=str(shape), type=np.dtype(kind).name, given=describe(array)
                )
        self._next_arrays = VectorArrays(
            **{name: arrays.get(name, getattr(self, name)) for name in self._shapes}
        )
        if self._seed is not None:
            self._vector.write_to(self._next_arrays)

    def _give(self, arrays: VectorArrays) -> None:
        """Make the arrays attributes: they have been written to, or soon will be."""
        self._arrays = arrays
        self._next_arrays = None
        self.observations: Array = arrays.observations
        self.masks: Array = arrays.masks
        self.players: Array = arrays.players
        self.rewards: Array = arrays.rewards
        self.terminations: Array = arrays.terminations
        self.final_observations: Array = arrays.final_observations
        ended = {name: self._vector.ended[:, column] for column, name in enumerate(ENDED)}
        self._infos = {
            "action_mask": self.masks,
            "player": self.players,
            "game": self._vector.numbers,
            **{f"final_{name}": column for name, column in ended.items()},
            "final_obs": self.final_observations,
        }

    def reset(self, *, seed: int | None = None, options: object = None) -> tuple[Array, Infos]:
        """Deal at every table; the same seed and actions give the same games on any number of threads.

        There are no options.
        """
        if isinstance(options, Mapping) and "reset_mask" in options:
            raise BadEnvironment("no-reset-mask")
        self._seed = randbits(SEED_BITS) if seed is None else check_seed(seed)
        arrays = self._next_arrays or self._arrays
        self._vector.reset(self._seed, arrays)
        self._give(arrays)
        return self.observations, self._infos

    def step(self, actions: Array | Sequence[int]) -> Stepped:
        """Make a decision at every table: the action of the player in `players`.

        Bots answer, games that end are dealt anew. An action that is masked is refused, and then nothing has
        happened at any table.
        """
        if self._seed is None:
            raise BadEnvironment("not-reset", method="reset")
        given = self._numbers(actions)
        masked = self._vector.step(given)
        if masked is not None:
            action = int(np.asarray(actions)[masked])
            raise BadEnvironment(
                "masked-action", action=action, table=masked, player=int(self.players[masked])
            )
        if self._next_arrays is not None:
            self._give(self._next_arrays)
        return self.observations, self.rewards, self.terminations, self.truncations, self._infos

    def _numbers(self, actions: Any) -> npt.NDArray[np.int32]:
        """The actions as the compiled loop takes them."""
        if (
            type(actions) is np.ndarray
            and actions.dtype == ACTION
            and actions.shape == (self.num_envs,)
            and actions.flags.c_contiguous
        ):
            return actions
        try:
            given = np.asarray(actions)
        except ValueError:  # rows of different lengths
            raise BadEnvironment("bad-actions", tables=self.num_envs, given=repr(actions)) from None
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise BadEnvironment("bad-actions", tables=self.num_envs, given=describe(given))
        return np.ascontiguousarray(np.clip(given, -1, np.iinfo(ACTION).max), ACTION)

    def header_at(self, table: int) -> Header:
        """The start of the game at a table now: `ridotto.play.open_game` deals the same one."""
        if self._seed is None:
            raise BadEnvironment("not-reset", method="reset")
        row = check_count("table", table, self.num_envs - 1, least=0)
        number = int(self._vector.numbers[row])
        return header_of(self.header, self._seed ^ number >> 32 << 32, number & 0xFFFFFFFF)

    def close(self) -> None:
        """End the threads."""
        self._vector.close()


def array_bytes(shapes: Mapping[str, tuple[tuple[int, ...], Any]]) -> int:
    """Memory of all arrays with these shapes and types."""
    total = 0
    for shape, kind in shapes.values():
        size = np.dtype(kind).itemsize
        for length in shape:
            size *= length
        total += size
    return total


def describe(given: object) -> str:
    """An argument in a few words."""
    if isinstance(given, np.ndarray):
        return f"{given.dtype} {given.shape}"
    return repr(given)
