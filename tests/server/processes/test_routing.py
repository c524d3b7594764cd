"""`ridotto serve --processes N` gives every table to one worker, and survives the death of each part."""

import asyncio
import os
import signal
import socket
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import InvalidHandshake

from harness.client import TIMEOUT, RecordingClient, http_client
from harness.connections.raw_websocket import raw_connection, read_all
from harness.daemons import PostgreSQLServer
from harness.proc import children, cmdline, descendants, sockets_at, sockets_of, until_ended
from harness.server import Server
from harness.server_process import serve_command
from ridotto.server.listening.routing import code_in, process_in, worker_for

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc"),
]
WORKERS = 2


def workers_of(pid: int) -> list[int]:
    return [child for child in children(pid) if b"listening.worker" in cmdline(child)]


async def sockets_by_worker(server: Server) -> list[int]:
    """The number of websockets that each worker has."""
    found = []
    for number in range(WORKERS):
        async with http_client(server.port) as http:  # a connection stays with its worker
            found.append((await http.get(f"/metrics?process={number}")).text)
    return [int(float(text.partition("\nridotto_sockets ")[2].partition("\n")[0])) for text in found]


async def until_one_has_all(server: Server, sockets: int) -> None:
    """Wait until one worker has all sockets: a socket counts a moment after its handshake."""
    async with asyncio.timeout(TIMEOUT):
        while sorted(await sockets_by_worker(server)) != [0, sockets]:
            await asyncio.sleep(0.05)


async def test_a_table_is_in_one_worker_and_opens_elsewhere_when_that_is_killed(
    tmp_path: Path, cluster: PostgreSQLServer
) -> None:
    words = ("--store", cluster.new_database(), "--processes", f"{WORKERS}", "--bot-processes", "1")
    with serve_command(tmp_path / "unused.db", *words) as server:
        ann, bob = await server.client("Ann"), await server.client("Bob")
        code = await ann.opens(
            players=3, pace="instant", bots=("honest",), settings={"options": {"max_turns": 6}}
        )
        async with ann.connect(code) as one, bob.connect(code.lower()) as two, ann.connect(code, wall=1):
            assert (await bob.does(two, "sit", seat=1))["type"] == "ack"
            await until_one_has_all(server, 3)
            check_inheritance(server.process.pid, server.port)
            before = workers_of(server.process.pid)
            busy = before[(await sockets_by_worker(server)).index(3)]
            os.kill(busy, signal.SIGKILL)
            await until_ended(busy)
            await one.wait_closed()
        await comes_back(ann, code)
        async with ann.connect(code) as one:  # in the other worker, or the new one
            assert (await ann.does(one, "begin"))["type"] == "ack"
            await asyncio.gather(ann.plays(code, Random(1)), bob.plays(code, Random(2)))
        assert '"phase":"over"' in ann.heard[-1]
        async with asyncio.timeout(TIMEOUT):
            while len(workers_of(server.process.pid)) < WORKERS:
                await asyncio.sleep(0.05)
        assert (await ann.asks("GET", "/health")).status_code == 200
        with raw_connection(server.port):  # it says nothing, and delays nothing
            status, errors = server.stop(signal.SIGINT)
        assert status == 0
        assert "Warning" not in errors


async def comes_back(client: RecordingClient, code: str) -> None:
    """Connect again, as clients do, until it works: a connection may have been handed to the dying worker."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            try:
                async with client.connect(code):
                    return
            except (InvalidHandshake, OSError):
                await asyncio.sleep(0.05)


def check_inheritance(supervisor: int, port: int) -> None:
    """Only the supervisor listens, and only workers have connections of players."""
    listening, ours = sockets_at(port, only_listening=True), sockets_at(port)
    assert listening <= sockets_of(supervisor)
    for pid in descendants(supervisor):
        assert not listening & sockets_of(pid)
        if b"listening.worker" not in cmdline(pid):
            assert not ours & sockets_of(pid), cmdline(pid)
    assert any(b"pool.worker" in cmdline(pid) for pid in descendants(supervisor))


async def test_workers_end_with_a_supervisor_that_is_killed_and_the_port_is_free(
    tmp_path: Path, cluster: PostgreSQLServer
) -> None:
    words = ("--store", cluster.new_database(), "--processes", f"{WORKERS}", "--bot-processes", "1")
    with serve_command(tmp_path / "unused.db", *words) as server:
        with raw_connection(server.port) as silent, raw_connection(server.port) as slow:
            for byte in b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n":
                slow.send(bytes([byte]))
                await asyncio.sleep(0)
            assert (await read_all(slow)).startswith(b"HTTP/1.1 200 ")
            family = descendants(server.process.pid)
            assert len(family) >= WORKERS
            server.process.kill()
            assert await read_all(silent) == b""
        await until_ended(*family)
        with socket.socket() as again:
            again.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            again.bind(("127.0.0.1", server.port))
            again.listen()


async def test_bot_processes_of_a_single_server_have_none_of_its_sockets(tmp_path: Path) -> None:
    with serve_command(tmp_path / "r.db", "--bot-processes", "1") as server:
        ann = await server.client("Ann")
        code = await ann.opens(players=2, bots=("honest",), begin=True, pace="instant")
        async with ann.connect(code):
            bots = [pid for pid in descendants(server.process.pid) if b"pool.worker" in cmdline(pid)]
            assert bots
            assert sockets_at(server.port) & sockets_of(server.process.pid)
            for pid in bots:
                assert not sockets_at(server.port) & sockets_of(pid)


# ── On paper ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"GET /ws/ABC234?v=3&since=7 HTTP/1.1\r\n", "ABC234"),
        (b"GET /ws/abc-234 HTTP/1.1\r\n", "ABC234"),
        (b"GET /ws/abc%20234 HTTP/1.1\r\n", "ABC234"),
        (b"GET /t/ABC234 HTTP/1.1\r\n", "ABC234"),
        (b"GET /api/tables/ABC234/games/1/replay?as=1 HTTP/1.1\r\n", "ABC234"),
        (b"POST /api/tables HTTP/1.1\r\n", None),
        (b"GET /api/tables?code=ABC234 HTTP/1.1\r\n", None),
        (b"GET / HTTP/1.1\r\n", None),
        (b"\x16\x03\x01\x02\x00", None),
        (b"", None),
        (b"GET /ws/%ff%fe HTTP/1.1", ""),
    ],
)
def test_a_request_line_tells_the_table(line: bytes, code: str | None) -> None:
    assert code_in(line) == code


@pytest.mark.parametrize(
    ("line", "process"),
    [
        (b"GET /metrics?process=1 HTTP/1.1", 1),
        (b"GET /metrics?a=b&process=12&c=d HTTP/1.1", 12),
        (b"GET /metrics?process= HTTP/1.1", None),
        (b"GET /metrics HTTP/1.1", None),
        (b"GET /process=1 HTTP/1.1", None),
    ],
)
def test_a_request_line_may_ask_for_a_process(line: bytes, process: int | None) -> None:
    assert process_in(line) == process


def test_tables_are_spread_evenly_and_only_those_of_a_missing_worker_move() -> None:
    codes = [f"CODE{number}" for number in range(4000)]
    all_there = {code: worker_for(code, range(4)) for code in codes}
    without_two = {code: worker_for(code, (0, 1, 3)) for code in codes}

    assert all(800 < count < 1200 for count in Counter(all_there.values()).values())
    assert all(without_two[code] == all_there[code] for code in codes if all_there[code] != 2)
    assert set(without_two.values()) == {0, 1, 3}
