"""How a mind takes in what its player sees: plain functions over events, like a census."""

from typing import Final

from ridotto.bots.mascarade.mind import CERTAIN, MASKS, Mind
from ridotto.events import HIDDEN
from ridotto.mascarade.events import PRETENDED, SWAPPED, Kind
from ridotto.seats import NOWHERE, Place, Player

ROUNDS: Final = 3
"""How often chances are balanced after a card was seen: what is left over after that does not matter."""
SAID_SO: Final = 3.0
"""By how much an announcement makes a mask likelier, from somebody who never had to reveal one."""
TRUST: Final = 2
"""So many truths and lies are taken for granted before anything was revealed."""
CLAIMED_SO: Final = 3.0
"""By how much a claim makes a mask likelier."""
SILENT: Final = 0.3
"""By how much a pass makes a mask less likely that its owner would know."""
UNAWARE: Final = 0.85
"""By how much it does if they would not."""


def notice(mind: Mind, kind: int, who: Player, a: int, b: int, n: int, secret: int) -> None:
    """Take in what happened next, as this player saw it."""
    mind.noticed += 1
    if kind == Kind.PASSED:
        hear_a_pass(mind, who, n)
    elif kind == Kind.TURN:
        mind.announcer = NOWHERE
        if mind.memory < CERTAIN:
            forget(mind)
    elif kind == Kind.HANDLED:
        see_two_cards_go(mind, who, a, b, secret)
    elif kind == Kind.ANNOUNCED:
        hear_an_announcement(mind, who, a, n)
    elif kind == Kind.CLAIMED:
        mind.stood_for[who] = a
        weigh(mind, who, a, n, CLAIMED_SO)
    elif kind == Kind.DEALT:
        lay(mind, a, secret)
        mind.informed |= 1 << a
    elif kind == Kind.USED:
        mind.announcer = NOWHERE  # what a power reveals from now on settles no claim
    elif kind == Kind.ASKED:
        mind.asked = a
    elif kind == Kind.MOVED:
        change_seats(mind, a, b)
    elif kind == Kind.LOOKED or kind == Kind.REVEALED or kind == Kind.SPIED or kind == Kind.SHOWN:
        see_a_card(mind, kind, who, a, secret)


def see_a_card(mind: Mind, kind: int, who: Player, place: Place, mask: int) -> None:
    """Somebody saw a card, and perhaps this player too."""
    if kind == Kind.REVEALED or (kind != Kind.SHOWN and owns(mind, who, place)):
        mind.informed |= 1 << place
    if kind == Kind.REVEALED and mind.announcer != NOWHERE:
        judge(mind, who, mask)
    if mask != HIDDEN and mind.chances[place * MASKS + mask] < CERTAIN:
        lay(mind, place, mask)
        balance(mind)


def owns(mind: Mind, who: Player, place: Place) -> bool:
    """Whether a card lies in front of somebody."""
    return place // mind.hands == mind.seat_of[who]


def lay(mind: Mind, place: Place, mask: int) -> None:
    """This mask lies there for certain."""
    for other in range(mind.masks):
        mind.chances[place * MASKS + other] = 0.0
    mind.chances[place * MASKS + mask] = CERTAIN


def see_two_cards_go(mind: Mind, who: Player, a: Place, b: Place, how: int) -> None:
    """Two cards went under the table: known to be swapped, known not to be, or even odds."""
    both = 1 << a | 1 << b
    known = mind.informed & both == both
    for place in (a, b):
        if not known or not owns(mind, who, place):
            mind.informed &= ~(1 << place)
    if how == PRETENDED:
        return
    for mask in range(mind.masks):
        i, j = a * MASKS + mask, b * MASKS + mask
        first, second = mind.chances[i], mind.chances[j]
        if how == SWAPPED:
            mind.chances[i] = second
            mind.chances[j] = first
        else:
            mind.chances[i] = (first + second) / 2.0
            mind.chances[j] = (first + second) / 2.0


def balance(mind: Mind) -> None:
    """There are only so many cards of each mask, and one mask on each place."""
    for _ in range(ROUNDS):
        for mask in range(mind.masks):
            share_out(mind, mask)
        for place in range(mind.places):
            make_whole(mind, place)


def share_out(mind: Mind, mask: int) -> None:
    """The cards of a mask that do not lie somewhere for certain are shared by the places left."""
    left = mind.copies[mask]
    loose = 0.0
    for place in range(mind.places):
        chance = mind.chances[place * MASKS + mask]
        if chance == CERTAIN:
            left -= 1
        else:
            loose += chance
    if loose == 0.0:
        return
    factor = max(left, 0) / loose
    for place in range(mind.places):
        if mind.chances[place * MASKS + mask] != CERTAIN:
            mind.chances[place * MASKS + mask] *= factor


def make_whole(mind: Mind, place: Place) -> None:
    """All chances of a place are one together."""
    total = 0.0
    for i in range(place * MASKS, place * MASKS + mind.masks):
        total += mind.chances[i]
    if total > 0.0:
        for i in range(place * MASKS, place * MASKS + mind.masks):
            mind.chances[i] /= total


def forget(mind: Mind) -> None:
    """After each turn a little of everything fades into what the whole set would be like."""
    for place in range(mind.places):
        for mask in range(mind.masks):
            even = mind.copies[mask] / mind.places
            i = place * MASKS + mask
            mind.chances[i] = mind.memory * mind.chances[i] + (1.0 - mind.memory) * even


# ── What people say ──────────────────────────────────────────────────────────────────────────────────


def hear_an_announcement(mind: Mind, who: Player, place: Place, mask: int) -> None:
    """Somebody says what they are; who was caught lying is believed less."""
    mind.stood_for[who] = place
    mind.announcer = who
    mind.said = mask
    mind.announcements += 1
    mind.is_unjust = 0
    weigh(mind, who, place, mask, SAID_SO * (TRUST + mind.truths[who]) / (TRUST + mind.lies[who]))


def hear_a_pass(mind: Mind, who: Player, mask: int) -> None:
    """Somebody does not claim to be that mask, and so is less likely to be it."""
    first = mind.seat_of[who] * mind.hands
    for place in range(first, first + mind.hands):
        weigh(mind, who, place, mask, SILENT if mind.informed >> place & 1 else UNAWARE)


def weigh(mind: Mind, who: Player, place: Place, mask: int, factor: float) -> None:
    """A mask becomes likelier or less likely than it was, unless that is certain, or one's own saying."""
    at = place * MASKS + mask
    chance = mind.chances[at]
    if who == mind.player or chance == 0.0 or chance == CERTAIN:
        return
    total = 1.0 - chance + factor * chance
    mind.chances[at] = factor * chance
    for i in range(place * MASKS, place * MASKS + mind.masks):
        mind.chances[i] /= total


def judge(mind: Mind, who: Player, mask: int) -> None:
    """A card is turned up for a claim: who was right is remembered."""
    if who != mind.announcer:
        if mask != mind.said and mind.is_unjust == 0:
            mind.is_unjust = 1
            mind.unjust += 1
    elif mask == mind.said:
        mind.truths[who] += 1
    else:
        mind.lies[who] += 1


def change_seats(mind: Mind, a: int, b: int) -> None:
    """The people on two seats change places; cards stay, and nobody knows what is before them now."""
    for player in range(len(mind.seat_of)):
        if mind.seat_of[player] == a:
            mind.seat_of[player] = b
        elif mind.seat_of[player] == b:
            mind.seat_of[player] = a
    for hand in range(mind.hands):
        mind.informed &= ~(1 << (a * mind.hands + hand) | 1 << (b * mind.hands + hand))
