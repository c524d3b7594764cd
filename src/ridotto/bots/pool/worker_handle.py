"""A worker process as the program that started it sees it."""

import asyncio
import os
import pickle
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process, create_subprocess_exec
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import Enum, auto
from itertools import count, islice
from typing import Final, NamedTuple

import msgspec

from ridotto.bots.pool.messages import (
    BotQuestion,
    Occupant,
    ReplyKind,
    WorkerQuestion,
    WorkerReply,
    occupant_of,
)
from ridotto.bots.search_result import SearchResult
from ridotto.play.rulebook import Move

PROCESS: Final = ("-m", "ridotto.bots.pool.worker")
START_TIMEOUT: Final = 60.0
"""Seconds after which a worker that is not ready is given up."""
BEGIN_TIMEOUT: Final = 20.0
"""Seconds within which a worker has to begin with a question."""
MAX_BOTS: Final = 500
"""Bots in one worker; the ones that were not asked for longest are dropped."""
GRACE: Final = 0.5
"""Seconds beyond its budget that a search may take: Numba and a busy machine need some of them."""


class End(Enum):
    """How a question ended."""

    ANSWERED = auto()
    FAILED = auto()
    """The bot did not answer, and the worker lives on."""
    STUCK = auto()
    """The bot did not answer in time, and its worker was killed."""
    DIED = auto()
    """The worker ended, and only this bot can have caused it."""
    SUSPECT = auto()
    """The bot did not answer in time, and its worker was killed; but other bots may have held it up."""
    DISTURBED = auto()
    """The worker ended, possibly because of another bot."""


class Outcome(NamedTuple):
    """The result of a question."""

    end: End
    move: Move | None = None
    result: SearchResult | None = None
    why: str = ""


DISTURBED: Final = Outcome(End.DISTURBED, why="its process ended again and again")


class OpenQuestion:
    """A question that has no answer yet."""

    def __init__(self, occupant: Occupant) -> None:
        self.occupant = occupant
        self.begun = asyncio.Event()
        self.outcome: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()

    @property
    def is_answered(self) -> bool:
        """Whether its outcome is known; not if only its time is over."""
        return self.outcome.done() and not self.outcome.cancelled()

    def end(self, outcome: Outcome) -> None:
        """Set the outcome, unless there is one."""
        if not self.outcome.done():
            self.outcome.set_result(outcome)
        self.begun.set()


class WorkerHandle:
    """A worker process, and what its bots have been told."""

    def __init__(self, process: Process, limit: float, warn: Callable[[str], None]) -> None:
        """A process that has just been started, in which no bot may think for longer than the limit."""
        self.limit = limit
        self.is_over = False
        self.was_ready = False
        self._warn = warn
        self._first_reply = asyncio.Event()
        self._process = process
        self._numbers = count()
        self._open: dict[int, OpenQuestion] = {}
        self._events_told: dict[Occupant, int] = {}
        """How many events each bot has seen; the bot that was asked last comes last."""
        self._reading = asyncio.create_task(self._read_replies())

    @staticmethod
    async def start(
        limit: float,
        warn: Callable[[str], None],
        move_searches: Sequence[str] = (),
        command: Sequence[str] | None = None,
    ) -> "WorkerHandle":
        """Start a worker in a session of its own, which Ctrl-C does not reach."""
        process = await create_subprocess_exec(
            sys.executable,
            *(command or PROCESS),
            str(limit),
            *move_searches,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            start_new_session=True,
        )
        return WorkerHandle(process, limit, warn)

    @property
    def process_id(self) -> int:
        """The id of the process."""
        return self._process.pid

    async def ask(self, question: BotQuestion) -> Outcome:
        """Ask a bot. If it is stuck, this worker is over."""
        if self.is_over:
            return DISTURBED if self.was_ready else Outcome(End.FAILED, why="no bot process gets ready")
        number, asked = next(self._numbers), OpenQuestion(occupant_of(question))
        self._open[number] = asked
        self._send(number, question)
        outcome = await self._wait_for(asked, self.limit_of(question))
        del self._open[number]
        if outcome.end == End.FAILED:
            self._events_told.pop(asked.occupant, None)
        return outcome

    def limit_of(self, question: BotQuestion) -> float:
        """How many seconds a bot may think about a question."""
        return self.limit if question.budget is None else question.budget.seconds + GRACE

    async def close(self) -> None:
        """Kill the process and everything it has started, and wait for its end."""
        self._kill()
        await self._process.wait()
        self._reading.cancel()
        await asyncio.wait({self._reading})

    async def wait_until_ready(self) -> None:
        """Wait until the worker takes questions, or is over."""
        try:
            async with asyncio.timeout(START_TIMEOUT):
                await self._first_reply.wait()
        except TimeoutError:
            self._kill()

    async def _wait_for(self, question: OpenQuestion, limit: float) -> Outcome:
        """The outcome of a question. A bot's time runs from when it begins."""
        try:
            async with asyncio.timeout(BEGIN_TIMEOUT):
                await question.begun.wait()
        except TimeoutError:
            self._kill()
        try:
            async with asyncio.timeout(limit):
                return await question.outcome
        except TimeoutError:
            return self._time_out(question, limit)

    def _time_out(self, question: OpenQuestion, limit: float) -> Outcome:
        """A bot's time is over: kill the process, unless it was killed in the same moment."""
        if self.is_over:
            return DISTURBED
        end = End.STUCK if self._thinking() == [question] else End.SUSPECT
        self._kill()
        return Outcome(end, why=f"it thought for {limit:g} seconds, and its process is replaced")

    def _send(self, number: int, question: BotQuestion) -> None:
        """Send a question with what the worker does not know yet."""
        occupant = occupant_of(question)
        told = self._events_told.pop(occupant, None)
        known = told is not None and told <= len(question.events)
        self._events_told[occupant] = len(question.events)
        message = WorkerQuestion(
            number,
            occupant,
            None if known else question.invitation,
            question.events[told if known else 0 :],
            question.view,
            question.table,
            question.budget,
            self._bots_to_drop(),
        )
        assert self._process.stdin is not None
        with suppress(OSError, RuntimeError):  # it has just died; `_read_replies` notices that
            self._process.stdin.write(pickle.dumps(message))

    def _bots_to_drop(self) -> list[Occupant]:
        """The bots beyond the limit that were not asked for longest; none that is thinking."""
        thinking = {question.occupant for question in self._open.values()}
        too_many = list(islice(self._events_told, max(0, len(self._events_told) - MAX_BOTS)))
        dropped = [occupant for occupant in too_many if occupant not in thinking]
        for occupant in dropped:
            del self._events_told[occupant]
        return dropped

    async def _read_replies(self) -> None:
        """Read until the process ends or sends something invalid."""
        assert self._process.stdout is not None
        with suppress(OSError, ValueError, msgspec.MsgspecError):
            while line := await self._process.stdout.readline():
                self._take(msgspec.json.decode(line, type=WorkerReply))
        self._blame()
        self._kill()
        await self._process.wait()

    def _take(self, reply: WorkerReply) -> None:
        question = self._open.get(reply.number)
        if reply.kind == ReplyKind.READY:
            self.was_ready = True
            self._first_reply.set()
        elif reply.kind == ReplyKind.WARNED:
            self._warn(reply.why)
        elif question is not None and reply.kind == ReplyKind.BEGUN:
            question.begun.set()
        elif question is not None:
            end = End.ANSWERED if reply.kind == ReplyKind.ANSWERED else End.FAILED
            question.end(Outcome(end, reply.move, reply.result, reply.why))

    def _blame(self) -> None:
        """The process has ended by itself: if only one bot was thinking, it was that one."""
        thinking = self._thinking()
        if not self.is_over and len(thinking) == 1:
            thinking[0].end(Outcome(End.DIED, why="it ended its process, which is replaced"))

    def _thinking(self) -> list[OpenQuestion]:
        """The questions that have been begun and not been answered."""
        return [each for each in self._open.values() if each.begun.is_set() and not each.is_answered]

    def _kill(self) -> None:
        """Kill the process and everything it has started; open questions have to be asked elsewhere."""
        if self.is_over:
            return
        self.is_over = True
        with suppress(OSError):
            if sys.platform == "win32":
                self._process.kill()
            else:  # Process.kill() might collect the exit status that asyncio waits for
                os.killpg(self._process.pid, signal.SIGKILL)
        self._first_reply.set()
        for question in self._open.values():
            question.end(DISTURBED)
