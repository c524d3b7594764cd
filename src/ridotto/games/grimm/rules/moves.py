"""Moves as stable integers: 320 of them, the same for every variant and number of players.

| from | to | move |
|---|---|---|
| 0 | 0 | pass, or decline what is offered |
| 1 | 1 | accept what is offered |
| 2 | 2 | keep the card just drawn |
| 3 | 7 | give it to a player |
| 8 | 15 | take an artifact in the draft |
| 16 | 23 | put a marker on a character |
| 24 | 31 | take the wager on a character |
| 32 | 39 | have the ability of a character |
| 40 | 79 | accuse a player (8 each) of being a character |
| 80 | 119 | give a player (8 each) one of your artifacts |
| 120 | 135 | dance to the left, to the right (8 each), passing an artifact |
| 136 | 160 | the first card of a toast to a player (5 each), the second to a player |
| 161 | 191 | eavesdrop on one or two players, as bits from 160 |
| 192 | 319 | an action (16 each), paid with a pair of an artifact, or with one (8 on) and the treasure |
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from ridotto.games.grimm.rules.actions import ACTIONS, Action
from ridotto.games.grimm.rules.table import (
    ABILITIES,
    ACTING,
    DANCING,
    DRAFT,
    GIFT,
    GIVING,
    HAND,
    KEEP_OR_GIVE,
    KINDS,
    LISTENING,
    MAX_PLAYERS,
    OFFER,
    PLACING,
    POINTING,
    TOASTING,
    WAGERING,
    Table,
    others,
    places_for_marker,
)
from ridotto.moves import MoveKind
from ridotto.seats import NOWHERE, Bits, Player, size_of

Move: TypeAlias = int

PASS: Final = 0
ACCEPT: Final = 1
KEEP: Final = 2
GIVE: Final = 3
TAKE: Final = 8
MARK: Final = 16
WAGER: Final = 24
ABILITY: Final = 32
ACCUSE: Final = 40
HAND_OVER: Final = 80
DANCE: Final = 120
TOAST: Final = 136
EAVESDROP: Final = 160
ACT: Final = 192
MOVES: Final = ACT + 16 * ACTIONS
"""How many moves there are."""

WITH_TREASURE: Final = 8
"""Added to the artifact in a payment."""


def act_move(action: int, artifact: int, with_treasure: bool) -> Move:
    """Pay for an action, with a pair or with the treasure and one artifact."""
    return ACT + 16 * action + artifact + (WITH_TREASURE if with_treasure else 0)


def accuse_move(player: Player, character: int) -> Move:
    """Accuse a player of being a character."""
    return ACCUSE + KINDS * player + character


def hand_move(player: Player, artifact: int) -> Move:
    """Give a player one of your artifacts."""
    return HAND_OVER + KINDS * player + artifact


def dance_move(direction: int, artifact: int) -> Move:
    """Dance to the left or to the right, passing an artifact."""
    return DANCE + KINDS * direction + artifact


def toast_move(first: Player, second: Player) -> Move:
    """Who gets the first card of a toast, and who the second."""
    return TOAST + MAX_PLAYERS * first + second


# ── Taking moves apart ───────────────────────────────────────────────────────────────────────────────


def kind_of(move: Move) -> int:
    """The kind of a move: the first number of its kind, e.g. ACCUSE."""
    if move >= ACT:
        return ACT
    if move > EAVESDROP:  # 160 would mean to eavesdrop on no one, so it is the last toast
        return EAVESDROP
    if move >= TOAST:
        return TOAST
    if move >= DANCE:
        return DANCE
    if move >= HAND_OVER:
        return HAND_OVER
    if move >= ACCUSE:
        return ACCUSE
    if move >= TAKE:
        return move // 8 * 8
    return GIVE if move >= GIVE else move


def given_to(move: Move) -> Player:
    return move - GIVE


def taken_artifact(move: Move) -> int:
    return move - TAKE


def marked_character(move: Move) -> int:
    return move - MARK


def wagered_character(move: Move) -> int:
    return move - WAGER


def ability_character(move: Move) -> int:
    return move - ABILITY


def accused_player(move: Move) -> Player:
    return (move - ACCUSE) // KINDS


def accused_character(move: Move) -> int:
    return (move - ACCUSE) % KINDS


def handed_to(move: Move) -> Player:
    return (move - HAND_OVER) // KINDS


def handed_artifact(move: Move) -> int:
    return (move - HAND_OVER) % KINDS


def dance_direction(move: Move) -> int:
    return (move - DANCE) // KINDS


def danced_artifact(move: Move) -> int:
    return (move - DANCE) % KINDS


def toast_first(move: Move) -> Player:
    return (move - TOAST) // MAX_PLAYERS


def toast_second(move: Move) -> Player:
    return (move - TOAST) % MAX_PLAYERS


def listened_to(move: Move) -> Bits:
    return move - EAVESDROP


def action_of(move: Move) -> int:
    return (move - ACT) // 16


def paid_artifact(move: Move) -> int:
    """The artifact that an action is paid with."""
    return (move - ACT) % WITH_TREASURE


def paid_cards(move: Move) -> int:
    """How many of that artifact: a pair, or one with the treasure."""
    return 1 if (move - ACT) % 16 >= WITH_TREASURE else 2


MOVE_KINDS: Final[Mapping[int, MoveKind]] = {
    PASS: MoveKind("pass"),
    ACCEPT: MoveKind("accept"),
    KEEP: MoveKind("keep"),
    GIVE: MoveKind("give", {"player": given_to}),
    TAKE: MoveKind("take", {"artifact": taken_artifact}),
    MARK: MoveKind("mark", {"character": marked_character}),
    WAGER: MoveKind("wager", {"character": wagered_character}),
    ABILITY: MoveKind("ability", {"character": ability_character}),
    ACCUSE: MoveKind("accuse", {"player": accused_player, "character": accused_character}),
    HAND_OVER: MoveKind("hand-over", {"player": handed_to, "artifact": handed_artifact}),
    DANCE: MoveKind("dance", {"direction": dance_direction, "artifact": danced_artifact}),
    TOAST: MoveKind("toast", {"first": toast_first, "second": toast_second}),
    EAVESDROP: MoveKind("eavesdrop", {"them": listened_to}),
    ACT: MoveKind("act", {"action": action_of, "artifact": paid_artifact, "cards": paid_cards}),
}
"""The kinds of moves by their first numbers."""
ALL_MOVES: Final = tuple(
    move for move in range(MOVES) if kind_of(move) != EAVESDROP or size_of(listened_to(move)) <= 2
)
"""Every number that is a move at some table."""


# ── Legal moves ──────────────────────────────────────────────────────────────────────────────────────


def legal_moves(t: Table, out: list[int]) -> int:
    """Write the legal moves into `out`, in ascending order; returns how many there are."""
    phase = t.phase
    if phase == KEEP_OR_GIVE:
        out[0] = KEEP
        return _chosen_from(t.choices, GIVE, out, 1)
    if phase == GIVING:
        return _chosen_from(t.choices, GIVE, out, 0)
    if phase == ACTING:
        return _actions(t, out)
    if phase == HAND:
        return _own_cards_to(t, t.masked, out)
    if phase == OFFER:
        out[0] = PASS
        out[1] = ACCEPT
        return 2
    if phase == DRAFT:
        return _from_the_pool(t, out)
    return _special_moves(t, phase, out)


def _special_moves(t: Table, phase: int, out: list[int]) -> int:
    """The choices within an action, an ability or a wager."""
    if phase == GIFT:
        return _own_cards_to(t, t.masked & ~(1 << t.asked), out)
    if phase == POINTING:
        return _accusations(t, out)
    if phase == LISTENING:
        return _listeners(t, out)
    if phase == PLACING:
        return _chosen_from(places_for_marker(t, t.asked), MARK, out, 0)
    if phase == DANCING:
        return _dances(t, out)
    if phase == TOASTING:
        return _toasts(t, out)
    if phase == WAGERING:
        return _wagers(t, out)
    if phase == ABILITIES:
        return _past_characters(t, out)
    return 0


def _chosen_from(choices: Bits, first: Move, out: list[int], count: int) -> int:
    """One move for each of the choices."""
    move = first
    while choices:
        if choices & 1:
            out[count] = move
            count += 1
        choices >>= 1
        move += 1
    return count


def _from_the_pool(t: Table, out: list[int]) -> int:
    """The artifacts that are left in the draft (G3)."""
    count = 0
    for artifact in range(KINDS):
        if t.pool[artifact] > 0:
            out[count] = TAKE + artifact
            count += 1
    return count


def _actions(t: Table, out: list[int]) -> int:
    """Pass, or each action on offer with each way to pay for it (G11, G75)."""
    out[0] = PASS
    pairs_end = _pairs(t, out, 1)
    end = _treasures(t, out, pairs_end)
    count = end
    for action in range(1, ACTIONS):
        if not t.actions >> action & 1 or (action == Action.SECRETS and t.wager_count == 0):
            continue
        start = 1
        if action == Action.DANCE or action == Action.GIFT:  # G39: something must be left to give
            size = t.size[t.asked]
            start = 1 if size > 2 else pairs_end if size > 1 else end
        for i in range(start, end):
            out[count] = out[i] + 16 * action
            count += 1
    return count


def _pairs(t: Table, out: list[int], count: int) -> int:
    """Point the Finger, paid with two equal artifacts (G11)."""
    base = t.asked * KINDS
    for artifact in range(KINDS):
        if t.tableau[base + artifact] > 1:
            out[count] = ACT + artifact
            count += 1
    return count


def _treasures(t: Table, out: list[int], count: int) -> int:
    """Point the Finger, paid with the treasure and any artifact (G75)."""
    if t.treasure[t.asked]:
        base = t.asked * KINDS
        for artifact in range(KINDS):
            if t.tableau[base + artifact] > 0:
                out[count] = ACT + WITH_TREASURE + artifact
                count += 1
    return count


def _own_cards_to(t: Table, them: Bits, out: list[int]) -> int:
    """Give each of your artifacts to each of these players (G21, G36)."""
    count = 0
    base = t.asked * KINDS
    for player in range(t.players):
        if them >> player & 1:
            first = HAND_OVER + KINDS * player
            for artifact in range(KINDS):
                if t.tableau[base + artifact] > 0:
                    out[count] = first + artifact
                    count += 1
    return count


def _accusations(t: Table, out: list[int]) -> int:
    """Any of the eight characters for every other masked player (G30)."""
    count = 0
    them = t.masked & ~(1 << t.asked)
    for player in range(t.players):
        if them >> player & 1:
            first = ACCUSE + KINDS * player
            for character in range(KINDS):
                out[count] = first + character
                count += 1
    return count


def _listeners(t: Table, out: list[int]) -> int:
    """One or two other masked players (G31)."""
    count = 0
    them = t.masked & ~(1 << t.asked)
    for bits in range(1, 1 << t.players):
        if bits & ~them == 0 and size_of(bits) <= 2:
            out[count] = EAVESDROP + bits
            count += 1
    return count


def _dances(t: Table, out: list[int]) -> int:
    """Pass one of your artifacts, to the left or to the right (G33)."""
    count = 0
    base = t.asked * KINDS
    for direction in range(2):
        first = DANCE + KINDS * direction
        for artifact in range(KINDS):
            if t.tableau[base + artifact] > 0:
                out[count] = first + artifact
                count += 1
    return count


def _toasts(t: Table, out: list[int]) -> int:
    """Two cards to one or two others; who gets which of two equal cards is not asked (G34)."""
    count = 0
    them = others(t, t.asked)
    for first in range(t.players):
        for second in range(first if t.drawn == t.drawn_too else 0, t.players):
            if them >> first & 1 and them >> second & 1:
                out[count] = TOAST + MAX_PLAYERS * first + second
                count += 1
    return count


def _wagers(t: Table, out: list[int]) -> int:
    """The wagers that are left (G37, G70)."""
    count = 0
    for character in range(KINDS):
        if t.wager_of[character] == NOWHERE:
            out[count] = WAGER + character
            count += 1
    return count


def _past_characters(t: Table, out: list[int]) -> int:
    """The two characters of the round before (G63)."""
    one = t.played[2 * t.asked]
    two = t.played[2 * t.asked + 1]
    out[0] = ABILITY + min(one, two)
    out[1] = ABILITY + max(one, two)
    return 2
