"""The other end of the wire: a line to a table that comes back by itself and says everything exactly once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from secrets import token_hex
from types import TracebackType
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from ridotto.server.client.http_client import shown
from ridotto.server.client.read_messages import MessageReader
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
"""With this a table closes the line of somebody who has left it."""
WAITS: Final = (0.1, 0.3, 0.6, 1.0, 1.5)
"""Seconds between attempts to come back; the last one is kept."""
AGAIN: Final = ("busy", "too-fast")
"""Refusals after which a command is worth sending again."""
A_MOMENT: Final = 0.5


class TurnedAway(Exception):
    """The table does not let us in, or not any more; the refusal says why."""

    def __init__(self, refusal: CommandRefused) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal


class ConnectionLost(Exception):
    """Nobody answers there."""


class Client:
    """A line to a table. What is said is said once, however often the line is cut.

    >>> async def watch(address, code, token):
    ...     async with Client(address, code, token) as line:
    ...         async for answer in line:
    ...             print(answer)
    """

    def __init__(
        self, address: str, code: str, token: str, patience: float | None = None, program: bool = True
    ) -> None:
        """Where (http://…), at which table, and as whom; how many seconds to try when nobody answers."""
        self.url = f"ws{address.removeprefix('http')}/ws/{code}?v={VERSION}"
        self.shows = shown(token, program)
        self.patience = patience
        self.seq: int | None = None
        """The last number that we have been told."""
        self.connected = asyncio.Event()
        self.unanswered: dict[str, bytes] = {}
        """What was said and neither done nor refused yet, by its id."""
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
        """Hang up."""
        for task in self._later:
            task.cancel()
        if self._socket is not None:
            await self._socket.close()

    # ── Hearing ──────────────────────────────────────────────────────────────────────────────────────

    async def __aiter__(self) -> AsyncIterator[AnyAnswer]:
        """Everything that we are told, each number once and in order; ends when we have left the table."""
        failed = 0
        since = self._now()
        while True:
            try:
                async for answer in self._until_cut():
                    failed, since = 0, self._now()
                    yield answer
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == LEFT:
                    return
            except InvalidURI as error:
                raise ConnectionLost(str(error)) from None
            except (OSError, InvalidHandshake, TimeoutError) as error:
                if self.patience is not None and self._now() - since > self.patience:
                    raise ConnectionLost(str(error)) from None
            finally:
                self.connected.clear()
            await asyncio.sleep(WAITS[min(failed, len(WAITS) - 1)])
            failed += 1

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    async def _until_cut(self) -> AsyncIterator[AnyAnswer]:
        """What comes over one connection; ConnectionClosed when that ends."""
        since = "" if self.seq is None else f"&since={self.seq}"
        async with connect(
            self.url + since,
            additional_headers=self.shows,
            max_size=None,
            ping_interval=5,
            ping_timeout=5,
            close_timeout=1,
            proxy=None,
        ) as self._socket:
            while True:
                answer = self._reader.read(await self._socket.recv())
                if await self._take(answer):
                    yield answer

    async def _take(self, answer: AnyAnswer) -> bool:
        """Note where we are; whether this is news."""
        if isinstance(answer, Welcome):
            await self._say_again()
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
            if refusal.code in AGAIN:
                return False
            raise TurnedAway(refusal)
        if refusal.id in self.unanswered:
            if refusal.code in AGAIN:
                self._soon(self.unanswered[refusal.id])
                return False
            del self.unanswered[refusal.id]
        return True

    # ── Saying ───────────────────────────────────────────────────────────────────────────────────────

    async def say(self, command: AnyCommand) -> None:
        """Say something, and again until it is answered."""
        await self.say_raw(command.id, msgspec.json.encode(command))

    async def say_raw(self, id: str, message: bytes) -> None:
        """The same for a message that is written already."""
        self.unanswered[id] = message
        await self._send(message)

    async def _say_again(self) -> None:
        self.connected.set()
        for message in list(self.unanswered.values()):
            await self._send(message)

    async def _send(self, message: bytes) -> None:
        if self._socket is not None and self.connected.is_set():
            with suppress(ConnectionClosed):
                await self._socket.send(message.decode())

    def _soon(self, message: bytes) -> None:
        async def wait() -> None:
            await asyncio.sleep(A_MOMENT)
            await self._send(message)

        task = asyncio.ensure_future(wait())
        self._later.add(task)
        task.add_done_callback(self._later.discard)


def new_id() -> str:
    """An id for a command that nobody has used."""
    return token_hex(8)
