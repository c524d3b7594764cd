"""A minimal websocket client: it shares two cores with the server that it measures."""

import asyncio
from collections.abc import Callable, Mapping
from typing import TypeAlias

OnMessage: TypeAlias = Callable[[bytes], None]
"""Called with each message."""
OnError: TypeAlias = Callable[[Exception], None]
"""Called with an error."""

TEXT, PING, PONG = 0x81, 0x89, 0x8A
MASKED = 0x80
NO_MASK = bytes(4)
"""A masking key of zeros, which leaves the text unchanged."""
SHORT, MIDDLE = 126, 1 << 16


class Socket(asyncio.Protocol):
    """One connection: it does the handshake, then passes on every message."""

    transport: asyncio.WriteTransport

    def __init__(self, upgrade: bytes, on_message: OnMessage, on_error: OnError) -> None:
        self.upgrade = upgrade
        self.on_message = on_message
        self.on_error = on_error
        self.rest = b""
        self.is_open = self.is_done = False

    def connection_made(self, transport: asyncio.WriteTransport) -> None:  # type: ignore[override]
        """Send the handshake."""
        self.transport = transport
        transport.write(self.upgrade)

    def data_received(self, data: bytes) -> None:
        """Handle some bytes, which need not end where a message ends."""
        if self.rest:
            data = self.rest + data
        self.rest = self.read(data) if self.is_open else self.read_handshake(data)

    def read_handshake(self, data: bytes) -> bytes:
        """Read the server's answer; returns the bytes after it."""
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            return data
        if not head.startswith(b"HTTP/1.1 101 "):
            self.on_error(ConnectionRefusedError(f"no WebSocket here: {head.decode(errors='replace')}"))
            return b""
        self.is_open = True
        return self.read(rest)

    def read(self, data: bytes) -> bytes:
        """Pass on every complete message; returns the bytes after them."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, body = data[at + 1], at + 2
            if size == 126:
                size, body = int.from_bytes(data[body : body + 2], "big"), body + 2
            elif size == 127:
                size, body = int.from_bytes(data[body : body + 8], "big"), body + 8
            if body + size > end:
                break
            self.handle_frame(data[at], data[body : body + size])
            at = body + size
        return data[at:]

    def handle_frame(self, kind: int, body: bytes) -> None:
        """Handle one frame; both servers send each message as one frame."""
        if kind == TEXT:
            self.on_message(body)
        elif kind == PING:
            self.transport.write(frame(body, PONG))
        else:
            self.on_error(ConnectionAbortedError(f"frame {kind:#x}: {body!r}, where a message was due"))
            self.close()

    def send(self, text: bytes) -> None:
        self.transport.write(frame(text))

    def connection_lost(self, exc: Exception | None) -> None:
        """Report a connection that the server closed early."""
        if not self.is_done:
            self.on_error(exc or ConnectionResetError("the server hung up"))

    def close(self) -> None:
        """Close without a closing handshake."""
        self.is_done = True
        self.transport.abort()


def frame(body: bytes, kind: int = TEXT) -> bytes:
    """A message as one masked frame."""
    size = len(body)
    if size < SHORT:
        head = bytes((kind, MASKED | size))
    elif size < MIDDLE:
        head = bytes((kind, MASKED | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((kind, MASKED | 127)) + size.to_bytes(8, "big")
    return head + NO_MASK + body


def upgrade(path: str, headers: Mapping[str, str], port: int) -> bytes:
    """The HTTP request that opens a websocket."""
    lines = {
        "Host": f"127.0.0.1:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "dGhlIG1hc2tlZCBiYWxsIQ==",
        "Sec-WebSocket-Version": "13",
        **headers,
    }
    told = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"GET {path} HTTP/1.1\r\n{told}\r\n".encode()
