"""Two processes behind one port: what an operator does, and what an address may do, counts for both."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from harness.client import TIMEOUT, RecordingClient
from harness.daemons import PostgreSQLServer
from harness.engines import PostgreSQLDatabase
from harness.proc import children, cmdline
from harness.program import surroundings
from harness.server_process import ServeCommand, serve_command, server_processes
from ridotto.server.listening.routing import worker_for

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc"),
]
TABLES = 40
"""Tables that an address may open per hour at this server."""


@pytest.fixture(scope="module")
def server(cluster: PostgreSQLServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServeCommand]:
    url = cluster.new_database()
    words = ("--store", url, "--processes", "2", "--bot-processes", "1", "--tables", str(TABLES))
    with serve_command(tmp_path_factory.mktemp("unused"), *words) as command:
        command.store = url
        yield command


async def a_table_in_each(ann: RecordingClient) -> list[str]:
    """The codes of two tables, each in another worker."""
    found: dict[int, str] = {}
    while len(found) < 2:
        code = await ann.opens()
        found[worker_for(code, range(2))] = code
    return list(found.values())


async def admin(server: ServeCommand, *words: str) -> None:
    """`ridotto admin` while the server runs."""
    command = [sys.executable, "-m", "ridotto", "admin", *words, "--store", server.store]
    done = await asyncio.to_thread(
        subprocess.run, command, capture_output=True, env=surroundings(), timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr


async def ends(person: RecordingClient, socket: object) -> int:
    """Wait until the server closes a socket; its close code."""
    with pytest.raises(ConnectionClosed) as closed:
        await person.hears(socket, lambda _: False)
    return int(closed.value.rcvd.code)


async def test_the_operator_closes_a_table_and_bans_a_person_in_whichever_process_they_are(
    server: ServeCommand,
) -> None:
    ann, eva = await server.client("Ann"), await server.client("Eva")
    first, second = await a_table_in_each(ann)
    async with ann.connect(first), eva.connect(first) as one, eva.connect(second) as two:
        await admin(server, "ban", eva.id)
        assert [await ends(eva, socket) for socket in (one, two)] == [4403, 4403]
    async with ann.connect(second) as socket:
        await admin(server, "close", second)
        assert await ends(ann, socket) == 4401
    async with asyncio.timeout(TIMEOUT):
        for _ in range(4):  # each worker in turn
            while (await eva.asks("GET", "/api/me")).status_code != 403:
                await asyncio.sleep(0.05)
    assert (await ann.asks("GET", "/api/me")).status_code == 200


async def test_an_address_has_one_quota_at_all_processes_together(server: ServeCommand) -> None:
    ann = await server.client("Ann")
    statuses = []
    for _ in range(TABLES + 4):  # each worker in turn
        async with asyncio.timeout(TIMEOUT):
            statuses.append((await ann.asks("POST", "/api/tables", json={})).status_code)

    assert statuses[-4:] == [429] * 4
    assert statuses.count(201) <= TABLES


async def test_a_worker_that_hangs_is_replaced(tmp_path: Path, database: PostgreSQLDatabase) -> None:
    async with server_processes(database.url, tmp_path, workers=2, hung=5) as [server]:
        assert server.process is not None
        supervisor = server.process.pid
        stopped = workers_of(supervisor)[0]
        os.kill(stopped, signal.SIGSTOP)
        async with asyncio.timeout(TIMEOUT + 30):
            while stopped in workers_of(supervisor) or len(workers_of(supervisor)) < 2:
                await asyncio.sleep(0.1)
        assert "hangs" in server.log.read_text()
        await server.ready()


def workers_of(pid: int) -> list[int]:
    return [child for child in children(pid) if b"listening.worker" in cmdline(child)]
