"""Tracks in the log who is connected to which process, and corrects it when connections or processes end."""

import asyncio
import logging
from contextlib import suppress
from secrets import token_hex
from typing import Final

from ridotto.server.store.store import Milliseconds, Note, Person
from ridotto.server.tables.live_table import LiveTable
from ridotto.server.tables.log_entries import AnyEntry
from ridotto.server.tables.people import PersonId
from ridotto.server.tables.refused import Refused
from ridotto.server.tables.registry import DEAD, TableRegistry
from ridotto.server.tables.seats import Left, ProcessLost, Went, greet
from ridotto.server.tables.state import TableState

BLINK: Final = 2.0
"""Seconds for which a lost connection is ignored: the page may be reloading."""
HEARTBEAT: Final = 2.0
DELETED: Final = "deleted"
"""The kind of note by which processes learn that a person has deleted their identity."""
DELETED_FOR: Final[Milliseconds] = 60_000
"""How long that note is kept: every process reads it every second."""
log = logging.getLogger("ridotto.server")


class KnownAlready(Exception):
    """The log already has this."""


class Presence:
    """Keeps the log up to date on who is connected to this process, and which processes run."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._leaving: dict[tuple[str, PersonId], asyncio.Task[None]] = {}

    async def arrive(self, table: LiveTable, person: Person, program: bool, address: str = "") -> None:
        """A person connects from an address, of which a hash is given; Refused if they may not."""
        await self._come(table, person.id, person.name, program, address)

    async def _come(
        self, table: LiveTable, person: PersonId, name: str, program: bool, address: str = ""
    ) -> None:
        process = self.registry.process

        def decide(state: TableState) -> AnyEntry:
            if self._is_here(state, person) and address in {"", *state.guests[person].addresses}:
                raise KnownAlready
            return greet(state, person, name, process, program, address)

        with suppress(KnownAlready):
            await table.do(f"came {process} {token_hex(6)}", decide)

    def _is_here(self, state: TableState, person: PersonId) -> bool:
        guest = state.guests.get(person)
        return guest is not None and not guest.gone and self.registry.process in guest.processes

    def depart(self, table: LiveTable, person: PersonId) -> None:
        """A connection of a person is lost; if it was the last one, that is logged after a moment."""
        if (table.code, person) not in self._leaving:
            task = asyncio.ensure_future(self._depart(table, person))
            self._leaving[table.code, person] = task
            task.add_done_callback(lambda _: self._leaving.pop((table.code, person)))

    async def _depart(self, table: LiveTable, person: PersonId) -> None:
        process = self.registry.process
        await asyncio.sleep(BLINK)

        def decide(state: TableState) -> AnyEntry:
            if self._is_subscribed(table, person) or not self._is_here(state, person):
                raise KnownAlready
            return Went(person, process)

        try:
            with suppress(KnownAlready):
                await table.do(f"went {process} {token_hex(6)}", decide)
        except Exception:  # no caller awaits this task; `reconcile` tries again
            log.warning("a departure could not be logged; trying again", exc_info=True)

    def _is_subscribed(self, table: LiveTable, person: PersonId) -> bool:
        return any(subscriber.person == person for subscriber in table.subscribers)

    async def delete(self, person: PersonId) -> None:
        """Delete a person, who leaves all tables that any process has in memory."""
        await self.registry.store.delete_person(person)
        until = self.registry.clock.now() + DELETED_FOR
        await self.registry.store.keep_note(Note(DELETED, person, b"{}", until))
        await self._leave_tables(person)

    async def _leave_tables(self, person: PersonId) -> None:
        def decide(state: TableState) -> AnyEntry:
            guest = state.guests.get(person)
            if guest is None or guest.gone or state.closed:
                raise KnownAlready
            return Left(person)

        for table in list(self.registry.tables.values()):
            guest = table.state.guests.get(person)
            if guest is not None and not guest.gone:
                with suppress(KnownAlready, Refused):
                    await table.do(f"deleted {token_hex(6)}", decide)

    async def close(self) -> None:
        """Stop logging departures: other processes will notice that this one is gone."""
        leaving = list(self._leaving.values())
        for task in leaving:
            task.cancel()
        await asyncio.gather(*leaving, return_exceptions=True)

    async def reconcile(self) -> None:
        """Send a heartbeat, and correct the log on people who came or went, or whose process died."""
        await self.registry.heartbeat()
        for note in await self.registry.store.notes(DELETED, self.registry.clock.now()):
            await self._leave_tables(note.key)
        alive = {self.registry.process, *await self.registry.store.alive(self.registry.clock.now() - DEAD)}
        for table in list(self.registry.tables.values()):
            for process in {p for guest in table.state.guests.values() for p in guest.processes} - alive:
                await self._lose(table, process)
            here = {subscriber.person for subscriber in table.subscribers if subscriber.person is not None}
            for person in here:
                await self._stay(table, person)
            for guest in table.state.guests.values():
                if self.registry.process in guest.processes and guest.id not in here:
                    self.depart(table, guest.id)

    async def _lose(self, table: LiveTable, process: str) -> None:
        def decide(state: TableState) -> AnyEntry:
            if not any(process in guest.processes for guest in state.guests.values()):
                raise KnownAlready
            return ProcessLost(process)

        with suppress(KnownAlready, Refused):
            await table.do(f"lost {process} {token_hex(6)}", decide)

    async def _stay(self, table: LiveTable, person: PersonId) -> None:
        guest = table.state.guests.get(person)
        if guest is not None and not guest.gone and self.registry.process not in guest.processes:
            with suppress(Refused):
                await self._come(table, person, guest.name, guest.program)
