"""What `make bench-server` measured, as Markdown that is readable in a terminal."""

import platform
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from importlib.metadata import version
from statistics import median
from typing import NamedTuple

from results_page import amount, duration, machine, ratio, table

COLUMNS = (
    *("seats", "tables", "how", "server", "moves/s", "× in memory"),
    *("p50 ms", "p99 ms", "core ms/move", "MB", "load", "note"),
)
FREELY = "closed loop"
FIXED_RATE = "300 moves/s"
IN_MEMORY = "boardgame.io, in memory"
IN_FILES = "boardgame.io, files"
FULL = "Ridotto, SQLite FULL, one process"
ONE, TWO = "Ridotto, PostgreSQL, one process", "Ridotto, PostgreSQL, 2 processes"

READ = """\
Every seat has its own websocket, and all of them are in one process on the server's machine. In a closed loop
a move is sent as soon as the player whose turn it is has received the last one. At a fixed rate moves are due
at one table after the other, and delays count from when they were due. A move is delivered when the last
socket of its table has received it. `core ms/move` is the server's CPU time per move, which a
busy machine affects least; `MB` is their memory after the closed loop; a separate database is in neither.
`load` is the share of a core that the simulated players used. All servers run at the same time for each load,
warm up before they are measured, and then take turns, a few seconds each; the medians of all rounds count.

boardgame.io plays a game of the same size: as many seats, one hidden card each, coins, a move that gives a
coin to the neighbour, its own log. It sends each player the whole view after each move, which is its default.
It sends a move before storing it, and does not wait until its files are on the disk."""


class LoadRow(NamedTuple):
    """One line of the table; None means that it could not be measured, with the reason in the note."""

    name: str
    seats: int
    tables: int
    how: str
    rate: float | None = None
    p50: float | None = None
    p99: float | None = None
    cost: float | None = None
    memory: float | None = None
    busy: float | None = None
    note: str = ""

    @property
    def said(self) -> str:
        """A line to print as soon as the row is measured."""
        got = self.note
        if self.rate is not None:
            times = f"p99 {milliseconds(self.p99)} ms, {milliseconds(self.cost)} ms of a core"
            got = f"{self.rate:,.0f} moves/s, {times}"
        return f"{self.name}, {self.seats} seats × {self.tables} tables, {self.how}: {got}"


class LongGameCost(NamedTuple):
    """A server's CPU seconds per move, early and late in long games."""

    name: str
    first: float | None = None
    last: float | None = None
    note: str = ""


class LoadTarget(NamedTuple):
    """What we aim for, and the result."""

    what: str
    sign: str
    bound: float
    measured: float | None

    @property
    def outcome(self) -> str:
        """Whether it was met."""
        if self.measured is None:
            return "not measured"
        is_met = self.measured >= self.bound if self.sign == "≥" else self.measured <= self.bound
        return "yes" if is_met else "no"


def median_row(rows: Sequence[LoadRow]) -> LoadRow:
    """The medians of one row over all rounds."""
    figures = zip(
        *((row.rate, row.p50, row.p99, row.cost, row.memory, row.busy) for row in rows), strict=True
    )
    return LoadRow(*rows[0][:4], *(None if None in each else median(each) for each in figures), rows[0].note)


def server_report(
    rows: Sequence[LoadRow], lengths: Sequence[LongGameCost], others: Mapping[str, str], load: float
) -> str:
    """The whole section."""
    return "\n\n".join(
        (
            "# How fast the server is",
            f"Written by `make bench-server` on {date.today()}.",
            machine(load),
            f"Versions: {versions(others)}.",
            READ,
            "## Moves and delays",
            load_table(rows),
            "## Long games",
            length_table(lengths),
            "## What we want of it",
            verdict(list(targets(rows, lengths))),
        )
    )


def versions(others: Mapping[str, str]) -> str:
    """Ours, then theirs."""
    ours = {name: version(name) for name in ("ridotto", "starlette", "uvicorn", "websockets", "msgspec")}
    told = {"Python": platform.python_version(), **ours, **others}
    return ", ".join(f"{name} {number}" for name, number in told.items())


def load_table(rows: Sequence[LoadRow]) -> str:
    """One line per row, with its ratio to boardgame.io in memory."""
    lines = [COLUMNS]
    for row in sorted(rows, key=lambda row: (row.seats, row.tables, row.how)):
        rival = find(rows, IN_MEMORY, row.seats, row.tables, row.how)
        times = amount(ratio(row.rate, rival.rate)) if row.how == FREELY else ""
        delays = (milliseconds(row.p50), milliseconds(row.p99), milliseconds(row.cost))
        cells = (whole(row.rate), times, *delays, whole(row.memory), amount(row.busy), row.note)
        lines.append((str(row.seats), str(row.tables), row.how, row.name, *cells))
    return table(lines, right={0, 1, *range(4, 11)})


def length_table(lengths: Sequence[LongGameCost]) -> str:
    """CPU seconds per move at the beginning and at the end."""
    lines = [("server", "moves 1 to 50", "moves 951 to 1000", "ratio", "note")]
    for each in lengths:
        costs = (duration(cost) if cost else "–" for cost in (each.first, each.last))
        lines.append((each.name, *costs, amount(ratio(each.last, each.first)), each.note))
    told = "Seconds of a core that one move costs the server, in games of 13 that last 1000 moves."
    return f"{told}\n\n{table(lines, right={1, 2, 3})}"


def find(rows: Sequence[LoadRow], name: str, seats: int, tables: int, how: str) -> LoadRow:
    """One row; an empty one if there is none."""
    wanted = (name, seats, tables, how)
    return next((row for row in rows if row[:4] == wanted), LoadRow(*wanted))


def targets(rows: Sequence[LoadRow], lengths: Sequence[LongGameCost]) -> Iterator[LoadTarget]:
    """All targets for the server under load."""

    def times(name: str, other: str, seats: int, tables: int, how: str, figure: str) -> float | None:
        one, two = (getattr(find(rows, which, seats, tables, how), figure) for which in (name, other))
        return ratio(one, two)

    what = "CPU per move, times boardgame.io in memory"
    cost = times(FULL, IN_MEMORY, 13, 100, FREELY, "cost")
    yield LoadTarget(f"13 seats × 100 tables, {what}", "≤", 0.65, cost)
    for seats, tables, bound in ((13, 100, 1.4), (13, 20, 1.2), (2, 20, 0.8)):
        rate = times(FULL, IN_MEMORY, seats, tables, FREELY, "rate")
        what = f"{seats} seats × {tables} tables, moves/s, times boardgame.io in memory"
        yield LoadTarget(what, "≥", bound, rate)
    files = times(FULL, IN_FILES, 13, 20, FREELY, "rate")
    yield LoadTarget("13 seats × 20 tables, moves/s, times boardgame.io in files", "≥", 4, files)
    late = times(FULL, IN_MEMORY, 13, 100, FIXED_RATE, "p99")
    yield LoadTarget(
        "13 seats × 100 tables × 300 moves/s, p99, times boardgame.io in memory", "≤", 1.25, late
    )
    for tables in (20, 100):
        both = times(TWO, ONE, 13, tables, FREELY, "cost")
        yield LoadTarget(f"13 seats × {tables} tables, CPU per move, two processes / one", "≤", 1.1, both)
    yield LoadTarget("13 seats × 100 tables, MB", "≤", 150, find(rows, FULL, 13, 100, FREELY).memory)
    flat = next((ratio(each.last, each.first) for each in lengths if each.name == FULL), None)
    yield LoadTarget("cost of moves 951 to 1000, times that of the first 50", "≤", 1.25, flat)


def verdict(wanted: Sequence[LoadTarget]) -> str:
    """Each target, and whether it was met."""
    lines = [("target", "wanted", "measured", "met")]
    lines += [(t.what, f"{t.sign} {amount(t.bound)}", amount(t.measured), t.outcome) for t in wanted]
    met = sum(t.outcome == "yes" for t in wanted)
    return f"{met} of {len(wanted)} were met in this run.\n\n{table(lines, right={1, 2})}"


def milliseconds(seconds: float | None) -> str:
    """A delay in milliseconds."""
    return "–" if seconds is None else amount(seconds * 1000)


def whole(number: float | None) -> str:
    return "–" if number is None else f"{number:,.0f}"
