"""How a mind takes in what its player sees: what people freely keep, give and pay shows what they like."""

from typing import Final

from ridotto.events import HIDDEN
from ridotto.games.grimm.bots.mind import FREE, FREE_EXTRA, FREE_FIRST, NOT_FREE, Mind
from ridotto.games.grimm.rules.actions import Action
from ridotto.games.grimm.rules.characters import ABILITY, BANE_OF, BOON_OF, Ability
from ridotto.games.grimm.rules.events import Kind
from ridotto.games.grimm.rules.table import KINDS
from ridotto.seats import Player

CERTAIN: Final = 1.0
MOST: Final = 1000.0
"""No taste makes a character likelier than this: what people like is never a proof."""
A_PAIR: Final = 2
ACCUSES_OF_OWN: Final = 0.3
"""How much rarer it is to accuse others of being who one is oneself."""


def notice(mind: Mind, kind: int, who: Player, a: int, b: int, n: int, secret: int) -> None:
    """Take in what happened next, as this player saw it."""
    mind.noticed += 1
    if kind == Kind.KEPT or kind == Kind.GAVE:
        see_a_card_go(mind, kind, who, n)
    elif kind == Kind.TURN:
        mind.free = NOT_FREE if a else FREE_FIRST
        if mind.memory < CERTAIN:
            forget(mind)
    elif kind == Kind.ACTED:
        see_a_payment(mind, who, a, b, n)
    elif kind == Kind.USED:
        see_an_ability(mind, n)
    elif kind == Kind.REVEALED:
        mind.pool[secret] += 1
    elif kind == Kind.DRAFTED:
        see_a_draft(mind, who, n)
    elif kind == Kind.POINTED:
        weigh(mind, who, n, ACCUSES_OF_OWN)
    elif kind == Kind.PEEKED:
        if secret != HIDDEN:
            mind.peeked[secret] = CERTAIN
    elif kind == Kind.ROUND:
        begin(mind)


def begin(mind: Mind) -> None:
    """A new round: everything is possible."""
    for i in range(mind.players * KINDS):
        mind.tastes[i] = 1.0
    for character in range(KINDS):
        mind.peeked[character] = 0.0
        mind.pool[character] = 0
    mind.free = NOT_FREE


def see_a_draft(mind: Mind, who: Player, artifact: int) -> None:
    """Who drafts a card likes it, and likes all others less that are left."""
    mind.pool[artifact] -= 1
    like(mind, who, artifact, mind.reading)
    for other in range(KINDS):
        if other != artifact and mind.pool[other] > 0:
            weigh(mind, who, BOON_OF[other], 1.0 / mind.choosy)


def see_a_card_go(mind: Mind, kind: int, who: Player, artifact: int) -> None:
    """Who keeps a card that is free to give likes it, and who gives it away does not."""
    if mind.free == NOT_FREE:
        return
    mind.free = FREE_FIRST if mind.free == FREE_EXTRA else NOT_FREE
    like(mind, who, artifact, mind.reading if kind == Kind.KEPT else 1.0 / mind.reading)


def see_a_payment(mind: Mind, who: Player, artifact: int, copies: int, action: int) -> None:
    """Nobody likes to pay with what they need; and some actions let one choose what to part with."""
    mind.free = NOT_FREE
    if copies == A_PAIR:
        weigh(mind, who, BOON_OF[artifact], 1.0 / mind.reading)
    if action == Action.PICK_POCKET or action == Action.DANCE or action == Action.GIFT:
        mind.free = FREE


def see_an_ability(mind: Mind, character: int) -> None:
    """Some abilities draw a card that is free."""
    verb = ABILITY[character]
    if verb == Ability.EXTRA_CARD:
        mind.free = FREE_EXTRA
    elif verb == Ability.ERROR_DRAWS or verb == Ability.MARKER_DRAWS:
        mind.free = FREE


def like(mind: Mind, who: Player, artifact: int, factor: float) -> None:
    """Somebody wants an artifact, or does not."""
    weigh(mind, who, BOON_OF[artifact], factor)
    weigh(mind, who, BANE_OF[artifact], 1.0 / factor)


def weigh(mind: Mind, who: Player, character: int, factor: float) -> None:
    """Somebody seems to be a character more or less than before."""
    i = who * KINDS + character
    mind.tastes[i] = min(max(mind.tastes[i] * factor, 1.0 / MOST), MOST)


def forget(mind: Mind) -> None:
    """After each turn a little of everything fades."""
    for i in range(mind.players * KINDS):
        mind.tastes[i] = mind.memory * mind.tastes[i] + (1.0 - mind.memory)
    for character in range(KINDS):
        mind.peeked[character] *= mind.memory
