"""What it takes to follow a game of Mascarade from what one player sees."""

from collections.abc import Sequence
from typing import Final

from ridotto.events import HIDDEN, Event
from ridotto.games.mascarade.bots.invitation import MascaradeInvitation
from ridotto.games.mascarade.play.header import Mascarade, MaskCard
from ridotto.games.mascarade.play.rulebook import MascaradeRulebook
from ridotto.games.mascarade.rules.events import Kind
from ridotto.games.mascarade.rules.table import Table
from ridotto.seats import Seat

CARD_SEEN: Final = frozenset({Kind.LOOKED, Kind.REVEALED, Kind.SPIED, Kind.SHOWN})


def rulebook_after_deal(
    invitation: MascaradeInvitation, events: Sequence[Event]
) -> tuple[MascaradeRulebook | None, int]:
    """The rules at the table after the deal that a player saw, and how many events that took.

    None if these events do not start with a deal.
    """
    deal = [event.secret for event in events[: len(invitation.cards)] if event.kind == Kind.DEALT]
    if sorted(deal) != list(invitation.cards) or len(events) == len(deal):
        return None, 0
    log = list[Event]()
    rules = MascaradeRulebook(header_for(invitation, deal, events[len(deal)].a), log)
    return (rules, len(log)) if log == list(events[: len(log)]) else (None, 0)


def rulebook_at(invitation: MascaradeInvitation, table: Table) -> MascaradeRulebook:
    """The rules at a table as a player sees it."""
    rules = MascaradeRulebook(header_for(invitation, invitation.cards, 0), [])
    rules.table = table.copy()
    return rules


def header_for(invitation: MascaradeInvitation, deal: Sequence[int], first: Seat) -> Mascarade:
    """A header for the game of an invitation, with the cards as they were dealt."""
    return Mascarade(
        edition=invitation.edition,
        players=list(invitation.names),
        masks=[MaskCard.of(mask) for mask in invitation.masks],
        cards=list(deal),
        seed="0",
        dealt=True,
        first=first,
        options=invitation.options,
    )


def foretell(rulebook: MascaradeRulebook, events: Sequence[Event]) -> None:
    """Lay out the cards that are shown before any two go under the table."""
    for event in events:
        if event.kind == Kind.HANDLED:
            return
        if event.kind in CARD_SEEN and event.secret != HIDDEN:
            rulebook.table.cards[event.a] = event.secret
