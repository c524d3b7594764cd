"""A network that can be cut: everything goes through, until it does not."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit


class CutLine:
    """A way to a server that loses its connections when told to."""

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
        """Lose every connection at once, whatever is on its way."""
        self.cuts += 1
        for writer in self._open:
            writer.transport.abort()
        self._open.clear()


@asynccontextmanager
async def cut_line(address: str) -> AsyncIterator[CutLine]:
    line = CutLine(address)
    server = await asyncio.start_server(line.carry, "127.0.0.1", 0)
    line.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield line
    finally:
        line.cut()
        server.close()
