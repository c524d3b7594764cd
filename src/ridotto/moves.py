"""Kinds of moves: each game lists its own, with the facts that a move's number contains."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple


class MoveKind(NamedTuple):
    """A kind of move: its name, and the functions that read the facts out of its number."""

    name: str
    facts: Mapping[str, Callable[[int], int]] = {}


def move_rows(
    kinds: Mapping[int, MoveKind], kind_of: Callable[[int], int], moves: Sequence[int]
) -> tuple[tuple[str | int, ...] | None, ...]:
    """Every number up to the last of these moves: the kind's name with its facts, or None for no move."""
    known = set(moves)
    rows: list[tuple[str | int, ...] | None] = []
    for move in range(max(known) + 1):
        kind = kinds[kind_of(move)] if move in known else None
        rows.append(None if kind is None else (kind.name, *(read(move) for read in kind.facts.values())))
    return tuple(rows)
