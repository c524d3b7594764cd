"""The figures of a report on many games."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np

from ridotto.games.registry import game_of
from ridotto.lab.figures import Figure, mean, share
from ridotto.lab.part import part_for
from ridotto.notation import SEAT_LETTERS
from ridotto.play.header import Header
from ridotto.simulation.compile.records import Numbers
from ridotto.simulation.results import Counts, Results

QUANTILES: Final = (0.05, 0.25, 0.5, 0.75, 0.95)


class GameSeries(NamedTuple):
    """Games that were played: their header, their policies, how many of how many, and their results."""

    header: Header
    policy: Sequence[str]
    """Who played on each seat."""
    seed: int
    asked: int
    results: Results

    @property
    def games(self) -> int:
        """How many were played."""
        return len(self.results.winners)

    @property
    def statistics(self) -> Counts:
        """What was counted."""
        if self.results.statistics is None:
            raise ValueError("what happened in these games was not counted; play them with counted=True")
        return self.results.statistics

    @property
    def game(self) -> str:
        """The id of the game."""
        return game_of(self.header).id


def figures_of(series: GameSeries) -> list[Figure]:
    """All figures of a report."""
    own = part_for(series.header).figures(series.header, series.statistics, series.games)
    return [*common_figures(series), *own]


def common_figures(series: GameSeries) -> Iterator[Figure]:
    """The figures that every game has: wins, endings, length, changes of the lead."""
    results, part = series.results, part_for(series.header)
    for seat in range(len(series.header.players)):
        wins = int(np.count_nonzero(results.winners >> seat & 1))
        yield share("seats", SEAT_LETTERS[seat], "wins", wins, series.games)
    for place, wins in enumerate(wins_in_order(series) if results.firsts is not None else ()):
        yield share("order", f"{place + 1}", "wins", wins, series.games)
    for ending, found in zip(*np.unique(results.endings, return_counts=True), strict=True):
        yield share("endings", part.ending(int(ending)), "games", int(found), series.games)
    yield mean("length", "turns", "mean", results.turns)
    for quantile, value in zip(QUANTILES, np.quantile(results.turns, QUANTILES), strict=True):
        yield Figure("length", "turns", f"{quantile:.0%}", float(value), None, None, series.games)
    yield mean("length", "moves", "mean", results.moves)
    if results.leads is not None:
        yield mean("length", "lead changes", "mean", results.leads)


def wins_in_order(series: GameSeries) -> list[int]:
    """How often the first player won, the second, and so on."""
    won = winners_in_order(series)
    return [int(np.count_nonzero(won >> place & 1)) for place in range(len(series.header.players))]


def winners_in_order(series: GameSeries) -> Numbers:
    """The winners of every game as bits, counted from the first player."""
    players, results = len(series.header.players), series.results
    if results.firsts is None:
        raise ValueError("who began these games was not counted; play them with counted=True")
    turned: Numbers = results.winners >> results.firsts | results.winners << (players - results.firsts)
    return turned & ((1 << players) - 1)
