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
    """CPU seconds that their running threads have used so far, to the nanosecond."""
    return (
        sum(nanoseconds(task) for pid in family(pids) for task in (PROC / str(pid) / "task").iterdir()) / 1e9
    )


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


def nanoseconds(task: Path) -> int:
    """CPU time of a thread; 0 if it has just ended."""
    try:
        return int((task / "schedstat").read_text().split()[0])
    except (FileNotFoundError, ProcessLookupError):
        return 0
