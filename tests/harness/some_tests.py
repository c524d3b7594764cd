"""Which tests of the page `make test` leaves to `make test-screens`."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any
from zlib import crc32

import pytest

AXES = ("tables", "game", "code", "language")
"""What a test of the page is repeated for: every game, every language."""


def function_of(item: pytest.Item) -> str:
    """The test function of a case."""
    return item.nodeid.partition("[")[0]


def case_of(item: pytest.Item) -> Mapping[str, Any]:
    """The games and languages with which a test of the page is repeated."""
    found = getattr(getattr(item, "callspec", None), "params", {})
    return {axis: found[axis] for axis in AXES if axis in found} if "page" in item.path.parts else {}


def large_among(items: Iterable[pytest.Item]) -> set[str]:
    """The ids of tests that are marked, or repeat what `make test` tries with one game and one language."""
    values: dict[tuple[str, str], dict[Any, None]] = defaultdict(dict)
    for item in items:
        for axis, value in case_of(item).items():
            values[function_of(item), axis][value] = None
    return {
        item.nodeid
        for item in items
        if item.get_closest_marker("large")
        or any(
            value != chosen(f"{function_of(item)} {axis}", list(values[function_of(item), axis]))
            for axis, value in case_of(item).items()
        )
    }


def chosen(name: str, values: list[Any]) -> Any:
    """One of them, always the same one for a name."""
    return sorted(values, key=str)[crc32(name.encode()) % len(values)]
