"""Lines from the keyboard."""

import os
import select
import signal
import sys

HELP = ("?", "h", "help")
LEAVE = ("q", "quit", "exit")


class PlayerLeft(Exception):
    """The player has left the game."""


def read_line() -> str:
    """A line from the keyboard or a file; raises PlayerLeft at the end."""
    if sys.stdin is None:  # closed from the start
        raise PlayerLeft
    try:
        if sys.stdin.isatty():
            wait_for_a_key()
        return input()
    except (EOFError, OSError):  # the file is at its end, or the terminal is gone
        raise PlayerLeft from None


def wait_for_a_key() -> None:
    """Wait so that a Ctrl-C counts even in the moment just before, in which input() would miss it."""
    heard, bell = os.pipe()
    os.set_blocking(bell, False)
    before = signal.set_wakeup_fd(bell)
    try:
        select.select([sys.stdin, heard], [], [])
    finally:
        signal.set_wakeup_fd(before)
        os.close(heard)
        os.close(bell)
