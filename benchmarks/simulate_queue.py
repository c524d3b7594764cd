"""Simulates the queues of a server: `python benchmarks/simulate_queue.py --moves 1000 --core-ms 0.96`.

A move waits for the process of its table, takes a core for a while, and waits for the store, which makes all
moves that wait durable at once. Tables are spread over processes by a hash, as the supervisor does it. Use
your own figures: `make bench-server` measures the milliseconds of a core per move, `benchmarks/store.py` the
rate of the store.
"""

import sys
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

sys.path.append(str(Path(__file__).parent.parent / "src"))

from ridotto.server.listening.routing import worker_for


class QueuePlan(NamedTuple):
    """What is simulated; times in milliseconds."""

    moves: float
    """Moves per second over all tables, at random moments."""
    core: float
    """Time of a core that one move takes on average; single moves vary as much as exponential times do."""
    processes: int = 1
    tables: int = 770
    write: float = 2.0
    """Time in which the store makes all waiting moves durable."""
    seconds: float = 60.0
    seed: int = 1


class Delays(NamedTuple):
    """What came out; times in milliseconds."""

    busiest: float
    """The share of a core that the busiest process needs; at 1 and more its queue grows for ever."""
    median: float
    p99: float


def simulate(plan: QueuePlan) -> Delays:
    """Simulate a server for some time."""
    chance = Random(plan.seed)
    processes = range(plan.processes)
    home = [worker_for(f"TABLE{table}", processes) for table in range(plan.tables)]
    free: dict[int, float] = defaultdict(float)
    work: dict[int, float] = defaultdict(float)
    handled = []
    for at in arrivals(plan, chance):
        process, takes = home[chance.randrange(plan.tables)], chance.expovariate(1 / plan.core)
        free[process] = max(free[process], at) + takes
        work[process] += takes
        handled.append((free[process], at))
    delays = sorted(durable - at for durable, at in written(handled, plan.write))
    busiest = max(work.values(), default=0.0) / (1000 * plan.seconds)
    return Delays(busiest, quantile(delays, 0.5), quantile(delays, 0.99))


def arrivals(plan: QueuePlan, chance: Random) -> Iterator[float]:
    """When moves are made, in milliseconds."""
    at = chance.expovariate(plan.moves / 1000)
    while at < 1000 * plan.seconds:
        yield at
        at += chance.expovariate(plan.moves / 1000)


def written(handled: Iterable[tuple[float, float]], write: float) -> Iterator[tuple[float, float]]:
    """When each move is durable, and when it was made: a write takes along all that wait for it."""
    begins = ends = 0.0
    for ready, at in sorted(handled):
        if ready > begins:  # too late for the write that was planned last
            begins = max(ready, ends)
            ends = begins + write
        yield ends, at


def quantile(sorted_values: list[float], share: float) -> float:
    """A quantile of sorted values."""
    return sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))]


def main(arguments: list[str]) -> None:
    """Print the delays for one process, two, four and eight."""
    parser = ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--moves", type=float, default=1000.0, help="moves per second")
    parser.add_argument("--core-ms", type=float, default=0.96, help="milliseconds of a core per move")
    parser.add_argument("--write-ms", type=float, default=2.0, help="milliseconds of a durable write")
    parser.add_argument("--tables", type=int, default=770)
    said = parser.parse_args(arguments)
    if min(said.moves, said.core_ms, said.write_ms, said.tables) <= 0:
        parser.error("all figures have to be above 0")
    print(f"{said.moves:,.0f} moves/s at {said.tables} tables, {said.core_ms} ms of a core each")
    print("| processes | busiest core | p50 ms | p99 ms |\n|---:|---:|---:|---:|")
    for processes in (1, 2, 4, 8):
        found = simulate(QueuePlan(said.moves, said.core_ms, processes, said.tables, said.write_ms))
        delays = f"{found.median:.1f} | {found.p99:.1f}" if found.busiest < 1 else "grows | grows"
        print(f"| {processes} | {100 * found.busiest:.0f} % | {delays} |")


if __name__ == "__main__":
    main(sys.argv[1:])
