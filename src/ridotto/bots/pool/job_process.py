"""The program of a worker process for long computations: one at a time, at the lowest priority.

It reads jobs and cancellations from its standard input, and writes lines of JSON. It ends with the program
that started it.
"""

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pickle import load
from queue import SimpleQueue
from threading import Event, Thread
from typing import BinaryIO

import msgspec

from ridotto.bots.pool.job_messages import Cancel, Failure, Job, JobFunction, JobReply
from ridotto.bots.pool.worker import leave, limit_memory, take_pipes
from ridotto.bots.search_result import load_object


class JobProcess:
    """Computes jobs one after the other, and listens for cancellations meanwhile."""

    def __init__(self, send: Callable[[JobReply], None]) -> None:
        self.send = send
        self._jobs: SimpleQueue[tuple[Job, Event]] = SimpleQueue()
        self._cancelled: dict[int, Event] = {}

    def listen(self, pipe: BinaryIO) -> None:
        """Take messages until the program at the other end is gone; then end this process."""
        with suppress(EOFError, OSError):
            while True:
                self.take(load(pipe))
        leave()

    def take(self, message: Job | Cancel) -> None:
        """Queue a job, or cancel one."""
        if isinstance(message, Cancel):
            if message.number in self._cancelled:
                self._cancelled[message.number].set()
            return
        cancelled = self._cancelled[message.number] = Event()
        self._jobs.put((message, cancelled))

    def compute_next(self) -> None:
        """Wait for the next job, and compute it."""
        job, cancelled = self._jobs.get()

        def tell_progress(share: float, what: str) -> None:
            self.send(JobReply(job.number, min(1.0, max(0.0, share)), what))

        try:
            function: JobFunction = load_object(job.function)
            results = dict(function(job.data, tell_progress, cancelled.is_set))
            self.send(JobReply(job.number, 1.0, results=results))
        except BaseException as error:  # the program that waits has to know, whatever it is
            self.send(JobReply(job.number, failure=Failure.of(error)))
        del self._cancelled[job.number]


def lower_priority(niceness: int) -> None:
    """Let others on this machine go first."""
    if sys.platform == "win32":
        return
    with suppress(OSError):
        os.nice(niceness)
    with suppress(OSError), open("/proc/self/autogroup", "w") as file:  # a session of its own has its share
        file.write(str(niceness))


def write_line(reply: JobReply, pipe: int) -> None:
    """Write a reply as a line, whether or not anybody reads it."""
    line = memoryview(msgspec.json.encode(reply) + b"\n")
    with suppress(OSError):
        while line:
            line = line[os.write(pipe, line) :]


def main(niceness: str) -> None:
    """Compute until the program at the other end is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program that started us
    reading, writing = take_pipes()
    limit_memory()
    lower_priority(int(niceness))
    process = JobProcess(lambda reply: write_line(reply, writing))
    Thread(target=process.listen, args=(reading,), daemon=True).start()
    while True:
        process.compute_next()


if __name__ == "__main__":
    main(*sys.argv[1:])
