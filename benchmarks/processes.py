"""What processes take of the machine, as Linux tells it."""

import os
from collections.abc import Iterable
from pathlib import Path

PROC = Path("/proc")
MEGABYTE = 1 << 20


def memory(pids: Iterable[int]) -> float:
    """Megabytes that lie in memory, of these processes and of those they started."""
    pages = sum(int((PROC / str(pid) / "statm").read_text().split()[1]) for pid in family(pids))
    return pages * os.sysconf("SC_PAGE_SIZE") / MEGABYTE


def work(pids: Iterable[int]) -> float:
    """Seconds of a core that they have taken so far."""
    ticks = sum(sum(map(int, facts(pid)[11:13])) for pid in family(pids))
    return ticks / os.sysconf("SC_CLK_TCK")


def family(pids: Iterable[int]) -> set[int]:
    """These processes, their children, and so on."""
    known: set[int] = set()
    new = set(pids)
    while new:
        known |= new
        new = {child for pid in new for child in children(pid)} - known
    return known


def children(pid: int) -> list[int]:
    """The processes that one process started, by whichever of its threads."""
    return [
        int(child)
        for task in (PROC / str(pid) / "task").iterdir()
        for child in (task / "children").read_text().split()
    ]


def facts(pid: int) -> list[str]:
    """The line of figures of a process, after its name, which may hold anything."""
    return (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
