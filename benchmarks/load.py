"""Simulated players at full tables: the same load for every server."""

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

TIMEOUT = 60.0
"""Timeout for a silent server, in seconds."""
SOCKETS_AT_ONCE = 50
"""Number of sockets opened at the same time."""
WITHOUT_END = sys.maxsize


class Measurement(NamedTuple):
    """The result of one measurement."""

    seconds: float
    delays: Sequence[float]
    """For each move, the seconds until its last recipient received it."""
    busy: float
    """Share of a core that the simulated players used."""
    cost: float
    """CPU seconds of the server per move."""

    @property
    def rate(self) -> float:
        """Moves a second."""
        return len(self.delays) / self.seconds

    def quantile(self, part: float) -> float:
        """The delay that this share of the moves did not exceed."""
        return sorted(self.delays)[min(len(self.delays) - 1, int(part * len(self.delays)))]


class MoveUnderWay:
    """A move that was sent and has not reached every player yet."""

    __slots__ = ("left", "since")

    def __init__(self, since: float, left: int) -> None:
        self.since = since
        self.left = left


class SimulatedPlayer:
    """One player's socket."""

    socket: Socket

    def __init__(self, table: "LoadTable", ticket: Ticket) -> None:
        self.table = table
        self.ticket = ticket
        self.seen = -1
        self.is_seated = asyncio.Event()

    async def sit_down(self, contestant: Contestant) -> None:
        """Open the socket, and wait for the first message about the table."""
        port = contestant.ports[self.ticket.seat % len(contestant.ports)]
        request = upgrade(*contestant.socket_request(self.ticket), port)
        self.socket = Socket(request, self.receive, self.table.load.fail)
        await asyncio.get_running_loop().create_connection(lambda: self.socket, "127.0.0.1", port)
        self.table.load.sockets.append(self.socket)
        await self.is_seated.wait()

    def receive(self, message: bytes) -> None:
        """Handle a message: it is about a move, wants a reply, or does not matter."""
        contestant = self.table.load.contestant
        number = contestant.number(message)
        if number is not None:
            self.receive_move(number, message)
        elif (answer := contestant.answer(self.ticket, message)) is not None:
            self.socket.send(answer)

    def receive_move(self, number: int, message: bytes) -> None:
        """Note the number of moves, and prepare a move if it is this seat's turn."""
        for each in range(self.seen + 1, number + 1):
            self.table.count_receipt(each)
        self.seen = max(self.seen, number)
        self.is_seated.set()
        move = self.table.load.contestant.next_move(self.ticket, number, message)
        if move is not None:
            self.table.prepare(self, number + 1, move)


class LoadTable:
    """Players who take turns; a move is sent when it is both ready and due."""

    def __init__(self, load: "Load", seats: int) -> None:
        self.load = load
        self.seats = [SimulatedPlayer(self, ticket) for ticket in load.contestant.open_table(seats)]
        self.ready: tuple[SimulatedPlayer, int, bytes] | None = None
        self.under_way: dict[int, MoveUnderWay] = {}
        self.wanted: deque[float] = deque()
        self.until = 0
        """Moves up to this number are sent as soon as they are ready."""
        self.delivered = 0

    def prepare(self, seat: SimulatedPlayer, number: int, move: bytes) -> None:
        """Note that the next move is ready."""
        self.ready = (seat, number, move)
        self.play()

    def want(self, since: float) -> None:
        """Note that a move is due at this time, whether or not the server is ready for it."""
        self.wanted.append(since)
        self.play()

    def play_on(self, moves: int) -> None:
        """Make this many more moves."""
        if self.ready is None:
            raise TimeoutError(f"{self.load.contestant.name} has a table at which it is no one's turn")
        self.until = self.ready[1] + moves - 1
        self.play()

    def play(self) -> None:
        """Send the move that is ready, if it is due."""
        if self.ready is None or not (self.wanted or self.ready[1] <= self.until):
            return
        seat, number, move = self.ready
        self.ready = None
        since = self.wanted.popleft() if self.wanted else perf_counter()
        self.under_way[number] = MoveUnderWay(since, len(self.seats))
        seat.socket.send(move)

    def count_receipt(self, number: int) -> None:
        """Note that one more player has received this move."""
        sent = self.under_way.get(number)
        if sent is None:
            return
        sent.left -= 1
        if not sent.left:
            del self.under_way[number]
            self.load.last = now = perf_counter()
            self.load.delays.append(now - sent.since)
            self.delivered = number


class Load:
    """All tables of one server, as a context manager that seats every player."""

    def __init__(self, contestant: Contestant, tables: int, seats: int) -> None:
        self.contestant = contestant
        self.sockets: list[Socket] = []
        self.delays: list[float] = []
        self.last = perf_counter()
        """When the last move was delivered."""
        self.trouble: Exception | None = None
        self.tables = [LoadTable(self, seats) for _ in range(tables)]

    async def __aenter__(self) -> Self:
        try:
            await self.fill()
        except BaseException:
            self.clear()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self.clear()

    @property
    def seats(self) -> list[SimulatedPlayer]:
        return [seat for table in self.tables for seat in table.seats]

    def fail(self, trouble: Exception) -> None:
        """Note an error of a socket, and wake the measurement."""
        self.trouble = self.trouble or trouble
        for seat in self.seats:
            seat.is_seated.set()

    async def fill(self) -> None:
        """Open the sockets, some at a time."""
        asyncio.get_running_loop().set_exception_handler(
            lambda _, told: self.fail(told.get("exception") or RuntimeError(told["message"]))
        )
        seats = self.seats
        for first in range(0, len(seats), SOCKETS_AT_ONCE):
            some = seats[first : first + SOCKETS_AT_ONCE]
            async with asyncio.timeout(TIMEOUT):
                await asyncio.gather(*(seat.sit_down(self.contestant) for seat in some))
            self.check()

    def clear(self) -> None:
        for socket in self.sockets:
            socket.close()

    async def play_freely(self, warm: float, seconds: float) -> Measurement:
        """Closed loop: the next move is sent as soon as the last one has been received."""
        self.allow(WITHOUT_END)
        measured = await self.measure(warm, seconds)
        self.allow(0)
        await self.settle()
        return measured

    async def play_at(self, rate: float, warm: float, seconds: float) -> Measurement:
        """Fixed rate over all tables; the delay of a move counts from when it was due."""
        clock = asyncio.create_task(self.tick(rate))
        measured = await self.measure(warm, seconds)
        clock.cancel()
        for table in self.tables:
            table.wanted.clear()
        await self.settle()
        return measured

    async def play_on(self, moves: int) -> Measurement:
        """Make this many more moves at every table, as fast as possible."""
        finish = self.begin()
        for table in self.tables:
            table.play_on(moves)
        while any(table.delivered < table.until for table in self.tables):
            await self.wait_a_moment()
        return finish()

    def allow(self, until: int) -> None:
        """Send moves up to this number as soon as they are ready."""
        for table in self.tables:
            table.until = until
            table.play()

    async def tick(self, rate: float) -> None:
        """Make a move due at one table after the other."""
        began = perf_counter()
        for number in count():
            due = began + number / rate
            if (early := due - perf_counter()) > 0:
                await asyncio.sleep(early)
            self.tables[number % len(self.tables)].want(due)

    async def measure(self, warm: float, seconds: float) -> Measurement:
        """Warm up, then measure."""
        await asyncio.sleep(warm)
        finish = self.begin()
        await asyncio.sleep(seconds)
        self.check()
        while not self.delays:
            await self.wait_a_moment()
        return finish()

    def begin(self) -> Callable[[], Measurement]:
        """Start a measurement; the returned function ends it and gives the result."""
        self.delays.clear()
        pids = self.contestant.pids
        self.last = began = perf_counter()
        ours, theirs = process_time(), work(pids)

        def finish() -> Measurement:
            seconds = perf_counter() - began
            busy = (process_time() - ours) / seconds
            return Measurement(seconds, self.delays.copy(), busy, (work(pids) - theirs) / len(self.delays))

        return finish

    async def settle(self) -> None:
        """Wait until every move has been delivered."""
        while any(table.under_way for table in self.tables):
            await self.wait_a_moment()

    async def wait_a_moment(self) -> None:
        """Wait for the server, up to a timeout."""
        await asyncio.sleep(0.002)
        self.check()
        if perf_counter() - self.last > TIMEOUT:
            raise TimeoutError(f"{self.contestant.name} has delivered nothing for {TIMEOUT:.0f} s")

    def check(self) -> None:
        """Raise the first error of a socket."""
        if self.trouble:
            raise self.trouble
