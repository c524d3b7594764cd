"""A bad line between guests and a server: messages come twice, late, in another order, or never.

It speaks WebSocket on both sides and knows nothing of what is said. What a guest says may be doubled, held
back, or overtaken by what they say next; the server's words keep their order, as on any line, but may come
late; and the line itself is cut again and again.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import WebSocketException


class BadLine:
    """How bad, and what has happened."""

    def __init__(self, target: Callable[[], str], seed: int, *, tries: float = 1.0) -> None:
        self.target, self.chance, self.tries = target, Random(seed), tries
        self.address = ""
        self.is_down = False
        self.doubled = self.held = self.dropped = self.cut = 0
        self.lines: set[ServerConnection] = set()

    async def cut_all(self) -> None:
        """Everybody loses their line at once."""
        for line in list(self.lines):
            line.transport.abort()

    def happens(self, how_often: float) -> bool:
        return self.chance.random() < how_often * self.tries

    async def carry(self, guest: ServerConnection) -> None:
        """One line from its beginning to its end."""
        assert guest.request is not None
        if self.is_down:
            return
        headers = {"Authorization": guest.request.headers["Authorization"]}
        self.lines.add(guest)
        try:
            async with connect(
                self.target() + guest.request.path,
                additional_headers=headers, compression=None, ping_interval=None, close_timeout=1,
            ) as server:  # fmt: skip
                await self._both_ways(guest, server)
        except (OSError, WebSocketException):
            pass
        finally:
            self.lines.discard(guest)

    async def _both_ways(self, guest: ServerConnection, server: ClientConnection) -> None:
        ways = [
            asyncio.create_task(self._to_server(guest, server)),
            asyncio.create_task(self._to_guest(guest, server)),
        ]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        if server.close_code is not None:
            await guest.close(server.close_code if server.close_code >= 1000 else 1011)

    async def _to_server(self, guest: ServerConnection, server: ClientConnection) -> None:
        """Each command goes its own way, so that one may overtake another."""
        async with asyncio.TaskGroup() as under_way:
            async for text in guest:
                if self.happens(0.05):
                    self.dropped += 1
                    if self.happens(0.5):
                        return
                    continue
                under_way.create_task(self._deliver(text, server))
                if self.happens(0.2):
                    self.doubled += 1
                    under_way.create_task(self._deliver(text, server))

    async def _deliver(self, text: str | bytes, server: ClientConnection) -> None:
        if self.happens(0.3):
            self.held += 1
            await asyncio.sleep(self.chance.random() * 0.2)
        await server.send(text)

    async def _to_guest(self, guest: ServerConnection, server: ClientConnection) -> None:
        async for text in server:
            if self.happens(0.01):
                await asyncio.sleep(self.chance.random() * 0.3)
            if self.happens(0.01):
                self.cut += 1
                return
            await guest.send(text)


@asynccontextmanager
async def bad_line(target: Callable[[], str], seed: int, tries: float = 1.0) -> AsyncIterator[BadLine]:
    """A bad line, open to guests."""
    line = BadLine(target, seed, tries=tries)
    async with serve(
        line.carry, "127.0.0.1", 0, compression=None, ping_interval=None, close_timeout=1
    ) as door:
        line.address = f"ws://127.0.0.1:{door.sockets[0].getsockname()[1]}"
        yield line
