"""The measurements as Markdown that is readable in a terminal."""

import platform
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from importlib.metadata import version
from typing import NamedTuple

from beliefs import PLAYERS, BeliefTimes
from measure import CPP, RateRow
from our_games import FIRST, GRIMM, INTERPRETED, OBSERVED, SILENT, batch_on
from our_vectors import AMONG_BOTS, EVERY_SEAT, on_cores
from results_page import amount, duration, machine, ratio, table
from times import Times

READ = """\
Random legal play. A decision is a player's choice among legal moves; chance (deals, shuffles, OpenSpiel's
chance nodes) takes time and does not count. Rates are per CPU second of one core, the best of three passes
through the whole table. Only batches are measured in wall-clock time; if a batch got fewer cores than asked
for, its ratio says more about the machine than about us. RLCard, PettingZoo and Pgx build an observation at
every decision; many tables at once, ours and Pgx's, are timed without drawing the actions. The OpenSpiel
column compares with the fastest of its C++ loops in the same run. The games differ: the figures show what a
decision costs the user of a library, not whose code is better."""


class RateTarget(NamedTuple):
    """What we aim for, and the result."""

    what: str
    least: float
    measured: float | None

    @property
    def outcome(self) -> str:
        """Whether it was met."""
        if self.measured is None:
            return "not measured"
        return "yes" if self.measured >= self.least else "no"


def report(
    rows: Sequence[RateRow],
    times: Sequence[Times],
    beliefs: BeliefTimes,
    others: Mapping[str, str],
    load: float,
) -> str:
    """The whole section."""
    return "\n\n".join(
        (
            "# How fast it is",
            f"Written by `make bench` on {date.today()}.",
            machine(load),
            f"Versions: {versions(others)}.",
            READ,
            "## Decisions a second",
            rate_table(rows),
            "## Times",
            time_table(times),
            "## Beliefs",
            belief_tables(beliefs),
            "## Targets",
            verdict(list(targets(rows))),
        )
    )


def versions(others: Mapping[str, str]) -> str:
    """Our versions, then theirs; they have their own NumPy."""
    ours = {name: version(name) for name in ("ridotto", "numba", "numpy", "msgspec")}
    told = [f"{name} {number}" for name, number in {"Python": platform.python_version(), **ours}.items()]
    apart = [f"{name} {number}" for name, number in others.items()]
    return ", ".join(told) + (f"; apart from them {', '.join(apart)}" if apart else "")


def rate_table(rows: Sequence[RateRow]) -> str:
    """One line a row."""
    best = best_of_cpp(rows)
    lines = [("game", "players", "how", "decisions/s", "× OpenSpiel C++", "note")]
    for row in rows:
        rates = (amount(row.rate), amount(ratio(row.rate, best)))
        lines.append((row.what, str(row.players), row.how, *rates, note_of(row, rows)))
    return table(lines, right={1, 3, 4})


def note_of(row: RateRow, rows: Sequence[RateRow]) -> str:
    """The note of a row; for a batch on several cores, how much faster than on one it was."""
    alone = rate_of(rows, row.what, row.players, batch_on(1))
    if row.rate and alone and row.how.startswith("batch") and row.how != batch_on(1):
        return f"{row.rate / alone:.2f} × one core, {row.note}"
    return row.note


def best_of_cpp(rows: Sequence[RateRow]) -> float | None:
    """The fastest row of OpenSpiel's own loop; None if it was not measured."""
    return max((row.rate for row in rows if row.how == CPP and row.rate), default=None)


def time_table(times: Sequence[Times]) -> str:
    """One line for each thing that takes time."""
    lines = [("", *(each.title for each in times))]
    lines += [(what, *(duration(each.seconds[what]) for each in times)) for what in times[0].seconds]
    return table(lines, right=set(range(1, len(times) + 1)))


def belief_tables(beliefs: BeliefTimes) -> str:
    """Time per event for beliefs, by kind of event and number of worlds."""
    whole = (
        f"In {PLAYERS}-player games of bots one event takes {duration(beliefs.whole)} on average; "
        f"{beliefs.exact:.0%} of these games stay exact to the end."
    )
    return "\n\n".join(
        (
            f"What one event takes. Mascarade, {PLAYERS} players:",
            time_table(beliefs.mascarade),
            whole,
            "The Grimm Masquerade, 5 players:",
            time_table(beliefs.grimm),
        )
    )


def rate_of(rows: Sequence[RateRow], what: str, players: int, how: str) -> float | None:
    """The rate of one row; None if there is no such row or it could not be measured."""
    return next((row.rate for row in rows if row[:3] == (what, players, how)), None)


def targets(rows: Sequence[RateRow]) -> Iterator[RateTarget]:
    """All targets for rates."""
    for players in (6, 13):
        silent, best = rate_of(rows, FIRST, players, SILENT), best_of_cpp(rows)
        one, two = (rate_of(rows, FIRST, players, batch_on(crew)) for crew in (1, 2))
        what = f"compiled, {players} players"
        yield RateTarget(f"{what}, decisions/s on one core", 10_000_000, silent)
        yield RateTarget(f"{what}, times OpenSpiel C++", 8, ratio(silent, best))
        yield RateTarget(f"{what}, two cores, times one core", 1.8, ratio(two, one))
        seen = rate_of(rows, FIRST, players, OBSERVED)
        yield RateTarget(f"{what}, observed, part of the rate without", 0.5, ratio(seen, silent))
    quiet, seen = (rate_of(rows, GRIMM, 4, way) for way in (SILENT, OBSERVED))
    yield RateTarget(
        "compiled, Grimm, 4 players, observed, part of the rate without", 0.5, ratio(seen, quiet)
    )
    yield RateTarget("interpreted, 6 players, decisions/s", 150_000, rate_of(rows, FIRST, 6, INTERPRETED))
    yield RateTarget(
        "interpreted, Grimm, 4 players, decisions/s", 100_000, rate_of(rows, GRIMM, 4, INTERPRETED)
    )
    yield from vector_targets(rows)


def vector_targets(rows: Sequence[RateRow]) -> Iterator[RateTarget]:
    """Targets for tables that are stepped at once."""
    one, two = (rate_of(rows, FIRST, 6, on_cores(EVERY_SEAT, crew)) for crew in (1, 2))
    among = rate_of(rows, FIRST, 6, AMONG_BOTS.format("bluffer"))
    yield RateTarget("vector, all of six learn, decisions/s", 3_000_000, rate_of(rows, FIRST, 6, EVERY_SEAT))
    yield RateTarget("vector, all of six learn, two cores, times one core", 1.6, ratio(two, one))
    yield RateTarget("vector, one of six learns among bluffers, decisions/s", 500_000, among)
    yield RateTarget(
        "vector, Grimm, all of four learn, decisions/s", 1_500_000, rate_of(rows, GRIMM, 4, EVERY_SEAT)
    )


def verdict(wanted: Sequence[RateTarget]) -> str:
    """Each target, and whether it was met."""
    lines = [("target", "at least", "measured", "met")]
    lines += [(t.what, amount(t.least), amount(t.measured), t.outcome) for t in wanted]
    met = sum(t.outcome == "yes" for t in wanted)
    return f"{met} of {len(wanted)} were met in this run.\n\n{table(lines, right={1, 2})}"
