"""Connections without a whole request end in time, are counted from the start, and shut nobody out."""

import asyncio
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from harness.client import TIMEOUT, http_client
from harness.connections.raw_websocket import handshake, raw_connection, read_all
from harness.server import server_in_process
from harness.server_process import serve_command
from ridotto.server.listening import limited_http
from ridotto.server.listening.open_connections import PER_SOCKET, OpenConnections, network_of

pytestmark = pytest.mark.anyio
HALF = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
OTHER = "127.0.0.2"
"""An address of this machine that is no trusted proxy."""


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (b"", b""),
        (HALF, b"HTTP/1.1 408 "),
        (b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{", b""),
        (b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" + HALF, b"HTTP/1.1 200 "),
        (handshake("ABCDEF")[:-2], b"HTTP/1.1 408 "),
    ],
    ids=["nothing", "half a head", "half a body", "half a second request", "half a handshake"],
)
async def test_a_request_that_is_not_complete_in_time_ends_its_connection(
    tmp_path: Path, said: bytes, answer: bytes
) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        server.limits.request_timeout = 0.3
        with raw_connection(server.port) as line:
            line.send(said)
            assert (await read_all(line)).startswith(answer)
        server.limits.request_timeout = TIMEOUT
        assert (await server.http.get("/health")).status_code == 200


@pytest.mark.parametrize(
    ("more", "status"),
    [
        (f"X-Long: {'x' * 9000}\r\n", b"HTTP/1.1 431 "),
        ("".join(f"X-{number}: 1\r\n" for number in range(200)), b"HTTP/1.1 431 "),
        (f"X-Long: {'x' * 1_000_000}\r\n", b"HTTP/1.1 400 "),
        ("Transfer-Encoding: chunked\r\n", b"HTTP/1.1 400 "),
    ],
    ids=["a long line", "many headers", "a very long line", "a body"],
)
async def test_a_handshake_that_is_too_long_or_wrong_is_answered_and_closed(
    tmp_path: Path, more: str, status: bytes
) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        with raw_connection(server.port) as line:
            with suppress(ConnectionError):
                await asyncio.get_running_loop().sock_sendall(line, handshake("ABCDEF", more=more))
            assert (await read_all(line)).startswith(status)


async def test_a_request_line_that_is_too_long_is_answered_and_closed(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        with raw_connection(server.port) as line:
            await asyncio.get_running_loop().sock_sendall(line, b"GET /" + b"x" * 100_000)
            assert (await read_all(line)).startswith(b"HTTP/1.1 400 ")


async def test_an_address_has_so_many_connections_and_its_oldest_idle_ones_make_room(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db", connections=2) as server:
        limits = server.limits.open_connections
        server.limits.request_timeout = TIMEOUT  # none ends because it is slow
        with ExitStack() as stack:
            lines = [stack.enter_context(half_request(server.port, OTHER)) for _ in range(4 * PER_SOCKET)]
            await is_ended(lines[0])
            async with httpx.AsyncClient(
                transport=httpx.AsyncHTTPTransport(local_address=OTHER, verify=False), base_url=server.address
            ) as stranger:
                assert (await stranger.get("/health")).status_code == 200
            assert len(limits) <= 2 * PER_SOCKET + 1
            await is_ended(lines[1])
            assert not await has_ended(lines[-1])


async def test_a_trusted_proxy_has_no_limit_of_its_own(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db", connections=2) as server:
        server.limits.request_timeout = TIMEOUT
        with ExitStack() as stack:
            lines = [stack.enter_context(half_request(server.port)) for _ in range(4 * PER_SOCKET)]
            assert (await server.http.get("/health")).status_code == 200
            assert not await has_ended(lines[0])


@pytest.mark.skipif(sys.platform != "linux", reason="sets how many files a process may open")
async def test_more_half_requests_than_files_shut_nobody_out(tmp_path: Path) -> None:
    with serve_command(tmp_path / "r.db", "--bot-processes", "1", files=256) as server, ExitStack() as stack:
        for _ in range(300):
            stack.enter_context(half_request(server.port))
        async with http_client(server.port) as stranger:
            for _ in range(3):
                assert (await stranger.get("/health")).status_code == 200
        token = await server.register("Ann")
        assert token


@pytest.mark.parametrize("requests", [1, 400])
async def test_a_client_that_never_reads_its_answers_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, requests: int
) -> None:
    """One answer fits into the kernel's memory, so that the connection is idle; many answers do not."""
    monkeypatch.setattr(limited_http, "READ_TIMEOUT", 0.3)
    async with server_in_process(tmp_path / "r.db") as server:
        server.limits.request_timeout = 1.0
        limits = server.limits.open_connections
        with raw_connection(server.port, small=True) as line:
            line.send(b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * requests)
            await asyncio.get_running_loop().sock_recv(line, 1)
            async with asyncio.timeout(60):
                while len(limits):
                    await asyncio.sleep(0.02)
        assert (await server.http.get("/health")).status_code == 200


@contextmanager
def half_request(port: int, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A connection that sends half a request and stays."""
    with raw_connection(port, source) as line:
        line.send(HALF)
        yield line


async def has_ended(line: socket.socket) -> bool:
    """Whether the server has ended it."""
    try:
        return line.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


async def is_ended(line: socket.socket) -> None:
    assert await read_all(line) == b""


# ── On paper ─────────────────────────────────────────────────────────────────────────────────────────


class Line:
    """A connection that knows whether it was ended."""

    is_over = False

    def abort(self) -> None:
        self.is_over = True


def limits(most: int = 100, per_address: int = 100) -> OpenConnections:
    return OpenConnections(most, per_address, lambda address: address == "proxy")


def test_the_oldest_idle_connection_of_anybody_makes_room_when_there_are_too_many() -> None:
    counted, lines = limits(most=3), [Line() for _ in range(5)]
    counted.opened(lines[0], "a")
    counted.is_busy(lines[0])
    for line in lines[1:]:
        counted.opened(line, "b")

    assert [line.is_over for line in lines] == [False, True, True, False, False]
    assert len(counted) == 3


def test_a_connection_for_which_nobody_can_make_room_is_refused() -> None:
    counted, lines = limits(per_address=2), [Line() for _ in range(3)]
    for line in lines[:2]:
        counted.opened(line, "a")
        counted.is_busy(line)
    counted.opened(lines[2], "a")
    counted.closed(lines[2])

    assert [line.is_over for line in lines] == [False, False, True]
    assert len(counted) == 2


def test_a_connection_that_waits_for_its_next_request_makes_room_again() -> None:
    counted, lines = limits(per_address=1), [Line(), Line()]
    counted.opened(lines[0], "a")
    counted.is_busy(lines[0])
    counted.is_idle(lines[0])
    counted.opened(lines[1], "a")

    assert [line.is_over for line in lines] == [True, False]


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::"),
        ("", ""),
    ],
)
def test_ipv6_addresses_count_by_network(address: str, network: str) -> None:
    assert network_of(address) == network
