"""Clients that move from process to process while a game goes on."""

import asyncio
from random import Random

from harness.amounts import examples
from harness.connections.persistent_client import PersistentClient
from harness.engines import StoreEngine
from harness.server_process import RestartableServer

NAMES = ("Ann", "Bob", "Cléa", "Dan")


class Hopper:
    """Knows where a guest goes next: to any process, as without sticky sessions."""

    def __init__(self, servers: list[RestartableServer], seed: str) -> None:
        self.servers, self.chance = servers, Random(seed)

    def __call__(self) -> str:
        return self.chance.choice(self.servers).socket_address


async def four_guests(
    servers: list[RestartableServer], **agreement: object
) -> tuple[str, list[PersistentClient]]:
    """Ann's table, on its way to three friends, all over any process."""
    code, token = await servers[0].open_table("Ann", players=4, **agreement)
    tokens = [token, *[await servers[-1].register(name) for name in NAMES[1:]]]
    guests = [
        PersistentClient(name, token, code, Hopper(servers, name), talks=0.1)
        for name, token in zip(NAMES, tokens, strict=True)
    ]
    return code, guests


async def sit_down(guests: list[PersistentClient]) -> None:
    for seat, guest in enumerate(guests[1:], 1):
        await guest.answer_to(guest.does("sit", seat=seat))
    await guests[0].until(lambda ann: all(ann.table.get("chairs", [{}])))
    await guests[0].answer_to(guests[0].does("begin"))


async def moves(guests: list[PersistentClient], number: int) -> None:
    """Until so many more commands are answered."""
    enough = sum(len(guest.acks) for guest in guests) + number
    async with asyncio.timeout(120):
        while sum(len(guest.acks) for guest in guests) < enough:
            await asyncio.sleep(0.01)


async def finish(guests: list[PersistentClient]) -> None:
    """Everybody sees the end of the last game, and says nothing more.

    When the host stops beginning games, one that they have just asked for may still begin.
    """
    for guest in guests:
        guest.plays_on, guest.talks = False, 0.0
    async with asyncio.timeout(240):
        while not all(has_ended(guest) for guest in guests) or len({guest.seq for guest in guests}) > 1:
            for guest in guests:
                await guest.until(has_ended)
            await asyncio.sleep(0.01)


def has_ended(guest: PersistentClient) -> bool:
    return guest.phase == "over" and not guest.open


async def hear_all(engine: StoreEngine, code: str, guests: list[PersistentClient]) -> None:
    """Nobody is left behind: each has heard the last number that matters."""
    async with engine.opened() as store:
        head = (await store.heads([code]))[code]
    for guest in guests:
        await guest.until(lambda guest: (guest.seq or 0) >= head)


async def hop(servers: list[RestartableServer], guests: list[PersistentClient]) -> None:
    """Guests lose their lines and come back somewhere else."""
    for guest in guests * examples(1, 3):
        await moves(guests, 4)
        await guest.hangs_up()
