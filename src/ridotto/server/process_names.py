"""Names of server processes, by which another process of the same machine can tell whether they still run."""

import os
from functools import cache
from hashlib import sha256
from pathlib import Path
from secrets import token_hex


def process_name() -> str:
    """A name for this process: where its number is valid, the number, when it started, and a random part."""
    place = _place()
    return f"{place}.{os.getpid()}.{_started(os.getpid())}.{token_hex(2)}" if place else token_hex(4)


def is_running(name: str) -> bool | None:
    """Whether the process with this name runs; None if that cannot be told from here."""
    place, *rest = name.split(".")
    if len(rest) != 3 or not place or place != _place() or not rest[0].isdecimal():
        return None
    return _started(int(rest[0])) == rest[1]


@cache
def _place() -> str:
    """A hash of this boot and this namespace of process numbers; empty if the system has no /proc."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text("ascii")
        return sha256(f"{boot}{Path('/proc/self/ns/pid').readlink()}".encode()).hexdigest()[:8]
    except OSError:
        return ""


def _started(number: int) -> str:
    """When a process started, in ticks since the boot; empty if it has ended."""
    try:
        about = Path(f"/proc/{number}/stat").read_text("ascii", errors="replace")
    except OSError:
        return ""
    state, *numbers = about.rpartition(")")[2].split()
    return "" if state in "ZX" else numbers[18]
