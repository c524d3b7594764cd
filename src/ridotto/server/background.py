"""Long computations beside the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class BackgroundThread:
    """One thread, so that the event loop competes with one computation at a time for the interpreter."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "ridotto-background")

    async def run(self, function: Callable[P, T], *arguments: P.args, **options: P.kwargs) -> T:
        """Call a function there, after those that wait already."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, lambda: function(*arguments, **options))

    def close(self) -> None:
        """Give up what waits."""
        self._pool.shutdown(wait=False, cancel_futures=True)
