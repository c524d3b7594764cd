"""Observations of Mascarade: what one player knows as a row of numbers. Plain functions, like the rules.

An observer takes in events, of a secret only what its player may know. Of the table it reads what everybody
sees; the rest through `ridotto.games.mascarade.rules.seen`, which decides what is whose to see.
"""

from dataclasses import dataclass, field
from typing import Final

from ridotto.events import HIDDEN
from ridotto.games.mascarade.rules.events import Kind
from ridotto.games.mascarade.rules.knowledge import learn
from ridotto.games.mascarade.rules.seen import is_choosing
from ridotto.games.mascarade.rules.table import MAX_MASKS, OVER, TURN, Table
from ridotto.rows import row
from ridotto.seats import MAX_PLACES, MAX_SEATS, NO_ONE, NOWHERE, Bits, Place, Player


class Index:
    """Where each fact lies in an observation; docs/observations.md says what they mean."""

    # What stays as it is for a whole game
    VIEWER: Final = 0
    PLAYERS: Final = VIEWER + 1
    HANDS: Final = PLAYERS + 1
    CENTRE: Final = HANDS + 1
    MASKS: Final = CENTRE + 1
    OPENING: Final = MASKS + 1
    MUST_SWAP: Final = OPENING + 1
    ALL_AT_ONCE: Final = MUST_SWAP + 1
    FATE: Final = ALL_AT_ONCE + 1
    SHOW_BANS: Final = FATE + 1
    MAX_TURNS: Final = SHOW_BANS + 1
    COPIES: Final = MAX_TURNS + 1

    # What lies open on the table
    COINS: Final = COPIES + MAX_MASKS
    PLAYER_AT: Final = COINS + MAX_SEATS
    COURT: Final = PLAYER_AT + MAX_SEATS
    BANK: Final = COURT + 1
    TURN: Final = BANK + 1
    TURN_SEAT: Final = TURN + 1
    FREEDOM: Final = TURN_SEAT + 1
    PHASE: Final = FREEDOM + 1
    DECIDER: Final = PHASE + 1
    ANNOUNCED: Final = DECIDER + 1
    EXPOSED: Final = ANNOUNCED + 1
    HELD: Final = EXPOSED + 1
    ENDING: Final = HELD + 2
    WINNERS: Final = ENDING + 1

    # What the player has noticed
    CLAIMANTS: Final = WINNERS + 1
    HERO: Final = CLAIMANTS + 1
    ANSWER: Final = HERO + 1
    QUESTIONED: Final = ANSWER + 1
    STOOD_FOR: Final = QUESTIONED + 1
    LOOKED_IN: Final = STOOD_FOR + MAX_SEATS
    HANDLED_IN: Final = LOOKED_IN + MAX_SEATS
    HANDLED_BY: Final = HANDLED_IN + MAX_PLACES
    POSSIBLE: Final = HANDLED_BY + MAX_PLACES
    END: Final = POSSIBLE + MAX_PLACES


@dataclass(slots=True)
class Observer:
    """What one player has seen so far in one game."""

    player: Player = 0
    has_moved: int = 1
    """Whether coins or people have moved since the player last looked at the table."""
    facts: list[int] = field(default_factory=row(Index.END))
    """The observation."""


def new_observer(t: Table, player: Player) -> Observer:
    """The observer for a player before the deal."""
    observer = Observer(player)
    house = (t.opening, t.must_swap, t.all_at_once, t.fate, t.show_bans, t.max_turns)
    observer.facts[Index.VIEWER : Index.COPIES] = [player, t.players, t.hands, t.centre, t.masks, *house]
    observer.facts[Index.PLAYER_AT : Index.COURT] = [NOWHERE] * MAX_SEATS
    observer.facts[Index.HERO : Index.POSSIBLE] = [NOWHERE] * (Index.POSSIBLE - Index.HERO)
    return observer


# ── Events ───────────────────────────────────────────────────────────────────────────────────────────


def hear(
    observer: Observer,
    kind: int,
    who: Player,
    a: int,
    b: int,
    n: int,
    secret: int = HIDDEN,
    audience: Bits = NO_ONE,
) -> None:
    """Take in what happened next, without a secret that is not for this player."""
    if kind != Kind.PASSED:
        take_in(observer, kind, who, a, b, n, secret if audience >> observer.player & 1 else HIDDEN)


def take_in(observer: Observer, kind: int, who: Player, a: int, b: int, n: int, secret: int) -> None:
    """Remember what an observation needs."""
    if kind == Kind.TURN:
        observer.facts[Index.TURN] = n
        forget_announcement(observer)
    elif kind == Kind.HANDLED:
        see_handling(observer, who, a, b)
        learn(observer.facts, Index.COPIES, Index.POSSIBLE, kind, a, b, secret)
    elif kind == Kind.REVEALED or kind == Kind.SPIED or kind == Kind.SHOWN:
        learn(observer.facts, Index.COPIES, Index.POSSIBLE, kind, a, b, secret)
    elif kind == Kind.LOOKED:
        observer.facts[Index.LOOKED_IN + who] = observer.facts[Index.TURN]
        learn(observer.facts, Index.COPIES, Index.POSSIBLE, kind, a, b, secret)
    elif kind == Kind.CLAIMED:
        observer.facts[Index.CLAIMANTS] |= 1 << who
        observer.facts[Index.STOOD_FOR + who] = a
    elif kind == Kind.ANNOUNCED:
        hear_announcement(observer, who, a)
    elif kind == Kind.DEALT:
        observer.facts[Index.COPIES + secret] += 1
        learn(observer.facts, Index.COPIES, Index.POSSIBLE, kind, a, b, secret)
    else:
        take_in_power(observer, kind, who, a, secret)


def take_in_power(observer: Observer, kind: int, who: Player, a: int, secret: int) -> None:
    """Who uses a power and what it does; a secret answer, if it is the player's own."""
    if kind == Kind.ANSWERED:
        if secret != HIDDEN:
            observer.facts[Index.ANSWER] = secret
    elif kind == Kind.USED:
        observer.facts[Index.HERO] = who
    elif kind == Kind.ASKED:
        observer.facts[Index.QUESTIONED] = a
    elif kind == Kind.NAMED:
        observer.facts[Index.QUESTIONED] = NOWHERE
    elif kind == Kind.ENDED:
        forget_announcement(observer)
    elif kind != Kind.DECLINED:
        observer.has_moved = 1


def forget_announcement(observer: Observer) -> None:
    """It is settled; who stood for it with which card stays known until the next one."""
    observer.facts[Index.CLAIMANTS] = 0
    observer.facts[Index.HERO] = NOWHERE
    observer.facts[Index.ANSWER] = HIDDEN


def hear_announcement(observer: Observer, who: Player, place: Place) -> None:
    """A player announces a mask with a card; there are no claims yet."""
    for player in range(MAX_SEATS):
        observer.facts[Index.STOOD_FOR + player] = NOWHERE
    observer.facts[Index.STOOD_FOR + who] = place


def see_handling(observer: Observer, who: Player, a: Place, b: Place) -> None:
    """Two cards went under the table: when, and who took them."""
    facts = observer.facts
    facts[Index.HANDLED_IN + a] = facts[Index.TURN]
    facts[Index.HANDLED_IN + b] = facts[Index.TURN]
    facts[Index.HANDLED_BY + a] = who
    facts[Index.HANDLED_BY + b] = who


# ── The table ────────────────────────────────────────────────────────────────────────────────────────


def observe(t: Table, observer: Observer) -> None:
    """Complete the observation with what lies open on the table now."""
    if observer.has_moved:
        see_seats(t, observer)
    facts = observer.facts
    phase = t.phase
    decider = t.player_at[t.asked] if phase != OVER else NOWHERE
    facts[Index.TURN] = t.turn
    facts[Index.TURN_SEAT] = t.turn_seat
    facts[Index.FREEDOM] = t.freedom
    facts[Index.PHASE] = phase
    facts[Index.DECIDER] = decider
    facts[Index.ANNOUNCED] = t.announced if phase != TURN and phase != OVER else HIDDEN
    facts[Index.EXPOSED] = t.exposed
    knows_choice = is_choosing(t, observer.player)
    facts[Index.HELD] = t.card_a if knows_choice else NOWHERE
    facts[Index.HELD + 1] = t.card_b if knows_choice else NOWHERE
    facts[Index.ENDING] = t.ending
    facts[Index.WINNERS] = t.winners


def see_seats(t: Table, observer: Observer) -> None:
    """Where the coins are, and who sits where."""
    observer.has_moved = 0
    for seat in range(t.players):
        observer.facts[Index.COINS + seat] = t.coins[seat]
        observer.facts[Index.PLAYER_AT + seat] = t.player_at[seat]
    observer.facts[Index.COURT] = t.court
    observer.facts[Index.BANK] = t.bank
