"""Clients that send frames without end or never read cost bounded memory and time, and their sockets end."""

import asyncio
import socket
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.protocol import Protocol, State

from harness.client import TIMEOUT, RecordingClient
from harness.connections.raw_websocket import (
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    frame,
    open_websocket,
    raw_connection,
    read_all,
    read_until,
    send_until_refused,
)
from harness.server import server_in_process
from ridotto.server.socket.fast_websocket import CONTROL_FRAMES, MOST_FRAGMENTS, FastWebSocket
from ridotto.server.tables import presence

pytestmark = pytest.mark.anyio
KEEPALIVE = 0.5


async def test_a_flood_of_pings_that_nobody_reads_the_answers_of_ends_the_socket(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        ann = await server.client("Ann")
        code = await ann.opens()
        with raw_connection(server.port, small=True) as line:
            await open_websocket(line, code)
            await send_until_refused(line, frame(PING, b"x" * 125) * 100)


@pytest.mark.parametrize("opcode", [PING, PONG])
async def test_too_many_control_frames_close_the_socket_with_1008(tmp_path: Path, opcode: int) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        ann = await server.client("Ann")
        code = await ann.opens()
        with raw_connection(server.port) as line:
            await open_websocket(line, code)
            line.send(frame(opcode) * (CONTROL_FRAMES[1] + 50))
            assert b"\x03\xf0too many control frames" in await read_all(line)


async def test_a_message_in_too_many_fragments_closes_the_socket_with_1008(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        ann = await server.client("Ann")
        code = await ann.opens()
        empty = frame(CONTINUATION, fin=False) * 100_000
        with raw_connection(server.port) as line:
            await open_websocket(line, code)
            line.send(frame(TEXT, fin=False))
            await send_until_refused(line, empty)
        with raw_connection(server.port) as line:
            await open_websocket(line, code)
            line.send(frame(TEXT, fin=False) + frame(CONTINUATION, fin=False) * 100)
            assert b"\x03\xf0too many fragments" in await read_all(line)


async def test_messages_in_many_fragments_one_after_the_other_close_the_socket_with_1008(
    tmp_path: Path,
) -> None:
    async with server_in_process(tmp_path / "r.db", rate=1e9, burst=10**9) as server:
        ann = await server.client("Ann")
        code = await ann.opens()
        ping = [frame(TEXT, b'{"do":', fin=False), frame(CONTINUATION, fin=False) * (MOST_FRAGMENTS - 5)]
        message = b"".join([*ping, frame(CONTINUATION, b'"ping"}')])
        with raw_connection(server.port) as line:
            await open_websocket(line, code)
            line.send(message)
            await send_until_refused(line, message * 10)


async def test_a_message_in_a_few_fragments_is_understood(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        ann = await server.client("Ann")
        code = await ann.opens()
        async with ann.connect(code) as door:
            await door.send(['{"do":"say",', '"id":"a",', "", '"text":"hello"}'])
            assert (await ann.hears(door, lambda told: told.get("id") == "a"))["type"] == "ack"


async def test_hundreds_of_messages_in_one_packet_are_all_answered_in_order(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db", rate=1e9, burst=10**9) as server:
        ann = await server.client("Ann")
        code = await ann.opens()
        messages = b"".join(frame(TEXT, b'{"do":"move","id":"m%d"}' % number) for number in range(900))
        with raw_connection(server.port) as line:
            await open_websocket(line, code)
            await asyncio.get_running_loop().sock_sendall(line, messages)
            answers = await read_until(line, b'"id":"m899"')
        numbers = [answers.index(b'"id":"m%d"' % number) for number in range(900)]
        assert numbers == sorted(numbers)


@pytest.fixture
def small_buffers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel keeps little of what the server sends, so that the rest stays in the server's memory."""
    connection_made = FastWebSocket.connection_made

    def with_a_small_buffer(self: FastWebSocket, transport: asyncio.BaseTransport) -> None:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        connection_made(self, transport)

    monkeypatch.setattr(FastWebSocket, "connection_made", with_a_small_buffer)


@pytest.fixture
def websockets(monkeypatch: pytest.MonkeyPatch) -> list[FastWebSocket]:
    """The server's ends of all connections, in the order of their handshakes."""
    made: list[FastWebSocket] = []
    start_keepalive = FastWebSocket.start_keepalive

    def recorded(self: FastWebSocket) -> None:
        made.append(self)
        start_keepalive(self)

    monkeypatch.setattr(FastWebSocket, "start_keepalive", recorded)
    return made


@pytest.mark.usefixtures("small_buffers")
async def test_a_guest_who_stops_reading_is_away_after_the_keepalive_and_a_bot_stands_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, websockets: list[FastWebSocket]
) -> None:
    monkeypatch.setattr(presence, "BLINK", 0.05)
    changes: dict[str, Any] = {"keepalive": TIMEOUT, "bot_processes": 1, "rate": 1e9, "burst": 10**9}
    async with server_in_process(tmp_path / "r.db", **changes) as server:
        ann, bob = await server.client("Ann"), await server.client("Bob")
        code = await ann.opens(players=2, grace=1, pace="instant")
        async with ann.connect(code) as door:
            async with bob.connect(code) as other:
                assert (await bob.does(other, "sit", seat=1))["type"] == "ack"
            with raw_connection(server.port, small=True) as line:
                await open_websocket(line, code, bob.token)
                await fill_buffer(ann, door)
                ping_at_once(websockets[-1], answer_within=KEEPALIVE)  # Ann may take longer
                assert (await ann.does(door, "begin"))["type"] == "ack"
                await ann.hears(door, lambda told: stands_in(told, 1))


def ping_at_once(websocket: FastWebSocket, answer_within: float) -> None:
    """What the keepalive does when its time has come."""
    websocket.stop_keepalive()
    websocket.ping_timeout = answer_within
    websocket.send_keepalive_ping()


def stands_in(told: dict[str, Any], seat: int) -> bool:
    """Whether a bot has taken over, because the guest on this seat is away."""
    table = told.get("table")
    return bool(table and table["chairs"][seat].get("stand_in"))


async def fill_buffer(ann: RecordingClient, door: Any) -> None:
    """Say more than the kernel keeps for somebody who does not read, and less than closes the socket."""
    for _ in range(100):
        assert (await ann.does(door, "say", text="x" * 200))["type"] == "ack"


@pytest.mark.usefixtures("small_buffers")
async def test_a_client_that_ends_its_side_and_does_not_read_is_cut_off(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db", rate=1e9, burst=10**9) as server:
        ann = await server.client("Ann")
        code = await ann.opens()
        async with ann.connect(code) as door:
            with raw_connection(server.port, small=True) as line:
                await open_websocket(line, code)
                await fill_buffer(ann, door)
                line.shutdown(1)
                async with asyncio.timeout(TIMEOUT):
                    while await sockets(server.http) > 1:
                        await asyncio.sleep(0.05)


async def sockets(http: Any) -> int:
    """The number of open websockets, as the metrics have it."""
    text = (await http.get("/metrics")).text
    return int(float(text.partition("\nridotto_sockets ")[2].partition("\n")[0]))


async def test_who_answers_the_keepalive_stays(tmp_path: Path, websockets: list[FastWebSocket]) -> None:
    async with server_in_process(tmp_path / "r.db", keepalive=TIMEOUT) as server:
        ann = await server.client("Ann")
        code = await ann.opens()
        async with ann.connect(code) as door:
            for _ in range(5):
                ping_at_once(websockets[0], answer_within=TIMEOUT)
                async with asyncio.timeout(TIMEOUT):
                    while websockets[0].pending_ping_payload is not None:
                        await asyncio.sleep(0.01)
            assert (await ann.does(door, "say", text="still here"))["type"] == "ack"
            assert websockets[0].pong_timer is None
            assert websockets[0].ping_timer is not None


# ── Without a network ────────────────────────────────────────────────────────────────────────────────


class DeafTransport(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""

    def write(self, data: Any) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return False


async def test_pings_of_a_client_that_does_not_read_get_one_answer_when_it_reads_again() -> None:
    config = uvicorn.Config(lambda: None, ws=FastWebSocket, log_config=None)
    transport, protocol = DeafTransport(), FastWebSocket(config, ServerState(), {})
    protocol.connection_made(transport)
    protocol.conn.state = State.OPEN
    protocol.conn.parser = Protocol.parse(protocol.conn)
    next(protocol.conn.parser)
    protocol.pause_writing()
    for number in range(10):
        protocol.data_received(frame(PING, b"%d" % number))
    assert transport.written == b""
    protocol.resume_writing()
    assert transport.written == b"\x8a\x019"
