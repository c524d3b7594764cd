"""Searching one move deep: candidates are tried in worlds that may be, each game played on to
the end of it or of the round.

All candidates meet the same worlds with the same luck, so that what differs is what they bring. Those that
are hopeless are dropped on the way, and the others get what is left of the budget.
"""

from collections.abc import Callable, Sequence
from functools import cache, cached_property
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, cast

import numpy as np
from numba.core import types

from ridotto.chance import WORD
from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade.rules.table import Packed
from ridotto.seats import Player
from ridotto.simulation import search_loops
from ridotto.simulation.batch import expect_games
from ridotto.simulation.compile.games import GRIMM_RULES, MASCARADE_RULES
from ridotto.simulation.compile.records import CHANCE_WORDS, Grid, Scores, new_log, pack_powers
from ridotto.simulation.compile.twin import MOVES, PAGE, POWERS, WRITER
from ridotto.simulation.loops import MOST_MOVES
from ridotto.simulation.policies import Mindset, MindTwin

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

AT_ONCE: Final = 96
"""Roll-outs between two looks at the clock: a few hundredths of a second at most."""
ENOUGH: Final = 20
"""Worlds before anything is dropped."""
A_LITTLE: Final = 0.01
"""What a coin or a rose counts beside winning, so that one is not blind early in a game."""
SURPRISE: Final = 0.2
"""What may still happen that has not in so few worlds, as a variance in one more of them."""
HOPELESS: Final = 2.5
"""Standard errors behind the best after which a candidate is dropped."""
STAGES: Final = ((0.2, 8), (0.4, 5), (0.65, 3))
"""After which part of the budget only so many candidates are left."""


class SearchingMindset(Mindset, Protocol):
    """How minds work that can be put into a world."""

    @property
    def imagine(self) -> Callable[..., None]:
        """Puts a world that may be on the table, and tells everybody what they know in it."""

    @property
    def share_of_win(self) -> Callable[..., float]:
        """Which part of the win is a player's."""

    @property
    def fortune_of(self) -> Callable[..., float]:
        """How many coins or roses a player has."""

    @property
    def chapter_of(self) -> Callable[..., int]:
        """Which part of a game this is: no roll-out goes on to the next."""


class SearchTwin(MindTwin):
    """A game in machine code, played by minds in worlds that may be."""

    @cached_property
    def stand_ins(self) -> dict[object, FunctionType]:
        """The mindset's functions, those for worlds among them."""
        mindset = cast("SearchingMindset", self.mindset)
        own = {
            search_loops.imagine: mindset.imagine,
            search_loops.share_of_win: mindset.share_of_win,
            search_loops.fortune_of: mindset.fortune_of,
            search_loops.chapter_of: mindset.chapter_of,
        }
        return {**super().stand_ins, **cast("dict[object, FunctionType]", own)}

    def search(self) -> Callable[..., int]:
        """Candidates tried in worlds (`search_loops.search`)."""
        number = types.int64
        rows = types.Array(self._mind, 2, "C")
        grid, scores = types.Array(types.int64, 2, "C"), types.Array(types.float64, 2, "C")
        worlds = (number, grid, MOVES, MOVES, *[number] * 3)
        room = (MOVES, MOVES, PAGE, rows, self._tables, scores, scores)
        return self._entry(search_loops.search, (self._tables, POWERS, *worlds, *room), WRITER)


@cache
def search_twin(game: type, mindset: SearchingMindset) -> SearchTwin:
    """The game that starts from headers of this type, in machine code and ready to be searched."""
    return SearchTwin(MASCARADE_RULES if game is Mascarade else GRIMM_RULES, mindset)


class Decision(NamedTuple):
    """What there is to decide: how it stands, what everybody believes, and what they know besides."""

    table: "DataclassInstance"
    powers: Packed
    minds: Sequence["DataclassInstance"]
    known: Sequence[int]
    """As the game's own function takes it that puts a world on the table."""
    player: Player


class Finding(NamedTuple):
    """What came of one candidate."""

    move: int
    worth: float
    """How often it wins, and a little for coins or roses."""
    doubt: float
    """How uncertain it is by how much it is behind the best, as a standard error."""
    tried: int
    """In how many worlds it was tried."""
    wins: float
    """How often it wins, shared wins in part."""
    fortune: float
    """With how many coins or roses it ends."""


class Trial:
    """One decision, ready to be tried in many worlds."""

    def __init__(self, twin: SearchTwin, decision: Decision, seed: int) -> None:
        """Lay everything out as compiled code takes it."""
        self._entry = twin.search()
        self.decision = decision
        self._tables = np.repeat(twin.layout.records(decision.table), 3)
        self._minds = np.tile(twin.minds.records(*decision.minds), (3, 1))
        self._powers = pack_powers(decision.powers)
        self._known = np.array(decision.known, np.int64)
        self._seed = (seed & WORD, seed >> 32 & WORD)
        self._seen = np.zeros(1, twin.layout.dtype)
        self._room = (np.zeros(MOST_MOVES, np.int64), np.zeros(CHANCE_WORDS, np.int64), new_log())
        self.worlds = 0

    def run(self, worlds: Grid, candidates: Sequence[int]) -> Scores:
        """What comes of each candidate in each world: wins, and coins or roses."""
        found = np.zeros((2, len(worlds), len(candidates)))
        where = (self.decision.player, worlds, self._known, np.array(candidates, np.int64))
        luck = (*self._seed, self.worlds)
        room = (*self._room, self._minds, self._seen, found[0], found[1])
        if expect_games(self._entry(self._tables, self._powers, *where, *luck, *room)) < 0:
            raise ValueError("the game is over before the player decides anything")
        self.worlds += len(worlds)
        return found


def beside(worlds: Grid, numbers: Sequence[Sequence[int]]) -> Grid:
    """Worlds with some more numbers in each."""
    return np.hstack([worlds, np.array(numbers, np.int64)])


def search(
    trial: Trial, sample: Callable[[int], Grid], candidates: Sequence[int], spent: Callable[[int], float]
) -> list[Finding]:
    """Try candidates in worlds that are drawn as they are needed, until one is left or the budget is spent.

    `spent` says which part of it is, after so many roll-outs. The best come first, what was dropped last.
    """
    race = Race(candidates)
    rollouts, part = 0, 0.0
    while part < 1.0 and len(race.left) > 1:
        count = max(1, AT_ONCE // len(race.left))
        race.add(trial.run(sample(count), race.left))
        rollouts += count * len(race.left)
        part = spent(rollouts)
        race.drop(part)
    return [*race.ranked(), *reversed(race.dropped)]


class Race:
    """The candidates that are left with what came of them in every world, and those that were dropped."""

    def __init__(self, candidates: Sequence[int]) -> None:
        """Nothing is tried yet."""
        self.left = list(candidates)
        self.found: Scores = np.zeros((2, 0, len(self.left)))
        self.dropped: list[Finding] = []
        """The first to be dropped come first."""

    def add(self, found: Scores) -> None:
        """Some more worlds."""
        self.found = np.concatenate([self.found, found], axis=1)

    def ranked(self) -> list[Finding]:
        """Those that are left, the best first."""
        wins, fortunes = self.found
        worth, doubt = compared(wins + A_LITTLE * fortunes)
        rows = zip(self.left, worth, doubt, wins.mean(axis=0), fortunes.mean(axis=0), strict=True)
        findings = [
            Finding(move, float(w), float(d), len(wins), float(won), float(rich))
            for move, w, d, won, rich in rows
        ]
        return sorted(findings, key=lambda finding: -finding.worth)

    def drop(self, part: float) -> None:
        """Drop what is hopeless, and what there is no more time for after this part of it."""
        if self.found.shape[1] < ENOUGH:
            return
        ranked = self.ranked()
        most = min((limit for after, limit in STAGES if part >= after), default=len(ranked))
        kept = {each.move for each in ranked[:most] if each.worth + HOPELESS * each.doubt >= ranked[0].worth}
        self.dropped += [each for each in reversed(ranked) if each.move not in kept]
        columns = [i for i, move in enumerate(self.left) if move in kept]
        self.left, self.found = [self.left[i] for i in columns], self.found[:, :, columns]


def compared(scores: Scores) -> tuple[Any, Any]:
    """What each candidate is worth, and the standard error of how far it is behind the best."""
    worth = scores.mean(axis=0)
    gaps = scores - scores[:, [int(worth.argmax())]]
    spread = np.sqrt((gaps**2).mean(axis=0) - gaps.mean(axis=0) ** 2 + SURPRISE / len(scores))
    return worth, np.where(gaps.any(axis=0), spread, 0.0) / np.sqrt(len(scores))
