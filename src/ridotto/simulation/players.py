"""Who plays compiled games: a policy without memory, or a policy with a state for each player.

Plain functions that take the place of the hooks of `loops`. A state learns of a game only through
`show_events` and `choose_by_state`: they pass on a secret only to its audience, and of the table what `seen`
writes for the player.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from ridotto.bots.policy_hooks import PolicyHooks
from ridotto.chance import below, next_word
from ridotto.events import HIDDEN
from ridotto.seats import Player
from ridotto.simulation import loops
from ridotto.simulation.buffers import AnyPolicyState, EventBuffer, GameTable, Run, States
from ridotto.simulation.compile.records import BUFFER_SIZE

Policy: TypeAlias = Callable[[Any, Any, list[int], int, list[int]], int]
"""Chooses a move from a table, the game's constants, the legal moves, their number, and a chance."""
Hooks: TypeAlias = Mapping[Callable[..., Any], Callable[..., Any]]
"""Which function takes the place of which."""


# ── A policy without memory ──────────────────────────────────────────────────────────────────────────


def policy(t: GameTable, constants: Any, out: list[int], count: int, chance: list[int]) -> int:
    """A `Policy`."""
    raise NotImplementedError


def any_move(t: Any, constants: Any, out: list[int], count: int, chance: list[int]) -> int:  # noqa: ARG001
    """The policy that chooses every legal move with equal probability."""
    return out[below(chance, count)]


def choose_by_policy(run: Run, t: GameTable, count: int) -> int:
    """The move that the policy chooses."""
    return policy(t, run.start.constants, run.legal, count, run.chance)


def without_states(chosen: Policy) -> Hooks:
    """All players follow this policy."""
    return {loops.choose_move: choose_by_policy, policy: chosen}


# ── A policy with states ─────────────────────────────────────────────────────────────────────────────


def decider(t: GameTable) -> Player:
    """The player whose decision it is."""
    raise NotImplementedError


def seen(t: GameTable, player: Player, into: GameTable) -> None:
    """Write what a player sees of a table into another one."""
    raise NotImplementedError


def notice(state: AnyPolicyState, kind: int, who: Player, a: int, b: int, n: int, secret: int) -> None:
    """Take in an event as the player of a state saw it."""
    raise NotImplementedError


def choose(state: AnyPolicyState, table: GameTable, constants: Any, out: list[int], count: int) -> int:
    """The move that a player makes by their state and what they see."""
    raise NotImplementedError


def choose_plainly(state: AnyPolicyState, table: GameTable, out: list[int], count: int) -> int:
    """`choose` of a game without constants."""
    raise NotImplementedError


def choose_without_constants(
    state: AnyPolicyState,
    table: GameTable,
    constants: Any,  # noqa: ARG001
    out: list[int],
    count: int,
) -> int:
    """Takes the place of `choose` in a game without constants."""
    return choose_plainly(state, table, out, count)


def choose_by_state(run: Run, t: GameTable, count: int) -> int:
    """The move of the player whose decision it is."""
    player = decider(t)
    seen(t, player, run.players.seen[0])
    return choose(run.players.states[player], run.players.seen[0], run.start.constants, run.legal, count)


def prepare_states(run: Run) -> None:
    """Put all states back to before the deal, and seed them."""
    copy_states(run.players.fresh, run.players.states)
    seed_states(run.players.states, run.chance)


def copy_states(source: States, to: States) -> None:
    """Make the second states like the first."""
    for player in range(len(to)):
        to[player] = source[player]


def seed_states(states: States, chance: list[int]) -> None:
    """Seed the decisions of every player with two words of chance."""
    for player in range(len(states)):
        states[player].seed[0] = next_word(chance)
        states[player].seed[1] = next_word(chance)


def show_events(run: Run) -> None:
    """Show all players the events in the buffer."""
    show_buffer(run.log, run.players.states)


def show_buffer(buffer: EventBuffer, states: States) -> None:
    """Show all players the events in a buffer, each secret only to its audience."""
    for line in range(min(buffer.count, BUFFER_SIZE)):
        kind = buffer.events[line, 0]
        who = buffer.events[line, 1]
        a = buffer.events[line, 2]
        b = buffer.events[line, 3]
        n = buffer.events[line, 4]
        secret = buffer.events[line, 5]
        audience = buffer.events[line, 6]
        for player in range(len(states)):
            notice(states[player], kind, who, a, b, n, secret if audience >> player & 1 else HIDDEN)


WITH_STATES: Final[Hooks] = {
    loops.choose_move: choose_by_state,
    loops.prepare_players: prepare_states,
    loops.tell_players: show_events,
}


def with_states(hooks: PolicyHooks, has_constants: bool) -> Hooks:
    """All players have a state and decide by these functions."""
    own: Hooks = {decider: hooks.decider, seen: hooks.seen, notice: hooks.update}
    if has_constants:
        return {**WITH_STATES, **own, choose: hooks.choose}
    return {**WITH_STATES, **own, choose: choose_without_constants, choose_plainly: hooks.choose}
