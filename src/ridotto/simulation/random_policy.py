"""Policies that follow nothing but their whims: plain functions, compiled like the rules."""

from typing import Final

from ridotto.chance import below
from ridotto.games.grimm.rules.moves import ACCEPT, ACT, GIVE, KEEP
from ridotto.games.grimm.rules.moves import MOVES as GRIMM_MOVES
from ridotto.games.mascarade.rules.moves import ANNOUNCE, LOOK, SWAP
from ridotto.games.mascarade.rules.table import Packed
from ridotto.simulation.loops import Position

MASCARADE_KINDS: Final = (LOOK, ANNOUNCE, SWAP)
GRIMM_KINDS: Final = (ACCEPT, KEEP, GIVE, *range(ACT, GRIMM_MOVES, 16))
"""The first move of each kind of thing to do, but for the first kind."""


def mascarade_whim(t: Position, powers: Packed, out: list[int], count: int, whim: list[int]) -> int:  # noqa: ARG001
    """Look, announce, swap, or whatever else is asked."""
    return by_kind(out, count, whim, MASCARADE_KINDS)


def grimm_whim(t: Position, powers: Packed, out: list[int], count: int, whim: list[int]) -> int:  # noqa: ARG001
    """Keep or give, pass or one of the actions."""
    return by_kind(out, count, whim, GRIMM_KINDS)


def by_kind(out: list[int], count: int, whim: list[int], firsts: tuple[int, ...]) -> int:
    """First what kind of thing to do, then which one, so that forty swaps do not drown one look.

    Moves stand in ascending order, so those of a kind stand together.
    """
    kinds = 1
    for i in range(1, count):
        if kind_of(out[i], firsts) != kind_of(out[i - 1], firsts):
            kinds += 1
    ahead = below(whim, kinds)
    start = 0
    while ahead > 0:
        start += 1
        if kind_of(out[start], firsts) != kind_of(out[start - 1], firsts):
            ahead -= 1
    end = start + 1
    while end < count and kind_of(out[end], firsts) == kind_of(out[start], firsts):
        end += 1
    return out[start + below(whim, end - start)]


def kind_of(move: int, firsts: tuple[int, ...]) -> int:
    """What kind of thing a move is."""
    kind = 0
    for first in firsts:
        if move >= first:
            kind += 1
    return kind
