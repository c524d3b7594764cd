"""Runs a command and prints what it cost: minutes on the clock, and CPU minutes of every process it started.

A process whose parent ended first is adopted here (Linux only), so that servers and browsers count as well.
"""

import ctypes
import os
import resource
import signal
import subprocess
import sys
from contextlib import suppress
from time import monotonic

ADOPT_ORPHANS = 36
"""PR_SET_CHILD_SUBREAPER in <linux/prctl.h>."""


def main() -> int:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(ADOPT_ORPHANS, 1, 0, 0, 0)
    signal.signal(signal.SIGINT, lambda *_: None)  # Ctrl-C ends the command, and then this
    began = monotonic()
    code = wait_for(subprocess.Popen(sys.argv[1:]).pid)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"{minutes(monotonic() - began)} min, {minutes(used.ru_utime + used.ru_stime)} CPU min")
    return code


def wait_for(command: int) -> int:
    """Collect every process that ends until the command has, and its exit code."""
    while True:
        pid, status = os.wait()
        if pid == command:
            break
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    return os.waitstatus_to_exitcode(status)


def minutes(seconds: float) -> str:
    return f"{int(seconds // 60)}:{seconds % 60:04.1f}"


if __name__ == "__main__":
    sys.exit(main())
