"""A websocket client for one table: reconnects by itself and sends each command exactly once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from secrets import token_hex
from types import TracebackType
from typing import Final
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from ridotto.refusal import Refusal
from ridotto.server.client.http_client import connection_reason, identity_headers
from ridotto.server.client.read_messages import MessageReader, UnknownMessage
from ridotto.server.socket.protocol import (
    VERSION,
    Ack,
    AnyAnswer,
    CommandRefused,
    Frame,
    Snapshot,
    Welcome,
)
from ridotto.server.tables.commands import AnyCommand

LEFT: Final = 4401
"""The close code for a person who has left the table."""
RECONNECT_DELAYS: Final = (0.1, 0.3, 0.6, 1.0, 1.5)
"""Seconds between attempts to reconnect; the last one is repeated."""
RETRIED: Final = ("busy", "too-fast")
"""Codes of refusals after which a command is sent again."""
RETRY_DELAY: Final = 0.5
"""Seconds before a refused command is sent again."""


class TurnedAway(Refusal):
    """The table refuses the connection, and why."""

    words = "ridotto.server"


class ConnectionLost(Refusal):
    """The server cannot be reached."""

    words = "ridotto.server"


class Client:
    """A connection to one table, across reconnects. Each command takes effect once, however often it is sent.

    >>> async def show(address, code, token):
    ...     async with Client(address, code, token) as client:
    ...         async for answer in client:
    ...             print(answer)
    """

    def __init__(
        self,
        address: str,
        code: str,
        token: str,
        reconnect_for: float | None = None,
        program: bool = True,
        language: str = "",
    ) -> None:
        """`reconnect_for`: seconds to keep trying while the server cannot be reached; None for ever.

        `language`: what refusals are said in; without it, the language of the identity.
        """
        spoken = f"&language={language}" if language else ""
        self.url = f"ws{address.removeprefix('http')}/ws/{code}?v={VERSION}{spoken}"
        self.headers = identity_headers(token, program)
        self.reconnect_for = reconnect_for
        self.seq: int | None = None
        """The number of the last frame or snapshot."""
        self.text: str | bytes = ""
        """The last message as it was received."""
        self.connected = asyncio.Event()
        self.unanswered: dict[str, bytes] = {}
        """Commands that were neither acknowledged nor refused yet, by id."""
        self._reader = MessageReader()
        self._socket: ClientConnection | None = None
        self._later: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the connection."""
        for task in self._later:
            task.cancel()
        if self._socket is not None:
            await self._socket.close()

    # ── Receiving ────────────────────────────────────────────────────────────────────────────────────

    async def __aiter__(self) -> AsyncIterator[AnyAnswer]:
        """All messages, each number once and in order; ends when we have left the table."""
        failed = 0
        since = self._now()
        while True:
            try:
                async for answer in self._messages():
                    failed, since = 0, self._now()
                    yield answer
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == LEFT:
                    return
            except InvalidURI as error:
                raise self._lost(error) from None
            except (OSError, InvalidHandshake, TimeoutError) as error:
                if self.reconnect_for is not None and self._now() - since > self.reconnect_for:
                    raise self._lost(error) from None
            finally:
                self.connected.clear()
            await asyncio.sleep(RECONNECT_DELAYS[min(failed, len(RECONNECT_DELAYS) - 1)])
            failed += 1

    def _lost(self, error: Exception) -> ConnectionLost:
        return ConnectionLost(
            "connection-lost", address=urlsplit(self.url).netloc, reason=connection_reason(error)
        )

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    async def _messages(self) -> AsyncIterator[AnyAnswer]:
        """The messages of one connection; ConnectionClosed when it ends."""
        since = "" if self.seq is None else f"&since={self.seq}"
        async with connect(
            self.url + since,
            additional_headers=self.headers,
            max_size=None,
            ping_interval=5,
            ping_timeout=5,
            close_timeout=1,
            proxy=None,
        ) as self._socket:
            while True:
                self.text = await self._socket.recv()
                try:
                    answer = self._reader.read(self.text)
                except UnknownMessage:
                    continue
                if await self._take(answer):
                    yield answer

    async def _take(self, answer: AnyAnswer) -> bool:
        """Update our position; whether the message is new."""
        if isinstance(answer, Welcome):
            await self._resend()
        elif isinstance(answer, Frame):
            if self.seq is not None and answer.seq <= self.seq:
                return False
            self.seq = answer.seq
        elif isinstance(answer, Snapshot):
            self.seq = answer.seq
        elif isinstance(answer, Ack):
            return self.unanswered.pop(answer.id, None) is not None
        elif isinstance(answer, CommandRefused):
            return self._refused(answer)
        return True

    def _refused(self, refusal: CommandRefused) -> bool:
        if refusal.id is None and not self.connected.is_set():
            if refusal.code in RETRIED:
                return False
            raise TurnedAway("server-refuses", reason=refusal.text)
        if refusal.id in self.unanswered:
            if refusal.code in RETRIED:
                self._resend_later(self.unanswered[refusal.id], seconds_in(refusal))
                return False
            del self.unanswered[refusal.id]
        return True

    # ── Sending ──────────────────────────────────────────────────────────────────────────────────────

    async def send(self, command: AnyCommand) -> None:
        """Send a command, again after each reconnect until it is answered."""
        await self.send_raw(command.id, msgspec.json.encode(command))

    async def send_raw(self, id: str, message: bytes) -> None:
        """The same for a command that is already encoded."""
        self.unanswered[id] = message
        await self._send(message)

    async def _resend(self) -> None:
        self.connected.set()
        for message in list(self.unanswered.values()):
            await self._send(message)

    async def _send(self, message: bytes) -> None:
        if self._socket is not None and self.connected.is_set():
            with suppress(ConnectionClosed):
                await self._socket.send(message.decode())

    def _resend_later(self, message: bytes, seconds: float) -> None:
        async def wait() -> None:
            await asyncio.sleep(seconds)
            await self._send(message)

        task = asyncio.ensure_future(wait())
        self._later.add(task)
        task.add_done_callback(self._later.discard)


def seconds_in(refusal: CommandRefused) -> float:
    """How long to wait before the command is sent again."""
    seconds = refusal.facts.get("seconds", 0)
    return max(RETRY_DELAY, seconds) if isinstance(seconds, int) else RETRY_DELAY


def new_id() -> str:
    """An unused id for a command."""
    return token_hex(8)
