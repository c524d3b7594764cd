"""How we measure: random legal play, decisions per CPU second of one core, best of three.

Only Python's own library is imported here, since the other libraries live in an environment without Ridotto.
"""

import os
import sys
from collections.abc import Callable, Sequence
from time import process_time
from typing import NamedTuple, TypeAlias

ROUNDS = 3
"""Passes through the whole table, so that a noisy minute affects all rows alike."""
SECONDS = 0.8
"""Approximate length of a round."""
SURE = 0.1
"""A trial of this length shows how many games a round needs."""

Play: TypeAlias = Callable[[int], float]
"""Plays this many games and returns the number of players' decisions; chance does not count."""
Clock: TypeAlias = Callable[[], float]
CPP = "C++ loop"
"""OpenSpiel's own loop over whole games, which we compare ours with."""


class RateRow(NamedTuple):
    """One line of the table."""

    what: str
    players: int
    how: str
    rate: float | None
    """Decisions per second; None if it could not be measured, with the reason in the note."""
    note: str = ""


def rate(play: Play, count: Callable[[float], float] = float) -> float:
    """Decisions per CPU second; `count` turns what `play` returns into decisions, unmeasured."""
    games = games_for(play, process_time)
    began = process_time()
    said = play(games)
    took = process_time() - began
    return count(said) / took


def best_of(passes: Sequence[Sequence[RateRow]]) -> list[RateRow]:
    """The fastest round of each row."""
    return [max(rounds, key=lambda row: row.rate or 0) for rounds in zip(*passes, strict=True)]


def games_for(play: Play, clock: Clock) -> int:
    """The number of games that fill a round."""
    play(1)  # do not measure compiling and loading
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


def pin_to(which: set[int]) -> None:
    """Use only these cores, where the system supports it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, which)


def show(row: RateRow) -> RateRow:
    """Print a row as soon as it is measured."""
    measured = row.note if row.rate is None else f"{row.rate:,.0f}"
    print(f"{row.what}, {row.players} players, {row.how}: {measured}", file=sys.stderr, flush=True)
    return row
