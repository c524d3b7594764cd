"""Seats, places, players and audiences.

Cards lie on places and coins on seats; players sit on seats and may be moved from one to another.
A set of seats, places or players is an int with one bit each, so that a table consists of integers only.
"""

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A position at the table, numbered clockwise from 0."""
Place: TypeAlias = int
"""Where one card lies: a seat's hand or a spot in the centre."""
Player: TypeAlias = int
"""A person or a bot, numbered by the seat they took at the start."""
Bits: TypeAlias = int
"""A set of seats, places or players."""

MAX_SEATS: Final = 13
MAX_PLACES: Final = 15

NOWHERE: Final = -1
SPECTATOR: Final = 15
"""The player number of a spectator, who sees only what all players see."""

NO_ONE: Final = 0
EVERYONE: Final = (1 << 16) - 1
"""All players, and spectators."""


def everyone_but(player: Player) -> Bits:
    """All other players. Spectators may share a screen with this player, so they are left out too."""
    return EVERYONE & ~(1 << player) & ~(1 << SPECTATOR)


def members(bits: Bits) -> list[int]:
    """The seats, places or players of a set, lowest first."""
    return [i for i in range(bits.bit_length()) if bits >> i & 1]


def size_of(bits: Bits) -> int:
    """The number of members of a set."""
    size = 0
    while bits:
        bits &= bits - 1
        size += 1
    return size


def first_of(bits: Bits) -> int:
    """The lowest member of a set that is not empty."""
    i = 0
    while not bits >> i & 1:
        i += 1
    return i
