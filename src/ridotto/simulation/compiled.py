"""The machine-code twin of the rules, built from their own code objects.

A twin of a function has the same code and other globals: the twins of the functions it calls, and named
tuples instead of classes full of constants. Nothing is written a second time. Whether events are told is a
matter of types: with None for a log, Numba leaves the telling out.
"""

import builtins
import dis
from collections import namedtuple
from collections.abc import Iterator, Mapping
from enum import Enum
from types import BuiltinFunctionType, FunctionType
from typing import Any, Final, TypeAlias

import numba
from numba.core import types

Dispatcher: TypeAlias = Any
"""What Numba makes of a function."""
njit: Final[Any] = numba.njit  # its stubs leave out the options that spare us wrappers
omitted: Final[Any] = types.Omitted  # not typed at all

OPTIONS: Final = {"error_model": "numpy", "nogil": True}
WITHIN: Final = {**OPTIONS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""For functions that only compiled ones call."""


class DoesNotCompile(TypeError):
    """A rule uses something that the twin cannot have."""


class Body:
    """The compiled functions of one game: each is compiled once for every kind of log."""

    def __init__(self, of: Mapping[object, types.Type], in_place_of: Mapping[object, FunctionType]) -> None:
        """Which compiled type an annotation stands for, and which functions stand in for others."""
        self.of = of
        self.in_place_of = in_place_of
        self.twins: dict[FunctionType, Dispatcher] = {}
        """In the order in which they can be compiled: a function after all that it calls."""
        self.calls: dict[FunctionType, set[FunctionType]] = {}
        """All functions that a function leads to."""

    def twin(self, function: FunctionType) -> Dispatcher:
        """The compiled twin of a function, and with it of all that it calls."""
        if function not in self.twins:
            made = self.with_twins(function)
            self.twins[function] = njit(made, **WITHIN)
        return self.twins[function]

    def with_twins(self, function: FunctionType) -> FunctionType:
        """The same code over globals in which everything can be compiled."""
        source = self.in_place_of.get(function, function)
        values = {name: global_value(source, name) for name in global_names(source)}
        known = {name: self._counterpart(source, name, value) for name, value in values.items()}
        called = {value for value in values.values() if isinstance(value, FunctionType)}
        self.calls[function] = called.union(*(self.calls[other] for other in called))
        known["__name__"] = source.__module__
        made = FunctionType(source.__code__, known, source.__name__, source.__defaults__)
        made.__module__ = source.__module__
        made.__qualname__ = source.__qualname__
        return made

    def _counterpart(self, function: FunctionType, name: str, value: object) -> object:
        """What stands for a global in compiled code."""
        if isinstance(value, FunctionType):
            return self.twin(value)
        if isinstance(value, int | tuple | BuiltinFunctionType) or value is range:
            return value
        if isinstance(value, type):
            return constants(value)
        raise DoesNotCompile(f"{function.__qualname__} uses {name}, which cannot be compiled")

    def compile_calls(self, function: FunctionType, log: types.Type) -> None:
        """Compile all that a function leads to for this kind of log, with the types that are annotated.

        Left alone, Numba would compile a rule again for every mixture of widths and literal numbers.
        """
        for called, twin in self.twins.items():
            if called in self.calls[function]:
                for signature in self.signatures(called, log):
                    twin.disable_compile(False)
                    twin.compile(signature)
                    twin.disable_compile()

    def signatures(self, function: FunctionType, log: types.Type) -> Iterator[tuple[types.Type, ...]]:
        """With all arguments, and without those that have a default; none if a list's type is open."""
        names = function.__code__.co_varnames[: function.__code__.co_argcount]
        annotated = [function.__annotations__.get(name) for name in names]
        if not all(kind in self.of for kind in annotated):
            return
        kinds = (self.of[kind] for kind in annotated)
        full = tuple(log if kind is ANY_LOG else kind for kind in kinds)
        yield full
        if function.__defaults__:
            given = len(full) - len(function.__defaults__)
            yield (*full[:given], *(omitted(value) for value in function.__defaults__))


ANY_LOG: Final = types.Opaque("log")
"""Stands for whatever kind of log is compiled for."""


def global_names(function: FunctionType) -> list[str]:
    """The globals that a function reads."""
    reads = (step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL")
    return list(dict.fromkeys(reads))


def global_value(function: FunctionType, name: str) -> object:
    """What a function finds under a global name."""
    return function.__globals__.get(name, vars(builtins).get(name))


def constants(names: type) -> tuple[int, ...]:
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
