"""The heuristic policy for The Grimm Masquerade: the value of every move in roses."""

from typing import Final

from ridotto.games.grimm.bots.beliefs import is_rival
from ridotto.games.grimm.bots.policy_state import FREE_FIRST, UNKNOWN, PolicyState, unsure_of
from ridotto.games.grimm.bots.worth import (
    NEVER,
    best_accusation,
    chance_to_win,
    have,
    knowledge_of,
    next_free,
    next_given,
    next_kept,
    rank_of_ability,
    something_of,
    telling,
    trophy,
    weigh_winners,
    worth_of_accusing,
    worth_of_giving,
    worth_of_marking,
    worth_of_parting,
)
from ridotto.games.grimm.rules.acting import partner
from ridotto.games.grimm.rules.actions import ACTIONS, Action
from ridotto.games.grimm.rules.events import LEFT, RIGHT, Offer
from ridotto.games.grimm.rules.moves import (
    ABILITY,
    ACCEPT,
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
    ability_character,
    accused_character,
    accused_player,
    act_move,
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
    toast_second,
    wagered_character,
)
from ridotto.games.grimm.rules.table import KEEP_OR_GIVE, KINDS, Table, can_draw, is_masked
from ridotto.seats import Bits, Player

MOVE_KINDS: Final = (
    ACCEPT,
    KEEP,
    GIVE,
    *(act_move(action, 0, False) for action in range(ACTIONS)),
)
"""Pass, accept, keep, give or whatever else is asked, and each of the actions."""
A_CHANCE: Final = 0.1
"""Value of a look that costs nothing."""
A_ROSE: Final = 1.0


def worth_of_move(state: PolicyState, seen: Table, move: Move, sly: bool) -> float:
    """The value of a move; 0 for passing."""
    if move >= ACT:
        return worth_of_acting(state, seen, action_of(move), paid_artifact(move), paid_cards(move))
    if move >= ACCUSE:
        return worth_within_action(state, seen, move)
    if move >= ABILITY:
        return rank_of_ability(ability_character(move))
    if move >= WAGER:
        return chance_to_win(state, seen, wagered_character(move))
    if move >= MARK:
        return worth_of_marking(state, seen, marked_character(move))
    if move >= TAKE:
        return worth_of_taking(state, seen, taken_artifact(move), sly)
    if move >= GIVE:
        return worth_of_gift(state, seen, given_to(move), sly)
    if move == KEEP:
        return worth_of_taking(state, seen, seen.drawn, sly) + (
            next_given(state) if is_first(state, seen) else 0.0
        )
    return worth_of_offer(state, seen) if move == ACCEPT else 0.0


def worth_within_action(state: PolicyState, seen: Table, move: Move) -> float:
    """The value of a choice within an action."""
    if move > EAVESDROP:  # 160 is the last toast
        return worth_of_listening(state, seen, listened_to(move))
    if move >= TOAST:
        return worth_of_toast(state, seen, toast_first(move), toast_second(move))
    if move >= DANCE:
        return worth_of_dance(state, seen, dance_direction(move), danced_artifact(move))
    if move >= HAND_OVER:
        return worth_of_handing(state, seen, handed_to(move), handed_artifact(move))
    return worth_of_accusing(state, seen, accused_player(move), accused_character(move))


# ── Cards ────────────────────────────────────────────────────────────────────────────────────────────


def is_first(state: PolicyState, seen: Table) -> bool:
    """Whether the drawn card is the first of two."""
    return seen.phase == KEEP_OR_GIVE and state.free == FREE_FIRST and can_draw(seen)


def worth_of_taking(state: PolicyState, seen: Table, artifact: int, sly: bool) -> float:
    """An artifact of one's own choice, which others see one choose."""
    value = state.keeps[artifact]
    return value - state.guile * telling(state, seen, artifact, True) if sly else value


def worth_of_gift(state: PolicyState, seen: Table, to: Player, sly: bool) -> float:
    """Give the drawn card to a player; if it is the first of two, the next one has to be kept."""
    value = worth_of_giving(state, seen, seen.drawn, to, 1)
    if is_first(state, seen):
        value += next_kept(state)
    if sly and seen.phase == KEEP_OR_GIVE:
        value -= state.guile * telling(state, seen, seen.drawn, False)
    return value


def worth_of_handing(state: PolicyState, seen: Table, to: Player, artifact: int) -> float:
    """Give an own artifact to a player; a thoughtful gift is answered with two."""
    value = worth_of_giving(state, seen, artifact, to, 1)
    if not is_masked(seen, state.player):
        return value
    return value + worth_of_parting(state, seen, artifact, 1) + 2.0 * something_of(state, seen, to)


def worth_of_dance(state: PolicyState, seen: Table, direction: int, artifact: int) -> float:
    """Something to one neighbour, something from the other."""
    to = partner(seen, state.player, direction)
    source = partner(seen, state.player, RIGHT if direction == LEFT else LEFT)
    value = worth_of_giving(state, seen, artifact, to, 1) + worth_of_parting(state, seen, artifact, 1)
    return value + something_of(state, seen, source)


def worth_of_toast(state: PolicyState, seen: Table, first: Player, second: Player) -> float:
    """Two cards to one or two others."""
    if first == second and seen.drawn == seen.drawn_too:
        return worth_of_giving(state, seen, seen.drawn, first, 2)
    one = worth_of_giving(state, seen, seen.drawn, first, 1)
    return one + worth_of_giving(state, seen, seen.drawn_too, second, 1)


# ── Actions ──────────────────────────────────────────────────────────────────────────────────────────


def worth_of_acting(state: PolicyState, seen: Table, action: int, artifact: int, copies: int) -> float:
    """An action, less what is paid for it; with two players it earns a rose."""
    value = worth_of_parting(state, seen, artifact, copies)
    if copies == 1:
        value -= A_ROSE
    if seen.players == 2 and action != Action.POINT:
        value += A_ROSE
    return value + worth_of_action(state, seen, action, artifact, copies)


def worth_of_action(state: PolicyState, seen: Table, action: int, paid: int, copies: int) -> float:
    """The value of an action paid for with this number of copies of an artifact."""
    if action == Action.DANCE or action == Action.GIFT:
        return best_exchange(state, seen, action, paid, copies)
    if state.actions[action] == UNKNOWN:
        state.actions[action] = worth_apart_from_payment(state, seen, action)
    return state.actions[action]


def worth_apart_from_payment(state: PolicyState, seen: Table, action: int) -> float:
    """The value of an action that is the same whatever is paid for it."""
    if action == Action.POINT:
        return best_accusation(state, seen)
    if action == Action.EAVESDROP:
        return state.knowing * knowledge_of(state, seen, 2)
    if action == Action.GUEST_LIST:
        return state.knowing * knowledge_of(state, seen, 0)
    if action == Action.TOAST:
        return 2.0 * next_given(state)
    if action == Action.PICK_POCKET:
        return state.knowing * knowledge_of(state, seen, 0) + next_free(state)
    return worth_of_wager(state, seen)


def best_exchange(state: PolicyState, seen: Table, action: int, paid: int, copies: int) -> float:
    """The best dance or gift with what is left after paying."""
    best = NEVER
    for artifact in range(KINDS):
        if have(state, seen, artifact) > (copies if artifact == paid else 0):
            if action == Action.DANCE:
                best = max(best, best_dance(state, seen, artifact))
            else:
                best = max(best, best_present(state, seen, artifact))
    return best


def best_dance(state: PolicyState, seen: Table, artifact: int) -> float:
    """The value of the best dance with an artifact."""
    if state.dances[artifact] == UNKNOWN:
        left = worth_of_dance(state, seen, LEFT, artifact)
        state.dances[artifact] = max(left, worth_of_dance(state, seen, RIGHT, artifact))
    return state.dances[artifact]


def best_present(state: PolicyState, seen: Table, artifact: int) -> float:
    """The value of the best gift of an artifact to a rival."""
    if state.presents[artifact] == UNKNOWN:
        best = NEVER
        for to in range(seen.players):
            if is_rival(state, seen, to):
                best = max(best, worth_of_handing(state, seen, to, artifact))
        state.presents[artifact] = best
    return state.presents[artifact]


def worth_of_wager(state: PolicyState, seen: Table) -> float:
    """A wager on the likeliest winner whom one has no wager on."""
    total = weigh_winners(state, seen)
    best = 0.0
    for character in range(KINDS):
        if seen.wager_of[character] != state.player and total > 0.0:
            best = max(best, state.totals[character] / total)
    return best * trophy(seen)


def worth_of_listening(state: PolicyState, seen: Table, them: Bits) -> float:
    """To those of whom least is known."""
    value = 0.0
    for who in range(seen.players):
        if them >> who & 1:
            value += state.knowing * unsure_of(state, who)
    return value


def worth_of_offer(state: PolicyState, seen: Table) -> float:
    """A card, if it is good for anything; to look or to bet costs nothing."""
    if seen.offer == Offer.EXTRA_CARD or seen.offer == Offer.DRAW:
        return next_free(state)
    return A_CHANCE
