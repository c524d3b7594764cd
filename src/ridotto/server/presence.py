"""Who is connected where: people come and go, processes too, and what is not true any more is mended."""

import asyncio
from contextlib import suppress
from secrets import token_hex
from typing import Final

from ridotto.server import entries
from ridotto.server.entries import AnyEntry
from ridotto.server.etiquette import Refused, greet, no
from ridotto.server.hall import Hall, Table, now
from ridotto.server.room import PersonId, Room
from ridotto.server.store import Person

BLINK: Final = 2.0
"""Seconds for which a lost connection is none: a page that is loaded again, a tunnel."""
HEARTBEAT: Final = 2.0
DEAD: Final = 10_000
"""Milliseconds without a heartbeat after which a process is gone."""


class Presence:
    """Keeps the log true about who is connected to this process, and which processes there are."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._people: dict[tuple[str, PersonId], Person] = {}
        self._leaving: set[asyncio.Task[None]] = set()

    async def arrive(self, table: Table, person: Person, program: bool) -> None:
        """Somebody connects; Refused if they may not."""
        self._people[table.code, person.id] = person
        if not self._is_here(table.room, person.id):
            await self._come(table, person, program)

    async def _come(self, table: Table, person: Person, program: bool) -> None:
        process = self.hall.process

        def decide(room: Room) -> AnyEntry:
            return greet(room, person.id, person.name, process, program)

        await table.do(f"came {process} {token_hex(6)}", decide)

    def _is_here(self, room: Room, person: PersonId) -> bool:
        guest = room.guests.get(person)
        return guest is not None and not guest.gone and self.hall.process in guest.processes

    def depart(self, table: Table, person: PersonId) -> None:
        """A socket of somebody's is gone; if it was the last one, they are soon."""
        task = asyncio.ensure_future(self._depart(table, person))
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)

    async def _depart(self, table: Table, person: PersonId) -> None:
        await asyncio.sleep(BLINK)
        if any(watch.person == person for watch in table.watches) or not self._is_here(table.room, person):
            return
        self._people.pop((table.code, person), None)
        process = self.hall.process
        await table.do(f"went {process} {token_hex(6)}", lambda _: entries.Went(person, process))

    async def mend(self) -> None:
        """Say that we are alive, who is gone with a dead process, and who is still here."""
        await self.hall.store.beat(self.hall.process, now())
        alive = {self.hall.process, *await self.hall.store.alive(now() - DEAD)}
        for table in list(self.hall.tables.values()):
            for process in {p for guest in table.room.guests.values() for p in guest.processes} - alive:
                await self._lose(table, process)
            for person in {watch.person for watch in table.watches if watch.person is not None}:
                await self._stay(table, person)

    async def _lose(self, table: Table, process: str) -> None:
        def decide(room: Room) -> AnyEntry:
            if not any(process in guest.processes for guest in room.guests.values()):
                no("stale", "everybody knows")
            return entries.Lost(process)

        with suppress(Refused):
            await table.do(f"lost {process} {token_hex(6)}", decide)

    async def _stay(self, table: Table, person: PersonId) -> None:
        known = self._people.get((table.code, person))
        guest = table.room.guests.get(person)
        if known is None or guest is None or guest.gone or self.hall.process in guest.processes:
            return
        with suppress(Refused):
            await self._come(table, known, guest.program)
