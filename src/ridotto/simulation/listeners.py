"""Listeners of compiled games: none, statistics, a recording, or an observer.

Plain functions that take the place of the hooks of `loops`. Statistics and observers hear an event the moment
it is told. Players with states need all events of a move at once: these are put into a buffer.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from ridotto.simulation import loops
from ridotto.simulation.buffers import (
    EventBuffer,
    GameTable,
    ObserverRecord,
    Run,
    StatisticsRecord,
    Tables,
    write_event,
)
from ridotto.simulation.compile.games import GameSource
from ridotto.simulation.compile.records import BUFFER_SIZE
from ridotto.simulation.loops import RECORDING_FULL, TOO_MANY_EVENTS
from ridotto.simulation.players import Hooks


class Listener(NamedTuple):
    """A way to listen, chosen when a loop is compiled."""

    name: str
    hooks: Hooks
    tell: Callable[..., None] = write_event
    """Takes the place of `tell` in the rules."""


# ── None, or only the players ───────────────────────────────────────────────────────────────────────


def clear_buffer(run: Run) -> None:
    """Forget all events."""
    run.log.count = 0


def pass_over(run: Run, t: GameTable) -> int:  # noqa: ARG001
    """Make room for the events of the next move."""
    if run.log.count > BUFFER_SIZE:
        return TOO_MANY_EVENTS
    run.log.count = 0
    return 0


SILENT: Final = Listener("silent", {})
PLAYERS_ONLY: Final = Listener(
    "players only", {loops.prepare_listener: clear_buffer, loops.listen: pass_over}
)


# ── Statistics ───────────────────────────────────────────────────────────────────────────────────────


def count_event(statistics: StatisticsRecord, *event: int) -> None:
    """Hook of the game: count an event."""
    raise NotImplementedError


def count_buffer(run: Run, t: GameTable) -> int:
    """Count the events of a move, secrets included."""
    buffer = run.log
    for line in range(min(buffer.count, BUFFER_SIZE)):
        count_event(
            run.listener.statistics,
            buffer.events[line, 0],
            buffer.events[line, 1],
            buffer.events[line, 2],
            buffer.events[line, 3],
            buffer.events[line, 4],
            buffer.events[line, 5],
            buffer.events[line, 6],
        )
    return pass_over(run, t)


def keep_lead(run: Run, i: int) -> None:
    """Keep what is counted game by game."""
    run.listener.leads[i] = run.listener.statistics.leads
    run.listener.firsts[i] = run.listener.statistics.first


def counting(game: GameSource) -> Listener:
    """Statistics that hear events themselves."""
    return Listener("statistics", {loops.end_game: keep_lead}, game.statistics.count_event)


def counting_buffer(game: GameSource) -> Listener:
    """Statistics of games with an event buffer."""
    hooks: Hooks = {
        loops.prepare_listener: clear_buffer,
        loops.listen: count_buffer,
        loops.end_game: keep_lead,
        count_event: game.statistics.count_event,
    }
    return Listener("statistics from a buffer", hooks)


# ── A recording ──────────────────────────────────────────────────────────────────────────────────────


def record_events(run: Run, t: GameTable) -> int:  # noqa: ARG001
    """Move the events from the buffer to the recording."""
    buffer, kept = run.log, run.listener
    if buffer.count > BUFFER_SIZE:
        return TOO_MANY_EVENTS
    row = kept.used[0]
    if row + buffer.count > len(kept.events):
        return RECORDING_FULL
    for line in range(buffer.count):
        for fact in range(kept.events.shape[1]):
            kept.events[row + line, fact] = buffer.events[line, fact]
    kept.used[0] = row + buffer.count
    buffer.count = 0
    return 0


def keep_move(run: Run, move: int) -> int:
    """Put a move into the recording."""
    kept = run.listener
    if kept.used[1] == len(kept.moves):
        return RECORDING_FULL
    kept.moves[kept.used[1]] = move
    kept.used[1] += 1
    return 0


def keep_ends(run: Run, i: int) -> None:
    """Keep where a game ends."""
    run.listener.ends[i, 0] = run.listener.used[0]
    run.listener.ends[i, 1] = run.listener.used[1]


RECORDING: Final = Listener(
    "recording",
    {
        loops.prepare_listener: clear_buffer,
        loops.listen: record_events,
        loops.record_move: keep_move,
        loops.end_game: keep_ends,
    },
)


# ── An observer ──────────────────────────────────────────────────────────────────────────────────────


def hear(observer: ObserverRecord, *event: int) -> None:
    """Hook of the game: take in an event."""
    raise NotImplementedError


def observe(t: GameTable, observer: ObserverRecord) -> None:
    """Hook of the game: see what lies open on the table."""
    raise NotImplementedError


def prepare_observer(run: Run) -> None:
    """Forget the game before."""
    run.listener.observers[0] = run.listener.fresh[0]


def look(run: Run, t: GameTable) -> int:
    """See what lies open on the table."""
    observe(t, run.log)
    return 0


def keep_observation(run: Run, i: int) -> None:
    """Keep what the player knew at the end."""
    for fact in range(run.listener.observations.shape[1]):
        run.listener.observations[i, fact] = run.log.facts[fact]


def observing(game: GameSource) -> Listener:
    """An observer that hears events itself."""
    hooks: Hooks = {
        loops.prepare_listener: prepare_observer,
        loops.listen: look,
        loops.end_game: keep_observation,
        observe: game.observations.observe,
    }
    return Listener("observation", hooks, game.observations.hear)


def show_observers(buffer: EventBuffer, observers: list[ObserverRecord]) -> int:
    """Show several observers the events in a buffer, and empty it; anything but 0 says why not."""
    if buffer.count > BUFFER_SIZE:
        return TOO_MANY_EVENTS
    for line in range(buffer.count):
        for i in range(len(observers)):
            hear(
                observers[i],
                buffer.events[line, 0],
                buffer.events[line, 1],
                buffer.events[line, 2],
                buffer.events[line, 3],
                buffer.events[line, 4],
                buffer.events[line, 5],
                buffer.events[line, 6],
            )
    buffer.count = 0
    return 0


def observe_one(tables: Tables, observers: list[ObserverRecord], which: int) -> None:
    """Let one of the observers look at the only table."""
    observe(tables[0], observers[which])


def observing_buffer(game: GameSource) -> Listener:
    """Several observers of a game with an event buffer."""
    hooks: Hooks = {hear: game.observations.hear, observe: game.observations.observe}
    return Listener("observers of a buffer", hooks)
