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
class MascaradeTallies:
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
class MascaradeManners(MascaradeTallies):
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
class MascaradeCensus(MascaradeManners):
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


def count_mascarade(
    census: MascaradeCensus,
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
        census.asked[who] += 1
    elif kind == Kind.DEALT:
        deal(census, a, secret)
    elif kind == Kind.TURN:
        census.announcer = NOWHERE
        census.claimants = NO_ONE
        census.is_used = 0
        if n == 0:
            census.first = who
        see_who_leads(census)
    elif kind == Kind.LOOKED:
        census.looks += 1
        census.cards[a] = secret
    elif kind == Kind.HANDLED:
        swap(census, a, b, secret)
    elif kind == Kind.ANNOUNCED:
        announce(census, who, a, n)
    elif kind == Kind.CLAIMED:
        claim(census, who, n)
    elif kind == Kind.REVEALED:
        reveal(census, who, a, secret)
    elif kind == Kind.SPIED or kind == Kind.SHOWN:
        census.cards[a] = secret
    else:
        count_coins(census, kind, who, a, b, n)


def count_coins(census: MascaradeCensus, kind: int, who: Player, a: int, b: int, n: int) -> None:
    """Powers, what they move, and what the game comes to."""
    if kind == Kind.USED:
        census.is_used = 1
        census.used[n] += 1
    elif kind == Kind.PAID:
        pay(census, who, a, b, n)
    elif kind == Kind.FINED:
        census.fines += n
        census.coins[a] -= n
    elif kind == Kind.EXCHANGED:
        census.earned[census.mask] += n - census.coins[a]
        census.coins[b] = census.coins[a]
        census.coins[a] = n
    elif kind == Kind.MOVED:
        held = census.player_at[a]
        census.player_at[a] = census.player_at[b]
        census.player_at[b] = held
    elif kind == Kind.ENDED:
        see_who_leads(census)


def deal(census: MascaradeCensus, place: int, mask: int) -> None:
    """A card is shown to all; with the first one, another game begins."""
    if place == 0:
        census.leads = 0
        census.leader = NOWHERE
        for seat in range(census.players):
            census.coins[seat] = START_COINS
            census.player_at[seat] = seat
    census.cards[place] = mask


def swap(census: MascaradeCensus, a: int, b: int, how: int) -> None:
    """Two cards went under the table."""
    if census.is_used == 0:
        census.swaps += 1
        if how == SWAPPED:
            census.real_swaps += 1
    held = census.cards[a]
    if how == SWAPPED:
        census.cards[a] = census.cards[b]
        census.cards[b] = held
    elif how == FATE and held != census.cards[b]:
        census.cards[a] = UNKNOWN
        census.cards[b] = UNKNOWN


def announce(census: MascaradeCensus, who: Player, place: int, mask: int) -> None:
    """Somebody says what they are."""
    census.announcer = who
    census.mask = mask
    census.announced[mask] += 1
    census.announcements[who] += 1
    if census.cards[place] != UNKNOWN:
        census.judged[mask] += 1
        census.weighed[who] += 1
        if census.cards[place] != mask:
            census.lies[mask] += 1
            census.bluffs[who] += 1


def claim(census: MascaradeCensus, who: Player, mask: int) -> None:
    """Somebody else says that they are it."""
    census.claims[mask] += 1
    census.asked[who] += 1
    census.doubts[who] += 1
    if census.claimants == NO_ONE:
        census.contested[mask] += 1
        census.doubted[census.announcer] += 1
    census.claimants |= 1 << who


def reveal(census: MascaradeCensus, who: Player, place: int, mask: int) -> None:
    """A card is turned up: after a claim that settles who was right, by a power it does not."""
    census.cards[place] = mask
    if census.is_used == 1:
        return
    if who == census.announcer:
        if mask != census.mask:
            expose(census)
    elif mask == census.mask:
        census.true_claims[who] += 1
    else:
        census.wrong_claims[census.mask] += 1


def expose(census: MascaradeCensus) -> None:
    """The announcer has lied: all who contested were right to."""
    census.caught[census.mask] += 1
    census.exposed[census.announcer] += 1
    for player in range(census.players):
        if census.claimants >> player & 1:
            census.right_doubts[player] += 1


def pay(census: MascaradeCensus, who: Player, source: Seat, to: Seat, coins: int) -> None:
    """Coins moved by a power: what its hero gets and gives is what the mask earns."""
    if source < census.players:
        census.coins[source] -= coins
        if census.player_at[source] == who:
            census.earned[census.mask] -= coins
    if to < census.players:
        census.coins[to] += coins
        if census.player_at[to] == who:
            census.earned[census.mask] += coins


def see_who_leads(census: MascaradeCensus) -> None:
    """Notice when somebody else is the only richest player than the last one who was."""
    most = UNKNOWN
    richest = NOWHERE
    for seat in range(census.players):
        if census.coins[seat] > most:
            most = census.coins[seat]
            richest = census.player_at[seat]
        elif census.coins[seat] == most:
            richest = NOWHERE
    if richest != NOWHERE and richest != census.leader:
        if census.leader != NOWHERE:
            census.leads += 1
        census.leader = richest
