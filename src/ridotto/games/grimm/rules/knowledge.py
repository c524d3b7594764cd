"""What everybody at the table can work out about the masks, from public facts alone (G6)."""

from ridotto.games.grimm.rules.characters import ALL_CHARACTERS
from ridotto.games.grimm.rules.table import Table, is_masked
from ridotto.seats import Bits, Player, size_of


def public_possible(t: Table, who: Player) -> Bits:
    """The characters a player may still hide, as far as everybody can tell; none for the unmasked.

    A player's own marker rules a character out for them: every pair, triple and accusation that changed
    nothing left one. An unmasked character is ruled out for all. And where some other players can only be
    as many characters as they have masks, nobody else is one of those.
    """
    if not is_masked(t, who):
        return 0
    left = not_ruled_out(t, who)
    for group in range(1, 1 << t.players):
        if group >> who & 1 == 0 and group & ~t.masked == 0:
            able = 0
            masks = 0
            for player in range(t.players):
                if group >> player & 1:
                    able |= not_ruled_out(t, player)
                    masks += masks_left(t, player)
            if size_of(able) == masks:
                left &= ~able
    return left


def not_ruled_out(t: Table, who: Player) -> Bits:
    """The characters without a marker of the player's that nobody has shown."""
    return ALL_CHARACTERS & ~(t.markers[who] | t.broken)


def masks_left(t: Table, who: Player) -> int:
    """How many characters a player still hides: all can see that, if not which."""
    return size_of(t.hidden[who])
