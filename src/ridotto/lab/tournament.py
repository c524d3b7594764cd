"""A tournament: the same deals for every line-up, each with the odd one on every seat in turn."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import Final, NamedTuple

import msgspec
import numpy as np

from ridotto.bots.search_result import Budget
from ridotto.games.registry import game_of
from ridotto.lab.contenders import find_contender, play_seated
from ridotto.lab.figures import Column
from ridotto.lab.run import SEARCH_BUDGET, bot_states
from ridotto.play.header import Header
from ridotto.seats import Seat
from ridotto.simulation.statistics import count_by_player

CHUNK: Final = 64
"""Number of deals per task in machine code; bots in Python get one."""
GAMES: Final = "games"
"""The key of the number of games of a bot."""

Manners = dict[str, list[int]]
"""The counts of one bot, by name."""


class LineUp(msgspec.Struct, frozen=True):
    """One seat for the odd bot, all other seats for the others in turn."""

    odd: str
    among: tuple[str, ...]

    def seated(self, players: int, seat: Seat) -> list[str]:
        """The bots by seat, with the odd one on this seat and the others in the same order after it."""
        names = [self.odd, *(self.among[i % len(self.among)] for i in range(players - 1))]
        return [names[(i - seat) % players] for i in range(players)]

    @property
    def bots(self) -> list[str]:
        """The different bots at this table."""
        return list(dict.fromkeys((self.odd, *self.among)))


def round_robin(bots: Sequence[str]) -> list[LineUp]:
    """Each bot as the odd one among each other bot."""
    return [LineUp(one, (other,)) for one, other in permutations(bots, 2)]


def among_strangers(odd: str, strangers: Sequence[str], players: int) -> list[LineUp]:
    """One bot among all strangers, as many at a time as there are other seats."""
    others = players - 1
    starts = range(0, len(strangers), others)
    return [
        LineUp(odd, tuple(strangers[i % len(strangers)] for i in range(start, start + others)))
        for start in starts
    ]


class Task(NamedTuple):
    """Some deals for one line-up."""

    line_up: int
    deals: range


class Block(msgspec.Struct, frozen=True):
    """The results of a task."""

    line_up: int
    start: int
    """The first of its deals."""
    winners: list[list[int]]
    """For each deal, the winners with the odd bot on each seat, as bits."""
    manners: dict[str, Manners]
    """The counts of each bot over all these games."""

    @property
    def stop(self) -> int:
        """The deal after its last one."""
        return self.start + len(self.winners)


class Tournament(NamedTuple):
    """A tournament to play."""

    header: Header
    line_ups: Sequence[LineUp]
    deals: int
    seed: int
    budget: Budget = SEARCH_BUDGET
    """What a searcher may use for a decision."""

    @property
    def game(self) -> str:
        """Which game is played."""
        return game_of(self.header).id

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.header.players)

    @property
    def bots(self) -> list[str]:
        """All who take part."""
        return list(dict.fromkeys(name for line_up in self.line_ups for name in line_up.bots))

    def is_compiled(self, line_up: LineUp) -> bool:
        """Whether machine code plays it."""
        seated = line_up.seated(self.players, 0)
        return bot_states(self.header, [find_contender(name, self.game) for name in seated]) is not None

    def tasks(self, done: Mapping[int, int]) -> Iterator[Task]:
        """The remaining tasks, given the finished deals of each line-up; all line-ups advance together."""
        compiled = [n for n, line_up in enumerate(self.line_ups) if self.is_compiled(line_up)]
        thinking = [n for n in range(len(self.line_ups)) if n not in compiled]
        for start in range(0, self.deals, CHUNK):
            chunk = range(start, min(start + CHUNK, self.deals))
            wanted = [Task(number, chunk) for number in compiled]
            wanted += (Task(number, range(deal, deal + 1)) for deal in chunk for number in thinking)
            for task in wanted:
                left = task.deals[max(0, done.get(task.line_up, 0) - task.deals.start) :]
                if left:
                    yield Task(task.line_up, left)

    def play(self, task: Task) -> Block:
        """Play some deals with the odd bot on every seat."""
        line_up, winners = self.line_ups[task.line_up], []
        manners: dict[str, Manners] = {}
        for seat in range(self.players):
            names = line_up.seated(self.players, seat)
            results = play_seated(self.header, names, task.deals, self.seed, self.budget)
            winners.append(results.winners)
            if results.statistics is not None:
                for name, counts in zip(names, count_by_player(self.header, results.statistics), strict=True):
                    add(manners.setdefault(name, {}), counts, len(task.deals))
        rows = np.array(winners).T.tolist()
        return Block(task.line_up, task.deals.start, rows, {name: manners[name] for name in line_up.bots})


def add(manners: Manners, counts: Mapping[str, Column], games: int) -> None:
    """Add the counts of one more seat of a bot."""
    more = {GAMES: [games], **{name: tally.tolist() for name, tally in counts.items()}}
    for name, tally in more.items():
        before = manners.get(name, [0] * len(tally))
        manners[name] = [one + other for one, other in zip(before, tally, strict=True)]


def odd_shares(winners: Column) -> Column:
    """The odd bot's wins in each deal, over all its seats; a shared win counts in part."""
    seats = np.arange(winners.shape[1])
    how_many = (winners[..., None] >> seats & 1).sum(axis=-1)
    shares: Column = ((winners >> seats & 1) / np.maximum(1, how_many)).sum(axis=1)
    return shares
