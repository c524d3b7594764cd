"""Somebody who listens to a table: a socket, with what it was sent and what still has to be."""

import asyncio
from collections import deque
from time import time
from typing import Final, Protocol

from ridotto.seats import SPECTATOR, Player
from ridotto.server.tables.seats import PersonId

MOST_WAITING: Final = 512 * 1024
"""Characters that may wait for a slow socket; who is further behind is cut off, and resumes."""


class Wire(Protocol):
    """A line that takes a text at once."""

    def tell(self, text: str) -> int:
        """Send it; how much the other end has not taken yet."""


class Watch:
    """One socket at a table."""

    def __init__(self, person: PersonId | None) -> None:
        """Nobody in particular is a wall that shows the table to a room."""
        self.person = person
        self.player: Player = SPECTATOR
        """Through whose eyes it sees."""
        self.ended = ""
        """Why it has to go, if it has."""
        self.over = asyncio.Event()
        """Set when it has to go."""
        self.most = MOST_WAITING
        self.wire: Wire | None = None
        """The short way out, if there is one; else whoever asks for the next text sends it."""
        self._waiting: deque[str] = deque()
        self._size = 0
        self._held: deque[tuple[int, str]] = deque()
        """What is to be said later, and when, in milliseconds since 1970."""
        self._news = asyncio.Event()

    def tell(self, text: str) -> None:
        """Have something sent; never waits."""
        if self.ended:
            return
        if self.wire is not None:
            if self.wire.tell(text) > self.most:
                self.end("slow")
            return
        self._waiting.append(text)
        self._size += len(text)
        if self._size > self.most:
            self.end("slow")
        self._news.set()

    def tell_at(self, text: str, at: int) -> None:
        """Have something sent at some moment, and never before what was said earlier."""
        if not self._held and at <= time() * 1000:
            self.tell(text)
            return
        self._held.append((at, text))
        if len(self._held) == 1:
            self._release()

    def tell_first(self, text: str, at: int) -> None:
        """Have something sent that was missed: however long it is, nobody is slow for that."""
        self.most += len(text)
        self.tell_at(text, at)

    def hurry(self) -> None:
        """Say all that was held back: who plays does not wait for what others see later."""
        while self._held:
            self.tell(self._held.popleft()[1])

    def _release(self) -> None:
        """Say what was held back until now, and come back for the rest."""
        while self._held and self._held[0][0] <= time() * 1000:
            self.tell(self._held.popleft()[1])
        if self._held and not self.ended:
            left = self._held[0][0] / 1000 - time()
            asyncio.get_running_loop().call_later(max(0.001, left), self._release)

    def end(self, why: str) -> None:
        """Send what waits no more, and close."""
        self.ended = self.ended or why
        self.over.set()
        self._news.set()

    async def next(self) -> str | None:
        """What has to be sent next; None when it is over."""
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
