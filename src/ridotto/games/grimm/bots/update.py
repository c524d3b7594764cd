"""How events change the state of the policy: what players freely keep, give and pay tells what they want."""

from typing import Final

from ridotto.events import HIDDEN
from ridotto.games.grimm.bots.policy_state import FREE, FREE_EXTRA, FREE_FIRST, NOT_FREE, PolicyState
from ridotto.games.grimm.rules.actions import Action
from ridotto.games.grimm.rules.characters import ABILITY, BANE_OF, BOON_OF, Ability
from ridotto.games.grimm.rules.events import Kind
from ridotto.games.grimm.rules.table import KINDS
from ridotto.seats import Player

CERTAIN: Final = 1.0
MOST: Final = 1000.0
"""Greatest weight of a character: what players want is never a proof."""
A_PAIR: Final = 2
ACCUSES_OF_OWN: Final = 0.3
"""Factor on the probability of a character for a player who accuses another of being it."""


def update(state: PolicyState, kind: int, who: Player, a: int, b: int, n: int, secret: int) -> None:
    """Take in what happened next, as this player saw it."""
    state.events_seen += 1
    if state.whimsy >= CERTAIN:
        return  # all its moves are random
    if kind == Kind.KEPT or kind == Kind.GAVE:
        see_a_card_go(state, kind, who, n)
    elif kind == Kind.TURN:
        state.free = NOT_FREE if a else FREE_FIRST
        if state.memory < CERTAIN:
            forget(state)
    elif kind == Kind.ACTED:
        see_a_payment(state, who, a, b, n)
    elif kind == Kind.USED:
        see_an_ability(state, n)
    elif kind == Kind.REVEALED:
        state.pool[secret] += 1
    elif kind == Kind.DRAFTED:
        see_a_draft(state, who, n)
    elif kind == Kind.POINTED:
        weigh(state, who, n, ACCUSES_OF_OWN)
    elif kind == Kind.PEEKED:
        if secret != HIDDEN:
            state.peeked[secret] = CERTAIN
    elif kind == Kind.ROUND:
        begin(state)


def begin(state: PolicyState) -> None:
    """A new round: everything is possible."""
    for i in range(state.players * KINDS):
        state.tastes[i] = 1.0
    for character in range(KINDS):
        state.peeked[character] = 0.0
        state.pool[character] = 0
    state.free = NOT_FREE


def see_a_draft(state: PolicyState, who: Player, artifact: int) -> None:
    """A player who drafts a card wants it more than those left over."""
    state.pool[artifact] -= 1
    like(state, who, artifact, state.reading)
    for other in range(KINDS):
        if other != artifact and state.pool[other] > 0:
            weigh(state, who, BOON_OF[other], 1.0 / state.choosy)


def see_a_card_go(state: PolicyState, kind: int, who: Player, artifact: int) -> None:
    """A player who freely keeps a card wants it; one who gives it away does not."""
    if state.free == NOT_FREE:
        return
    state.free = FREE_FIRST if state.free == FREE_EXTRA else NOT_FREE
    like(state, who, artifact, state.reading if kind == Kind.KEPT else 1.0 / state.reading)


def see_a_payment(state: PolicyState, who: Player, artifact: int, copies: int, action: int) -> None:
    """Players avoid paying with what they need; after some actions the next card given is freely chosen."""
    state.free = NOT_FREE
    if copies == A_PAIR:
        weigh(state, who, BOON_OF[artifact], 1.0 / state.reading)
    if action == Action.PICK_POCKET or action == Action.DANCE or action == Action.GIFT:
        state.free = FREE


def see_an_ability(state: PolicyState, character: int) -> None:
    """Some abilities draw a card that may be freely kept or given."""
    verb = ABILITY[character]
    if verb == Ability.EXTRA_CARD:
        state.free = FREE_EXTRA
    elif verb == Ability.ERROR_DRAWS or verb == Ability.MARKER_DRAWS:
        state.free = FREE


def like(state: PolicyState, who: Player, artifact: int, factor: float) -> None:
    """A player wants an artifact, or does not."""
    weigh(state, who, BOON_OF[artifact], factor)
    weigh(state, who, BANE_OF[artifact], 1.0 / factor)


def weigh(state: PolicyState, who: Player, character: int, factor: float) -> None:
    """Multiply the weight of a character for a player."""
    i = who * KINDS + character
    state.tastes[i] = min(max(state.tastes[i] * factor, 1.0 / MOST), MOST)


def forget(state: PolicyState) -> None:
    """What was inferred and peeked at fades a little after each turn."""
    for i in range(state.players * KINDS):
        state.tastes[i] = state.memory * state.tastes[i] + (1.0 - state.memory)
    for character in range(KINDS):
        state.peeked[character] *= state.memory
