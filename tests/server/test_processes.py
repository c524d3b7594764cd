"""Any process serves any table: guests hop, processes die or stop, the bus is cut; all play one game."""

import asyncio
import signal
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest

from server.client import Guest
from server.daemons import Valkey, valkey
from server.engines import Database
from server.processes import ServerProcess, serving, staying
from server.witness import bear_witness

pytestmark = pytest.mark.anyio

Trouble: TypeAlias = Callable[[list[ServerProcess], list[Guest]], Awaitable[None]]
NAMES = ("Ann", "Bob", "Cléa", "Dan")


@pytest.fixture
def own_valkey() -> Iterator[Valkey]:
    """A Valkey that may be killed."""
    with valkey() as server:
        yield server


class Hopper:
    """Knows where a guest goes next: to any process, as without sticky sessions."""

    def __init__(self, servers: list[ServerProcess], seed: str) -> None:
        self.servers, self.chance = servers, Random(seed)

    def __call__(self) -> str:
        return self.chance.choice(self.servers).address


async def four_guests(servers: list[ServerProcess], **agreement: object) -> tuple[str, list[Guest]]:
    """Ann's table, on its way to three friends, all over any process."""
    code, token = await servers[0].open_table("Ann", players=4, **agreement)
    tokens = [token, *[await servers[-1].meet(name) for name in NAMES[1:]]]
    guests = [
        Guest(name, token, code, Hopper(servers, name), talks=0.1)
        for name, token in zip(NAMES, tokens, strict=True)
    ]
    return code, guests


async def sit_down(guests: list[Guest]) -> None:
    for seat, guest in enumerate(guests[1:], 1):
        guest.does("sit", seat=seat)
    await guests[0].until(lambda ann: all(ann.table.get("chairs", [{}])))
    guests[0].does("begin")


async def moves(guests: list[Guest], number: int) -> None:
    """Until so many more commands are answered."""
    enough = sum(len(guest.acks) for guest in guests) + number
    async with asyncio.timeout(120):
        while sum(len(guest.acks) for guest in guests) < enough:
            await asyncio.sleep(0.01)


async def finish(guests: list[Guest]) -> None:
    """Everybody sees the end, and says nothing more."""
    for guest in guests:
        guest.plays_on = False
    for guest in guests:
        await guest.until(lambda guest: guest.phase == "over")
        guest.talks = 0.0
    for guest in guests:
        await guest.until(lambda guest: not guest.open)


async def play_through(database: Database, place: Path, bus: str, trouble: Trouble) -> None:
    """One table, three processes, and some trouble; everybody ends with the same game."""
    async with serving(database.url, place, 3, bus, dead=4000) as servers:
        code, guests = await four_guests(servers)
        async with staying(*guests):
            guests[0].plays_on = True
            await sit_down(guests)
            await trouble(servers, guests)
            await finish(guests)
            await hear_all(database, code, guests)
    async with database.opened() as store:
        room = bear_witness(code, await store.read(code), guests)
    assert room.phase == "over"


async def hear_all(database: Database, code: str, guests: list[Guest]) -> None:
    """Nobody is left behind: each has heard the last number that matters."""
    async with database.opened() as store:
        head = (await store.heads([code]))[code]
    for guest in guests:
        await guest.until(lambda guest: (guest.seq or 0) >= head, 30)


async def hop(servers: list[ServerProcess], guests: list[Guest]) -> None:
    """Guests lose their lines and come back somewhere else."""
    for guest in guests * 3:
        await moves(guests, 4)
        await guest.hangs_up()


async def die_and_stop(servers: list[ServerProcess], guests: list[Guest]) -> None:
    """One process is killed, one stops breathing for a while and goes on where it was."""
    await hop(servers, guests)
    servers[0].kill()
    await moves(guests, 10)
    servers[1].signal(signal.SIGSTOP)
    for guest in guests:
        await guest.hangs_up()
    await asyncio.sleep(6)
    servers[1].signal(signal.SIGCONT)
    servers[0].start()
    await moves(guests, 10)
    await hop(servers, guests)


async def test_a_table_has_its_guests_on_any_process(tmp_path: Path, database: Database):
    await play_through(database, tmp_path, "", hop)


async def test_a_process_dies_and_one_stops_and_the_game_is_the_same_for_all(
    tmp_path: Path, database: Database
):
    await play_through(database, tmp_path, "", die_and_stop)


async def test_over_valkey_a_process_dies_and_one_stops_and_the_game_is_the_same_for_all(
    tmp_path: Path, database: Database, valkey_url: str
):
    await play_through(database, tmp_path, valkey_url, die_and_stop)


async def test_postgresqls_bus_is_cut_and_the_game_is_the_same_for_all(tmp_path: Path, database: Database):
    async def cut(servers: list[ServerProcess], guests: list[Guest]) -> None:
        for _ in range(5):
            await moves(guests, 5)
            await database.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name = 'ridotto bus' AND datname = current_database()"
            )

    await play_through(database, tmp_path, "", cut)


async def test_valkey_is_killed_and_the_game_is_the_same_for_all(
    tmp_path: Path, database: Database, own_valkey: Valkey
):
    async def kill(servers: list[ServerProcess], guests: list[Guest]) -> None:
        await moves(guests, 10)
        own_valkey.stop(signal.SIGKILL)
        await moves(guests, 10)
        own_valkey.start()
        await moves(guests, 10)

    await play_through(database, tmp_path, own_valkey.url, kill)
