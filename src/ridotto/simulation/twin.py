"""Both games in machine code: compiled when first asked for, and kept on disk until a source changes."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, cached_property
from pathlib import Path
from threading import RLock
from types import FunctionType
from typing import Any, Final, Generic, NamedTuple, TypeAlias, cast

import llvmlite.binding
import numba
import numpy as np
from numba.core import event, types

import ridotto
from ridotto import grimm, mascarade
from ridotto.events import Log
from ridotto.events import tell as tell_interpreted
from ridotto.grimm.moves import legal_moves as grimm_moves
from ridotto.grimm.rules import play as play_grimm
from ridotto.grimm.setup import open_by_chance
from ridotto.grimm.table import Table as GrimmTable
from ridotto.mascarade.moves import legal_moves as mascarade_moves
from ridotto.mascarade.rules import play as play_mascarade
from ridotto.mascarade.setup import open_table
from ridotto.mascarade.table import Packed
from ridotto.mascarade.table import Table as MascaradeTable
from ridotto.simulation import compiled, loops, positions
from ridotto.simulation.cache import alone_in, directory_for
from ridotto.simulation.compiled import ANY_LOG, OPTIONS, Body, Dispatcher, njit
from ridotto.simulation.loops import MaybePage, Position, any_move
from ridotto.simulation.positions import GRIMM, LOG, MASCARADE, AnyTable, Layout

Policy: TypeAlias = Callable[[Any, Packed, list[int], int, list[int]], int]
"""Chooses a move from a table, the powers, the legal moves, their number, and a chance of its own."""

_compiling: Final = RLock()
_config: Any = numba.config  # Numba makes its settings up as it goes, so no checker knows them


class Rules(NamedTuple, Generic[AnyTable]):
    """What the twin of a game is built from."""

    name: str
    layout: Layout[AnyTable]
    package: Path
    open_game: Callable[..., None]
    legal_moves: Callable[..., int]
    make_move: Callable[..., None]


def _open_mascarade(t: MascaradeTable, powers: Packed, shuffled: bool, first: int, log: Log) -> None:  # noqa: ARG001
    open_table(t, shuffled, first, log)


def _open_grimm(t: GrimmTable, powers: Packed, shuffled: bool, first: int, log: Log) -> None:  # noqa: ARG001
    open_by_chance(t, first, log)


def _move_grimm(t: GrimmTable, powers: Packed, move: int, log: Log) -> None:  # noqa: ARG001
    play_grimm(t, move, log)


MASCARADE_RULES: Final = Rules(
    "Mascarade",
    MASCARADE,
    Path(mascarade.__file__).parent,
    _open_mascarade,
    mascarade_moves,
    play_mascarade,
)
GRIMM_RULES: Final = Rules(
    "The Grimm Masquerade", GRIMM, Path(grimm.__file__).parent, _open_grimm, grimm_moves, _move_grimm
)


class Twin(Generic[AnyTable]):
    """A game in machine code, played by one policy."""

    def __init__(self, rules: Rules[AnyTable], policy: Policy = any_move) -> None:
        """Nothing is compiled yet."""
        self.rules: Rules[AnyTable] = rules
        self.layout: Layout[AnyTable] = rules.layout
        self.policy = cast("FunctionType", policy)
        self._record = numba.from_dtype(rules.layout.dtype)
        self._body = Body(self._types(), self._functions())
        self._entries: dict[tuple[FunctionType, bool], Dispatcher] = {}
        self._announcer = _Announcer(f"compiling {rules.name} for this machine, once …")

    def _types(self) -> dict[object, types.Type]:
        """The compiled type of everything that rules take."""
        return {
            int: types.int64,
            bool: types.boolean,
            self.layout.table: self._record,
            Position: self._record,
            Packed: POWERS,
            Log: ANY_LOG,
            MaybePage: ANY_LOG,
        }

    def _functions(self) -> dict[object, FunctionType]:
        """What stands in for what: the game's own functions for the names in the loops."""
        own = {
            tell_interpreted: loops.tell,
            loops.open_game: self.rules.open_game,
            loops.legal_moves: self.rules.legal_moves,
            loops.make_move: self.rules.make_move,
            loops.choose: self.policy,
        }
        return cast("dict[object, FunctionType]", own)

    # ── What can be called ───────────────────────────────────────────────────────────────────────────

    def play_games(self, told: bool) -> Dispatcher:
        """Many tables to their end (`loops.play_games`)."""
        kept = (PAGE, ROWS, NUMBERS, ROWS) if told else (types.none,) * 4
        return self._entry(
            loops.play_games,
            (self._tables, POWERS, types.boolean, *[types.int64] * 4, MOVES, MOVES, NUMBERS, *kept),
            told,
        )

    def open_one(self, told: bool) -> Dispatcher:
        """Deal at one table (`loops.open_one`)."""
        log = PAGE if told else types.none
        signature = (self._tables, types.int64, POWERS, types.boolean, types.int64, log)
        return self._entry(loops.open_one, signature, told)

    def list_moves(self) -> Dispatcher:
        """The legal moves at one table (`loops.list_moves`)."""
        return self._entry(loops.list_moves, (self._tables, types.int64, MOVES), False)

    def move_one(self, told: bool) -> Dispatcher:
        """One move at one table (`loops.move_one`)."""
        log = PAGE if told else types.none
        return self._entry(loops.move_one, (self._tables, types.int64, POWERS, types.int64, log), told)

    def copy_often(self) -> Dispatcher:
        """Copies of a table (`loops.copy_often`)."""
        return self._entry(loops.copy_often, (self._tables, *[types.int64] * 3), False)

    @property
    def _tables(self) -> types.Type:
        return types.Array(self._record, 1, "C")

    # ── Compiling ────────────────────────────────────────────────────────────────────────────────────

    def _entry(self, function: Any, signature: tuple[types.Type, ...], told: bool) -> Dispatcher:
        """A function that Python may call, from disk if it was compiled before."""
        with _compiling:
            if (function, told) not in self._entries:
                self._entries[function, told] = self._compile(function, signature, told)
            return self._entries[function, told]

    def _compile(self, function: Any, signature: tuple[types.Type, ...], told: bool) -> Dispatcher:
        """Compile it, or find that it is on disk: then nothing that it calls has to be compiled."""
        made = self._body.with_twins(function)
        home = self._directory
        mark = home / f"{function.__name__}-{'told' if told else 'untold'}" if home else None
        listening = event.install_listener("numba:compile", self._announcer)
        with alone_in(home), _caching_in(home), listening:
            dispatcher = njit(made, cache=home is not None, **OPTIONS)
            if mark is None or not mark.exists():
                self._body.compile_calls(function, PAGE if told else types.none)
            dispatcher.compile(signature)
            dispatcher.disable_compile()
            if mark is not None:
                mark.touch()
        return dispatcher

    @cached_property
    def _directory(self) -> Path | None:
        """Where this twin is kept; None if there is no place for it."""
        policy = f"{self.policy.__module__}.{self.policy.__qualname__}"
        try:
            return directory_for(self._sources(), [*CIRCUMSTANCES, self.rules.name, policy])
        except OSError:
            return None

    def _sources(self) -> set[Path]:
        """All files that a compiled function or a constant in it comes from."""
        self._body.with_twins(cast("FunctionType", loops.play_games))
        reached = {Path(function.__code__.co_filename) for function in self._body.twins}
        shared = Path(ridotto.__file__).parent.glob("*.py")
        ours = (Path(module.__file__) for module in (compiled, loops, positions) if module.__file__)
        return {*reached, *shared, *ours, Path(__file__), *self.rules.package.glob("*.py")}


POWERS: Final = types.Array(types.int32, 3, "C")
PAGE: Final = numba.from_dtype(LOG)
MOVES: Final = types.Array(types.int64, 1, "C")
NUMBERS: Final = types.Array(types.int32, 1, "C")
ROWS: Final = types.Array(types.int32, 2, "C")

CIRCUMSTANCES: Final = (
    sys.version,
    f"numpy {np.__version__}",
    f"numba {numba.__version__}",
    f"boundscheck {_config.BOUNDSCHECK}",
    f"opt {_config.OPT}",
    f"cpu {llvmlite.binding.get_host_cpu_name()}",
)
"""What else changes compiled code."""


@contextmanager
def _caching_in(directory: Path | None) -> Iterator[None]:
    """Have Numba keep what is compiled here in our directory, and nothing else of what it compiles."""
    before = _config.CACHE_DIR
    _config.CACHE_DIR = str(directory or "")
    try:
        yield
    finally:
        _config.CACHE_DIR = before


class _Announcer(event.Listener):
    """Says a line on the screen when something is really compiled, once."""

    def __init__(self, line: str) -> None:
        self.line = line

    def on_start(self, event: object) -> None:  # noqa: ARG002
        if self.line:
            print(f"ridotto: {self.line}", file=sys.stderr, flush=True)
            self.line = ""

    def on_end(self, event: object) -> None:
        """Nothing to say."""


@cache
def mascarade_twin(policy: Policy = any_move) -> Twin[MascaradeTable]:
    """Mascarade in machine code."""
    return Twin(MASCARADE_RULES, policy)


@cache
def grimm_twin(policy: Policy = any_move) -> Twin[GrimmTable]:
    """The Grimm Masquerade in machine code."""
    return Twin(GRIMM_RULES, policy)
