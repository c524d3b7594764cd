"""What a player knows of the cards, from the events that they saw: which masks may lie on each place.

Plain functions over a list of numbers, like the rules. From the index `copies` on the list says how many
cards of each mask there are, and from `possible` on which masks each place may have, as bits.
"""

from ridotto.events import HIDDEN
from ridotto.games.mascarade.rules.events import PRETENDED, SWAPPED, Kind
from ridotto.seats import MAX_PLACES, Bits, Place, first_of


def learn(facts: list[int], copies: int, possible: int, kind: int, a: Place, b: Place, secret: int) -> None:
    """Take in what happened next, as the player saw it."""
    if kind == Kind.HANDLED:
        see_handling(facts, possible, a, b, secret)
    elif kind == Kind.DEALT:
        facts[possible + a] = 1 << secret
    elif kind == Kind.LOOKED or kind == Kind.REVEALED or kind == Kind.SPIED or kind == Kind.SHOWN:
        see_card(facts, copies, possible, a, secret)


def see_handling(facts: list[int], possible: int, a: Place, b: Place, how: int) -> None:
    """Two cards went under the table: known to be swapped, known not to be, or unknown."""
    one = facts[possible + a]
    two = facts[possible + b]
    if how == SWAPPED:
        facts[possible + a] = two
        facts[possible + b] = one
    elif how != PRETENDED:
        facts[possible + a] = one | two
        facts[possible + b] = one | two


def see_card(facts: list[int], copies: int, possible: int, place: Place, mask: int) -> None:
    """A card is known, if it was shown to this player; that may say something about others."""
    if mask == HIDDEN or facts[possible + place] == 1 << mask:
        return
    facts[possible + place] = 1 << mask
    certain = rule_out(facts, copies, possible, mask)
    while certain:
        mask = first_of(certain)
        certain = certain & ~(1 << mask) | rule_out(facts, copies, possible, mask)


def rule_out(facts: list[int], copies: int, possible: int, mask: int) -> Bits:
    """A mask certain on as many places as it has copies lies nowhere else; returns what that settles."""
    bit = 1 << mask
    settled = 0
    if facts[copies + mask] == 1 or certain_places(facts, possible, bit) == facts[copies + mask]:
        for place in range(possible, possible + MAX_PLACES):
            before = facts[place]
            if before & bit and before != bit:
                now = before & ~bit
                facts[place] = now
                if now & (now - 1) == 0:
                    settled |= now
    return settled


def certain_places(facts: list[int], possible: int, bit: Bits) -> int:
    """On how many places a mask is certain."""
    count = 0
    for place in range(possible, possible + MAX_PLACES):
        if facts[place] == bit:
            count += 1
    return count
