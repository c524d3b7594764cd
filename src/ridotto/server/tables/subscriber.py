"""A connection that is sent the messages of a table: what still has to be sent, and when."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final, Protocol

from ridotto.languages import ENGLISH
from ridotto.seats import SPECTATOR, Player
from ridotto.server.server_clock import ServerClock
from ridotto.server.socket.outgoing import Outgoing, outgoing
from ridotto.server.socket.protocol import Ack
from ridotto.server.tables.people import PersonId

MOST_WAITING: Final = 512 * 1024
"""Bytes that may wait for a slow connection; beyond that it is closed, and the client resumes."""


def do_nothing() -> None:
    """Until somebody wants to know."""


class DirectConnection(Protocol):
    """A connection that takes a finished websocket frame without waiting."""

    def send_now(self, framed: bytes) -> int:
        """Send it; returns how many bytes are still in the write buffer."""

    async def receive(self) -> Any:
        """The next message from the client, as ASGI has it."""


class Subscriber:
    """One connection at a table."""

    __slots__ = (
        *("person", "language", "player", "clock", "ended", "on_end", "most", "direct", "is_hidden"),
        *("_waiting", "_size", "_delayed", "_changed"),
    )

    def __init__(self, person: PersonId | None, language: str = ENGLISH) -> None:
        """`person` is None for a wall, a screen that only shows the table."""
        self.person = person
        self.language = language
        """What it is told why something is refused in."""
        self.player: Player = SPECTATOR
        """The player whose frames it is sent."""
        self.clock = ServerClock()
        """The clock of its table."""
        self.ended = ""
        """Why it has to be closed, if it has."""
        self.on_end: Callable[[], None] = do_nothing
        """Called when it has to be closed."""
        self.is_hidden = False
        """Whether its page is in the background."""
        self.most = MOST_WAITING
        self.direct: DirectConnection | None = None
        """Sends at once, if there is one; else messages wait for `next`."""
        self._waiting: deque[Outgoing] | None = None
        self._size = 0
        self._delayed: deque[tuple[int, Outgoing]] | None = None
        """Messages for later, with their times in milliseconds since 1970."""
        self._changed: asyncio.Event | None = None
        """Set when `next` has something to return. Ten thousand connections need none of these three."""

    def send_all(self, messages: tuple[Outgoing, ...]) -> None:
        """Send what was delayed, and then these messages at once."""
        if self._delayed:
            self.flush()
        if self.direct is None or self.ended:
            for message in messages:
                self.send(message)
            return
        framed = messages[0].framed if len(messages) == 1 else b"".join([each.framed for each in messages])
        if self.direct.send_now(framed) > self.most:
            self.end("slow")

    def send(self, message: Outgoing) -> None:
        """Queue or send a message; never waits."""
        if self.ended:
            return
        if self.direct is not None:
            if self.direct.send_now(message.framed) > self.most:
                self.end("slow")
            return
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(message)
        self._size += len(message)
        if self._size > self.most:
            self.end("slow")
        if self._changed is not None:
            self._changed.set()

    def send_at(self, message: Outgoing, at: int) -> None:
        """Send a message at some time, and never before earlier ones."""
        if not self._delayed and at <= self.clock.now():
            self.send(message)
            return
        if self._delayed is None:
            self._delayed = deque()
        self._delayed.append((at, message))
        if len(self._delayed) == 1:
            self._release()

    def send_missed(self, message: Outgoing, at: int) -> None:
        """Send a missed message; its length does not count towards the limit."""
        self.most += len(message)
        self.send_at(message, at)

    def flush(self) -> None:
        """Send all that is delayed: players do not wait for what spectators see later."""
        while self._delayed:
            self.send(self._delayed.popleft()[1])

    def _release(self) -> None:
        """Send what is due, and schedule the rest."""
        while self._delayed and self._delayed[0][0] <= self.clock.now():
            self.send(self._delayed.popleft()[1])
        if self._delayed and not self.ended:
            left = (self._delayed[0][0] - self.clock.now()) / 1000
            asyncio.get_running_loop().call_later(max(0.001, left), self._release)

    def end(self, why: str) -> None:
        """Request that the connection is closed."""
        self.ended = self.ended or why
        self.on_end()
        if self._changed is not None:
            self._changed.set()

    async def next(self) -> Outgoing | None:
        """The next message to be sent; None when the connection has to be closed."""
        while not self._waiting:
            if self.ended:
                return None
            self._changed = asyncio.Event()
            await self._changed.wait()
        if self.ended == "slow":
            return None
        message = self._waiting.popleft()
        self._size -= len(message)
        return message


class PendingAck:
    """The acknowledgement of a command, which a player gets together with the frame about it."""

    __slots__ = ("id", "is_sent", "subscriber")

    def __init__(self, subscriber: Subscriber, id: str) -> None:
        self.subscriber, self.id = subscriber, id
        self.is_sent = False

    def send(self, seq: int) -> Outgoing:
        """The message that says as which number the command was carried out."""
        self.is_sent = True
        return outgoing(Ack(self.id, seq))
