"""The hall: all tables that this process looks at, and the one way in which anything happens there.

Command → may they? → append to the log with the number we expect → then acknowledge and tell everybody.
Another process may have been faster: then we read what is new, and ask again. Nothing is seen before it is
durable.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from time import monotonic, time
from typing import Final, TypeAlias

from ridotto.seats import SPECTATOR
from ridotto.server.bus import Bus
from ridotto.server.entries import AnyEntry, write_entry
from ridotto.server.etiquette import Refused
from ridotto.server.listing import listing_of
from ridotto.server.protocol import write
from ridotto.server.room import Room, room_of
from ridotto.server.store import Append, Behind, Code, Known, Row, Store
from ridotto.server.told import Teller, snapshot, viewer_of
from ridotto.server.watch import Watch

MOST_MISSED: Final = 60
"""Up to so many numbers are told again one by one; who has missed more gets a snapshot."""
ATTEMPTS: Final = 50
"""How often we try to be faster than other processes."""
IDLE: Final = 60.0
"""Seconds for which a table is kept that nobody looks at."""
GOODBYE: Final = 0.5
"""Seconds in which somebody who has left hears that."""

Decide: TypeAlias = Callable[[Room], AnyEntry]
"""What to do at a table as it stands; raises Refused."""
log = logging.getLogger("ridotto.server")


def now() -> int:
    """The time in milliseconds since 1970."""
    return int(time() * 1000)


class Table:
    """A table in this process: its room, and who listens."""

    def __init__(self, hall: "Hall", code: Code) -> None:
        self.hall = hall
        self.code = code
        self.room = Room(code)
        self.watches: set[Watch] = set()
        self.lock = asyncio.Lock()
        self.used = monotonic()
        self.alarms: Mapping[str, int] = {}
        self.heard = 0
        """At which number others say the table is."""

    # ── Doing ────────────────────────────────────────────────────────────────────────────────────────

    async def do(self, command: str, decide: Decide) -> int:
        """Carry out a command, once: the number it has in the log. Refused changes nothing."""
        async with self.lock:
            self.used = monotonic()
            if self.room.seq == 0:
                await self._catch_up()  # it is new, or was put away in a hurry
            for _ in range(ATTEMPTS):
                known = self.room.commands.get(command)
                if known is not None:
                    return known
                try:
                    return await self._append(command, decide(self.room))
                except Behind:
                    await self._catch_up()
                except Known as known_elsewhere:
                    await self._catch_up()
                    return known_elsewhere.seq
            raise Refused("busy", "too much happens at this table at once; try again in a moment")

    async def _append(self, command: str, entry: AnyEntry) -> int:
        """Take it in, make it durable, and only then tell."""
        room, before = self.room, events_of(self.room)
        row = Row(room.seq + 1, max(now(), room.at), command, write_entry(entry))
        try:
            room.take(row, entry)
            alarms = room.alarms()
            changed = {name: due for name, due in alarms.items() if self.alarms.get(name) != due}
            gone = dict.fromkeys(self.alarms.keys() - alarms.keys())
            writing = asyncio.ensure_future(
                self.hall.store.append(Append(self.code, row, {**changed, **gone}, listing_of(room, entry)))
            )
            texts = self._texts(entry, before)
            await writing
        except BaseException:  # what is not written down has not happened, whatever the reason
            await asyncio.shield(self._forget(row.seq - 1))
            raise
        self.alarms = alarms
        self._send(texts)
        self.hall.wrote(self, changed)
        return row.seq

    async def _forget(self, seq: int) -> None:
        """Go back to what was told up to a number; what else is durable is read when somebody next asks."""
        try:
            rows = await self.hall.store.read(self.code)
        except Exception:
            self.room = Room(self.code)
            self.hall.close(self)
            return
        self.room = room_of(self.code, rows[:seq])
        self.alarms = self.room.alarms()
        for watch in self.watches:
            watch.player = viewer_of(self.room, watch.person)

    async def _catch_up(self) -> None:
        """Read what other processes have written, and tell it here."""
        for row in await self.hall.store.read(self.code, self.room.seq):
            before = events_of(self.room)
            entry = self.room.take(row)
            self._send(self._texts(entry, before))
        self.alarms = self.room.alarms()

    async def catch_up(self) -> None:
        """See whether others have done something here."""
        async with self.lock:
            await self._catch_up()

    # ── Telling ──────────────────────────────────────────────────────────────────────────────────────

    def _texts(self, entry: AnyEntry, before: int) -> list[tuple[Watch, str]]:
        """What each of those who listen is to be told of the last entry: one text for each pair of eyes."""
        room = self.room
        teller = Teller(room, entry, before)
        frames: dict[int, str] = {}
        texts = []
        for watch in self.watches:
            player = viewer_of(room, watch.person)
            if player not in frames:
                frames[player] = write(teller.frame(player))
            texts.append((watch, frames[player]))
            if player != watch.player and before and room.game is not None:
                texts.append((watch, write(snapshot(room, player))))
            watch.player = player
        return texts

    def _send(self, texts: list[tuple[Watch, str]]) -> None:
        for watch, text in texts:
            watch.seq = self.room.seq
            if watch.player != SPECTATOR:
                watch.hurry()
            watch.tell_at(text, self.room.at + delay_for(self.room, watch))
        self._see_off()

    def _see_off(self) -> None:
        """Whoever has left, or was removed, is let go."""
        for watch in self.watches:
            guest = None if watch.person is None else self.room.guests.get(watch.person)
            if guest is not None and guest.gone:
                asyncio.get_running_loop().call_later(GOODBYE, watch.end, "left")

    async def welcome(self, watch: Watch, since: int | None) -> None:
        """Let a socket listen from now on, after what it has missed."""
        async with self.lock:
            await self._catch_up()
            watch.player = viewer_of(self.room, watch.person)
            for text, at in await self._missed(watch, since):
                watch.tell_first(text, at)
            watch.seq = self.room.seq
            self.watches.add(watch)
            self._see_off()

    async def _missed(self, watch: Watch, since: int | None) -> list[tuple[str, int]]:
        """What a socket has to hear first, and when: what it missed, or a snapshot and what is delayed."""
        room, delay = self.room, delay_for(self.room, watch)
        if not delay and (since is None or not 0 <= room.seq - since <= MOST_MISSED):
            return [(write(snapshot(room, watch.player)), 0)]
        rows = await self.hall.store.read(self.code)
        told = [(row.seq, row.at + delay) for row in rows[: room.seq]]
        late = sum(at <= now() for _, at in told)
        start = min(late, since) if since is not None and 0 <= late - since <= MOST_MISSED else None
        return tell_again(
            self.code, rows[: room.seq], watch, late if start is None else start, start is None, delay
        )

    def dismiss(self, watch: Watch) -> None:
        """A socket listens no more."""
        self.watches.discard(watch)
        self.used = monotonic()


class NoTable(Exception):
    """There is no table with this code."""


class Hall:
    """All tables of this process."""

    def __init__(self, store: Store, bus: Bus, process: str) -> None:
        self.store = store
        self.bus = bus
        self.process = process
        self.tables: dict[Code, Table] = {}
        self._opening: dict[Code, asyncio.Task[Table]] = {}
        self.wake: Callable[[int], None] = lambda _: None
        """Whoever keeps the clocks wants to know when one is due."""
        self.moves = 0

    async def table(self, code: Code) -> Table:
        """The table with this code; NoTable if there is none."""
        if code in self.tables:
            return self.tables[code]
        if code not in self._opening:
            self._opening[code] = asyncio.ensure_future(self._open(code))
            self._opening[code].add_done_callback(lambda _: self._opening.pop(code))
        return await asyncio.shield(self._opening[code])

    async def _open(self, code: Code) -> Table:
        table = Table(self, code)
        await table.catch_up()
        if table.room.seq == 0:
            raise NoTable(code)
        return self.tables.setdefault(code, table)

    async def create(self, code: Code, command: str, entry: AnyEntry) -> Table:
        """A new table; Taken if there is one with this code."""
        table = Table(self, code)
        await table.do(command, lambda _: entry)
        return self.tables.setdefault(code, table)

    def wrote(self, table: Table, alarms: Mapping[str, int]) -> None:
        """Something has happened here: others want to know."""
        self.moves += 1
        self.bus.say(table.code, table.room.seq)
        for due in alarms.values():
            self.wake(due)

    def hear(self, code: Code, seq: int) -> None:
        """Another process says that a table is at some number."""
        table = self.tables.get(code)
        if table is not None and table.room.seq < seq:
            table.heard = max(table.heard, seq)
            task = asyncio.ensure_future(table.catch_up())
            task.add_done_callback(complain)

    async def look_around(self) -> None:
        """See whether anything was missed, and put away tables that nobody uses."""
        old = monotonic() - IDLE
        for code, table in list(self.tables.items()):
            if not table.watches and table.used < old and not table.lock.locked():
                del self.tables[code]
        heads = await self.store.heads(list(self.tables))
        for code, seq in heads.items():
            self.hear(code, seq)

    def close(self, table: Table) -> None:
        """Put a table away in a hurry; whoever listens comes back and finds it as it is in the log."""
        self.tables.pop(table.code, None)
        for watch in table.watches:
            watch.end("again")


def delay_for(room: Room, watch: Watch) -> int:
    """By how many milliseconds a socket is behind: who watches a game, where the table wants that."""
    watches = room.phase == "playing" and (watch.person is None or room.seat_of(watch.person) is None)
    return room.agreement.delay * 1000 if watches else 0


def tell_again(
    code: Code, rows: Sequence[Row], watch: Watch, since: int, whole: bool, delay: int
) -> list[tuple[str, int]]:
    """The frames after a number as they were told, each with its time; for the whole, a snapshot first."""
    room = room_of(code, rows[:since])
    texts = [(write(snapshot(room, viewer_of(room, watch.person))), 0)] if whole and since else []
    for row in rows[since:]:
        before = events_of(room)
        player = viewer_of(room, watch.person)
        entry = room.take(row)
        seen_by = viewer_of(room, watch.person)
        texts.append((write(Teller(room, entry, before).frame(seen_by)), row.at + delay))
        if seen_by != player and before and room.game is not None:
            texts.append((write(snapshot(room, seen_by)), row.at + delay))
    return texts


def events_of(room: Room) -> int:
    """How many events the game on the table has."""
    return 0 if room.game is None else len(room.game.log)


def complain(task: "asyncio.Task[None]") -> None:
    """Log what went wrong where nobody waits for it."""
    if not task.cancelled() and task.exception() is not None:
        log.warning("a table could not be read", exc_info=task.exception())
