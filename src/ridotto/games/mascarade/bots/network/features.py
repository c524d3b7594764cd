"""What the network reads about a position and a move: plain functions, compiled like the rules.

Masks are described by their effects alone, so that the network also plays masks that it has never met.
"""

from typing import Final

from ridotto.bots.network import FeatureCounts
from ridotto.games.mascarade.bots.policy_state import (
    FEATURES,
    PolicyState,
    certainty,
    chance_of,
    public_chance_of,
)
from ridotto.games.mascarade.bots.worth import VICTORY, extreme, is_kind, worth
from ridotto.games.mascarade.rules.effects import Do, Whom
from ridotto.games.mascarade.rules.events import FATE, SWAPPED
from ridotto.games.mascarade.rules.money import ENOUGH
from ridotto.games.mascarade.rules.moves import (
    ANNOUNCE,
    CHOOSE_CARD,
    CHOOSE_SEAT,
    CLAIM,
    LOOK,
    NAME,
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
from ridotto.games.mascarade.rules.table import (
    ANSWERS,
    MAX_MASKS,
    TURN,
    Packed,
    Table,
    left_of,
    right_of,
    seat_at,
)
from ridotto.seats import NOWHERE, Place, Seat, size_of

COUNTS: Final = FeatureCounts(1, FEATURES[0], FEATURES[1])

SCALE: Final = 5.0
"""Values in coins are divided by this."""
ROUND: Final = 10.0
LEAST_SCORE: Final = -2.0
MOST_SCORE: Final = 6.0


def limited(value: float, least: float, most: float) -> float:
    """A value within bounds."""
    return min(max(value, least), most)


# ── The position ─────────────────────────────────────────────────────────────────────────────────────


def describe_position(state: PolicyState, seen: Table, powers: Packed) -> None:
    """Write what does not depend on the move."""
    position = state.position
    for i in range(len(position)):
        position[i] = 0.0
    describe_table(state, seen)
    describe_own_card(state, seen)
    if seen.phase != TURN:
        describe_announcement(state, seen, powers)


def describe_table(state: PolicyState, seen: Table) -> None:
    """Who is how rich, and what is asked."""
    position = state.position
    total = 0.0
    for seat in range(seen.players):
        total += seen.coins[seat]
    mine = 1.0 * seen.coins[seen.asked]
    position[0] = seen.players / ENOUGH
    position[1] = seen.hands - 1.0
    position[2] = limited(seen.turn / (ROUND * seen.players), 0.0, 3.0)
    position[3] = mine / ENOUGH
    position[4] = seen.coins[extreme(seen, seen.asked, NOWHERE, True)] / ENOUGH
    position[5] = seen.coins[extreme(seen, seen.asked, NOWHERE, False)] / ENOUGH
    position[6] = (total - mine) / (seen.players - 1) / ENOUGH
    position[7] = limited(seen.court / ROUND, 0.0, 2.0)
    position[8 + seen.phase] = 1.0
    position[14] = seen.masks / ENOUGH
    position[15] = 1.0 * seen.centre
    position[16] = seen.coins[left_of(seen, seen.asked)] / ENOUGH
    position[17] = seen.coins[right_of(seen, seen.asked)] / ENOUGH


def describe_own_card(state: PolicyState, seen: Table) -> None:
    """What the player knows of their own card, and what others may know of it."""
    position = state.position
    place = seen.asked * seen.hands
    position[18] = certainty(state, place)
    position[19] = 1.0 if state.informed >> place & 1 else 0.0
    position[20] = limited(state.hopes[place] / SCALE, 0.0, 3.0)
    most = 0.0
    for mask in range(seen.masks):
        most = max(most, public_chance_of(state, place, mask))
    position[21] = most


def describe_announcement(state: PolicyState, seen: Table, powers: Packed) -> None:
    """What was announced, by whom, and who has claimed."""
    position = state.position
    announcer = seen.player_at[seen.turn_seat]
    card = state.stood_for[announcer]
    value = worth(seen, powers, seen.announced, seen.turn_seat)
    position[22] = limited(state.values[seen.announced] / SCALE, -1.0, 3.0)
    position[23] = limited(value / SCALE, -1.0, 3.0)
    position[24] = 1.0 if value >= VICTORY else 0.0
    position[25] = seen.coins[seen.turn_seat] / ENOUGH
    position[26] = chance_of(state, card, seen.announced)
    position[27] = public_chance_of(state, card, seen.announced)
    position[28] = size_of(seen.claimants) / 2.0
    position[29] = state.truths[announcer] / 3.0
    position[30] = state.lies[announcer] / 3.0
    position[31] = state.copies[seen.announced] - 1.0
    position[32] = best_other(state, seen, seen.announced, card)
    position[33] = others_to_come(seen) / SCALE


def best_other(state: PolicyState, seen: Table, mask: int, but_for: Place) -> float:
    """The probability of a mask at the likeliest card of another player."""
    most = 0.0
    for place in range(seen.players * seen.hands):
        if place // seen.hands != seen.asked and place != but_for:
            most = max(most, chance_of(state, place, mask))
    return most


def others_to_come(seen: Table) -> int:
    """How many players may still claim after this one."""
    if seen.phase != ANSWERS:
        return 0
    count = 0
    seat = left_of(seen, seen.asked)
    while seat != seen.turn_seat and count < seen.players:
        count += 1
        seat = left_of(seen, seat)
    return count


# ── A move ───────────────────────────────────────────────────────────────────────────────────────────


def describe_move(state: PolicyState, seen: Table, powers: Packed, move: Move, score: float) -> None:
    """Write what depends on the move; `score` is its value by the heuristic policy."""
    features = state.features
    for i in range(len(features)):
        features[i] = 0.0
    features[0] = limited(score, LEAST_SCORE, MOST_SCORE)
    features[1] = limited(score / ROUND, -1.0, 2.0)
    mine = seen.asked * seen.hands
    if move >= SWAP:
        how = swap_how(move)
        features[2 if how == SWAPPED else 3 if how == FATE else 4] = 1.0
        describe_place(state, seen, swap_place(move), mine + swap_hand(move))
    elif move >= ANNOUNCE:
        features[5] = 1.0
        describe_mask(state, seen, powers, announced_mask(move), mine + announce_hand(move))
    elif move >= CHOOSE_CARD:
        features[6] = 1.0
        describe_place(state, seen, chosen_place(move), mine)
    elif move >= CHOOSE_SEAT:
        features[7] = 1.0
        describe_seat(state, seen, powers, chosen_seat(move))
    elif move >= NAME:
        features[8] = 1.0
        features[15] = chance_of(state, state.asked, named_mask(move))
        features[16] = public_chance_of(state, state.asked, named_mask(move))
    elif move >= LOOK:
        features[9] = 1.0
        features[15] = certainty(state, mine + look_hand(move))
    elif move >= CLAIM:
        features[10] = 1.0
        describe_mask(state, seen, powers, seen.announced, mine + claim_hand(move))
    else:
        features[11 + move] = 1.0  # pass, decline, pretend, really swap


def describe_mask(state: PolicyState, seen: Table, powers: Packed, mask: int, place: Place) -> None:
    """A mask that is announced or claimed with a card."""
    features = state.features
    value = state.values[mask]
    features[15] = chance_of(state, place, mask)
    features[16] = public_chance_of(state, place, mask)
    features[17] = limited(value / SCALE, -1.0, 3.0)
    features[18] = 1.0 if value >= VICTORY else 0.0
    features[19] = state.copies[mask] - 1.0
    features[23] = 1.0 if state.informed >> place & 1 else 0.0
    describe_others(state, seen, mask)
    describe_effects(state, powers, mask)


def describe_others(state: PolicyState, seen: Table, mask: int) -> None:
    """How likely other players have a mask, and those who seem to know their card."""
    features, chances = state.features, state.chances
    informed, hands, asked = state.informed, seen.hands, seen.asked
    sum_of = 0.0
    aware = 0.0
    most = 0.0
    for other in range(seen.players * hands):
        if other // hands != asked:
            chance = chances[other * MAX_MASKS + mask]
            sum_of += chance
            most = max(most, chance)
            if informed >> other & 1:
                aware += chance
    features[20] = limited(sum_of, 0.0, 2.0)
    features[21] = limited(aware, 0.0, 2.0)
    features[22] = most


def describe_effects(state: PolicyState, powers: Packed, mask: int) -> None:
    """The effects of a mask: the size of each, whatever its name is."""
    features = state.features
    step = 0
    while powers[mask][step][0] != Do.NOTHING:
        effect = powers[mask][step]
        verb = effect[0]
        if verb <= Do.FINE:
            mine = effect[2] == Whom.SELF
            features[24 + (0 if mine else verb)] += effect[1] / 3.0
        elif verb <= Do.CHANGE_SEATS:
            features[24 + verb] = 1.0
        else:
            features[36 + (1 if verb == Do.QUESTION else 0)] = 1.0
        step += 1


def describe_place(state: PolicyState, seen: Table, place: Place, mine: Place) -> None:
    """Another card, beside one's own."""
    features = state.features
    features[38] = limited((state.hopes[place] - state.hopes[mine]) / SCALE, -3.0, 3.0)
    features[39] = certainty(state, place)
    features[40] = 1.0 if state.informed >> place & 1 else 0.0
    seat = seat_at(seen, place)
    features[41] = 1.0 if seat == NOWHERE else 0.0
    features[42] = seen.coins[seat] / ENOUGH if seat != NOWHERE else 0.0
    features[23] = 1.0 if state.informed >> mine & 1 else 0.0


def describe_seat(state: PolicyState, seen: Table, powers: Packed, seat: Seat) -> None:
    """A player who is chosen."""
    features = state.features
    features[42] = seen.coins[seat] / ENOUGH
    features[43] = (seen.coins[seat] - seen.coins[seen.asked]) / ENOUGH
    features[44] = 1.0 if is_kind(powers, seen.announced) else 0.0
    features[45] = 1.0 if seat == left_of(seen, seen.asked) else 0.0
