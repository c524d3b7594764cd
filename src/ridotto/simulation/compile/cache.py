"""Keeps compiled code between runs, in directories named by what it was compiled from."""

import os
import shutil
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from typing import Final

if sys.platform != "win32":
    import fcntl

KEPT: Final = 12
"""How many directories stay: the ones used last."""
YOUNG: Final = 24 * 60 * 60
"""Seconds in which another process may still be compiling into a directory."""


def cache_home() -> Path:
    """The user's cache directory; RIDOTTO_CACHE names another."""
    own = os.environ.get("RIDOTTO_CACHE")
    if own:
        return Path(own)
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return (Path(local) if local else Path.home() / "AppData" / "Local") / "ridotto" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "ridotto"
    xdg = os.environ.get("XDG_CACHE_HOME")
    return (Path(xdg) if xdg else Path.home() / ".cache") / "ridotto"


def digest_of(sources: Iterable[Path], facts: Iterable[str]) -> str:
    """A name for everything that goes into compiled code: it changes when a letter of that does."""
    digest = blake2b(digest_size=12)
    for text in sorted(path.read_bytes() for path in sources):
        digest.update(f"{len(text)}\n".encode() + text)
    for fact in sorted(facts):
        digest.update(fact.encode() + b"\n")
    return digest.hexdigest()


def open_directory(name: str) -> Path:
    """The directory with this name, with what earlier runs left in it; very old directories are removed."""
    directory = cache_home() / "twins" / name
    directory.mkdir(parents=True, exist_ok=True)
    os.utime(directory)
    with suppress(OSError):  # another process may be sweeping too
        sweep(directory.parent)
    return directory


def sweep(home: Path) -> None:
    """Remove all but the last few directories, unless they were used today."""
    used = sorted(((path.stat().st_mtime, path) for path in home.iterdir()), reverse=True)
    for when, path in used[KEPT:]:
        if time.time() - when > YOUNG:
            shutil.rmtree(path, ignore_errors=True)


@contextmanager
def alone_in(directory: Path | None) -> Iterator[None]:
    """Lock a directory, so that processes that need the same code do not compile it at the same time."""
    if directory is None or sys.platform == "win32":
        yield
        return
    with (directory / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
