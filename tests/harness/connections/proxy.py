"""Proxies between clients and a server.

`unreliable_proxy` speaks WebSocket on both sides and does not read the messages. Commands from a client may
be doubled, delayed, overtaken by later ones, or lost; messages from the server keep their order, as on any
connection, but may be late; and connections are cut again and again. `cuttable_proxy` copies bytes until it
is told to cut all connections.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from random import Random
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import WebSocketException


class UnreliableProxy:
    """How unreliable it is, and what it has done."""

    def __init__(self, target: Callable[[], str], seed: int, *, tries: float = 1.0) -> None:
        self.target, self.chance, self.tries = target, Random(seed), tries
        self.address = ""
        self.is_down = False
        self.doubled = self.held = self.dropped = self.cut = 0
        self.connections: set[ServerConnection] = set()

    async def cut_all(self) -> None:
        """Cut every connection at once."""
        for connection in list(self.connections):
            connection.transport.abort()

    def happens(self, how_often: float) -> bool:
        return self.chance.random() < how_often * self.tries

    async def carry(self, client: ServerConnection) -> None:
        """One connection from its beginning to its end."""
        assert client.request is not None
        if self.is_down:
            return
        headers = {"Authorization": client.request.headers["Authorization"]}
        self.connections.add(client)
        try:
            async with connect(
                self.target() + client.request.path,
                additional_headers=headers, compression=None, ping_interval=None, close_timeout=1,
            ) as server:  # fmt: skip
                await self._copy_both_ways(client, server)
        except (OSError, WebSocketException):
            pass
        finally:
            self.connections.discard(client)

    async def _copy_both_ways(self, client: ServerConnection, server: ClientConnection) -> None:
        ways = [
            asyncio.create_task(self._to_server(client, server)),
            asyncio.create_task(self._to_client(client, server)),
        ]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        if server.close_code is not None:
            await client.close(server.close_code if server.close_code >= 1000 else 1011)

    async def _to_server(self, client: ServerConnection, server: ClientConnection) -> None:
        """Each command is delivered by a task of its own, so that one may overtake another."""
        async with asyncio.TaskGroup() as under_way:
            async for text in client:
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

    async def _to_client(self, client: ServerConnection, server: ClientConnection) -> None:
        async for text in server:
            if self.happens(0.01):
                await asyncio.sleep(self.chance.random() * 0.3)
            if self.happens(0.01):
                self.cut += 1
                return
            await client.send(text)


@asynccontextmanager
async def unreliable_proxy(
    target: Callable[[], str], seed: int, tries: float = 1.0
) -> AsyncIterator[UnreliableProxy]:
    proxy = UnreliableProxy(target, seed, tries=tries)
    async with serve(
        proxy.carry, "127.0.0.1", 0, compression=None, ping_interval=None, close_timeout=1
    ) as listener:
        proxy.address = f"ws://127.0.0.1:{listener.sockets[0].getsockname()[1]}"
        yield proxy


class CuttableProxy:
    """Copies bytes to a server, and cuts all connections when told to."""

    def __init__(self, address: str) -> None:
        self.there = urlsplit(address)
        self.address = ""
        self.cuts = 0
        self._open: set[asyncio.StreamWriter] = set()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(self.there.hostname, self.there.port)
        self._open |= {writer, back}
        await asyncio.gather(self._copy(reader, back), self._copy(there, writer))

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        writer.close()

    def cut(self) -> None:
        """Cut every connection at once, whatever is on its way."""
        self.cuts += 1
        for writer in self._open:
            writer.transport.abort()
        self._open.clear()


@asynccontextmanager
async def cuttable_proxy(address: str) -> AsyncIterator[CuttableProxy]:
    proxy = CuttableProxy(address)
    server = await asyncio.start_server(proxy.carry, "127.0.0.1", 0)
    proxy.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield proxy
    finally:
        proxy.cut()
        server.close()
