"""Every event in a sentence, as one player may hear it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ridotto.events import HIDDEN, Event
from ridotto.games.mascarade.rules.events import (
    BANK,
    COURT,
    ENDING_NAMES,
    FATE,
    KIND_NAMES,
    PASSING,
    PRETENDED,
    SWAPPED,
    Freedom,
    Kind,
)
from ridotto.games.mascarade.words.company import Company
from ridotto.seats import Player, members
from ridotto.words.language import Fact, Language

FREEDOMS: Final = {
    Freedom.FREE: "free",
    Freedom.OPENING: "opening",
    Freedom.MUST_SWAP: "must-swap",
    Freedom.NO_ANNOUNCE: "no-announce",
}
"""What to call each freedom in messages."""

_HANDLING: Final = {HIDDEN: "hidden", PRETENDED: "pretended", SWAPPED: "swapped", FATE: "fate"}


class Narrator:
    """Tells a game to one player or to those who watch. It has to hear every event: people change seats."""

    def __init__(
        self,
        language: Language,
        names: Sequence[str],
        masks: Sequence[str],
        viewer: Player,
        hands: int = 1,
        centre: int = 0,
    ) -> None:
        """Sit down beside the viewer before the first event."""
        self.company = Company(language, names, masks, viewer, hands, centre)

    def tell(self, event: Event) -> str:
        """One event, as the viewer saw it, in a sentence or two."""
        sentence = _TELLERS.get(event.kind, tell_deed)(self.company, event)
        if event.kind == Kind.MOVED:
            self.company.change_seats(event.a, event.b)
        return sentence


def say_of(c: Company, event: Event, *views: str, **facts: Fact) -> str:
    """The message of an event's kind from these points of view."""
    message = "-".join((KIND_NAMES[event.kind], *views))
    return c.language.say(message, who=c.names[event.who], **facts)


def tell_deed(c: Company, event: Event) -> str:
    """Somebody announces, claims, passes, uses a power or says a mask: the same for all to hear."""
    return say_of(c, event, c.side(event.who), mask=c.mask(event.n), hand=c.hand(event.a))


def tell_dealt(c: Company, event: Event) -> str:
    """A card lies open before the first turn."""
    if event.secret == HIDDEN:
        return c.language.say("dealt-hidden", card=c.card(event.a))
    return c.language.say("dealt-known", card=c.card(event.a), mask=c.mask(event.secret))


def tell_turn(c: Company, event: Event) -> str:
    """Whose turn it is, and what they may do."""
    return say_of(c, event, FREEDOMS[event.b], c.side(event.who), n=event.n + 1)


def tell_card_seen(c: Company, event: Event) -> str:
    """A card is seen, by the one who is told or by others."""
    facts: dict[str, Fact] = {"card": c.card_taken(event.a, event.who)}
    if event.secret == HIDDEN:
        return say_of(c, event, c.side(event.who), "hidden", **facts)
    return say_of(c, event, c.side(event.who), "known", mask=c.mask(event.secret), **facts)


def tell_handled(c: Company, event: Event) -> str:
    """Two cards go under the table."""
    first, second = (c.card_taken(place, event.who) for place in (event.a, event.b))
    return say_of(c, event, c.side(event.who), _HANDLING[event.secret], first=first, second=second)


def tell_answered(c: Company, event: Event) -> str:
    """Somebody has answered in secret."""
    side = c.side(event.who)
    if event.secret == HIDDEN:
        return say_of(c, event, side, "hidden")
    if event.secret == PASSING:
        return say_of(c, event, side, "passed")
    return say_of(c, event, side, "claimed", hand=c.hand(event.secret))


def tell_paid(c: Company, event: Event) -> str:
    """Coins go from one to another, the court and the bank among them."""
    giver, given = _party(c, event.a)
    taker, taken = _party(c, event.b)
    return c.language.say(f"paid-{giver}-{taker}", giver=given, taker=taken, n=event.n)


def _party(c: Company, seat: int) -> tuple[str, str]:
    """Who pays or is paid: how they are seen, and their name if they have one."""
    if seat in (BANK, COURT):
        return ("bank" if seat == BANK else "court"), ""
    player = c.player_at[seat]
    return c.side(player), c.names[player]


def tell_fined(c: Company, event: Event) -> str:
    """Somebody was wrong and pays for it."""
    return say_of(c, event, c.side(event.who), n=event.n)


def tell_exchanged(c: Company, event: Event) -> str:
    """Two fortunes change hands."""
    other = c.player_at[event.b]
    return say_of(c, event, c.side(event.who), c.side(other), other=c.names[other], n=event.n)


def tell_asked(c: Company, event: Event) -> str:
    """Somebody has to say what mask they have."""
    other = c.player_at[event.a // c.hands]
    views = (c.side(event.who), c.side(other))
    return say_of(c, event, *views, other=c.names[other], hand=c.hand(event.a), n=event.n)


def tell_moved(c: Company, event: Event) -> str:
    """Two people have to change seats."""
    first, second = sorted((c.player_at[event.a], c.player_at[event.b]), key=lambda p: p != c.viewer)
    views = (c.side(event.who), c.side(first))
    return say_of(c, event, *views, first=c.names[first], second=c.names[second])


def tell_ended(c: Company, event: Event) -> str:
    """How it ended, and who has won."""
    return f"{c.language.say(f'ended-{ENDING_NAMES[event.n]}')} {c.tell_winners(members(event.a))}"


_TELLERS: Final[Mapping[int, Callable[[Company, Event], str]]] = {
    Kind.DEALT: tell_dealt,
    Kind.TURN: tell_turn,
    Kind.LOOKED: tell_card_seen,
    Kind.HANDLED: tell_handled,
    Kind.ANSWERED: tell_answered,
    Kind.REVEALED: tell_card_seen,
    Kind.PAID: tell_paid,
    Kind.FINED: tell_fined,
    Kind.EXCHANGED: tell_exchanged,
    Kind.SPIED: tell_card_seen,
    Kind.SHOWN: tell_card_seen,
    Kind.ASKED: tell_asked,
    Kind.MOVED: tell_moved,
    Kind.ENDED: tell_ended,
}
"""How each kind is told; all others are deeds."""
