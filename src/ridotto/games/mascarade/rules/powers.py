"""How powers work: the effects of a mask, step by step, pausing where a player has to choose."""

from ridotto.events import Log, tell
from ridotto.games.mascarade.rules.effects import Do, Whom
from ridotto.games.mascarade.rules.events import BANK, COURT, SWAPPED, Ending, Kind
from ridotto.games.mascarade.rules.money import check_end, end_game, pay
from ridotto.games.mascarade.rules.table import (
    HOW,
    NAMING,
    OVER,
    PLACES,
    SEATS,
    UNDECIDED,
    Packed,
    Table,
    is_protected,
    left_of,
    place_count,
    right_of,
    seat_at,
    swap_cards,
)
from ridotto.seats import EVERYONE, NOWHERE, Bits, Place, Player, Seat, everyone_but, first_of, size_of


def start_power(t: Table, log: Log) -> None:
    """The next hero begins at the first effect, with no one chosen."""
    t.step = 0
    t.whom = Whom.SELF
    t.them = 0
    forget_choices(t)
    tell(log, Kind.USED, t.heroes[t.hero], 0, 0, t.announced)


def forget_choices(t: Table) -> None:
    """Clear what was taken, decided or named for the last effect, but not who was chosen."""
    t.card_a = NOWHERE
    t.card_b = NOWHERE
    t.how = UNDECIDED
    t.named = UNDECIDED
    t.may_decline = 0


def use_power(t: Table, powers: Packed, log: Log) -> bool:
    """Continue the hero's power from `t.step`. False if a player has to choose first."""
    while t.phase != OVER:
        verb = powers[t.announced][t.step][0]
        n = powers[t.announced][t.step][1]
        whom = powers[t.announced][t.step][2]
        if verb == Do.NOTHING:
            return True
        if whom != t.whom:
            t.whom = whom
            t.them = 0
        if verb >= Do.SWAP_OR_PRETEND:
            done = use_on_cards(t, verb, n, whom, log)
        else:
            done = use_on_seats(t, verb, n, whom, log)
        if not done:
            return False
        t.step += 1
        forget_choices(t)
    return True


# ── Effects that meet seats ──────────────────────────────────────────────────────────────────────────


def use_on_seats(t: Table, verb: int, n: int, whom: int, log: Log) -> bool:
    """An effect on coins or players. False if a seat has to be chosen first."""
    hero = t.seat_of[t.heroes[t.hero]]
    if verb == Do.EXCHANGE_FORTUNES and not t.may_decline:
        return ask_for_seat(t, hero, t.them if t.them else others(t, hero), True)
    wanted = how_many(whom)
    if wanted > 0 and size_of(t.them) < wanted:
        choices = candidates(t, whom, hero)
        if size_of(choices) < wanted:
            return True  # M55: missing targets are skipped
        if size_of(choices) > wanted:
            return ask_for_seat(t, hero, choices & ~t.them, False)
        t.them = choices
    if verb <= Do.FINE:
        move_coins(t, verb, n, whom, hero, log)
    else:
        use_alone(t, verb, n, hero, log)
    return True


def ask_for_seat(t: Table, hero: Seat, choices: Bits, may_decline: bool) -> bool:
    """Let the hero choose a seat."""
    t.phase = SEATS
    t.asked = hero
    t.choices = choices
    t.may_decline = 1 if may_decline else 0
    return False


def how_many(whom: int) -> int:
    """How many seats the hero has to choose for this selector."""
    if whom == Whom.TWO_OTHERS:
        return 2
    if whom == Whom.ANOTHER or whom == Whom.THE_RICHEST or whom == Whom.THE_POOREST:
        return 1
    return 0


def candidates(t: Table, whom: int, hero: Seat) -> Bits:
    """The seats among which the hero may choose."""
    if whom == Whom.THE_RICHEST or whom == Whom.THE_POOREST:
        return most_extreme(t, hero, whom == Whom.THE_RICHEST)
    return others(t, hero)


def others(t: Table, hero: Seat) -> Bits:
    return ((1 << t.players) - 1) & ~(1 << hero)


def most_extreme(t: Table, hero: Seat, richest: bool) -> Bits:
    """The richest or the poorest other seats; several if tied (K2)."""
    best = NOWHERE
    found = 0
    for seat in range(t.players):
        if seat == hero:
            continue
        coins = t.coins[seat]
        if found == 0 or (coins > best if richest else coins < best):
            best = coins
            found = 1 << seat
        elif coins == best:
            found |= 1 << seat
    return found


def move_coins(t: Table, verb: int, n: int, whom: int, hero: Seat, log: Log) -> None:
    """All coins of one effect move as one movement, then the end is checked (M32)."""
    if whom == Whom.SELF:
        pay_one(t, verb, n, hero, hero, log)
    elif whom == Whom.LEFT or whom == Whom.NEIGHBOURS or whom == Whom.RIGHT:
        if whom != Whom.RIGHT:
            pay_one(t, verb, n, hero, left_of(t, hero), log)
        if whom != Whom.LEFT:
            pay_one(t, verb, n, hero, right_of(t, hero), log)
    else:
        them = others(t, hero) if whom == Whom.EVERYONE_ELSE else t.them
        seat = left_of(t, hero)
        while seat != hero:
            if them >> seat & 1:
                pay_one(t, verb, n, hero, seat, log)
            seat = left_of(t, seat)
    check_end(t, log)


def pay_one(t: Table, verb: int, n: int, hero: Seat, seat: Seat, log: Log) -> None:
    """The coins that one effect moves for one seat."""
    who = t.player_at[hero]
    if verb == Do.GAIN:
        pay(t, who, BANK, seat, n, log)
    elif verb == Do.TAKE:
        pay(t, who, seat, hero, n, log)
    elif verb == Do.GIVE:
        pay(t, who, hero, seat, n, log)
    else:
        pay(t, who, seat, COURT, n, log)


def use_alone(t: Table, verb: int, n: int, hero: Seat, log: Log) -> None:
    """The verbs that stand alone."""
    who = t.player_at[hero]
    if verb == Do.COLLECT_THE_COURT:
        pay(t, who, COURT, hero, t.court, log)
        check_end(t, log)
    elif verb == Do.TOP_UP:
        pay(t, who, BANK, hero, max(0, n - t.coins[hero]), log)
        check_end(t, log)
    elif verb == Do.GAIN_TOGETHER:
        gain_together(t, n, log)
    elif verb == Do.BEG:
        beg(t, n, hero, log)
    elif verb == Do.EXCHANGE_FORTUNES:
        exchange_fortunes(t, hero, log)
    elif verb == Do.WIN_WITH:
        if t.coins[hero] >= n:
            end_game(t, who, Ending.POWER, 1 << who, log)
    elif verb == Do.CHANGE_SEATS:
        change_seats(t, who, log)


def gain_together(t: Table, n: int, log: Log) -> None:
    """Every true owner gains for every true owner, all in one movement, once (K9, M40)."""
    if t.hero > 0:
        return
    for i in range(t.hero_count):
        pay(t, t.heroes[i], BANK, t.seat_of[t.heroes[i]], n * t.hero_count, log)
    check_end(t, log)


def beg(t: Table, n: int, hero: Seat, log: Log) -> None:
    """Each player who is richer at that instant gives; every payment is a movement (L1, M32)."""
    seat = left_of(t, hero)
    while seat != hero and t.phase != OVER:
        if t.coins[seat] > t.coins[hero]:
            pay(t, t.player_at[hero], seat, hero, n, log)
            check_end(t, log)
        seat = left_of(t, seat)


def exchange_fortunes(t: Table, hero: Seat, log: Log) -> None:
    """Two seats exchange all their coins (K7)."""
    for seat in range(t.players):
        if t.them >> seat & 1:
            held = t.coins[hero]
            t.coins[hero] = t.coins[seat]
            t.coins[seat] = held
            tell(log, Kind.EXCHANGED, t.player_at[hero], hero, seat, t.coins[hero])
    check_end(t, log)


def change_seats(t: Table, who: Player, log: Log) -> None:
    """The two chosen players change seats; knowledge, bans and fines go with them (L11, M45)."""
    a = NOWHERE
    b = NOWHERE
    for seat in range(t.players):
        if t.them >> seat & 1:
            a = b
            b = seat
    first = t.player_at[a]
    second = t.player_at[b]
    t.player_at[a] = second
    t.player_at[b] = first
    t.seat_of[first] = b
    t.seat_of[second] = a
    tell(log, Kind.MOVED, who, a, b, 0)


# ── Effects that meet cards ──────────────────────────────────────────────────────────────────────────


def use_on_cards(t: Table, verb: int, n: int, whom: int, log: Log) -> bool:
    """An effect on cards. False if a card, or what to do with it, has to be chosen first."""
    hero = t.heroes[t.hero]
    if t.card_a == NOWHERE:
        choices = places_for(t, whom)
        if choices == 0:
            return True
        # of two cards that both have to be taken, nobody asks which comes first
        if size_of(choices) > (2 if verb == Do.SWAP_OR_PRETEND else 1):
            return ask_for_card(t, choices)
        take_card(t, first_of(choices))
    if verb == Do.SWAP_OR_PRETEND:
        return swap_or_pretend(t, whom, log)
    if verb == Do.SEE_AND_SWAP:
        return see_and_swap(t, log)
    if verb == Do.QUESTION:
        return question(t, n, log)
    place = t.card_a
    if verb == Do.PEEK:
        tell(log, Kind.SPIED, hero, place, 0, 0, t.cards[place], 1 << hero)
    elif verb == Do.SHOW:
        show(t, place, log)
    return True


def ask_for_card(t: Table, choices: Bits) -> bool:
    """Let the hero choose a card."""
    t.phase = PLACES
    t.asked = t.seat_of[t.heroes[t.hero]]
    t.choices = choices
    return False


def take_card(t: Table, place: Place) -> None:
    """Choose a card, and with it the player in front of whom it lies."""
    seat = seat_at(t, place)
    if t.card_a == NOWHERE:
        t.card_a = place
    else:
        t.card_b = place
    if seat != NOWHERE:
        t.them |= 1 << seat


def places_for(t: Table, whom: int) -> Bits:
    """The cards that may be chosen next, as bits."""
    hero = t.seat_of[t.heroes[t.hero]]
    taken = seat_at(t, t.card_a) if t.card_a != NOWHERE else NOWHERE
    settled = size_of(t.them) >= max(1, how_many(whom))
    found = 0
    for place in range(place_count(t)):
        seat = seat_at(t, place)
        if seat == NOWHERE:
            if whom == Whom.ANOTHER_OR_CENTRE and not settled:
                found |= 1 << place
        elif (
            seat != hero
            and seat != taken
            and not is_protected(t, place)
            and (not settled or t.them >> seat & 1)
        ):
            found |= 1 << place
    return found


def swap_or_pretend(t: Table, whom: int, log: Log) -> bool:
    """Two cards of others go under the table (K4, M60, M65)."""
    if t.card_b == NOWHERE:
        # M65: with two players there are no two others, so it is the opponent's left and right
        choices = 1 << (t.card_a + 1) if t.players == 2 else places_for(t, whom)
        if choices == 0:
            return True
        if size_of(choices) > 1:
            return ask_for_card(t, choices)
        take_card(t, first_of(choices))
    if t.how == UNDECIDED:
        return ask_how(t)
    handle(t, t.heroes[t.hero], t.card_a, t.card_b, t.how, log)
    return True


def ask_how(t: Table) -> bool:
    """Ask the hero, who holds two cards, to swap or pretend."""
    t.phase = HOW
    t.asked = t.seat_of[t.heroes[t.hero]]
    return False


def handle(t: Table, who: Player, a: Place, b: Place, how: int, log: Log) -> None:
    """Take two cards under the table; only the player who does it knows what happens there (M13, M26)."""
    tell(log, Kind.HANDLED, who, a, b, 0, how, 1 << who)
    if how == SWAPPED:
        swap_cards(t, a, b)


def see_and_swap(t: Table, log: Log) -> bool:
    """See your own card and the other, then decide (K8)."""
    who = t.heroes[t.hero]
    own = t.seat_of[who] * t.hands + t.hand_of[who]
    if t.how == UNDECIDED:
        tell(log, Kind.SPIED, who, own, 0, 0, t.cards[own], 1 << who)
        tell(log, Kind.SPIED, who, t.card_a, 0, 0, t.cards[t.card_a], 1 << who)
        return ask_how(t)
    handle(t, who, own, t.card_a, t.how, log)
    return True


def show(t: Table, place: Place, log: Log) -> None:
    """The owner shows a card to all others without looking (L10, M15)."""
    who = t.player_at[seat_at(t, place)]
    tell(log, Kind.SHOWN, who, place, 0, 0, t.cards[place], everyone_but(who))
    if t.show_bans:
        t.exposed |= 1 << who


def question(t: Table, n: int, log: Log) -> bool:
    """The questioned player names a mask, then reveals; if wrong, they give n coins (K11, M41)."""
    seat = seat_at(t, t.card_a)
    hero = t.heroes[t.hero]
    who = t.player_at[seat]
    if t.named == UNDECIDED:
        tell(log, Kind.ASKED, hero, t.card_a, 0, n)
        t.phase = NAMING
        t.asked = seat
        return False
    truth = t.cards[t.card_a]
    tell(log, Kind.NAMED, who, t.card_a, 0, t.named)
    tell(log, Kind.REVEALED, who, t.card_a, 0, 0, truth, EVERYONE)
    t.exposed |= 1 << who
    if t.named != truth:
        pay(t, hero, seat, t.seat_of[hero], n, log)
        check_end(t, log)
    return True
