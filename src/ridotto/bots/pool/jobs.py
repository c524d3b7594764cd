"""Long computations in worker processes of the pool, at the lowest priority: reviews of games.

A process that dies fails only its own job. Idle processes end after a while, because they hold memory.
"""

import asyncio
import os
import pickle
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process, create_subprocess_exec
from collections.abc import Mapping
from contextlib import suppress
from itertools import count
from typing import Final

import msgspec

from ridotto.bots.pool.job_messages import Cancel, Failure, Job, JobReply, Progress
from ridotto.refusal import Refusal

PROCESS: Final = ("-m", "ridotto.bots.pool.job_process")
NICENESS = 19
"""How much others on this machine go first: 19 is the lowest priority there is."""
IDLE: Final = 120.0
"""Seconds after which a process without a job ends."""
STOPPING: Final = 10.0
"""Seconds within which a cancelled job has to stop; then its process is killed."""
LONGEST: Final = 1200.0
"""Seconds after which a job is given up."""
MAX_LINE: Final = 16 << 20
"""Bytes in one line from a process."""


class JobFailed(Exception):
    """A job that had no result: it raised an error, took too long, or its process died."""


class JobTookTooLong(JobFailed):
    """A job that was given up; it would take as long again."""


class JobWorker:
    """A process for jobs, as the program that started it sees it."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._numbers = count()
        self.ending: asyncio.TimerHandle | None = None
        """Ends it when it has been idle for a while."""

    @staticmethod
    async def start() -> "JobWorker":
        """Start a process in a session of its own, which Ctrl-C does not reach."""
        process = await create_subprocess_exec(
            sys.executable,
            *PROCESS,
            str(NICENESS),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            start_new_session=True,
            limit=MAX_LINE,
        )
        return JobWorker(process)

    @property
    def process_id(self) -> int:
        """The id of the process."""
        return self._process.pid

    @property
    def is_over(self) -> bool:
        """Whether the process has ended."""
        return self._process.returncode is not None

    async def compute(self, function: str, data: bytes, progress: Progress) -> Mapping[str, bytes]:
        """The results of a job; JobFailed or a Refusal if there are none. Cancelling this cancels the job."""
        job = Job(next(self._numbers), function, data)
        self._send(job)
        try:
            async with asyncio.timeout(LONGEST):
                reply = await self._last_reply(job.number, progress)
        except TimeoutError:
            await self.close()
            raise JobTookTooLong("it took too long") from None
        except asyncio.CancelledError:
            await asyncio.shield(self._cancel(job.number))
            raise
        return _results_of(reply)

    async def _cancel(self, number: int) -> None:
        """Ask a job to stop, and end the process if it does not."""
        self._send(Cancel(number))
        try:
            async with asyncio.timeout(STOPPING):
                await self._last_reply(number, lambda _, __: None)
        except (TimeoutError, JobFailed):
            await self.close()

    def _send(self, message: Job | Cancel) -> None:
        assert self._process.stdin is not None
        with suppress(OSError, RuntimeError):  # it has just died, as reading shows
            self._process.stdin.write(pickle.dumps(message))

    async def _last_reply(self, number: int, progress: Progress) -> JobReply:
        assert self._process.stdout is not None
        with suppress(OSError, ValueError, msgspec.MsgspecError):
            while line := await self._process.stdout.readline():
                reply = msgspec.json.decode(line, type=JobReply)
                if reply.number != number:
                    continue
                if reply.results is not None or reply.failure is not None:
                    return reply
                progress(reply.share, reply.what)
        await self.close()
        raise JobFailed("its process ended")

    async def close(self) -> None:
        """Kill the process and everything it has started, and wait for its end."""
        if self._process.returncode is None:
            with suppress(OSError):
                if sys.platform == "win32":
                    self._process.kill()
                else:
                    os.killpg(self._process.pid, signal.SIGKILL)
        await self._process.wait()


def _results_of(reply: JobReply) -> Mapping[str, bytes]:
    if reply.results is not None:
        return reply.results
    failure = reply.failure or Failure("no result")
    refusal: Refusal | None = failure.refusal()
    raise refusal if refusal is not None else JobFailed(failure.name)


class JobWorkers:
    """The processes for jobs: as many as there are jobs at the same time."""

    def __init__(self, idle: float = IDLE) -> None:
        self._idle_time = idle
        self._idle: list[JobWorker] = []
        self._busy: set[JobWorker] = set()
        self._closing: set[asyncio.Task[None]] = set()

    @property
    def process_ids(self) -> list[int]:
        """The ids of the processes."""
        return [each.process_id for each in (*self._idle, *self._busy) if not each.is_over]

    async def compute(self, function: str, data: bytes, progress: Progress) -> Mapping[str, bytes]:
        """The results of a job, computed by an idle process or a new one."""
        worker = await self._take()
        self._busy.add(worker)
        try:
            return await worker.compute(function, data, progress)
        finally:
            self._busy.discard(worker)
            self._keep(worker)

    async def _take(self) -> JobWorker:
        while self._idle:
            worker = self._idle.pop()
            if worker.ending is not None:
                worker.ending.cancel()
            if not worker.is_over:
                return worker
        return await JobWorker.start()

    def _keep(self, worker: JobWorker) -> None:
        """Keep a process for the next job, for a while."""
        if worker.is_over:
            return
        self._idle.append(worker)
        worker.ending = asyncio.get_running_loop().call_later(self._idle_time, self._end, worker)

    def _end(self, worker: JobWorker) -> None:
        self._idle.remove(worker)
        closing = asyncio.ensure_future(worker.close())
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)

    async def close(self) -> None:
        """End all processes."""
        idle, self._idle = self._idle, []
        for each in idle:
            if each.ending is not None:
                each.ending.cancel()
        await asyncio.gather(*(each.close() for each in (*idle, *self._busy)), *self._closing)
