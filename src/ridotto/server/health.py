"""Whether this process can do its work: everything it does has to be written to the store first."""

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

from ridotto.server.store.store import Store, Trouble

CACHED: Final = 1.0
"""Seconds for which an answer is given again without trying."""
TIMEOUT: Final = 2.0
"""Seconds that the store has for a small write."""
log = logging.getLogger("ridotto.server")


class HealthCheck:
    """Tries from time to time whether the store can be written to."""

    def __init__(self, store: Store, steady: Callable[[], float] = monotonic) -> None:
        self._store, self._steady = store, steady
        self._trying = asyncio.Lock()
        self._tried_at: float | None = None
        self._works = False

    async def works(self) -> bool:
        """Whether a write has just succeeded."""
        async with self._trying:
            if self._tried_at is None or self._steady() - self._tried_at >= CACHED:
                self._works = await self._try()
                self._tried_at = self._steady()
            return self._works

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(TIMEOUT):
                await self._store.try_write()
        except (Trouble, TimeoutError) as error:
            log.warning("the store cannot be written to: %s", error or "no answer")
            return False
        return True
