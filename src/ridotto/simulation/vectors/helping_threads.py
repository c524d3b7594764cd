"""Threads that make calls together with the thread of the caller.

A step of thousands of tables takes less than a millisecond, so what counts is how little Python runs between
two calls: an executor of the standard library needs longer to take up a task than the task takes.
"""

from collections.abc import Callable, Iterable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeAlias
from weakref import finalize

Call: TypeAlias = tuple[Callable[..., Any], tuple[Any, ...]]
Calls: TypeAlias = "SimpleQueue[Call | None]"
Results: TypeAlias = "SimpleQueue[Any]"

WAKE_UP: Final[Call] = (lambda: None, ())


class HelpingThreads:
    """Threads that wait for calls of compiled functions, which must not raise."""

    def __init__(self, count: int) -> None:
        """Begin no thread before the first call."""
        self._count = count
        self._threads: list[Thread] = []
        self._calls: Calls = SimpleQueue()
        self._results: Results = SimpleQueue()
        self._end: Callable[[], object] = lambda: None

    def wake_up(self) -> None:
        """Let the threads be ready for calls that will come at once."""
        if not self._threads:
            self._begin()
        for _ in self._threads:
            self._calls.put(WAKE_UP)

    def _begin(self) -> None:
        """Begin the threads; they end when nobody holds this object any more."""
        self._calls, self._results = SimpleQueue(), SimpleQueue()
        queues = (self._calls, self._results)
        self._threads = [Thread(target=make_calls, args=queues, daemon=True) for _ in range(self._count)]
        for thread in self._threads:
            thread.start()
        self._end = finalize(self, end_threads, self._calls, self._count)

    def call(self, function: Callable[..., Any], arguments: Iterable[tuple[Any, ...]]) -> list[Any]:
        """Call a function with each of these arguments; the results in the order in which they came."""
        waiting = 0
        try:
            for each in arguments:
                self._calls.put((function, each))
                waiting += 1
            try:
                while True:
                    make_call(self._calls.get_nowait(), self._results)
            except Empty:
                return [self._results.get() for _ in range(waiting)]
        except BaseException:  # such as Ctrl-C: nobody must write to the caller's arrays later
            self.close()
            raise

    def close(self) -> None:
        """End the threads when all calls are made; the next call begins them anew."""
        self._end()
        for thread in self._threads:
            thread.join()
        self._threads = []


def make_calls(calls: Calls, results: Results) -> None:
    """What a thread does all its life."""
    while (call := calls.get()) is not None:
        make_call(call, results)


def make_call(call: Call | None, results: Results) -> None:
    """Make a call, and keep its result."""
    if call is not None and call is not WAKE_UP:
        function, arguments = call
        results.put(function(*arguments))


def end_threads(calls: Calls, count: int) -> None:
    """Let the threads end."""
    for _ in range(count):
        calls.put(None)
