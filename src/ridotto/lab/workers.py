"""Many tasks on all cores, their results in order: threads for machine code, processes for thinkers."""

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from os import cpu_count
from typing import Final, TypeVar

AHEAD: Final = 4
"""Tasks that are handed out for each core before somebody takes the results."""

Asked = TypeVar("Asked")
Done = TypeVar("Done")


def in_order(
    do: Callable[[Asked], Done], tasks: Iterable[Asked], cores: int, is_compiled: bool
) -> Generator[Done]:
    """What comes of each task; 0 cores: all there are. Whoever stops listening stops the work."""
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
    """Workers that share our memory, and leave when their task is done."""
    workers = ThreadPoolExecutor(cores)
    try:
        yield workers
    finally:
        workers.shutdown(cancel_futures=True)


@contextmanager
def processes(cores: int) -> Iterator[Executor]:
    """Workers of their own, who are sent away in the middle of a thought if nobody wants it any more."""
    others = set(active_children())
    workers = ProcessPoolExecutor(cores, get_context("spawn"), deaf)
    try:
        yield workers
    except BaseException:
        workers.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    workers.shutdown()


def deaf() -> None:
    """Ctrl-C is for the one who handed out the tasks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
