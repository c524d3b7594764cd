"""Who is connected where: people come and go, processes too, and what is not true any more is mended."""

import asyncio
import logging
from contextlib import suppress
from secrets import token_hex
from typing import Final

from ridotto.server.store.store import Person
from ridotto.server.tables import log_entries as entries
from ridotto.server.tables.log_entries import AnyEntry
from ridotto.server.tables.permissions import Refused, greet
from ridotto.server.tables.seats import PersonId
from ridotto.server.tables.state import Room
from ridotto.server.tables.table import DEAD, Hall, Table, now

BLINK: Final = 2.0
"""Seconds for which a lost connection is none: a page that is loaded again, a tunnel."""
HEARTBEAT: Final = 2.0
log = logging.getLogger("ridotto.server")


class KnownAlready(Exception):
    """The log says so already."""


class Presence:
    """Keeps the log true about who is connected to this process, and which processes there are."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._leaving: dict[tuple[str, PersonId], asyncio.Task[None]] = {}

    async def arrive(self, table: Table, person: Person, program: bool) -> None:
        """Somebody connects; Refused if they may not."""
        await self._come(table, person.id, person.name, program)

    async def _come(self, table: Table, person: PersonId, name: str, program: bool) -> None:
        process = self.hall.process

        def decide(room: Room) -> AnyEntry:
            if self._is_here(room, person):
                raise KnownAlready
            return greet(room, person, name, process, program)

        with suppress(KnownAlready):
            await table.do(f"came {process} {token_hex(6)}", decide)

    def _is_here(self, room: Room, person: PersonId) -> bool:
        guest = room.guests.get(person)
        return guest is not None and not guest.gone and self.hall.process in guest.processes

    def depart(self, table: Table, person: PersonId) -> None:
        """A socket of somebody's is gone; if it was the last one, they are soon."""
        if (table.code, person) not in self._leaving:
            task = asyncio.ensure_future(self._depart(table, person))
            self._leaving[table.code, person] = task
            task.add_done_callback(lambda _: self._leaving.pop((table.code, person)))

    async def _depart(self, table: Table, person: PersonId) -> None:
        process = self.hall.process
        await asyncio.sleep(BLINK)

        def decide(room: Room) -> AnyEntry:
            if self._listens(table, person) or not self._is_here(room, person):
                raise KnownAlready
            return entries.Went(person, process)

        try:
            with suppress(KnownAlready):
                await table.do(f"went {process} {token_hex(6)}", decide)
        except Exception:  # nobody waits for this task; `mend` tries again
            log.warning("nobody could write down that somebody went; trying again", exc_info=True)

    def _listens(self, table: Table, person: PersonId) -> bool:
        return any(watch.person == person for watch in table.watches)

    async def close(self) -> None:
        """Say no more who goes: all go with this process, and the others will see that."""
        leaving = list(self._leaving.values())
        for task in leaving:
            task.cancel()
        await asyncio.gather(*leaving, return_exceptions=True)

    async def mend(self) -> None:
        """Say that we are alive, who is gone with a dead process, and who is still here or not any more."""
        await self.hall.beat()
        alive = {self.hall.process, *await self.hall.store.alive(now() - DEAD)}
        for table in list(self.hall.tables.values()):
            for process in {p for guest in table.room.guests.values() for p in guest.processes} - alive:
                await self._lose(table, process)
            here = {watch.person for watch in table.watches if watch.person is not None}
            for person in here:
                await self._stay(table, person)
            for guest in table.room.guests.values():
                if self.hall.process in guest.processes and guest.id not in here:
                    self.depart(table, guest.id)

    async def _lose(self, table: Table, process: str) -> None:
        def decide(room: Room) -> AnyEntry:
            if not any(process in guest.processes for guest in room.guests.values()):
                raise KnownAlready
            return entries.Lost(process)

        with suppress(KnownAlready, Refused):
            await table.do(f"lost {process} {token_hex(6)}", decide)

    async def _stay(self, table: Table, person: PersonId) -> None:
        guest = table.room.guests.get(person)
        if guest is not None and not guest.gone and self.hall.process not in guest.processes:
            with suppress(Refused):
                await self._come(table, person, guest.name, guest.program)
