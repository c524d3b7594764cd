"""Tracks in the log who is connected to which process, and corrects it when connections or processes end."""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from secrets import token_hex
from typing import Final, NamedTuple

from ridotto.server.history.studied_games import drop_games_of
from ridotto.server.process_names import is_running
from ridotto.server.store.store import Milliseconds, Note, Person
from ridotto.server.tables.live_table import LiveTable
from ridotto.server.tables.log_entries import AnyEntry
from ridotto.server.tables.people import Guest, PersonId
from ridotto.server.tables.refused import Refused
from ridotto.server.tables.registry import DEAD, TableRegistry
from ridotto.server.tables.seats import Left, ProcessLost, Went, greet, sit_again
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

    async def arrive(
        self, table: LiveTable, person: Person, program: bool, address: str = "", page: bool = False
    ) -> bool:
        """A person connects from an address, of which a hash is given; Refused if they may not.

        Whether they sit on the seat again that they had when they left the table.
        """
        return await self._come(table, person.id, person.name, program, address, page)

    async def back(self, table: LiveTable, person: PersonId) -> bool:
        """A page is in front again; returns whether that had to be logged."""
        before = table.state.seq
        await self._stay(table, person)
        return table.state.seq > before

    async def _come(
        self,
        table: LiveTable,
        person: PersonId,
        name: str,
        program: bool,
        address: str = "",
        page: bool = False,
    ) -> bool:
        process, had_left = self.registry.process, False
        await self._leave_ended(table, person)

        def decide(state: TableState) -> AnyEntry:
            nonlocal had_left
            if self._is_here(state, person) and self._is_known(state.guests[person], address, page):
                raise KnownAlready
            had_left = person in state.guests and state.guests[person].gone
            return greet(state, person, name, process, program, address, page)

        with suppress(KnownAlready):
            await table.do(f"came {process} {token_hex(6)}", decide)
            return had_left and await self._sit_again(table, person)
        return False

    async def _leave_ended(self, table: LiveTable, person: PersonId) -> None:
        """Note at once that the process of this machine that a person was connected to has ended."""
        guest = table.state.guests.get(person)
        if guest is not None and any(is_running(name) is False for name in guest.processes):
            await lose_ended(table, await signs_of_life(self.registry, DEAD))

    async def _sit_again(self, table: LiveTable, person: PersonId) -> bool:
        """Those who left the table find their seat again, unless another person has it."""
        try:
            await table.do(
                f"back {self.registry.process} {token_hex(6)}", lambda state: sit_again(state, person)
            )
        except Refused:
            return False
        return True

    def _is_known(self, guest: Guest, address: str, page: bool) -> bool:
        """Whether a connection of somebody who is here says nothing new."""
        return address in {"", *guest.addresses} and (guest.page or not page)

    def _is_here(self, state: TableState, person: PersonId) -> bool:
        guest = state.guests.get(person)
        return guest is not None and not guest.gone and self.registry.process in guest.processes

    def depart(self, table: LiveTable, person: PersonId) -> None:
        """A connection of a person is lost, or its page in the background; if it was the last one in front,
        that is logged after a moment."""
        if (table.code, person) not in self._leaving:
            task = asyncio.ensure_future(self._depart(table, person))
            self._leaving[table.code, person] = task
            task.add_done_callback(lambda _: self._leaving.pop((table.code, person)))

    async def _depart(self, table: LiveTable, person: PersonId) -> None:
        process = self.registry.process
        await asyncio.sleep(BLINK)

        def decide(state: TableState) -> AnyEntry:
            if not self._is_away(table, state, person) or not self._is_here(state, person):
                raise KnownAlready
            return Went(person, process)

        try:
            with suppress(KnownAlready):
                await table.do(f"went {process} {token_hex(6)}", decide)
        except Exception:  # no caller awaits this task; `reconcile` tries again
            log.warning("a departure could not be logged; trying again", exc_info=True)

    def _is_away(self, table: LiveTable, state: TableState, person: PersonId) -> bool:
        """Without a connection, or with all pages in the background while others wait for them."""
        hidden = [each.is_hidden for each in table.subscribers if each.person == person]
        return all(hidden) and (not hidden or is_waited_for(state, person))

    async def delete(self, person: PersonId) -> None:
        """Delete a person, who leaves all tables that any process has in memory."""
        await drop_games_of(self.registry.store, person)
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
        signs = await signs_of_life(self.registry, DEAD)
        for table in list(self.registry.tables.values()):
            await lose_ended(table, signs)
            people = {subscriber.person for subscriber in table.subscribers if subscriber.person is not None}
            here = {person for person in people if not self._is_away(table, table.state, person)}
            for person in here:
                await self._stay(table, person)
            for guest in table.state.guests.values():
                if self.registry.process in guest.processes and guest.id not in here:
                    self.depart(table, guest.id)

    async def _stay(self, table: LiveTable, person: PersonId) -> None:
        guest = table.state.guests.get(person)
        if guest is not None and not guest.gone and self.registry.process not in guest.processes:
            with suppress(Refused):
                await self._come(table, person, guest.name, guest.program, page=guest.page)


class SignsOfLife(NamedTuple):
    """Which processes run, and the last heartbeat of each; under an empty name, of any that ended."""

    alive: frozenset[str]
    beats: Mapping[str, Milliseconds]


async def signs_of_life(registry: TableRegistry, silence: Milliseconds) -> SignsOfLife:
    """Those without a heartbeat for this long do not run, nor those of this machine that have ended."""
    beats, oldest = await registry.store.heartbeats(), registry.clock.now() - silence
    alive = {name for name, at in beats.items() if at >= oldest and is_running(name) is not False}
    return SignsOfLife(frozenset({registry.process, *alive}), beats)


async def lose_ended(table: LiveTable, signs: SignsOfLife) -> None:
    """Log which processes of a table's people run no longer."""
    for process in {name for guest in table.state.guests.values() for name in guest.processes} - signs.alive:
        at = signs.beats.get(process) or signs.beats.get("", table.registry.clock.now())
        await _lose(table, process, at)


async def _lose(table: LiveTable, process: str, at: Milliseconds) -> None:
    def decide(state: TableState) -> AnyEntry:
        if not any(process in guest.processes for guest in state.guests.values()):
            raise KnownAlready
        return ProcessLost(process, at)

    with suppress(KnownAlready, Refused):
        await table.do(f"lost {process} {token_hex(6)}", decide)


def is_waited_for(state: TableState, person: PersonId) -> bool:
    """Whether others, or a clock, wait for a person in a game: alone with bots there is no hurry."""
    if state.phase != "playing" or state.seat_of(person) is None:
        return False
    return state.agreement.clock != "none" or any(voter != person for voter in state.voters())
