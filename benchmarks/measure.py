"""How we measure: random legal play, decisions per CPU-second of one core, the best of three.

Only Python's own library is imported here, since the other libraries live in an environment without Ridotto.
"""

import os
import sys
from collections.abc import Callable, Sequence
from time import process_time
from typing import NamedTuple, TypeAlias

ROUNDS = 3
"""Passes through the whole table, one after the other, so that a noisy minute harms all rows alike."""
SECONDS = 0.8
"""How long each round takes, about."""
SURE = 0.1
"""A trial that takes this long tells how many games a round needs."""

Play: TypeAlias = Callable[[int], float]
"""Plays so many games, and says how many decisions players made in them; chance is nobody's decision."""
Clock: TypeAlias = Callable[[], float]
CPP = "C++ loop"
"""How OpenSpiel plays whole games by itself: what we compare ourselves with."""


class Row(NamedTuple):
    """One line of the table."""

    what: str
    players: int
    how: str
    rate: float | None
    """Decisions a second; None if it could not be measured, and the note says why."""
    note: str = ""


def rate(play: Play, count: Callable[[float], float] = float) -> float:
    """Decisions a CPU-second; `count` makes decisions of what `play` says when the clock has stopped."""
    games = games_for(play, process_time)
    began = process_time()
    said = play(games)
    took = process_time() - began
    return count(said) / took


def best_of(passes: Sequence[Sequence[Row]]) -> list[Row]:
    """Of each row the round that was disturbed least."""
    return [max(rounds, key=lambda row: row.rate or 0) for rounds in zip(*passes, strict=True)]


def games_for(play: Play, clock: Clock) -> int:
    """How many games fill a round."""
    play(1)  # compiling and loading are not play
    games, took = 1, 0.0
    while took < SURE:
        games *= 4
        began = clock()
        play(games)
        took = clock() - began
    return max(1, int(games * SECONDS / took))


def cores() -> set[int]:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return os.sched_getaffinity(0)
    return set(range(os.cpu_count() or 1))


def stay_on(which: set[int]) -> None:
    """Use these cores only, where a system knows how."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, which)


def show(row: Row) -> Row:
    """Tell whoever waits that another row is done."""
    measured = row.note if row.rate is None else f"{row.rate:,.0f}"
    print(f"{row.what}, {row.players} players, {row.how}: {measured}", file=sys.stderr, flush=True)
    return row
