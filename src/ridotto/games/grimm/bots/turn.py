"""A turn at the ball, followed from outside: how far it has come, and what in it waits to be settled."""

from dataclasses import dataclass, field
from typing import Final

from ridotto.events import Event
from ridotto.games.grimm.rules.actions import Action
from ridotto.games.grimm.rules.characters import ABILITY, BANE, BOON, NO_CHARACTER, Ability
from ridotto.games.grimm.rules.events import Kind, Offer
from ridotto.games.grimm.rules.table import (
    ABILITIES,
    ACTING,
    ACTION,
    AFTER_EXTRA,
    CHOOSE_ABILITIES,
    END_OF_TURN,
    FIRST_CARD,
    HAND,
    HAND_CARD,
    LISTEN,
    NEXT_DRAFT,
    OFFER,
    PLACING,
    SECOND_CARD,
    TURN_OVER,
    Table,
)
from ridotto.seats import NOWHERE, Bits, Player

EXCHANGES: Final = frozenset({Action.DANCE, Action.GIFT})
"""The actions in which one gives a card of one's own."""


@dataclass(slots=True)
class Turn:
    """What happened in this turn, as far as the rules still need it; before the first one, the draft."""

    who: Player = NOWHERE
    ability: int = NO_CHARACTER
    """The character whose ability the player has."""
    masked: bool = True
    step: int = NEXT_DRAFT
    """Where the game goes on."""
    extra: bool = False
    """Whether the next card is the one that the ability draws before all others."""
    from_hand: bool = False
    """Whether the card to be given is one of the player's own."""
    kept: int = 0
    marked: int = 0
    busy: int = 0
    given_to: list[Player] = field(default_factory=list)
    """Who was given a card that the giver's ability looks at, all at once."""
    settled: int = 0
    """How many of those gifts were looked at."""
    fallen: Bits = 0
    """The players just unmasked who have not said yet whether they bet."""
    listened: Bits = 0
    """The players who were eavesdropped on."""
    chose: Bits = 0
    """Those of them who have chosen in secret."""

    @staticmethod
    def of(event: Event, ability: int) -> "Turn":
        """The turn that begins with an event."""
        masked = event.a == 0
        return Turn(event.who, ability, masked, FIRST_CARD if masked else HAND_CARD, from_hand=not masked)

    @property
    def verb(self) -> int:
        """What the ability does."""
        return Ability.NONE if self.ability == NO_CHARACTER else ABILITY[self.ability]

    def step_at(self, t: Table) -> int:
        """Where the game goes on after what the table waits for now."""
        if t.phase == ABILITIES:
            return CHOOSE_ABILITIES
        if t.phase == HAND:
            return TURN_OVER
        if t.phase == OFFER and t.offer == Offer.EXTRA_CARD:
            return AFTER_EXTRA
        return self._without_cards() if t.phase == ACTING else self.step

    def looked_at(self, t: Table) -> int:
        """How many gifts the giver's ability has looked at, or looks at now."""
        if t.phase == OFFER:
            return self.settled + 1
        if t.phase == PLACING and len(set(self.given_to)) > 1:
            return self.given_to.index(t.asked) + 1
        return self.settled if t.phase == PLACING else len(self.given_to)

    def take_in(self, event: Event) -> None:
        """Something happened in it."""
        kind = event.kind
        if kind == Kind.DREW:
            self._draw()
        elif kind == Kind.KEPT:
            self.kept = 1
        elif kind == Kind.GAVE:
            self._give(event)
        elif kind == Kind.ACTED:
            self._act(event)
        elif kind == Kind.DECLINED:
            self._decline(event)
        elif kind == Kind.USED:
            self._use()
        else:
            self._notice(event)

    def _notice(self, event: Event) -> None:
        if event.kind == Kind.MARKED:
            self.marked |= event.who == self.who
        elif event.kind == Kind.UNMASKED:
            self.fallen |= 1 << event.who
            self.masked &= event.who != self.who
        elif event.kind == Kind.WAGERED:
            self.fallen &= ~(1 << event.who)
        elif event.kind == Kind.LISTENED:
            self.listened, self.step = event.a, LISTEN
        elif event.kind == Kind.CHOSE:
            self.chose |= 1 << event.who

    def _draw(self) -> None:
        self.busy = 1
        self.given_to, self.settled = [], 0
        if self.extra:
            self.extra = False
        elif self.step in (FIRST_CARD, AFTER_EXTRA, HAND_CARD):
            self.from_hand = not self.masked
            self.step = SECOND_CARD if self.masked else TURN_OVER
        elif self.step == SECOND_CARD:
            self.step = ACTION

    def _give(self, event: Event) -> None:
        self.kept, self.busy, self.from_hand = 0, 1, False
        looks = self.verb in (Ability.GIVING_MARKS, Ability.GIVING_SHOWS)
        if looks and event.n in (BOON[self.ability], BANE[self.ability]):
            self.given_to.append(event.a)

    def _act(self, event: Event) -> None:
        self.busy = 1
        self.given_to, self.settled = [], 0
        self.from_hand = event.n in EXCHANGES
        self.step = self._without_cards()

    def _without_cards(self) -> int:
        """Where the game goes on after an action."""
        return END_OF_TURN if self.verb == Ability.MARKER_DRAWS else TURN_OVER

    def _decline(self, event: Event) -> None:
        if event.n == Offer.ACTION:
            self.step = self._without_cards()
        elif event.n == Offer.WAGER:
            self.fallen &= ~(1 << event.who)
        elif event.n == Offer.LOOK:
            self.settled += 1

    def _use(self) -> None:
        if self.verb == Ability.EXTRA_CARD:
            self.step, self.extra = AFTER_EXTRA, True
        elif self.verb == Ability.MARKER_DRAWS:
            self.step = TURN_OVER
        else:
            self.settled += 1
