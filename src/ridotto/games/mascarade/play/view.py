"""What one player sees of a table, and what they remember of its cards."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from ridotto.events import HIDDEN, Event
from ridotto.games.mascarade.rules.events import PRETENDED, SWAPPED, Kind
from ridotto.games.mascarade.rules.moves import Move
from ridotto.games.mascarade.rules.table import (
    ANSWERS,
    HOW,
    OVER,
    PHASE_NAMES,
    PLACES,
    TURN,
    Table,
    place_count,
)
from ridotto.seats import Bits, Place, Player, Seat, members

_CARD_SEEN: Final = frozenset({Kind.DEALT, Kind.LOOKED, Kind.REVEALED, Kind.SPIED, Kind.SHOWN})


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
    """Which masks each card may be for somebody who saw these events, with perfect attention."""

    def __init__(self, copies: Mapping[int, int], cards: int, everything: Bits) -> None:
        """Any card may be any mask; of each there are so many."""
        self.copies = copies
        self.possible = [everything] * cards

    def copy(self) -> "Recollection":
        """The same, to go on with elsewhere."""
        twin = Recollection(self.copies, 0, 0)
        twin.possible = self.possible[:]
        return twin

    def watch(self, events: Iterable[Event]) -> None:
        """Take in what happened next."""
        for event in events:
            if event.kind == Kind.HANDLED:
                self._handled(event.a, event.b, event.secret)
            elif event.kind in _CARD_SEEN and event.secret != HIDDEN:
                self.possible[event.a] = 1 << event.secret
                self._rule_out()

    def _handled(self, a: Place, b: Place, how: int) -> None:
        """Two cards went under the table: known to be swapped, known not to be, or who knows."""
        seen = self.possible
        if how == SWAPPED:
            seen[a], seen[b] = seen[b], seen[a]
        elif how != PRETENDED:
            seen[a] = seen[b] = seen[a] | seen[b]

    def _rule_out(self) -> None:
        """A mask that is certain on as many places as it has copies lies nowhere else."""
        before: list[Bits] = []
        while before != self.possible:
            before = self.possible[:]
            certain = Counter(bits for bits in before if bits & (bits - 1) == 0)
            for bit, count in certain.items():
                if count == self.copies[bit.bit_length() - 1]:
                    self.possible = [bits if bits == bit else bits & ~bit for bits in self.possible]

    def card(self, place: Place) -> Card:
        """A card as this memory has it."""
        return _card(place, self.possible[place])


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
    if t.phase in (TURN, OVER) or (t.all_at_once and t.phase == ANSWERS):
        return ()
    return tuple(members(t.claimants))


def _question(t: Table, options: list[Move]) -> Question:
    held = (t.card_a, t.card_b) if t.phase in (PLACES, HOW) else ()
    return Question(PHASE_NAMES[t.phase], tuple(options), tuple(place for place in held if place >= 0))
