"""What one player sees of a table, and what they remember of its cards."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

import msgspec

from ridotto.events import Event
from ridotto.games.mascarade.play.header import Mascarade
from ridotto.games.mascarade.play.stakes import SeatsMet, cost_of_error, may_announce, powers_meet
from ridotto.games.mascarade.rules.events import Kind
from ridotto.games.mascarade.rules.knowledge import learn
from ridotto.games.mascarade.rules.moves import Move
from ridotto.games.mascarade.rules.seen import answers_are_secret
from ridotto.games.mascarade.rules.table import (
    ANSWERS,
    HOW,
    MAX_MASKS,
    OVER,
    PHASE_NAMES,
    PLACES,
    TURN,
    Packed,
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


class Question(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What the viewer has to decide now, and what depends on it. What is 0 or empty is not sent."""

    kind: str
    options: tuple[Move, ...]
    held: tuple[Place, ...]
    """The cards already taken, where a power takes two."""
    cost: int = 0
    """The coins that a false claim, announcement or answer costs the viewer."""
    theirs: Bits = 0
    """The seats that the announced power would meet now if the announcer used it; 0 if that is open."""
    yours: Bits = 0
    """The same if the viewer used it."""
    meets: tuple[Bits, ...] = ()
    """Before an announcement, the same for each mask of the game."""
    lately: Bits = 0
    """Before an announcement, the masks announced in the last round, as far as the table remembers."""


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


class CompactView(msgspec.Struct, frozen=True, gc=False):
    """A view as it is sent: the same for all who see the same, with names only in the header of the game."""

    hands: int
    """How many cards lie before each seat."""
    player_at: tuple[Player, ...]
    """Who sits on each seat."""
    coins: tuple[int, ...]
    """By seat."""
    cards: tuple[Bits, ...]
    """The masks that each card may be, as bits: seat by seat, then the centre."""
    court: int
    bank: int
    turn: int
    turn_seat: Seat
    freedom: int
    phase: str
    decider: Player | None
    announced: int | None
    claimants: tuple[Player, ...]
    ending: int
    winners: tuple[Player, ...]


class PlayerMemory:
    """Which masks each card may be, for a viewer who saw these events and forgot nothing."""

    def __init__(self, copies: Mapping[int, int], possible: Sequence[Bits]) -> None:
        """The number of cards of each mask, and what each place may have before any event."""
        self._facts = [copies.get(mask, 0) for mask in range(MAX_MASKS)]
        self._facts += [*possible, *[0] * (MAX_PLACES - len(possible))]
        self._turn = 0
        self._announced: tuple[tuple[int, int], ...] = ()
        """Turns and the masks that were announced in them."""

    def copy(self) -> "PlayerMemory":
        """The same, to go on with elsewhere."""
        twin = object.__new__(PlayerMemory)
        twin._facts = self._facts[:]
        twin._turn, twin._announced = self._turn, self._announced
        return twin

    def watch(self, events: Iterable[Event]) -> None:
        """Take in what happened next."""
        for event in events:
            if event.kind == Kind.TURN:
                self._turn = event.n
            elif event.kind == Kind.ANNOUNCED:
                self._announced = (*self._announced, (self._turn, event.n))
            else:
                learn(self._facts, 0, MAX_MASKS, event.kind, event.a, event.b, event.secret)

    def possible(self, places: int) -> tuple[Bits, ...]:
        """The masks that the card on each of the first places may be."""
        return tuple(self._facts[MAX_MASKS : MAX_MASKS + places])

    def lately(self, turns: int) -> Bits:
        """The masks that were announced in so many turns before this one."""
        masks = 0
        for turn, mask in self._announced:
            masks |= 1 << mask if turn >= self._turn - turns else 0
        return masks


def shorten(t: Table, memory: PlayerMemory) -> CompactView:
    """What somebody who remembers this may see of a table. Everything here but the cards is public."""
    return CompactView(
        hands=t.hands,
        player_at=tuple(t.player_at[: t.players]),
        coins=tuple(t.coins[: t.players]),
        cards=memory.possible(place_count(t)),
        court=t.court,
        bank=t.bank,
        turn=t.turn,
        turn_seat=t.turn_seat,
        freedom=t.freedom,
        phase=PHASE_NAMES[t.phase],
        decider=t.player_at[t.asked] if t.phase != OVER else None,
        announced=t.announced if t.phase not in (TURN, OVER) else None,
        claimants=_public_claimants(t),
        ending=t.ending,
        winners=tuple(members(t.winners)),
    )


def expand(compact: CompactView, header: Mascarade, viewer: Player, question: Question | None) -> View:
    """The view that a compact one stands for."""
    cards = tuple(map(_card, range(len(compact.cards)), compact.cards))
    hands, players = compact.hands, len(compact.player_at)
    return View(
        viewer=viewer,
        masks=tuple([mask.name for mask in header.masks]),
        seats=tuple(
            SeatView(seat, player, header.players[player], coins, cards[seat * hands : (seat + 1) * hands])
            for seat, (player, coins) in enumerate(zip(compact.player_at, compact.coins, strict=True))
        ),
        centre=cards[players * hands :],
        court=compact.court,
        bank=compact.bank,
        turn=compact.turn,
        turn_seat=compact.turn_seat,
        freedom=compact.freedom,
        phase=compact.phase,
        decider=compact.decider,
        announced=compact.announced,
        claimants=compact.claimants,
        question=question,
        ending=compact.ending,
        winners=compact.winners,
    )


@lru_cache(maxsize=4096)
def _card(place: Place, possible: Bits) -> Card:
    """A card that may be any of these; the same few are asked for all the time."""
    return Card(place, tuple(members(possible)))


def _public_claimants(t: Table) -> tuple[Player, ...]:
    """Those who are known to have claimed the announced mask."""
    if t.phase in (TURN, OVER) or answers_are_secret(t):
        return ()
    return tuple(members(t.claimants))


def question_for(
    t: Table, powers: Packed, met: Sequence[tuple[SeatsMet, ...]], memory: PlayerMemory, options: list[Move]
) -> Question:
    """What the decider has to decide, at the table as they see it; `met` by each of the powers."""
    held = (t.card_a, t.card_b) if t.phase in (PLACES, HOW) else ()
    answering, announcing = t.phase == ANSWERS, may_announce(t)
    announced = met[t.announced : t.announced + 1] if answering else ()
    return Question(
        PHASE_NAMES[t.phase],
        tuple(options),
        tuple(place for place in held if place >= 0),
        cost=cost_of_error(t, powers),
        theirs=sum(powers_meet(t, announced, t.turn_seat)),
        yours=sum(powers_meet(t, announced, t.asked)),
        meets=powers_meet(t, met, t.asked) if announcing else (),
        lately=memory.lately(t.players) if announcing else 0,
    )
