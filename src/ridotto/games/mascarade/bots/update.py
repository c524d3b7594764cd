"""How a mind takes in what its player sees: plain functions over events, like a census."""

from typing import Final

from ridotto.events import HIDDEN
from ridotto.games.mascarade.bots.policy_state import CERTAIN, OWN, PUBLIC, PolicyState
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


def update(state: PolicyState, kind: int, who: Player, a: int, b: int, n: int, secret: int) -> None:
    """Take in what happened next, as this player saw it."""
    state.events_seen += 1
    if kind == Kind.PASSED:
        hear_a_pass(state, who, n)
    elif kind == Kind.TURN:
        state.announcer = NOWHERE
        if state.memory < CERTAIN:
            forget(state)
    elif kind == Kind.HANDLED:
        see_two_cards_go(state, who, a, b, secret)
    elif kind == Kind.ANNOUNCED:
        hear_an_announcement(state, who, a, n)
    elif kind == Kind.CLAIMED:
        state.stood_for[who] = a
    elif kind == Kind.DEALT:
        lay(state, OWN, a, secret)
        lay(state, PUBLIC, a, secret)
        state.informed |= 1 << a
    elif kind == Kind.USED:
        state.announcer = NOWHERE  # what a power reveals from now on settles no claim
    elif kind == Kind.ASKED:
        state.asked = a
    elif kind == Kind.MOVED:
        change_seats(state, a, b)
    elif kind == Kind.LOOKED or kind == Kind.REVEALED or kind == Kind.SPIED or kind == Kind.SHOWN:
        see_a_card(state, kind, who, a, secret)


def see_a_card(state: PolicyState, kind: int, who: Player, place: Place, mask: int) -> None:
    """Somebody saw a card, and perhaps this player too, or everybody."""
    if kind == Kind.REVEALED or (kind != Kind.SHOWN and owns(state, who, place)):
        state.informed |= 1 << place
    if kind == Kind.REVEALED and state.announcer != NOWHERE:
        judge(state, who, mask)
    if mask != HIDDEN:
        learn(state, OWN, place, mask)
        if kind == Kind.REVEALED or kind == Kind.SHOWN:
            learn(state, PUBLIC, place, mask)


def learn(state: PolicyState, where: int, place: Place, mask: int) -> None:
    """A card was seen, and what it is says something about all others."""
    if state.chances[where + place * MAX_MASKS + mask] < CERTAIN:
        lay(state, where, place, mask)
        balance(state, where)


def owns(state: PolicyState, who: Player, place: Place) -> bool:
    """Whether a card lies in front of somebody."""
    return place // state.hands == state.seat_of[who]


def lay(state: PolicyState, where: int, place: Place, mask: int) -> None:
    """This mask lies there for certain."""
    first = where + place * MAX_MASKS
    for other in range(MAX_MASKS):
        state.chances[first + other] = 0.0
    state.chances[first + mask] = CERTAIN


def see_two_cards_go(state: PolicyState, who: Player, a: Place, b: Place, how: int) -> None:
    """Two cards went under the table: known to be swapped, known not to be, or even odds."""
    both = 1 << a | 1 << b
    known = state.informed & both == both
    for place in (a, b):
        if not known or not owns(state, who, place):
            state.informed &= ~(1 << place)
    if how == SWAPPED:
        exchange(state, a * MAX_MASKS, b * MAX_MASKS)
    elif how != PRETENDED:
        mix(state, a * MAX_MASKS, b * MAX_MASKS)
    mix(state, PUBLIC + a * MAX_MASKS, PUBLIC + b * MAX_MASKS)


def exchange(state: PolicyState, first: int, second: int) -> None:
    """Two cards have changed places for certain."""
    for i in range(MAX_MASKS):
        held = state.chances[first + i]
        state.chances[first + i] = state.chances[second + i]
        state.chances[second + i] = held


def mix(state: PolicyState, first: int, second: int) -> None:
    """Two cards have changed places, or they have not."""
    for i in range(MAX_MASKS):
        even = (state.chances[first + i] + state.chances[second + i]) / 2.0
        state.chances[first + i] = even
        state.chances[second + i] = even


def balance(state: PolicyState, where: int) -> None:
    """There are only so many cards of each mask, and one mask on each place."""
    for _ in range(ROUNDS):
        count_loose(state, where)
        for first in range(where, where + state.places * MAX_MASKS, MAX_MASKS):
            share_out(state, first)


def count_loose(state: PolicyState, where: int) -> None:
    """By how much the chances of each mask are off, where they are not certain."""
    for mask in range(MAX_MASKS):
        state.left[mask] = 1.0 * state.copies[mask]
        state.loose[mask] = 0.0
    for first in range(where, where + state.places * MAX_MASKS, MAX_MASKS):
        for mask in range(MAX_MASKS):
            chance = state.chances[first + mask]
            state.left[mask] -= 1.0 if chance == CERTAIN else 0.0
            state.loose[mask] += 0.0 if chance == CERTAIN else chance
    for mask in range(MAX_MASKS):
        state.left[mask] = max(state.left[mask], 0.0) / max(state.loose[mask], TINY)


def share_out(state: PolicyState, first: int) -> None:
    """Correct the chances of a place by what they are off, and make them one together."""
    total = 0.0
    for mask in range(MAX_MASKS):
        chance = state.chances[first + mask]
        if chance == CERTAIN:
            return
        state.chances[first + mask] = chance * state.left[mask]
        total += chance * state.left[mask]
    if total > 0.0:
        for i in range(first, first + MAX_MASKS):
            state.chances[i] /= total


def forget(state: PolicyState) -> None:
    """After each turn a little fades of what one knows of cards that are not one's own."""
    for place in range(state.places):
        if not owns(state, state.player, place):
            for mask in range(state.masks):
                even = state.copies[mask] / state.places
                i = place * MAX_MASKS + mask
                state.chances[i] = state.memory * state.chances[i] + (1.0 - state.memory) * even


# ── What people say ──────────────────────────────────────────────────────────────────────────────────


def hear_an_announcement(state: PolicyState, who: Player, place: Place, mask: int) -> None:
    """Somebody says what they are; who was caught lying is believed less."""
    state.stood_for[who] = place
    state.announcer = who
    state.said = mask
    believe(state, who, place, mask, SAID_SO * (TRUST + state.truths[who]) / (TRUST + state.lies[who]))


def hear_a_pass(state: PolicyState, who: Player, mask: int) -> None:
    """Somebody who seems to know their card does not claim to be that mask, and so hardly is."""
    first = state.seat_of[who] * state.hands
    for place in range(first, first + state.hands):
        if state.informed >> place & 1:
            believe(state, who, place, mask, SILENT)


def believe(state: PolicyState, who: Player, place: Place, mask: int, factor: float) -> None:
    """What somebody says makes a mask likelier or less likely; what one says oneself only to others."""
    if who != state.player:
        weigh(state, place * MAX_MASKS, mask, factor)
    weigh(state, PUBLIC + place * MAX_MASKS, mask, factor)


def weigh(state: PolicyState, first: int, mask: int, factor: float) -> None:
    """A mask becomes likelier or less likely than it was, unless that is certain."""
    chance = state.chances[first + mask]
    if chance == 0.0 or chance == CERTAIN:
        return
    state.chances[first + mask] = factor * chance
    scale = 1.0 / (1.0 - chance + factor * chance)
    for i in range(first, first + MAX_MASKS):
        state.chances[i] *= scale


def judge(state: PolicyState, who: Player, mask: int) -> None:
    """A card is turned up for a claim: whether the announcer was right is remembered."""
    if who == state.announcer:
        if mask == state.said:
            state.truths[who] += 1
        else:
            state.lies[who] += 1


def change_seats(state: PolicyState, a: int, b: int) -> None:
    """The people on two seats change places; cards stay, and nobody knows what is before them now."""
    for player in range(len(state.seat_of)):
        if state.seat_of[player] == a:
            state.seat_of[player] = b
        elif state.seat_of[player] == b:
            state.seat_of[player] = a
    for hand in range(state.hands):
        state.informed &= ~(1 << (a * state.hands + hand) | 1 << (b * state.hands + hand))
