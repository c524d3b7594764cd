"""The choice of a move: the one of the greatest value, or one as likely as a network wants it."""

from typing import Final

from ridotto.bots.randomness import begin_decision, happens, noise_of_choice, random_move
from ridotto.chance import below
from ridotto.games.grimm.bots.beliefs import form_beliefs
from ridotto.games.grimm.bots.network.features import describe_move, describe_position
from ridotto.games.grimm.bots.network.veteran import weigh_move, weigh_moves, weigh_position
from ridotto.games.grimm.bots.policy import MOVE_KINDS, worth_of_move
from ridotto.games.grimm.bots.policy_state import PolicyState
from ridotto.games.grimm.bots.worth import NEVER, appraise
from ridotto.games.grimm.rules.moves import Move
from ridotto.games.grimm.rules.table import Table

CLOSE: Final = 0.000001
"""Moves that differ by less are equally good."""


def choose(state: PolicyState, seen: Table, out: list[int], count: int) -> Move:
    """One of the legal moves, by the state and the table as the player sees it."""
    if count == 1:
        return out[0]
    begin_decision(state, out, count)
    if state.trained:
        return choose_by_network(state, seen, out, count)
    if happens(state, state.whimsy):
        return random_move(state.chance, MOVE_KINDS, out, count)
    form_beliefs(state, seen)
    appraise(state, seen)
    sly = happens(state, state.slyness)
    best = 2.0 * NEVER
    equals = 0
    found = out[0]
    for i in range(count):
        score = worth_of_move(state, seen, out[i], sly)
        if score > best + CLOSE:
            best = score
            equals = 1
            found = out[i]
        elif score >= best - CLOSE:
            equals += 1
            if below(state.chance, equals) == 0:
                found = out[i]
    return found


def choose_by_network(state: PolicyState, seen: Table, out: list[int], count: int) -> Move:
    """The move whose score is greatest after noise, which makes each as likely as the network wants it."""
    prepare_features(state, seen)
    described = [features_of(state, seen, move) for move in out[:count]]
    scores = [score + noise_of_choice(state) for score in weigh_moves(state.position, described)]
    return out[scores.index(max(scores))]


def choose_move_by_move(state: PolicyState, seen: Table, out: list[int], count: int) -> Move:
    """Takes the place of `choose_by_network` in compiled games, where there is no room for all moves."""
    prepare_features(state, seen)
    weigh_position(state)
    best = 2.0 * NEVER
    found = out[0]
    for i in range(count):
        write_features(state, seen, out[i])
        score = weigh_move(state) + noise_of_choice(state)
        if score > best:
            best = score
            found = out[i]
    return found


def features_of(state: PolicyState, seen: Table, move: Move) -> list[float]:
    """What a network reads about a move, as a list of its own."""
    write_features(state, seen, move)
    return state.features[:]


def prepare_features(state: PolicyState, seen: Table) -> None:
    """Write what a network reads about the position."""
    form_beliefs(state, seen)
    appraise(state, seen)
    describe_position(state, seen)


def write_features(state: PolicyState, seen: Table, move: Move) -> None:
    """Write what a network reads about a move."""
    score = worth_of_move(state, seen, move, True)
    describe_move(state, seen, move, score)
