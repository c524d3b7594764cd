"""Measures one process with thousands of sockets at a realistic pace: `make load`.

`ulimit -n` has to allow the sockets, for the server and for the simulated players: 10,200 for 770 tables.
A row counts only if the simulated players were not starved: they used less than most of a core, and their
own event loop was on time. A whole run is written to results.md, with a plot in load.svg.
"""

import asyncio
import gc
import resource
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from time import perf_counter

import uvloop

from load import Load
from load_report import PaceRow, load_report, plot
from processes import memory
from results_page import RESULTS, load_before, write_section
from ridotto_server import Ridotto

SEATS = 13
TABLES = 770
RATES = (257.0, 770.0, 1500.0)
"""Moves per second over all tables; 257 is one decision in three seconds at each of 770 tables."""
OTHER_FILES = 150
"""Open files besides the sockets."""
TICK = 0.01
PLOT = RESULTS.with_name("load.svg")


def main() -> None:
    """Seat everybody, play at one rate after the other, and print a table; a whole run is kept."""
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=TABLES, help=f"tables of {SEATS} (default: {TABLES})")
    parser.add_argument("--seconds", type=float, default=20.0, help="seconds for each rate (default: 20)")
    parser.add_argument(
        "--rates", type=float, nargs="*", default=RATES, help="moves per second over all tables"
    )
    asked = parser.parse_args()
    load = load_before()
    allow_files(asked.tables * SEATS + OTHER_FILES)
    gc.disable()  # a garbage collection of ours would look like a pause of the server
    each, rows = uvloop.run(measure(asked.tables, asked.seconds, asked.rates))
    section = load_report(asked.tables * SEATS, asked.tables, each, rows, load)
    print(section)
    if asked.tables == TABLES and tuple(asked.rates) == RATES:
        write_section(section)
        PLOT.write_text(plot(rows), encoding="utf-8")


def allow_files(files: int) -> None:
    """Raise the limit for this process and the server, or say what to do."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most < files:
        sys.exit(f"this needs {files} open files and {most} are allowed; run: ulimit -n {files}")
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def measure(tables: int, seconds: float, rates: Sequence[float]) -> tuple[float, list[PaceRow]]:
    """Run all rates on one server; also the kilobytes of memory for each socket."""
    with Ridotto("SQLite FULL", processes=1) as server:
        load = Load(server, tables, SEATS)
        before = memory(server.pids)
        async with load:
            each = 1024 * (memory(server.pids) - before) / len(load.sockets)
            print(f"{len(load.sockets):,} sockets, {each:.0f} kB each", file=sys.stderr, flush=True)
            await load.play_on(3)
            return each, [await pace(load, rate, seconds) for rate in rates]


async def pace(load: Load, rate: float, seconds: float) -> PaceRow:
    """Play at a fixed rate, and see how late our own event loop is."""
    late: list[float] = []
    watching = asyncio.ensure_future(watch(late))
    measured = await load.play_at(rate, 2.0, seconds)
    watching.cancel()
    return PaceRow(rate, measured, sorted(late)[int(0.99 * len(late))])


async def watch(late: list[float]) -> None:
    """Note how late each tick of ours is."""
    while True:
        due = perf_counter() + TICK
        await asyncio.sleep(TICK)
        late.append(perf_counter() - due)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("stopped")
