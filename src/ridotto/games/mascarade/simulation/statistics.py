"""What is counted at Mascarade while it is played: plain functions over events, like the rules."""

from dataclasses import dataclass, field
from typing import Final

from ridotto.events import HIDDEN
from ridotto.games.mascarade.rules.events import FATE, SWAPPED, Kind
from ridotto.games.mascarade.rules.setup import START_COINS
from ridotto.games.mascarade.rules.table import MAX_MASKS
from ridotto.rows import row
from ridotto.seats import MAX_PLACES, MAX_SEATS, NO_ONE, NOWHERE, Bits, Player, Seat

UNKNOWN: Final = -1


@dataclass(slots=True)
class Tallies:
    """What is counted, by the number of a mask where there is a list."""

    announced: list[int] = field(default_factory=row(MAX_MASKS))
    judged: list[int] = field(default_factory=row(MAX_MASKS))
    """Announcements of which anybody could know whether they were true: fate had no hand in it."""
    lies: list[int] = field(default_factory=row(MAX_MASKS))
    """Those that were not."""
    contested: list[int] = field(default_factory=row(MAX_MASKS))
    caught: list[int] = field(default_factory=row(MAX_MASKS))
    """Announcements that were contested and turned out to be lies."""
    claims: list[int] = field(default_factory=row(MAX_MASKS))
    wrong_claims: list[int] = field(default_factory=row(MAX_MASKS))
    used: list[int] = field(default_factory=row(MAX_MASKS))
    earned: list[int] = field(default_factory=row(MAX_MASKS))
    """Coins that came to those who used a mask's power, less what it cost them."""
    looks: int = 0
    swaps: int = 0
    """Swaps in somebody's turn, real or pretended; not those by a power."""
    real_swaps: int = 0
    """Those in which the swapper did swap: neither pretended nor left it to fate."""
    fines: int = 0


@dataclass(slots=True)
class PlayerTallies(Tallies):
    """The same by player: how each of them bluffs, and how each of them contests."""

    announcements: list[int] = field(default_factory=row(MAX_SEATS))
    weighed: list[int] = field(default_factory=row(MAX_SEATS))
    """Announcements of which anybody could know whether they were true."""
    bluffs: list[int] = field(default_factory=row(MAX_SEATS))
    """Those that were not."""
    doubted: list[int] = field(default_factory=row(MAX_SEATS))
    """Own announcements that somebody contested."""
    exposed: list[int] = field(default_factory=row(MAX_SEATS))
    """Those that turned out to be lies."""
    asked: list[int] = field(default_factory=row(MAX_SEATS))
    """Announcements of others that the player could contest."""
    doubts: list[int] = field(default_factory=row(MAX_SEATS))
    """Those that the player did contest."""
    right_doubts: list[int] = field(default_factory=row(MAX_SEATS))
    """Those of them that were lies."""
    true_claims: list[int] = field(default_factory=row(MAX_SEATS))
    """Claims with which the player really was the mask."""


@dataclass(slots=True)
class Statistics(PlayerTallies):
    """The tallies, and what has to be remembered of the game that goes on."""

    players: int = 0
    leads: int = 0
    """How often the lead has changed hands in this game."""
    first: Player = 0
    """Who began."""
    leader: int = NOWHERE
    """The player who was richest alone when somebody last was."""
    announcer: int = NOWHERE
    mask: int = 0
    """The mask that was announced last."""
    claimants: Bits = NO_ONE
    """Who has contested it so far."""
    is_used: int = 0
    cards: list[int] = field(default_factory=row(MAX_PLACES))
    coins: list[int] = field(default_factory=row(MAX_SEATS))
    player_at: list[int] = field(default_factory=row(MAX_SEATS))


def count_event(
    statistics: Statistics,
    kind: int,
    who: Player,
    a: int,
    b: int,
    n: int,
    secret: int = HIDDEN,
    audience: Bits = NO_ONE,  # noqa: ARG001
) -> None:
    """Take in what happened next, secrets and all."""
    if kind == Kind.PASSED:
        statistics.asked[who] += 1
    elif kind == Kind.DEALT:
        deal(statistics, a, secret)
    elif kind == Kind.TURN:
        statistics.announcer = NOWHERE
        statistics.claimants = NO_ONE
        statistics.is_used = 0
        if n == 0:
            statistics.first = who
        see_who_leads(statistics)
    elif kind == Kind.LOOKED:
        statistics.looks += 1
        statistics.cards[a] = secret
    elif kind == Kind.HANDLED:
        swap(statistics, a, b, secret)
    elif kind == Kind.ANNOUNCED:
        announce(statistics, who, a, n)
    elif kind == Kind.CLAIMED:
        claim(statistics, who, n)
    elif kind == Kind.REVEALED:
        reveal(statistics, who, a, secret)
    elif kind == Kind.SPIED or kind == Kind.SHOWN:
        statistics.cards[a] = secret
    else:
        count_coins(statistics, kind, who, a, b, n)


def count_coins(statistics: Statistics, kind: int, who: Player, a: int, b: int, n: int) -> None:
    """Powers, what they move, and what the game comes to."""
    if kind == Kind.USED:
        statistics.is_used = 1
        statistics.used[n] += 1
    elif kind == Kind.PAID:
        pay(statistics, who, a, b, n)
    elif kind == Kind.FINED:
        statistics.fines += n
        statistics.coins[a] -= n
    elif kind == Kind.EXCHANGED:
        statistics.earned[statistics.mask] += n - statistics.coins[a]
        statistics.coins[b] = statistics.coins[a]
        statistics.coins[a] = n
    elif kind == Kind.MOVED:
        held = statistics.player_at[a]
        statistics.player_at[a] = statistics.player_at[b]
        statistics.player_at[b] = held
    elif kind == Kind.ENDED:
        see_who_leads(statistics)


def deal(statistics: Statistics, place: int, mask: int) -> None:
    """A card is shown to all; with the first one, another game begins."""
    if place == 0:
        statistics.leads = 0
        statistics.leader = NOWHERE
        for seat in range(statistics.players):
            statistics.coins[seat] = START_COINS
            statistics.player_at[seat] = seat
    statistics.cards[place] = mask


def swap(statistics: Statistics, a: int, b: int, how: int) -> None:
    """Two cards went under the table."""
    if statistics.is_used == 0:
        statistics.swaps += 1
        if how == SWAPPED:
            statistics.real_swaps += 1
    held = statistics.cards[a]
    if how == SWAPPED:
        statistics.cards[a] = statistics.cards[b]
        statistics.cards[b] = held
    elif how == FATE and held != statistics.cards[b]:
        statistics.cards[a] = UNKNOWN
        statistics.cards[b] = UNKNOWN


def announce(statistics: Statistics, who: Player, place: int, mask: int) -> None:
    """Somebody says what they are."""
    statistics.announcer = who
    statistics.mask = mask
    statistics.announced[mask] += 1
    statistics.announcements[who] += 1
    if statistics.cards[place] != UNKNOWN:
        statistics.judged[mask] += 1
        statistics.weighed[who] += 1
        if statistics.cards[place] != mask:
            statistics.lies[mask] += 1
            statistics.bluffs[who] += 1


def claim(statistics: Statistics, who: Player, mask: int) -> None:
    """Somebody else says that they are it."""
    statistics.claims[mask] += 1
    statistics.asked[who] += 1
    statistics.doubts[who] += 1
    if statistics.claimants == NO_ONE:
        statistics.contested[mask] += 1
        statistics.doubted[statistics.announcer] += 1
    statistics.claimants |= 1 << who


def reveal(statistics: Statistics, who: Player, place: int, mask: int) -> None:
    """A card is turned up: after a claim that settles who was right, by a power it does not."""
    statistics.cards[place] = mask
    if statistics.is_used == 1:
        return
    if who == statistics.announcer:
        if mask != statistics.mask:
            expose(statistics)
    elif mask == statistics.mask:
        statistics.true_claims[who] += 1
    else:
        statistics.wrong_claims[statistics.mask] += 1


def expose(statistics: Statistics) -> None:
    """The announcer has lied: all who contested were right to."""
    statistics.caught[statistics.mask] += 1
    statistics.exposed[statistics.announcer] += 1
    for player in range(statistics.players):
        if statistics.claimants >> player & 1:
            statistics.right_doubts[player] += 1


def pay(statistics: Statistics, who: Player, source: Seat, to: Seat, coins: int) -> None:
    """Coins moved by a power: what its hero gets and gives is what the mask earns."""
    if source < statistics.players:
        statistics.coins[source] -= coins
        if statistics.player_at[source] == who:
            statistics.earned[statistics.mask] -= coins
    if to < statistics.players:
        statistics.coins[to] += coins
        if statistics.player_at[to] == who:
            statistics.earned[statistics.mask] += coins


def see_who_leads(statistics: Statistics) -> None:
    """Notice when somebody else is the only richest player than the last one who was."""
    most = UNKNOWN
    richest = NOWHERE
    for seat in range(statistics.players):
        if statistics.coins[seat] > most:
            most = statistics.coins[seat]
            richest = statistics.player_at[seat]
        elif statistics.coins[seat] == most:
            richest = NOWHERE
    if richest != NOWHERE and richest != statistics.leader:
        if statistics.leader != NOWHERE:
            statistics.leads += 1
        statistics.leader = richest
