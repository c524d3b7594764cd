"""The memory that compiled games work in, as records that Python fills and compiled loops take whole."""

from typing import Any, NamedTuple, Protocol, TypeAlias

from ridotto.events import HIDDEN
from ridotto.seats import NO_ONE, Bits, Player
from ridotto.simulation.compile.records import BUFFER_SIZE, Grid, Numbers, Scores


class GameTable(Protocol):
    """The table of any game."""

    chance: list[int]
    turn: int


class EventBuffer(Protocol):
    """The events of one move."""

    count: int
    events: Numbers


class StatisticsRecord(Protocol):
    """What is counted of games."""

    leads: int
    """How often the lead has changed in the current game."""
    first: Player
    """Who began it."""


class ObserverRecord(Protocol):
    """What one player has noticed of one game."""

    facts: list[int]
    """The observation."""


class AnyPolicyState(Protocol):
    """What a player with a policy has noticed and believes."""

    seed: list[int]
    """The two words that seed the player's random decisions."""


Tables: TypeAlias = list[GameTable]
States: TypeAlias = list[AnyPolicyState]
"""The states of all players of a table."""


class GameStart(NamedTuple):
    """How every game of a run starts."""

    constants: Any
    """What the rules take besides the table; None in a game without constants."""
    shuffled: bool
    first: Player
    """Who begins; NOWHERE leaves it to chance."""


class Seed(NamedTuple):
    """What the chance of every game of a run comes from."""

    low: int
    high: int
    number: int
    """The number of the first game."""


class Run(NamedTuple):
    """All that a loop works with."""

    tables: Tables
    start: GameStart
    seed: Seed
    legal: list[int]
    """The legal moves of the position at hand."""
    chance: list[int]
    """The chance by which players decide, apart from the cards."""
    lengths: Numbers
    """How many moves were made at each table."""
    log: Any = None
    """Hears the events: nothing, an event buffer, a statistics record or an observer."""
    listener: Any = None
    """The buffers of the listener."""
    players: Any = None
    """The buffers of players who have states."""


class StatisticsBuffers(NamedTuple):
    """For a listener that counts."""

    statistics: Any
    """A `StatisticsRecord`, over all games of the run."""
    leads: Numbers
    """How often the lead changed in each game."""
    firsts: Numbers
    """Who began each game."""


class RecordingBuffers(NamedTuple):
    """For a listener that keeps all events and moves, one game after the other."""

    events: Numbers
    moves: Numbers
    used: list[int]
    """How many events and how many moves are kept so far."""
    ends: Numbers
    """For each game, where its events end and where its moves end."""


class ObservationBuffers(NamedTuple):
    """For a listener that sees what one player sees."""

    observers: Any
    """One `ObserverRecord`, which is the log of the run."""
    fresh: Any
    """The same before the deal."""
    observations: Numbers
    """The observation at the end of each game."""


class PlayerBuffers(NamedTuple):
    """For players who have states."""

    states: States
    fresh: States
    """Their states before the deal."""
    seen: Tables
    """One table, for what the player who decides may see."""


class SearchBuffers(NamedTuple):
    """For a search. The run has three tables: the position, a world, and the one that is played on."""

    player: Player
    worlds: Grid
    known: list[int]
    candidates: list[int]
    given: States
    """The states in the position."""
    imagined: States
    """The states in the world at hand."""
    wins: Scores
    """For each world and candidate, the player's share of the win."""
    fortunes: Scores
    """For each of them, the coins or roses of the player at the end."""


def write_event(
    log: EventBuffer | None,
    kind: int,
    who: Player,
    a: int,
    b: int,
    n: int,
    secret: int = HIDDEN,
    audience: Bits = NO_ONE,
) -> None:
    """Takes the place of `tell`: put an event into a buffer, if there is one."""
    if log is None:
        return
    line = log.count
    log.count = line + 1
    if line < BUFFER_SIZE:
        log.events[line, 0] = kind
        log.events[line, 1] = who
        log.events[line, 2] = a
        log.events[line, 3] = b
        log.events[line, 4] = n
        log.events[line, 5] = secret
        log.events[line, 6] = audience
