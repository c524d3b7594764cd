"""The rules over again, with other functions in the place of some that they call.

Nothing is written twice: a twin is made from the code object of the function itself.
"""

from collections.abc import Callable, Iterator, Mapping
from types import CodeType, FunctionType
from typing import Any, cast


class RulesTwin:
    """Functions of the rules over other globals, in which some functions are replaced."""

    def __init__(self, instead: Mapping[Callable[..., Any], Callable[..., Any]]) -> None:
        """Which function is called instead of which."""
        self._twins = cast("dict[FunctionType, FunctionType]", dict(instead))

    def twin(self, function: Callable[..., Any]) -> FunctionType:
        """The same function, and with it all that it calls."""
        source = cast("FunctionType", function)
        if source not in self._twins:
            known = dict(source.__globals__)
            made = FunctionType(
                source.__code__, known, source.__name__, source.__defaults__, source.__closure__
            )
            self._twins[source] = made
            for name in names_in(source.__code__):
                value = known.get(name)
                if isinstance(value, FunctionType) and value.__module__.startswith("ridotto."):
                    known[name] = self.twin(value)
        return self._twins[source]


def names_in(code: CodeType) -> Iterator[str]:
    """The names that a function reads, and those of functions inside it."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from names_in(constant)
