"""The real server in a process of its own, as a host runs it."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

QUIET = {"LANG": "C.UTF-8", "NO_COLOR": "1", "COLUMNS": "80", "PYTHONWARNINGS": "error"}


class OpenHouse(NamedTuple):
    """A server that people can come to."""

    address: str
    """Like http://127.0.0.1:40123."""
    store: Path
    process: "subprocess.Popen[str]"

    def stop(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """Ask it to stop: its exit code, and what it complained about."""
        self.process.send_signal(how)
        complaints = self.process.communicate(timeout=30)[1]
        return self.process.returncode, complaints


@contextmanager
def open_house(store: Path, *words: str, **settings: str) -> Iterator[OpenHouse]:
    """`ridotto serve` on this machine only, until the test is over."""
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "ridotto", "serve", "--host", "127.0.0.1"),
            *(() if "--port" in words else ("--port", "0")),
            *(() if "--store" in words or "RIDOTTO_STORE" in settings else ("--store", str(store))),
            *words,
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, **QUIET, **settings},
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        if found is None:
            raise AssertionError(process.communicate(timeout=30))
        yield OpenHouse(found[0], store, process)
    finally:
        if process.poll() is None:
            process.terminate()
        process.communicate(timeout=30)
