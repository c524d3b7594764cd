"""Tables full of players who do nothing but play: the same load for every server."""

import asyncio
import sys
from collections import deque
from collections.abc import Callable, Sequence
from itertools import count
from time import perf_counter, process_time
from typing import NamedTuple, Self

from contestant import Contestant, Ticket
from processes import work
from sockets import Socket, upgrade

PATIENCE = 60.0
"""Seconds that anybody waits for a server that says nothing."""
AT_ONCE = 50
"""Sockets that are being opened at the same time."""
WITHOUT_END = sys.maxsize


class Measured(NamedTuple):
    """What a stretch of play gave."""

    seconds: float
    delays: Sequence[float]
    """Of each move, the seconds until the last recipient had it."""
    busy: float
    """Which part of a core the load took for itself."""
    cost: float
    """Seconds of a core that each move took of the server."""

    @property
    def rate(self) -> float:
        """Moves a second."""
        return len(self.delays) / self.seconds

    def quantile(self, part: float) -> float:
        """The delay that this part of the moves did not exceed."""
        return sorted(self.delays)[min(len(self.delays) - 1, int(part * len(self.delays)))]


class Flight:
    """A move that was sent and has not reached everybody."""

    __slots__ = ("left", "since")

    def __init__(self, since: float, left: int) -> None:
        self.since = since
        self.left = left


class Seat:
    """One player's socket."""

    socket: Socket

    def __init__(self, table: "Table", ticket: Ticket) -> None:
        self.table = table
        self.ticket = ticket
        self.seen = -1
        self.is_seated = asyncio.Event()

    async def sit_down(self, contestant: Contestant) -> None:
        """Open the socket, and wait until the table is seen."""
        port = contestant.ports[self.ticket.seat % len(contestant.ports)]
        request = upgrade(*contestant.door(self.ticket), port)
        self.socket = Socket(request, self.hear, self.table.hall.give_up)
        await asyncio.get_running_loop().create_connection(lambda: self.socket, "127.0.0.1", port)
        self.table.hall.sockets.append(self.socket)
        await self.is_seated.wait()

    def hear(self, message: bytes) -> None:
        """A message is about a move, or wants an answer, or does not matter."""
        contestant = self.table.hall.contestant
        number = contestant.number(message)
        if number is not None:
            self.see(number, message)
        elif (answer := contestant.answer(self.ticket, message)) is not None:
            self.socket.send(answer)

    def see(self, number: int, message: bytes) -> None:
        """The table as it is after so many moves; whoever is to move next gets a move ready."""
        for each in range(self.seen + 1, number + 1):
            self.table.land(each)
        self.seen = max(self.seen, number)
        self.is_seated.set()
        move = self.table.hall.contestant.next_move(self.ticket, number, message)
        if move is not None:
            self.table.prepare(self, number + 1, move)


class Table:
    """Players in turn; a move goes out when it is both ready and wanted."""

    def __init__(self, hall: "Hall", seats: int) -> None:
        self.hall = hall
        self.seats = [Seat(self, ticket) for ticket in hall.contestant.open_table(seats)]
        self.ready: tuple[Seat, int, bytes] | None = None
        self.flights: dict[int, Flight] = {}
        self.wanted: deque[float] = deque()
        self.until = 0
        """Moves up to this one are made as soon as they can be."""
        self.landed = 0

    def prepare(self, seat: Seat, number: int, move: bytes) -> None:
        """The next move can be sent."""
        self.ready = (seat, number, move)
        self.play()

    def want(self, since: float) -> None:
        """A player decides at this time, whether or not the server has told them to."""
        self.wanted.append(since)
        self.play()

    def play_on(self, moves: int) -> None:
        """Make so many moves more."""
        if self.ready is None:
            raise TimeoutError(f"{self.hall.contestant.name} has a table at which nobody is to move")
        self.until = self.ready[1] + moves - 1
        self.play()

    def play(self) -> None:
        """Send the move that is ready, if it is time for it."""
        if self.ready is None or not (self.wanted or self.ready[1] <= self.until):
            return
        seat, number, move = self.ready
        self.ready = None
        since = self.wanted.popleft() if self.wanted else perf_counter()
        self.flights[number] = Flight(since, len(self.seats))
        seat.socket.send(move)

    def land(self, number: int) -> None:
        """One more player has seen this move; with the last one it is delivered."""
        flight = self.flights.get(number)
        if flight is None:
            return
        flight.left -= 1
        if not flight.left:
            del self.flights[number]
            self.hall.last = now = perf_counter()
            self.hall.delays.append(now - flight.since)
            self.landed = number


class Hall:
    """All tables at one server, with everybody seated for as long as it is entered."""

    def __init__(self, contestant: Contestant, tables: int, seats: int) -> None:
        self.contestant = contestant
        self.sockets: list[Socket] = []
        self.delays: list[float] = []
        self.last = perf_counter()
        """When a move was delivered last."""
        self.trouble: Exception | None = None
        self.tables = [Table(self, seats) for _ in range(tables)]

    async def __aenter__(self) -> Self:
        """Everybody sits down."""
        try:
            await self.fill()
        except BaseException:
            self.clear()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        """Everybody leaves, whatever happened."""
        self.clear()

    @property
    def seats(self) -> list[Seat]:
        """Everybody."""
        return [seat for table in self.tables for seat in table.seats]

    def give_up(self, trouble: Exception) -> None:
        """Something went wrong at a socket: whoever waits is told."""
        self.trouble = self.trouble or trouble
        for seat in self.seats:
            seat.is_seated.set()

    async def fill(self) -> None:
        """Some sit down at a time."""
        asyncio.get_running_loop().set_exception_handler(
            lambda _, told: self.give_up(told.get("exception") or RuntimeError(told["message"]))
        )
        everybody = self.seats
        for first in range(0, len(everybody), AT_ONCE):
            some = everybody[first : first + AT_ONCE]
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(seat.sit_down(self.contestant) for seat in some))
            self.check()

    def clear(self) -> None:
        """Close every socket."""
        for socket in self.sockets:
            socket.close()

    async def play_freely(self, warm: float, seconds: float) -> Measured:
        """Closed loop: whoever has seen the last move makes the next one."""
        self.allow(WITHOUT_END)
        measured = await self.watch(warm, seconds)
        self.allow(0)
        await self.settle()
        return measured

    async def play_at(self, rate: float, warm: float, seconds: float) -> Measured:
        """Fixed rate: so many moves a second over all tables, each late from the time it was due."""
        clock = asyncio.create_task(self.tick(rate))
        measured = await self.watch(warm, seconds)
        clock.cancel()
        for table in self.tables:
            table.wanted.clear()
        await self.settle()
        return measured

    async def play_on(self, moves: int) -> Measured:
        """So many moves more at every table, as fast as they can be made."""
        finish = self.begin()
        for table in self.tables:
            table.play_on(moves)
        while any(table.landed < table.until for table in self.tables):
            await self.breathe()
        return finish()

    def allow(self, until: int) -> None:
        """Make moves up to this one as soon as they can be made."""
        for table in self.tables:
            table.until = until
            table.play()

    async def tick(self, rate: float) -> None:
        """A move is due at one table after the other."""
        began = perf_counter()
        for number in count():
            due = began + number / rate
            if (early := due - perf_counter()) > 0:
                await asyncio.sleep(early)
            self.tables[number % len(self.tables)].want(due)

    async def watch(self, warm: float, seconds: float) -> Measured:
        """Let them play for a while, and then measure for a while."""
        await asyncio.sleep(warm)
        finish = self.begin()
        await asyncio.sleep(seconds)
        self.check()
        if not self.delays:
            raise TimeoutError(f"{self.contestant.name} delivered no move in {seconds:.1f} s")
        return finish()

    def begin(self) -> Callable[[], Measured]:
        """Measure from now on; what this gives tells what it was until then."""
        self.delays.clear()
        pids = self.contestant.pids
        self.last = began = perf_counter()
        ours, theirs = process_time(), work(pids)

        def finish() -> Measured:
            seconds = perf_counter() - began
            busy = (process_time() - ours) / seconds
            return Measured(seconds, self.delays.copy(), busy, (work(pids) - theirs) / len(self.delays))

        return finish

    async def settle(self) -> None:
        """Wait until nothing is under way."""
        while any(table.flights for table in self.tables):
            await self.breathe()

    async def breathe(self) -> None:
        """Wait a moment for the server, and not for ever."""
        await asyncio.sleep(0.002)
        self.check()
        if perf_counter() - self.last > PATIENCE:
            raise TimeoutError(f"{self.contestant.name} has delivered nothing for {PATIENCE:.0f} s")

    def check(self) -> None:
        """Nothing went wrong."""
        if self.trouble:
            raise self.trouble
