"""The program of a worker process: it has the bots of many tables, and each thinks in a thread.

Other people's code runs here. It may get stuck, crash, or print what it likes: the program that started the
worker kills it and goes on. A worker ends with that program, and ends whatever its bots have started.
"""

import faulthandler
import logging
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
from ridotto.bots.pool.messages import Occupant, ReplyKind, WorkerQuestion, WorkerReply
from ridotto.bots.registry import find_bot
from ridotto.bots.search_places import LOG, TimedSearch, become_worker, describe_error, warm_up
from ridotto.events import Event
from ridotto.play.rulebook import AnyView

THREADS: Final = 32
"""Bots that think at the same time."""
MEMORY: Final = 2 << 30
"""Bytes that all bots of a worker may use."""
GRACE_PERIOD: Final = 3.0
"""Seconds after twice the time limit before an orphaned worker exits."""

Send = Callable[[WorkerReply], None]


class Worker:
    """The bots of one worker process."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.bots: dict[Occupant, WorkerBot] = {}
        self.threads = ThreadPoolExecutor(THREADS)

    def read_questions(self, pipe: BinaryIO) -> None:
        """Take questions until the program at the other end is gone."""
        with suppress(EOFError, OSError):
            while True:
                self.take(load(pipe))

    def take(self, question: WorkerQuestion) -> None:
        """Start a thread that answers a question."""
        for gone in question.forget:
            self.bots.pop(gone, None)
        if question.invitation is not None:
            self.bots[question.occupant] = WorkerBot(question.occupant, question.invitation)
        self.threads.submit(self.answer, question, self.bots[question.occupant])

    def answer(self, question: WorkerQuestion, bot: "WorkerBot") -> None:
        """Send the answer of a bot, or that it failed."""
        self.send(WorkerReply(ReplyKind.BEGUN, question.number))
        try:
            reply = bot.answer(question)
        except BaseException as error:  # a bot may even raise SystemExit
            reply = WorkerReply(ReplyKind.FAILED, question.number, why=describe_error(error))
        self.send(reply)


class WorkerBot:
    """One bot, or one search. It is made in the thread of its first question."""

    def __init__(self, occupant: Occupant, invitation: Invitation) -> None:
        self.occupant, self.invitation = occupant, invitation
        self.bot: Bot[AnyView] | None = None
        self.search: TimedSearch | None = None
        self.events: list[Event] = []
        """What the search has been told."""

    def answer(self, question: WorkerQuestion) -> WorkerReply:
        """Tell the bot what is new, and ask."""
        if question.budget is not None:
            return self._think(question)
        if self.bot is None:
            _, name, game, seed = self.occupant
            self.bot = find_bot(name, game)(self.invitation, seed)
        self.bot.watch(question.events)
        move = index(ask_bot(self.bot, question.view, question.table))
        return WorkerReply(ReplyKind.ANSWERED, question.number, move)

    def _think(self, question: WorkerQuestion) -> WorkerReply:
        """Search for a bot that lives in the program that asks."""
        assert question.budget is not None
        if self.search is None:
            _, move_search, _, seed = self.occupant
            self.search = TimedSearch(move_search, self.invitation, seed)
        self.events += question.events
        result = self.search.think(self.events, question.view, question.table, question.budget)
        return WorkerReply(ReplyKind.ANSWERED, question.number, result=result)


class SendWarnings(logging.Handler):
    """Sends the warnings of searchers to the program that started the worker."""

    def __init__(self, send: Send) -> None:
        super().__init__(logging.WARNING)
        self.send = send

    def emit(self, record: logging.LogRecord) -> None:
        """Send one warning."""
        self.send(WorkerReply(ReplyKind.WARNED, why=record.getMessage()))


def write_reply(reply: WorkerReply, pipe: int) -> None:
    """Write a reply in one piece, however many threads write, and whether or not anybody reads it."""
    with suppress(OSError):
        os.write(pipe, msgspec.json.encode(reply) + b"\n")


def take_pipes() -> tuple[BinaryIO, int]:
    """Keep the pipes for the worker: bots read nothing from standard input, and what they print is lost."""
    reading, writing = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for pipe in (0, 1, 2):
        os.dup2(nowhere, pipe)
    return os.fdopen(reading, "rb"), writing


def limit_memory() -> None:
    """Limit the memory of this process; if the machine runs out of memory, this process goes first."""
    if sys.platform == "win32":
        return
    from resource import RLIMIT_DATA, setrlimit  # noqa: PLC0415 (not on Windows)

    with suppress(OSError, ValueError):
        setrlimit(RLIMIT_DATA, (MEMORY, MEMORY))
    with suppress(OSError), open("/proc/self/oom_score_adj", "w") as file:
        file.write("1000")


def postpone_exit(limit: float) -> None:
    """Reset a timer that ends this process, again and again before it runs out.

    A bot may hold up every thread, also the one that would notice that the program is gone.
    """
    with open(os.devnull, "w") as nowhere:
        while True:
            faulthandler.dump_traceback_later(2 * limit + GRACE_PERIOD, exit=True, file=nowhere)
            sleep(limit / 2)


def leave() -> None:
    """End this process and whatever its bots have started."""
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def main(limit: str, *move_searches: str) -> None:
    """Answer questions until the program at the other end is gone; compile what these searches need."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program that started us
    reading, writing = take_pipes()
    limit_memory()
    become_worker()

    def send(reply: WorkerReply) -> None:
        write_reply(reply, writing)

    LOG.addHandler(SendWarnings(send))
    Thread(target=postpone_exit, args=(float(limit),), daemon=True).start()
    for move_search in move_searches:
        warm_up(move_search)
    send(WorkerReply(ReplyKind.READY))
    Worker(send).read_questions(reading)
    leave()


if __name__ == "__main__":
    main(*sys.argv[1:])
