"""Compares two servers by turns: `bench_server.py --against PATH_TO_OLD`, or `--processes 2`.

Both run at the same time, each with its own tables, and the same simulated players let now one play and now
the other, for a fraction of a second each. So whatever else the machine does disturbs both alike. What counts
is the median over at least three rounds of the CPU time per move in a closed loop.
"""

import gc
import sys
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from typing import NamedTuple

from load import Load, Measurement
from processes import memory
from ridotto_server import HERE, Ridotto

WARM = 2000
"""Warm-up moves over all tables."""
SLICE = 0.5
"""Seconds for which one of them plays before it is the turn of the other."""
PAUSE = 0.05
"""Seconds before each slice that are not measured."""
Size = tuple[int, int]
"""Seats per table, and tables."""
AGAINST_OLD: Mapping[Size, float] = dict.fromkeys([(2, 20), (13, 20), (13, 100)], 1.03)
"""The sizes, each with the highest CPU time per move that we aim for: the first server has 1."""
AGAINST_ONE_PROCESS: Mapping[Size, float] = {(13, 20): 1.1, (13, 100): 1.1}


class ServerRound(NamedTuple):
    """One server in one round."""

    cost: float
    """CPU seconds per move."""
    rate: float
    """Moves per second."""
    p99: float
    memory: float


def two_checkouts(old: Path) -> tuple[Ridotto, Ridotto]:
    """The server of an older checkout, and ours."""
    return Ridotto("SQLite FULL", 1, old.resolve(), "old"), Ridotto("SQLite FULL", 1, HERE, "new")


def one_and_more(processes: int) -> tuple[Ridotto, Ridotto]:
    """Our server in one process and in several."""
    return Ridotto("PostgreSQL", 1), Ridotto("PostgreSQL", processes)


async def compare_servers(
    servers: Sequence[Ridotto], size: Size, most: float, rounds: int, seconds: float
) -> str:
    """Measure both servers by turns at one size; the result as lines of Markdown."""
    seats, tables = size
    async with AsyncExitStack() as stack:
        for server in servers:
            stack.enter_context(server)
        loads = [Load(server, tables, seats) for server in servers]  # this blocks: no pings are answered
        for load in loads:
            await stack.enter_async_context(load)
            await load.play_on(WARM // tables)
        measured = []
        for number in range(rounds):
            measured.append(await play_round(loads, seconds))
            costs = ", ".join(f"{one.cost * 1e6:.0f}" for one in measured[-1])
            print(f"round {number + 1}, {seats} × {tables}: {costs} µs", file=sys.stderr, flush=True)
    gc.collect()
    return line_of(size, most, measured)


async def play_round(loads: Sequence[Load], seconds: float) -> list[ServerRound]:
    """Let the servers play by turns, in slices, until each has played for some seconds."""
    slices: list[list[Measurement]] = [[] for _ in loads]
    for number in range(max(1, round(seconds / SLICE))):
        turns = list(zip(loads, slices, strict=True))
        for load, taken in turns if number % 2 == 0 else turns[::-1]:
            taken.append(await load.play_freely(PAUSE, SLICE))
    return [summary(load, taken) for load, taken in zip(loads, slices, strict=True)]


def summary(load: Load, slices: Sequence[Measurement]) -> ServerRound:
    """All slices of a server in one round."""
    delays = [delay for each in slices for delay in each.delays]
    took = sum(each.cost * len(each.delays) for each in slices)
    whole = Measurement(sum(each.seconds for each in slices), delays, 0.0, took / len(delays))
    return ServerRound(whole.cost, whole.rate, whole.quantile(0.99), memory(load.contestant.pids))


HEAD = (
    "| seats × tables | µs/move of {} | {} | ratio | target | moves/s | {} | p99 ms | {} | MB | {} |\n"
    + "|"
    + "---|" * 11
)


def head_of(one: str, other: str) -> str:
    """The first lines of the table."""
    return HEAD.format(one, other, *[other] * 3)


def line_of(size: Size, most: float, measured: Sequence[Sequence[ServerRound]]) -> str:
    """The medians of both at one size, and the median of the ratios of each round."""
    one, other = (
        ServerRound(*map(median, zip(*rounds, strict=True))) for rounds in zip(*measured, strict=True)
    )
    ratio = median(after.cost / before.cost for before, after in measured)
    return (
        f"| {size[0]} × {size[1]} | {one.cost * 1e6:.0f} | {other.cost * 1e6:.0f} | {ratio:.2f} | ≤ {most} "
        f"| {one.rate:,.0f} | {other.rate:,.0f} | {one.p99 * 1e3:.1f} | {other.p99 * 1e3:.1f} "
        f"| {one.memory:.0f} | {other.memory:.0f} |"
    )
