"""What is compiled besides the rules: telling, choosing by whim, and playing games to their end.

Plain functions like the rules themselves. What every game has in its own way is called by a name from here,
and the twin of a game puts the game's own function in its place.
"""

from typing import Final, Protocol, TypeAlias

from ridotto.chance import below, sow
from ridotto.events import HIDDEN
from ridotto.games.mascarade.rules.table import Packed
from ridotto.seats import NO_ONE, Bits, Player
from ridotto.simulation.compile.records import LOG_SIZE, Numbers

MOST_MOVES: Final = 320
"""No game has more moves than this."""
TOLD_TOO_MUCH: Final = -1
"""More events in one move than a page has lines."""
ENDLESS: Final = -2
"""A game that does not end by itself."""
DIARY_FULL: Final = -3
"""No room for what happens: the game has to be played again with more."""
PATIENCE: Final = 10_000_000
"""Moves in one game after which nobody expects an end."""

OTHER_LOW: Final = 0x9E3779B9
OTHER_HIGH: Final = 0x85EBCA6B
"""They make what the players do independent of what the cards do, although both come from one seed."""


class Position(Protocol):
    """The table of either game."""

    chance: list[int]
    turn: int


class Page(Protocol):
    """Where the events of one move are written down."""

    count: int
    events: Numbers


class Counting(Protocol):
    """What is counted of games instead of written down."""

    leads: int
    """How often the lead has changed in this game."""
    first: int
    """Who began."""


class Eye(Protocol):
    """What one player has noticed of one game."""

    seen: list[int]
    """The observation."""


Tables: TypeAlias = list[Position]
Eyes: TypeAlias = list[Eye]
MaybePage: TypeAlias = Page | None
MaybeCensus: TypeAlias = Counting | None
AnyListener: TypeAlias = Page | Counting | Eye | None
"""Who hears what is told."""


# ── What each game puts its own function in place of ─────────────────────────────────────────────────


def open_game(t: Position, powers: Packed, shuffled: bool, first: int, log: AnyListener) -> None:
    """Deal, and let somebody begin."""
    raise NotImplementedError


def legal_moves(t: Position, out: list[int]) -> int:
    """Write the legal moves into `out` and say how many there are."""
    raise NotImplementedError


def make_move(t: Position, powers: Packed, move: int, log: AnyListener) -> None:
    """Make a legal move."""
    raise NotImplementedError


def choose(t: Position, powers: Packed, out: list[int], count: int, whim: list[int]) -> int:
    """The move made by the one who decides."""
    raise NotImplementedError


def watch(
    eye: Eye, kind: int, who: Player, a: int, b: int, n: int, secret: int = HIDDEN, audience: Bits = NO_ONE
) -> None:
    """Take in what happened, as one player does."""
    raise NotImplementedError


def observe(t: Position, eye: Eye) -> None:
    """See what lies open on the table."""
    raise NotImplementedError


# ── What is the same in every game ───────────────────────────────────────────────────────────────────


def tell(
    log: MaybePage,
    kind: int,
    who: Player,
    a: int,
    b: int,
    n: int,
    secret: int = HIDDEN,
    audience: Bits = NO_ONE,
) -> None:
    """Write an event down, if anybody wants to know."""
    if log is None:
        return
    line = log.count
    log.count = line + 1
    if line < LOG_SIZE:
        log.events[line, 0] = kind
        log.events[line, 1] = who
        log.events[line, 2] = a
        log.events[line, 3] = b
        log.events[line, 4] = n
        log.events[line, 5] = secret
        log.events[line, 6] = audience


def any_move(t: Position, powers: Packed, out: list[int], count: int, whim: list[int]) -> int:  # noqa: ARG001
    """Any legal move is as good as any other."""
    return out[below(whim, count)]


def play_games(
    tables: Tables,
    powers: Packed,
    shuffled: bool,
    first: int,
    low: int,
    high: int,
    number: int,
    out: list[int],
    whim: list[int],
    lengths: Numbers,
    leads: Numbers,
    firsts: Numbers,
    census: MaybeCensus,
) -> int:
    """Deal and play every table to its end; say how many, or why not."""
    for i in range(len(tables)):
        t = tables[i]
        sow(t.chance, low, high, number + i)
        sow(whim, low ^ OTHER_LOW, high ^ OTHER_HIGH, number + i)
        open_game(t, powers, shuffled, first, census)
        length = play_on(t, powers, out, whim, census)
        if length < 0:
            return length
        lengths[i] = length
        if census is not None:
            leads[i] = census.leads
            firsts[i] = census.first
    return len(tables)


def play_on(t: Position, powers: Packed, out: list[int], whim: list[int], census: MaybeCensus) -> int:
    """Play a game to its end; say in how many moves, or that it has none."""
    made = 0
    count = legal_moves(t, out)
    while count > 0:
        make_move(t, powers, choose(t, powers, out, count, whim), census)
        made += 1
        if made == PATIENCE:
            return ENDLESS
        count = legal_moves(t, out)
    return made


# ── With a diary ─────────────────────────────────────────────────────────────────────────────────────


def write_games(
    tables: Tables,
    powers: Packed,
    shuffled: bool,
    first: int,
    low: int,
    high: int,
    number: int,
    out: list[int],
    whim: list[int],
    lengths: Numbers,
    log: Page,
    events: Numbers,
    moves: Numbers,
    used: list[int],
    ends: Numbers,
) -> int:
    """The same with all that is told and done; say how many: less than all when the diary is full."""
    for i in range(len(tables)):
        t = tables[i]
        sow(t.chance, low, high, number + i)
        sow(whim, low ^ OTHER_LOW, high ^ OTHER_HIGH, number + i)
        log.count = 0
        open_game(t, powers, shuffled, first, log)
        length = write_on(t, powers, out, whim, log, events, moves, used)
        if length == DIARY_FULL:
            return i
        if length < 0:
            return length
        lengths[i] = length
        ends[i, 0] = used[0]
        ends[i, 1] = used[1]
    return len(tables)


def write_on(
    t: Position,
    powers: Packed,
    out: list[int],
    whim: list[int],
    log: Page,
    events: Numbers,
    moves: Numbers,
    used: list[int],
) -> int:
    """Play a game to its end and write it down; say in how many moves, or why it was given up."""
    made = 0
    count = legal_moves(t, out)
    while count > 0:
        move = choose(t, powers, out, count, whim)
        if used[1] == len(moves):
            return DIARY_FULL
        moves[used[1]] = move
        used[1] += 1
        trouble = write_down(log, events, used)
        if trouble:
            return trouble
        make_move(t, powers, move, log)
        made += 1
        if made == PATIENCE:
            return ENDLESS
        count = legal_moves(t, out)
    trouble = write_down(log, events, used)
    return trouble if trouble else made


def write_down(log: Page, events: Numbers, used: list[int]) -> int:
    """What was told since the last move goes into the diary; say if that was not possible."""
    if log.count > LOG_SIZE:
        return TOLD_TOO_MUCH
    row = used[0]
    if row + log.count > len(events):
        return DIARY_FULL
    for line in range(log.count):
        for fact in range(events.shape[1]):
            events[row + line, fact] = log.events[line, fact]
    used[0] = row + log.count
    log.count = 0
    return 0


# ── As one player sees it ────────────────────────────────────────────────────────────────────────────


def observe_games(
    tables: Tables,
    powers: Packed,
    shuffled: bool,
    first: int,
    low: int,
    high: int,
    number: int,
    out: list[int],
    whim: list[int],
    lengths: Numbers,
    eyes: Eyes,
) -> int:
    """Deal and play every table to its end, each watched by an eye of its own; say how many, or why not."""
    for i in range(len(tables)):
        t = tables[i]
        sow(t.chance, low, high, number + i)
        sow(whim, low ^ OTHER_LOW, high ^ OTHER_HIGH, number + i)
        open_game(t, powers, shuffled, first, eyes[i])
        length = play_observed(t, powers, out, whim, eyes[i])
        if length < 0:
            return length
        lengths[i] = length
    return len(tables)


def play_observed(t: Position, powers: Packed, out: list[int], whim: list[int], eye: Eye) -> int:
    """Play a game to its end, looking at the table before every decision and after the last."""
    made = 0
    observe(t, eye)
    count = legal_moves(t, out)
    while count > 0:
        make_move(t, powers, choose(t, powers, out, count, whim), eye)
        made += 1
        if made == PATIENCE:
            return ENDLESS
        observe(t, eye)
        count = legal_moves(t, out)
    return made


def show_page(log: Page, eyes: Eyes) -> int:
    """Show everybody what was told, and clear the page; say if it was more than fits."""
    if log.count > LOG_SIZE:
        return TOLD_TOO_MUCH
    for line in range(log.count):
        for i in range(len(eyes)):
            watch(
                eyes[i],
                log.events[line, 0],
                log.events[line, 1],
                log.events[line, 2],
                log.events[line, 3],
                log.events[line, 4],
                log.events[line, 5],
                log.events[line, 6],
            )
    log.count = 0
    return 0


def observe_one(tables: Tables, i: int, eyes: Eyes, which: int) -> None:
    """Look at one of the tables with one of the eyes."""
    observe(tables[i], eyes[which])


# ── One decision at a time ───────────────────────────────────────────────────────────────────────────


def open_one(tables: Tables, i: int, powers: Packed, shuffled: bool, first: int, log: MaybePage) -> None:
    """Deal at one of the tables."""
    open_game(tables[i], powers, shuffled, first, log)


def list_moves(tables: Tables, i: int, out: list[int]) -> int:
    """The legal moves at one of the tables."""
    return legal_moves(tables[i], out)


def move_one(tables: Tables, i: int, powers: Packed, move: int, log: MaybePage) -> None:
    """Make a legal move at one of the tables."""
    make_move(tables[i], powers, move, log)


def hand_on(tables: Tables, times: int) -> None:
    """Each table becomes a copy of the one before it, so many times round the circle."""
    for _ in range(times):
        before = len(tables) - 1
        for i in range(len(tables)):
            tables[i] = tables[before]
            before = i
