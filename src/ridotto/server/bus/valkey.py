"""The bus over Valkey (or Redis): one channel for all processes."""

import asyncio

from valkey.asyncio import Valkey

from ridotto.server.bus.bus import Heard
from ridotto.server.bus.outbox import CHANNEL, Outbox, for_ever
from ridotto.server.store.store import Code, Trouble

LIMIT = 10
"""Timeout for sending one message, in seconds."""
SILENCE = 20
"""Seconds of silence after which the library checks the connection."""


class ValkeyBus:
    """The bus inside Valkey."""

    def __init__(self, url: str) -> None:
        self.url = url

    async def open(self, heard: Heard) -> None:
        """Start listening; the connection is made in the background."""
        self.heard = heard
        self.outbox = Outbox()
        try:
            self.valkey = Valkey.from_url(
                self.url, socket_connect_timeout=LIMIT, health_check_interval=SILENCE
            )
        except ValueError as error:
            raise Trouble("bad-valkey-address", reason=str(error)) from error
        self.tasks = [asyncio.create_task(for_ever(do)) for do in (self._listen, self._send)]

    async def close(self) -> None:
        """Disconnect."""
        for task in self.tasks:
            task.cancel()
        await asyncio.wait(self.tasks)
        await self.valkey.aclose()

    def publish(self, code: Code, seq: int) -> None:
        """Put the notification into the outbox."""
        self.outbox.put(code, seq)

    async def _listen(self) -> None:
        async with self.valkey.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            while True:
                message = await channel.get_message(timeout=SILENCE)
                if message is not None:
                    self.outbox.read(message["data"].decode(), self.heard)

    async def _send(self) -> None:
        """Send what is pending; while a message is under way, the next one fills."""
        while True:
            await self.outbox.filled.wait()
            for letter in self.outbox.take():
                async with asyncio.timeout(LIMIT):  # wait_for may swallow the task's cancellation
                    await self.valkey.publish(CHANNEL, letter)
