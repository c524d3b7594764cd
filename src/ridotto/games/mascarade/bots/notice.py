"""How a mind takes in what its player sees: plain functions over events, like a census."""

from typing import Final

from ridotto.events import HIDDEN
from ridotto.games.mascarade.bots.mind import CERTAIN, OWN, RUMOURS, Mind
from ridotto.games.mascarade.rules.events import PRETENDED, SWAPPED, Kind
from ridotto.games.mascarade.rules.table import MAX_MASKS
from ridotto.seats import NOWHERE, Place, Player

ROUNDS: Final = 2
"""How often chances are balanced after a card was seen: what is left over after that does not matter."""
TINY: Final = 1e-300
"""Less than any chance, and more than nothing."""
SAID_SO: Final = 3.0
"""By how much an announcement makes a mask likelier, from somebody who never had to reveal one."""
TRUST: Final = 2
"""So many truths and lies are taken for granted before anything was revealed."""
SILENT: Final = 0.1
"""By how much a pass of somebody who seems to know their card makes a mask less likely."""


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
    elif kind == Kind.DEALT:
        lay(mind, OWN, a, secret)
        lay(mind, RUMOURS, a, secret)
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
    """Somebody saw a card, and perhaps this player too, or everybody."""
    if kind == Kind.REVEALED or (kind != Kind.SHOWN and owns(mind, who, place)):
        mind.informed |= 1 << place
    if kind == Kind.REVEALED and mind.announcer != NOWHERE:
        judge(mind, who, mask)
    if mask != HIDDEN:
        learn(mind, OWN, place, mask)
        if kind == Kind.REVEALED or kind == Kind.SHOWN:
            learn(mind, RUMOURS, place, mask)


def learn(mind: Mind, where: int, place: Place, mask: int) -> None:
    """A card was seen, and what it is says something about all others."""
    if mind.chances[where + place * MAX_MASKS + mask] < CERTAIN:
        lay(mind, where, place, mask)
        balance(mind, where)


def owns(mind: Mind, who: Player, place: Place) -> bool:
    """Whether a card lies in front of somebody."""
    return place // mind.hands == mind.seat_of[who]


def lay(mind: Mind, where: int, place: Place, mask: int) -> None:
    """This mask lies there for certain."""
    first = where + place * MAX_MASKS
    for other in range(MAX_MASKS):
        mind.chances[first + other] = 0.0
    mind.chances[first + mask] = CERTAIN


def see_two_cards_go(mind: Mind, who: Player, a: Place, b: Place, how: int) -> None:
    """Two cards went under the table: known to be swapped, known not to be, or even odds."""
    both = 1 << a | 1 << b
    known = mind.informed & both == both
    for place in (a, b):
        if not known or not owns(mind, who, place):
            mind.informed &= ~(1 << place)
    if how == SWAPPED:
        exchange(mind, a * MAX_MASKS, b * MAX_MASKS)
    elif how != PRETENDED:
        mix(mind, a * MAX_MASKS, b * MAX_MASKS)
    mix(mind, RUMOURS + a * MAX_MASKS, RUMOURS + b * MAX_MASKS)


def exchange(mind: Mind, first: int, second: int) -> None:
    """Two cards have changed places for certain."""
    for i in range(MAX_MASKS):
        held = mind.chances[first + i]
        mind.chances[first + i] = mind.chances[second + i]
        mind.chances[second + i] = held


def mix(mind: Mind, first: int, second: int) -> None:
    """Two cards have changed places, or they have not."""
    for i in range(MAX_MASKS):
        even = (mind.chances[first + i] + mind.chances[second + i]) / 2.0
        mind.chances[first + i] = even
        mind.chances[second + i] = even


def balance(mind: Mind, where: int) -> None:
    """There are only so many cards of each mask, and one mask on each place."""
    for _ in range(ROUNDS):
        count_loose(mind, where)
        for first in range(where, where + mind.places * MAX_MASKS, MAX_MASKS):
            share_out(mind, first)


def count_loose(mind: Mind, where: int) -> None:
    """By how much the chances of each mask are off, where they are not certain."""
    for mask in range(MAX_MASKS):
        mind.left[mask] = 1.0 * mind.copies[mask]
        mind.loose[mask] = 0.0
    for first in range(where, where + mind.places * MAX_MASKS, MAX_MASKS):
        for mask in range(MAX_MASKS):
            chance = mind.chances[first + mask]
            mind.left[mask] -= 1.0 if chance == CERTAIN else 0.0
            mind.loose[mask] += 0.0 if chance == CERTAIN else chance
    for mask in range(MAX_MASKS):
        mind.left[mask] = max(mind.left[mask], 0.0) / max(mind.loose[mask], TINY)


def share_out(mind: Mind, first: int) -> None:
    """Correct the chances of a place by what they are off, and make them one together."""
    total = 0.0
    for mask in range(MAX_MASKS):
        chance = mind.chances[first + mask]
        if chance == CERTAIN:
            return
        mind.chances[first + mask] = chance * mind.left[mask]
        total += chance * mind.left[mask]
    if total > 0.0:
        for i in range(first, first + MAX_MASKS):
            mind.chances[i] /= total


def forget(mind: Mind) -> None:
    """After each turn a little fades of what one knows of cards that are not one's own."""
    for place in range(mind.places):
        if not owns(mind, mind.player, place):
            for mask in range(mind.masks):
                even = mind.copies[mask] / mind.places
                i = place * MAX_MASKS + mask
                mind.chances[i] = mind.memory * mind.chances[i] + (1.0 - mind.memory) * even


# ── What people say ──────────────────────────────────────────────────────────────────────────────────


def hear_an_announcement(mind: Mind, who: Player, place: Place, mask: int) -> None:
    """Somebody says what they are; who was caught lying is believed less."""
    mind.stood_for[who] = place
    mind.announcer = who
    mind.said = mask
    believe(mind, who, place, mask, SAID_SO * (TRUST + mind.truths[who]) / (TRUST + mind.lies[who]))


def hear_a_pass(mind: Mind, who: Player, mask: int) -> None:
    """Somebody who seems to know their card does not claim to be that mask, and so hardly is."""
    first = mind.seat_of[who] * mind.hands
    for place in range(first, first + mind.hands):
        if mind.informed >> place & 1:
            believe(mind, who, place, mask, SILENT)


def believe(mind: Mind, who: Player, place: Place, mask: int, factor: float) -> None:
    """What somebody says makes a mask likelier or less likely; what one says oneself only to others."""
    if who != mind.player:
        weigh(mind, place * MAX_MASKS, mask, factor)
    weigh(mind, RUMOURS + place * MAX_MASKS, mask, factor)


def weigh(mind: Mind, first: int, mask: int, factor: float) -> None:
    """A mask becomes likelier or less likely than it was, unless that is certain."""
    chance = mind.chances[first + mask]
    if chance == 0.0 or chance == CERTAIN:
        return
    mind.chances[first + mask] = factor * chance
    scale = 1.0 / (1.0 - chance + factor * chance)
    for i in range(first, first + MAX_MASKS):
        mind.chances[i] *= scale


def judge(mind: Mind, who: Player, mask: int) -> None:
    """A card is turned up for a claim: whether the announcer was right is remembered."""
    if who == mind.announcer:
        if mask == mind.said:
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
