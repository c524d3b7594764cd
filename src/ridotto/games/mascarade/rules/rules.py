"""The rules: turns, announcements, claims, fines. A move changes the table and emits events."""

from ridotto.chance import below
from ridotto.events import Log, tell
from ridotto.games.mascarade.rules.events import FATE, PASSING, Ending, Freedom, Kind
from ridotto.games.mascarade.rules.money import FINE, check_end, end_game, the_richest, withdraw
from ridotto.games.mascarade.rules.moves import (
    ANNOUNCE,
    DECLINE,
    PASS,
    SWAP,
    Move,
    announce_hand,
    announced_mask,
    chosen_place,
    chosen_seat,
    claim_hand,
    decided_how,
    look_hand,
    named_mask,
    swap_hand,
    swap_how,
    swap_place,
)
from ridotto.games.mascarade.rules.powers import forget_choices, handle, start_power, take_card, use_power
from ridotto.games.mascarade.rules.table import (
    ANSWERS,
    HOW,
    OVER,
    PLACES,
    SEATS,
    TURN,
    Packed,
    Table,
    left_of,
    swap_cards,
)
from ridotto.seats import EVERYONE


def play(t: Table, powers: Packed, move: Move, log: Log) -> None:
    """Make a legal move."""
    if t.phase == ANSWERS:
        answer(t, powers, move, log)
    elif t.phase == TURN:
        take_turn(t, move, log)
    else:
        choose(t, move, log)
        go_on(t, powers, log)


# ── Turns ────────────────────────────────────────────────────────────────────────────────────────────


def take_turn(t: Table, move: Move, log: Log) -> None:
    """LOOK, SWAP or ANNOUNCE (M11)."""
    if move >= SWAP:
        swap(t, move, log)
        end_turn(t, log)
    elif move >= ANNOUNCE:
        announce(t, move, log)
    else:
        look(t, look_hand(move), log)
        end_turn(t, log)


def look(t: Table, hand: int, log: Log) -> None:
    """Secretly see a card of your own (M12)."""
    who = t.player_at[t.turn_seat]
    place = t.turn_seat * t.hands + hand
    tell(log, Kind.LOOKED, who, place, 0, 0, t.cards[place], 1 << who)


def swap(t: Table, move: Move, log: Log) -> None:
    """Swap or pretend (M13); or let fate decide, so that not even the swapper knows."""
    how = swap_how(move)
    other = swap_place(move)
    own = t.turn_seat * t.hands + swap_hand(move)
    handle(t, t.player_at[t.turn_seat], own, other, how, log)
    if how == FATE and below(t.chance, 2) == 1:
        swap_cards(t, own, other)


def begin_turn(t: Table, seat: int, log: Log) -> None:
    """Begin the turn of a seat, with what it allows (M10, M15)."""
    who = t.player_at[seat]
    t.turn_seat = seat
    t.asked = seat
    t.phase = TURN
    t.freedom = Freedom.FREE
    if t.turn < t.opening:
        t.freedom = Freedom.OPENING
    elif t.banned >> who & 1:
        t.freedom = Freedom.MUST_SWAP if t.must_swap else Freedom.NO_ANNOUNCE
    tell(log, Kind.TURN, who, seat, t.freedom, t.turn)


def end_turn(t: Table, log: Log) -> None:
    """The turn passes to the left of the seat that took it, no matter who sits there now (M23, M45)."""
    t.turn += 1
    t.banned = t.exposed
    t.exposed = 0
    if t.turn == t.max_turns:
        end_game(t, t.player_at[t.turn_seat], Ending.LIMIT, the_richest(t), log)
    else:
        begin_turn(t, left_of(t, t.turn_seat), log)


# ── Announcing ───────────────────────────────────────────────────────────────────────────────────────


def announce(t: Table, move: Move, log: Log) -> None:
    """Claim a mask of this game, true or not (M14)."""
    who = t.player_at[t.turn_seat]
    t.hand_of[who] = announce_hand(move)
    t.announced = announced_mask(move)
    t.claimants = 0
    t.fined = 0
    tell(log, Kind.ANNOUNCED, who, t.turn_seat * t.hands + announce_hand(move), 0, t.announced)
    t.phase = ANSWERS
    t.asked = left_of(t, t.turn_seat)


def answer(t: Table, powers: Packed, move: Move, log: Log) -> None:
    """Pass or claim, one answer each, clockwise (M20)."""
    who = t.player_at[t.asked]
    if move != PASS:
        t.hand_of[who] = claim_hand(move)
        t.claimants |= 1 << who
    if t.all_at_once:
        tell(log, Kind.ANSWERED, who, 0, 0, 0, PASSING if move == PASS else claim_hand(move), 1 << who)
    else:
        tell_answer(t, log)
    t.asked = left_of(t, t.asked)
    if t.asked == t.turn_seat:
        settle(t, powers, log)


def tell_answer(t: Table, log: Log) -> None:
    """Emit the public answer of the player who was asked."""
    who = t.player_at[t.asked]
    if t.claimants >> who & 1:
        tell(log, Kind.CLAIMED, who, t.asked * t.hands + t.hand_of[who], 0, t.announced)
    else:
        tell(log, Kind.PASSED, who, 0, 0, t.announced)


def settle(t: Table, powers: Packed, log: Log) -> None:
    """All have answered: cards are revealed if anyone claimed, then the power is used (M21, M22)."""
    if t.all_at_once:
        t.asked = left_of(t, t.turn_seat)
        while t.asked != t.turn_seat:
            tell_answer(t, log)
            t.asked = left_of(t, t.asked)
    t.hero = 0
    t.hero_count = 0
    t.exposed = t.claimants
    if t.claimants == 0:
        add_hero(t, t.player_at[t.turn_seat])
    else:
        reveal(t, log)
    if t.hero_count > 0:
        start_power(t, log)
    go_on(t, powers, log)


def add_hero(t: Table, who: int) -> None:
    """Add a player who may use the power."""
    t.heroes[t.hero_count] = who
    t.hero_count += 1


def reveal(t: Table, log: Log) -> None:
    """Announcer and claimants turn their cards up; who lied is settled now (M22, M23)."""
    shown = t.claimants | 1 << t.player_at[t.turn_seat]
    seat = t.turn_seat
    for _ in range(t.players):
        who = t.player_at[seat]
        if shown >> who & 1:
            place = seat * t.hands + t.hand_of[who]
            tell(log, Kind.REVEALED, who, place, 0, 0, t.cards[place], EVERYONE)
            if t.cards[place] == t.announced:
                add_hero(t, who)
            else:
                t.fined |= 1 << who
        seat = left_of(t, seat)


def choose(t: Table, move: Move, log: Log) -> None:
    """A player answers a question of a power."""
    if t.phase == SEATS:
        if move == DECLINE:
            tell(log, Kind.DECLINED, t.heroes[t.hero], 0, 0, t.announced)
            t.step += 1
            forget_choices(t)
        else:
            t.them |= 1 << chosen_seat(move)
    elif t.phase == PLACES:
        take_card(t, chosen_place(move))
    elif t.phase == HOW:
        t.how = decided_how(move)
    else:
        t.named = named_mask(move)


def go_on(t: Table, powers: Packed, log: Log) -> None:
    """Each hero uses the power, then come fines and the next turn (M24); pauses for choices."""
    while t.hero < t.hero_count:
        if not use_power(t, powers, log) or t.phase == OVER:
            return
        t.hero += 1
        if t.hero < t.hero_count:
            start_power(t, log)
    pay_fines(t, log)
    if t.phase != OVER:
        end_turn(t, log)


def pay_fines(t: Table, log: Log) -> None:
    """All who were wrong pay to the court, together, from where they sit now (M23)."""
    if t.fined == 0:
        return
    seat = t.turn_seat
    for _ in range(t.players):
        who = t.player_at[seat]
        if t.fined >> who & 1:
            paid = withdraw(t, seat, FINE)
            t.court += paid
            tell(log, Kind.FINED, who, seat, 0, paid)
        seat = left_of(t, seat)
    check_end(t, log)
