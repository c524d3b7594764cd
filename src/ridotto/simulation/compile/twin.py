"""A game in machine code: compiled when first asked for, and kept on disk until a source changes."""

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, cached_property
from pathlib import Path
from threading import RLock
from types import FunctionType
from typing import Any, Final, cast

import llvmlite.binding
import numba
import numpy as np
from numba.core import event, types

from ridotto.events import tell
from ridotto.play.header import Header
from ridotto.simulation import listeners, loops
from ridotto.simulation.compile import functions, indices, record_memory, records
from ridotto.simulation.compile.cache import alone_in, digest_of, open_directory
from ridotto.simulation.compile.functions import ANY_LOG, OPTIONS, Body, Counterpart, Dispatcher, njit
from ridotto.simulation.compile.games import GameSource, source_for
from ridotto.simulation.compile.networks import network_hooks
from ridotto.simulation.listeners import Listener
from ridotto.simulation.players import Hooks, Policy, any_move, without_states

MOVES: Final = types.Array(types.int64, 1, "C")
"""The type of a list of legal moves."""

INLINED_MODULES: Final = tuple(
    f"ridotto.simulation.{name}"
    for name in (
        "listeners",
        "loops",
        "opponents.loops",
        "players",
        "roll_outs",
        "vectors.bot_loops",
        "vectors.bots_together",
        "vectors.candidates",
        "vectors.loops",
    )
)
"""Their functions pass on all buffers of a run."""

_compiling: Final = RLock()
_config: Any = numba.config  # Numba makes its settings up as it goes, so no checker knows them
_typeof: Any = numba.typeof

CIRCUMSTANCES: Final = (
    sys.version,
    f"numpy {np.__version__}",
    f"numba {numba.__version__}",
    f"boundscheck {_config.BOUNDSCHECK}",
    f"opt {_config.OPT}",
    f"cpu {llvmlite.binding.get_host_cpu_name()}",
)
"""What else changes compiled code."""
SHARED: Final = {
    Path(__file__),
    *(Path(str(module.__file__)) for module in (functions, indices, record_memory, records)),
}
"""How a game is compiled: sources besides those of what is compiled."""


class RulesBody:
    """The compiled rules of a game for one way to tell events, shared by all who play it."""

    def __init__(self, game: GameSource, teller: Callable[..., None]) -> None:
        """Nothing is compiled yet."""
        self.game = game
        part = game.part
        self.entry_points = cast("tuple[FunctionType, ...]", (part.open_table, part.legal_moves, part.play))
        """All other rules are called by these three."""
        known: dict[object, types.Type] = {
            int: types.int64,
            bool: types.boolean,
            float: types.float64,
            **game.kinds,
            "out": MOVES,
            "log": ANY_LOG,
        }
        self.body = Body(known, {tell: cast("FunctionType", teller)})
        for point in self.entry_points:
            self.body.twin(point)

    @cached_property
    def home(self) -> Path | None:
        """Where the compiled rules are kept; None if there is no place for them."""
        layouts = [f"{name}: {kind}" for name, kind in self.game.kinds.items()]
        made = self.body.counterparts.values()
        facts = [self.game.title, *CIRCUMSTANCES, *layouts, *(each.facts for each in made)]
        files = {Path(each.function.__code__.co_filename) for each in made}
        try:
            return open_directory(digest_of(SHARED | self.game.files | files, facts))
        except OSError:
            return None

    def compile_entry_point(self, point: FunctionType, log: types.Type) -> None:
        """Compile one of the three functions that call all others, or find it on disk."""
        hears = any(log in signature for signature in self.body.signatures(point, log))
        name = f"{point.__name__}-{'told' if hears and log is not types.none else 'silent'}"
        with keeping(self.home, self.body.twins[point], name) as is_known:
            if not is_known:
                self.body.compile(self.body.reach([point]), log)
            self.body.compile([point], log)


class Twin:
    """A game in machine code with those who play it."""

    def __init__(
        self, game: GameSource, players: Hooks, kinds: Mapping[object, types.Type] | None = None
    ) -> None:
        """Nothing is compiled yet; `kinds` are the types of what players have besides."""
        self.game = game
        self.layout = game.layout
        self._hooks: dict[Any, Any] = {**_hooks_of(game), **players}
        self._kinds = kinds or {}
        self._entries: dict[tuple[Callable[..., Any], str, types.Type], Callable[..., Any]] = {}

    def entry(
        self,
        function: Callable[..., Any],
        example: tuple[Any, ...],
        listener: Listener = listeners.SILENT,
        log: Any = None,
        hooks: Hooks | None = None,
    ) -> Callable[..., Any]:
        """A function that Python may call with arguments like these, from disk if it was compiled before.

        `log` is what hears the events among the arguments.
        """
        kind = _typeof(log)
        if (function, listener.name, kind) not in self._entries:
            with _compiling, event.install_listener("numba:compile", compile_notice(self.game)):
                if (function, listener.name, kind) not in self._entries:  # another thread may have done it
                    rules = body_of(self.game, listener.tell)
                    own = {**self._hooks, **listener.hooks, **(hooks or {})}
                    made = CompiledEntry(rules, kind, rules.body.extended(self._kinds, own, INLINED_MODULES))
                    signature = tuple(_typeof(value) for value in example)
                    self._entries[function, listener.name, kind] = made.compile(
                        cast("FunctionType", function), signature, listener.name
                    )
        return self._entries[function, listener.name, kind]


def _hooks_of(game: GameSource) -> Hooks:
    """The functions of the rules in the place of those of the loops."""
    part = game.part
    opening: Hooks = {loops.open_game: loops.open_by_chance, loops.open_table: part.open_table}
    moving: Hooks = {loops.make_move: loops.move_without_constants, loops.play: part.play}
    if part.is_shuffled is not None:
        opening = {loops.open_game: part.open_table}
    if part.constants is not None:
        moving = {loops.make_move: part.play}
    return {**opening, **moving, loops.legal_moves: part.legal_moves, **network_hooks(game.kind)}


class CompiledEntry:
    """A way from Python into compiled code: a function over the rules, who plays and who listens."""

    def __init__(self, rules: RulesBody, log: types.Type, body: Body) -> None:
        """Nothing is compiled yet."""
        self.rules = rules
        self.log = log
        self.body = body

    def compile(self, function: FunctionType, signature: tuple[types.Type, ...], name: str) -> Dispatcher:
        """Compile it, unless it is on disk: then nothing that it calls is needed."""
        made = self.body.counterpart(function)
        dispatcher = njit(made.function, **OPTIONS)
        name = f"{function.__name__}-{name}-{'silent' if self.log is types.none else 'told'}"
        with keeping(self._home_of(made), dispatcher, name) as is_known:
            if not is_known:
                self._compile_calls(made)
            dispatcher.compile(signature)
        dispatcher.disable_compile()
        return dispatcher

    def _compile_calls(self, made: Counterpart) -> None:
        """Compile what a function calls: first the entry points of the rules, then what they do not call."""
        points = self.body.reach(made.calls).intersection(self.rules.entry_points)
        for point in points:
            self.rules.compile_entry_point(point, self.log)
        self.body.compile(self.body.reach(made.calls, but_for=points), self.log)

    def _home_of(self, made: Counterpart) -> Path | None:
        """Where a function over the rules is kept, apart from those that were compiled from other sources."""
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
    """Let Numba keep a compiled function in our directory; yields whether it is there already."""
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


class CompileNotice(event.Listener):
    """Prints a line when something is really compiled, once."""

    def __init__(self, line: str) -> None:
        """Nothing is printed yet."""
        self.line = line

    def on_start(self, event: object) -> None:  # noqa: ARG002
        """Say what the user has to wait for."""
        if self.line:
            print(f"ridotto: {self.line}", file=sys.stderr, flush=True)
            self.line = ""

    def on_end(self, event: object) -> None:
        """Nothing to print."""


@cache
def compile_notice(game: GameSource) -> CompileNotice:
    """One for each game, so that it prints once, whatever is compiled."""
    return CompileNotice(f"compiling {game.title} for this machine, once …")


@cache
def body_of(game: GameSource, teller: Callable[..., None]) -> RulesBody:
    """The compiled rules of a game, shared by all who play it and are told events in the same way."""
    return RulesBody(game, teller)


@cache
def twin_for(header: type[Header], policy: Policy = any_move) -> Twin:
    """The game that starts from headers of this type, played by this policy."""
    return Twin(source_for(header), without_states(policy))
