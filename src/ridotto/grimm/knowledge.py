"""What everybody at the table can work out about the masks, from public facts alone (G6)."""

from ridotto.grimm.characters import ALL_CHARACTERS
from ridotto.grimm.table import Table, is_masked
from ridotto.seats import Bits, Player, size_of


def public_possible(t: Table, who: Player) -> Bits:
    """The characters a player may still hide, as far as everybody can tell; none for the unmasked.

    A player's own marker rules a character out for them: every pair, triple and accusation that changed
    nothing left one. An unmasked character is ruled out for all, and so is one that must be another's.
    """
    if not is_masked(t, who):
        return 0
    certain = 0
    settled = 0
    before = -1
    while settled != before:
        before = settled
        for player in range(t.players):
            if is_masked(t, player) and not settled >> player & 1:
                left = not_ruled_out(t, player) & ~certain
                if size_of(left) == masks_left(t, player):
                    certain |= left
                    settled |= 1 << player
                    if player == who:
                        return left
    return not_ruled_out(t, who) & ~certain


def not_ruled_out(t: Table, who: Player) -> Bits:
    """The characters without a marker of the player's that nobody has shown."""
    return ALL_CHARACTERS & ~(t.markers[who] | t.broken)


def masks_left(t: Table, who: Player) -> int:
    """How many characters a player still hides: all can see that, if not which."""
    return size_of(t.hidden[who])
