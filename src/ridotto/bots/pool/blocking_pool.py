"""The pool for programs without an event loop: it runs in a thread, and callers wait for it."""

import asyncio
import atexit
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from functools import cache
from threading import Thread
from typing import Any, TypeVar

from ridotto.bots.pool.messages import BotQuestion
from ridotto.bots.pool.pool import BotPool
from ridotto.bots.search_result import SearchResult

T = TypeVar("T")
CLOSING_TIME = 5.0
"""Seconds for ending the workers when the program ends."""


class BlockingPool:
    """Searches in worker processes, for a terminal or an arena."""

    def __init__(self, command: Sequence[str] | None = None) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._pool = self._run(self._open(command))
        atexit.register(self.close)

    def prepare(self, move_search: str) -> None:
        """Start a worker that compiles what a search needs, without waiting for it."""
        asyncio.run_coroutine_threadsafe(self._pool.prepare(move_search), self._loop)

    def think(self, question: BotQuestion) -> SearchResult | None:
        """What a search finds within its budget; None if it finds nothing in time."""
        return self._run(self._pool.think(question))

    @property
    def process_ids(self) -> list[int]:
        """The ids of the worker processes."""
        return self._pool.process_ids

    def close(self) -> None:
        """End the workers and the thread."""
        atexit.unregister(self.close)
        if self._loop.is_closed():
            return
        with suppress(TimeoutError):
            asyncio.run_coroutine_threadsafe(self._pool.close(), self._loop).result(CLOSING_TIME)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(CLOSING_TIME)
        self._loop.close()

    @staticmethod
    async def _open(command: Sequence[str] | None) -> BotPool:
        pool = BotPool(0, command=command)
        await pool.open()
        return pool

    def _run(self, coroutine: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result()


@cache
def shared_pool() -> BlockingPool:
    """The pool of this program."""
    return BlockingPool()
