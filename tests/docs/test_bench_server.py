"""`make bench-server` reports what its simulated players experienced."""

import asyncio
import os
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.server import serve
from websockets.frames import Frame, Opcode

from boardgameio_server import Boardgameio
from contestant import Ticket
from load import Load, Measurement
from load_report import PaceRow, load_report, plot
from server_report import (
    FREELY,
    FULL,
    IN_FILES,
    IN_MEMORY,
    LoadRow,
    LongGameCost,
    median_row,
    server_report,
    targets,
)
from sockets import Socket

SEATS = 3
LATE = 0.05


class Counting:
    """A real server that counts moves and broadcasts them; the last player gets them late."""

    name = "a server that counts"

    def __init__(self, pause):
        self.pause = pause
        self.ports = []
        self.pids = [os.getpid()]
        self.tables = []

    @asynccontextmanager
    async def running(self):
        """Run until the block ends."""
        async with serve(self.welcome, "127.0.0.1", 0) as server:
            self.ports = [server.sockets[0].getsockname()[1]]
            yield self

    async def welcome(self, connection):
        """Seat a client, and broadcast each of its moves."""
        _, table, seat = connection.request.path.split("/")
        players = self.tables[int(table)]
        players[int(seat)] = connection
        await connection.send("at 0")
        async for text in connection:
            for seat in range(SEATS):
                if seat == SEATS - 1:
                    await asyncio.sleep(self.pause)
                await players[seat].send(f"at {text}")

    def open_table(self, seats):
        self.tables.append({})
        return [Ticket(str(len(self.tables) - 1), seat, seats, "") for seat in range(seats)]

    def socket_request(self, ticket):
        return f"/{ticket.table}/{ticket.seat}", {}

    def answer(self, *_):
        return None

    def number(self, message):
        return int(message.removeprefix(b"at "))

    def next_move(self, ticket, number, _):
        return str(number + 1).encode() if number % ticket.seats == ticket.seat else None


@asynccontextmanager
async def load_of(tables, pause=0.0):
    """A load with every player seated at that server."""
    async with Counting(pause).running() as server, Load(server, tables, SEATS) as load:
        yield load


def test_a_move_is_delivered_when_the_last_player_has_it():
    async def play():
        async with load_of(tables=1, pause=LATE) as load:
            return await load.play_on(4)

    measured = asyncio.run(play())

    assert len(measured.delays) == 4
    assert min(measured.delays) >= LATE


def test_every_table_plays_as_many_moves_as_are_asked_for_and_no_more():
    async def play():
        async with load_of(tables=5) as load:
            await load.play_on(7)
            await load.play_on(13)
            return [table.delivered for table in load.tables], [seat.seen for seat in load.seats]

    assert asyncio.run(play()) == ([20] * 5, [20] * 15)


def test_a_move_that_could_not_be_sent_when_it_was_due_is_late_from_then_on():
    async def play():
        async with load_of(tables=1, pause=LATE) as load:
            return await load.play_at(1 / LATE * 4, 0.0, LATE * 10)

    measured = asyncio.run(play())

    assert max(measured.delays) > 2 * LATE


def test_a_server_that_hangs_up_ends_the_run_with_what_it_said():
    async def play():
        async with load_of(tables=1) as load:
            await load.contestant.tables[0][0].close(1012)
            await load.play_freely(0.0, 1.0)

    with pytest.raises(ConnectionAbortedError, match="0x88"):
        asyncio.run(play())


@pytest.mark.parametrize("size", [1, 125, 126, 65_535, 65_536])
def test_a_message_is_whole_however_its_bytes_come(size):
    received = []
    socket = Socket(b"", received.append, received.append)
    socket.is_open = True
    sent = Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)
    for at in range(0, len(sent), 999):
        socket.data_received(sent[at : at + 1])
        socket.data_received(sent[at + 1 : at + 999])

    assert received == [b"x" * size]
    assert socket.rest == b""


def test_the_state_of_boardgameio_is_numbered_before_its_log_is():
    said = b'42/table,["update","m",{"G":{},"ctx":{},"_stateID":7},[{"_stateID":6}]]'

    assert Boardgameio().number(said) == 7
    assert Boardgameio().number(b'42/table,["matchData","m",[{"id":0}]]') is None


def test_of_all_rounds_the_medians_count():
    rounds = [
        LoadRow("a server", 2, 20, FREELY, rate, p99 / 2, p99, 0.001, 80.0, 0.3)
        for rate, p99 in ((900.0, 0.02), (800.0, 0.01), (700.0, 0.04))
    ]

    assert median_row(rounds) == LoadRow("a server", 2, 20, FREELY, 800.0, 0.01, 0.02, 0.001, 80.0, 0.3)
    assert (
        median_row([LoadRow("a server", 2, 20, FREELY, note="it did not start")]).note == "it did not start"
    )


def test_targets_are_met_missed_or_not_measured():
    rows = [
        LoadRow(FULL, 13, 20, FREELY, 1100.0, 0.01, 0.02),
        LoadRow(IN_MEMORY, 13, 20, FREELY, 1000.0, 0.01, 0.02),
        LoadRow(IN_FILES, 13, 20, FREELY, 200.0, 0.01, 0.02),
        LoadRow(FULL, 13, 100, FREELY, 1500.0, 0.01, 0.02, 0.0006, memory=151.0),
        LoadRow(IN_MEMORY, 13, 100, FREELY, 1000.0, 0.01, 0.02, 0.001),
    ]
    outcomes = [target.outcome for target in targets(rows, [LongGameCost(FULL, 0.001, 0.0011)])]

    assert outcomes == ["yes", "yes", "no", "not measured", "yes", *3 * ["not measured"], "no", "yes"]


def test_a_row_counts_only_if_its_players_were_not_starved():
    measured = Measurement(20.0, [0.001, 0.002], busy=0.5, cost=0.0004)

    assert PaceRow(770.0, measured, late=0.001).counts
    assert not PaceRow(770.0, measured, late=0.02).counts
    assert not PaceRow(770.0, measured._replace(busy=0.9), late=0.001).counts


def test_a_load_is_reported_as_a_table_and_drawn():
    rows = [
        PaceRow(rate, Measurement(1.0, [0.002, 0.004, 0.02], 0.5, 0.0004), 0.001) for rate in (257.0, 770.0)
    ]

    last = load_report(13, 1, 24.0, rows, 0.0).splitlines()[-1]

    assert [cell.strip() for cell in last.split("|")[1:6]] == ["770", "3", "4.00", "20.00", "< 15"]
    assert plot(rows).startswith("<svg")


def test_a_section_has_a_line_for_each_row_and_says_why_one_is_empty():
    rows = [
        LoadRow(IN_MEMORY, 13, 20, FREELY, 1000.0, 0.01, 0.0215, 0.0012, 120.4, 0.2),
        LoadRow(FULL, 13, 20, FREELY, note="it did not start"),
    ]
    lengths = [LongGameCost(IN_MEMORY, 0.001, 0.0011), LongGameCost(FULL, note="it did not start")]
    lines = server_report(rows, lengths, {"Node": "24"}, load=0.0).splitlines()
    theirs, ours = (
        [cell.strip() for cell in line.split("|")[5:-1]] for line in lines if "| closed loop" in line
    )

    assert theirs == ["1,000", "1.00", "10.00", "21.50", "1.20", "120", "0.20", ""]
    assert ours == [*"–––––––", "it did not start"]
