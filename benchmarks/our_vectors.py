"""Measures how fast thousands of tables are stepped at once, with random legal actions drawn by the caller.

Counted are decisions returned to the caller, with observation, mask, rewards and terminations. Only the steps
are timed: drawing the actions is not.
"""

from collections.abc import Iterator
from time import perf_counter, process_time
from typing import NamedTuple

import numpy as np

from measure import RateRow, pin_to, show
from our_games import ALL_CORES, FIRST, GRIMM, ONE_CORE
from ridotto.environments import LEARNER, TableVector

TABLES = 4096
WARM_UP = 60
"""Steps before the measurement, so that games at different tables are at different points."""
STEPS = 240
TURNS = 20
STEPS_IN_A_TURN = 60
SEED = 1


class MeasuredVector(NamedTuple):
    """What is measured: who sits where."""

    what: str
    game: str
    players: int
    seats: tuple[str, ...]


EVERY_SEAT = "4,096 tables at once, every seat learning"
AMONG_BOTS = "4,096 tables at once, one seat learning among {}"
VECTORS = [
    (EVERY_SEAT, MeasuredVector(FIRST, "mascarade", 6, (LEARNER,))),
    (AMONG_BOTS.format("random"), MeasuredVector(FIRST, "mascarade", 6, (LEARNER, *["random"] * 5))),
    (AMONG_BOTS.format("bluffer"), MeasuredVector(FIRST, "mascarade", 6, (LEARNER, *["bluffer"] * 5))),
    (EVERY_SEAT, MeasuredVector(GRIMM, "grimm", 4, (LEARNER,))),
    (AMONG_BOTS.format("sly"), MeasuredVector(GRIMM, "grimm", 4, (LEARNER, *["sly"] * 3))),
]


def on_cores(how: str, threads: int) -> str:
    """The name of a row in wall-clock time."""
    return f"{how}, {threads} core{'s' if threads > 1 else ''}, wall clock"


class SteppedVector:
    """A vector that is stepped at random; keeps only the time of steps."""

    def __init__(self, measured: MeasuredVector, threads: int = 1) -> None:
        self.vector = TableVector(
            measured.game, TABLES, players=measured.players, seats=measured.seats, threads=threads
        )
        self.vector.reset(seed=SEED)
        self.rng = np.random.default_rng(SEED)
        self.run(WARM_UP)

    def run(self, steps: int) -> tuple[float, float]:
        """CPU seconds and wall-clock seconds of some steps."""
        used = took = 0.0
        for _ in range(steps):
            odds = self.rng.random(self.vector.masks.shape, np.float32)
            actions = (odds * self.vector.masks).argmax(1).astype(np.int32)
            cpu, wall = process_time(), perf_counter()
            self.vector.step(actions)
            used, took = used + process_time() - cpu, took + perf_counter() - wall
        return used, took


def vector_rows() -> Iterator[RateRow]:
    """Measure all rows once."""
    for how, measured in VECTORS:
        pin_to(ONE_CORE)
        used, _ = SteppedVector(measured).run(STEPS)
        yield show(RateRow(measured.what, measured.players, how, TABLES * STEPS / used))
    yield from map(show, core_rows(*VECTORS[0]))
    pin_to(ONE_CORE)


def core_rows(how: str, measured: MeasuredVector) -> Iterator[RateRow]:
    """One core and two by turns, in wall-clock time: sums of all turns, since cores change their speed."""
    if len(ALL_CORES) < 2:
        return
    pin_to(ALL_CORES)
    stepped = {threads: SteppedVector(measured, threads) for threads in (1, 2)}
    times = {threads: np.zeros(2) for threads in stepped}
    for _ in range(TURNS):
        for threads, each in stepped.items():
            times[threads] += each.run(STEPS_IN_A_TURN)
    for threads, (used, took) in times.items():
        speed = TABLES * STEPS_IN_A_TURN * TURNS / took
        note = f"given {used / took:.2f} cores"
        yield RateRow(measured.what, measured.players, on_cores(how, threads), speed, note)
