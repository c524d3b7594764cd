"""How fast the compiled rules are: random legal play, best of three, per CPU-second of one core.

Run it with `make bench`. Machines are noisy: compare rows of one run, not runs.
"""

import platform
import sys
from collections.abc import Callable
from time import perf_counter, process_time

import numba
import numpy as np

from ridotto.play import GrimmOptions
from ridotto.play.game import Header
from ridotto.play.grimm_header import grimm
from ridotto.play.header import mascarade
from ridotto.simulation import CompiledTable, play_in_blocks

ROUNDS = 3
SECONDS = 1.0
"""How long each measurement takes, about."""
TARGET = 10_000_000
"""Decisions a second at 6 and 13 players of Mascarade, without events."""
MEANT = ("Mascarade, 6 players", "Mascarade, 13 players")
TWICE = 1.8
"""How much faster two cores are to be than one."""
COPIES = 2_000_000
CIRCLE = 16
"""Tables that are handed on from one to the next, so that no copy can be left out."""

EVERYTHING = GrimmOptions(wagers=True, treasures=True, abilities=True)
TABLES: list[tuple[str, Header]] = [
    *((f"Mascarade, {players} players", mascarade(players, seed=0)) for players in (2, 6, 13)),
    ("The Grimm Masquerade, 2 players", grimm(2, seed=0)),
    *((f"The Grimm Masquerade, {n} players, variants", grimm(n, options=EVERYTHING, seed=0)) for n in (4, 5)),
]


def rate(
    header: Header, games: int, clock: Callable[[], float], *, threads: int = 1, told: bool = False
) -> float:
    """Decisions a second."""
    began = clock()
    moves = sum(int(block.moves.sum()) for block in play_in_blocks(header, games, threads=threads, told=told))
    return moves / (clock() - began)


def games_for(header: Header, seconds: float = SECONDS) -> int:
    """How many games take about that long."""
    play = list(play_in_blocks(header, 2000))
    moves = sum(int(block.moves.sum()) for block in play) / 2000
    return max(2000, int(seconds * rate(header, 4000, process_time) / moves))


def two_cores(header: Header) -> tuple[float, float]:
    """Decisions a second by the clock on the wall, on one core and on two, measured in turns."""
    games = games_for(header, 2 * SECONDS)
    pairs = [[rate(header, games, perf_counter, threads=n) for n in (1, 2)] for _ in range(ROUNDS)]
    return max(one for one, _ in pairs), max(two for _, two in pairs)


def copy_cost(header: Header) -> float:
    """Nanoseconds to copy a position."""
    table = CompiledTable(header)
    tables = np.repeat(table.tables, CIRCLE)
    hand_on, best = table.twin.hand_on(), float("inf")
    for _ in range(ROUNDS):
        began = process_time()
        hand_on(tables, COPIES // CIRCLE)
        best = min(best, (process_time() - began) / COPIES)
    return best * 1e9


def main() -> None:
    """Measure and print one table."""
    versions = f"Python {platform.python_version()}, Numba {numba.__version__}, {platform.machine()}"
    print(f"{versions}; random legal play, best of three, decisions per CPU-second\n")
    print(f"{'table':<46}{'no events':>14}{'with events':>14}{'a copy':>10}")
    for name, header in TABLES:
        games = games_for(header)
        silent = max(rate(header, games, process_time) for _ in range(ROUNDS))
        told = max(rate(header, games // 3, process_time, told=True) for _ in range(ROUNDS))
        note = f"   target {TARGET:,}: {silent / TARGET:.2f} ×" if name in MEANT else ""
        print(f"{name:<46}{silent:>14,.0f}{told:>14,.0f}{copy_cost(header):>7.0f} ns{note}", flush=True)
    one, two = two_cores(TABLES[1][1])
    print(f"\n{'by the clock on the wall':<46}{'one core':>14}{'two cores':>14}")
    print(f"{TABLES[1][0]:<46}{one:>14,.0f}{two:>14,.0f}{two / one:>8.2f} ×   target {TWICE} ×")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("stopped")
