"""The bus over PostgreSQL's NOTIFY, with a separate connection."""

import asyncio
from contextlib import suppress
from typing import Any

import asyncpg

from ridotto.server.bus.bus import Heard
from ridotto.server.bus.outbox import CHANNEL, Outbox, for_ever
from ridotto.server.store.store import Code

LIMIT = 10
"""Timeout for sending one message, in seconds."""
SILENCE = 20
"""Seconds of silence after which the connection is checked."""
SETTINGS = {
    "application_name": "ridotto bus",
    "synchronous_commit": "off",  # notifications need not reach the disk
}
SEND = "SELECT pg_notify($1, letter) FROM unnest($2::text[]) AS letter"


class PostgreSQLBus:
    """The bus inside PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = url

    async def open(self, heard: Heard) -> None:
        """Start listening; the connection is made in the background."""
        self.heard = heard
        self.outbox = Outbox()
        self.talking = asyncio.create_task(for_ever(self._talk))

    async def close(self) -> None:
        """Disconnect."""
        self.talking.cancel()
        await asyncio.wait([self.talking])

    def publish(self, code: Code, seq: int) -> None:
        """Put the notification into the outbox."""
        self.outbox.put(code, seq)

    async def _talk(self) -> None:
        connection = await asyncpg.connect(
            self.url, timeout=LIMIT, command_timeout=LIMIT, server_settings=SETTINGS
        )
        try:
            connection.add_termination_listener(self._hung_up)
            await connection.add_listener(CHANNEL, self._hear)
            await self._send(connection)
        finally:
            connection.terminate()

    async def _send(self, connection: Any) -> None:
        """Send what is pending; while a message is under way, the next one fills."""
        while not connection.is_closed():
            with suppress(TimeoutError):
                async with asyncio.timeout(SILENCE):  # wait_for may swallow the task's cancellation
                    await self.outbox.filled.wait()
            await connection.execute(SEND, CHANNEL, self.outbox.take())

    def _hear(self, _connection: Any, _pid: int, _channel: str, letter: str) -> None:
        self.outbox.read(letter, self.heard)

    def _hung_up(self, _connection: Any) -> None:
        """Wake the sender, so that it notices the lost connection."""
        self.outbox.filled.set()
