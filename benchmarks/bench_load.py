"""Measures one process with thousands of sockets at a realistic pace: `make load`.

`ulimit -n` has to allow the sockets, for the server and for the simulated players: 10,200 for 770 tables.
A row counts only if the simulated players were not starved: they used less than most of a core, and their
own event loop was on time.
"""

import asyncio
import gc
import resource
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from math import log10
from time import perf_counter
from typing import NamedTuple

import uvloop

from load import Load, Measurement
from processes import memory
from ridotto_server import Ridotto

SEATS = 13
RATES = (257.0, 770.0, 1500.0)
"""Moves per second over all tables; 257 is one decision in three seconds at each of 770 tables."""
OTHER_FILES = 150
"""Open files besides the sockets."""
BUSIEST = 0.8
"""Share of a core above which the simulated players are starved."""
LATEST = 0.005
"""Seconds by which their event loop may be late in one case of a hundred."""
TICK = 0.01
WIDTH = 50


class PaceRow(NamedTuple):
    """One rate."""

    wanted: float
    measured: Measurement
    late: float
    """99 % of the ticks of the simulated players were late by less than this, in seconds."""

    @property
    def counts(self) -> bool:
        return self.measured.busy < BUSIEST and self.late < LATEST

    @property
    def said(self) -> str:
        m = self.measured
        times = f"{1000 * m.quantile(0.5):.1f} | {1000 * m.quantile(0.99):.1f}"
        verdict = "yes" if self.counts else "no: starved"
        return (
            f"| {self.wanted:,.0f} | {m.rate:,.0f} | {times} | {1e6 * m.cost:.0f} | {100 * m.busy:.0f} % | "
            f"{1000 * self.late:.1f} | {verdict} |"
        )


def main() -> None:
    """Seat everybody, play at one rate after the other, and print a table and a plot."""
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=770, help=f"tables of {SEATS} (default: 770)")
    parser.add_argument("--seconds", type=float, default=20.0, help="seconds for each rate (default: 20)")
    parser.add_argument(
        "--rates", type=float, nargs="*", default=RATES, help="moves per second over all tables"
    )
    asked = parser.parse_args()
    allow_files(asked.tables * SEATS + OTHER_FILES)
    gc.disable()  # a garbage collection of ours would look like a pause of the server
    uvloop.run(measure(asked.tables, asked.seconds, asked.rates))


def allow_files(files: int) -> None:
    """Raise the limit for this process and the server, or say what to do."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most < files:
        sys.exit(f"this needs {files} open files and {most} are allowed; run: ulimit -n {files}")
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def measure(tables: int, seconds: float, rates: Sequence[float]) -> None:
    """Run all rates on one server."""
    with Ridotto("SQLite FULL", processes=1) as server:
        load = Load(server, tables, SEATS)
        before = memory(server.pids)
        async with load:
            sockets = len(load.sockets)
            each = 1024 * (memory(server.pids) - before) / sockets
            print(f"{sockets:,} sockets at {tables} tables, {each:.0f} kB of memory for each\n", flush=True)
            await load.play_on(3)
            rows = [await pace(load, rate, seconds) for rate in rates]
    print(
        "| wanted moves/s | moves/s | p50 ms | p99 ms | server µs/move | generator CPU | late ms | counts |"
    )
    print("|---|---|---|---|---|---|---|---|")
    print(*(row.said for row in rows), sep="\n")
    print("", *(line for row in rows for line in plot(row)), sep="\n")


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


def plot(row: PaceRow) -> list[str]:
    """The delays of one rate on a logarithmic scale: 0.1 ms, 1 ms, 10 ms, 100 ms, 1 s."""
    lines = [f"{row.wanted:,.0f} moves/s"]
    for part in (0.5, 0.9, 0.99, 0.999):
        delay = 1000 * row.measured.quantile(part)
        bar = "█" * max(1, round(WIDTH / 4 * (1 + log10(max(delay, 0.11)))))
        lines.append(f"  {100 * part:5.1f} % {bar} {delay:.1f} ms")
    return lines


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("stopped")
