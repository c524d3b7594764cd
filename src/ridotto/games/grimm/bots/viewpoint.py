"""What one player of The Grimm Masquerade can think by: who may hide whom, and what others hold."""

from collections.abc import Sequence
from typing import Any, Final

from ridotto.chance import below, next_word
from ridotto.events import Event
from ridotto.games.grimm.bots.character_beliefs import GrimmBeliefs, Tastes
from ridotto.games.grimm.bots.imagine import shuffle_actions
from ridotto.games.grimm.bots.invitation import GrimmInvitation
from ridotto.games.grimm.bots.search import TASTES, start_of
from ridotto.games.grimm.rules.knowledge import Holdings, take_in
from ridotto.games.grimm.rules.table import (
    ABILITIES,
    ACTING,
    DANCING,
    DRAFT,
    GIFT,
    GIVING,
    HAND,
    KEEP_OR_GIVE,
    LISTENING,
    PLACING,
    POINTING,
    TOASTING,
    Table,
    is_masked,
)
from ridotto.seats import Player
from ridotto.simulation.opponents.loops import UNSEEN
from ridotto.simulation.search import beside

CARD_IN_SIGHT: Final = (KEEP_OR_GIVE, GIVING, TOASTING)
"""The phases in which a card was drawn, for all to see if its player is masked."""

OPEN: Final = (DRAFT, ACTING, HAND, POINTING, LISTENING, DANCING, GIFT, ABILITIES)
"""The phases in which all can see what is decided, and from what."""


class Viewpoint:
    """One player, with all that follows from what this player saw."""

    exact: Final = True

    def __init__(self, invitation: GrimmInvitation, seed: int) -> None:  # noqa: ARG002
        """Before the first round."""
        self.player = invitation.player
        self.players = len(invitation.names)
        self.beliefs = GrimmBeliefs(self.player, self.players, tastes=Tastes(*TASTES))
        self.holdings = Holdings(self.player)

    def watch(self, events: Sequence[Event]) -> None:
        """Take in what happened, as the player saw it."""
        self.beliefs.watch(events)
        for event in events:
            take_in(self.holdings, *event[:6])

    def start(self, table: Table) -> Table:
        """Where games are played on from, at the table as the player sees it."""
        return start_of(table, self.holdings)

    def known(self) -> list[int]:
        """What others have seen of the character deck, and which wagers they may have."""
        known = self.holdings
        peeks = [0 if who == self.player else known.peeks[who] for who in range(self.players)]
        wagers = zip(known.wagerer[: known.wagers], known.wager[: known.wagers], strict=True)
        return [*peeks, *(n for who, able in wagers if who != self.player for n in (who, able))]

    def worlds(self, n: int, chance: list[int]) -> Any:
        """Sampled deals, each with two words of chance for everything else that is hidden."""
        words = [[next_word(chance), next_word(chance)] for _ in range(n)]
        return beside(self.beliefs.sample(n, chance), words)

    def marginals(self) -> Any:
        """The probability of each character for each player."""
        return self.beliefs.marginals()


def is_open(t: Table, viewer: Player) -> bool:
    """Whether a viewer sees enough of the table to play on from there."""
    if t.asked == viewer:
        return True
    if t.phase in CARD_IN_SIGHT:
        return is_masked(t, t.asked)
    return t.phase in OPEN


# ── Compiled ─────────────────────────────────────────────────────────────────────────────────────────


def shuffle_piles(t: Table) -> None:
    """Shuffle the decks and the action cards of later rounds; decks of similar size come out alike."""
    for i in range(1, t.deck_count):
        j = below(t.chance, i + 1)
        held = t.deck[i]
        t.deck[i] = t.deck[j]
        t.deck[j] = held
    for i in range(1, t.character_count):
        j = below(t.chance, i + 1)
        held = t.character_deck[i]
        t.character_deck[i] = t.character_deck[j]
        t.character_deck[j] = held
    shuffle_actions(t)


def seen_as(t: Table, move: int) -> int:
    """Everything is seen but offers, wagers, and markers that are chosen in secret."""
    if t.phase in CARD_IN_SIGHT or t.phase in OPEN:
        return move
    return move if t.phase == PLACING and t.secretly == 0 else UNSEEN
