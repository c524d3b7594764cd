"""What is counted of a game of Mascarade: plain functions over events, compiled like the rules."""

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
    """Tallies of the whole table; lists are by mask."""

    announced: list[int] = field(default_factory=row(MAX_MASKS))
    judged: list[int] = field(default_factory=row(MAX_MASKS))
    """Announcements that can be judged true or false: fate had no hand in the card."""
    lies: list[int] = field(default_factory=row(MAX_MASKS))
    """Judged announcements that were false."""
    contested: list[int] = field(default_factory=row(MAX_MASKS))
    caught: list[int] = field(default_factory=row(MAX_MASKS))
    """Lies that were contested."""
    claims: list[int] = field(default_factory=row(MAX_MASKS))
    wrong_claims: list[int] = field(default_factory=row(MAX_MASKS))
    used: list[int] = field(default_factory=row(MAX_MASKS))
    earned: list[int] = field(default_factory=row(MAX_MASKS))
    """Coins that players gained by using the mask's power, less what it cost them."""
    looks: int = 0
    swaps: int = 0
    """Swaps that were the action of a turn, real or pretended; not those by a power."""
    real_swaps: int = 0
    """Swaps in which the cards were swapped, neither pretended nor left to fate."""
    fines: int = 0


@dataclass(slots=True)
class PlayerTallies(Tallies):
    """Tallies by player: how each of them bluffs and contests."""

    announcements: list[int] = field(default_factory=row(MAX_SEATS))
    weighed: list[int] = field(default_factory=row(MAX_SEATS))
    """Own announcements that can be judged true or false."""
    bluffs: list[int] = field(default_factory=row(MAX_SEATS))
    """Judged announcements that were false."""
    doubted: list[int] = field(default_factory=row(MAX_SEATS))
    """Own announcements that were contested."""
    exposed: list[int] = field(default_factory=row(MAX_SEATS))
    """Own lies that were contested."""
    asked: list[int] = field(default_factory=row(MAX_SEATS))
    """Announcements of others that the player could contest."""
    doubts: list[int] = field(default_factory=row(MAX_SEATS))
    """Announcements of others that the player contested."""
    right_doubts: list[int] = field(default_factory=row(MAX_SEATS))
    """Contested announcements of others that were lies."""
    true_claims: list[int] = field(default_factory=row(MAX_SEATS))
    """Claims of a mask that the player really was."""


@dataclass(slots=True)
class Statistics(PlayerTallies):
    """The tallies, and what has to be remembered of the current game."""

    players: int = 0
    leads: int = 0
    """How often the lead has changed hands in this game."""
    first: Player = 0
    """The player who began."""
    leader: int = NOWHERE
    """The last player who was the only richest one."""
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
    """Count an event, its secret included."""
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
        update_lead(statistics)
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
    """Count what powers do, and the end of a game."""
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
        update_lead(statistics)


def deal(statistics: Statistics, place: int, mask: int) -> None:
    """A card is dealt; with the first one, another game begins."""
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
    """A player announces a mask."""
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
    """A player claims the announced mask."""
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
    """The announcer has lied, and all who contested were right."""
    statistics.caught[statistics.mask] += 1
    statistics.exposed[statistics.announcer] += 1
    for player in range(statistics.players):
        if statistics.claimants >> player & 1:
            statistics.right_doubts[player] += 1


def pay(statistics: Statistics, who: Player, source: Seat, to: Seat, coins: int) -> None:
    """Coins are moved by a power: what its user gets and gives is what the mask earns."""
    if source < statistics.players:
        statistics.coins[source] -= coins
        if statistics.player_at[source] == who:
            statistics.earned[statistics.mask] -= coins
    if to < statistics.players:
        statistics.coins[to] += coins
        if statistics.player_at[to] == who:
            statistics.earned[statistics.mask] += coins


def update_lead(statistics: Statistics) -> None:
    """Count a change of lead when the only richest player is not the last one who was."""
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
