"""The machine-code twin of the rules, built from their own code objects.

A twin of a function has the same code and other globals: the twins of the functions it calls, and named
tuples instead of classes full of constants. Nothing is written a second time. Whether events are told is a
matter of types: where the log is None, Numba leaves the telling out.
"""

import builtins
import dis
from collections import namedtuple
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from hashlib import sha256
from types import BuiltinFunctionType, FunctionType
from typing import Any, Final, NamedTuple, TypeAlias

import numba
import numpy as np
from numba.core import types

from ridotto.simulation.compile.indices import CompilerFromStart
from ridotto.simulation.compile.record_memory import Intrinsic

Dispatcher: TypeAlias = Any
"""A compiled function of Numba's."""
njit: Final[Any] = numba.njit  # its stubs leave out the options that spare us wrappers
omitted: Final[Any] = types.Omitted  # not typed at all

OPTIONS: Final = {
    "error_model": "numpy",
    "nogil": True,
    "_nrt": False,
    "pipeline_class": CompilerFromStart,
}
"""Nothing is allocated in compiled play, so references need not be counted."""
WITHIN: Final = {**OPTIONS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""For functions that only compiled ones call."""

INLINED: Final = {**WITHIN, "forceinline": True}
"""For functions with so many parameters that a call would cost more than their work."""

ANY_LOG: Final = types.Opaque("log")
"""Stands for the type of the log that a function is compiled for."""


class DoesNotCompile(TypeError):
    """A function uses something that cannot be compiled."""


class Counterpart(NamedTuple):
    """A function over globals that can all be compiled."""

    function: FunctionType
    calls: frozenset[FunctionType]
    facts: str
    """Its code and the values of the constants it reads, as text."""


class Body:
    """The compiled functions of one game: each is compiled once for every kind of log."""

    def __init__(self, of: Mapping[object, types.Type], in_place_of: Mapping[object, FunctionType]) -> None:
        """The type for each annotation or parameter name, and functions that take the place of others."""
        self.of = of
        self.in_place_of = in_place_of
        self.inlined: frozenset[str] = frozenset()
        """The modules whose functions are compiled into those that call them."""
        self.counterparts: dict[FunctionType, Counterpart] = {}
        """In the order in which they can be compiled: a function after all that it calls."""
        self.twins: dict[FunctionType, Dispatcher] = {}

    def twin(self, function: FunctionType) -> Dispatcher:
        """The compiled twin of a function, and with it of all that it calls."""
        if function not in self.twins:
            made = self.counterpart(function)
            self.counterparts[function] = made
            options = INLINED if function.__module__ in self.inlined else WITHIN
            self.twins[function] = njit(made.function, **options)
        return self.twins[function]

    def extended(
        self,
        of: Mapping[object, types.Type],
        in_place_of: Mapping[object, FunctionType],
        inlined: Iterable[str] = (),
    ) -> "Body":
        """A body that shares all twins of this one, with more types and more functions in place of others."""
        other = Body({**self.of, **of}, {**self.in_place_of, **in_place_of})
        other.inlined = self.inlined.union(inlined)
        other.counterparts.update(self.counterparts)
        other.twins.update(self.twins)
        return other

    def counterpart(self, function: FunctionType) -> Counterpart:
        """The same code over globals in which everything can be compiled."""
        source = self.in_place_of.get(function, function)
        if source.__closure__:
            raise DoesNotCompile(
                f"{source.__qualname__} is made inside of a function and knows its variables"
            )
        found = {name: global_value(source, name) for name in global_names(source)}
        values = {
            name: self.in_place_of.get(value, value) if isinstance(value, FunctionType) else value
            for name, value in found.items()
        }
        known = {name: self._compilable(source, name, value) for name, value in values.items()}
        made = FunctionType(source.__code__, known, source.__name__, source.__defaults__)
        made.__module__, made.__qualname__ = source.__module__, source.__qualname__
        calls = frozenset(value for value in values.values() if isinstance(value, FunctionType))
        return Counterpart(made, calls, facts_of(source, known))

    def reach(
        self, functions: Iterable[FunctionType], but_for: Iterable[FunctionType] = ()
    ) -> set[FunctionType]:
        """Some functions and all that they lead to, without passing through others."""
        found: set[FunctionType] = set()
        ahead = set(functions)
        while ahead:
            found |= ahead
            ahead = {called for function in ahead for called in self.counterparts[function].calls}
            ahead -= found.union(but_for)
        return found.difference(but_for)

    def _compilable(self, function: FunctionType, name: str, value: object) -> object:
        """What stands for a global in compiled code."""
        if isinstance(value, FunctionType):
            return self.twin(value)
        if isinstance(value, int | float | tuple | BuiltinFunctionType | Intrinsic | np.ndarray):
            return value
        if value is range:
            return value
        if isinstance(value, type):
            return named_constants(value)
        raise DoesNotCompile(f"{function.__qualname__} uses {name}, which cannot be compiled")

    def compile(self, functions: Iterable[FunctionType], log: types.Type) -> None:
        """Compile functions for this kind of log, with the types that are annotated.

        Left alone, Numba would compile a rule again for every mixture of widths and literal numbers.
        """
        wanted = set(functions)
        for function in self.counterparts:
            if function in wanted:
                for signature in self.signatures(function, log):
                    self.twins[function].disable_compile(False)
                    self.twins[function].compile(signature)
                    self.twins[function].disable_compile()

    def signatures(self, function: FunctionType, log: types.Type) -> Iterator[tuple[types.Type, ...]]:
        """With all arguments, and without those that have a default; none if a list may be any list."""
        names = function.__code__.co_varnames[: function.__code__.co_argcount]
        known = [name if name in self.of else function.__annotations__.get(name) for name in names]
        if not all(kind in self.of for kind in known):
            return
        full = tuple(log if self.of[kind] is ANY_LOG else self.of[kind] for kind in known)
        yield full
        if function.__defaults__:
            given = len(full) - len(function.__defaults__)
            yield (*full[:given], *(omitted(value) for value in function.__defaults__))


def global_names(function: FunctionType) -> list[str]:
    """The globals that a function reads."""
    reads = (step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL")
    return list(dict.fromkeys(reads))


def global_value(function: FunctionType, name: str) -> object:
    """What a function finds under a global name."""
    return function.__globals__.get(name, vars(builtins).get(name))


def facts_of(function: FunctionType, known: Mapping[str, object]) -> str:
    """A function's code and the constants it reads."""
    plain: dict[str, Any] = {
        name: value for name, value in known.items() if isinstance(value, int | float | tuple)
    }
    plain |= {
        name: sha256(value.tobytes()).hexdigest()
        for name, value in known.items()
        if isinstance(value, np.ndarray)
    }
    code = function.__code__
    where = f"{code.co_filename} {function.__module__} {function.__qualname__}"  # Numba keeps code by file
    return f"{where} {code.co_code.hex()} {code.co_consts} {plain}"


def named_constants(names: type) -> tuple[int, ...]:
    """A class of constants as a named tuple, whose fields Numba reads while it compiles."""
    values = {
        name: int(value.value if isinstance(value, Enum) else value)
        for name, value in vars(names).items()
        if name.isupper()
    }
    if not values:
        raise DoesNotCompile(f"{names.__qualname__} is not a class of constants")
    made: tuple[int, ...] = namedtuple(names.__name__, values)(**values)
    return made
