"""What `make load` measured: a table, its targets, and a plot of the delays."""

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

import vl_convert

from load import Measurement
from results_page import amount, machine, table

BUSIEST = 0.8
"""Share of a core above which the simulated players are starved."""
LATEST = 0.005
"""Seconds by which their event loop may be late in one case of a hundred."""
MEMORY = 32
"""Kilobytes for a socket that we aim for."""
P99 = {770.0: 0.015, 1500.0: 0.1}
"""The 99th percentile of the delay that we aim for, in seconds, by moves per second."""
STEPS = 200
COLUMNS = (
    *("wanted moves/s", "moves/s", "p50 ms", "p99 ms", "target"),
    *("core ms/move", "CPU of the players", "late ms", "counts"),
)
READ = """\
Every socket is a player of Mascarade at a table of 13, and all of them are in one process on the server's
machine; it shares the cores with the server. Moves are due at one table after the other, and delays count
from when they were due until the last of the 13 has the move. `late` says how late the event loop of the
simulated players was, in one case of a hundred: a row in which it was late, or in which they used most of a
core, says more about them than about the server, and does not count.

![The delay of moves by percentile](load.svg)"""


class PaceRow(NamedTuple):
    """One rate."""

    wanted: float
    measured: Measurement
    late: float
    """99 % of the ticks of the simulated players were late by less than this, in seconds."""

    @property
    def counts(self) -> bool:
        """Whether the simulated players had what they needed."""
        return self.measured.busy < BUSIEST and self.late < LATEST

    @property
    def cells(self) -> tuple[str, ...]:
        """A line of the table."""
        m, target = self.measured, P99.get(self.wanted)
        return (
            f"{self.wanted:,.0f}",
            f"{m.rate:,.0f}",
            amount(1000 * m.quantile(0.5)),
            amount(1000 * m.quantile(0.99)),
            "" if target is None else f"< {1000 * target:.0f}",
            amount(1000 * m.cost),
            f"{100 * m.busy:.0f} %",
            amount(1000 * self.late),
            "yes" if self.counts else "no: starved",
        )


def load_report(sockets: int, tables: int, each: float, rows: Sequence[PaceRow], load: float) -> str:
    """The whole section."""
    return "\n\n".join(
        (
            "# How many sockets one process serves",
            f"Written by `make load` on {date.today()}.",
            machine(load),
            f"{sockets:,} sockets at {tables} tables, {each:.0f} kB of memory for each (wanted: {MEMORY}).",
            READ,
            table([COLUMNS, *(row.cells for row in rows)], right=set(range(8))),
        )
    )


def plot(rows: Sequence[PaceRow]) -> str:
    """The delay by percentile, one line for each rate, as SVG."""
    values = [
        {"rate": f"{row.wanted:,.0f} moves/s", "part": part, "ms": 1000 * row.measured.quantile(1 - part)}
        for row in rows
        for part in parts()
    ]
    axis = {"title": "percentile", "values": [0.5, 0.1, 0.01, 0.001], "labelExpr": "100 * (1 - datum.value)"}
    scale = {"type": "log", "reverse": True, "domain": [0.001, 0.5], "nice": False}
    spec = {
        "width": 480,
        "height": 260,
        "background": "white",
        "data": {"values": values},
        "mark": {"type": "line", "interpolate": "step-after"},
        "encoding": {
            "x": {"field": "part", "type": "quantitative", "scale": scale, "axis": axis},
            "y": {"field": "ms", "type": "quantitative", "scale": {"type": "log"}, "title": "delay, ms"},
            "color": {"field": "rate", "type": "nominal", "sort": None, "title": None},
        },
    }
    svg: str = vl_convert.vegalite_to_svg(spec)
    return svg


def parts() -> list[float]:
    """Shares of the slowest moves, from half of them to one in a thousand."""
    return [0.5 * 0.002 ** (step / STEPS) for step in range(STEPS + 1)]
