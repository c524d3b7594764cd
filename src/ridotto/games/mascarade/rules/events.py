"""The kinds of events in Mascarade, and what their fields mean.

`who` is always a player. Places and seats are where things happen; `n` counts coins or names a mask.
"""

from typing import Final

COURT: Final = 13
"""Stands for a seat in payments: the court."""
BANK: Final = 14
"""Stands for a seat in payments: the bank."""

PRETENDED: Final = 0
SWAPPED: Final = 1
FATE: Final = 2
"""The swapper let fate decide, and does not know the result."""

PASSING: Final = 3
"""The secret of a secret answer that is a pass; a claim's secret is its hand."""


class Kind:
    """The kinds of events. Plain integers, because reading an enum's member costs more than a short rule."""

    DEALT: Final = 0
    """A card is shown to all at the start. `a` place; secret: mask."""
    TURN: Final = 1
    """A turn begins. `a` seat, `b` what it allows (`Freedom`), `n` number of the turn, from 0."""
    LOOKED: Final = 2
    """`who` looked at their own card. `a` place; secret: mask."""
    HANDLED: Final = 3
    """`who` took two cards under the table. `a`, `b` places; secret: PRETENDED, SWAPPED or FATE."""
    ANNOUNCED: Final = 4
    """`who` announces a mask. `a` place of the card with which they do, `n` mask."""
    PASSED: Final = 5
    """`who` does not claim to be the announced mask. `n` mask."""
    CLAIMED: Final = 6
    """`who` claims to be the announced mask. `a` place, `n` mask."""
    ANSWERED: Final = 7
    """`who` has answered, with all at once. Secret: the hand of a claim, or PASSING."""
    REVEALED: Final = 8
    """`who` turned a card up. `a` place; secret: mask, shown to all."""
    USED: Final = 9
    """`who` uses a power. `n` mask."""
    PAID: Final = 10
    """Coins move from seat `a` to seat `b` (or COURT, BANK). `n` coins. `who` uses the power."""
    FINED: Final = 11
    """`who` pays for a wrong claim. `a` seat, `n` coins."""
    EXCHANGED: Final = 12
    """`who` exchanged fortunes. `a`, `b` seats, `n` the coins that `a` now has."""
    DECLINED: Final = 13
    """`who` may use a power and does not. `n` mask."""
    SPIED: Final = 14
    """`who` secretly saw a card by a power. `a` place; secret: mask."""
    SHOWN: Final = 15
    """`who` held a card up for all others. `a` place; secret: mask, hidden from `who`."""
    ASKED: Final = 16
    """`who` asks which mask lies on place `a`, for `n` coins."""
    NAMED: Final = 17
    """`who` says that they have mask `n`. `a` place."""
    MOVED: Final = 18
    """`who` makes the players on seats `a` and `b` change seats."""
    ENDED: Final = 19
    """The game is over. `n` how (`Ending`), `a` the winners as bits. `who` won by a power, or else sits
    where the turn was."""


KIND_NAMES: Final = {kind: name.lower() for name, kind in vars(Kind).items() if name.isupper()}
"""The name of each kind, by number."""


class Freedom:
    """What the player whose turn it is may do."""

    FREE: Final = 0
    OPENING: Final = 1
    """An opening swap: only SWAP."""
    MUST_SWAP: Final = 2
    """Banned, first edition."""
    NO_ANNOUNCE: Final = 3
    """Banned, second edition."""


class Ending:
    """How a game ended."""

    NOT_YET: Final = 0
    RICH: Final = 1
    """A player has 13 coins or more."""
    RUIN: Final = 2
    """A player lost their last coin."""
    POWER: Final = 3
    """A power won it."""
    LIMIT: Final = 4
    """The turn limit, for simulation."""


ENDING_NAMES: Final = {ending: name.lower() for name, ending in vars(Ending).items() if name.isupper()}
"""The name of each ending, by number."""
