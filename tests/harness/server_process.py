"""Real server processes: `ridotto serve` as a host runs it, and servers to be killed and started again."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from time import monotonic

import httpx

from harness.connections.persistent_client import PersistentClient
from harness.program import surroundings
from harness.server import Server, loopback_settings, port_of
from ridotto.server.settings import to_environment

FAST_SERVER = Path(__file__).with_name("fast_server.py")
START_TIMEOUT = 120.0
"""Seconds a process may take to start, or to end, on a busy machine."""


class ServeCommand(Server):
    """A running `ridotto serve`."""

    def __init__(self, port: int, store: str, process: "subprocess.Popen[str]") -> None:
        super().__init__(port, store)
        self.process = process

    def stop(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """Ask it to stop: its exit code, and what it wrote to stderr."""
        self.process.send_signal(how)
        errors = self.process.communicate(timeout=START_TIMEOUT)[1]
        return self.process.returncode, errors


@contextmanager
def serve_command(
    store: Path, *arguments: str, files: int | None = None, **environment: str
) -> Iterator[ServeCommand]:
    """`ridotto serve` on this machine only, until the test is over; with `files`, it may open so many."""
    limited = () if files is None else ("sh", "-c", f'ulimit -n {files}; exec "$@"', "sh")
    process = subprocess.Popen(
        [
            *limited,
            *(sys.executable, "-m", "ridotto", "serve", "--host", "127.0.0.1"),
            *(() if "--port" in arguments else ("--port", "0")),
            *(() if "--store" in arguments or "RIDOTTO_STORE" in environment else ("--store", str(store))),
            *arguments,
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=surroundings(**environment),
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+:(\d+)", process.stdout.readline())
        if found is None:
            raise AssertionError(process.communicate(timeout=START_TIMEOUT))
        yield ServeCommand(int(found[1]), str(store), process)
    finally:
        if process.poll() is None:
            process.terminate()
        process.communicate(timeout=START_TIMEOUT)


class RestartableServer(Server):
    """A server process that keeps its port and its store when it is started again."""

    def __init__(self, store: str, log: Path, bus: str = "", workers: int = 1, **faster: object) -> None:
        self.reserved = reserved_port()
        super().__init__(port_of(self.reserved), store)
        self.log = log
        settings = loopback_settings(
            store,
            bus=bus,
            port=self.port,
            rate=1000,
            burst=1000,
            connections=1000,
            bot_processes=1,
            processes=workers,
            log="warning",
        )
        speed = {f"RIDOTTO_TEST_{name.upper()}": str(value) for name, value in faster.items()}
        self.environment = {**os.environ, **to_environment(settings), **speed}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, FAST_SERVER], env=self.environment, stdout=log, stderr=log
            )

    async def ready(self) -> "RestartableServer":
        """Wait until it answers."""
        latest = monotonic() + START_TIMEOUT
        async with httpx.AsyncClient(base_url=self.address, verify=False) as http:
            while True:
                assert self.process is not None
                assert self.process.poll() is None, self.log.read_text()
                assert monotonic() < latest, f"no answer:\n{self.log.read_text()}"
                try:
                    if (await http.get("/health")).status_code == 200:
                        return self
                except httpx.HTTPError:
                    await asyncio.sleep(0.02)

    def signal(self, number: signal.Signals) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(number)

    def kill(self) -> None:
        """End it without a chance to clean up."""
        self.signal(signal.SIGKILL)
        if self.process is not None:
            self.process.wait(START_TIMEOUT)

    async def stop(self) -> int:
        """Ask it to end, and wait until it has; its exit code."""
        self.signal(signal.SIGTERM)
        assert self.process is not None
        return await asyncio.to_thread(self.process.wait, START_TIMEOUT)


@asynccontextmanager
async def server_processes(
    store: str, folder: Path, count: int = 1, bus: str = "", **faster: object
) -> AsyncIterator[list[RestartableServer]]:
    """Processes that share a store, ready; see `fast_server.py` for what can be made faster."""
    servers = [RestartableServer(store, folder / f"server-{n}.log", bus, **faster) for n in range(count)]
    try:
        for server in servers:
            server.start()
        yield [await server.ready() for server in servers]
    finally:
        for server in servers:
            server.signal(signal.SIGCONT)
            server.kill()
            server.reserved.close()


@asynccontextmanager
async def connected(*clients: PersistentClient) -> AsyncIterator[None]:
    """These are at their tables meanwhile."""
    for client in clients:
        client.comes()
    try:
        yield
    finally:
        await asyncio.gather(*(client.goes() for client in clients))


def reserved_port() -> socket.socket:
    """A socket that keeps its port for a server that may be down: no connection gets that port meanwhile.

    The server may listen there all the same, because both set SO_REUSEADDR and this socket never listens.
    """
    holder = socket.socket()
    holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    holder.bind(("127.0.0.1", 0))
    return holder
