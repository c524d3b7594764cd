"""Real server processes on this machine, to be killed, stopped and started again."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import httpx

from harness.client import Guest
from ridotto.server.settings import Settings, to_environment

PROGRAM = Path(__file__).with_name("server_as_process.py")
PATIENCE = 90.0
"""Seconds a process may take to start on a busy machine."""


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


class ServerProcess:
    """A server that is started again at the same place after each end."""

    def __init__(self, store: str, log: Path, bus: str = "", **hurry: object) -> None:
        self.port, self.log = free_port(), log
        settings = Settings(
            store=store, bus=bus, host="127.0.0.1", port=self.port, rate=1000, burst=1000, tables=10_000,
            connections=1000, log="warning",
        )  # fmt: skip
        faster = {f"RIDOTTO_TEST_{name.upper()}": str(value) for name, value in hurry.items()}
        self.environment = {**os.environ, **to_environment(settings), **faster}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, PROGRAM], env=self.environment, stdout=log, stderr=log
            )

    async def ready(self) -> "ServerProcess":
        """Wait until it answers."""
        latest = monotonic() + PATIENCE
        async with httpx.AsyncClient() as http:
            while True:
                assert self.process is not None
                assert self.process.poll() is None, self.log.read_text()
                assert monotonic() < latest, f"no answer:\n{self.log.read_text()}"
                try:
                    if (await http.get(f"http://127.0.0.1:{self.port}/health")).status_code == 200:
                        return self
                except httpx.HTTPError:
                    await asyncio.sleep(0.02)

    def signal(self, number: signal.Signals) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(number)

    def kill(self) -> None:
        """No time for a last word."""
        self.signal(signal.SIGKILL)
        if self.process is not None:
            self.process.wait(PATIENCE)

    async def stop(self) -> int:
        """Ask it to end, and wait until it has."""
        self.signal(signal.SIGTERM)
        assert self.process is not None
        return await asyncio.to_thread(self.process.wait, PATIENCE)

    # ── What guests ask over HTTP ────────────────────────────────────────────────────────────────────

    async def call(self, method: str, path: str, token: str = "", body: object = None) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as http:
            answer = await http.request(method, path, json=body, headers=headers)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def meet(self, name: str) -> str:
        """A token for somebody new."""
        return str((await self.call("POST", "/api/people", body={"name": name}))["token"])

    async def open_table(self, host: str, bots: Sequence[str] = (), **agreement: object) -> tuple[str, str]:
        """A table with its host on the first seat: its code, and the host's token."""
        token = await self.meet(host)
        wish = {"agreement": {"pace": "instant", **agreement}, "bots": list(bots)}
        return (await self.call("POST", "/api/tables", token, wish))["code"], token

    async def guest(self, name: str, code: str, **habits: Any) -> Guest:
        """Somebody new who will come to a table here."""
        return Guest(name, await self.meet(name), code, lambda: self.address, **habits)


@asynccontextmanager
async def serving(
    store: str, place: Path, count: int = 1, bus: str = "", **hurry: object
) -> AsyncIterator[list[ServerProcess]]:
    """So many processes on one store, ready."""
    servers = [ServerProcess(store, place / f"server-{n}.log", bus, **hurry) for n in range(count)]
    try:
        for server in servers:
            server.start()
        yield [await server.ready() for server in servers]
    finally:
        for server in servers:
            server.signal(signal.SIGCONT)
            server.kill()


@asynccontextmanager
async def staying(*guests: Guest) -> AsyncIterator[None]:
    """These are there meanwhile."""
    for guest in guests:
        guest.comes()
    try:
        yield
    finally:
        await asyncio.gather(*(guest.goes() for guest in guests))
