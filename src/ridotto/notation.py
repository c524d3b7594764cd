"""Reads moves in notation; each game says how its moves are written."""

from collections.abc import Callable
from typing import Final

from ridotto.refusal import IllegalMove

SEAT_LETTERS: Final = "ABCDEFGHIJKLM"


def moves_by_text(spell: Callable[[int], str], count: int) -> dict[str, int]:
    """Every move of a table by its text; `spell` raises IllegalMove for numbers without a move."""
    found = {}
    for move in range(count):
        try:
            found[spell(move)] = move
        except IllegalMove:
            continue
    return found


def find_move(moves: dict[str, int], text: str, examples: str) -> int:
    """The move that a text means; case and spaces do not matter."""
    wanted = " ".join(text.split()).casefold()
    for known, move in moves.items():
        if known.casefold() == wanted:
            return move
    raise IllegalMove("no-such-move", text=text, examples=examples)
