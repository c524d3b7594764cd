"""What is counted of a game of The Grimm Masquerade: plain functions over events, compiled like the rules."""

from dataclasses import dataclass, field
from typing import Final

from ridotto.events import HIDDEN
from ridotto.games.grimm.rules.characters import BOON_OF
from ridotto.games.grimm.rules.events import Kind, MarkReason
from ridotto.games.grimm.rules.table import KINDS, MAX_PLAYERS
from ridotto.rows import row
from ridotto.seats import NO_ONE, NOWHERE, Bits, Player

FEW: Final = 8
"""Room for every way in which a round ends, and for every reason to give roses."""


@dataclass(slots=True)
class Tallies:
    """Tallies of the whole table; lists are by character or by action, unless they say otherwise."""

    round_ends: list[int] = field(default_factory=row(FEW))
    """By `RoundEnd`."""
    roses: list[int] = field(default_factory=row(FEW))
    """By `RoseReason`."""
    dealt: list[int] = field(default_factory=row(KINDS))
    won: list[int] = field(default_factory=row(KINDS))
    """Rounds won by the player who had been dealt the character."""
    unmasked: list[int] = field(default_factory=row(KINDS))
    acted: list[int] = field(default_factory=row(KINDS))
    accusations: int = 0
    right_accusations: int = 0
    shuffles: int = 0
    """How often the deck ran out and the discard pile became the deck."""
    exhausted: int = 0
    """Rounds in which it did."""


@dataclass(slots=True)
class PlayerTallies(Tallies):
    """Tallies by player: whom each of them accuses, and what they get roses for."""

    rounds: list[int] = field(default_factory=row(MAX_PLAYERS))
    rounds_won: list[int] = field(default_factory=row(MAX_PLAYERS))
    pointed: list[int] = field(default_factory=row(MAX_PLAYERS))
    """Accusations."""
    pointed_right: list[int] = field(default_factory=row(MAX_PLAYERS))
    masks_lost: list[int] = field(default_factory=row(MAX_PLAYERS))
    """How often the player was unmasked."""
    masks_broken: list[int] = field(default_factory=row(MAX_PLAYERS))
    """How often the player unmasked others."""
    boons_drawn: list[int] = field(default_factory=row(MAX_PLAYERS))
    """How often the first card that a masked player drew in a turn was their own boon."""
    boons_given: list[int] = field(default_factory=row(MAX_PLAYERS))
    """How often they gave it away."""
    roses_for: list[int] = field(default_factory=row(MAX_PLAYERS * FEW))
    """By `RoseReason`, player by player."""


@dataclass(slots=True)
class Statistics(PlayerTallies):
    """The tallies, and what has to be remembered of the current game."""

    players: int = 0
    leads: int = 0
    """How often the lead has changed hands in this game."""
    first: Player = 0
    """The player who began."""
    leader: int = NOWHERE
    is_exhausted: int = 0
    is_free: int = 0
    """1 until the masked player whose turn it is has kept or given a card, or has acted."""
    owners: list[int] = field(default_factory=row(KINDS))
    """The player who was dealt each character in this round; NOWHERE for the others."""
    scores: list[int] = field(default_factory=row(MAX_PLAYERS))


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
    if kind == Kind.ROUND:
        begin_round(statistics, who, n)
    elif kind == Kind.DEALT:
        statistics.owners[secret] = who
        statistics.dealt[secret] += 1
    elif kind == Kind.KEPT or kind == Kind.GAVE:
        count_free_choice(statistics, kind, who, n)
    elif kind == Kind.TURN:
        statistics.is_free = 1 - a
        update_lead(statistics)
    elif kind == Kind.ENDED:
        update_lead(statistics)
    elif kind == Kind.SHUFFLED:
        statistics.shuffles += 1
        statistics.is_exhausted = 1
    elif kind == Kind.UNMASKED:
        unmask(statistics, who, a, b, secret)
    elif kind == Kind.ROSES:
        statistics.roses[a] += n
        statistics.roses_for[who * FEW + a] += n
        statistics.scores[who] += n
    elif kind == Kind.ACTED:
        statistics.acted[n] += 1
        statistics.is_free = 0
    elif kind == Kind.POINTED:
        statistics.accusations += 1
        statistics.pointed[who] += 1
    elif kind == Kind.ROUND_ENDED:
        end_round(statistics, n, a)


def count_free_choice(statistics: Statistics, kind: int, who: Player, artifact: int) -> None:
    """Count whether the first card of a turn was the player's boon, and whether it was given away."""
    if statistics.is_free == 1 and statistics.owners[BOON_OF[artifact]] == who:
        statistics.boons_drawn[who] += 1
        if kind == Kind.GAVE:
            statistics.boons_given[who] += 1
    statistics.is_free = 0


def unmask(statistics: Statistics, who: Player, by: Player, why: int, character: int) -> None:
    """A player is unmasked."""
    statistics.unmasked[character] += 1
    statistics.masks_lost[who] += 1
    if by != who:
        statistics.masks_broken[by] += 1
    if why == MarkReason.POINTED:
        statistics.right_accusations += 1
        statistics.pointed_right[by] += 1


def begin_round(statistics: Statistics, who: Player, number: int) -> None:
    """Forget who has which character; with the first round, another game begins."""
    if number == 1:
        statistics.leads = 0
        statistics.first = who
        statistics.leader = NOWHERE
        for player in range(statistics.players):
            statistics.scores[player] = 0
    statistics.is_exhausted = 0
    for character in range(KINDS):
        statistics.owners[character] = NOWHERE


def end_round(statistics: Statistics, how: int, winners: Bits) -> None:
    """Count how a round ended, and who won it."""
    statistics.round_ends[how] += 1
    statistics.exhausted += statistics.is_exhausted
    for player in range(statistics.players):
        statistics.rounds[player] += 1
        if winners >> player & 1:
            statistics.rounds_won[player] += 1
    for character in range(KINDS):
        owner = statistics.owners[character]
        if owner != NOWHERE and winners >> owner & 1:
            statistics.won[character] += 1


def update_lead(statistics: Statistics) -> None:
    """Count a change of lead when the player with most roses is not the last one who had most."""
    most = 0
    first = NOWHERE
    for player in range(statistics.players):
        if statistics.scores[player] > most:
            most = statistics.scores[player]
            first = player
        elif statistics.scores[player] == most:
            first = NOWHERE
    if first != NOWHERE and first != statistics.leader:
        if statistics.leader != NOWHERE:
            statistics.leads += 1
        statistics.leader = first
