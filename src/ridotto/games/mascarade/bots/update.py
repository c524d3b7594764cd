"""How events change the state of the policy: plain functions, compiled like the rules."""

from typing import Final

from ridotto.events import HIDDEN
from ridotto.games.mascarade.bots.policy_state import CERTAIN, OWN, PUBLIC, PolicyState
from ridotto.games.mascarade.rules.events import PRETENDED, SWAPPED, Kind
from ridotto.games.mascarade.rules.table import MAX_MASKS
from ridotto.seats import NOWHERE, Place, Player

ROUNDS: Final = 2
"""Passes of balancing after a card was seen; more would change little."""
TINY: Final = 1e-300
"""Avoids a division by zero."""
SAID_SO: Final = 3.0
"""Factor on the probability of an announced mask, if the announcer never had to reveal a card."""
TRUST: Final = 2
"""Weight of the prior, in truths and in lies."""
SILENT: Final = 0.1
"""Factor on the probability of a mask that an informed player did not claim."""


def update(state: PolicyState, kind: int, who: Player, a: int, b: int, n: int, secret: int) -> None:
    """Take in what happened next, as this player saw it."""
    state.events_seen += 1
    if state.whimsy >= CERTAIN:
        return  # all its moves are random
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
    """A player saw a card; perhaps this player too, or all players."""
    if kind == Kind.REVEALED or (kind != Kind.SHOWN and owns(state, who, place)):
        state.informed |= 1 << place
    if kind == Kind.REVEALED and state.announcer != NOWHERE:
        judge(state, who, mask)
    if mask != HIDDEN:
        learn(state, OWN, place, mask)
        if kind == Kind.REVEALED or kind == Kind.SHOWN:
            learn(state, PUBLIC, place, mask)


def learn(state: PolicyState, where: int, place: Place, mask: int) -> None:
    """A card became known, which changes the probabilities of all others."""
    if state.chances[where + place * MAX_MASKS + mask] < CERTAIN:
        lay(state, where, place, mask)
        balance(state, where)


def owns(state: PolicyState, who: Player, place: Place) -> bool:
    """Whether a card lies in front of a player."""
    return place // state.hands == state.seat_of[who]


def lay(state: PolicyState, where: int, place: Place, mask: int) -> None:
    """Make a mask certain on a place."""
    first = where + place * MAX_MASKS
    for other in range(state.masks):
        state.chances[first + other] = 0.0
    state.chances[first + mask] = CERTAIN


def see_two_cards_go(state: PolicyState, who: Player, a: Place, b: Place, how: int) -> None:
    """Two cards went under the table: swapped, not swapped, or unknown with even odds."""
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
    """Two cards have certainly changed places."""
    for i in range(state.masks):
        held = state.chances[first + i]
        state.chances[first + i] = state.chances[second + i]
        state.chances[second + i] = held


def mix(state: PolicyState, first: int, second: int) -> None:
    """Two cards have changed places or not, with even odds."""
    for i in range(state.masks):
        even = (state.chances[first + i] + state.chances[second + i]) / 2.0
        state.chances[first + i] = even
        state.chances[second + i] = even


def balance(state: PolicyState, where: int) -> None:
    """Scale probabilities so that each mask adds up to its copies and each place to one."""
    for _ in range(ROUNDS):
        count_loose(state, where)
        for first in range(where, where + state.places * MAX_MASKS, MAX_MASKS):
            share_out(state, first)


def count_loose(state: PolicyState, where: int) -> None:
    """The factor by which the uncertain probabilities of each mask are wrong."""
    for mask in range(state.masks):
        left = 1.0 * state.copies[mask]
        loose = 0.0
        first = where + mask
        for i in range(first, first + state.places * MAX_MASKS, MAX_MASKS):
            chance = state.chances[i]
            here = CERTAIN if chance == CERTAIN else 0.0
            left -= here
            loose += chance - here
        state.factors[mask] = max(left, 0.0) / max(loose, TINY)


def share_out(state: PolicyState, first: int) -> None:
    """Correct the probabilities of a place by these factors, and make them add up to one."""
    masks = state.masks
    total = 0.0
    for mask in range(masks):
        chance = state.chances[first + mask]
        if chance == CERTAIN:
            return
        scaled = chance * state.factors[mask]
        state.chances[first + mask] = scaled
        total += scaled
    if total > 0.0:
        for i in range(first, first + masks):
            state.chances[i] /= total


def forget(state: PolicyState) -> None:
    """Knowledge of cards in front of others fades a little after each turn."""
    for place in range(state.places):
        if not owns(state, state.player, place):
            for mask in range(state.masks):
                even = state.copies[mask] / state.places
                i = place * MAX_MASKS + mask
                state.chances[i] = state.memory * state.chances[i] + (1.0 - state.memory) * even


# ── What people say ──────────────────────────────────────────────────────────────────────────────────


def hear_an_announcement(state: PolicyState, who: Player, place: Place, mask: int) -> None:
    """A player announces a mask; known liars are believed less."""
    state.stood_for[who] = place
    state.announcer = who
    state.said = mask
    believe(state, who, place, mask, SAID_SO * (TRUST + state.truths[who]) / (TRUST + state.lies[who]))


def hear_a_pass(state: PolicyState, who: Player, mask: int) -> None:
    """A player who seems to know their card does not claim the mask, and so hardly has it."""
    first = state.seat_of[who] * state.hands
    for place in range(first, first + state.hands):
        if state.informed >> place & 1:
            believe(state, who, place, mask, SILENT)


def believe(state: PolicyState, who: Player, place: Place, mask: int, factor: float) -> None:
    """A statement changes the probability of a mask; an own statement only that for a spectator."""
    if who != state.player:
        weigh(state, place * MAX_MASKS, mask, factor)
    weigh(state, PUBLIC + place * MAX_MASKS, mask, factor)


def weigh(state: PolicyState, first: int, mask: int, factor: float) -> None:
    """Multiply the odds of a mask on a place, unless they are certain."""
    chance = state.chances[first + mask]
    if chance == 0.0 or chance == CERTAIN:
        return
    state.chances[first + mask] = factor * chance
    scale = 1.0 / (1.0 - chance + factor * chance)
    for i in range(first, first + state.masks):
        state.chances[i] *= scale


def judge(state: PolicyState, who: Player, mask: int) -> None:
    """A card is revealed for an announcement: count whether it was true."""
    if who == state.announcer:
        if mask == state.said:
            state.truths[who] += 1
        else:
            state.lies[who] += 1


def change_seats(state: PolicyState, a: int, b: int) -> None:
    """The players on two seats change seats; neither knows the cards now in front of them."""
    for player in range(len(state.seat_of)):
        if state.seat_of[player] == a:
            state.seat_of[player] = b
        elif state.seat_of[player] == b:
            state.seat_of[player] = a
    for hand in range(state.hands):
        state.informed &= ~(1 << (a * state.hands + hand) | 1 << (b * state.hands + hand))
