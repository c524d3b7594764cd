"""Killing servers under load: `python tests/server/processes/killing.py 200 50` (make kill).

Now and then a server is also asked to stop (SIGTERM) in the middle of moves, and started again.
"""

import asyncio
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic

from harness.amounts import examples
from harness.connections.persistent_client import PersistentClient
from harness.daemons import PostgreSQLServer, postgresql
from harness.engines import PostgreSQLDatabase, SQLiteFile, StoreEngine
from harness.log_check import check_against_log
from harness.server_process import RestartableServer, connected, server_processes
from server.processes.hopping import finish

TABLES = 3
KILLS = 10
"""In one round; the next one has new tables."""
STOPS = 0.2
"""How often a kill is followed by a proper stop."""
MOST_MOVES = examples(30, 60)
"""Acknowledged between two kills."""


class AttackedTable:
    """A table with two people who play and talk, and two bots."""

    def __init__(self, code: str, guests: list[PersistentClient]) -> None:
        self.code, self.guests = code, guests

    @property
    def answered(self) -> int:
        return sum(len(guest.acks) for guest in self.guests)


async def gather(server: RestartableServer, number: int, seed: int) -> AttackedTable:
    """A new table with its people on the way."""
    host, friend = f"Ann{seed}x{number}", f"Bob{seed}x{number}"
    options = {"max_turns": examples(12, 200)}
    code, token = await server.open_table(host, players=4, settings={"options": options})
    ann = PersistentClient(host, token, code, lambda: server.socket_address, seed, talks=0.2)
    bob = await server.persistent_client(friend, code, chance=seed, talks=0.2)
    ann.plays_on = True
    return AttackedTable(code, [ann, bob])


async def take_seats(party: AttackedTable) -> None:
    ann, bob = party.guests
    await bob.answer_to(bob.does("sit", seat=1))
    await ann.answer_to(ann.does("fill_all", bots=["honest"]))
    await ann.answer_to(ann.does("begin"))


async def rounds_of_kills(
    engine: StoreEngine, place: Path, kills: int, seed: int = 0, cluster: PostgreSQLServer | None = None
) -> int:
    """Play, kill, play on, and in the end compare all with all; how often we killed."""
    chance = Random(seed)
    async with server_processes(engine.url, place) as [server]:
        parties = [await gather(server, number, seed) for number in range(TABLES)]
        guests = [guest for party in parties for guest in party.guests]
        async with connected(*guests):
            await asyncio.gather(*(take_seats(party) for party in parties))
            for _ in range(kills):
                await some_moves(parties, chance)
                await kill(server, chance, cluster)
                if cluster is None and chance.random() < STOPS:
                    await some_moves(parties, chance)
                    await server.stop()
                    server.start()
            await end(parties)
    await compare(engine, parties)
    return kills


async def some_moves(parties: list[AttackedTable], chance: Random) -> None:
    """Until so many more commands are answered, anywhere; sometimes none."""
    enough = sum(party.answered for party in parties) + chance.randrange(MOST_MOVES)
    async with asyncio.timeout(120):
        while sum(party.answered for party in parties) < enough:
            await asyncio.sleep(0.002)
    await asyncio.sleep(chance.random() * 0.02)


async def kill(server: RestartableServer, chance: Random, cluster: PostgreSQLServer | None) -> None:
    if cluster is not None:
        await asyncio.to_thread(cluster.crash)
        await asyncio.sleep(chance.random())
        await asyncio.to_thread(cluster.start)
        return
    server.kill()
    server.start()
    if chance.random() < 0.8:  # else again before it has opened its doors
        await server.ready()


async def end(parties: list[AttackedTable]) -> None:
    """Everybody finishes the game they are in, and says nothing more."""
    await asyncio.gather(*(finish(party.guests) for party in parties))


async def compare(engine: StoreEngine, parties: list[AttackedTable]) -> None:
    async with engine.opened() as store:
        for party in parties:
            state = check_against_log(party.code, await store.read(party.code), party.guests)
            assert state.phase == "over"
            assert state.games >= 1


async def many(engine: StoreEngine, kills: int, name: str, cluster: PostgreSQLServer | None = None) -> None:
    """Round after round, with progress."""
    done, began = 0, monotonic()
    while done < kills:
        with TemporaryDirectory() as place:
            done += await rounds_of_kills(engine, Path(place), min(KILLS, kills - done), done, cluster)
        print(f"{name}: {done} of {kills} kills, nothing lost, nothing twice", flush=True)
    print(f"{name}: held, {kills} kills in {monotonic() - began:.0f} s", flush=True)


async def main(on_file: int, on_postgresql: int) -> None:
    with TemporaryDirectory() as home:
        await many(SQLiteFile(Path(home) / "ridotto.db"), on_file, "SQLite")
    with postgresql(durable=True) as cluster:
        await many(PostgreSQLDatabase(cluster.new_database()), on_postgresql, "PostgreSQL")
        await many(
            PostgreSQLDatabase(cluster.new_database()), -(-on_postgresql // 10), "PostgreSQL itself", cluster
        )


if __name__ == "__main__":
    try:
        asyncio.run(main(*map(int, sys.argv[1:])))
    except KeyboardInterrupt:
        sys.exit("stopped")
