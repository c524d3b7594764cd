"""Games at mixed tables: who plays on each seat is drawn anew for every game, and everything is recorded.

Game number i of a seed draws its players, deals and is played in the same way on any number of threads.
Besides moves and events the recording has, for every move, whose it was and how many events had been told.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, Unpack

import numpy as np

from ridotto.bots.policy_hooks import PolicyHooks
from ridotto.chance import WORD, below, sow
from ridotto.events import Event
from ridotto.play.header import Header
from ridotto.simulation import loops
from ridotto.simulation.batch import Batch, BatchOptions, BatchPlan, play_batch
from ridotto.simulation.buffers import GameTable, Run, States, Tables
from ridotto.simulation.compile.games import source_for
from ridotto.simulation.compile.records import CHANCE_WORDS, Grid, Numbers, new_buffer
from ridotto.simulation.compiled_table import TableSetup
from ridotto.simulation.listeners import RECORDING, Listener, keep_ends
from ridotto.simulation.loops import OTHER_HIGH, OTHER_LOW, RECORDING_FULL
from ridotto.simulation.outputs import ROOM, Parts, used_part
from ridotto.simulation.players import Hooks, choose_by_state, decider, seed_states
from ridotto.simulation.policies import PolicyTwin
from ridotto.simulation.results import Results, join_recordings

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    AllStates: TypeAlias = Sequence[Sequence[DataclassInstance]]


class MixedPlayers(NamedTuple):
    """The buffers of players who are drawn."""

    states: States
    fresh: States
    """The states before the deal, of each bot in turn on all seats."""
    seen: Tables
    seated: list[int]
    """Which bot was drawn for each seat."""
    decider: list[int]
    """One number: whose decision it is."""


class MixedRecording(NamedTuple):
    """The buffers of a recording of such games."""

    events: Numbers
    moves: Numbers
    used: list[int]
    ends: Numbers
    seated: Grid
    """For each game, which bot sat on each seat."""
    told: Numbers
    """How many events of all games were told before each move."""
    deciders: Numbers
    """Whose move each was."""


# ── Compiled ─────────────────────────────────────────────────────────────────────────────────────────


def draw_players(run: Run) -> None:
    """Draw a bot for each seat, put its state back to before the deal, and seed it."""
    seats = len(run.players.states)
    bots = len(run.players.fresh) // seats
    draw_seats(run.chance, run.players.seated, bots, seats)
    for seat in range(seats):
        run.players.states[seat] = run.players.fresh[run.players.seated[seat] * seats + seat]
    seed_states(run.players.states, run.chance)


def draw_seats(chance: list[int], seated: list[int], bots: int, seats: int) -> None:
    """Each of the bots is as likely on each seat, whoever sits on the others."""
    for seat in range(seats):
        seated[seat] = below(chance, bots)


def choose_and_tell_whose(run: Run, t: GameTable, count: int) -> int:
    """The move of the player whose decision it is; the recording asks who that was."""
    run.players.decider[0] = decider(t)
    return choose_by_state(run, t, count)


def keep_whose_move(run: Run, move: int) -> int:
    """Put a move into the recording, with its player and how much was told before."""
    kept = run.listener
    row = kept.used[1]
    if row == len(kept.moves):
        return RECORDING_FULL
    kept.moves[row] = move
    kept.told[row] = kept.used[0]
    kept.deciders[row] = run.players.decider[0]
    kept.used[1] = row + 1
    return 0


def keep_seats(run: Run, i: int) -> None:
    """Keep where a game ends, and who sat where."""
    keep_ends(run, i)
    for seat in range(len(run.players.seated)):
        run.listener.seated[i, seat] = run.players.seated[seat]


RECORDING_MIXED: Listener = Listener(
    "recording of mixed tables",
    {**RECORDING.hooks, loops.record_move: keep_whose_move, loops.end_game: keep_seats},
)
DRAWN: Hooks = {loops.prepare_players: draw_players, loops.choose_move: choose_and_tell_whose}


class MixedTwin(PolicyTwin):
    """A compiled game whose players are drawn for every game."""

    def player_hooks(self, hooks: PolicyHooks) -> Hooks:
        """Those of players with states, and the draw."""
        return {**super().player_hooks(hooks), **DRAWN}


@cache
def mixed_twin(header: type[Header], hooks: PolicyHooks) -> MixedTwin:
    """The game that starts from headers of this type, played by bots that are drawn."""
    return MixedTwin(source_for(header), hooks)


# ── Many games ───────────────────────────────────────────────────────────────────────────────────────


class MixedOutput:
    """Everything that happens, and who sat where."""

    listener = RECORDING_MIXED

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def new_buffers(self, games: int, attempts: int) -> tuple[Any, Any]:
        """An event buffer and room for a recording, twice as much with every attempt."""
        room = ROOM << attempts
        used: Any = np.zeros(2, np.int64)
        kept = MixedRecording(
            np.empty((4 * room, len(Event._fields)), np.int32),
            np.empty(room, np.int32),
            used,
            np.empty((games, 2), np.int32),
            np.empty((games, self.seats), np.int64),
            np.empty(room, np.int32),
            np.empty(room, np.int32),
        )
        return new_buffer(), kept

    def results(self, parts: Parts) -> Mapping[str, Any]:
        """The recording, and who sat where."""
        return {
            "recording": join_recordings([used_part(kept, games) for kept, games in parts if games]),
            "seated": np.concatenate([kept.seated[:games] for kept, games in parts]).astype(np.int32),
            "told": np.concatenate([told_in_game(kept, games) for kept, games in parts if games]),
            "deciders": np.concatenate([kept.deciders[: moves_in(kept, games)] for kept, games in parts]),
        }


def moves_in(kept: MixedRecording, games: int) -> int:
    """How many moves there are in the first games of a recording."""
    return int(kept.ends[games - 1, 1]) if games else 0


def told_in_game(kept: MixedRecording, games: int) -> Numbers:
    """How many events of the same game were told before each move."""
    ends = kept.ends[:games]
    before = np.concatenate(([0], ends[:-1, 0]))
    lengths = np.diff(ends[:, 1], prepend=0)
    told: Numbers = kept.told[: moves_in(kept, games)] - np.repeat(before, lengths).astype(np.int32)
    return told


class MixedPlan(BatchPlan):
    """Everything that the games of one batch have in common."""

    def __init__(self, setup: TableSetup, twin: MixedTwin, states: "AllStates") -> None:
        """Compile what is needed."""
        self.fresh: Any = twin.states.records(*(state for bot in states for state in bot))
        super().__init__(setup, twin, MixedOutput(len(states[0])))

    def player_buffers(self) -> MixedPlayers:
        """States to play with, those to draw from, and a table to see."""
        seats = len(self.setup.header.players)
        seen: Any = np.zeros_like(self.setup.table)
        seated: Any = np.zeros(seats, np.int64)
        decider: Any = np.zeros(1, np.int64)
        return MixedPlayers(self.fresh[:seats].copy(), self.fresh, seen, seated, decider)


def play_mixed_in_blocks(
    header: Header,
    hooks: PolicyHooks,
    states: "AllStates",
    games: int,
    seed: int = 0,
    **options: Unpack[BatchOptions],
) -> Iterator[Results]:
    """Play games with bots that are drawn for every seat; `states` are those of each bot on all seats.

    Blocks come in order; 0 threads: all cores.
    """
    options["told"] = True
    batch = Batch(games, seed, **options)
    batch.check()
    plan = MixedPlan(TableSetup(header), mixed_twin(type(header), hooks), states)
    return play_batch(batch, plan)


def seats_of(seed: int, number: int, bots: int, seats: int) -> list[int]:
    """Which of the bots sit where in one of many games, as compiled games draw them."""
    chance, seated = [0] * CHANCE_WORDS, [0] * seats
    sow(chance, seed & WORD ^ OTHER_LOW, seed >> 32 ^ OTHER_HIGH, number)
    draw_seats(chance, seated, bots, seats)
    return seated
