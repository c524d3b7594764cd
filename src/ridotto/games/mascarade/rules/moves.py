"""Moves as stable integers: 256 of them, the same for every edition, set and number of players.

| from | to | move |
|---|---|---|
| 0 | 0 | pass |
| 1 | 1 | decline an optional power |
| 2 | 3 | having taken two cards by a power: pretend, swap |
| 4 | 6 | claim, with hand 0–2 |
| 8 | 10 | look at hand 0–2 |
| 16 | 31 | name a mask |
| 32 | 47 | choose a seat |
| 48 | 63 | choose the card on a place |
| 64 | 111 | announce a mask (16 each) with hand 0–2 |
| 112 | 255 | swap hand 0–2 with a place (16 each): pretend, swap, let fate decide |
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from ridotto.games.mascarade.rules.events import FATE, SWAPPED, Freedom
from ridotto.games.mascarade.rules.table import (
    ANSWERS,
    HOW,
    NAMING,
    PLACES,
    PROTECTED,
    SEATS,
    TURN,
    Table,
    is_protected,
    place_count,
)
from ridotto.moves import MoveKind
from ridotto.seats import Place, Seat

Move: TypeAlias = int

PASS: Final = 0
DECLINE: Final = 1
PRETEND_TO: Final = 2
REALLY_SWAP: Final = 3
CLAIM: Final = 4
LOOK: Final = 8
NAME: Final = 16
CHOOSE_SEAT: Final = 32
CHOOSE_CARD: Final = 48
ANNOUNCE: Final = 64
SWAP: Final = 112
MOVES: Final = 256
"""How many moves there are."""


def announce_move(hand: int, mask: int) -> Move:
    """Announce a mask with the card in this hand."""
    return ANNOUNCE + 16 * hand + mask


def swap_move(hand: int, place: Place, how: int) -> Move:
    """Take the card in this hand and the one on that place, and swap, pretend or let fate decide."""
    return SWAP + (16 * hand + place) * 3 + how


# ── Taking moves apart ───────────────────────────────────────────────────────────────────────────────


def kind_of(move: Move) -> int:
    """The kind of a move: the first number of its kind, e.g. ANNOUNCE."""
    if move >= SWAP:
        return SWAP
    if move >= ANNOUNCE:
        return ANNOUNCE
    if move >= CHOOSE_CARD:
        return CHOOSE_CARD
    if move >= CHOOSE_SEAT:
        return CHOOSE_SEAT
    if move >= NAME:
        return NAME
    if move >= LOOK:
        return LOOK
    return CLAIM if move >= CLAIM else move


def claim_hand(move: Move) -> int:
    return move - CLAIM


def look_hand(move: Move) -> int:
    return move - LOOK


def named_mask(move: Move) -> int:
    return move - NAME


def chosen_seat(move: Move) -> Seat:
    return move - CHOOSE_SEAT


def chosen_place(move: Move) -> Place:
    return move - CHOOSE_CARD


def decided_how(move: Move) -> int:
    """PRETENDED or SWAPPED, for a move about two cards that a power took."""
    return move - PRETEND_TO


def announce_hand(move: Move) -> int:
    return (move - ANNOUNCE) // 16


def announced_mask(move: Move) -> int:
    return (move - ANNOUNCE) % 16


def swap_hand(move: Move) -> int:
    return (move - SWAP) // 48


def swap_place(move: Move) -> Place:
    return (move - SWAP) // 3 % 16


def swap_how(move: Move) -> int:
    return (move - SWAP) % 3


MOVE_KINDS: Final[Mapping[int, MoveKind]] = {
    PASS: MoveKind("pass"),
    DECLINE: MoveKind("decline"),
    PRETEND_TO: MoveKind("pretend-to"),
    REALLY_SWAP: MoveKind("really-swap"),
    CLAIM: MoveKind("claim", {"hand": claim_hand}),
    LOOK: MoveKind("look", {"hand": look_hand}),
    NAME: MoveKind("name", {"mask": named_mask}),
    CHOOSE_SEAT: MoveKind("choose-seat", {"seat": chosen_seat}),
    CHOOSE_CARD: MoveKind("choose-card", {"place": chosen_place}),
    ANNOUNCE: MoveKind("announce", {"hand": announce_hand, "mask": announced_mask}),
    SWAP: MoveKind("swap", {"hand": swap_hand, "place": swap_place, "how": swap_how}),
}
"""The kinds of moves by their first numbers."""
ALL_MOVES: Final = (*range(CLAIM), *range(CLAIM, CLAIM + 3), *range(LOOK, LOOK + 3), *range(NAME, MOVES))
"""Every number that is a move at some table."""


# ── Legal moves ──────────────────────────────────────────────────────────────────────────────────────


def legal_moves(t: Table, out: list[int]) -> int:
    """Write the legal moves into `out`, in ascending order; returns how many there are."""
    phase = t.phase
    if phase == ANSWERS:
        out[0] = PASS
        for hand in range(t.hands):
            out[hand + 1] = CLAIM + hand
        return t.hands + 1
    if phase == TURN:
        return _turn_moves(t, out)
    if phase == SEATS:
        return _chosen_from(t, CHOOSE_SEAT, out)
    if phase == PLACES:
        return _chosen_from(t, CHOOSE_CARD, out)
    if phase == HOW:
        out[0] = PRETEND_TO
        out[1] = REALLY_SWAP
        return 2
    if phase == NAMING:
        for mask in range(t.masks):
            out[mask] = NAME + mask
        return t.masks
    return 0


def _turn_moves(t: Table, out: list[int]) -> int:
    """LOOK, ANNOUNCE and SWAP, as far as this turn allows them (M10, M11, M15)."""
    count = 0
    free = t.freedom
    if free == Freedom.FREE or free == Freedom.NO_ANNOUNCE:
        for hand in range(t.hands):
            out[count] = LOOK + hand
            count += 1
    if free == Freedom.FREE:
        for hand in range(1 if t.hands == 1 else PROTECTED):  # M65: never with the protected card
            first = announce_move(hand, 0)
            for mask in range(t.masks):
                out[count] = first + mask
                count += 1
    if t.hands == 1:
        return _swaps_with_all(t, out, count)
    return _swaps_of_hands(t, out, count)


def _swaps_with_all(t: Table, out: list[int], count: int) -> int:
    """With one card each: swap it with any other card, also in the centre (M13)."""
    own = t.turn_seat
    fate = t.fate
    move = SWAP
    for place in range(t.players + t.centre):
        if place != own:
            out[count] = move
            out[count + 1] = move + SWAPPED
            count += 2
            if fate:
                out[count] = move + FATE
                count += 1
        move += 3
    return count


def _swaps_of_hands(t: Table, out: list[int], count: int) -> int:
    """With two or three players: swap the left or right card as the variant allows (M15, M60, M65)."""
    own = t.turn_seat * t.hands
    for hand in range(PROTECTED):
        for place in range(place_count(t)):
            if _may_swap(t, own, hand, place):
                first = swap_move(hand, place, 0)
                for how in range(FATE + 1 if t.fate else SWAPPED + 1):
                    out[count] = first + how
                    count += 1
    return count


def _may_swap(t: Table, own: Place, hand: int, place: Place) -> bool:
    """Whether the card in this hand may be swapped with the one on that place."""
    if own <= place < own + t.hands:  # list a swap of two of your own cards once
        return t.freedom != Freedom.MUST_SWAP and place > own + hand
    return not is_protected(t, place)


def _chosen_from(t: Table, first: Move, out: list[int]) -> int:
    """One move for each of the table's choices."""
    count = 0
    if t.may_decline:
        out[0] = DECLINE
        count = 1
    for i in range(16):
        if t.choices >> i & 1:
            out[count] = first + i
            count += 1
    return count
