"""How a turn stands: a table to play on from, made of a view and what its player saw happen in this turn."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from ridotto.bots.bot import MascaradeInvitation, options_of
from ridotto.events import Event
from ridotto.games.mascarade.bots.seen import table_of
from ridotto.games.mascarade.play.view import View
from ridotto.games.mascarade.rules.effects import Do, Whom
from ridotto.games.mascarade.rules.events import Kind
from ridotto.games.mascarade.rules.moves import CHOOSE_CARD, CHOOSE_SEAT, DECLINE, Move
from ridotto.games.mascarade.rules.powers import how_many, others
from ridotto.games.mascarade.rules.table import (
    ANSWERS,
    HOW,
    NAMING,
    PLACES,
    SEATS,
    TURN,
    Packed,
    Table,
    left_of,
    seat_at,
)
from ridotto.seats import NOWHERE, Bits, Place, Player, members, size_of

PEOPLE: Final = frozenset({Whom.THE_RICHEST, Whom.THE_POOREST, Whom.ANOTHER, Whom.TWO_OTHERS})
"""Whom one has to choose among."""
TELLS: Final = {
    Do.EXCHANGE_FORTUNES: (Kind.EXCHANGED, Kind.DECLINED),
    Do.CHANGE_SEATS: (Kind.MOVED,),
    Do.SWAP_OR_PRETEND: (Kind.HANDLED,),
    Do.SEE_AND_SWAP: (Kind.HANDLED,),
    Do.PEEK: (Kind.SPIED,),
    Do.SHOW: (Kind.SHOWN,),
    Do.QUESTION: (Kind.NAMED,),
}
"""By which events an effect is known to be done; all others move coins."""


@dataclass(slots=True)
class Standing:
    """What happened in this turn, as far as the rules still need it."""

    hand_of: dict[Player, int] = field(default_factory=dict)
    revealed: list[tuple[Player, int]] = field(default_factory=list)
    """Who had to reveal which mask because of the announcement, in order."""
    questioned: Bits = 0
    """The players who had to reveal a card because of a power."""
    shown: Bits = 0
    """The players who had to show one to the others."""
    heroes: int = 0
    """How many have begun to use the power."""
    hero: Player = NOWHERE
    effects: list[int] = field(default_factory=list)
    """What the power of the last of them has done so far, as kinds of events."""
    asked: Place = NOWHERE
    """The card that somebody is questioned about."""

    def after(self, events: Iterable[Event], hands: int) -> "Standing":
        """How it stands after some more has happened: anew with every turn."""
        standing = self
        for event in events:
            if event.kind == Kind.TURN:
                standing = Standing()
            standing._take_in(event, hands)
        return standing

    def _take_in(self, event: Event, hands: int) -> None:
        if event.kind in (Kind.ANNOUNCED, Kind.CLAIMED):
            self.hand_of[event.who] = event.a % hands
        elif event.kind == Kind.USED:
            self.heroes, self.hero, self.effects, self.asked = self.heroes + 1, event.who, [], NOWHERE
        elif self.heroes:
            self._power(event)
        elif event.kind == Kind.REVEALED:
            self.revealed.append((event.who, event.secret))

    def _power(self, event: Event) -> None:
        """A power was at work."""
        self.effects.append(event.kind)
        if event.kind == Kind.REVEALED:
            self.questioned |= 1 << event.who
        elif event.kind == Kind.SHOWN:
            self.shown |= 1 << event.who
        elif event.kind == Kind.ASKED:
            self.asked = event.a

    def table(self, view: View, invitation: MascaradeInvitation, powers: Packed) -> Table:
        """The table, cards and chance left out: those have to be imagined."""
        t = table_of(view, invitation)
        for player, hand in self.hand_of.items():
            t.hand_of[player] = hand
        if t.phase == ANSWERS and t.all_at_once:
            t.asked = left_of(t, t.turn_seat)  # what others have answered in secret is yet to be imagined
        if t.phase not in (TURN, ANSWERS):
            self._heroes(t)
            self._waiting(t, powers, options_of(view))
        return t

    def _heroes(self, t: Table) -> None:
        """Who uses the power, who pays for a wrong claim, and whom the next turn will not leave free."""
        right = [who for who, mask in self.revealed if mask == t.announced]
        found = right if self.revealed else [t.player_at[t.turn_seat]]
        t.heroes[: len(found)] = found
        t.hero_count, t.hero = len(found), self.heroes - 1
        t.fined = sum(1 << who for who, mask in self.revealed if mask != t.announced)
        t.exposed = t.claimants | self.questioned | (self.shown if t.show_bans else 0)

    def _waiting(self, t: Table, powers: Packed, options: Sequence[Move]) -> None:
        """What the power waits for."""
        t.step = self._step(t, powers[t.announced])
        t.whom = powers[t.announced][t.step][2]
        if t.phase == NAMING:
            t.card_a = self.asked
        t.may_decline = int(DECLINE in options)
        if t.phase in (SEATS, PLACES):
            first = CHOOSE_SEAT if t.phase == SEATS else CHOOSE_CARD
            t.choices = sum(1 << (move - first) for move in options if move >= first)
        t.them = self._chosen(t)

    def _step(self, t: Table, power: list[list[int]]) -> int:
        """The first effect of the kind that is waited for which is not done yet."""
        done = list(self.effects)
        for step, (verb, _, whom) in enumerate(power):
            asks = is_waited_for(t.phase, verb, whom)
            kinds = TELLS.get(Do(verb), (Kind.PAID,))
            told = next((i for i, kind in enumerate(done) if kind in kinds), None)
            if asks and told is None:
                return step
            if told is not None:
                del done[: told + 1]
        return next(step for step, (verb, _, whom) in enumerate(power) if is_waited_for(t.phase, verb, whom))

    def _chosen(self, t: Table) -> Bits:
        """The seats that are chosen already."""
        held = sum(
            1 << seat_at(t, place) for place in {t.card_a, t.card_b} - {NOWHERE} if not_centre(t, place)
        )
        hero = t.seat_of[t.heroes[t.hero]]
        if t.phase == SEATS:
            left = others(t, hero) & ~t.choices
            return left if t.whom == Whom.TWO_OTHERS else 0
        if t.phase == PLACES:
            open_to = sum({1 << seat_at(t, place) for place in members(t.choices) if not_centre(t, place)})
            settled = open_to | held
            return settled if size_of(settled) == how_many(t.whom) and settled != others(t, hero) else held
        return held


def not_centre(t: Table, place: Place) -> bool:
    """Whether a card lies before somebody."""
    return seat_at(t, place) != NOWHERE


def is_waited_for(phase: int, verb: int, whom: int) -> bool:
    """Whether a table in this phase may wait for this effect."""
    if phase == SEATS:
        return verb < Do.SWAP_OR_PRETEND and verb != Do.NOTHING and whom in PEOPLE
    if phase == HOW:
        return verb == Do.SWAP_OR_PRETEND or verb == Do.SEE_AND_SWAP
    if phase == NAMING:
        return verb == Do.QUESTION
    return verb >= Do.SWAP_OR_PRETEND
