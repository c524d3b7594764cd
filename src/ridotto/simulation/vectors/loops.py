"""Steps of many tables at once: each table is left before the next decision of a player who learns.

Plain functions like those of `loops`, compiled with the rules. Bots answer in between, games that end are
dealt anew, and what the caller is given is written into the caller's arrays.
"""

from typing import Any, Final, NamedTuple

from ridotto.chance import WORD, sow
from ridotto.seats import Bits, Player, size_of
from ridotto.simulation.buffers import EventBuffer, GameStart, GameTable, Tables
from ridotto.simulation.compile.records import BUFFER_SIZE, Grid, Numbers
from ridotto.simulation.loops import (
    ENDLESS,
    TOO_MANY_EVENTS,
    legal_moves,
    make_move,
    open_game,
)
from ridotto.simulation.players import decider

MAX_ANSWERS: Final = 1_000_000
"""Moves of bots in a row after which a game is taken to be endless."""

STEP: Final = 0
CHECK: Final = 1
OPEN: Final = 2
UNCHECKED: Final = 3
"""The tasks of a loop over tables."""
ALL_STEPPED: Final = 1 << 40
"""No action was masked, and no game was given up."""


class VectorStart(NamedTuple):
    """What every game of a vector starts from."""

    table: Tables
    """One table before the deal."""
    common: Any
    """What all players know before the deal."""
    owns: Any
    """What each player knows besides."""
    states: Any
    """A row of states for each line-up, one for each player; None without bots."""
    parts: Grid
    """By line-up and player, where those parts of a state begin that a game uses, in bytes."""
    part_counts: Grid
    """How many these are."""
    game: GameStart
    low: int
    high: int
    tables: int
    """How many tables there are, on all threads: game number n + tables follows game n."""


class VectorArrays(NamedTuple):
    """What the caller is given, one row for each table."""

    observations: Numbers
    masks: Any
    players: Numbers
    rewards: Any
    terminations: Any
    final_observations: Any
    """By table and player; empty unless they were asked for."""


class VectorTables(NamedTuple):
    """The tables that one thread steps."""

    start: VectorStart
    out: VectorArrays
    tables: Tables
    common: Any
    """By table: what all players have noticed."""
    owns: Any
    """By table and player: what this one has noticed besides."""
    states: Any
    """By table and player; None without bots."""
    learning: list[Bits]
    """By table: the players who learn."""
    lineups: list[int]
    """By table: which row of states it starts from."""
    numbers: list[int]
    """By table: the number of the game that is played there."""
    moves: list[int]
    """By table: the number of moves made in that game."""
    ended: Numbers
    """By table, of the last game that ended there: its number, its moves, its winners and how it ended."""
    allowed: Grid
    """By table: the legal moves as bits, 32 in each number."""
    queue: Numbers
    """By table: the last events; no rows without bots."""
    queued: list[int]
    """By table: how many these are."""
    heard: Numbers
    """By table and player: how many of these the bot has heard."""
    hearing: list[Bits]
    """By table: the bots that hear anything."""
    legal: list[int]
    """The legal moves of the position at hand."""
    chance: list[int]
    """Room for the generator that seeds the bots."""
    log: EventBuffer
    seen: Tables
    """One table, for what the bot that decides may see."""
    mind: Any
    """One state, for what a bot knows that hears together with others; None without bots."""


# ── Hooks of the game ────────────────────────────────────────────────────────────────────────────────


def hear_together(common: Any, owns: Any, listening: Bits, *event: int) -> None:
    """Let those players of a table who listen take in an event."""
    raise NotImplementedError


def observe_as(t: GameTable, common: Any, own: Any, player: Player, into: Any) -> None:
    """Write what one of these players knows now."""
    raise NotImplementedError


# ── Hooks: nothing to do where every player learns ──────────────────────────────────────────────────


def prefetch_bot(v: VectorTables, i: int, player: Player) -> None:
    """Ask for the memory of a bot."""


def prepare_bots(v: VectorTables, i: int) -> None:
    """Put the bots of a table back to before the deal."""


def keep_events(v: VectorTables, i: int) -> None:
    """Keep what has happened until bots need it."""


def bot_move(v: VectorTables, i: int, t: GameTable, player: Player, count: int) -> int:  # noqa: ARG001
    """The move of a bot."""
    return v.legal[0]


# ── Steps ────────────────────────────────────────────────────────────────────────────────────────────


def step_tables(v: VectorTables, actions: Any, task: int) -> int:
    """Make the move of the player who decides at each table.

    Returns ALL_STEPPED, or the first table whose action is masked, and then nothing has happened; or why a
    game was given up. With CHECK it only looks for such an action, with UNCHECKED it trusts the actions,
    with OPEN it deals at every table.
    """
    if task in (STEP, CHECK):
        masked = first_masked(v, actions)
        if masked != ALL_STEPPED or task == CHECK:
            return masked
    for i in range(len(v.tables)):
        begin_step(v, i, actions[i], task)
        trouble = play_to_learner(v, i)
        if trouble < 0:
            return trouble
    return ALL_STEPPED


def first_masked(v: VectorTables, actions: Any) -> int:
    """The first table whose action is masked, or is no action at all; ALL_STEPPED if there is none."""
    moves = v.out.masks.shape[1]
    for i in range(len(actions)):
        move = actions[i]
        if move < 0 or move >= moves or not v.allowed[i, move >> 5] >> (move & 31) & 1:
            return i
    return ALL_STEPPED


def begin_step(v: VectorTables, i: int, move: int, task: int) -> None:
    """Make a move or deal; the rewards of a game that ended one step before are gone."""
    v.out.terminations[i] = 0
    for player in range(v.out.rewards.shape[1]):
        v.out.rewards[i, player] = 0.0
    if task == OPEN:
        deal(v, i)
    else:
        make_move(v.tables[i], v.start.game.constants, move, v.log)
        v.moves[i] += 1


def play_to_learner(v: VectorTables, i: int) -> int:
    """Let bots answer until a player who learns has to decide, in this game or in one after it."""
    t = v.tables[i]
    for n in range(MAX_ANSWERS):
        prefetch_next(v, i + 1, n)
        if v.log.count > BUFFER_SIZE:
            return TOO_MANY_EVENTS
        tell_players(v, i)
        count = legal_moves(t, v.legal)
        if count == 0:
            finish(v, i, t)
            v.numbers[i] += v.start.tables
            deal(v, i)
            continue
        player = decider(t)
        if v.learning[i] >> player & 1:
            ask_learner(v, i, t, player, count)
            return 0
        make_move(t, v.start.game.constants, bot_move(v, i, t, player, count), v.log)
        v.moves[i] += 1
    return ENDLESS


def prefetch_next(v: VectorTables, i: int, n: int) -> None:
    """Before answer n of a table, ask for a part of the memory of the one after it.

    All tables together do not fit into the nearest caches, and waiting would take longer than play.
    """
    if i < len(v.tables) and n < v.owns.shape[1]:
        prefetch_bot(v, i, n)


def deal(v: VectorTables, i: int) -> None:
    """Begin the game with the table's number."""
    t = v.tables[i]
    v.tables[i] = v.start.table[0]
    number = v.numbers[i]
    sow(t.chance, v.start.low, v.start.high ^ number >> 32, number & WORD)
    v.common[i] = v.start.common[0]
    for player in range(v.owns.shape[1]):
        v.owns[i, player] = v.start.owns[player]
    prepare_bots(v, i)
    v.moves[i] = 0
    v.log.count = 0
    open_game(t, v.start.game.shuffled, v.start.game.first, v.log)


def tell_players(v: VectorTables, i: int) -> None:
    """Let all players who learn hear what has happened, and keep it for the others."""
    common = v.common[i]
    owns = v.owns[i]
    learning = v.learning[i]
    for line in range(v.log.count):
        hear_together(
            common,
            owns,
            learning,
            v.log.events[line, 0],
            v.log.events[line, 1],
            v.log.events[line, 2],
            v.log.events[line, 3],
            v.log.events[line, 4],
            v.log.events[line, 5],
            v.log.events[line, 6],
        )
    keep_events(v, i)
    v.log.count = 0


def ask_learner(v: VectorTables, i: int, t: GameTable, player: Player, count: int) -> None:
    """Write down what the player who decides knows, and what they may do."""
    observe_as(t, v.common[i], v.owns[i, player], player, v.out.observations[i])
    v.out.players[i] = player
    mask = v.out.masks[i]
    for move in range(len(mask)):
        mask[move] = 0
    word = 0
    bits = 0
    for n in range(count):
        move = v.legal[n]
        mask[move] = 1
        while word < move >> 5:
            v.allowed[i, word] = bits
            bits = 0
            word += 1
        bits |= 1 << (move & 31)
    while word < v.allowed.shape[1]:
        v.allowed[i, word] = bits
        bits = 0
        word += 1


# ── The end of a game ────────────────────────────────────────────────────────────────────────────────


def finish(v: VectorTables, i: int, t: Any) -> None:
    """Write down how a game ended."""
    v.out.terminations[i] = 1
    players = v.owns.shape[1]
    for player in range(players):
        v.out.rewards[i, player] = reward_of(t.winners, player, players)
    v.ended[i, 0] = v.moves[i]
    v.ended[i, 1] = t.winners
    v.ended[i, 2] = t.ending
    if len(v.out.final_observations) > 0:
        for player in range(players):
            if v.learning[i] >> player & 1:
                row = v.out.final_observations[i, player]
                observe_as(t, v.common[i], v.owns[i, player], player, row)


def reward_of(winners: Bits, player: Player, players: int) -> float:
    """+1 for winning alone, -1/(n - 1) for losing; those who win together share, so that the sum is 0."""
    won = size_of(winners)
    if won == 0:
        return 0.0
    if winners >> player & 1:
        return (players - won) / (won * (players - 1))
    return -1.0 / (players - 1)
