"""What runs in a bot process: the bots of many tables sit here, and each thinks in a thread of its own.

Others' programs run here. They may get stuck, die, or print what they like: the server kills this process and
goes on. It ends with the server, and takes along whatever the bots have started.
"""

import faulthandler
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from operator import index
from pickle import load
from threading import Thread
from time import sleep
from typing import BinaryIO, Final

import msgspec

from ridotto.bots.bot import Bot, Invitation, ask_bot
from ridotto.bots.registry import find_bot
from ridotto.play.rulebook import AnyView, Move
from ridotto.server.bots.messages import Line, Question, Said, Sitting

AT_ONCE: Final = 32
"""So many think at once; most of them wait for a worker next door."""
MEMORY: Final = 2 << 30
"""Bytes that all bots here may take, and each worker of theirs."""
MERCY: Final = 3.0
"""Seconds after twice the limit in which the server could have ended us, if there still were one."""


class Salon:
    """Where the bots sit."""

    def __init__(self, say: Callable[[Line], None]) -> None:
        self.say = say
        self.chairs: dict[Sitting, Chair] = {}
        self.threads = ThreadPoolExecutor(AT_ONCE)

    def hear(self, reading: BinaryIO) -> None:
        """Take in all that is asked until nobody can ask any more."""
        with suppress(EOFError, OSError):
            while True:
                self.ask(load(reading))

    def ask(self, question: Question) -> None:
        """Show everybody to their chairs, and have the one who is asked think."""
        for gone in question.forget:
            self.chairs.pop(gone, None)
        if question.invitation is not None:
            self.chairs[question.sitting] = Chair(question.sitting, question.invitation)
        self.threads.submit(self.answer, question, self.chairs[question.sitting])

    def answer(self, question: Question, chair: "Chair") -> None:
        """Say what somebody does; or that it went wrong, whatever it was."""
        self.say(Line(Said.BEGUN, question.number))
        try:
            move = chair.answer(question)
        except BaseException as error:  # a bot may even try to leave by SystemExit
            self.say(Line(Said.FAILED, question.number, why=type(error).__name__))
        else:
            self.say(Line(Said.ANSWERED, question.number, move))


class Chair:
    """Where one bot sits, as soon as it has been asked something."""

    def __init__(self, sitting: Sitting, invitation: Invitation) -> None:
        self.sitting, self.invitation = sitting, invitation
        self.bot: Bot[AnyView] | None = None

    def answer(self, question: Question) -> Move:
        """Tell the bot what is new, and ask."""
        if self.bot is None:
            _, name, rules, seed = self.sitting
            self.bot = find_bot(name, rules)(self.invitation, seed)
        self.bot.watch(question.news)
        return index(ask_bot(self.bot, question.view, question.table))


def say(line: Line, to: int) -> None:
    """Say something to the server, in one piece however many talk, whether or not it still listens."""
    with suppress(OSError):
        os.write(to, msgspec.json.encode(line) + b"\n")


def take_the_pipes() -> tuple[BinaryIO, int]:
    """Keep what leads to the server for us: what a bot reads is nothing, what it prints goes nowhere."""
    reading, writing = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for pipe in (0, 1, 2):
        os.dup2(nowhere, pipe)
    return os.fdopen(reading, "rb"), writing


def be_modest() -> None:
    """Not too much memory; and if the machine has none left, rather us than the server."""
    if sys.platform == "win32":
        return
    from resource import RLIMIT_DATA, setrlimit  # noqa: PLC0415 (Windows has no such thing)

    with suppress(OSError, ValueError):
        setrlimit(RLIMIT_DATA, (MEMORY, MEMORY))
    with suppress(OSError), open("/proc/self/oom_score_adj", "w") as file:
        file.write("1000")


def stay_awake(limit: float) -> None:
    """Wind up a clock that ends this process, again and again before it strikes.

    A bot may not let others breathe, not even the one who would hear that the server is gone.
    """
    with open(os.devnull, "w") as nowhere:
        while True:
            faulthandler.dump_traceback_later(2 * limit + MERCY, exit=True, file=nowhere)
            sleep(limit / 2)


def leave() -> None:
    """End, and take along what the bots have started."""
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def main() -> None:
    """Say that we are ready, and answer until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server hears it, and ends us by the pipe
    reading, writing = take_the_pipes()
    be_modest()
    Thread(target=stay_awake, args=(float(sys.argv[1]),), daemon=True).start()
    say(Line(Said.READY), writing)
    Salon(lambda line: say(line, writing)).hear(reading)
    leave()


if __name__ == "__main__":
    main()
