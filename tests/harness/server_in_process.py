"""A real server on loopback, and people who talk to it over real sockets and keep all they were told."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ridotto.server.app import make_app
from ridotto.server.serve import options
from ridotto.server.settings import Settings

PATIENCE = 60.0
"""Seconds after which a test gives up; nothing should take a fraction of that."""


class Served:
    """A server that listens."""

    def __init__(self, port: int, store: Path) -> None:
        self.port, self.store = port, store
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    async def meet(self, name: str) -> "Visitor":
        """Somebody says who they are."""
        async with httpx.AsyncClient(base_url=self.http.base_url) as client:
            answer = await client.post("/api/people", json={"name": name})
        assert answer.status_code == 201, answer.text
        return Visitor(self, name, answer.json()["token"])


class Visitor:
    """Somebody with a token; or a wall, with none."""

    def __init__(self, served: Served, name: str, token: str) -> None:
        self.served, self.name, self.token = served, name, token
        self.heard: list[str] = []
        """Every text that came over a socket, as it came."""
        self.bodies: list[str] = []
        """Every answer to a request."""
        self.sent = 0

    @property
    def id(self) -> str:
        return self.token.partition(".")[0]

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    async def asks(self, method: str, path: str, **said: Any) -> httpx.Response:
        answer = await self.served.http.request(method, path, headers=self.headers, **said)
        self.bodies.append(answer.text)
        return answer

    async def opens(
        self, bots: tuple[str, ...] = (), sit: bool = True, begin: bool = False, **says: Any
    ) -> str:
        """Open a table; its code."""
        new = {"agreement": says, "bots": bots, "sit": sit, "begin": begin}
        answer = await self.asks("POST", "/api/tables", json=new)
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        return code

    def connect(self, code: str, origin: str | None = None, **query: Any) -> connect:
        asked = "&".join(f"{key}={value}" for key, value in query.items())
        uri = f"ws://127.0.0.1:{self.served.port}/ws/{code}?{asked}"
        return connect(uri, origin=origin, additional_headers=self.headers, max_size=None, proxy=None)

    async def does(self, socket: ClientConnection, do: str, **what: Any) -> dict[str, Any]:
        """Send a command, and wait for its answer."""
        self.sent += 1
        id = f"v{self.sent}"
        await socket.send(json.dumps({"do": do, "id": id, **what}))
        return await self.hears(socket, lambda told: told.get("id") == id)

    async def hears(self, socket: ClientConnection, wanted: Any) -> dict[str, Any]:
        """What comes next that is wanted."""
        async with asyncio.timeout(PATIENCE):
            while True:
                text = await socket.recv()
                self.heard.append(text if isinstance(text, str) else text.decode())
                told: dict[str, Any] = json.loads(text)
                if wanted(told):
                    return told

    async def plays(self, code: str, whim: Random, **query: Any) -> None:
        """Sit through a game until it is over, and decide by chance whatever is asked."""
        with suppress(ConnectionClosed):
            async with self.connect(code, **query) as socket, asyncio.timeout(2 * PATIENCE):
                await self._play(socket, whim)

    async def _play(self, socket: ClientConnection, whim: Random) -> None:
        games = 0
        async for text in socket:
            assert isinstance(text, str)
            self.heard.append(text)
            told = json.loads(text)
            table, view = told.get("table"), told.get("view")
            games = table["games"] if table else games
            if view and view.get("question"):
                self.sent += 1
                what = {"game": games, "decision": told.get("decision", 0)}
                move = whim.choice(view["question"]["options"])
                await socket.send(json.dumps({"do": "move", "id": f"m{self.sent}", "move": move, **what}))
            if table and table["phase"] == "over":
                return


@asynccontextmanager
async def serving(store: Path, **settings: Any) -> AsyncIterator[Served]:
    """A server with a store of its own, until the test is over; bots need `bot_processes=1`."""
    told = Settings(
        **{
            "store": str(store),
            "host": "127.0.0.1",
            "port": 0,
            "tables": 10_000,
            "bot_processes": 0,
            **settings,
        }
    )
    server = uvicorn.Server(
        uvicorn.Config(make_app(told), **{**options(told), "log_config": None, "ws_ping_interval": None})
    )
    running = asyncio.ensure_future(server.serve())
    async with asyncio.timeout(PATIENCE):
        while not server.started and not running.done():
            await asyncio.sleep(0.01)
    served = Served(server.servers[0].sockets[0].getsockname()[1], store)
    try:
        yield served
    finally:
        await served.http.aclose()
        server.should_exit = True
        await running
