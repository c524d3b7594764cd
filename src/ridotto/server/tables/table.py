"""The hall: all tables that this process looks at, and the one way in which anything happens there.

Command → may they? → append to the log with the number we expect → then acknowledge and tell everybody.
Another process may have been faster: then we read what is new, and ask again. Nothing is seen before it is
durable.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from secrets import token_hex
from time import monotonic, time
from typing import Final, TypeAlias

from ridotto.seats import SPECTATOR
from ridotto.server.bus.bus import Bus
from ridotto.server.metrics import APPENDS, CATCH_UPS, FRAMES, ROWS
from ridotto.server.socket.protocol import VERSION, Welcome, write
from ridotto.server.store.store import Append, Behind, Code, Known, Row, Store
from ridotto.server.tables.frames import Teller, snapshot, viewer_of, viewers
from ridotto.server.tables.listing import listing_of
from ridotto.server.tables.log_entries import AnyEntry, Left, write_entry
from ridotto.server.tables.permissions import Refused
from ridotto.server.tables.state import Room, room_of
from ridotto.server.tables.subscriber import Watch

MOST_MISSED: Final = 60
"""Up to so many numbers are told again one by one; who has missed more gets a snapshot."""
ATTEMPTS: Final = 50
"""How often we try to be faster than other processes."""
IDLE: Final = 60.0
"""Seconds for which a table is kept that nobody looks at."""
DEAD: Final = 10_000
"""Milliseconds without a heartbeat after which a process is gone."""
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
        """While something is being written it is one row ahead: look at it under the lock."""
        self.seq = 0
        """At which number it is for all that anybody may know: what is told is durable."""
        self.torn = False
        """Whether the room is ahead of what is known to be durable."""
        self.watches: set[Watch] = set()
        self.lock = asyncio.Lock()
        self.used = monotonic()
        self.alarms: Mapping[str, int] = {}

    # ── Doing ────────────────────────────────────────────────────────────────────────────────────────

    async def do(self, command: str, decide: Decide) -> int:
        """Carry out a command, once: the number it has in the log. Refused changes nothing."""
        async with self.lock:
            self.used = monotonic()
            for _ in range(ATTEMPTS):
                await self._mend()
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
            with APPENDS.time():
                await writing
        except BaseException:  # what is not written down has not happened, whatever the reason
            self.torn = True
            raise
        ROWS.inc()
        self.alarms = alarms
        self._send(texts)
        self._see_off(entry)
        self.hall.wrote(self, changed)
        return row.seq

    async def _mend(self) -> None:
        """Go back to what was told, if we do not know what is durable; what else is there is told next."""
        if self.torn:
            rows = await self.hall.store.read(self.code)
            self.room = room_of(self.code, rows[: self.seq])
            self.alarms = self.room.alarms()
            self.torn = False

    async def _catch_up(self) -> None:
        """Read what other processes have written, and tell it here."""
        await self._mend()
        for row in await self.hall.store.read(self.code, self.room.seq):
            before = events_of(self.room)
            entry = self.room.take(row)
            CATCH_UPS.inc()
            self._send(self._texts(entry, before))
            self._see_off(entry)
        self.alarms = self.room.alarms()

    async def catch_up(self) -> None:
        """See whether others have done something here."""
        async with self.lock:
            await self._catch_up()

    # ── Telling ──────────────────────────────────────────────────────────────────────────────────────

    def _texts(self, entry: AnyEntry, before: int) -> list[tuple[Watch, str]]:
        """What each of those who listen is to be told of the last entry: one text for each pair of eyes."""
        room = self.room
        teller, eyes = Teller(room, entry, before), viewers(room)
        texts = []
        for watch in self.watches:
            player = eyes.get(watch.person, SPECTATOR)
            texts.append((watch, teller.text(player)))
            if player != watch.player and before and room.game is not None:
                texts.append((watch, write(snapshot(room, player))))
        return texts

    def _send(self, texts: list[tuple[Watch, str]]) -> None:
        FRAMES.inc(len(texts))
        self.seq = self.room.seq
        eyes = viewers(self.room)
        for watch, text in texts:
            watch.player = eyes.get(watch.person, SPECTATOR)
            if watch.player != SPECTATOR:
                watch.hurry()
                watch.tell(text)
            else:
                watch.tell_at(text, told_at(self.room.at, delay_for(self.room, watch)))

    def _see_off(self, entry: AnyEntry) -> None:
        """Who has left hears that, and no more."""
        if isinstance(entry, Left):
            for watch in self.watches:
                if watch.person == entry.person:
                    asyncio.get_running_loop().call_later(GOODBYE, watch.end, "left")

    async def welcome(self, watch: Watch, since: int | None) -> None:
        """Let a socket listen from now on, after what it has missed."""
        async with self.lock:
            await self._catch_up()
            guest = None if watch.person is None else self.room.guests.get(watch.person)
            watch.tell(write(Welcome(VERSION, None if guest is None else guest.number, self.seq, now())))
            watch.player = viewer_of(self.room, watch.person)
            for text, at in await self._missed(watch, since):
                watch.tell_first(text, at)
            self.watches.add(watch)
            if guest is not None and guest.gone:  # they left, or were removed, while they came in
                asyncio.get_running_loop().call_later(GOODBYE, watch.end, "left")

    async def _missed(self, watch: Watch, since: int | None) -> list[tuple[str, int]]:
        """What a socket has to hear first, and when: what it missed, or a snapshot and what is delayed."""
        room, delay = self.room, delay_for(self.room, watch)
        if not delay and (since is None or not 0 <= room.seq - since <= MOST_MISSED):
            return [(write(snapshot(room, watch.player)), 0)]
        rows = await self.hall.store.read(self.code)
        late = sum(told_at(row.at, delay) <= now() for row in rows[: room.seq])
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
            self.tables[code].used = monotonic()
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

    async def create(self, code: Code, entry: AnyEntry) -> Table:
        """A new table; Taken if there is one with this code."""
        table = Table(self, code)
        await table.do(f"opened {token_hex(6)}", lambda _: entry)
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
        if table is not None and table.seq < seq:
            task = asyncio.ensure_future(table.catch_up())
            task.add_done_callback(complain)

    async def beat(self) -> None:
        """Say that this process is alive; if no process was for long, the clocks did not run meanwhile."""
        put_off = await self.store.extend(now(), DEAD)
        if put_off:
            log.warning("nobody was here for %d s; all clocks are put off by that", put_off // 1000)
        await self.store.beat(self.process, now())

    async def look_around(self) -> None:
        """See whether anything was missed, and put away tables that nobody uses."""
        old = monotonic() - IDLE
        for code, table in list(self.tables.items()):
            if not table.watches and table.used < old and not table.lock.locked():
                del self.tables[code]
        heads = await self.store.heads(list(self.tables))
        for code, seq in heads.items():
            self.hear(code, seq)


def delay_for(room: Room, watch: Watch) -> int:
    """By how many milliseconds a socket is behind: who watches a game, where the table wants that."""
    if not room.agreement.delay:
        return 0
    watches = room.phase == "playing" and (watch.person is None or room.seat_of(watch.person) is None)
    return room.agreement.delay * 1000 if watches else 0


def told_at(at: int, delay: int) -> int:
    """When something is told: at once, whatever another machine's clock says, or so much later."""
    return at + delay if delay else 0


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
        texts.append((Teller(room, entry, before).text(seen_by), told_at(row.at, delay)))
        if seen_by != player and before and room.game is not None:
            texts.append((write(snapshot(room, seen_by)), told_at(row.at, delay)))
    return texts


def events_of(room: Room) -> int:
    """How many events the game on the table has."""
    return 0 if room.game is None else len(room.game.log)


def complain(task: "asyncio.Task[None]") -> None:
    """Log what went wrong where nobody waits for it."""
    if not task.cancelled() and task.exception() is not None:
        log.warning("a table could not be read", exc_info=task.exception())
