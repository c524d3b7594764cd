"""A client of a real server that records everything it receives, over HTTP and over sockets."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ridotto.server.client.read_messages import MessageReader
from ridotto.server.socket.protocol import VERSION, Asked, Snapshot

TIMEOUT = 120.0
"""Seconds after which a test gives up; nothing should take a fraction of that."""
CLOSE_TIMEOUT = 1.0
"""Seconds that a client waits for the server to close its side, too; then it goes."""


def http_client(port: int) -> httpx.AsyncClient:
    """Without certificates, which take longer to load than a request."""
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=TIMEOUT, verify=False)


def whole_snapshot(heard: list[str]) -> dict[str, Any]:
    """A snapshot with the view that a client makes of it, from the first messages of a connection."""
    reader = MessageReader()
    answers = [reader.read(text) for text in heard]
    [snapshot] = [answer for answer in answers if isinstance(answer, Snapshot)]
    for asked in (answer for answer in answers if isinstance(answer, Asked)):
        snapshot = replace(snapshot, view=replace(snapshot.view, question=asked.question))
    whole: dict[str, Any] = json.loads(msgspec.json.encode(snapshot))
    return whole


class RecordingClient:
    """A person with a token; or a wall screen, without one."""

    def __init__(self, port: int, name: str, token: str) -> None:
        self.port, self.name, self.token = port, name, token
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

    async def asks(self, method: str, path: str, **request: Any) -> httpx.Response:
        async with http_client(self.port) as http:
            answer = await http.request(method, path, headers=self.headers, **request)
        self.bodies.append(answer.text)
        return answer

    async def opens(
        self, bots: tuple[str, ...] = (), sit: bool = True, begin: bool = False, **agreement: Any
    ) -> str:
        """Open a table; its code."""
        new = {"agreement": agreement, "bots": bots, "sit": sit, "begin": begin}
        answer = await self.asks("POST", "/api/tables", json=new)
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        return code

    def connect(self, code: str, origin: str | None = None, **query: Any) -> connect:
        parameters = "&".join(f"{key}={value}" for key, value in {"v": VERSION, **query}.items())
        uri = f"ws://127.0.0.1:{self.port}/ws/{code}?{parameters}"
        return connect(
            uri,
            origin=origin,
            additional_headers=self.headers,
            max_size=None,
            proxy=None,
            max_queue=None,  # so that a socket nobody reads still hears that it was closed
            open_timeout=TIMEOUT,
            close_timeout=CLOSE_TIMEOUT,
        )

    async def does(self, socket: ClientConnection, do: str, **facts: Any) -> dict[str, Any]:
        """Send a command, and wait for its answer."""
        self.sent += 1
        id = f"v{self.sent}"
        await socket.send(json.dumps({"do": do, "id": id, **facts}))
        return await self.hears(socket, lambda message: message.get("id") == id)

    async def hears(
        self, socket: ClientConnection, wanted: Callable[[dict[str, Any]], bool]
    ) -> dict[str, Any]:
        """The next message that is wanted; all others are recorded only."""
        async with asyncio.timeout(TIMEOUT):
            while True:
                text = await socket.recv()
                self.heard.append(text if isinstance(text, str) else text.decode())
                message: dict[str, Any] = json.loads(text)
                if wanted(message):
                    return message

    async def plays(self, code: str, chance: Random, **query: Any) -> None:
        """Play a whole game at random."""
        with suppress(ConnectionClosed):
            async with self.connect(code, **query) as socket, asyncio.timeout(2 * TIMEOUT):
                await self.plays_on(socket, chance)

    async def plays_on(self, socket: ClientConnection, chance: Random) -> None:
        """Play on an open socket until the game is over."""
        async for text in socket:
            assert isinstance(text, str)
            self.heard.append(text)
            message = json.loads(text)
            if message["type"] == "question":
                self.sent += 1
                facts = {"game": message["game"], "decision": message["decision"]}
                move = chance.choice(message["question"]["options"])
                await socket.send(json.dumps({"do": "move", "id": f"m{self.sent}", "move": move, **facts}))
            if message.get("table", {}).get("phase") == "over":
                return
