"""Plays the games of a data set: in machine code where the bots allow it, else one by one in Python."""

from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from typing import Any, Final, NamedTuple

import numpy as np
import polars as pl

from ridotto.bots.registry import UnknownBot, quick_bots
from ridotto.bots.table_of_bots import Party
from ridotto.dataset.beliefs import beliefs_in
from ridotto.dataset.frames import Starts, frame_of, header_text
from ridotto.dataset.recorded_games import results_of
from ridotto.games.registry import game_of
from ridotto.lab.contenders import find_contender
from ridotto.lab.run import SEARCH_BUDGET, bot_states, hooks_of
from ridotto.lab.workers import in_order
from ridotto.play import open_game
from ridotto.play.header import Header
from ridotto.simulation.batch import BLOCK, header_of
from ridotto.simulation.cluster import play_on_cluster
from ridotto.simulation.mixed_tables import play_mixed_in_blocks, seats_of
from ridotto.simulation.results import Results, join_results


class Sizes(NamedTuple):
    """How many games are played in one go, and how many are written into one file."""

    block: int
    shard: int


AT_ONCE: Final = Sizes(BLOCK, 4 * BLOCK)
WITH_BELIEFS: Final = Sizes(64, 512)
THINKING: Final = Sizes(4, 64)
"""For bots that take their time: little is lost if they are interrupted."""


class DatasetRequest(NamedTuple):
    """Games of bots that are drawn for every seat of every game."""

    header: Header
    bots: tuple[str, ...]
    games: int
    seed: int
    has_beliefs: bool = False

    @property
    def game(self) -> str:
        """Which game is played."""
        return game_of(self.header).id

    @property
    def sizes(self) -> Sizes:
        """How the games are divided: always in the same way for the same request."""
        if self.states() is None:
            return THINKING
        return WITH_BELIEFS if self.has_beliefs else AT_ONCE

    def states(self) -> list[Any] | None:
        """The compiled states of each bot on all seats; None if one of them cannot be compiled."""
        states = [bot_states(self.header, [find_contender(bot, self.game)]) for bot in self.bots]
        return None if any(each is None for each in states) else states

    def shards(self) -> list[range]:
        """The numbers of the games in each file."""
        size = self.sizes.shard
        return [range(i, min(i + size, self.games)) for i in range(0, self.games, size)]

    def play(self, numbers: range, threads: int = 0, ray: str | None = None) -> Generator[pl.DataFrame]:
        """Play some of the games on this machine or on a Ray cluster; their rows come in order."""
        if ray is not None:
            yield from self._on_cluster(numbers, ray)
        else:
            yield from self._here(numbers, threads)

    def _here(self, numbers: range, threads: int) -> Iterator[pl.DataFrame]:
        size = self.sizes.block
        blocks = [numbers[i : i + size] for i in range(0, len(numbers), size)]
        is_quick = self.sizes == AT_ONCE
        with closing(in_order(self.rows, blocks, threads, is_quick)) as frames:
            yield from frames

    def _on_cluster(self, numbers: range, ray: str) -> Iterator[Any]:
        if self.states() is None:
            raise UnknownBot("bots-not-on-cluster", bots=", ".join(self.bots))
        how = {"bots": self.bots, "has_beliefs": self.has_beliefs}
        return play_on_cluster(
            self.header,
            len(numbers),
            self.seed,
            address=ray,
            start=numbers.start,
            told=True,
            play=play_rows,
            **how,
        )

    def rows(self, numbers: range) -> pl.DataFrame:
        """Play some games in one go."""
        results = self.results(numbers)
        assert results.seated is not None
        headers = [header_of(self.header, self.seed, number) for number in numbers]
        starts = Starts(
            self.header,
            [header_text(self.header)] * len(numbers),
            [header.seed for header in headers],
            [[self.bots[bot] for bot in seated] for seated in results.seated.tolist()],
        )
        beliefs = beliefs_in(results, self.header) if self.has_beliefs else None
        return frame_of(results, starts, beliefs)

    def results(self, numbers: range) -> Results:
        """The same as a recording."""
        states = self.states()
        if states is None:
            return join_results([self._play_one(number) for number in numbers])
        hooks, count = hooks_of(self.game), len(numbers)
        blocks = play_mixed_in_blocks(self.header, hooks, states, count, self.seed, start=numbers.start)
        return join_results(list(blocks))

    def _play_one(self, number: int) -> Results:
        """A game with bots in Python: the same deal and the same bots on the seats as in a compiled one."""
        seated = seats_of(self.seed, number, len(self.bots), len(self.header.players))
        bots = [find_contender(self.bots[bot], self.game) for bot in seated]
        game = Party.of(open_game(header_of(self.header, self.seed, number)), bots, budget=SEARCH_BUDGET)
        return results_of(game.play_out(), number)._replace(seated=np.array([seated], np.int32))


def play_rows(  # the arguments that a cluster passes on
    header: Header,
    games: int,
    seed: int,
    start: int,
    told: bool,
    bots: Sequence[str],
    has_beliefs: bool,
) -> Iterator[Any]:
    """Runs in a worker of a cluster: the rows of some games, in blocks."""
    assert told
    request = DatasetRequest(header, tuple(bots), start + games, seed, has_beliefs)
    return request.play(range(start, start + games), threads=1)


def usual_bots(game: str) -> list[str]:
    """The bots of a data set if none are named: all that answer at once."""
    return list(quick_bots(game))
