"""Searching one move deep: candidates are tried in worlds that may be, each game played on to its end.

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
from ridotto.mascarade.table import Packed
from ridotto.play import Mascarade
from ridotto.seats import Player
from ridotto.simulation import search_loops
from ridotto.simulation.batch import expect_games
from ridotto.simulation.games import GRIMM_RULES, MASCARADE_RULES
from ridotto.simulation.loops import MOST_MOVES
from ridotto.simulation.minds import Mindset, MindTwin
from ridotto.simulation.positions import CHANCE_WORDS, Grid, Scores, new_log, pack_powers
from ridotto.simulation.twin import MOVES, PAGE, POWERS, WRITER

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

AT_ONCE: Final = 96
"""Roll-outs between two looks at the clock: a few hundredths of a second at most."""
ENOUGH: Final = 20
"""Worlds before anything is dropped."""
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
    def worth_of_end(self) -> Callable[..., float]:
        """What it is worth to a player how a game has ended."""


class SearchTwin(MindTwin):
    """A game in machine code, played by minds in worlds that may be."""

    @cached_property
    def stand_ins(self) -> dict[object, FunctionType]:
        """The mindset's functions, those for worlds among them."""
        mindset = cast("SearchingMindset", self.mindset)
        own = {
            search_loops.imagine: mindset.imagine,
            search_loops.worth_of_end: mindset.worth_of_end,
        }
        return {**super().stand_ins, **cast("dict[object, FunctionType]", own)}

    def search(self) -> Callable[..., int]:
        """Candidates tried in worlds (`search_loops.search`)."""
        number = types.int64
        rows = types.Array(self._mind, 2, "C")
        grid, scores = types.Array(types.int64, 2, "C"), types.Array(types.float64, 2, "C")
        worlds = (number, grid, MOVES, MOVES, *[number] * 4)
        room = (MOVES, MOVES, PAGE, rows, self._tables, scores)
        return self._entry(search_loops.search, (self._tables, POWERS, *worlds, *room), WRITER)


@cache
def search_twin(game: type, mindset: SearchingMindset) -> SearchTwin:
    """The game that starts from headers of this type, in machine code and ready to be searched."""
    return SearchTwin(MASCARADE_RULES if game is Mascarade else GRIMM_RULES, mindset)


class Decision(NamedTuple):
    """What there is to decide: how it stands, what everybody believes, and who knows which places."""

    table: "DataclassInstance"
    powers: Packed
    minds: Sequence["DataclassInstance"]
    known: Sequence[int]
    player: Player


class Findings(NamedTuple):
    """What the candidates are worth, as far as they were tried; the best come first."""

    moves: list[int]
    worth: list[float]
    behind: list[float]
    """How uncertain it is by how much each is behind the best, as a standard error."""
    tried: list[int]
    """In how many worlds each was tried."""

    @property
    def rollouts(self) -> int:
        """How many games were played on."""
        return sum(self.tried)


class Trial:
    """One decision, ready to be tried in many worlds."""

    def __init__(self, twin: SearchTwin, decision: Decision, seed: int, turns: int = 0) -> None:
        """Lay everything out as compiled code takes it."""
        self._entry = twin.search()
        self.decision = decision
        self._tables = np.repeat(twin.layout.records(decision.table), 3)
        self._minds = np.tile(twin.minds.records(*decision.minds), (3, 1))
        self._powers = pack_powers(decision.powers)
        self._known = np.array(decision.known, np.int64)
        self._seed = (seed & WORD, seed >> 32 & WORD)
        self._turns = turns
        self._seen = np.zeros(1, twin.layout.dtype)
        self._room = (np.zeros(MOST_MOVES, np.int64), np.zeros(CHANCE_WORDS, np.int64), new_log())
        self.worlds = 0

    def run(self, worlds: Grid, candidates: Sequence[int]) -> Scores:
        """What comes of each candidate in each world."""
        scores = np.zeros((len(worlds), len(candidates)))
        where = (self.decision.player, worlds, self._known, np.array(candidates, np.int64))
        luck = (*self._seed, self.worlds, self._turns)
        room = (*self._room, self._minds, self._seen, scores)
        expect_games(self._entry(self._tables, self._powers, *where, *luck, *room))
        self.worlds += len(worlds)
        return scores


def search(
    trial: Trial, sample: Callable[[int], Grid], candidates: Sequence[int], spent: Callable[[int], float]
) -> Findings:
    """Try candidates in worlds that are drawn as they are needed, until one is left or the budget is spent.

    `spent` says which part of it is, after so many roll-outs.
    """
    left, scores, dropped = list(candidates), np.zeros((0, len(candidates))), _Dropped()
    rollouts, part = 0, 0.0
    while part < 1.0 and len(left) > 1:
        count = max(1, AT_ONCE // len(left))
        scores = np.concatenate([scores, trial.run(sample(count), left)])
        rollouts += count * len(left)
        part = spent(rollouts)
        left, scores = dropped.drop(left, scores, part)
    return dropped.findings(left, scores)


class _Dropped:
    """The candidates that were dropped on the way, the worst first."""

    def __init__(self) -> None:
        self.moves: list[tuple[int, float, float, int]] = []

    def drop(self, left: list[int], scores: Scores, spent: float) -> tuple[list[int], Scores]:
        """Drop what is hopeless, and what there is no more time for."""
        if len(scores) < ENOUGH or len(left) == 1:
            return left, scores
        worth, behind = compared(scores)
        order = np.argsort(-worth, kind="stable")
        most = min((limit for part, limit in STAGES if spent >= part), default=len(left))
        kept = [i for rank, i in enumerate(order) if worth[i] + HOPELESS * behind[i] >= worth[order[0]]][
            :most
        ]
        for i in order[::-1]:
            if i not in kept:
                self.moves.append((left[i], float(worth[i]), float(behind[i]), len(scores)))
        kept.sort()
        return [left[i] for i in kept], scores[:, kept]

    def findings(self, left: list[int], scores: Scores) -> Findings:
        """All candidates, the best of those that were left first."""
        worth, behind = compared(scores)
        order = np.argsort(-worth, kind="stable")
        rows = [(left[i], float(worth[i]), float(behind[i]), len(scores)) for i in order]
        moves, values, errors, tried = zip(*rows, *self.moves[::-1], strict=True)
        return Findings(list(moves), list(values), list(errors), list(tried))


def compared(scores: Scores) -> tuple[Any, Any]:
    """What each candidate is worth, and the standard error of how far it is behind the best."""
    worth = scores.mean(axis=0)
    gaps = scores - scores[:, [int(worth.argmax())]]
    spread = np.sqrt((gaps**2).mean(axis=0) - gaps.mean(axis=0) ** 2 + SURPRISE / len(scores))
    return worth, np.where(gaps.any(axis=0), spread, 0.0) / np.sqrt(len(scores))
