"""How processes hear of each other: `table T is at N`, and nothing else. Who misses it can look."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from ridotto.server.store.store import Code

Heard: TypeAlias = Callable[[Code, int], None]


class Bus(Protocol):
    """What one process says, all others hear, soon or never."""

    async def open(self, heard: Heard) -> None:
        """Begin to listen; it goes on trying for ever when the line is cut."""

    async def close(self) -> None:
        """Hang up."""

    def say(self, code: Code, seq: int) -> None:
        """A table is at this number now. Never waits, never fails."""


class Alone:
    """No other process: nobody to tell, nobody to hear."""

    async def open(self, heard: Heard) -> None:
        """Nobody will ever say anything."""

    async def close(self) -> None:
        """Nothing to hang up."""

    def say(self, code: Code, seq: int) -> None:
        """Nobody hears it."""
