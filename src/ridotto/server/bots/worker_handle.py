"""One bot process as the server sees it, from its start to its end."""

import asyncio
import os
import pickle
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process, create_subprocess_exec
from contextlib import suppress
from enum import Enum, auto
from itertools import count, islice
from typing import Final, NamedTuple

import msgspec

from ridotto.play.rulebook import Move
from ridotto.server.bots.messages import Asked, Line, Question, Said, Sitting, sitting

PROCESS: Final = ("-m", "ridotto.server.bots.worker")
START: Final = 60.0
"""Seconds after which a process that is not ready never will be."""
PATIENCE: Final = 20.0
"""Seconds in which a bot gets a chance to begin."""
CHAIRS: Final = 500
"""So many bots sit in a process; whoever was not asked for longest has to go."""


class End(Enum):
    """How a question ended."""

    ANSWERED = auto()
    FAILED = auto()
    """The bot did not answer, and the process lives on."""
    STUCK = auto()
    """The bot did not answer in time, and the process was ended for it."""
    DIED = auto()
    """The process ended, and nobody but this bot can have done it."""
    SUSPECT = auto()
    """The bot did not answer in time, and the process was ended; but others may have held it up."""
    DISTURBED = auto()
    """The process ended, and it may have been somebody else's fault."""


class Outcome(NamedTuple):
    """What came of a question."""

    end: End
    move: Move | None = None
    why: str = ""


DISTURBED: Final = Outcome(End.DISTURBED, why="its process ended again and again")


class Waiting:
    """A question that has no answer yet."""

    def __init__(self, who: Sitting) -> None:
        self.who = who
        self.begun = asyncio.Event()
        self.outcome: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()

    @property
    def is_answered(self) -> bool:
        """Whether it is known what came of it; not if only the time for it is over."""
        return self.outcome.done() and not self.outcome.cancelled()

    def end(self, outcome: Outcome) -> None:
        """This is what came of it, unless that is known already."""
        if not self.outcome.done():
            self.outcome.set_result(outcome)
        self.begun.set()


class NextDoor:
    """A process, and what it knows."""

    def __init__(self, process: Process, limit: float) -> None:
        """A process that has just been started, in which no bot may think for longer than the limit."""
        self.limit = limit
        self.is_over = False
        self._was_ready = False
        self._first_word = asyncio.Event()
        self._process = process
        self._numbers = count()
        self._waiting: dict[int, Waiting] = {}
        self._told: dict[Sitting, int] = {}
        """How many events each bot has heard of; who was asked last comes last."""
        self._listening = asyncio.create_task(self._listen())

    @staticmethod
    async def start(limit: float) -> "NextDoor":
        """Start a process and wait until it is ready; in a session of its own: Ctrl-C is not for it."""
        process = await create_subprocess_exec(
            sys.executable,
            *PROCESS,
            str(limit),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            start_new_session=True,
        )
        door = NextDoor(process, limit)
        await door._get_ready()
        return door

    @property
    def process_id(self) -> int:
        """Which process it is."""
        return self._process.pid

    async def ask(self, asked: Asked) -> Outcome:
        """Ask a bot. If it is stuck, the process is over."""
        if self.is_over:
            return DISTURBED if self._was_ready else Outcome(End.FAILED, why="no bot process gets ready")
        number, waiting = next(self._numbers), Waiting(sitting(asked))
        self._waiting[number] = waiting
        self._tell(number, asked)
        outcome = await self._wait_for(waiting)
        del self._waiting[number]
        if outcome.end == End.FAILED:
            self._told.pop(waiting.who, None)
        return outcome

    async def close(self) -> None:
        """End the process and everything it has started, and wait for that."""
        self._end()
        await self._process.wait()
        self._listening.cancel()
        await asyncio.wait({self._listening})

    async def _get_ready(self) -> None:
        """Wait for the first word; not for ever."""
        try:
            async with asyncio.timeout(START):
                await self._first_word.wait()
        except TimeoutError:
            self._end()

    async def _wait_for(self, waiting: Waiting) -> Outcome:
        """What comes of a question. A bot's time runs from when it begins; before, it is not to blame."""
        try:
            async with asyncio.timeout(PATIENCE):
                await waiting.begun.wait()
        except TimeoutError:
            self._end()
        try:
            async with asyncio.timeout(self.limit):
                return await waiting.outcome
        except TimeoutError:
            return self._too_late(waiting)

    def _too_late(self, waiting: Waiting) -> Outcome:
        """A bot's time is over: end the process, unless somebody else's was over in the same moment."""
        if self.is_over:
            return DISTURBED
        end = End.STUCK if self._thinking() == [waiting] else End.SUSPECT
        self._end()
        return Outcome(end, why=f"it thought for {self.limit:g} seconds, and its process is replaced")

    def _tell(self, number: int, asked: Asked) -> None:
        """Tell the process what is asked, and what it does not know yet."""
        who = sitting(asked)
        told = self._told.pop(who, None)
        known = told is not None and told <= len(asked.events)
        news = asked.events[told if known else 0 :]
        self._told[who] = len(asked.events)
        question = Question(
            number,
            who,
            None if known else asked.invitation,
            news,
            asked.view,
            asked.table,
            self._forgotten(),
        )
        assert self._process.stdin is not None
        with suppress(OSError, RuntimeError):  # it has just died; we shall hear of that
            self._process.stdin.write(pickle.dumps(question))

    def _forgotten(self) -> list[Sitting]:
        """Whoever has to go for others to sit; nobody who is thinking."""
        thinking = {waiting.who for waiting in self._waiting.values()}
        too_many = list(islice(self._told, max(0, len(self._told) - CHAIRS)))
        gone = [who for who in too_many if who not in thinking]
        for who in gone:
            del self._told[who]
        return gone

    async def _listen(self) -> None:
        """Take in what the process says, until it ends or says what nobody can read."""
        assert self._process.stdout is not None
        with suppress(OSError, ValueError, msgspec.MsgspecError):
            while line := await self._process.stdout.readline():
                self._hear(msgspec.json.decode(line, type=Line))
        self._blame()
        self._end()
        await self._process.wait()

    def _hear(self, line: Line) -> None:
        """Take in one line."""
        waiting = self._waiting.get(line.number)
        if line.said == Said.READY:
            self._was_ready = True
            self._first_word.set()
        elif waiting is not None and line.said == Said.BEGUN:
            waiting.begun.set()
        elif waiting is not None:
            end = End.ANSWERED if line.said == Said.ANSWERED else End.FAILED
            waiting.end(Outcome(end, line.move, line.why))

    def _blame(self) -> None:
        """The process has ended by itself: if only one was thinking, it was that one."""
        thinking = self._thinking()
        if not self.is_over and len(thinking) == 1:
            thinking[0].end(Outcome(End.DIED, why="it ended its process, which is replaced"))

    def _thinking(self) -> list[Waiting]:
        """Who has begun, and not answered."""
        return [w for w in self._waiting.values() if w.begun.is_set() and not w.is_answered]

    def _end(self) -> None:
        """End the process and everything it has started; whoever waits has to ask again elsewhere."""
        if self.is_over:
            return
        self.is_over = True
        with suppress(OSError):
            self._process.kill()
        if sys.platform != "win32":
            with suppress(OSError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._first_word.set()
        for waiting in self._waiting.values():
            waiting.end(DISTURBED)
