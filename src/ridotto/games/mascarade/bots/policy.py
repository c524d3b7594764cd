"""The heuristic policy for Mascarade: the value of every move in coins."""

from typing import Final

from ridotto.games.mascarade.bots.policy_state import (
    PUBLIC,
    PolicyState,
    certainty,
    chance_of,
    noise,
    public_chance_of,
)
from ridotto.games.mascarade.bots.update import SAID_SO
from ridotto.games.mascarade.bots.worth import VICTORY, does, is_kind, worth
from ridotto.games.mascarade.rules.effects import Do
from ridotto.games.mascarade.rules.events import PRETENDED, SWAPPED
from ridotto.games.mascarade.rules.moves import (
    ANNOUNCE,
    CHOOSE_CARD,
    CHOOSE_SEAT,
    LOOK,
    NAME,
    REALLY_SWAP,
    SWAP,
    Move,
    announce_hand,
    announced_mask,
    chosen_place,
    chosen_seat,
    claim_hand,
    look_hand,
    named_mask,
    swap_hand,
    swap_how,
    swap_place,
)
from ridotto.games.mascarade.rules.table import MAX_MASKS, Packed, Table, place_count
from ridotto.seats import NOWHERE, Place, Seat

FINE: Final = 1.0
SPOILS: Final = 0.2
"""Cost per coin of a power that another player gets because of one's own lie."""
NEVER: Final = -1000.0
KINDS: Final = (LOOK, ANNOUNCE, SWAP)
"""The first move of each kind: look, announce, swap; what comes before is one kind."""

HARM: Final = 0.3
"""Assumed value for others of stopping a lie, as a part of what it would bring."""
AWARE: Final = 0.7
"""Probability that an owner knows a card that all others have lost track of."""
NERVES: Final = 4.0
"""By how much each coin of expected gain makes a claim likelier."""
LEAST: Final = 0.02
MOST: Final = 0.95
"""Least and greatest probability of a claim."""


def appraise(state: PolicyState, seen: Table, powers: Packed) -> None:
    """Compute the value of each mask and the expected value of each card for this player."""
    for mask in range(seen.masks):
        state.values[mask] = worth(seen, powers, mask, seen.asked)
    chances, values = state.chances, state.values
    for place in range(place_count(seen)):
        first = place * MAX_MASKS
        hope = 0.0
        for mask in range(seen.masks):
            hope += chances[first + mask] * values[mask]
        state.hopes[place] = hope


def worth_of_move(state: PolicyState, seen: Table, powers: Packed, move: Move, daring: bool) -> float:
    """The value of a move; 0 for declining and pretending."""
    mine = seen.asked * seen.hands
    if move >= SWAP:
        return worth_of_swap(state, mine + swap_hand(move), swap_place(move), swap_how(move))
    if move >= ANNOUNCE:
        place = mine + announce_hand(move)
        return worth_of_announcing(state, seen, place, announced_mask(move), daring)
    if move >= CHOOSE_CARD:
        return worth_of_card(state, seen, powers, chosen_place(move))
    if move >= CHOOSE_SEAT:
        return worth_of_seat(seen, powers, chosen_seat(move))
    if move >= NAME:
        return chance_of(state, state.asked, named_mask(move))
    if move >= LOOK:
        return state.curiosity * (1.0 - certainty(state, mine + look_hand(move)))
    return worth_of_really_swapping(state, seen) if move == REALLY_SWAP else 0.0


# ── In one's turn ────────────────────────────────────────────────────────────────────────────────────


def worth_of_swap(state: PolicyState, mine: Place, other: Place, how: int) -> float:
    """A swap pays later, if the other card is better; fate costs certainty."""
    if how == PRETENDED:
        return 0.0
    better = state.patience * (state.hopes[other] - state.hopes[mine])
    return better if how == SWAPPED else better / 2.0 - FINE


def worth_of_announcing(state: PolicyState, seen: Table, mine: Place, mask: int, daring: bool) -> float:
    """A true announcement pays, and a bluff pays if nobody contests it."""
    true = chance_of(state, mine, mask)
    value = state.values[mask]
    vanity = state.vanity if state.vanity != 0.0 and is_richest(state, mask) else 0.0
    if true < state.sure and not daring:
        return vanity if vanity > 0.0 else NEVER
    caught = state.fear * risk(state, seen, mine, mask)
    lie = (1.0 - caught) * value - caught * (FINE + SPOILS * value)
    return true * value + (1.0 - true) * lie + vanity


def is_richest(state: PolicyState, mask: int) -> bool:
    """Whether no mask is worth more."""
    most = state.values[0]
    for other in range(1, state.masks):
        most = max(most, state.values[other])
    return state.values[mask] == most


def risk(state: PolicyState, seen: Table, mine: Place, mask: int) -> float:
    """The probability that another player claims a mask announced with this card."""
    value = state.values[mask]
    public = public_chance_of(state, mine, mask)
    believed = SAID_SO * public / (1.0 + (SAID_SO - 1.0) * public)
    stopped = HARM * (1.0 - believed) * value
    guess = likely(stopped - FINE)  # of those who know that their card is another one
    hands, asked = seen.hands, seen.asked
    quiet = 1.0
    for place in range(seen.players * hands):
        if place // hands != asked:
            quiet *= 1.0 - urge(state, place, mask, value, stopped, guess)
    return 1.0 - quiet


def urge(state: PolicyState, place: Place, mask: int, value: float, stopped: float, guess: float) -> float:
    """The probability that the owner of another card claims: because they have the mask, or on a guess."""
    true = state.chances[place * MAX_MASKS + mask]
    if state.informed >> place & 1:
        return true + (1.0 - true) * guess
    public = state.chances[PUBLIC + place * MAX_MASKS + mask]
    gain = public * min(value, VICTORY) - (1.0 - public) * FINE + stopped
    return true * AWARE + (1.0 - true * AWARE) * likely(gain)


def likely(gain: float) -> float:
    """The probability that a player makes a claim with this expected gain."""
    return min(max(0.5 + NERVES * gain, LEAST), MOST)


# ── When a player announces ──────────────────────────────────────────────────────────────────────────


def answer(state: PolicyState, seen: Table, powers: Packed, out: list[int], count: int) -> Move:
    """Claim with the best card if that has a positive value, else pass."""
    best = 0.0
    found = out[0]
    for i in range(1, count):
        place = seen.asked * seen.hands + claim_hand(out[i])
        score = worth_of_claim(state, seen, powers, place) + noise(state, seen.turn)
        if score > best:
            best = score
            found = out[i]
    return found


def worth_of_claim(state: PolicyState, seen: Table, powers: Packed, mine: Place) -> float:
    """A true claim brings the power, a wrong one a fine; the first claim may stop a liar."""
    true = share_of(state, mine, seen)
    if true < state.proof:
        return NEVER
    value = worth(seen, powers, seen.announced, seen.asked)
    stopped = state.harm * threat(state, seen, powers) if seen.claimants == 0 else 0.0
    return true * value - (1.0 - true) * FINE + stopped + state.nerve


def share_of(state: PolicyState, mine: Place, seen: Table) -> float:
    """The probability of having the announced mask; if there is one copy, the announcer does not have it."""
    true = chance_of(state, mine, seen.announced)
    if state.copies[seen.announced] > 1:
        return true
    other = chance_of(state, state.stood_for[seen.player_at[seen.turn_seat]], seen.announced)
    return true * (1.0 - other) / (1.0 - true * other) if true * other < 1.0 else true


def threat(state: PolicyState, seen: Table, powers: Packed) -> float:
    """The expected gain of the announcer by a lie."""
    card = state.stood_for[seen.player_at[seen.turn_seat]]
    return (1.0 - chance_of(state, card, seen.announced)) * worth(
        seen, powers, seen.announced, seen.turn_seat
    )


# ── Using a power ────────────────────────────────────────────────────────────────────────────────────


def worth_of_seat(seen: Table, powers: Packed, seat: Seat) -> float:
    """The richest for what costs, the poorest for what pays."""
    coins = 1.0 * (seen.coins[seat] - seen.coins[seen.asked])
    return -coins if is_kind(powers, seen.announced) else coins


def worth_of_card(state: PolicyState, seen: Table, powers: Packed, place: Place) -> float:
    """The least known and most valuable card; for a question, a card whose owner does not know it."""
    if does(powers, seen.announced, Do.QUESTION):
        return 0.0 if state.informed >> place & 1 else 1.0
    return 1.0 - certainty(state, place) + state.patience * state.hopes[place]


def worth_of_really_swapping(state: PolicyState, seen: Table) -> float:
    """With an own card, the difference in value; two cards of others make no difference."""
    if seen.card_b != NOWHERE:
        return 0.0
    return state.hopes[seen.card_a] - state.hopes[state.stood_for[state.player]]
