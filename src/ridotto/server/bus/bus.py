"""Notifications between processes: `table T is at N`. A process that misses one can read the log."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from ridotto.server.store.store import Code

Heard: TypeAlias = Callable[[Code, int], None]


class Bus(Protocol):
    """A bus delivers a notification to all other processes soon, or never."""

    async def open(self, heard: Heard) -> None:
        """Start listening; it reconnects for ever if the connection breaks."""

    async def close(self) -> None:
        """Disconnect."""

    def publish(self, code: Code, seq: int) -> None:
        """Notify others that a table is at this number. It never waits and never fails."""


class LocalBus:
    """The bus of a single process."""

    async def open(self, heard: Heard) -> None:
        """Nothing to connect to."""

    async def close(self) -> None:
        """Nothing to close."""

    def publish(self, code: Code, seq: int) -> None:
        """There is no other process."""
