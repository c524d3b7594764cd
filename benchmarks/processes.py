"""Memory and CPU time of processes, from Linux's /proc."""

import os
from collections.abc import Iterable
from pathlib import Path

PROC = Path("/proc")
MEGABYTE = 1 << 20


def memory(pids: Iterable[int]) -> float:
    """Resident memory of these processes and their descendants, in megabytes."""
    pages = sum(int((PROC / str(pid) / "statm").read_text().split()[1]) for pid in family(pids))
    return pages * os.sysconf("SC_PAGE_SIZE") / MEGABYTE


def work(pids: Iterable[int]) -> float:
    """CPU seconds they have used so far."""
    ticks = sum(sum(map(int, facts(pid)[11:13])) for pid in family(pids))
    return ticks / os.sysconf("SC_CLK_TCK")


def family(pids: Iterable[int]) -> set[int]:
    """These processes and all their descendants."""
    known: set[int] = set()
    new = set(pids)
    while new:
        known |= new
        new = {child for pid in new for child in children(pid)} - known
    return known


def children(pid: int) -> list[int]:
    """The child processes of all threads of a process."""
    return [
        int(child)
        for task in (PROC / str(pid) / "task").iterdir()
        for child in (task / "children").read_text().split()
    ]


def facts(pid: int) -> list[str]:
    """The fields of a process's stat line after its name, which may contain anything."""
    return (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
