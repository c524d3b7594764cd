"""What one player sees of a table, and what they remember of its cards."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

import msgspec

from ridotto.events import Event
from ridotto.games.mascarade.rules.knowledge import learn
from ridotto.games.mascarade.rules.moves import Move
from ridotto.games.mascarade.rules.seen import answers_are_secret
from ridotto.games.mascarade.rules.table import (
    HOW,
    MAX_MASKS,
    OVER,
    PHASE_NAMES,
    PLACES,
    TURN,
    Table,
    place_count,
)
from ridotto.seats import MAX_PLACES, Bits, Place, Player, Seat, members


class Card(msgspec.Struct, frozen=True, gc=False):
    """A card face down, and the masks it may be as far as the viewer remembers."""

    place: Place
    possible: tuple[int, ...]


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """A seat, who sits there, and what lies before them."""

    seat: Seat
    player: Player
    name: str
    coins: int
    cards: tuple[Card, ...]


class Question(msgspec.Struct, frozen=True, gc=False):
    """What the viewer has to decide now."""

    kind: str
    options: tuple[Move, ...]
    held: tuple[Place, ...]
    """The cards already taken, where a power takes two."""


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as one player may see it."""

    viewer: Player
    masks: tuple[str, ...]
    seats: tuple[SeatView, ...]
    centre: tuple[Card, ...]
    court: int
    bank: int
    turn: int
    turn_seat: Seat
    freedom: int
    phase: str
    decider: Player | None
    announced: int | None
    claimants: tuple[Player, ...]
    question: Question | None
    ending: int
    winners: tuple[Player, ...]


class Recollection:
    """Which masks each card may be, for a viewer who saw these events and forgot nothing."""

    def __init__(self, copies: Mapping[int, int], possible: Sequence[Bits]) -> None:
        """The number of cards of each mask, and what each place may have before any event."""
        self._facts = [copies.get(mask, 0) for mask in range(MAX_MASKS)]
        self._facts += [*possible, *[0] * (MAX_PLACES - len(possible))]

    def copy(self) -> "Recollection":
        """The same, to go on with elsewhere."""
        twin = object.__new__(Recollection)
        twin._facts = self._facts[:]
        return twin

    def watch(self, events: Iterable[Event]) -> None:
        """Take in what happened next."""
        for event in events:
            learn(self._facts, 0, MAX_MASKS, event.kind, event.a, event.b, event.secret)

    def card(self, place: Place) -> Card:
        """A card as this memory has it."""
        return _card(place, self._facts[MAX_MASKS + place])


@lru_cache(maxsize=4096)
def _card(place: Place, possible: Bits) -> Card:
    """A card that may be any of these; the same few are asked for all the time."""
    return Card(place, tuple(members(possible)))


def look_at(
    t: Table,
    viewer: Player,
    names: Sequence[str],
    masks: tuple[str, ...],
    memory: Recollection,
    options: list[Move],
) -> View:
    """The table as the viewer may see it. Everything here but the cards is public."""
    cards = [memory.card(place) for place in range(place_count(t))]
    decider = t.player_at[t.asked] if t.phase != OVER else None
    return View(
        viewer=viewer,
        masks=masks,
        seats=tuple(
            SeatView(
                seat,
                t.player_at[seat],
                names[t.player_at[seat]],
                t.coins[seat],
                tuple(cards[seat * t.hands : (seat + 1) * t.hands]),
            )
            for seat in range(t.players)
        ),
        centre=tuple(cards[t.players * t.hands :]),
        court=t.court,
        bank=t.bank,
        turn=t.turn,
        turn_seat=t.turn_seat,
        freedom=t.freedom,
        phase=PHASE_NAMES[t.phase],
        decider=decider,
        announced=t.announced if t.phase not in (TURN, OVER) else None,
        claimants=_public_claimants(t),
        question=_question(t, options) if decider == viewer else None,
        ending=t.ending,
        winners=tuple(members(t.winners)),
    )


def _public_claimants(t: Table) -> tuple[Player, ...]:
    """Those who are known to have claimed the announced mask."""
    if t.phase in (TURN, OVER) or answers_are_secret(t):
        return ()
    return tuple(members(t.claimants))


def _question(t: Table, options: list[Move]) -> Question:
    held = (t.card_a, t.card_b) if t.phase in (PLACES, HOW) else ()
    return Question(PHASE_NAMES[t.phase], tuple(options), tuple(place for place in held if place >= 0))
