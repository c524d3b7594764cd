"""What the network reads about a position and a move at the ball: functions compiled like the rules."""

from typing import Final

from ridotto.bots.network import FeatureCounts
from ridotto.games.grimm.bots.beliefs import is_rival, masks_of
from ridotto.games.grimm.bots.policy_state import FEATURES, PolicyState, chance_of, unsure_of
from ridotto.games.grimm.bots.worth import exposure, have, next_free, next_given, next_kept, telling
from ridotto.games.grimm.rules.acting import partner
from ridotto.games.grimm.rules.characters import BANE, BANE_OF, BOON, BOON_OF
from ridotto.games.grimm.rules.moves import (
    ABILITY,
    ACCUSE,
    ACT,
    DANCE,
    EAVESDROP,
    GIVE,
    HAND_OVER,
    KEEP,
    MARK,
    TAKE,
    TOAST,
    WAGER,
    Move,
    accused_character,
    accused_player,
    action_of,
    dance_direction,
    danced_artifact,
    given_to,
    handed_artifact,
    handed_to,
    listened_to,
    marked_character,
    paid_artifact,
    paid_cards,
    taken_artifact,
    toast_first,
    wagered_character,
)
from ridotto.games.grimm.rules.table import KINDS, NO_CARD, Table, is_masked, left_of
from ridotto.seats import Player, size_of

COUNTS: Final = FeatureCounts(1, FEATURES[0], FEATURES[1])

TROPHIES: Final = 5.0
"""Roses are divided by this: the greatest trophy."""
DECK: Final = 20.0
LEAST_SCORE: Final = -3.0
MOST_SCORE: Final = 6.0


def limited(value: float, least: float, most: float) -> float:
    """A value within bounds."""
    return min(max(value, least), most)


# ── The position ─────────────────────────────────────────────────────────────────────────────────────


def describe_position(state: PolicyState, seen: Table) -> None:
    """Write what does not depend on the move."""
    position = state.position
    for i in range(len(position)):
        position[i] = 0.0
    position[0] = seen.players / 5.0
    position[seen.round] = 1.0  # 1 to 3
    position[3 + seen.phase] = 1.0  # 4 to 17
    position[18] = limited(seen.deck_count / DECK, 0.0, 2.0)
    position[19] = 1.0 * seen.wagers
    position[20] = 1.0 * seen.treasures
    position[21] = 1.0 * seen.abilities
    describe_roses(state, seen)
    describe_oneself(state, seen)
    describe_rivals(state, seen)


def describe_roses(state: PolicyState, seen: Table) -> None:
    """One's own roses beside those of the others."""
    position = state.position
    most = 0
    least = 1000
    for who in range(seen.players):
        if who != state.player:
            most = max(most, seen.roses[who])
            least = min(least, seen.roses[who])
    position[22] = seen.roses[state.player] / TROPHIES
    position[23] = (seen.roses[state.player] - most) / TROPHIES
    position[24] = (seen.roses[state.player] - least) / TROPHIES


def describe_oneself(state: PolicyState, seen: Table) -> None:
    """One's own masks, boons and banes, and what others suspect."""
    position = state.position
    masks = seen.hidden[state.player]
    position[25] = 1.0 * size_of(masks)
    boons = 0
    banes = 0
    for character in range(KINDS):
        if masks >> character & 1:
            boons = max(boons, have(state, seen, BOON[character]))
            banes = max(banes, have(state, seen, BANE[character]))
    position[26] = boons / 3.0
    position[27] = banes / 2.0
    position[28] = limited(state.suspicion / max(state.suspicions, 0.001), 0.0, 1.0)
    position[29] = seen.size[state.player] / 8.0
    position[30] = next_kept(state)
    position[31] = next_given(state)
    position[32] = next_free(state)


def describe_rivals(state: PolicyState, seen: Table) -> None:
    """How close the others are, and how well they are known."""
    position = state.position
    rivals = 0
    unsure = 0.0
    danger = 0.0
    for who in range(seen.players):
        if is_rival(state, seen, who):
            rivals += 1
            unsure += unsure_of(state, who)
            danger = max(danger, expected_boons(state, seen, who))
    position[33] = rivals / 4.0
    position[34] = unsure / max(1, rivals)
    position[35] = danger / 3.0


def expected_boons(state: PolicyState, seen: Table, who: Player) -> float:
    """How many copies of their boon a rival seems to have."""
    chances, tableau = state.chances, seen.tableau
    first = who * KINDS
    total = 0.0
    for character in range(KINDS):
        total += chances[first + character] * tableau[first + BOON[character]]
    return total


# ── A move ───────────────────────────────────────────────────────────────────────────────────────────


def describe_move(state: PolicyState, seen: Table, move: Move, score: float) -> None:
    """Write what depends on the move; `score` is its value by the heuristic policy."""
    features = state.features
    for i in range(len(features)):
        features[i] = 0.0
    features[0] = limited(score, LEAST_SCORE, MOST_SCORE)
    features[1] = limited(score / TROPHIES, -2.0, 2.0)
    if move >= ACT:
        features[2 + action_of(move)] = 1.0  # 2 to 9
        describe_artifact(state, seen, paid_artifact(move))
        features[25] = 1.0 * paid_cards(move)
    elif move >= ACCUSE:
        describe_choice(state, seen, move)
    elif move >= MARK:
        describe_character(state, seen, move)
    elif move >= TAKE:
        features[10] = 1.0
        describe_artifact(state, seen, taken_artifact(move))
    elif move >= GIVE:
        features[11] = 1.0
        describe_gift(state, seen, given_to(move), seen.drawn)
    elif move == KEEP:
        features[12] = 1.0
        describe_artifact(state, seen, seen.drawn)
    else:
        features[13 + move] = 1.0  # pass, accept


def describe_choice(state: PolicyState, seen: Table, move: Move) -> None:
    """A choice within an action."""
    features = state.features
    if move > EAVESDROP:
        features[15] = 1.0
        for who in range(seen.players):
            if listened_to(move) >> who & 1:
                features[40] += unsure_of(state, who)
                features[41] += expected_boons(state, seen, who) / 3.0
    elif move >= TOAST:
        features[16] = 1.0
        describe_gift(state, seen, toast_first(move), seen.drawn)
    elif move >= DANCE:
        features[17] = 1.0
        describe_gift(state, seen, partner(seen, state.player, dance_direction(move)), danced_artifact(move))
    elif move >= HAND_OVER:
        features[18] = 1.0
        describe_gift(state, seen, handed_to(move), handed_artifact(move))
    else:
        features[19] = 1.0
        who = accused_player(move)
        features[38] = chance_of(state, who, accused_character(move))
        describe_player(state, seen, who)


def describe_character(state: PolicyState, seen: Table, move: Move) -> None:
    """A character that is marked, wagered on, or whose ability is chosen."""
    features = state.features
    if move >= ABILITY:
        features[20] = 1.0
    elif move >= WAGER:
        features[21] = 1.0
        features[39] = 1.0 if seen.hidden[state.player] >> wagered_character(move) & 1 else 0.0
    else:
        features[22] = 1.0
        features[39] = limited(
            state.tastes[state.player * KINDS + marked_character(move)] / max(state.suspicions, 0.001),
            0.0,
            2.0,
        )


def describe_artifact(state: PolicyState, seen: Table, artifact: int) -> None:
    """An artifact that is taken, kept or paid."""
    features = state.features
    own = seen.hidden[state.player]
    n = have(state, seen, artifact)
    features[26] = limited(state.keeps[artifact], -3.0, 5.0)
    features[27] = limited(state.gifts[artifact], -3.0, 5.0)
    features[28] = n / 3.0
    features[29] = 1.0 if own >> BOON_OF[artifact] & 1 else 0.0
    features[30] = 1.0 if own >> BANE_OF[artifact] & 1 else 0.0
    features[31] = telling(state, seen, artifact, True)
    features[32] = telling(state, seen, artifact, False)
    features[33] = exposure(state, seen, artifact, n + 1)
    features[34] = state.unseen[artifact] * KINDS
    features[35] = features[29] * n / 3.0
    features[36] = features[30] * n / 2.0


def describe_gift(state: PolicyState, seen: Table, to: Player, artifact: int) -> None:
    """An artifact that a player is given."""
    features = state.features
    if artifact != NO_CARD:
        describe_artifact(state, seen, artifact)
        had = seen.tableau[to * KINDS + artifact]
        features[37] = 1.0 if had == 1 else 0.0
        features[42] = had / 3.0
        features[43] = chance_of(state, to, BANE_OF[artifact])
        features[44] = chance_of(state, to, BOON_OF[artifact])
        features[45] = features[43] * features[37]
    describe_player(state, seen, to)


def describe_player(state: PolicyState, seen: Table, who: Player) -> None:
    """A player who is chosen."""
    features = state.features
    features[23] = 1.0 if is_masked(seen, who) else 0.0
    features[24] = 1.0 if who == left_of(seen, state.player) else 0.0
    features[40] = unsure_of(state, who)
    features[41] = expected_boons(state, seen, who) / 3.0
    features[46] = (seen.roses[who] - seen.roses[state.player]) / TROPHIES
    features[47] = 1.0 * masks_of(state, seen, who)
