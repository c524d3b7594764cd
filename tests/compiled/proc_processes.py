"""Reads other processes from /proc, on Linux."""

import os
import time
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path

LISTENING = "0A"


def processes_with(mark: str) -> list[int]:
    """All that were started with this in their environment."""
    return [int(path.parent.name) for path in Path("/proc").glob("[0-9]*/environ") if mark in text_of(path)]


def are_gone(mark: str) -> bool:
    """Whether all of them end, some of which may need a moment for it."""
    return any(not processes_with(mark) or time.sleep(0.1) for _ in range(1200))


def text_of(path: Path) -> str:
    try:
        return path.read_bytes().decode(errors="replace")
    except OSError:  # gone, or not ours
        return ""


def listening_at(pids: list[int]) -> list[str]:
    """The addresses at which some processes wait for others to connect."""
    ours = {name for pid in pids for name in open_files(pid)}
    tables = [Path(f"/proc/net/{table}").read_text().splitlines()[1:] for table in ("tcp", "tcp6")]
    rows = [line.split() for table in tables for line in table]
    return [address_of(row[1]) for row in rows if row[3] == LISTENING and f"socket:[{row[9]}]" in ours]


def address_of(cell: str) -> str:
    """From words in the order of this machine; IPv4 in the disguise of IPv6 is told as what it is."""
    words, _, _ = cell.partition(":")
    turned = b"".join(bytes.fromhex(words[i : i + 8])[::-1] for i in range(0, len(words), 8))
    address = ip_address(turned)
    return str(getattr(address, "ipv4_mapped", None) or address)


def open_files(pid: int) -> Iterator[str]:
    for path in Path(f"/proc/{pid}/fd").glob("*"):
        with suppress(OSError):  # closed in the meantime
            yield os.readlink(path)
