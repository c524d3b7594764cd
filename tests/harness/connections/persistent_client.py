"""A client of a real server that reconnects, and repeats every command until it is answered.

It plays at random, talks a little, reconnects to any server with the last sequence number it has seen, and
records everything it receives, for `log_check.py` to compare with the log.
"""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from ridotto.server.socket.protocol import VERSION

AGAIN = frozenset({"busy", "too-fast", "closing"})
"""Refusals after which the same command may be sent again."""
NO_ANSWER = 2.0
"""Seconds without an answer after which a command is sent again."""


@dataclass
class RecordedConnection:
    """A connection, and what came over it."""

    since: int | None
    heard: list[str] = field(default_factory=list)
    """Snapshots, frames and what comes between them, byte by byte."""
    viewer: int | None = None
    """The player as whom they saw the first of these."""
    welcomed_at: int | None = None
    closed: int | None = None
    """The code with which it ended."""


class PersistentClient:
    """A person at a table, over the network."""

    def __init__(
        self,
        name: str,
        token: str,
        code: str,
        address: Callable[[], str],
        chance: int = 0,
        talks: float = 0.0,
    ) -> None:
        self.name, self.token, self.code, self.address = name, token, code, address
        self.chance, self.talks = Random(f"{name} {chance}"), talks
        """Probability of a chat message after a move."""
        self.connections: list[RecordedConnection] = []
        self.sent: dict[str, dict[str, Any]] = {}
        """Every command, by id."""
        self.open: dict[str, dict[str, Any]] = {}
        """Commands without an answer yet."""
        self.said_at: dict[str, float] = {}
        self.acks: dict[str, int] = {}
        self.refusals: list[dict[str, Any]] = []
        """Each with the last sequence number received before it."""
        self.seq: int | None = None
        self.table: dict[str, Any] = {}
        self.question: dict[str, Any] | None = None
        """The message with our open question."""
        self.viewer: int | None = None
        self.number: int | None = None
        self.plays = True
        """Whether it answers questions."""
        self.plays_on = False
        """Whether it begins another game, as the host."""
        self.socket: ClientConnection | None = None
        self.news = asyncio.Event()
        self.lost_at: float | None = None
        self.back_after: list[float] = []
        """Seconds from each lost connection to the first frame or snapshot after it."""
        self._task: asyncio.Task[None] | None = None

    @property
    def person(self) -> str:
        return self.token.partition(".")[0]

    @property
    def phase(self) -> str:
        return str(self.table.get("phase", ""))

    @property
    def seat(self) -> int | None:
        chairs = self.table.get("chairs", [])
        return next((seat for seat, chair in enumerate(chairs) if chair.get("guest") == self.number), None)

    # ── Coming and going ─────────────────────────────────────────────────────────────────────────────

    def comes(self) -> "PersistentClient":
        """Stay connected from now on."""
        self._task = asyncio.create_task(self._stay(), name=self.name)
        self._task.add_done_callback(lambda _: self.news.set())
        return self

    async def goes(self) -> None:
        """Disconnect for good."""
        if self._task is not None:
            task, self._task = self._task, None
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def hangs_up(self) -> None:
        """Lose the connection; a client that stays connected comes back."""
        if self.socket is not None:
            await self.socket.close()

    async def _stay(self) -> None:
        while True:
            try:
                await self._connect()
            except (OSError, InvalidHandshake, WebSocketException, TimeoutError, EOFError):
                self.lost_at = self.lost_at or monotonic()
                await asyncio.sleep(0.05)

    async def _connect(self) -> None:
        since = "" if self.seq is None else f"&since={self.seq}"
        async with connect(
            f"{self.address()}/ws/{self.code}?v={VERSION}{since}",
            additional_headers={"Authorization": f"Bearer {self.token}"},
            open_timeout=10,
            close_timeout=1,
            ping_interval=None,
            compression=None,
            max_queue=None,
        ) as socket:
            self.socket = socket
            connection = RecordedConnection(self.seq)
            self.connections.append(connection)
            try:
                await self._talk(socket, connection)
            finally:
                connection.closed = socket.close_code
                self.socket = None
                self.lost_at = self.lost_at or monotonic()
                self.news.set()

    async def _talk(self, socket: ClientConnection, connection: RecordedConnection) -> None:
        for id in list(self.open):
            self._say(id)
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(NO_ANSWER):
                    self._hear(str(await socket.recv()), connection)
            self._think()
            self.news.set()

    # ── Hearing ──────────────────────────────────────────────────────────────────────────────────────

    def _hear(self, text: str, connection: RecordedConnection) -> None:
        said = json.loads(text)
        match said["type"]:
            case "welcome":
                self.number, connection.welcomed_at = said["you"], said["seq"]
                self.viewer = connection.viewer = said["viewer"]
            case "viewer":
                connection.heard.append(text)
                self.viewer = said["viewer"]
            case "frame" | "snapshot":
                connection.heard.append(text)
                self._see(said)
            case "question":
                connection.heard.append(text)
                self.question = said
            case "ack":
                assert self.seq is not None
                assert said["seq"] <= self.seq, "it was acknowledged before it was told"
                self.acks[said["id"]] = said["seq"]
                self.open.pop(said["id"], None)
            case "refused":
                self._take_no(said)

    def _see(self, said: dict[str, Any]) -> None:
        if self.lost_at is not None:
            self.back_after.append(monotonic() - self.lost_at)
            self.lost_at = None
        self.seq = said["seq"]
        self.table = said.get("table") or self.table
        if said.get("view") or said["type"] == "snapshot":
            self.question = None
        if said.get("told", {}).get("type") == "moved" and self.chance.random() < self.talks:
            self.does("say", text=f"{self.name} says number {len(self.sent)}")

    def _take_no(self, said: dict[str, Any]) -> None:
        self.refusals.append({**said, "heard": self.seq})
        if said["id"] in self.open and said["code"] in AGAIN:
            asyncio.get_running_loop().call_later(0.1, self._say, said["id"])
        else:
            self.open.pop(said["id"], None)

    def _say(self, id: str) -> None:
        """Send without waiting; a command that does not arrive is sent again."""
        self.said_at[id] = monotonic()
        if id in self.open and self.socket is not None:
            task = asyncio.ensure_future(self.socket.send(json.dumps(self.open[id])))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())

    # ── Doing ────────────────────────────────────────────────────────────────────────────────────────

    def does(self, do: str, **what: Any) -> str:
        """Send a command; the id under which it will be answered."""
        id = f"c{len(self.sent)}"
        command = {"do": do, "id": id, **what}
        self.sent[id] = self.open[id] = command
        self._say(id)
        return id

    def _think(self) -> None:
        for id in [id for id in self.open if monotonic() - self.said_at[id] > NO_ANSWER]:
            self._say(id)
        if self.phase == "playing" and self.plays:
            self._decide()
        if self.phase == "over" and self.plays_on and self.table.get("host") == self.number:
            self._once("begin")

    def _decide(self) -> None:
        asked = self.question
        if asked and not self.table["paused"]:
            self._once(
                "move",
                game=asked["game"],
                decision=asked["decision"],
                move=self.chance.choice(asked["question"]["options"]),
            )

    def _once(self, do: str, **what: Any) -> None:
        """Not while the same command waits for its answer."""
        if not any(command["do"] == do for command in self.open.values()) and not self._has_decided(what):
            self.does(do, **what)

    def _has_decided(self, what: dict[str, Any]) -> bool:
        return any(
            command["do"] == "move" and self.acks.get(id) and command["decision"] == what.get("decision")
            and command["game"] == what.get("game")
            for id, command in list(self.sent.items())[-10:]
        )  # fmt: skip

    # ── Waiting ──────────────────────────────────────────────────────────────────────────────────────

    async def until(
        self, it_is_so: Callable[["PersistentClient"], bool], seconds: float = 120.0
    ) -> "PersistentClient":
        """Wait until something holds, looking after every message."""
        async with asyncio.timeout(seconds):
            while not it_is_so(self):
                if self._task is not None and self._task.done():
                    self._task.result()
                self.news.clear()
                await self.news.wait()
        return self

    async def answer_to(self, id: str, seconds: float = 120.0) -> int | str:
        """The number of a command in the log, or why it was refused."""
        await self.until(lambda _: id in self.acks or id not in self.open, seconds)
        return self.acks.get(id) or self.refusal(id)["code"]

    def refusal(self, id: str) -> dict[str, Any]:
        return next(said for said in reversed(self.refusals) if said["id"] == id)
