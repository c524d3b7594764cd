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
    hear_for_oneself(state, state, kind, who, a, b, n, secret)
    hear_in_public(state, kind, who, a, b, n, secret)


def tells_of_cards(common: PolicyState, kind: int, who: Player) -> bool:
    """Whether players hear something for themselves from an event of this kind."""
    if kind == Kind.PASSED:
        return common.informed >> common.seat_of[who] * common.hands & (1 << common.hands) - 1 != 0
    if kind == Kind.TURN or kind == Kind.HANDLED or kind == Kind.ANNOUNCED or kind == Kind.DEALT:
        return True
    return is_about_a_card(kind)


def hear_for_oneself(
    common: PolicyState, own: PolicyState, kind: int, who: Player, a: int, b: int, n: int, secret: int
) -> None:
    """Take in what an event tells this player about cards, before everybody takes in what it tells all.

    `common` has what everybody knows; players who hear together share it.
    """
    if kind == Kind.PASSED:
        if who != own.player:
            doubt_a_pass(common, own, OWN, who, n)
    elif kind == Kind.TURN:
        if own.memory < CERTAIN:
            forget(common, own)
    elif kind == Kind.HANDLED:
        see_two_cards_go(common, own, a, b, secret)
    elif kind == Kind.ANNOUNCED:
        if who != own.player:
            weigh(common, own, OWN + a * MAX_MASKS, n, credit_of(common, who))
    elif kind == Kind.DEALT:
        lay(common, own, OWN, a, secret)
    elif secret != HIDDEN and is_about_a_card(kind):
        learn(common, own, OWN, a, secret)


def hear_in_public(state: PolicyState, kind: int, who: Player, a: int, b: int, n: int, secret: int) -> None:
    """Take in what an event tells everybody, and what others may believe from then on."""
    if kind == Kind.PASSED:
        doubt_a_pass(state, state, PUBLIC, who, n)
    elif kind == Kind.TURN:
        state.announcer = NOWHERE
    elif kind == Kind.HANDLED:
        lose_two_cards(state, who, a, b)
    elif kind == Kind.ANNOUNCED:
        hear_an_announcement(state, who, a, n)
    elif kind == Kind.CLAIMED:
        state.stood_for[who] = a
    elif kind == Kind.DEALT:
        lay(state, state, PUBLIC, a, secret)
        state.informed |= 1 << a
    elif kind == Kind.USED:
        state.announcer = NOWHERE  # what a power reveals from now on settles no claim
    elif kind == Kind.ASKED:
        state.asked = a
    elif kind == Kind.MOVED:
        change_seats(state, a, b)
    elif is_about_a_card(kind):
        see_a_card(state, kind, who, a, secret)


def is_about_a_card(kind: int) -> bool:
    """Whether somebody saw a card."""
    return kind == Kind.LOOKED or kind == Kind.REVEALED or kind == Kind.SPIED or kind == Kind.SHOWN


def see_a_card(state: PolicyState, kind: int, who: Player, place: Place, mask: int) -> None:
    """A player saw a card; perhaps all players did."""
    if kind == Kind.REVEALED or (kind != Kind.SHOWN and owns(state, who, place)):
        state.informed |= 1 << place
    if kind == Kind.REVEALED and state.announcer != NOWHERE:
        judge(state, who, mask)
    if mask != HIDDEN and (kind == Kind.REVEALED or kind == Kind.SHOWN):
        learn(state, state, PUBLIC, place, mask)


def learn(common: PolicyState, own: PolicyState, where: int, place: Place, mask: int) -> None:
    """A card became known, which changes the probabilities of all others."""
    if own.chances[where + place * MAX_MASKS + mask] < CERTAIN:
        lay(common, own, where, place, mask)
        balance(common, own, where)


def owns(state: PolicyState, who: Player, place: Place) -> bool:
    """Whether a card lies in front of a player."""
    return place // state.hands == state.seat_of[who]


def lay(common: PolicyState, own: PolicyState, where: int, place: Place, mask: int) -> None:
    """Make a mask certain on a place."""
    first = where + place * MAX_MASKS
    for other in range(common.masks):
        own.chances[first + other] = 0.0
    own.chances[first + mask] = CERTAIN


def see_two_cards_go(common: PolicyState, own: PolicyState, a: Place, b: Place, how: int) -> None:
    """Two cards went under the table: swapped, not swapped, or unknown with even odds."""
    if how == SWAPPED:
        exchange(common, own, a * MAX_MASKS, b * MAX_MASKS)
    elif how != PRETENDED:
        mix(common, own, a * MAX_MASKS, b * MAX_MASKS)


def lose_two_cards(state: PolicyState, who: Player, a: Place, b: Place) -> None:
    """Two cards went under the table, and only a player who took and knew both still knows them."""
    both = 1 << a | 1 << b
    known = state.informed & both == both
    for place in (a, b):
        if not known or not owns(state, who, place):
            state.informed &= ~(1 << place)
    mix(state, state, PUBLIC + a * MAX_MASKS, PUBLIC + b * MAX_MASKS)


def exchange(common: PolicyState, own: PolicyState, first: int, second: int) -> None:
    """Two cards have certainly changed places."""
    for i in range(common.masks):
        held = own.chances[first + i]
        own.chances[first + i] = own.chances[second + i]
        own.chances[second + i] = held


def mix(common: PolicyState, own: PolicyState, first: int, second: int) -> None:
    """Two cards have changed places or not, with even odds."""
    for i in range(common.masks):
        even = (own.chances[first + i] + own.chances[second + i]) / 2.0
        own.chances[first + i] = even
        own.chances[second + i] = even


def balance(common: PolicyState, own: PolicyState, where: int) -> None:
    """Scale probabilities so that each mask adds up to its copies and each place to one."""
    for _ in range(ROUNDS):
        count_loose(common, own, where)
        for first in range(where, where + common.places * MAX_MASKS, MAX_MASKS):
            share_out(common, own, first)


def count_loose(common: PolicyState, own: PolicyState, where: int) -> None:
    """The factor by which the uncertain probabilities of each mask are wrong."""
    for mask in range(common.masks):
        left = 1.0 * common.copies[mask]
        loose = 0.0
        first = where + mask
        for i in range(first, first + common.places * MAX_MASKS, MAX_MASKS):
            chance = own.chances[i]
            here = CERTAIN if chance == CERTAIN else 0.0
            left -= here
            loose += chance - here
        common.factors[mask] = max(left, 0.0) / max(loose, TINY)


def share_out(common: PolicyState, own: PolicyState, first: int) -> None:
    """Correct the probabilities of a place by these factors, and make them add up to one."""
    masks = common.masks
    total = 0.0
    for mask in range(masks):
        chance = own.chances[first + mask]
        if chance == CERTAIN:
            return
        scaled = chance * common.factors[mask]
        own.chances[first + mask] = scaled
        total += scaled
    if total > 0.0:
        for i in range(first, first + masks):
            own.chances[i] /= total


def forget(common: PolicyState, own: PolicyState) -> None:
    """Knowledge of cards in front of others fades a little after each turn."""
    for place in range(common.places):
        if not owns(common, own.player, place):
            for mask in range(common.masks):
                even = common.copies[mask] / common.places
                i = place * MAX_MASKS + mask
                own.chances[i] = own.memory * own.chances[i] + (1.0 - own.memory) * even


# ── What people say ──────────────────────────────────────────────────────────────────────────────────


def hear_an_announcement(state: PolicyState, who: Player, place: Place, mask: int) -> None:
    """A player announces a mask, and others may believe it."""
    state.stood_for[who] = place
    state.announcer = who
    state.said = mask
    weigh(state, state, PUBLIC + place * MAX_MASKS, mask, credit_of(state, who))


def credit_of(state: PolicyState, who: Player) -> float:
    """The factor on the probability of a mask that this player announces: known liars are believed less."""
    return SAID_SO * (TRUST + state.truths[who]) / (TRUST + state.lies[who])


def doubt_a_pass(common: PolicyState, own: PolicyState, where: int, who: Player, mask: int) -> None:
    """A player who seems to know their card does not claim the mask, and so hardly has it."""
    first = common.seat_of[who] * common.hands
    for place in range(first, first + common.hands):
        if common.informed >> place & 1:
            weigh(common, own, where + place * MAX_MASKS, mask, SILENT)


def weigh(common: PolicyState, own: PolicyState, first: int, mask: int, factor: float) -> None:
    """Multiply the odds of a mask on a place, unless they are certain."""
    chance = own.chances[first + mask]
    if chance == 0.0 or chance == CERTAIN:
        return
    own.chances[first + mask] = factor * chance
    scale = 1.0 / (1.0 - chance + factor * chance)
    for i in range(first, first + common.masks):
        own.chances[i] *= scale


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
