"""Moves and positions as short texts, the same in every language: see docs/notation.md."""

from typing import Final, NamedTuple

from ridotto.games.mascarade.rules.moves import (
    ALL_MOVES,
    ANNOUNCE,
    CHOOSE_CARD,
    CHOOSE_SEAT,
    CLAIM,
    DECLINE,
    LOOK,
    MOVES,
    NAME,
    PASS,
    PRETEND_TO,
    REALLY_SWAP,
    Move,
    announce_hand,
    announced_mask,
    chosen_place,
    chosen_seat,
    claim_hand,
    kind_of,
    look_hand,
    named_mask,
    swap_hand,
    swap_how,
    swap_place,
)
from ridotto.games.mascarade.rules.table import Table, place_count, seat_at
from ridotto.notation import SEAT_LETTERS, find_move, moves_by_text
from ridotto.refusal import IllegalMove
from ridotto.seats import NOWHERE, Place, Seat, members

HAND_NAMES: Final = ("left", "right", "protected")
HOW_NAMES: Final = ("pretend", "swap", "fate")


class NoSuchMove(IllegalMove):
    """A number that is not a move at this table."""

    words = "ridotto.games.mascarade.words"


class Names(NamedTuple):
    """What texts need to know about a table."""

    players: int
    hands: int
    centre: int
    masks: tuple[str, ...]

    @staticmethod
    def of(t: Table, masks: tuple[str, ...]) -> "Names":
        """The names at a table."""
        return Names(t.players, t.hands, t.centre, masks)

    def seat(self, seat: Seat) -> str:
        """A letter, from A clockwise."""
        if seat >= self.players:
            raise NoSuchMove("no-seat", seat=seat, players=self.players)
        return SEAT_LETTERS[seat]

    def place(self, place: Place) -> str:
        """`C`, `C.left` or `centre1`."""
        seat, hand = divmod(place, self.hands)
        if seat < self.players:
            return self.seat(seat) + (f".{HAND_NAMES[hand]}" if self.hands > 1 else "")
        spot = place - self.players * self.hands
        if spot >= self.centre:
            raise NoSuchMove("no-place", place=place)
        return f"centre{spot + 1}"

    def hand(self, hand: int) -> str:
        """` left`, with a space in front, or nothing where there is only one."""
        if hand >= self.hands:
            raise NoSuchMove("no-hand", hand=hand)
        return f" {HAND_NAMES[hand]}" if self.hands > 1 else ""

    def mask(self, mask: int) -> str:
        """The name of a mask."""
        if mask >= len(self.masks):
            raise NoSuchMove("no-mask-number", mask=mask)
        return self.masks[mask]


_PLAIN: Final = {PASS: "pass", DECLINE: "decline", PRETEND_TO: "pretend", REALLY_SWAP: "swap"}


def move_text(names: Names, move: Move) -> str:
    """A move in notation, e.g. `announce King` or `swap left C.right`; NoSuchMove if this table has none."""
    if move in _PLAIN:
        return _PLAIN[move]
    if move not in ALL_MOVES:
        raise NoSuchMove("not-a-move-number", move=move, last=MOVES - 1)
    kind = kind_of(move)
    if kind == CLAIM:
        return f"claim{names.hand(claim_hand(move))}"
    if kind == LOOK:
        return f"look{names.hand(look_hand(move))}"
    if kind == NAME:
        return f"name {names.mask(named_mask(move))}"
    if kind == CHOOSE_SEAT:
        return f"choose {names.seat(chosen_seat(move))}"
    if kind == CHOOSE_CARD:
        return f"take {names.place(chosen_place(move))}"
    if kind == ANNOUNCE:
        return f"announce {names.mask(announced_mask(move))}{names.hand(announce_hand(move))}"
    return f"{HOW_NAMES[swap_how(move)]}{names.hand(swap_hand(move))} {names.place(swap_place(move))}"


def all_moves(names: Names) -> dict[str, Move]:
    """Every move that a table like this knows, by its text."""
    return moves_by_text(lambda move: move_text(names, move), MOVES)


def read_move(names: Names, text: str) -> Move:
    """The move that a text means."""
    return find_move(all_moves(names), text, f"look, swap B, announce {names.masks[0]}")


def position_text(names: Names, t: Table) -> str:
    """A whole position on one line: seats with cards, coins and who moved there, centre, court, turn."""
    parts = [_seat_text(names, t, seat) for seat in range(t.players)]
    if t.centre:
        centre = [names.mask(t.cards[p]) for p in range(place_count(t)) if seat_at(t, p) == NOWHERE]
        parts.append(f"centre {', '.join(centre)}")
    parts.append(f"court {t.court}")
    if t.ending:
        parts.append(f"won by {', '.join(SEAT_LETTERS[t.seat_of[who]] for who in members(t.winners))}")
    else:
        parts.append(f"turn {t.turn + 1} {names.seat(t.turn_seat)}, {names.seat(t.asked)} decides")
    return " | ".join(parts)


def _seat_text(names: Names, t: Table, seat: Seat) -> str:
    cards = ", ".join(names.mask(t.cards[seat * t.hands + hand]) for hand in range(t.hands))
    came_from = t.player_at[seat]
    moved = f" (from {SEAT_LETTERS[came_from]})" if came_from != seat else ""
    return f"{SEAT_LETTERS[seat]}{moved} {cards} {t.coins[seat]}"
