"""A websocket client made of bytes, for clients that break the rules or never read."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from ridotto.server.socket.protocol import VERSION

SMALL = 4096
"""Bytes that the kernel keeps for a client that does not read."""
CONTINUATION, TEXT, CLOSE, PING, PONG = 0x0, 0x1, 0x8, 0x9, 0xA


def handshake(code: str, token: str = "", query: str = "", more: str = "") -> bytes:
    """The request for a websocket; without a token it is for a wall."""
    who = f"Authorization: Bearer {token}\r\n" if token else ""
    query = query or ("" if token else "wall=1")
    return (
        f"GET /ws/{code}?v={VERSION}&{query} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{who}{more}\r\n"
    ).encode()


def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    """A short frame, masked with zeros as a client's has to be."""
    assert len(data) < 126
    return bytes([fin << 7 | opcode, 0x80 | len(data)]) + bytes(4) + data


@contextmanager
def raw_connection(port: int, source: str = "127.0.0.1", small: bool = False) -> Iterator[socket.socket]:
    """A connection from an address of this machine; with `small`, hardly anything is kept for it."""
    with socket.socket() as line:
        if small:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        line.bind((source, 0))
        line.connect(("127.0.0.1", port))
        line.setblocking(False)
        yield line


async def open_websocket(line: socket.socket, code: str, token: str = "") -> None:
    """Shake hands, and read no further than the answer to that."""
    loop, answer = asyncio.get_running_loop(), b""
    line.send(handshake(code, token))
    while not answer.endswith(b"\r\n\r\n"):
        answer += await loop.sock_recv(line, 1)
    assert b" 101 " in answer, answer


async def send_until_refused(line: socket.socket, data: bytes, seconds: float = 120) -> None:
    """Send the same bytes again and again, without reading, until the server ends the connection."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(seconds):
            while True:
                await loop.sock_sendall(line, data)
    except ConnectionError:
        return


async def read_until(line: socket.socket, wanted: bytes, seconds: float = 120) -> bytes:
    """Everything until some bytes arrive, or the server ends the connection."""
    loop, found = asyncio.get_running_loop(), b""
    async with asyncio.timeout(seconds):
        with suppress(ConnectionError):
            while wanted not in found and (data := await loop.sock_recv(line, 65536)):
                found += data
    return found


async def read_all(line: socket.socket, seconds: float = 120) -> bytes:
    """Everything until the server ends the connection."""
    return await read_until(line, b"\0no such bytes\0", seconds)
