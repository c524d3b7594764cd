"""Both games in machine code: compiled when first asked for, and kept on disk until a source changes."""

import sys
from collections.abc import Callable, Iterator, Mapping
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
from ridotto.events import tell as tell_interpreted
from ridotto.games.grimm.rules.table import Table as GrimmTable
from ridotto.games.grimm.simulation import observation as grimm_eye
from ridotto.games.grimm.simulation import statistics as grimm_census
from ridotto.games.mascarade.rules.table import Packed
from ridotto.games.mascarade.rules.table import Table as MascaradeTable
from ridotto.games.mascarade.simulation import observation as mascarade_eye
from ridotto.games.mascarade.simulation import statistics as mascarade_census
from ridotto.simulation import loops
from ridotto.simulation.compile import functions as compiled
from ridotto.simulation.compile import games
from ridotto.simulation.compile import records as positions
from ridotto.simulation.compile.cache import alone_in, digest_of, open_directory
from ridotto.simulation.compile.functions import ANY_LOG, OPTIONS, Body, Counterpart, Dispatcher, njit
from ridotto.simulation.compile.games import GRIMM_RULES, MASCARADE_RULES, Rules
from ridotto.simulation.compile.records import LOG, AnyTable, Layout
from ridotto.simulation.loops import any_move

Policy: TypeAlias = Callable[[Any, Packed, list[int], int, list[int]], int]
"""Chooses a move from a table, the powers, the legal moves, their number, and a chance of its own."""

POWERS: Final = types.Array(types.int32, 3, "C")
PAGE: Final = numba.from_dtype(LOG)
MOVES: Final = types.Array(types.int64, 1, "C")
NUMBERS: Final = types.Array(types.int32, 1, "C")
ROWS: Final = types.Array(types.int32, 2, "C")

_compiling: Final = RLock()
_config: Any = numba.config  # Numba makes its settings up as it goes, so no checker knows them

CIRCUMSTANCES: Final = (
    sys.version,
    f"numpy {np.__version__}",
    f"numba {numba.__version__}",
    f"boundscheck {_config.BOUNDSCHECK}",
    f"opt {_config.OPT}",
    f"cpu {llvmlite.binding.get_host_cpu_name()}",
)
"""What else changes compiled code."""
SHARED: Final = Path(ridotto.__file__).parent
OURS: Final = {
    Path(__file__),
    *(
        Path(str(module.__file__))
        for module in (
            *(compiled, games, loops, positions),
            *(grimm_census, grimm_eye, mascarade_census, mascarade_eye),
        )
    ),
}


class Listener(NamedTuple):
    """Who hears what is told at compiled tables, and how they take it in."""

    name: str
    kind: types.Type
    tell: Callable[..., None]


NOBODY: Final = Listener("nobody", types.none, loops.tell)
WRITER: Final = Listener("writer", PAGE, loops.tell)
"""Writes every event down."""


class RulesBody:
    """The compiled rules of a game, whoever plays it, for those who listen in the same way."""

    def __init__(self, rules: Rules[Any], tell: Callable[..., None]) -> None:
        """Nothing is compiled yet."""
        self.rules = rules
        self.record = numba.from_dtype(rules.layout.dtype)
        own = {
            loops.open_game: rules.open_game,
            loops.legal_moves: rules.legal_moves,
            loops.make_move: rules.make_move,
        }
        self.doors = cast("tuple[FunctionType, ...]", tuple(own.values()))
        in_place_of = cast("dict[object, FunctionType]", {**own, tell_interpreted: tell})
        self.body = Body(self._types(), in_place_of)
        for door in self.doors:
            self.body.twin(door)
        self.announcer = announcer_of(rules)

    def _types(self) -> dict[object, types.Type]:
        """The compiled type of everything that rules take."""
        return {
            int: types.int64,
            bool: types.boolean,
            self.rules.layout.table: self.record,
            self.rules.eye.table: numba.from_dtype(self.rules.eye.dtype),
            Packed: POWERS,
            "out": MOVES,
            "log": ANY_LOG,
            "census": ANY_LOG,
        }

    @cached_property
    def home(self) -> Path | None:
        """Where the compiled rules are kept; None if there is no place for them."""
        sources = {*SHARED.glob("*.py"), *self.rules.package.glob("*.py"), *OURS}
        facts = [self.rules.name, *CIRCUMSTANCES, *(made.facts for made in self.body.counterparts.values())]
        try:
            return open_directory(digest_of(sources, facts))
        except OSError:
            return None

    def compile_door(self, door: FunctionType, listener: Listener) -> None:
        """Compile one of the three functions that all others lie behind, or find it on disk."""
        hears = any(listener.kind in signature for signature in self.body.signatures(door, listener.kind))
        name = f"{door.__name__}-{listener.name if hears else NOBODY.name}"
        with keeping(self.home, self.body.twins[door], name) as is_known:
            if not is_known:
                self.body.compile(self.body.reach([door]), listener.kind)
            self.body.compile([door], listener.kind)


class Twin(Generic[AnyTable]):
    """A game in machine code, played by one policy."""

    def __init__(self, rules: Rules[AnyTable], policy: Policy = any_move) -> None:
        """Nothing is compiled yet."""
        self.layout: Layout[AnyTable] = rules.layout
        self.rules = rules
        self._policy = cast("FunctionType", policy)
        self._tables = types.Array(numba.from_dtype(rules.layout.dtype), 1, "C")
        self._eye = numba.from_dtype(rules.eye.dtype)
        self._eyes = types.Array(self._eye, 1, "C")
        self._entries: dict[tuple[FunctionType, str], Callable[..., Any]] = {}

    @property
    def stand_ins(self) -> dict[object, FunctionType]:
        """The functions that stand for those of the loops which are nobody's own."""
        own = {loops.choose: self._policy, loops.watch: self.rules.watch, loops.observe: self.rules.observe}
        return cast("dict[object, FunctionType]", own)

    @property
    def kinds(self) -> dict[object, types.Type]:
        """The compiled types of what is taken besides all that rules take."""
        return {}

    def play_games(self) -> Callable[..., int]:
        """Many tables to their end (`loops.play_games`)."""
        return self._entry(loops.play_games, (*self._batch(), NUMBERS, NUMBERS, types.none), NOBODY)

    def count_games(self) -> Callable[..., int]:
        """Many tables to their end, counting what happens (`loops.play_games`)."""
        census = Listener("census", numba.from_dtype(self.rules.census.dtype), self.rules.count_event)
        return self._entry(loops.play_games, (*self._batch(), NUMBERS, NUMBERS, census.kind), census)

    def write_games(self) -> Callable[..., int]:
        """Many tables to their end with all that is told and done (`loops.write_games`)."""
        return self._entry(loops.write_games, (*self._batch(), PAGE, ROWS, NUMBERS, MOVES, ROWS), WRITER)

    def observe_games(self) -> Callable[..., int]:
        """Many tables to their end as one player sees them (`loops.observe_games`)."""
        eye = Listener("eye", self._eye, self.rules.watch)
        return self._entry(loops.observe_games, (*self._batch(), self._eyes), eye)

    def show_page(self) -> Callable[..., int]:
        """What was told, for everybody to hear (`loops.show_page`)."""
        return self._entry(loops.show_page, (PAGE, self._eyes), WRITER)

    def observe_one(self) -> Callable[..., None]:
        """One table as one player sees it (`loops.observe_one`)."""
        signature = (self._tables, types.int64, self._eyes, types.int64)
        return self._entry(loops.observe_one, signature, NOBODY)

    def open_one(self, told: bool) -> Callable[..., None]:
        """Deal at one table (`loops.open_one`)."""
        listener = WRITER if told else NOBODY
        signature = (self._tables, types.int64, POWERS, types.boolean, types.int64, listener.kind)
        return self._entry(loops.open_one, signature, listener)

    def list_moves(self) -> Callable[..., int]:
        """The legal moves at one table (`loops.list_moves`)."""
        return self._entry(loops.list_moves, (self._tables, types.int64, MOVES), NOBODY)

    def move_one(self, told: bool) -> Callable[..., None]:
        """One move at one table (`loops.move_one`)."""
        listener = WRITER if told else NOBODY
        signature = (self._tables, types.int64, POWERS, types.int64, listener.kind)
        return self._entry(loops.move_one, signature, listener)

    def hand_on(self) -> Callable[..., None]:
        """Copies of tables (`loops.hand_on`)."""
        return self._entry(loops.hand_on, (self._tables, types.int64), NOBODY)

    def _batch(self) -> tuple[types.Type, ...]:
        """What all who play many tables take first."""
        numbers = [types.int64] * 4
        return (self._tables, POWERS, types.boolean, *numbers, MOVES, MOVES, NUMBERS)

    def _entry(self, function: Any, signature: tuple[types.Type, ...], to: Listener) -> Callable[..., Any]:
        """A function that Python may call, from disk if it was compiled before."""
        if (function, to.name) not in self._entries:
            with _compiling, event.install_listener("numba:compile", announcer_of(self.rules)):
                if (function, to.name) not in self._entries:  # others may have waited for the same
                    made = Entry(body_of(self.rules, to.tell), to, self.kinds, self.stand_ins)
                    self._entries[function, to.name] = made.compile(function, signature)
        return self._entries[function, to.name]


class Entry:
    """A way from Python into compiled code: a function over the rules, who plays and who listens."""

    def __init__(
        self,
        rules: RulesBody,
        listener: Listener,
        kinds: Mapping[object, types.Type],
        stand_ins: Mapping[object, FunctionType],
    ) -> None:
        """Nothing is compiled yet."""
        self.rules = rules
        self.listener = listener
        self.body = rules.body.extended(kinds, stand_ins)

    def compile(self, function: FunctionType, signature: tuple[types.Type, ...]) -> Dispatcher:
        """Compile it, unless it is on disk: then nothing that it calls is needed."""
        made = self.body.counterpart(function)
        dispatcher = njit(made.function, **OPTIONS)
        with keeping(
            self._home_of(made), dispatcher, f"{function.__name__}-{self.listener.name}"
        ) as is_known:
            if not is_known:
                self._compile_calls(made)
            dispatcher.compile(signature)
        dispatcher.disable_compile()
        return dispatcher

    def _compile_calls(self, made: Counterpart) -> None:
        """Compile what a function leads to: first the doors of the rules, then what is not behind them."""
        doors = self.body.reach(made.calls).intersection(self.rules.doors)
        for door in doors:
            self.rules.compile_door(door, self.listener)
        self.body.compile(self.body.reach(made.calls, but_for=doors), self.listener.kind)

    def _home_of(self, made: Counterpart) -> Path | None:
        """Where a function is kept that is not of the rules, apart from all that are not quite like it."""
        home = self.rules.home
        if home is None:
            return None
        reached = [made, *(self.body.counterparts[function] for function in self.body.reach(made.calls))]
        sources = {Path(each.function.__code__.co_filename) for each in reached}
        directory = home / digest_of(sources, (each.facts for each in reached))
        directory.mkdir(exist_ok=True)
        return directory


@contextmanager
def keeping(directory: Path | None, dispatcher: Dispatcher, name: str) -> Iterator[bool]:
    """Have Numba keep what is compiled of a function in our directory; say whether it is there already."""
    if directory is None:
        yield False
        return
    mark = directory / name
    with alone_in(directory):
        before = _config.CACHE_DIR
        _config.CACHE_DIR = str(directory)
        try:
            dispatcher.enable_caching()
        finally:
            _config.CACHE_DIR = before
        yield mark.exists()
        mark.touch()


class Announcer(event.Listener):
    """Says a line on the screen when something is really compiled, once."""

    def __init__(self, line: str) -> None:
        """Not said yet."""
        self.line = line

    def on_start(self, event: object) -> None:  # noqa: ARG002
        """Somebody has to wait, and should know what for."""
        if self.line:
            print(f"ridotto: {self.line}", file=sys.stderr, flush=True)
            self.line = ""

    def on_end(self, event: object) -> None:
        """Nothing to say."""


@cache
def announcer_of(rules: Rules[Any]) -> Announcer:
    """Who says that a game is compiled, once whatever is compiled of it."""
    return Announcer(f"compiling {rules.name} for this machine, once …")


@cache
def body_of(rules: Rules[Any], tell: Callable[..., None]) -> RulesBody:
    """The compiled rules of a game, shared by all who play it and listen in the same way."""
    return RulesBody(rules, tell)


@cache
def mascarade_twin(policy: Policy = any_move) -> Twin[MascaradeTable]:
    """Mascarade in machine code."""
    return Twin(MASCARADE_RULES, policy)


@cache
def grimm_twin(policy: Policy = any_move) -> Twin[GrimmTable]:
    """The Grimm Masquerade in machine code."""
    return Twin(GRIMM_RULES, policy)


AnyTwin: TypeAlias = Twin[MascaradeTable] | Twin[GrimmTable]
