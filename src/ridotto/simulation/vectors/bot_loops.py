"""Bots at the tables of a vector: each has a state, and hears of events when it has to decide.

Plain functions that take the place of the hooks of `vectors.loops`, compiled with the rules.
"""

from typing import Any, Final

from ridotto.chance import WORD, sow
from ridotto.events import HIDDEN
from ridotto.seats import Player
from ridotto.simulation.buffers import GameTable
from ridotto.simulation.compile import record_memory
from ridotto.simulation.loops import OTHER_HIGH, OTHER_LOW
from ridotto.simulation.players import Hooks, choose, notice, seed_states, seen
from ridotto.simulation.vectors import loops
from ridotto.simulation.vectors.loops import VectorTables

QUEUE_SIZE: Final = 64
"""Events that a table keeps for bots that have not heard them; if there are more, all hear them at once."""
EVENT_FACTS: Final = 7


def prefetch(record: Any, offset: int) -> None:
    """Ask for memory that is needed soon, in compiled code."""


def copy_part(target: Any, source: Any, offset: int) -> None:
    """Copy the bytes of a part from one record to another, in compiled code."""
    raise NotImplementedError


# ── States ───────────────────────────────────────────────────────────────────────────────────────────


def reset_states(v: VectorTables, i: int) -> None:
    """Put all states back to before the deal, and seed them by the number of the game."""
    number = v.numbers[i]
    low, high = v.start.low, v.start.high ^ number >> 32
    sow(v.chance, low ^ OTHER_LOW, high ^ OTHER_HIGH, number & WORD)
    states = v.states[i]
    for player in range(len(states)):
        if needs_state(v, i, player):
            reset_state(v, v.lineups[i], player, states[player])
    seed_states(states, v.chance)


def reset_bots(v: VectorTables, i: int) -> None:
    """Takes the place of `prepare_bots`."""
    reset_states(v, i)
    v.queued[i] = 0
    for player in range(v.owns.shape[1]):
        v.heard[i, player] = 0


def reset_state(v: VectorTables, lineup: int, player: Player, state: Any) -> None:
    """Put the parts of a state that a game uses back to before the deal; the rest has not changed."""
    before = v.start.states[lineup, player]
    for n in range(v.start.part_counts[lineup, player]):
        copy_part(state, before, v.start.parts[lineup, player, n])


def prefetch_state(v: VectorTables, i: int, player: Player) -> None:
    """Ask for the memory of a state."""
    if needs_state(v, i, player):
        lineup = v.lineups[i]
        state = v.states[i, player]
        for n in range(v.start.part_counts[lineup, player]):
            prefetch(state, v.start.parts[lineup, player, n])


def prefetch_with_queue(v: VectorTables, i: int, player: Player) -> None:
    """Takes the place of `prefetch_bot`."""
    prefetch_state(v, i, player)
    if needs_state(v, i, player):
        prefetch(v.queue[i, v.heard[i, player]], 0)


def queue_events(v: VectorTables, i: int) -> None:
    """Takes the place of `keep_events`: each bot hears events when it has to decide.

    So a decision touches the memory of one bot, and not that of all.
    """
    queue = v.queue[i]
    for line in range(v.log.count):
        if v.queued[i] == len(queue):
            show_all_states(v, i)
        row = v.queued[i]
        for fact in range(EVENT_FACTS):
            queue[row, fact] = v.log.events[line, fact]
        v.queued[i] = row + 1


def needs_state(v: VectorTables, i: int, player: Player) -> bool:
    """Whether a player decides by their state."""
    return v.learning[i] >> player & 1 == 0


def show_all_states(v: VectorTables, i: int) -> None:
    """Let all bots hear the queued events, and empty the queue."""
    for player in range(v.owns.shape[1]):
        if needs_state(v, i, player):
            show_state(v, i, player)
        v.heard[i, player] = 0
    v.queued[i] = 0


def show_state(v: VectorTables, i: int, player: Player) -> None:
    """Show a bot the events that it has not heard, each secret only to its audience."""
    state = v.states[i, player]
    queue = v.queue[i]
    for line in range(v.heard[i, player], v.queued[i]):
        hidden = not queue[line, 6] >> player & 1
        notice(
            state,
            queue[line, 0],
            queue[line, 1],
            queue[line, 2],
            queue[line, 3],
            queue[line, 4],
            HIDDEN if hidden else queue[line, 5],
        )
    v.heard[i, player] = v.queued[i]


def move_by_state(v: VectorTables, i: int, t: GameTable, player: Player, count: int) -> int:
    """Takes the place of `bot_move`."""
    show_state(v, i, player)
    seen(t, player, v.seen[0])
    return choose(v.states[i, player], v.seen[0], v.start.game.constants, v.legal, count)


WITH_BOTS: Final[Hooks] = {
    loops.prepare_bots: reset_bots,
    loops.keep_events: queue_events,
    loops.bot_move: move_by_state,
    loops.prefetch_bot: prefetch_with_queue,
    prefetch: record_memory.prefetch,
    copy_part: record_memory.copy_part,
}
