"""What reviews cost: CPU seconds and bytes; and whether a quick one names the same turning points."""

import gzip
from collections.abc import Iterator
from itertools import islice
from statistics import median
from time import process_time
from typing import Final, NamedTuple

import msgspec

from review_games import long_records, record_of
from review_report import ReviewRow
from ridotto.play.record import Record
from ridotto.review import Review, pack, review
from ridotto.review.budget import DEFAULT, QUICK, ReviewBudget
from ridotto.review.figures import turning_points
from ridotto.review.parts import OVERVIEW
from ridotto.review.progress import Work
from ridotto.review.timeline import Timeline
from ridotto.review.truth import chances_in_truth
from ridotto.server.http.finished_game_calls import Replay, ReplayRequest, steps_of, viewer_from

QUICK_SECONDS: Final = 3.0
KILOBYTE: Final = 1000
WHOLE: Final = 300
"""Kilobytes of a whole review at most."""
OPENING: Final = 50
"""Kilobytes of what the page opens a review with at most."""


class SpeedTable(NamedTuple):
    """A kind of table with its target."""

    players: int
    turns: int
    """About how many; 0 for any number."""
    seconds: float | None
    """CPU seconds at the default budget at most."""


SPEED_TABLES: Final = {
    "mascarade": (SpeedTable(6, 60, 20.0), SpeedTable(13, 60, 60.0)),
    "grimm": (SpeedTable(4, 0, 20.0), SpeedTable(5, 0, None)),
}


class Cost(NamedTuple):
    """What one review cost."""

    seconds: float
    whole: float
    """Kilobytes of all parts."""
    opening: float
    """Kilobytes of what the page opens it with."""
    steps: int


def speed_rows(game: str, games: int) -> Iterator[ReviewRow]:
    """Seconds and bytes of whole reviews."""
    review(record_of(game, 0), 0.02, 1)  # compiles
    for each in SPEED_TABLES[game]:
        records = list(islice(long_records(game, each.players, each.turns), games))
        label = f"{each.players} players" + (f", {each.turns} turns" if each.turns else "")
        for budget, most in (("default", each.seconds), ("quick", QUICK_SECONDS)):
            costs = [cost_of(record, budget) for record in records]
            yield from cost_rows(game, f"{label}, {budget}", costs, most)


def cost_rows(game: str, label: str, costs: list[Cost], most: float | None) -> Iterator[ReviewRow]:
    """The slowest and the largest review of some."""
    slowest = max(each.seconds for each in costs)
    source = f"{len(costs)} games of {min(c.steps for c in costs)} to {max(c.steps for c in costs)} decisions"
    middle = median(each.seconds for each in costs)
    wanted = "" if most is None else f"≤ {most:.0f} s"
    met = None if most is None else slowest <= most
    yield ReviewRow(game, label, f"{slowest:.1f} s (median {middle:.1f})", wanted, met, source)
    for what, most_bytes in (("whole", WHOLE), ("opening", OPENING)):
        size = max(getattr(each, what) for each in costs)
        yield ReviewRow(
            game, f"{label}: {what}", f"{size:.0f} kB", f"≤ {most_bytes} kB", size <= most_bytes, source
        )


def cost_of(record: Record, budget: str) -> Cost:
    """Compute a review, and see what it took."""
    began = process_time()
    found = review(record, budget, 1)
    took = process_time() - began
    parts = pack(found)
    opening = len(parts[OVERVIEW]) + bytes_of_steps(record, found)
    return Cost(took, sum(map(len, parts.values())) / KILOBYTE, opening / KILOBYTE, len(record.moves))


def bytes_of_steps(record: Record, found: Review) -> int:
    """Packed bytes of the tables that the page fetches besides: before the turning points, and at the end."""
    total = 0
    for step in {*(point.step - 1 for point in found.turning_points), len(record.moves)}:
        steps = steps_of(
            record, viewer_from("truth", len(record.start.players)), ReplayRequest("truth", step, 1)
        )
        answer = Replay(record.start, len(record.moves), steps)
        total += len(gzip.compress(msgspec.json.encode(answer), 6))
    return total


# ── Quick reviews ────────────────────────────────────────────────────────────────────────────────────


class SameTurns(NamedTuple):
    """Whether two of three turning points agree with a default review's."""

    same_seed: bool
    other_seed: bool


def agreement(game: str, number: int) -> SameTurns:
    """Compare the turns of a quick review with those of a default one."""
    timeline = Timeline(record_of(game, number))
    full = turns_of(timeline, DEFAULT, 1)
    needed = min(2, len(full))
    same, other = (len(turns_of(timeline, QUICK, seed) & full) >= needed for seed in (1, 2))
    return SameTurns(same, other)


def turns_of(timeline: Timeline, budget: ReviewBudget, seed: int) -> set[int]:
    """The turns of the turning points: they follow from the chances in truth alone."""
    truth = chances_in_truth(timeline, budget, seed, Work(1))
    return {point.turn for point in turning_points(timeline, truth, [])}
