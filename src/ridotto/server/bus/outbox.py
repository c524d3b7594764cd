"""Pending notifications: the newest number of each table, for a limited number of tables."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from secrets import token_hex

from ridotto.server.bus.bus import Heard
from ridotto.server.store.store import Code

LOG = logging.getLogger(__name__)
CHANNEL = "ridotto"
MOST = 10_000
"""Maximum number of tables; without a connection, the oldest are dropped."""
LETTER = 100
"""Maximum number of tables in one message: PostgreSQL allows 8,000 bytes."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0


class Outbox:
    """Notifications that wait to be sent. A message reads `sender code=seq code=seq …`."""

    def __init__(self) -> None:
        self.sender = token_hex(4)
        self.news: dict[Code, int] = {}
        self.filled = asyncio.Event()

    def put(self, code: Code, seq: int) -> None:
        """Add a notification, which replaces an older one for the same table."""
        self.news[code] = max(seq, self.news.pop(code, 0))
        if len(self.news) > MOST:
            del self.news[next(iter(self.news))]
        self.filled.set()

    def take(self) -> list[str]:
        """Take everything, in as few messages as possible."""
        news, self.news = list(self.news.items()), {}
        self.filled.clear()
        return [self._letter(news[start : start + LETTER]) for start in range(0, len(news), LETTER)]

    def _letter(self, news: list[tuple[Code, int]]) -> str:
        return " ".join([self.sender, *(f"{code}={seq}" for code, seq in news)])

    def read(self, letter: str, heard: Heard) -> None:
        """Read a message from another process; our own and malformed ones are ignored."""
        sender, *news = letter.split(" ")
        if sender == self.sender:
            return
        for item in news:
            code, _, seq = item.rpartition("=")
            if code and seq.isdecimal():
                heard(code, int(seq))


def pauses() -> Iterator[float]:
    """Seconds to wait before each reconnection, increasing."""
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(2 * pause, LONGEST_PAUSE)


async def for_ever(talk: Callable[[], Awaitable[None]]) -> None:
    """Keep a connection running: reconnect for ever, with increasing pauses."""
    waits, clock = pauses(), asyncio.get_running_loop().time
    while True:
        start = clock()
        try:
            await talk()
        except Exception as error:  # connections fail in many ways; tables catch up without one
            LOG.warning("the bus is disconnected; trying again: %s", error or type(error).__name__)
        if clock() - start > LONGEST_PAUSE:
            waits = pauses()
        await asyncio.sleep(next(waits))
