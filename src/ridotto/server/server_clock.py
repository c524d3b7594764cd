"""The server's clock: the time of day as long as that goes forward, and never back.

All times in logs, clocks and messages come from here. If the system's clock is set back, the server's clock
goes on from where it was, a little slower until both agree again. A new process starts at the latest time
that the store knows, so a restart does not bring it back either.
"""

import asyncio
from collections.abc import Callable
from time import monotonic, time
from typing import Final

from ridotto.server.store.store import Milliseconds

TOLERANCE: Final = 1000
"""Milliseconds by which the clocks of two processes may differ."""
SLOWER: Final = 0.05
"""Share by which this clock is slower while it is ahead of the system's clock."""


class ServerClock:
    """A clock that never goes back, and never stands still."""

    def __init__(self, wall: Callable[[], float] = time, steady: Callable[[], float] = monotonic) -> None:
        """`wall` is the time of day in seconds and may jump; `steady` only goes forward."""
        self._wall, self._steady = wall, steady
        self._now, self._read_at = 1000 * wall(), 1000 * steady()

    def now(self) -> Milliseconds:
        """The time in milliseconds since 1970."""
        wall, steady = 1000 * self._wall(), 1000 * self._steady()
        elapsed = max(0.0, steady - self._read_at)
        self._now = max(wall, self._now + elapsed * (1 - SLOWER))
        self._read_at = steady
        return int(self._now)

    def advance_to(self, time: Milliseconds) -> None:
        """Go on from this time, if it is later by more than clocks may differ."""
        if time - self.now() > TOLERANCE:
            self._now = float(time)

    async def sleep(self, milliseconds: Milliseconds) -> None:
        """Wait for some time."""
        await asyncio.sleep(max(0, milliseconds) / 1000)
