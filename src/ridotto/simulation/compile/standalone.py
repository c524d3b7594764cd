"""Plain functions over numbers and arrays in machine code, without a game around them."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from threading import RLock
from types import FunctionType
from typing import Any, Final, cast

import numba
import numpy as np
from numba.core import types

from ridotto.simulation.compile import functions as compiled
from ridotto.simulation.compile import indices
from ridotto.simulation.compile.cache import digest_of, open_directory
from ridotto.simulation.compile.functions import OPTIONS, Body, Dispatcher, njit
from ridotto.simulation.compile.twin import CIRCUMSTANCES, keeping

_compiling: Final = RLock()


class StandaloneFunctions:
    """Functions without a game, each compiled when it is first asked for."""

    def __init__(
        self, functions: Iterable[Callable[..., Any]], rows: Mapping[object, type[np.number]]
    ) -> None:
        """The functions, and the item type for each annotation that stands for a one-dimensional array."""
        arrays = {of: types.Array(numba.from_dtype(np.dtype(item)), 1, "C") for of, item in rows.items()}
        self._body = Body({int: types.int64, float: types.float64, **arrays}, {})
        wanted = cast("Iterable[FunctionType]", functions)
        self._made = {function: self._body.counterpart(function) for function in wanted}
        self._entries: dict[object, Dispatcher] = {}

    def entry(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """A function that Python may call, from disk if it was compiled before."""
        with _compiling:
            if function not in self._entries:
                self._entries[function] = self._compile(cast("FunctionType", function))
        return cast("Callable[..., Any]", self._entries[function])

    def compile_all(self) -> None:
        """Compile every function now."""
        for function in self._made:
            self.entry(function)

    def _compile(self, function: FunctionType) -> Dispatcher:
        """Compile a function for its annotated types, after all that it calls, unless it is on disk."""
        made = self._made[function]
        (signature,) = self._body.signatures(function, types.none)
        dispatcher = njit(made.function, **OPTIONS)
        with keeping(self.home, dispatcher, function.__name__) as is_known:
            if not is_known:
                self._body.compile(self._body.reach(made.calls), types.none)
            dispatcher.compile(signature)
        dispatcher.disable_compile()
        return dispatcher

    @cached_property
    def home(self) -> Path | None:
        """Where they are kept; None if there is no place for them."""
        made = [*self._made.values(), *self._body.counterparts.values()]
        ours = {Path(str(compiled.__file__)), Path(str(indices.__file__)), Path(__file__)}
        sources = ours | {Path(each.function.__code__.co_filename) for each in made}
        try:
            return open_directory(digest_of(sources, (*CIRCUMSTANCES, *(each.facts for each in made))))
        except OSError:
            return None
