"""Measures our server under load, next to boardgame.io in the same run: `make bench-server`."""

import gc
import resource
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

import uvloop

from boardgameio_server import Boardgameio, their_versions
from compare_servers import (
    AGAINST_OLD,
    AGAINST_ONE_PROCESS,
    compare_servers,
    head_of,
    one_and_more,
    two_checkouts,
)
from contestant import Contestant
from load import Load, Measurement
from processes import memory
from results_page import load_before, write_section
from ridotto_server import Ridotto
from server_report import (
    FIXED_RATE,
    FREELY,
    FULL,
    IN_MEMORY,
    LoadRow,
    LongGameCost,
    median_row,
    server_report,
)

RATE = 300.0
"""Moves per second over all tables at a fixed rate."""
WARM = 1000
"""Warm-up moves over all tables, in which a server may compile and fill its caches."""
LONG = 1000
"""Number of moves in a long game."""
STRETCH = 50
"""Number of moves compared at its beginning and at its end."""


class Plan(NamedTuple):
    """How thoroughly to measure."""

    sizes: Sequence[tuple[int, int]]
    """Pairs of seats per table and number of tables."""
    rounds: int
    seconds: float
    long_tables: int


WHOLE = Plan(((2, 20), (2, 100), (13, 20), (13, 100)), rounds=3, seconds=2.0, long_tables=10)
QUICK = Plan(((2, 20), (13, 20), (13, 100)), rounds=3, seconds=1.0, long_tables=4)


def contestants() -> Iterator[Contestant]:
    """All servers to compare, not yet started."""
    yield Boardgameio()
    yield Boardgameio(files=True)
    for store in ("SQLite FULL", "PostgreSQL"):
        yield Ridotto(store, processes=1)
        yield Ridotto(store, processes=2)


def main() -> None:
    """Measure all servers in turn, print one section, and store it if it is complete."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument(
        "--quick", action="store_true", help="fewer and shorter measurements; results.md is not changed"
    )
    parser.add_argument(
        "--only", default="", help="only servers with this in their name; results.md is not changed"
    )
    parser.add_argument(
        "--against",
        type=Path,
        help="compare with the server of this checkout, by turns, and with nothing else",
    )
    parser.add_argument(
        "--processes", type=int, help="compare one process with this many, by turns, and with nothing else"
    )
    parser.add_argument("--rounds", type=int, default=5, help="rounds of such a comparison")
    parser.add_argument("--seconds", type=float, default=3.0, help="seconds of each server in each round")
    asked = parser.parse_args()
    load = load_before()
    allow_sockets()
    gc.disable()  # a garbage collection of ours would look like a pause of theirs
    if asked.against is not None or asked.processes is not None:
        print(uvloop.run(compare(asked)))
        return
    section = server_report(*uvloop.run(measure(QUICK if asked.quick else WHOLE, asked.only)), load)
    print(section)
    if not (asked.quick or asked.only):
        write_section(section)


async def compare(asked: Namespace) -> str:
    """Two checkouts, or one process and several, at all sizes with what is asked for in their name."""
    is_old = asked.against is not None
    lines = [head_of("old", "new") if is_old else head_of("one process", f"{asked.processes} processes")]
    for size, most in (AGAINST_OLD if is_old else AGAINST_ONE_PROCESS).items():
        if asked.only in f"{size[0]} × {size[1]}":
            servers = two_checkouts(asked.against) if is_old else one_and_more(asked.processes)
            lines.append(await compare_servers(servers, size, most, asked.rounds, asked.seconds))
    return "\n".join(lines)


def allow_sockets() -> None:
    """1300 players need more open files than many systems allow by default."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def measure(plan: Plan, only: str) -> tuple[list[LoadRow], list[LongGameCost], dict[str, str]]:
    """Run all sizes, contestants by turns, then the long games."""
    rows = [row for size in plan.sizes for row in await rows_of(plan, only, *size)]
    return rows, await long_games(plan, only), their_versions()


async def rows_of(plan: Plan, only: str, seats: int, tables: int) -> list[LoadRow]:
    """Run one size with all contestants by turns, as often as planned; the medians."""
    rows: dict[tuple[str, str], list[LoadRow]] = {}
    async with AsyncExitStack() as stack:
        loads = []
        for each in chosen(only):
            try:
                stack.enter_context(each)
                loads.append(Load(each, tables, seats))  # this blocks: no pings are answered
            except (OSError, NotImplementedError) as trouble:
                for how in (FIXED_RATE, FREELY):
                    rows[each.name, how] = [LoadRow(each.name, seats, tables, how, note=str(trouble))]
        for load in loads:
            await stack.enter_async_context(load)
            await load.play_on(WARM // tables)
        for number in range(plan.rounds):
            for load in loads if number % 2 == 0 else loads[::-1]:
                for row in await hold(load, seats, tables, plan.seconds):
                    rows.setdefault((row.name, row.how), []).append(row)
                    print(row.said, file=sys.stderr, flush=True)
                gc.collect()
    return [median_row(rounds) for rounds in rows.values()]


def chosen(only: str) -> Iterator[Contestant]:
    return (each for each in contestants() if only.lower() in each.name.lower())


async def hold(load: Load, seats: int, tables: int, seconds: float) -> list[LoadRow]:
    """Play at a fixed rate and after that freely, which makes games longer."""
    fixed = await load.play_at(RATE, 0.3, seconds)
    freely = await load.play_freely(0.2, seconds)
    name, took = load.contestant.name, memory(load.contestant.pids)
    return [
        row(name, seats, tables, how, took, measured)
        for how, measured in ((FIXED_RATE, fixed), (FREELY, freely))
    ]


def row(name: str, seats: int, tables: int, how: str, took: float, measured: Measurement) -> LoadRow:
    p50, p99 = measured.quantile(0.5), measured.quantile(0.99)
    return LoadRow(name, seats, tables, how, measured.rate, p50, p99, measured.cost, took, measured.busy)


async def long_games(plan: Plan, only: str) -> list[LongGameCost]:
    """Measure the first and the last moves of long games, for the two servers that have targets."""
    lengths: list[LongGameCost] = []
    for each in chosen(only):
        if each.name in (IN_MEMORY, FULL):
            try:
                lengths.append(await length_of(each, plan.long_tables))
            except (OSError, NotImplementedError) as trouble:
                lengths.append(LongGameCost(each.name, note=str(trouble)))
    return lengths


async def length_of(contestant: Contestant, tables: int) -> LongGameCost:
    """CPU seconds per move at the beginning of a long game and at its end."""
    with contestant:
        await warm_up(contestant, tables)
        async with Load(contestant, tables, 13) as load:
            first = await load.play_on(STRETCH)
            await load.play_on(LONG - 2 * STRETCH)
            last = await load.play_on(STRETCH)
    return LongGameCost(contestant.name, first.cost, last.cost)


async def warm_up(contestant: Contestant, tables: int) -> None:
    """Play at other tables first, so that one-time costs are not measured."""
    async with Load(contestant, tables, 13) as load:
        await load.play_on(3 * WARM // tables)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("stopped")
