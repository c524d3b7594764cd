"""Reading what a game spells: each game says how its moves are written, and this reads them back."""

from collections.abc import Callable
from typing import Final

SEAT_LETTERS: Final = "ABCDEFGHIJKLM"


def moves_by_text(spell: Callable[[int], str], count: int) -> dict[str, int]:
    """Every move that a table knows, by its text; `spell` raises ValueError for those it does not know."""
    found = {}
    for move in range(count):
        try:
            found[spell(move)] = move
        except ValueError:
            continue
    return found


def find_move(moves: dict[str, int], text: str, examples: str) -> int:
    """The move that a text means; case and spaces do not matter."""
    wanted = " ".join(text.split()).casefold()
    for known, move in moves.items():
        if known.casefold() == wanted:
            return move
    raise ValueError(f"'{text}' is no move at this table; moves look like: {examples}")
