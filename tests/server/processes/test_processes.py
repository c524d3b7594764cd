"""Any process serves any table: guests hop, processes die or stop, the bus is cut; all play one game."""

import asyncio
import signal
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

from harness.amounts import examples
from harness.clocks import now
from harness.connections.persistent_client import PersistentClient
from harness.daemons import ValkeyServer, valkey
from harness.engines import PostgreSQLDatabase
from harness.log_check import check_against_log
from harness.server_process import RestartableServer, connected, server_processes
from server.processes.hopping import finish, four_guests, hear_all, hop, moves, sit_down

pytestmark = pytest.mark.anyio
DEAD = 4000
"""Milliseconds without a sign of life after which a process is gone."""

TURNS = examples(12, 200)
"""In one game, after which the next one begins."""

Trouble: TypeAlias = Callable[[list[RestartableServer], list[PersistentClient]], Awaitable[None]]


@pytest.fixture
def own_valkey() -> Iterator[ValkeyServer]:
    """A ValkeyServer that may be killed."""
    with valkey() as server:
        yield server


async def play_through(database: PostgreSQLDatabase, place: Path, bus: str, trouble: Trouble) -> None:
    """One table, three processes, and some trouble; everybody ends with the same game."""
    async with server_processes(database.url, place, 3, bus, dead=DEAD) as servers:
        code, guests = await four_guests(servers, settings={"options": {"max_turns": TURNS}})
        async with connected(*guests):
            guests[0].plays_on = True
            await sit_down(guests)
            await trouble(servers, guests)
            await finish(guests)
            await hear_all(database, code, guests)
    async with database.opened() as store:
        state = check_against_log(code, await store.read(code), guests)
    assert state.phase == "over"


async def die_and_stop(servers: list[RestartableServer], guests: list[PersistentClient]) -> None:
    """One process is killed, one stops breathing for a while and goes on where it was."""
    await hop(servers, guests)
    servers[0].kill()
    await moves(guests, 10)
    servers[1].signal(signal.SIGSTOP)
    for guest in guests:
        await guest.hangs_up()
    await until_alone(PostgreSQLDatabase(servers[2].store))
    servers[1].signal(signal.SIGCONT)
    servers[0].start()
    await moves(guests, 10)
    await hop(servers, guests)


async def until_alone(database: PostgreSQLDatabase) -> None:
    """Until only one process has given a sign of life lately."""
    async with database.opened() as store, asyncio.timeout(120):
        while len(await store.alive(now() - DEAD)) > 1:
            await asyncio.sleep(0.05)


async def test_guests_of_a_table_may_be_connected_to_any_process(
    tmp_path: Path, database: PostgreSQLDatabase
):
    await play_through(database, tmp_path, "", hop)


async def test_a_process_dies_and_one_stops_and_the_game_is_the_same_for_all(
    tmp_path: Path, database: PostgreSQLDatabase
):
    await play_through(database, tmp_path, "", die_and_stop)


async def test_over_valkey_a_process_dies_and_one_stops_and_the_game_is_the_same_for_all(
    tmp_path: Path, database: PostgreSQLDatabase, valkey_url: str
):
    await play_through(database, tmp_path, valkey_url, die_and_stop)


async def test_postgresqls_bus_is_cut_and_the_game_is_the_same_for_all(
    tmp_path: Path, database: PostgreSQLDatabase
):
    async def cut(servers: list[RestartableServer], guests: list[PersistentClient]) -> None:
        for _ in range(5):
            await moves(guests, 5)
            await database.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name = 'ridotto bus' AND datname = current_database()"
            )

    await play_through(database, tmp_path, "", cut)


async def test_valkey_is_killed_and_the_game_is_the_same_for_all(
    tmp_path: Path, database: PostgreSQLDatabase, own_valkey: ValkeyServer
):
    async def kill(servers: list[RestartableServer], guests: list[PersistentClient]) -> None:
        await moves(guests, 10)
        own_valkey.stop(signal.SIGKILL)
        await moves(guests, 10)
        own_valkey.start()
        await moves(guests, 10)

    await play_through(database, tmp_path, own_valkey.url, kill)
