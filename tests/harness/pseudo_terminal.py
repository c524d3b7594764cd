"""The program in a real terminal, with a test that types."""

import os
import pty
import re
import select
import signal
import sys
import time
from pathlib import Path

from harness.program import surroundings


class PseudoTerminal:
    """`ridotto` with some arguments, on 80 columns and 24 lines."""

    def __init__(self, directory: Path, *words: str) -> None:
        self.process, self.ours = pty.fork()
        if self.process == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # a parent process may have it ignored
            os.chdir(directory)
            command = [sys.executable, "-m", "ridotto", *words]
            os.execve(sys.executable, command, surroundings(LINES="24", TERM="xterm-256color"))
        self.seen = ""
        self.found: str | None = None

    def read(self) -> bool:
        try:
            self.seen += os.read(self.ours, 65536).decode(errors="replace")
        except OSError:  # the other end is closed
            return False
        return True

    def wait_for(self, *texts: str, seconds: float = 180) -> str:
        """Read until one of these is printed; returns what was before it, and forgets both."""
        end = time.monotonic() + seconds
        while not any(text in self.seen for text in texts):
            assert time.monotonic() < end, f"{texts} never came; the screen says: {self.seen[-2000:]}"
            if select.select([self.ours], [], [], 0.1)[0] and not self.read():
                break
        self.found = min((text for text in texts if text in self.seen), key=self.seen.find, default=None)
        assert self.found is not None, f"{texts} never came; the screen says: {self.seen[-2000:]}"
        before, _, self.seen = self.seen.partition(self.found)
        return before

    def type(self, text: str) -> None:
        os.write(self.ours, text.encode())

    def finish(self) -> tuple[int, str]:
        """The exit code, and what was printed last."""
        end = time.monotonic() + 180
        while time.monotonic() < end:
            if select.select([self.ours], [], [], 0.1)[0] and not self.read():
                break
        os.close(self.ours)
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1]), self.seen


def plain(screen: str) -> str:
    """The last screen without colours."""
    return re.sub(r"\x1b\[[?0-9;]*[A-Za-z]", "", screen.rpartition("\x1b[H")[2])
