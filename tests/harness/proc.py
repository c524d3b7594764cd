"""What /proc says about processes and their sockets; Linux only."""

import asyncio
import os
from pathlib import Path

LISTENING = "0A"


def children(pid: int) -> list[int]:
    """The processes that a process has started; none if it has ended."""
    try:
        found = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    except OSError:
        return []
    return [int(child) for child in found.split()]


def descendants(pid: int) -> list[int]:
    """Its children, and theirs."""
    return [each for child in children(pid) for each in (child, *descendants(child))]


def cmdline(pid: int) -> bytes:
    """The command of a process; empty if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def sockets_of(pid: int) -> set[str]:
    """The inodes of the sockets that a process has open."""
    found: set[str] = set()
    try:
        files = list(Path(f"/proc/{pid}/fd").iterdir())
    except OSError:  # it has ended
        return found
    for each in files:
        try:
            target = os.readlink(each)
        except OSError:
            continue
        if target.startswith("socket:["):
            found.add(target.removeprefix("socket:[").removesuffix("]"))
    return found


def sockets_at(port: int, only_listening: bool = False) -> set[str]:
    """The inodes of a server's sockets at its port."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    ours = [line for line in lines if int(line[1].partition(":")[2], 16) == port]
    return {line[9] for line in ours if line[3] == LISTENING or not only_listening}


async def until_ended(*pids: int, seconds: float = 120) -> None:
    """Wait until none of these runs."""
    async with asyncio.timeout(seconds):
        while any(cmdline(pid) for pid in pids):
            await asyncio.sleep(0.05)
