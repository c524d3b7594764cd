"""Bots at the tables of a vector that hear events together: what everybody knows is kept once for a table.

Plain functions that take the place of the hooks of `vectors.loops`, compiled with the rules. After the states
of the players stands the common state. So a table touches little memory, and public news is worked out once.
"""

from typing import Any, Final

from ridotto.events import HIDDEN
from ridotto.seats import Bits, Player
from ridotto.simulation.buffers import AnyPolicyState, GameTable
from ridotto.simulation.compile import record_memory
from ridotto.simulation.players import Hooks, choose, seen
from ridotto.simulation.vectors import loops
from ridotto.simulation.vectors.bot_loops import copy_part, prefetch, prefetch_state, reset_states
from ridotto.simulation.vectors.loops import VectorTables


def tells_of_cards(common: AnyPolicyState, kind: int, who: Player) -> bool:
    """Whether players hear anything for themselves from an event."""
    raise NotImplementedError


def hear_for_oneself(
    common: AnyPolicyState,
    own: AnyPolicyState,
    kind: int,
    who: Player,
    a: int,
    b: int,
    n: int,
    secret: int,
) -> None:
    """Take in what an event tells one player."""
    raise NotImplementedError


def hear_in_public(
    common: AnyPolicyState, kind: int, who: Player, a: int, b: int, n: int, secret: int
) -> None:
    """Take in what an event tells all players."""
    raise NotImplementedError


def prefetch_together(v: VectorTables, i: int, player: Player) -> None:
    """Takes the place of `prefetch_bot`."""
    prefetch_state(v, i, player)
    if player == 0:
        prefetch_state(v, i, v.owns.shape[1])


def hear_events(v: VectorTables, i: int) -> None:
    """Takes the place of `keep_events`: all bots hear what has happened, each secret only its audience."""
    states = v.states[i]
    players = v.owns.shape[1]
    common = states[players]
    hearing = v.hearing[i]
    common.events_seen += v.log.count
    if hearing == 0:
        return
    for line in range(v.log.count):
        kind = v.log.events[line, 0]
        who = v.log.events[line, 1]
        a = v.log.events[line, 2]
        b = v.log.events[line, 3]
        n = v.log.events[line, 4]
        secret = v.log.events[line, 5]
        audience = v.log.events[line, 6]
        if tells_of_cards(common, kind, who):
            for player in range(players):
                if hearing >> player & 1:
                    known = secret if audience >> player & 1 else HIDDEN
                    hear_for_oneself(common, states[player], kind, who, a, b, n, known)
        hear_in_public(common, kind, who, a, b, n, secret if is_public(audience, players) else HIDDEN)


def is_public(audience: Bits, players: int) -> bool:
    """Whether all players see a secret."""
    all_players = (1 << players) - 1
    return audience & all_players == all_players


def move_together(v: VectorTables, i: int, t: GameTable, player: Player, count: int) -> int:
    """Takes the place of `bot_move`."""
    put_together(v, i, player)
    seen(t, player, v.seen[0])
    return choose(v.mind[0], v.seen[0], v.start.game.constants, v.legal, count)


def put_together(v: VectorTables, i: int, player: Player) -> None:
    """Copy what a bot knows, alone and with everybody, into the state by which it decides."""
    copy_parts(v, i, player)
    copy_parts(v, i, v.owns.shape[1])


def copy_parts(v: VectorTables, i: int, player: Player) -> None:
    """Copy the parts of a state that a game uses."""
    lineup = v.lineups[i]
    state = v.states[i, player]
    mind: Any = v.mind[0]
    for n in range(v.start.part_counts[lineup, player]):
        copy_part(mind, state, v.start.parts[lineup, player, n])


TOGETHER: Final[Hooks] = {
    loops.prepare_bots: reset_states,
    loops.keep_events: hear_events,
    loops.bot_move: move_together,
    loops.prefetch_bot: prefetch_together,
    prefetch: record_memory.prefetch,
    copy_part: record_memory.copy_part,
}
