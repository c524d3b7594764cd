"""What the page has to show of a table whose game it has no folder for."""

from collections.abc import Iterator
from typing import Any


def compare(seen: dict[str, Any], view: dict[str, Any]) -> Iterator[tuple[str, object, object]]:
    """Each thing on the screen: what it is, how it is shown, and how the server says it is."""
    deciding = [int(seat["player"]) for seat in seen["seats"] if seat["current"]]
    yield "who decides", deciding, [] if view["decider"] is None else [view["decider"]]
    moves = (view["question"] or {}).get("options", [])
    yield "the number of options", seen["choices"], len(moves)


def log_lines(message: dict[str, Any], sentences: list[str], language: str) -> list[str]:
    """The sentences that stand in the log: all of them."""
    del message, language
    return sentences
