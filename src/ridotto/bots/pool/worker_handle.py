"""A worker: a process next door in which bots think, so that nobody here waits for Numba, or for ever.

One worker thinks for all bots of a program that play one game, so that nobody waits until another game is
compiled. Whoever asks gets an answer within the limit or none at all: a
worker that is late, stuck or dead is put away, and a new one begins from what each bot has seen.
"""

import atexit
import logging
import os
import pickle
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from itertools import count
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import IO, Any, Final, NamedTuple

from ridotto.bots.bot import Invitation
from ridotto.bots.search_result import Budget, Thoughts
from ridotto.events import Event
from ridotto.play.rulebook import AnyView, SeenTable

GRACE: Final = 0.5
"""Seconds that a worker may be late; Numba and a busy machine need some of them."""
ATTEMPTS: Final = 3
"""How often a process is started that never gets ready."""
PROCESS: Final = ("-m", "ridotto.bots.pool.worker")

LOG: Final = logging.getLogger("ridotto.bots")


class Guest(NamedTuple):
    """A bot that has somebody think for it, and all that its player saw so far."""

    number: int
    thinker: str
    """Who thinks for it: a class in a module, `module:class`."""
    invitation: Invitation
    seed: int
    events: list[Event]


class Question(NamedTuple):
    """What a worker is asked: with all that the guest has seen, as it may not have met this one before."""

    number: int
    guest: Guest
    view: AnyView
    table: SeenTable
    budget: Budget


class Reply(NamedTuple):
    """What it answers; no thoughts if something went wrong."""

    number: int
    thoughts: Thoughts | None
    trouble: str = ""
    """What went wrong, on one line."""


class Cancel(NamedTuple):
    """Nobody wants to know any more."""

    number: int


READY: Final = Reply(-1, None)
"""What a worker says first, when everything is compiled."""


class Worker:
    """The process next door."""

    def __init__(self, command: Sequence[str] = PROCESS, grace: float = GRACE) -> None:
        """Nothing runs yet."""
        self.command = command
        self.grace = grace
        self.is_ready = False
        self.is_asked = False
        """Whether somebody waits for an answer."""
        self._attempts = 0
        self._guests = count()
        self._questions = count()
        self._process: subprocess.Popen[bytes] | None = None
        self._replies: SimpleQueue[Reply] = SimpleQueue()
        self._lock = Lock()
        self._troubles: set[str] = set()
        """What went wrong so far."""
        atexit.register(self.close)

    @property
    def process_id(self) -> int | None:
        """Which process it is now, if any."""
        return None if self._process is None else self._process.pid

    @property
    def runs(self) -> bool:
        """Whether there is a process that is alive."""
        return self._process is not None and self._process.poll() is None

    def admit(self, thinker: str, invitation: Invitation, seed: int) -> Guest:
        """A bot that will ask; the process begins to warm up."""
        with self._lock:
            self._start()
        return Guest(next(self._guests), thinker, invitation, seed, [])

    def think(self, guest: Guest, view: AnyView, table: SeenTable, budget: Budget) -> Thoughts | None:
        """What the process thinks; None if it does not within the budget."""
        began = monotonic()
        if not self._lock.acquire(timeout=budget.seconds):
            return None
        try:
            until = began + budget.seconds + self.grace
            question = Question(next(self._questions), guest, view, table, budget.after(monotonic() - began))
            return self._think(question, until)
        finally:
            self._lock.release()

    def cancel(self) -> None:
        """Whatever is thought about, nobody waits for it any more; what was found so far is answered."""
        self._send(Cancel(0))

    def close(self) -> None:
        """End the process, whatever it does."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                close(pipe)
        self.is_ready = False

    def _start(self) -> None:
        """Start the process, unless it runs; not for ever, if it never gets ready."""
        if self.runs:
            return
        self.close()
        if self._attempts == ATTEMPTS:
            return
        self._attempts += 1
        self._process = subprocess.Popen(
            [sys.executable, *self.command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        self._replies = SimpleQueue()
        Thread(target=self._listen, args=(self._process, self._replies), daemon=True).start()

    def _listen(self, process: "subprocess.Popen[bytes]", replies: "SimpleQueue[Reply]") -> None:
        """Take in what a process says, until it says nothing any more."""
        assert process.stdout is not None
        try:
            while True:
                self._hear(process, pickle.load(process.stdout), replies)
        except (EOFError, OSError):
            pass  # the pipe is closed
        except Exception as error:  # whatever it is that came through it
            if process is self._process:  # nobody has put it away and closed the pipe meanwhile
                self._complain(f"nobody can read its answer: {error}")
        replies.put(READY)  # nobody has to wait for the dead

    def _hear(self, process: "subprocess.Popen[bytes]", reply: Reply, replies: "SimpleQueue[Reply]") -> None:
        """Take in one thing that a process says."""
        if reply.trouble:
            self._complain(reply.trouble)
        if reply.number != READY.number:
            replies.put(reply)
        elif process is self._process and not reply.trouble:
            self._attempts, self.is_ready = 0, True

    def _complain(self, trouble: str) -> None:
        """Leave a line in the log, once for the same trouble."""
        if trouble not in self._troubles:
            self._troubles.add(trouble)
            LOG.warning("a bot plays without thinking, as something went wrong next door: %s", trouble)

    def _think(self, question: Question, until: float) -> Thoughts | None:
        """Ask, and wait for the answer to this question."""
        self._start()
        if not self.is_ready:
            return None
        self._send(question)
        self.is_asked = True
        reply = self._wait_for(question.number, until)
        self.is_asked = False
        if reply is not None and reply.thoughts is not None:
            return reply.thoughts
        self.close()
        self._start()
        return None

    def _wait_for(self, number: int, until: float) -> Reply | None:
        """The answer to one question; what comes too late for others is left aside."""
        while True:
            try:
                reply = self._replies.get(timeout=max(0.0, until - monotonic()))
            except Empty:
                return None
            if reply.number in (number, READY.number):
                return reply

    def _send(self, what: NamedTuple) -> None:
        """Say something, without waiting for somebody to listen."""
        process = self._process
        if process is not None and process.stdin is not None:
            Thread(target=send, args=(what, process.stdin), daemon=True).start()


def send(what: Any, pipe: IO[bytes]) -> None:
    """Say something through a pipe, whether or not anybody is at its other end."""
    with suppress(OSError, ValueError):
        pipe.write(pickle.dumps(what))
        pipe.flush()


def close(pipe: IO[bytes] | None) -> None:
    """Close a pipe, whether or not anybody is at its other end."""
    with suppress(OSError, ValueError):
        if pipe is not None:
            pipe.close()


@cache
def shared_worker(thinker: str) -> Worker:
    """The worker of this program for all bots that have this one think for them."""
    return Worker((*PROCESS, thinker))
