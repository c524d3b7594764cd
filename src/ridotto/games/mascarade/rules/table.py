"""The table: a whole position, as integers and lists of integers."""

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from ridotto.seats import NOWHERE, Bits, Place, Player, Seat

Packed: TypeAlias = list[list[list[int]]]
"""The powers of a game: verb, n and whom for each step of each mask; the last verb of a mask is NOTHING."""

MAX_MASKS: Final = 16
"""How many different masks a game can have."""

# The phases: what the table is waiting for.
TURN: Final = 0
ANSWERS: Final = 1
SEATS: Final = 2
PLACES: Final = 3
HOW: Final = 4
NAMING: Final = 5
OVER: Final = 6

PHASE_NAMES: Final = ("turn", "answer", "seats", "places", "how", "naming", "over")
"""The phases by number, as views, messages and the page call them."""

LEFT_HAND: Final = 0
RIGHT_HAND: Final = 1
PROTECTED: Final = 2
"""The third card of a two-player game, which the opponent never touches."""

UNDECIDED: Final = -1


@dataclass(slots=True)
class Table:
    """A position. Seats hold coins and cards, players hold knowledge, bans and fines."""

    players: int
    hands: int
    """Cards in front of each seat: 1, or 2 with three players, or 3 with two."""
    centre: int
    """Cards in the centre."""
    masks: int
    """Different masks in this game."""

    # House rules
    opening: int
    """How many turns at the start are opening swaps."""
    must_swap: int
    """The ban: 1 allows only SWAP, 0 everything except ANNOUNCE."""
    all_at_once: int
    fate: int
    show_bans: int
    """Whether having to show a card to the others bans as well."""
    max_turns: int
    """The turn limit; 0 for none."""

    # On the table
    cards: list[int]
    """The mask on each place."""
    coins: list[int]
    court: int = 0
    bank: int = 0
    """What the bank has paid since the deal."""
    player_at: list[Player] = field(default_factory=list)
    seat_of: list[Seat] = field(default_factory=list)
    chance: list[int] = field(default_factory=lambda: [0, 0, 0, 0])

    # The turn
    turn: int = 0
    turn_seat: Seat = 0
    freedom: int = 0
    banned: Bits = 0
    """The players whose turn will be restricted if it comes next."""
    phase: int = TURN
    asked: Seat = 0
    """The seat whose decision it is."""

    # An announcement
    announced: int = 0
    claimants: Bits = 0
    hand_of: list[int] = field(default_factory=list)
    """The hand with which each player announced or claimed."""
    heroes: list[Player] = field(default_factory=list)
    """Those who use the power, in order."""
    hero_count: int = 0
    hero: int = 0
    """Which of the heroes is acting."""
    fined: Bits = 0
    """The players who owe a coin to the court."""

    exposed: Bits = 0
    """The players who had to reveal a card this turn and would be banned in the next (M15)."""

    # A power that waits for a choice
    step: int = 0
    whom: int = 0
    """The selector for which `them` was chosen."""
    them: Bits = 0
    """The seats that were chosen."""
    choices: Bits = 0
    """The seats or places that may be chosen now."""
    may_decline: int = 0
    card_a: Place = NOWHERE
    card_b: Place = NOWHERE
    how: int = UNDECIDED
    named: int = UNDECIDED

    ending: int = 0
    winners: Bits = 0

    def copy(self) -> "Table":
        """An independent copy of the position."""
        twin = object.__new__(Table)
        for name in _NUMBERS:
            setattr(twin, name, getattr(self, name))
        for name in _LISTS:
            setattr(twin, name, getattr(self, name)[:])
        return twin


_LISTS: Final = ("cards", "coins", "player_at", "seat_of", "chance", "hand_of", "heroes")
_NUMBERS: Final = tuple(name for name in Table.__slots__ if name not in _LISTS)


def left_of(t: Table, seat: Seat) -> Seat:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < t.players else 0


def right_of(t: Table, seat: Seat) -> Seat:
    """The seat before, counter-clockwise."""
    return seat - 1 if seat > 0 else t.players - 1


def place_count(t: Table) -> int:
    """The number of places; those in the centre come last."""
    return t.players * t.hands + t.centre


def seat_at(t: Table, place: Place) -> Seat:
    """The seat a place belongs to; NOWHERE for the centre."""
    seat = place // t.hands
    return seat if seat < t.players else NOWHERE


def is_protected(t: Table, place: Place) -> bool:
    """Whether only its owner may touch the card on this place."""
    return t.hands == 3 and place % 3 == PROTECTED


def swap_cards(t: Table, a: Place, b: Place) -> None:
    """Two cards change places."""
    held = t.cards[a]
    t.cards[a] = t.cards[b]
    t.cards[b] = held
