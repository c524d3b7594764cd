"""Observations of Mascarade: what one player knows as a row of numbers. Plain functions, like the rules.

An observer takes in events, of a secret only what its player may know. Of the table it reads what everybody
sees; the rest through `ridotto.games.mascarade.rules.seen`, which decides what is whose to see.

Most of what a player notices, all notice. So if all players of a table are observed, `Common` keeps that
once, and `Own` the rest for each of them.
"""

from dataclasses import dataclass, field
from typing import Final

from ridotto.events import HIDDEN
from ridotto.games.mascarade.rules.events import Kind
from ridotto.games.mascarade.rules.knowledge import learn
from ridotto.games.mascarade.rules.seen import is_choosing
from ridotto.games.mascarade.rules.table import MAX_MASKS, OVER, TURN, Table
from ridotto.rows import row
from ridotto.seats import MAX_PLACES, MAX_SEATS, NO_ONE, NOWHERE, SPECTATOR, Bits, Place, Player


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


@dataclass(slots=True)
class Common:
    """What all players of a table have seen so far in one game."""

    facts: list[int] = field(default_factory=row(Index.POSSIBLE))
    """A spectator's observation, up to the masks that may lie on each place."""


@dataclass(slots=True)
class Own:
    """What one of these players knows besides."""

    answer: int = HIDDEN
    facts: list[int] = field(default_factory=row(MAX_MASKS + MAX_PLACES))
    """The copies of each mask, and the masks that may lie on each place."""


def new_observer(t: Table, player: Player) -> Observer:
    """The observer for a player before the deal."""
    return Observer(player, facts=facts_before(t, player))


def new_common(t: Table) -> Common:
    """The same for what all players see."""
    return Common(facts_before(t, SPECTATOR)[: Index.POSSIBLE])


def facts_before(t: Table, player: Player) -> list[int]:
    """An observation before the deal."""
    facts = [0] * Index.END
    house = (t.opening, t.must_swap, t.all_at_once, t.fate, t.show_bans, t.max_turns)
    facts[Index.VIEWER : Index.COPIES] = [player, t.players, t.hands, t.centre, t.masks, *house]
    facts[Index.PLAYER_AT : Index.COURT] = [NOWHERE] * MAX_SEATS
    facts[Index.HERO : Index.POSSIBLE] = [NOWHERE] * (Index.POSSIBLE - Index.HERO)
    return facts


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
    if kind == Kind.PASSED:
        return
    facts = observer.facts
    known = secret if audience >> observer.player & 1 else HIDDEN
    take_in(facts, kind, who, a, b, n, known)
    if is_about_cards(kind):
        learn(facts, Index.COPIES, Index.POSSIBLE, kind, a, b, known)
    elif kind == Kind.ANSWERED:
        if known != HIDDEN:
            facts[Index.ANSWER] = known
    elif is_about_seats(kind):
        observer.has_moved = 1


def hear_together(
    common: Common,
    owns: list[Own],
    listening: Bits,
    kind: int,
    who: Player,
    a: int,
    b: int,
    n: int,
    secret: int,
    audience: Bits,
) -> None:
    """Let those players of a table who listen take in what happened next."""
    if kind == Kind.PASSED:
        return
    take_in(common.facts, kind, who, a, b, n, secret if audience >> SPECTATOR & 1 else HIDDEN)
    if is_about_cards(kind):
        for player in range(len(owns)):
            if listening >> player & 1:
                see_cards(owns[player].facts, kind, a, b, secret if audience >> player & 1 else HIDDEN)
    elif kind == Kind.ANSWERED:
        owns[who].answer = secret
    elif (kind == Kind.TURN or kind == Kind.ENDED) and common.facts[Index.ALL_AT_ONCE]:
        for player in range(len(owns)):
            owns[player].answer = HIDDEN


def is_about_cards(kind: int) -> bool:
    """Whether an event may say which mask lies where."""
    if kind == Kind.HANDLED or kind == Kind.REVEALED or kind == Kind.LOOKED:
        return True
    return kind == Kind.SPIED or kind == Kind.SHOWN or kind == Kind.DEALT


def is_about_seats(kind: int) -> bool:
    """Whether coins or people move."""
    return kind == Kind.PAID or kind == Kind.FINED or kind == Kind.EXCHANGED or kind == Kind.MOVED


def see_cards(facts: list[int], kind: int, a: Place, b: Place, secret: int) -> None:
    """Take in what an event says about cards, for `Own`."""
    if kind == Kind.DEALT:
        facts[secret] += 1
    learn(facts, 0, MAX_MASKS, kind, a, b, secret)


def take_in(facts: list[int], kind: int, who: Player, a: int, b: int, n: int, secret: int) -> None:
    """Remember what an observation needs besides cards and secret answers."""
    if kind == Kind.TURN:
        facts[Index.TURN] = n
        forget_announcement(facts)
    elif kind == Kind.HANDLED:
        see_handling(facts, who, a, b)
    elif kind == Kind.LOOKED:
        facts[Index.LOOKED_IN + who] = facts[Index.TURN]
    elif kind == Kind.CLAIMED:
        facts[Index.CLAIMANTS] |= 1 << who
        facts[Index.STOOD_FOR + who] = a
    elif kind == Kind.ANNOUNCED:
        hear_announcement(facts, who, a)
    elif kind == Kind.USED:
        facts[Index.HERO] = who
    elif kind == Kind.DEALT:
        facts[Index.COPIES + secret] += 1
    elif kind == Kind.ASKED:
        facts[Index.QUESTIONED] = a
    elif kind == Kind.NAMED:
        facts[Index.QUESTIONED] = NOWHERE
    elif kind == Kind.ENDED:
        forget_announcement(facts)


def forget_announcement(facts: list[int]) -> None:
    """It is settled; who stood for it with which card stays known until the next one."""
    facts[Index.CLAIMANTS] = 0
    facts[Index.HERO] = NOWHERE
    facts[Index.ANSWER] = HIDDEN


def hear_announcement(facts: list[int], who: Player, place: Place) -> None:
    """A player announces a mask with a card; there are no claims yet."""
    for player in range(MAX_SEATS):
        facts[Index.STOOD_FOR + player] = NOWHERE
    facts[Index.STOOD_FOR + who] = place


def see_handling(facts: list[int], who: Player, a: Place, b: Place) -> None:
    """Two cards went under the table: when, and who took them."""
    facts[Index.HANDLED_IN + a] = facts[Index.TURN]
    facts[Index.HANDLED_IN + b] = facts[Index.TURN]
    facts[Index.HANDLED_BY + a] = who
    facts[Index.HANDLED_BY + b] = who


# ── The table ────────────────────────────────────────────────────────────────────────────────────────


def observe(t: Table, observer: Observer) -> None:
    """Complete the observation with what lies open on the table now."""
    if observer.has_moved:
        observer.has_moved = 0
        see_seats(t, observer.facts)
    see_turn(t, observer.facts)
    see_choice(t, observer.player, observer.facts)


def observe_as(t: Table, common: Common, own: Own, player: Player, into: list[int]) -> None:
    """Write the whole observation of one of the players who heard events together."""
    for fact in range(Index.POSSIBLE):
        into[fact] = common.facts[fact]
    for place in range(MAX_PLACES):
        into[Index.POSSIBLE + place] = own.facts[MAX_MASKS + place]
    into[Index.VIEWER] = player
    into[Index.ANSWER] = own.answer
    see_seats(t, into)
    see_turn(t, into)
    see_choice(t, player, into)


def see_turn(t: Table, facts: list[int]) -> None:
    """Whose turn it is, and what they are doing."""
    phase = t.phase
    facts[Index.TURN] = t.turn
    facts[Index.TURN_SEAT] = t.turn_seat
    facts[Index.FREEDOM] = t.freedom
    facts[Index.PHASE] = phase
    facts[Index.DECIDER] = t.player_at[t.asked] if phase != OVER else NOWHERE
    facts[Index.ANNOUNCED] = t.announced if phase != TURN and phase != OVER else HIDDEN
    facts[Index.EXPOSED] = t.exposed
    facts[Index.ENDING] = t.ending
    facts[Index.WINNERS] = t.winners


def see_choice(t: Table, player: Player, facts: list[int]) -> None:
    """The cards that the player has taken for a power, if it is theirs to choose."""
    knows_choice = is_choosing(t, player)
    facts[Index.HELD] = t.card_a if knows_choice else NOWHERE
    facts[Index.HELD + 1] = t.card_b if knows_choice else NOWHERE


def see_seats(t: Table, facts: list[int]) -> None:
    """Where the coins are, and who sits where."""
    for seat in range(t.players):
        facts[Index.COINS + seat] = t.coins[seat]
        facts[Index.PLAYER_AT + seat] = t.player_at[seat]
    facts[Index.COURT] = t.court
    facts[Index.BANK] = t.bank
