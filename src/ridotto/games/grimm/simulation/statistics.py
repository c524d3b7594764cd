"""What is counted at balls while they are played: plain functions over events, like the rules."""

from dataclasses import dataclass, field
from typing import Final

from ridotto.events import HIDDEN
from ridotto.games.grimm.rules.events import Kind, Why
from ridotto.games.grimm.rules.table import KINDS, MAX_PLAYERS
from ridotto.rows import row
from ridotto.seats import NO_ONE, NOWHERE, Bits, Player

FEW: Final = 8
"""More than there are ways for a round to end, and than there are things that roses are given for."""


@dataclass(slots=True)
class GrimmTallies:
    """What is counted, by character, by action, or by what a list is about."""

    round_ends: list[int] = field(default_factory=row(FEW))
    """By `RoundEnd`."""
    roses: list[int] = field(default_factory=row(FEW))
    """By `For`."""
    dealt: list[int] = field(default_factory=row(KINDS))
    won: list[int] = field(default_factory=row(KINDS))
    """Rounds won by whoever had been dealt the character."""
    unmasked: list[int] = field(default_factory=row(KINDS))
    acted: list[int] = field(default_factory=row(KINDS))
    accusations: int = 0
    right_accusations: int = 0
    shuffles: int = 0
    """How often the deck ran out and the discard pile became the deck."""
    exhausted: int = 0
    """Rounds in which it did."""


@dataclass(slots=True)
class GrimmManners(GrimmTallies):
    """The same by player: whom each of them points at, and what brings them their roses."""

    rounds: list[int] = field(default_factory=row(MAX_PLAYERS))
    rounds_won: list[int] = field(default_factory=row(MAX_PLAYERS))
    pointed: list[int] = field(default_factory=row(MAX_PLAYERS))
    """Accusations."""
    pointed_right: list[int] = field(default_factory=row(MAX_PLAYERS))
    masks_lost: list[int] = field(default_factory=row(MAX_PLAYERS))
    """Masks of their own that fell."""
    masks_broken: list[int] = field(default_factory=row(MAX_PLAYERS))
    """Masks of others that fell through them."""
    roses_for: list[int] = field(default_factory=row(MAX_PLAYERS * FEW))
    """By `For`, player by player."""


@dataclass(slots=True)
class GrimmCensus(GrimmManners):
    """The tallies, and what has to be remembered of the ball that goes on."""

    players: int = 0
    leads: int = 0
    """How often the lead has changed hands in this game."""
    first: Player = 0
    """Who began."""
    leader: int = NOWHERE
    is_exhausted: int = 0
    owners: list[int] = field(default_factory=row(KINDS))
    """Who was dealt each character in this round; NOWHERE if nobody."""
    scores: list[int] = field(default_factory=row(MAX_PLAYERS))


def count_grimm(
    census: GrimmCensus,
    kind: int,
    who: Player,
    a: int,
    b: int,
    n: int,
    secret: int = HIDDEN,
    audience: Bits = NO_ONE,  # noqa: ARG001
) -> None:
    """Take in what happened next, secrets and all."""
    if kind == Kind.ROUND:
        begin_round(census, who, n)
    elif kind == Kind.DEALT:
        census.owners[secret] = who
        census.dealt[secret] += 1
    elif kind == Kind.TURN or kind == Kind.ENDED:
        see_who_leads(census)
    elif kind == Kind.SHUFFLED:
        census.shuffles += 1
        census.is_exhausted = 1
    elif kind == Kind.UNMASKED:
        unmask(census, who, a, b, secret)
    elif kind == Kind.ROSES:
        census.roses[a] += n
        census.roses_for[who * FEW + a] += n
        census.scores[who] += n
    elif kind == Kind.ACTED:
        census.acted[n] += 1
    elif kind == Kind.POINTED:
        census.accusations += 1
        census.pointed[who] += 1
    elif kind == Kind.ROUND_ENDED:
        end_round(census, n, a)


def unmask(census: GrimmCensus, who: Player, by: Player, why: int, character: int) -> None:
    """A mask falls."""
    census.unmasked[character] += 1
    census.masks_lost[who] += 1
    if by != who:
        census.masks_broken[by] += 1
    if why == Why.POINTED:
        census.right_accusations += 1
        census.pointed_right[by] += 1


def begin_round(census: GrimmCensus, who: Player, number: int) -> None:
    """Nobody is anybody yet; with the first round, another game begins."""
    if number == 1:
        census.leads = 0
        census.first = who
        census.leader = NOWHERE
        for player in range(census.players):
            census.scores[player] = 0
    census.is_exhausted = 0
    for character in range(KINDS):
        census.owners[character] = NOWHERE


def end_round(census: GrimmCensus, how: int, winners: Bits) -> None:
    """How it ended, and for whom it was a good one."""
    census.round_ends[how] += 1
    census.exhausted += census.is_exhausted
    for player in range(census.players):
        census.rounds[player] += 1
        if winners >> player & 1:
            census.rounds_won[player] += 1
    for character in range(KINDS):
        owner = census.owners[character]
        if owner != NOWHERE and winners >> owner & 1:
            census.won[character] += 1


def see_who_leads(census: GrimmCensus) -> None:
    """Notice when somebody else has the most roses alone than the last one who had."""
    most = 0
    first = NOWHERE
    for player in range(census.players):
        if census.scores[player] > most:
            most = census.scores[player]
            first = player
        elif census.scores[player] == most:
            first = NOWHERE
    if first != NOWHERE and first != census.leader:
        if census.leader != NOWHERE:
            census.leads += 1
        census.leader = first
