"""The choice of a move: the one of the greatest value, or one as likely as a network wants it."""

from typing import Final

from ridotto.bots.randomness import begin_decision, happens, noise_of_choice, random_move
from ridotto.chance import below
from ridotto.games.mascarade.bots.network.features import describe_move, describe_position
from ridotto.games.mascarade.bots.network.veteran import weigh_move, weigh_moves, weigh_position
from ridotto.games.mascarade.bots.policy import KINDS, NEVER, answer, appraise, worth_of_claim, worth_of_move
from ridotto.games.mascarade.bots.policy_state import PolicyState, noise
from ridotto.games.mascarade.rules.moves import ANNOUNCE, CLAIM, LOOK, NAME, SWAP, Move, claim_hand
from ridotto.games.mascarade.rules.table import ANSWERS, NAMING, SEATS, Packed, Table

CLOSE: Final = 0.000001
"""Moves that differ by less are equally good."""
CALM: Final = 100.0
"""Turns after which a network plays more and more at random, so that games end in which all would wait."""


def choose(state: PolicyState, seen: Table, powers: Packed, out: list[int], count: int) -> Move:
    """One of the legal moves, by the state and the table as the player sees it."""
    begin_decision(state, out, count)
    if state.trained:
        return choose_by_network(state, seen, powers, out, count)
    if happens(state, state.whimsy):
        return random_move(state.chance, KINDS, out, count)
    if seen.phase == ANSWERS:
        return answer(state, seen, powers, out, count)
    if seen.phase != NAMING and seen.phase != SEATS:
        appraise(state, seen, powers)
    daring = happens(state, state.daring)
    best = 2 * NEVER
    equals = 0
    found = out[0]
    for i in range(count):
        score = worth_of_move(state, seen, powers, out[i], daring)
        if is_moody(out[i]):
            score += noise(state, seen.turn)
        if score > best + CLOSE:
            best = score
            equals = 1
            found = out[i]
        elif score >= best - CLOSE:
            equals += 1
            if below(state.chance, equals) == 0:
                found = out[i]
    return found


def is_moody(move: Move) -> bool:
    """Whether the value of a move depends on the mood: looking and announcing."""
    return ANNOUNCE <= move < SWAP or LOOK <= move < NAME


def choose_by_network(state: PolicyState, seen: Table, powers: Packed, out: list[int], count: int) -> Move:
    """The move whose score is greatest after noise, which makes each as likely as the network wants it."""
    if count == 1:
        return out[0]
    prepare_features(state, seen, powers)
    described = [features_of(state, seen, powers, move) for move in out[:count]]
    calm = calmness(seen)
    scores = [calm * score + noise_of_choice(state) for score in weigh_moves(state.position, described)]
    return out[scores.index(max(scores))]


def choose_move_by_move(state: PolicyState, seen: Table, powers: Packed, out: list[int], count: int) -> Move:
    """Takes the place of `choose_by_network` in compiled games, where there is no room for all moves."""
    if count == 1:
        return out[0]
    prepare_features(state, seen, powers)
    weigh_position(state)
    calm = calmness(seen)
    best = 2 * NEVER
    found = out[0]
    for i in range(count):
        write_features(state, seen, powers, out[i])
        score = calm * weigh_move(state) + noise_of_choice(state)
        if score > best:
            best = score
            found = out[i]
    return found


def calmness(seen: Table) -> float:
    """The weight of the network's scores beside the noise."""
    return min(1.0, CALM / max(1.0, seen.turn))


def features_of(state: PolicyState, seen: Table, powers: Packed, move: Move) -> list[float]:
    """What a network reads about a move, as a list of its own."""
    write_features(state, seen, powers, move)
    return state.features[:]


def prepare_features(state: PolicyState, seen: Table, powers: Packed) -> None:
    """Write what a network reads about the position."""
    appraise(state, seen, powers)
    describe_position(state, seen, powers)


def write_features(state: PolicyState, seen: Table, powers: Packed, move: Move) -> None:
    """Write what a network reads about a move."""
    score = score_of(state, seen, powers, move)
    describe_move(state, seen, powers, move, score)


def score_of(state: PolicyState, seen: Table, powers: Packed, move: Move) -> float:
    """The value of a move by the heuristic policy, to which any lie may seem worth while."""
    if seen.phase != ANSWERS:
        return worth_of_move(state, seen, powers, move, True)
    if move < CLAIM:
        return 0.0
    return worth_of_claim(state, seen, powers, seen.asked * seen.hands + claim_hand(move))
