"""Which moves are searched: the most promising swaps and announcements."""

from collections.abc import Sequence
from typing import Final

from ridotto.games.mascarade.bots.worth import worth
from ridotto.games.mascarade.rules.events import PRETENDED, SWAPPED
from ridotto.games.mascarade.rules.moves import (
    ANNOUNCE,
    SWAP,
    Move,
    announce_hand,
    announced_mask,
    kind_of,
    swap_hand,
    swap_how,
    swap_place,
)
from ridotto.games.mascarade.rules.table import MAX_MASKS, Packed, Table, place_count

SWAPS: Final = 4
"""Real swaps to search."""
PRETENCES: Final = 2
"""Pretended swaps to search."""
ANNOUNCEMENTS: Final = 9
A_FEW: Final = 6
"""If there are no more moves than this, all are searched."""


def candidates(
    options: Sequence[Move], favourite: Move, seen: Table, powers: Packed, chances: Sequence[float]
) -> list[Move]:
    """The moves to search, in ascending order; chances are place by place, as in a policy state."""
    if len(options) <= A_FEW:
        return list(options)
    values = [worth(seen, powers, mask, seen.asked) for mask in range(seen.masks)]
    hopes = [
        sum(chances[place * MAX_MASKS + mask] * value for mask, value in enumerate(values))
        for place in range(place_count(seen))
    ]
    mine = seen.asked * seen.hands

    def said(move: Move) -> float:
        """Better masks first, and those that may be true."""
        mask = announced_mask(move)
        return values[mask] * (1.0 + chances[(mine + announce_hand(move)) * MAX_MASKS + mask])

    def swapped(move: Move) -> float:
        """Better cards for worse ones first."""
        return hopes[swap_place(move)] - hopes[mine + swap_hand(move)]

    kinds = [
        [move for move in options if kind_of(move) not in (ANNOUNCE, SWAP)],
        sorted((move for move in options if kind_of(move) == ANNOUNCE), key=said)[-ANNOUNCEMENTS:],
        *(
            sorted((m for m in options if kind_of(m) == SWAP and swap_how(m) == how), key=swapped)[-most:]
            for how, most in ((SWAPPED, SWAPS), (PRETENDED, PRETENCES))
        ),
    ]
    return sorted({favourite, *(move for kind in kinds for move in kind)})
