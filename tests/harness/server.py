"""A real server on a port of this machine, in this process; `server_process.py` starts it in others.

Every server of a test is a `Server`, which knows its address. `server_in_process` shares the test's event
loop, `server_in_thread` is for tests without one.
"""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any

import httpx
import uvicorn

from harness.client import TIMEOUT, RecordingClient, http_client
from harness.connections.persistent_client import PersistentClient
from ridotto.server.app import make_app
from ridotto.server.listening.connection_server import ConnectionServer, uvicorn_options
from ridotto.server.listening.limited_http import LimitedState
from ridotto.server.listening.open_connections import open_connections
from ridotto.server.serve import listen
from ridotto.server.settings import Settings


class Server:
    """A server that listens, or will."""

    def __init__(self, port: int, store: str) -> None:
        self.port, self.store = port, store

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_address(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    async def call(self, method: str, path: str, token: str = "", body: object = None) -> Any:
        """The answer to a request that has to succeed."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        async with http_client(self.port) as http:
            answer = await http.request(method, path, json=body, headers=headers)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def register(self, name: str) -> str:
        """A token for a new person."""
        return str((await self.call("POST", "/api/people", body={"name": name}))["token"])

    async def client(self, name: str) -> RecordingClient:
        """A new person who has registered."""
        return RecordingClient(self.port, name, await self.register(name))

    async def open_table(self, host: str, bots: Sequence[str] = (), **agreement: object) -> tuple[str, str]:
        """A table with its host on the first seat: its code, and the host's token."""
        token = await self.register(host)
        wish = {"agreement": {"pace": "instant", **agreement}, "bots": list(bots)}
        return (await self.call("POST", "/api/tables", token, wish))["code"], token

    async def persistent_client(self, name: str, code: str, **habits: Any) -> PersistentClient:
        """A new person who will come to a table here."""
        return PersistentClient(name, await self.register(name), code, lambda: self.socket_address, **habits)


NO_QUOTAS = dict.fromkeys(("tables", "people", "rows", "codes", "expensive", "review_requests"), 0)
"""All clients of a test come from one address."""


def loopback_settings(store: Path | str, **changes: Any) -> Settings:
    """A free port, no bot processes, and room for many tables; bots need `bot_processes=1`."""
    defaults = {"host": "127.0.0.1", "port": 0, "bot_processes": 0, **NO_QUOTAS}
    return Settings(store=str(store), **{**defaults, **changes})


class InProcessServer(Server):
    """A server that shares the event loop of its test."""

    def __init__(self, port: int, store: str) -> None:
        super().__init__(port, store)
        self.http = http_client(port)
        """For requests without a token."""
        self.limits: LimitedState


@asynccontextmanager
async def server_in_process(store: Path | str, **changes: Any) -> AsyncIterator[InProcessServer]:
    """A server in this event loop."""
    settings = loopback_settings(store, **changes)
    quiet = {**uvicorn_options(settings), "log_config": None}
    if "keepalive" not in changes:
        quiet["ws_ping_interval"] = None
    listener = listen(settings)
    config = uvicorn.Config(make_app(settings), **quiet)
    uvicorn_server = ConnectionServer(config, open_connections(settings), listener)
    running = asyncio.ensure_future(uvicorn_server.serve())
    async with asyncio.timeout(TIMEOUT):
        while not uvicorn_server.started and not running.done():
            await asyncio.sleep(0.005)
    if running.done():
        running.result()
    server = InProcessServer(port_of(listener), settings.store)
    server.limits = uvicorn_server.server_state
    try:
        yield server
    finally:
        await server.http.aclose()
        uvicorn_server.should_exit = True
        await running
        listener.close()


@contextmanager
def server_in_thread(store: Path | str, **changes: Any) -> Iterator[Server]:
    """A server in a thread of its own."""
    settings = loopback_settings(store, **changes)
    listener = listen(settings)
    config = uvicorn.Config(make_app(settings), **uvicorn_options(settings))
    uvicorn_server = ConnectionServer(config, open_connections(settings), listener)
    thread = Thread(target=uvicorn_server.run, daemon=True)
    thread.start()
    latest = monotonic() + TIMEOUT
    try:
        while not uvicorn_server.started:
            assert thread.is_alive(), "the server has not started"
            assert monotonic() < latest
            sleep(0.005)
        yield Server(port_of(listener), settings.store)
    finally:
        uvicorn_server.should_exit = True
        thread.join()
        listener.close()


@contextmanager
def browser_session(address: str, name: str = "Zoë", language: str = "fr") -> Iterator[httpx.Client]:
    """An HTTP client that keeps cookies, of a person who has registered."""
    with httpx.Client(base_url=address, timeout=TIMEOUT, verify=False) as client:
        client.post("/api/people", json={"name": name, "language": language}).raise_for_status()
        yield client


def wait_until_over(client: httpx.Client, code: str) -> None:
    """Wait until bots have finished the game at a table."""
    latest = monotonic() + TIMEOUT
    while client.get(f"/api/tables/{code}").json()["phase"] != "over":
        assert monotonic() < latest
        sleep(0.05)


def port_of(listener: socket.socket) -> int:
    return int(listener.getsockname()[1])
