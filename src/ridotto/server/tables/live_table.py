"""A table that this process serves, and the only way to change it.

Command → is it allowed? → append to the log with the number we expect → then acknowledge and send frames.
If another process was faster, the new rows are read and the command is decided again. Nothing is sent before
it is durable.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final, TypeAlias

from ridotto.seats import SPECTATOR, Player
from ridotto.server.history.earlier_state import EarlierState
from ridotto.server.history.log_reader import SAVE_EVERY, latest_times, read_rows, read_state, state_at
from ridotto.server.metrics import APPENDS, CATCH_UPS, FRAMES, ROWS
from ridotto.server.socket.outgoing import Outgoing, outgoing
from ridotto.server.socket.protocol import VERSION, ClockStarted, Welcome, refusal_message
from ridotto.server.store.store import (
    Append,
    BehindLog,
    Clock,
    Code,
    KnownCommand,
    Milliseconds,
    Row,
    Trouble,
)
from ridotto.server.tables.agreement import MAX_DELAY
from ridotto.server.tables.frames import (
    FrameBuilder,
    count_events,
    frames_again,
    question,
    snapshot_message,
    viewer_of,
    viewers,
)
from ridotto.server.tables.hosting import Closed
from ridotto.server.tables.listing import listing_of
from ridotto.server.tables.log_entries import AnyEntry, apply_row, write_entry
from ridotto.server.tables.playing import Interrupted
from ridotto.server.tables.question_clock import QuestionClock
from ridotto.server.tables.refused import DamagedLog, Refused
from ridotto.server.tables.seats import Left
from ridotto.server.tables.state import RECENT_COMMANDS, TableState
from ridotto.server.tables.subscriber import PendingAck, Subscriber

if TYPE_CHECKING:
    from ridotto.server.tables.registry import TableRegistry

MOST_MISSED: Final = 60
"""Up to this many missed frames are sent again one by one; after more, a snapshot."""
ATTEMPTS: Final = 50
"""How often an append is tried while other processes are faster."""
AHEAD: Final = 5_000
"""Milliseconds by which a log may be ahead of the server's clock; beyond that its times were wrong."""
GOODBYE: Final = 0.5
"""Seconds before the connection of a person who has left is closed, so that they get the last frame."""

Decide: TypeAlias = Callable[[TableState], AnyEntry]
"""Decides on the entry in the current state; raises Refused."""
News: TypeAlias = list[tuple[Subscriber, Player, tuple[Outgoing, ...]]]
"""What subscribers are sent about an entry, with the player as whom they see it."""
log = logging.getLogger("ridotto.server")


class NotConcerned(Exception):
    """No clock of the table was running during an outage."""


class LiveTable:
    """A table in this process: its state, and its subscribers."""

    def __init__(self, registry: "TableRegistry", code: Code) -> None:
        self.registry = registry
        self.code = code
        self.state = TableState(code)
        """While a row is being written, the state is one row ahead: read it under the lock."""
        self.seq = 0
        """The last number that was sent, so it is durable."""
        self.is_unsure = False
        """Whether the state is ahead of what is known to be durable."""
        self.subscribers: set[Subscriber] = set()
        self.lock = asyncio.Lock()
        self.used = monotonic()
        self.alarms: Mapping[str, int] = {}
        self._times: deque[tuple[int, Milliseconds]] = deque()
        """The latest numbers with their times, as far back as spectators may be behind."""
        self.earlier = EarlierState(registry.store, code)
        self._clock = QuestionClock()
        self._outages = 0
        """How many of the outages that the registry knows were looked at."""

    # ── Commands ─────────────────────────────────────────────────────────────────────────────────────

    async def do(self, command: str, decide: Decide, ack: PendingAck | None = None) -> int:
        """Carry out a command once; returns its number in the log. Nothing changes if it is Refused."""
        await self.registry.keep_time()
        async with self.lock:
            self.used = monotonic()
            await self._give_time_back()
            return await self._do(command, decide, ack)

    async def _do(self, command: str, decide: Decide, ack: PendingAck | None = None) -> int:
        for _ in range(ATTEMPTS):
            await self._restore()
            known = self.state.commands.get(command)
            if known is not None:
                return known
            try:
                return await self._append(command, await self._decide(command, decide), ack)
            except BehindLog:
                await self._catch_up()
            except KnownCommand as known_elsewhere:
                await self._catch_up()
                return known_elsewhere.seq
        raise Refused("busy", "table-busy")

    async def _decide(self, command: str, decide: Decide) -> AnyEntry:
        """The entry for a command; KnownCommand if it would be refused now, but was carried out long ago."""
        try:
            entry = decide(self.state)
            self.registry.log_limit.check(self.state, entry)
            return entry
        except Refused:
            if self.state.seq > RECENT_COMMANDS:
                known = await self.registry.store.number_of(self.code, command)
                if known is not None:
                    raise KnownCommand(known) from None
            raise

    async def _give_time_back(self) -> None:
        """Log outages in which clocks were running: they stood still."""
        for outage in self.registry.outages[self._outages :]:
            entry = Interrupted(outage.since, outage.until, outage.number, self.registry.is_long(outage))
            await self._do_if_concerned(f"outage {outage.number}", entry)
            self._outages += 1
        if self._is_ahead():
            entry = Interrupted(self.state.at, self.registry.clock.now())
            await self._do_if_concerned(f"set back {self.state.seq}", entry)

    async def _do_if_concerned(self, command: str, entry: Interrupted) -> None:
        def decide(state: TableState) -> AnyEntry:
            if 0 < entry.outage <= state.outage or not entry.concerns(state):
                raise NotConcerned
            return entry

        with suppress(NotConcerned):
            await self._do(command, decide)

    def _is_ahead(self) -> bool:
        """Whether the times in the log are in the future, because a clock was wrong."""
        return self.state.at > self.registry.clock.now() + AHEAD

    def _time_of_next_row(self) -> Milliseconds:
        """Never before that of the last row, except if that was wrong."""
        now, last = self.registry.clock.now(), self.state.at
        return now if last > now + AHEAD else max(now, last)

    async def _append(self, command: str, entry: AnyEntry, ack: PendingAck | None) -> int:
        """Apply the entry, make it durable, and only then send frames."""
        state, before = self.state, count_events(self.state)
        row = Row(state.seq + 1, self._time_of_next_row(), command, write_entry(entry))
        try:
            state.apply(row, entry)
            alarms = state.alarms()
            changed = {name: due for name, due in alarms.items() if self.alarms.get(name) != due}
            gone = {name: None for name in self.alarms if name not in alarms}
            append = Append(self.code, row, {**changed, **gone}, listing_of(state, entry))
            began = monotonic()
            writing = asyncio.ensure_future(self.registry.store.append(append))
            news = await self._messages(entry, before)
            await writing
        except BaseException:  # a row that is not written has not happened
            self.is_unsure = True
            raise
        APPENDS.observe(monotonic() - began)
        ROWS.count += 1
        self.alarms = alarms
        self._send(news, ack)
        self._close_for(entry)
        self.registry.announce(self, changed)
        if row.seq % SAVE_EVERY == 0:
            self.registry.save(self.state)
        return row.seq

    async def open(self) -> None:
        """Read the table: the latest saved state, and the rows after it."""
        async with self.lock:
            self.state, replayed = await read_state(self.registry.store, self.code)
            state = self.state
            self.seq, self.alarms = state.seq, state.alarms()
            if state.agreement.delay and state.phase == "playing":
                self._times.extend(await latest_times(self.registry.store, state, self._longest_ago()))
            if replayed >= 2 * SAVE_EVERY:
                self.registry.save(state)
            await self._bring_up_to_date()

    async def _restore(self) -> None:
        """If it is unknown what is durable, go back to what was sent; the rest is read and sent next."""
        if self.is_unsure:
            self.state = await state_at(self.registry.store, self.code, self.seq)
            self.alarms = self.state.alarms()
            self.is_unsure = False

    async def _catch_up(self) -> None:
        """Read what other processes have written, and send it here."""
        try:
            await self._restore()
            await self._read_new_rows()
        except DamagedLog as damaged:
            self._end_damaged(damaged)
            raise

    async def _read_new_rows(self) -> None:
        async for row in read_rows(self.registry.store, self.code, self.state.seq):
            before = count_events(self.state)
            entry = apply_row(self.state, row)
            CATCH_UPS.inc()
            self._send(await self._messages(entry, before))
            self._close_for(entry)
        self._notice_move()
        self.alarms = self.state.alarms()

    def _end_damaged(self, damaged: DamagedLog) -> None:
        """Tell everybody that the log cannot be read, and end their connections."""
        self.is_unsure = True
        for subscriber in self.subscribers:
            subscriber.send(
                outgoing(refusal_message(None, damaged, self.number_for(subscriber), subscriber.language))
            )
            subscriber.end("damaged")

    async def catch_up(self) -> None:
        """Read what other processes have written here, and log outages."""
        async with self.lock:
            await self._bring_up_to_date()

    async def _bring_up_to_date(self) -> None:
        await self._catch_up()
        try:
            await self._give_time_back()
        except Trouble:  # the table can still be shown; the next command tries again
            log.warning("an outage could not be logged at table %s", self.code, exc_info=True)

    # ── Subscribers ──────────────────────────────────────────────────────────────────────────────────

    async def _messages(self, entry: AnyEntry, before: int) -> News:
        """What each subscriber is sent about the last entry, and as whom they see the game now."""
        frames, players = FrameBuilder(self.state, entry, before), viewers(self.state)
        if frames.shows_new_viewers and entry.changes_table:
            await frames.prepare(
                [(players.get(each.person, SPECTATOR), each.player) for each in self.subscribers]
            )
        messages, seen_as = frames.messages, players.get
        return [
            (subscriber, player := seen_as(subscriber.person, SPECTATOR), messages(player, subscriber.player))
            for subscriber in self.subscribers
        ]

    def _send(self, news: News, ack: PendingAck | None = None) -> None:
        FRAMES.count += len(news)
        self.seq = self.state.seq
        if self.state.agreement.delay:
            self._times.append((self.seq, self.state.at))
            while self._times and self._times[0][1] < self._longest_ago():
                self._times.popleft()
        for subscriber, player, messages in news:
            subscriber.player = player
            if player == SPECTATOR:
                at = send_time(self.state.at, delay_for(self.state, subscriber))
                for message in messages:
                    subscriber.send_at(message, at)
            elif ack is not None and subscriber is ack.subscriber:
                subscriber.send_all((*messages, ack.send(self.seq)))
            else:
                subscriber.send_all(messages)

    def _close_for(self, entry: AnyEntry) -> None:
        """Close the connections of people who have left, or all if the table is closed, after a moment."""
        if isinstance(entry, Closed):
            for subscriber in self.subscribers:
                asyncio.get_running_loop().call_later(GOODBYE, subscriber.end, "closed")
        if isinstance(entry, Left):
            for subscriber in self.subscribers:
                if subscriber.person == entry.person:
                    asyncio.get_running_loop().call_later(GOODBYE, subscriber.end, "left")

    async def subscribe(self, subscriber: Subscriber, since: int | None) -> None:
        """Send a subscriber what it has missed, and everything from now on."""
        subscriber.clock = self.registry.clock
        await self.registry.keep_time()
        async with self.lock:
            await self._bring_up_to_date()
            guest = None if subscriber.person is None else self.state.guests.get(subscriber.person)
            number, seq = None if guest is None else guest.number, self.number_for(subscriber)
            player, missed = await self._missed(subscriber, since)
            subscriber.send(outgoing(Welcome(VERSION, number, player, seq, self.registry.clock.now())))
            for message, at in missed:
                subscriber.send_missed(message, at)
            subscriber.player = viewer_of(self.state, subscriber.person)
            for message in question(self.state, subscriber.player):
                subscriber.send(message)
            self.subscribers.add(subscriber)
            if self._clock.is_shown(self.state):
                self._tell_clock([subscriber])
            if guest is not None and guest.gone:  # they left, or were removed, while they connected
                asyncio.get_running_loop().call_later(GOODBYE, subscriber.end, "left")

    # ── Time ─────────────────────────────────────────────────────────────────────────────────────────

    async def show(self, person: str, game: int, decision: int) -> None:
        """A question is on a person's screen; if it is the open one, and theirs, its clock starts."""
        async with self.lock:
            now, state = self.registry.clock.now(), self.state
            if not self.is_unsure and self._clock.show(state, person, (game, decision), now):
                self._tell_clock(self.subscribers)
                self.registry.hasten(Clock(self.code, "decide", self._clock.deadline(state) or now))

    def is_due(self, name: str) -> bool:
        """Whether a clock of the table is still set, and due."""
        due = self._clock.deadline(self.state) if name == "decide" else self.state.alarms().get(name)
        return due is not None and due <= self.registry.clock.now() and not self.state.closed

    def _tell_clock(self, subscribers: Iterable[Subscriber]) -> None:
        """Tell them when the open decision is due, if that differs from what they were told."""
        state, due, now = self.state, self._clock.deadline(self.state), self.registry.clock.now()
        if due is not None:
            message = outgoing(ClockStarted(state.games, state.decisions, due))
            for subscriber in subscribers:
                subscriber.send_at(message, send_time(now, delay_for(state, subscriber)))

    def _notice_move(self) -> None:
        """If the person who is asked has moved to another process, those who stay are told the new time."""
        here = (subscriber.person for subscriber in self.subscribers)
        if self._clock.forget_elsewhere(self.state, self.registry.process, here):
            self._tell_clock(self.subscribers)

    async def _missed(
        self, subscriber: Subscriber, since: int | None
    ) -> tuple[Player, list[tuple[Outgoing, int]]]:
        """What is sent first and when, and as whom it is seen at its beginning.

        That is the missed frames, or a snapshot and delayed frames.
        """
        state, delay = self.state, delay_for(self.state, subscriber)
        if not delay and (since is None or not 0 <= state.seq - since <= MOST_MISSED):
            player = viewer_of(state, subscriber.person)
            return player, [(await snapshot_message(state, player), 0)]
        late = self.number_for(subscriber)
        whole = since is None or not 0 <= late - since <= MOST_MISSED
        start = late if since is None or whole else since
        if start == state.seq and not whole:
            return viewer_of(state, subscriber.person), []
        oldest = max(0, self.number_for(Subscriber(None)) - MOST_MISSED)
        again = await self.earlier.at(start, min(start, oldest))
        rows = read_rows(self.registry.store, self.code, start, state.seq)
        player, messages = await frames_again(again, rows, subscriber.person, whole)
        return player, [(message, send_time(at, delay) if seq > late else 0) for message, seq, at in messages]

    def number_for(self, subscriber: Subscriber) -> int:
        """The last number that a subscriber may know of: spectators may be behind the game."""
        delay, state = delay_for(self.state, subscriber), self.state
        if not delay:
            return self.seq
        now = self.registry.clock.now()
        shown = next((seq for seq, at in reversed(self._times) if send_time(at, delay) <= now), None)
        if shown is None:
            shown = self._times[0][0] - 1 if self._times else self.seq
        return max(shown, state.began_at[-1] - 1)  # what happened before the game was never delayed

    def _longest_ago(self) -> Milliseconds:
        """No spectator is further behind than this moment."""
        return self.registry.clock.now() - 1000 * MAX_DELAY

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Stop sending to a subscriber."""
        self.subscribers.discard(subscriber)
        self._notice_move()
        self.used = monotonic()


def delay_for(state: TableState, subscriber: Subscriber) -> int:
    """Milliseconds by which a subscriber is delayed: only spectators, if the table agreed on a delay."""
    if not state.agreement.delay:
        return 0
    watches = state.phase == "playing" and (
        subscriber.person is None or state.seat_of(subscriber.person) is None
    )
    return state.agreement.delay * 1000 if watches else 0


def send_time(at: int, delay: int) -> int:
    """When a frame is sent: at once, regardless of other machines' clocks, or after the delay."""
    return at + delay if delay else 0
