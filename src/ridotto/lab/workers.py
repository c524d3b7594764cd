"""Runs many tasks on all cores, results in order: threads for machine code, processes for Python bots."""

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from os import cpu_count
from typing import Final, TypeVar

AHEAD: Final = 4
"""Number of tasks per core that are started before their results are needed."""

Asked = TypeVar("Asked")
Done = TypeVar("Done")


def in_order(
    do: Callable[[Asked], Done], tasks: Iterable[Asked], cores: int, is_compiled: bool
) -> Generator[Done]:
    """The result of each task, on this many cores (0 for all); closing the iterator stops the work."""
    cores = cores or cpu_count() or 1
    if cores == 1:
        yield from map(do, tasks)
        return
    with threads(cores) if is_compiled else processes(cores) as workers:
        waiting: deque[Future[Done]] = deque()
        for task in tasks:
            waiting.append(workers.submit(do, task))
            if len(waiting) > AHEAD * cores:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


@contextmanager
def threads(cores: int) -> Iterator[Executor]:
    """Worker threads, which finish their current task at the end."""
    workers = ThreadPoolExecutor(cores)
    try:
        yield workers
    finally:
        workers.shutdown(cancel_futures=True)


@contextmanager
def processes(cores: int) -> Iterator[Executor]:
    """Worker processes, which are terminated at once if their results are no longer wanted."""
    others = set(active_children())
    workers = ProcessPoolExecutor(cores, get_context("spawn"), ignore_interrupts)
    try:
        yield workers
    except BaseException:  # clean up, and raise it again
        workers.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    workers.shutdown()


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the main process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
