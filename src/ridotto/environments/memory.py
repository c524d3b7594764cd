"""How much memory tables need, and how much there is."""

import os
from pathlib import Path
from typing import Final

from ridotto.environments.trouble import BadEnvironment

MEMINFO: Final = Path("/proc/meminfo")
GROUP_LIMIT: Final = Path("/sys/fs/cgroup/memory.max")
GIGABYTE: Final = 1_000_000_000


def check_memory(tables: int, bytes_each: int) -> None:
    """Raise unless this many tables fit into the memory that is free."""
    free = free_memory()
    if free is not None and tables * bytes_each > free:
        need = f"{tables * bytes_each / GIGABYTE:,.1f}"
        raise BadEnvironment(
            "too-many-tables",
            tables=tables,
            need=need,
            free=f"{free / GIGABYTE:,.1f}",
            most=free // bytes_each,
        )


def free_memory() -> int | None:
    """Bytes that this process may still get; None where the system does not tell."""
    found = [each for each in (_available(), _group_limit()) if each is not None]
    return min(found, default=None)


def _available() -> int | None:
    """What the system could give without swapping, or at least all that it has."""
    try:
        facts = dict(line.split(":", 1) for line in MEMINFO.read_text().splitlines())
        return int(facts["MemAvailable"].split()[0]) * 1024
    except (OSError, KeyError, ValueError):
        pass
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, OSError, ValueError):
        return None


def _group_limit() -> int | None:
    """The limit of a container."""
    try:
        return int(GROUP_LIMIT.read_text())
    except (OSError, ValueError):
        return None
