"""The loop that plays compiled games to their end, and single steps for games that Python plays.

Plain functions like the rules themselves. The first functions here are hooks: the twin of a game puts other
functions in their place before it compiles: those of the game, of the players, and of the listener.
"""

from typing import Any, Final

from ridotto.chance import sow
from ridotto.seats import Player
from ridotto.simulation.buffers import GameTable, Run, Tables

TOO_MANY_EVENTS: Final = -1
"""One move told more events than a buffer holds."""
ENDLESS: Final = -2
"""A game does not end by itself."""
RECORDING_FULL: Final = -3
"""No room for the events or moves of a game: it has to be played again with more."""
MAX_MOVES: Final = 10_000_000
"""Moves after which a game is taken to be endless."""
NO_LIMIT: Final = 1 << 62

OTHER_LOW: Final = 0x9E3779B9
OTHER_HIGH: Final = 0x85EBCA6B
"""They make what players do independent of how the cards lie, although both come from one seed."""


# ── Hooks of the game ────────────────────────────────────────────────────────────────────────────────


def open_game(t: GameTable, shuffled: bool, first: Player, log: Any) -> None:
    """Deal and begin."""
    raise NotImplementedError


def legal_moves(t: GameTable, out: list[int]) -> int:
    """Write the legal moves into `out` and return how many there are."""
    raise NotImplementedError


def make_move(t: GameTable, constants: Any, move: int, log: Any) -> None:
    """Make a legal move."""
    raise NotImplementedError


def open_table(t: GameTable, first: Player, log: Any) -> None:
    """`open_game` of a game in which chance always deals the cards."""
    raise NotImplementedError


def play(t: GameTable, move: int, log: Any) -> None:
    """`make_move` of a game without constants."""
    raise NotImplementedError


def open_by_chance(t: GameTable, shuffled: bool, first: Player, log: Any) -> None:  # noqa: ARG001
    """Takes the place of `open_game` where chance always deals the cards."""
    open_table(t, first, log)


def move_without_constants(t: GameTable, constants: Any, move: int, log: Any) -> None:  # noqa: ARG001
    """Takes the place of `make_move` in a game without constants."""
    play(t, move, log)


# ── Hooks of the players ─────────────────────────────────────────────────────────────────────────────


def choose_move(run: Run, t: GameTable, count: int) -> int:
    """One of the legal moves."""
    raise NotImplementedError


def prepare_players(run: Run) -> None:
    """Get ready for another game; nothing to do for players without states."""


def tell_players(run: Run) -> None:
    """Tell the players what happened since the last decision."""


# ── Hooks of the listener ────────────────────────────────────────────────────────────────────────────


def prepare_listener(run: Run) -> None:
    """Get ready for another game."""


def listen(run: Run, t: GameTable) -> int:  # noqa: ARG001
    """Before every decision and after the last; anything but 0 says why the game has to be given up."""
    return 0


def record_move(run: Run, move: int) -> int:  # noqa: ARG001
    """Before every move; anything but 0 says why the game has to be given up."""
    return 0


def end_game(run: Run, i: int) -> None:
    """After game number i of the run."""


def goes_on(t: GameTable, until: int) -> bool:  # noqa: ARG001
    """Whether a game is played on, unless it is over."""
    return True


# ── The loop ─────────────────────────────────────────────────────────────────────────────────────────


def play_games(run: Run) -> int:
    """Deal and play every table to its end; return how many games were played, or why one was given up.

    Fewer games than tables were played if there is no room to record the next one.
    """
    for i in range(len(run.tables)):
        t = run.tables[i]
        number = run.seed.number + i
        sow(t.chance, run.seed.low, run.seed.high, number)
        sow(run.chance, run.seed.low ^ OTHER_LOW, run.seed.high ^ OTHER_HIGH, number)
        prepare_players(run)
        prepare_listener(run)
        open_game(t, run.start.shuffled, run.start.first, run.log)
        made = play_on(run, t, NO_LIMIT)
        trouble = min(made, 0)
        if trouble == 0:
            trouble = listen(run, t)
        if trouble == RECORDING_FULL:
            return i
        if trouble < 0:
            return trouble
        run.lengths[i] = made
        end_game(run, i)
    return len(run.tables)


def play_on(run: Run, t: GameTable, until: int) -> int:
    """Play a game while it goes on; return the number of moves, or why it was given up."""
    made = 0
    count = legal_moves(t, run.legal)
    while count > 0 and goes_on(t, until):
        trouble = decide(run, t, count)
        if trouble < 0:
            return trouble
        made += 1
        if made == MAX_MOVES:
            return ENDLESS
        count = legal_moves(t, run.legal)
    return made


def decide(run: Run, t: GameTable, count: int) -> int:
    """Let the player whose turn it is make one of the legal moves; return why not if it is not possible."""
    tell_players(run)
    trouble = listen(run, t)
    if trouble < 0:
        return trouble
    move = choose_move(run, t, count)
    trouble = record_move(run, move)
    if trouble < 0:
        return trouble
    make_move(t, run.start.constants, move, run.log)
    return 0


# ── One step at a time ───────────────────────────────────────────────────────────────────────────────


def open_one(tables: Tables, shuffled: bool, first: Player, log: Any) -> None:
    """Deal at the only table."""
    open_game(tables[0], shuffled, first, log)


def list_moves(tables: Tables, out: list[int]) -> int:
    """The legal moves at the only table."""
    return legal_moves(tables[0], out)


def move_one(tables: Tables, constants: Any, move: int, log: Any) -> None:
    """Make a legal move at the only table."""
    make_move(tables[0], constants, move, log)


def copy_around(tables: Tables, times: int) -> None:
    """Replace each table by a copy of the one before it in the circle, several times."""
    for _ in range(times):
        before = len(tables) - 1
        for i in range(len(tables)):
            tables[i] = tables[before]
            before = i
