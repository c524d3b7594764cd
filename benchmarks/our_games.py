"""Measures how fast our games are played at random, interpreted and compiled."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from time import perf_counter, process_time
from typing import Any, NamedTuple

from measure import Play, RateRow, cores, games_for, pin_to, rate, show
from ridotto.events import Event, Log
from ridotto.games.grimm.play.header import grimm
from ridotto.games.mascarade.play.header import mascarade
from ridotto.play.header import Header
from ridotto.seats import NOWHERE
from ridotto.simulation import CompiledTable, game_seed, play_in_blocks
from ridotto.simulation.compile.games import constants_of, source_for
from ridotto.simulation.part import SimulationPart

SEED = 1
TURNS = 2
"""How often one core and several cores alternate in a pass: wall-clock time is noisy."""
ALL_CORES = cores()
ONE_CORE = {max(ALL_CORES)}


class MeasuredTable(NamedTuple):
    """A table to measure."""

    what: str
    header: Header

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.header.players)


FIRST, SECOND, GRIMM = "Mascarade, first edition", "Mascarade, second edition B", "The Grimm Masquerade"
TABLES = [
    *(MeasuredTable(FIRST, mascarade(players, seed=0)) for players in (2, 6, 13)),
    MeasuredTable(SECOND, mascarade(8, edition=2, scenario="B", seed=0)),
    MeasuredTable(GRIMM, grimm(4, seed=0)),
]


def compiled(
    header: Header, threads: int = 1, with_events: bool = False, observed: int | None = None
) -> Play:
    """Whole games in machine code: without events, with events recorded, or observed before each decision."""

    def play(games: int) -> float:
        blocks = play_in_blocks(header, games, threads=threads, told=with_events, observed=observed)
        return sum(int(block.moves.sum()) for block in blocks)

    return play


def interpreted(header: Header) -> Play:
    """The same rules as plain Python, which always records events."""
    part = source_for(type(header)).part
    dealt = () if part.is_shuffled is None else (True,)
    start, random = part.new_table(header), Random(SEED)
    play_out = random_game(part, constants_of(header), random)

    def play(games: int) -> float:
        made = 0
        for _ in range(games):
            t, log = start.copy(), list[Event]()
            t.chance[:] = [random.getrandbits(32) for _ in t.chance]
            part.open_table(t, *dealt, NOWHERE, log)
            made += play_out(t, log)
        return made

    return play


def random_game(part: SimulationPart, constants: Any, random: Random) -> Callable[[Any, Log], int]:
    """Plays a game with random moves and returns how many; rules are called directly, as rulebooks do."""
    legal, make_move, out = part.legal_moves, part.play, [0] * part.max_legal_moves

    def play_with_constants(t: Any, log: Log) -> int:
        made = 0
        while count := legal(t, out):
            make_move(t, constants, out[int(random.random() * count)], log)
            made += 1
        return made

    def play_without(t: Any, log: Log) -> int:
        made = 0
        while count := legal(t, out):
            make_move(t, out[int(random.random() * count)], log)
            made += 1
        return made

    return play_without if part.constants is None else play_with_constants


def one_by_one(header: Header) -> Play:
    """Python chooses each move, and machine code makes it."""
    table, random = CompiledTable(header, told=False), Random(SEED)
    legal, make_move = table.legal, table.play

    def play(games: int) -> float:
        made = 0
        for game in range(games):
            table.deal(game_seed(SEED, game))
            while moves := legal():
                make_move(moves[int(random.random() * len(moves))])
                made += 1
        return made

    return play


SILENT, OBSERVED = "compiled, no events", "compiled, observation of one player before every decision"
INTERPRETED = "interpreted, with events"
WAYS: list[tuple[str, Callable[[Header], Play]]] = [
    (SILENT, compiled),
    ("compiled, with events", partial(compiled, with_events=True)),
    (OBSERVED, partial(compiled, observed=1)),
    (INTERPRETED, interpreted),
    ("compiled, Python decides", one_by_one),
]
"""What is measured at every table; a new way to play needs only a line here."""


def batch_on(threads: int) -> str:
    """The name of a batch row."""
    return f"batch on {threads} core{'s' if threads > 1 else ''}, wall clock"


def batch_rows(table: MeasuredTable) -> Iterator[RateRow]:
    """One core and several cores alternate, and the best of each counts."""
    crews = [threads for threads in sorted({1, 2, len(ALL_CORES)}) if threads <= len(ALL_CORES)]
    plays = [compiled(table.header, threads) for threads in crews]
    pin_to(ALL_CORES)
    games = games_for(plays[0], perf_counter)
    turns = [[wall_clock_rate(play, games) for play in plays] for _ in range(TURNS)]
    pin_to(ONE_CORE)
    for threads, measured in zip(crews, zip(*turns, strict=True), strict=True):
        speed, given = max(measured)
        yield RateRow(table.what, table.players, batch_on(threads), speed, f"given {given:.2f} cores")


def wall_clock_rate(play: Play, games: int) -> tuple[float, float]:
    """Decisions per second, and the number of cores we got: on a busy machine fewer than we asked for."""
    began, used = perf_counter(), process_time()
    made = play(games)
    took = perf_counter() - began
    return made / took, (process_time() - used) / took


def our_rows() -> Iterator[RateRow]:
    """Measure all our rows once."""
    pin_to(ONE_CORE)
    for table in TABLES:
        for how, way in WAYS:
            yield show(RateRow(table.what, table.players, how, rate(way(table.header))))
        yield from map(show, batch_rows(table))
