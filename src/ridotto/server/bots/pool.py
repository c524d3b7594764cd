"""Bots think in processes next door, so that a bot that is stuck or dies hurts nobody but itself.

Whoever asks gets a legal move or none. A bot that does not answer within the limit is killed with its
process; the others in there are asked again in a new one and know everything they have seen.
"""

import asyncio
import logging
from collections import Counter
from typing import Final
from zlib import crc32

from ridotto.bots.bot import options_of
from ridotto.play.rulebook import Move
from ridotto.server.bots.messages import Asked, Guest
from ridotto.server.bots.worker_handle import End, NextDoor, Outcome
from ridotto.server.store.store import Code

ENOUGH: Final = 2
"""Who has taken a process down so often is not asked any more at that table."""
TRIES: Final = 2
"""How often a question is asked among others, if the process ends over it; after that it is asked alone."""

ASIDE: Final = 4
"""So many may be asked alone at the same time, each in a process of its own."""

log = logging.getLogger("ridotto.server")


class BotProcesses:
    """The processes in which all bots of this server think."""

    def __init__(self, processes: int = 1, limit: float = 3.0) -> None:
        """Nothing runs yet. No bot may think for longer than the limit, in seconds."""
        self.limit = limit
        self._doors: list[NextDoor | None] = [None] * processes
        self._locks = [asyncio.Lock() for _ in self._doors]
        self._aside = asyncio.Semaphore(ASIDE)
        self._busy: dict[Guest, asyncio.Task[Move | None]] = {}
        self._strikes: Counter[tuple[Code, str]] = Counter()
        self._open = False

    async def open(self) -> None:
        """Start all processes, and wait until they are ready."""
        self._open = True
        await asyncio.gather(*map(self._door, range(len(self._doors))))

    async def close(self) -> None:
        """End all processes; whoever waits gets no answer."""
        self._open = False
        while self._busy or any(self._doors):
            doors, self._doors = self._doors, [None] * len(self._doors)
            await asyncio.gather(*(door.close() for door in doors if door), *self._busy.values())

    @property
    def process_ids(self) -> list[int]:
        """Which processes they are now."""
        return [door.process_id for door in self._doors if door]

    async def answer(self, asked: Asked) -> Move | None:
        """What the bot does; None if it does not say in time, or nothing that it may do."""
        try:
            async with asyncio.timeout(asked.within):
                return await self._in_turn(asked)
        except TimeoutError:
            return None

    async def _in_turn(self, asked: Asked) -> Move | None:
        """Ask as soon as this guest thinks of nothing else; they think on if nobody waits any more."""
        while (earlier := self._busy.get(asked.guest)) is not None:
            await asyncio.wait({earlier})
        if not self._open or self._is_out(asked):
            return None
        thinking = self._busy[asked.guest] = asyncio.create_task(self._think(asked))
        thinking.add_done_callback(lambda _: self._busy.pop(asked.guest))
        await asyncio.wait({thinking})
        return thinking.result()

    async def _think(self, asked: Asked) -> Move | None:
        """Ask until the process outlives the question, or there is nobody else left to blame."""
        for _ in range(TRIES):
            door = await self._door(crc32(asked.guest.code.encode()) % len(self._doors))
            outcome = await door.ask(asked)
            if outcome.end not in (End.DISTURBED, End.SUSPECT):
                return self._judge(asked, outcome)
            if not self._open:
                return None
            if outcome.end == End.SUSPECT:
                break
        return self._judge(asked, await self._ask_alone(asked))

    async def _ask_alone(self, asked: Asked) -> Outcome:
        """Ask in a process where nobody else is."""
        async with self._aside:
            door = await NextDoor.start(self.limit)
            try:
                return await door.ask(asked)
            finally:
                await door.close()

    async def _door(self, number: int) -> NextDoor:
        """A process, the one that runs or a new one."""
        async with self._locks[number]:
            door = self._doors[number]
            if door is not None and door.is_over:
                await door.close()
            if door is None or door.is_over:
                door = self._doors[number] = await NextDoor.start(self.limit)
            return door

    def _judge(self, asked: Asked, outcome: Outcome) -> Move | None:
        """The move, if it is one; otherwise say why not, and remember who took a process down."""
        if outcome.move in options_of(asked.view):
            return outcome.move
        if outcome.end in (End.STUCK, End.DIED):
            self._strikes[asked.guest.code, asked.bot] += 1
        if self._open:
            why = "not a legal move" if outcome.end == End.ANSWERED else outcome.why
            log.warning("bot %.40r at table %s gave no answer: %.60s", asked.bot, asked.guest.code, why)
        return None

    def _is_out(self, asked: Asked) -> bool:
        """Whether this bot has done enough harm at this table."""
        return self._strikes[asked.guest.code, asked.bot] >= ENOUGH
