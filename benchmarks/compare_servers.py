"""Compares the servers of two checkouts by turns: `bench_server.py --against PATH_TO_OLD`.

Both are started for every load and measured by the same simulated players, one after the other, in at least
three rounds. What counts is the median of the CPU time per move in a closed loop: other programs on the
machine disturb it least.
"""

import gc
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

from load import Load, Measurement
from processes import memory
from ridotto_server import HERE, Ridotto

STORE = "SQLite FULL"
WARM = 1000
"""Warm-up moves over all tables."""
SIZES: Mapping[tuple[int, int], float] = {(2, 20): 0.9, (13, 20): 0.8, (13, 100): 0.8}
"""Pairs of seats per table and tables, with the highest CPU time per move that we aim for, old = 1."""
NAMES = ("old", "new")


class Turn(NamedTuple):
    """One server under one load."""

    cost: float
    """CPU seconds per move."""
    rate: float
    """Moves per second."""
    p99: float
    memory: float


async def compare_servers(old: Path, rounds: int, seconds: float, only: str) -> str:
    """Measure both servers by turns; the result as a table in Markdown."""
    sizes = {size: most for size, most in SIZES.items() if only in f"{size[0]} × {size[1]}"}
    turns: dict[tuple[int, int, str], list[Turn]] = {}
    for number in range(rounds):
        for seats, tables in sizes:
            for name in NAMES if number % 2 == 0 else NAMES[::-1]:
                server = Ridotto(STORE, 1, old.resolve() if name == "old" else HERE, name)
                turn = await take_turn(server, seats, tables, seconds)
                turns.setdefault((seats, tables, name), []).append(turn)
                said = f"{turn.cost * 1e6:.0f} µs of a core per move, {turn.rate:,.0f} moves/s"
                print(f"round {number + 1}, {seats} × {tables}, {name}: {said}", file=sys.stderr, flush=True)
    lines = [
        f"| seats × tables | {' | '.join(f'{name}, µs/move' for name in NAMES)} | new / old | target "
        "| moves/s | new / old | p99 ms old | new | MB old | new |",
        "|" + "---|" * 11,
    ]
    return "\n".join([*lines, *(line_of(size, most, turns) for size, most in sizes.items())])


async def take_turn(server: Ridotto, seats: int, tables: int, seconds: float) -> Turn:
    """Start a server, warm it up, and play freely."""
    with server:
        async with Load(server, tables, seats) as load:
            await load.play_on(WARM // tables)
            measured: Measurement = await load.play_freely(0.3, seconds)
            took = memory(server.pids)
    gc.collect()
    return Turn(measured.cost, measured.rate, measured.quantile(0.99), took)


def line_of(size: tuple[int, int], most: float, turns: Mapping[tuple[int, int, str], Sequence[Turn]]) -> str:
    """The medians of both at one size."""
    old, new = (Turn(*map(median, zip(*turns[*size, name], strict=True))) for name in NAMES)
    return (
        f"| {size[0]} × {size[1]} | {old.cost * 1e6:.0f} | {new.cost * 1e6:.0f} | {new.cost / old.cost:.2f} "
        f"| ≤ {most} | {new.rate:,.0f} | {new.rate / old.rate:.2f} "
        f"| {old.p99 * 1e3:.1f} | {new.p99 * 1e3:.1f} | {old.memory:.0f} | {new.memory:.0f} |"
    )
