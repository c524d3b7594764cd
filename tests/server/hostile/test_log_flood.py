"""Strangers cannot fill the log: whatever is refused before anybody is known leaves no line."""

import logging
from pathlib import Path

import pytest

from harness.connections.raw_websocket import handshake, raw_connection, read_all
from harness.server import server_in_process

pytestmark = pytest.mark.anyio
SLOW_MACHINE = "clocks stood still"
"""What a server says when it got no processor for seconds."""
HOST = b"Host: 127.0.0.1\r\nConnection: close\r\n"


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (b"no request at all\r\n\r\n", b"HTTP/1.1 400 "),
        (b"\x16\x03\x01\x02\x00" + bytes(100), b"HTTP/1.1 400 "),
        (b"GET /health HTTP/1.1\r\n" + HOST + b"Upgrade: h2c\r\n\r\n", b"HTTP/1.1 200 "),
        (b"POST /api/people HTTP/1.1\r\n" + HOST + b"Content-Length: 4\r\n\r\n\xff{[\x00", b"HTTP/1.1 422 "),
        (handshake("ABC234").replace(b"127.0.0.1", b"evil.example"), b"HTTP/1.1 421 "),
        (handshake("ABC234", more="Origin: https://evil.example\r\n"), b"HTTP/1.1 403 "),
        (handshake("ABC234").replace(b"/ws/", b"/no/"), b"HTTP/1.1 403 "),
        (handshake("ABC234").replace(b"Version: 13", b"Version: 8"), b"HTTP/1.1 4"),
        (handshake("ABC234").replace(b"GET", b"POST"), b"HTTP/1.1 4"),
        (handshake("ABC234", more=f"X-Long: {'x' * 9000}\r\n"), b"HTTP/1.1 431 "),
    ],
    ids=["no-http", "tls", "upgrade", "body", "host", "origin", "path", "version", "method", "long"],
)
async def test_a_request_that_is_refused_leaves_no_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, said: bytes, answer: bytes
) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        caplog.clear()
        with raw_connection(server.port) as line:
            line.send(said)
            assert (await read_all(line)).startswith(answer)
        assert (await server.http.get("/health")).status_code == 200

    warnings = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert [text for text in warnings if not text.startswith(SLOW_MACHINE)] == []
