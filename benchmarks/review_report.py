"""The section of results.md about reviews: a part that was measured again replaces only its own rows."""

import re
from collections.abc import Iterable, Sequence
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

from results_page import RESULTS, machine, table, title_of, write_section

TITLE: Final = "# How good reviews are"
COLUMNS: Final = ("game", "what", "measured", "wanted", "met", "from", "run")
HEADINGS: Final = {
    "speed": "Speed and size",
    "quick": "Quick reviews",
    "blunders": "Blunders",
    "verdicts": "Verdicts",
    "calibration": "Calibration",
    "load": "Tables while reviews run",
}
"""The heading of each part, in order."""
READ: Final = """\
Games of bots that answer at once, a bot drawn by chance for every seat, at tables of 3 to 13 of both editions
and at balls of 2 to 5, every second ball with all variants. Games 0 to 19
were looked at when the rule for blunders was chosen, and games from 5,000,000 on when it was chosen how a
quick review spends its roll-outs; all others for nothing.
[docs/review.md](../docs/review.md) defines the figures. Each row says which run it is from;
`make bench-review ARGS="…"` with its arguments measures it again."""
EXPLAINED: Final = {
    "speed": """\
CPU seconds of whole reviews with everything compiled, the slowest of some games; kilobytes as packed. A page
opens a review with its overview and the tables at the turning points and at the end.""",
    "quick": """\
Games in which two of the three turning points (or all, if there are fewer) are in the same turns as those of
a default review with the same seed, as the server computes both; and with another seed for the quick one.""",
    "blunders": """\
Sampled blunders of default reviews, at most three of a game: the better option and the one taken, played on
in the same 2,000 fresh worlds with another seed. A blunder is confirmed if the 95 % interval of the
difference is above 0.""",
    "verdicts": """\
Decisions of two players of each game, judged by the default budget. Some with each verdict were judged again
with a budget 20 times as large and another seed, and count for all of their game with that verdict. Intervals
(95 %) are by games.""",
    "calibration": """\
One random moment of each game: the chance of every player in truth, with as many roll-outs as a default
review makes but without its smoothing, and of one player from own knowledge exactly as in a review. The error
is the expected calibration error in ten bins of equal size. The Brier score is compared with the base rate
and with a logistic fit on coins or roses and the turn, fitted on one half of the games for the other.
Intervals (95 %) are by games.

![Reliability at Mascarade](../docs/pictures/review-mascarade.svg)
![Reliability at the ball](../docs/pictures/review-grimm.svg)""",
    "load": """\
20 tables of 13 at 100 moves a second over all, on one server, quiet and while it computes reviews of games of
13 one after the other, by turns; medians of the rounds. Delays count from when a move was due until the last
of the 13 has it.""",
}


class ReviewRow(NamedTuple):
    """One figure."""

    game: str
    what: str
    measured: str
    wanted: str = ""
    met: bool | None = None
    source: str = ""
    """What it was measured on."""


def write_rows(part: str, rows: Sequence[ReviewRow], run: str, load: float, results: Path = RESULTS) -> None:
    """Put the rows of a part into the page, in place of its rows for the same games."""
    known = known_rows(results)
    fresh = {row.game for row in rows}
    stamp = f"{date.today()}, `{run}`"
    written = [
        (row.game, row.what, row.measured, row.wanted, said(row.met), row.source, stamp) for row in rows
    ]
    kept = [cells for cells in known.get(part, []) if cells[0] not in fresh]
    known[part] = sorted([*kept, *written], key=lambda cells: cells[0], reverse=True)
    write_section(section(known, load), results)


def said(met: bool | None) -> str:
    return "" if met is None else "yes" if met else "no"


def known_rows(results: Path) -> dict[str, list[tuple[str, ...]]]:
    """The rows on the page, part by part."""
    text = results.read_text(encoding="utf-8") if results.exists() else ""
    ours = next((s for s in re.split(r"^(?=# )", text, flags=re.MULTILINE) if title_of(s) == TITLE), "")
    found: dict[str, list[tuple[str, ...]]] = {}
    for each in re.split(r"^## ", ours, flags=re.MULTILINE)[1:]:
        part = next((part for part, heading in HEADINGS.items() if heading == title_of(each)), None)
        lines = [line for line in each.splitlines() if line.startswith("| ")][2:]
        if part is not None:
            found[part] = [tuple(cell.strip() for cell in line.strip("| ").split(" | ")) for line in lines]
    return found


def section(parts: dict[str, list[tuple[str, ...]]], load: float) -> str:
    """The whole section."""
    met = [cells[4] for rows in parts.values() for cells in rows if cells[4]]
    return "\n\n".join(
        (
            TITLE,
            "Written by `make bench-review`, part by part.",
            f"{machine(load)} That was before the last of these runs.",
            READ,
            f"{met.count('yes')} of {len(met)} targets are met.",
            *(told(part, parts[part]) for part in HEADINGS if part in parts),
        )
    )


def told(part: str, rows: Iterable[tuple[str, ...]]) -> str:
    """One part with its table."""
    return f"## {HEADINGS[part]}\n\n{EXPLAINED[part]}\n\n{table([COLUMNS, *rows], right={2, 3})}"
