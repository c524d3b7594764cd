"""What somebody may do, and what they have to decide, as lines of a menu."""

from collections.abc import Callable, Mapping
from typing import Final

from ridotto.games.mascarade.rules.events import Freedom
from ridotto.games.mascarade.rules.moves import (
    ANNOUNCE,
    CHOOSE_CARD,
    CHOOSE_SEAT,
    CLAIM,
    DECLINE,
    LOOK,
    NAME,
    PASS,
    PRETEND_TO,
    REALLY_SWAP,
    SWAP,
    Move,
)
from ridotto.games.mascarade.rules.notation import Names, move_text
from ridotto.games.mascarade.rules.table import ANSWERS, HOW, NAMING, OVER, PLACES, SEATS, TURN
from ridotto.games.mascarade.words.company import Company
from ridotto.games.mascarade.words.narrate import FREEDOMS
from ridotto.seats import Place, Player, Seat

_PLAIN: Final = {
    PASS: "move-pass",
    DECLINE: "move-decline",
    PRETEND_TO: "move-pretend",
    REALLY_SWAP: "move-swap",
}
_HOW: Final = ("pretended", "swapped", "fate")
_PHASES: Final = {
    TURN: "turn",
    ANSWERS: "answer",
    SEATS: "seats",
    PLACES: "places",
    HOW: "how",
    NAMING: "naming",
}


def move_words(c: Company, move: Move) -> str:
    """A move as a line of the viewer's menu; ValueError if this table has none with this number."""
    move_text(Names(len(c.names), c.hands, c.centre, tuple(c.masks)), move)
    if move in _PLAIN:
        return c.language.say(_PLAIN[move])
    first = max(start for start in _SPOKEN if start <= move)
    return _SPOKEN[first](c, move - first)


def _own_place(c: Company, hand: int) -> Place:
    """Where the viewer's card in this hand lies."""
    return c.player_at.index(c.viewer) * c.hands + hand


def _claim(c: Company, hand: int) -> str:
    return c.language.say("move-claim", hand=c.hand(hand))


def _look(c: Company, hand: int) -> str:
    return c.language.say("move-look", card=c.card_taken(_own_place(c, hand), c.viewer))


def _name(c: Company, mask: int) -> str:
    return c.language.say("move-name", mask=c.mask(mask))


def _choose(c: Company, seat: Seat) -> str:
    player = c.player_at[seat]
    return c.language.say(f"move-choose-{c.side(player)}", who=c.names[player])


def _take(c: Company, place: Place) -> str:
    return c.language.say("move-take", card=c.card_taken(place, c.viewer))


def _announce(c: Company, packed: int) -> str:
    hand, mask = divmod(packed, 16)
    return c.language.say("move-announce", mask=c.mask(mask), hand=c.hand(hand))


def _swap(c: Company, packed: int) -> str:
    rest, how = divmod(packed, 3)
    hand, place = divmod(rest, 16)
    first, second = (c.card_taken(p, c.viewer) for p in (_own_place(c, hand), place))
    return c.language.say(f"move-swap-{_HOW[how]}", first=first, second=second)


_SPOKEN: Final[Mapping[Move, Callable[[Company, int], str]]] = {
    CLAIM: _claim,
    LOOK: _look,
    NAME: _name,
    CHOOSE_SEAT: _choose,
    CHOOSE_CARD: _take,
    ANNOUNCE: _announce,
    SWAP: _swap,
}
"""How the moves from each number on are said."""


def question_words(
    c: Company,
    phase: int,
    decider: Player | None,
    announced: int | None = None,
    freedom: int = Freedom.FREE,
) -> str:
    """What the table waits for: what you have to decide, or what somebody else is thinking about."""
    if phase == OVER or decider is None:
        return c.language.say("question-over")
    asked = "question" if decider == c.viewer else "thinking"
    who = c.names[decider]
    if phase == TURN:
        return c.language.say(f"{asked}-turn-{FREEDOMS[freedom]}", who=who)
    if announced is None:
        raise ValueError("the table waits for an answer to an announcement; say which mask was announced")
    return c.language.say(f"{asked}-{_PHASES[phase]}", who=who, mask=c.mask(announced))
