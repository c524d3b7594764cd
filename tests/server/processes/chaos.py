"""Everything at once, round after round: `python tests/server/processes/chaos.py 20` (make chaos).

Two to four processes on one PostgreSQL, guests who hop between them over bad lines, processes that are
killed or stop, PostgreSQL killed as a whole, and either bus cut: everybody ends with the same game.
"""

import asyncio
import signal
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic

from harness.connections.proxy import unreliable_proxy
from harness.daemons import PostgreSQLServer, ValkeyServer, postgresql, valkey
from harness.engines import PostgreSQLDatabase
from harness.log_check import check_against_log
from harness.server_process import RestartableServer, connected, server_processes
from server.processes.hopping import finish, four_guests, hear_all, moves, sit_down

TROUBLES = 8
"""In one round."""


class Chaos:
    """One round: what there is to be broken."""

    def __init__(self, cluster: PostgreSQLServer, messenger: ValkeyServer, seed: int) -> None:
        self.cluster, self.messenger, self.chance = cluster, messenger, Random(seed)
        self.servers: list[RestartableServer] = []
        self.database = PostgreSQLDatabase(cluster.new_database())

    async def kill_a_process(self) -> None:
        server = self.chance.choice(self.servers)
        server.kill()
        server.start()

    async def stop_a_process(self) -> None:
        server = self.chance.choice(self.servers)
        server.signal(signal.SIGSTOP)
        await asyncio.sleep(self.chance.random() * 4)
        server.signal(signal.SIGCONT)

    async def kill_postgresql(self) -> None:
        await asyncio.to_thread(self.cluster.crash)
        await asyncio.sleep(self.chance.random())
        await asyncio.to_thread(self.cluster.start)

    async def cut_postgresqls_bus(self) -> None:
        await self.database.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ridotto bus'"
        )

    async def kill_valkey(self) -> None:
        await asyncio.to_thread(self.messenger.stop, signal.SIGKILL)
        await asyncio.to_thread(self.messenger.start)

    def trouble(self) -> Callable[[], Awaitable[None]]:
        return self.chance.choice([
            self.kill_a_process, self.kill_a_process, self.stop_a_process, self.kill_postgresql,
            self.cut_postgresqls_bus, self.kill_valkey,
        ])  # fmt: skip

    async def round(self, place: Path) -> str:
        """One game after the other while things break; what was broken."""
        bus = self.chance.choice(["", self.messenger.url])
        count = self.chance.randint(2, 4)
        done = []
        async with server_processes(
            self.database.url, place, count, bus, dead=3000, blink=0.5
        ) as self.servers:
            async with AsyncExitStack() as lines:
                doors = [
                    await lines.enter_async_context(
                        unreliable_proxy(server_at(server), self.chance.random(), 0.3)
                    )
                    for server in self.servers
                ]
                code, guests = await four_guests(self.servers, grace=5)
                for guest in guests:
                    guest.address = lambda: self.chance.choice(doors).address
                async with connected(*guests):
                    await sit_down(guests)
                    guests[0].plays_on = True
                    for _ in range(TROUBLES):
                        await moves(guests, self.chance.randrange(20))
                        trouble = self.trouble()
                        await trouble()
                        done.append(trouble.__name__)
                    await finish(guests)
                    for line in doors:
                        line.tries = 0.0
                    await hear_all(self.database, code, guests)
            async with self.database.opened() as store:
                state = check_against_log(code, await store.read(code), guests)
        assert state.phase == "over"
        return f"{count} processes, {'Valkey' if bus else 'NOTIFY'}, {state.seq} rows, {', '.join(done)}"


def server_at(server: RestartableServer) -> Callable[[], str]:
    return lambda: server.socket_address


async def main(rounds: int, seed: int = 0) -> None:
    began = monotonic()
    with postgresql(durable=True) as cluster, valkey() as messenger:
        for number in range(seed, seed + rounds):
            with TemporaryDirectory() as place:
                print(f"{number}: {await Chaos(cluster, messenger, number).round(Path(place))}", flush=True)
    print(f"held, {rounds} rounds of {TROUBLES} troubles in {monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    try:
        asyncio.run(main(*map(int, sys.argv[1:])))
    except KeyboardInterrupt:
        sys.exit("stopped")
