"""A connection that is sent what happens at a table: what still has to be sent, and when."""

import asyncio
from collections import deque
from time import time
from typing import Final, Protocol

from ridotto.seats import SPECTATOR, Player
from ridotto.server.tables.people import PersonId

MOST_WAITING: Final = 512 * 1024
"""Characters that may wait for a slow connection; beyond that it is closed, and the client resumes."""


class DirectSender(Protocol):
    """A connection that takes a text without waiting."""

    def send_now(self, text: str) -> int:
        """Send it; returns how many bytes the other end has not taken yet."""


class Subscriber:
    """One connection at a table."""

    def __init__(self, person: PersonId | None) -> None:
        """None is a screen that shows the table to a whole room."""
        self.person = person
        self.player: Player = SPECTATOR
        """The player whose frames it is sent."""
        self.ended = ""
        """Why it has to be closed, if it has."""
        self.over = asyncio.Event()
        """Set when it has to be closed."""
        self.most = MOST_WAITING
        self.direct: DirectSender | None = None
        """Sends at once, if there is one; else texts wait for `next`."""
        self._waiting: deque[str] = deque()
        self._size = 0
        self._delayed: deque[tuple[int, str]] = deque()
        """Texts for later, with their times in milliseconds since 1970."""
        self._news = asyncio.Event()

    def send(self, text: str) -> None:
        """Have a text sent; never waits."""
        if self.ended:
            return
        if self.direct is not None:
            if self.direct.send_now(text) > self.most:
                self.end("slow")
            return
        self._waiting.append(text)
        self._size += len(text)
        if self._size > self.most:
            self.end("slow")
        self._news.set()

    def send_at(self, text: str, at: int) -> None:
        """Have a text sent at some moment, and never before earlier ones."""
        if not self._delayed and at <= time() * 1000:
            self.send(text)
            return
        self._delayed.append((at, text))
        if len(self._delayed) == 1:
            self._release()

    def send_missed(self, text: str, at: int) -> None:
        """Have a text sent that was missed; its length does not count as being slow."""
        self.most += len(text)
        self.send_at(text, at)

    def flush(self) -> None:
        """Send all that is delayed: players do not wait for what spectators see later."""
        while self._delayed:
            self.send(self._delayed.popleft()[1])

    def _release(self) -> None:
        """Send what is due, and come back for the rest."""
        while self._delayed and self._delayed[0][0] <= time() * 1000:
            self.send(self._delayed.popleft()[1])
        if self._delayed and not self.ended:
            left = self._delayed[0][0] / 1000 - time()
            asyncio.get_running_loop().call_later(max(0.001, left), self._release)

    def end(self, why: str) -> None:
        """Have the connection closed."""
        self.ended = self.ended or why
        self.over.set()
        self._news.set()

    async def next(self) -> str | None:
        """The next text to be sent; None when the connection has to be closed."""
        while not self._waiting:
            if self.ended:
                return None
            self._news.clear()
            await self._news.wait()
        if self.ended == "slow":
            return None
        text = self._waiting.popleft()
        self._size -= len(text)
        return text
