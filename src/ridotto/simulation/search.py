"""Searching one move deep: candidates are tried in worlds that may be, each game played on to
the end of it or of the round.

All candidates meet the same worlds with the same luck, so that what differs is what they bring. Hopeless
candidates are dropped on the way, and the others get what is left of the budget.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from ridotto.bots.policy_hooks import SearchHooks
from ridotto.chance import WORD
from ridotto.play.header import Header
from ridotto.seats import NOWHERE, Player
from ridotto.simulation import loops, roll_outs
from ridotto.simulation.batch import expect_games
from ridotto.simulation.buffers import GameStart, PlayerBuffers, Run, SearchBuffers, Seed
from ridotto.simulation.compile.games import source_for
from ridotto.simulation.compile.records import CHANCE_WORDS, Grid, Scores, new_buffer
from ridotto.simulation.listeners import PLAYERS_ONLY
from ridotto.simulation.players import Hooks
from ridotto.simulation.policies import PolicyTwin

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

AT_ONCE: Final = 96
"""Roll-outs between two looks at the clock: a few hundredths of a second at most."""
TOGETHER: Final = 4
"""Worlds that share their opponents, where these are drawn: each call of compiled code has its cost."""
ENOUGH: Final = 20
"""Worlds before any candidate is dropped."""
FORTUNE_WEIGHT: Final = 0.01
"""What a coin or a rose counts beside winning, so that early decisions are not blind."""
SURPRISE: Final = 0.2
"""Variance of what may still happen, in one more world, but has not in those that were tried."""
HOPELESS: Final = 2.5
"""Standard errors behind the best after which a candidate is dropped."""
STAGES: Final = ((0.2, 8), (0.4, 5), (0.65, 3))
"""How many candidates are left at most after which part of the budget."""


class Decision(NamedTuple):
    """What there is to decide: the position, what everybody believes, and what they know besides."""

    table: "DataclassInstance"
    constants: Any
    """As the interpreted rules take them; None in a game without constants."""
    states: Sequence["DataclassInstance"]
    known: Sequence[int]
    """As `imagine` of the policy takes it."""
    player: Player


class SearchTwin(PolicyTwin):
    """A compiled game, played by players who can be put into worlds that may be."""

    def __init__(self, header: type[Header], hooks: SearchHooks) -> None:
        """Nothing is compiled yet."""
        super().__init__(source_for(header), hooks.policy)
        self._search_hooks: Hooks = {
            loops.goes_on: roll_outs.is_in_chapter,
            roll_outs.imagine: hooks.imagine,
            roll_outs.share_of_win: hooks.share_of_win,
            roll_outs.fortune_of: hooks.fortune_of,
            roll_outs.section_of: hooks.section_of,
        }

    def search(self) -> Callable[..., int]:
        """The compiled loop that tries candidates in worlds."""
        run = self.new_run(Seed(0, 0, 0))
        nothing: Any = np.zeros(0, np.int64)
        worlds, scores = np.zeros((0, 0), np.int64), np.zeros((0, 0))
        asked = SearchBuffers(
            0, worlds, nothing, nothing, run.players.fresh, run.players.fresh, scores, scores
        )
        return self.entry(roll_outs.search, (run, asked), PLAYERS_ONLY, run.log, self._search_hooks)

    def new_run(self, seed: Seed, decision: Decision | None = None) -> Run:
        """The buffers for a decision; without one, an example of them."""
        part = self.game.part
        packed: Any = None
        if part.constants is not None:
            packed = part.constants.pack(decision.constants if decision else [])
        tables: Any = np.repeat(self.layout.records(*([decision.table] if decision else [])), 3)
        states: Any = self.states.records(*(decision.states if decision else []))
        seen: Any = np.zeros(1, self.layout.dtype)
        legal: Any = np.zeros(part.max_legal_moves, np.int64)
        chance: Any = np.zeros(CHANCE_WORDS, np.int64)
        return Run(
            tables,
            GameStart(packed, True, NOWHERE),
            seed,
            legal,
            chance,
            np.zeros(0, np.int32),
            log=new_buffer(),
            players=PlayerBuffers(states.copy(), states, seen),
        )


@cache
def search_twin(header: type[Header], hooks: SearchHooks) -> SearchTwin:
    """The game that starts from headers of this type, ready to be searched."""
    return SearchTwin(header, hooks)


class CandidateResult(NamedTuple):
    """What came of one candidate."""

    move: int
    worth: float
    """How often it wins, and a little for coins or roses."""
    doubt: float
    """Standard error of how far it is behind the best."""
    tried: int
    """The number of worlds it was tried in."""
    wins: float
    """How often it wins, shared wins in part."""
    fortune: float
    """Mean coins or roses at the end."""


class Opponents(NamedTuple):
    """The players as the one who searches knows them: each may have one of several states."""

    images: Any
    """All that the first player may have, then those of the next."""
    draw: Callable[[int], Grid]
    """For this many drawings, the numbers of the images of all players in each."""


class Trial:
    """One decision, ready to be tried in many worlds."""

    def __init__(self, twin: SearchTwin, decision: Decision, seed: int) -> None:
        """Lay everything out as compiled code takes it."""
        self._search = twin.search()
        self.decision = decision
        self._run = twin.new_run(Seed(seed & WORD, seed >> 32 & WORD, 0), decision)
        self._known = np.array(decision.known, np.int64)
        self.imagined: Any = self._run.players.fresh.copy()
        """The states in the world that was tried last."""

    @property
    def worlds(self) -> int:
        """In how many worlds candidates were tried so far."""
        return self._run.seed.number

    @property
    def imagined_table(self) -> Any:
        """The table in the world that was tried last."""
        return self._run.tables[1]

    def run(self, worlds: Grid, candidates: Sequence[int]) -> Scores:
        """What comes of each candidate in each world: wins, and coins or roses."""
        found = np.zeros((2, len(worlds), len(candidates)))
        known: Any = self._known
        moves: Any = np.array(candidates, np.int64)
        given = self._run.players.fresh
        asked = SearchBuffers(
            self.decision.player, worlds, known, moves, given, self.imagined, found[0], found[1]
        )
        if expect_games(self._search(self._run, asked)) < 0:
            raise ValueError("the game is over before the player decides anything")
        seed = self._run.seed
        self._run = self._run._replace(seed=seed._replace(number=seed.number + len(worlds)))
        return found


class MixedTrial(Trial):
    """One decision among players who may have other states in every world."""

    def __init__(self, twin: SearchTwin, decision: Decision, seed: int, opponents: Opponents) -> None:
        """The states of the decision are taken as examples only."""
        super().__init__(twin, decision, seed)
        self.opponents = opponents

    def run(self, worlds: Grid, candidates: Sequence[int]) -> Scores:
        """What comes of each candidate in each world; a few worlds at a time share their opponents."""
        found = np.zeros((2, len(worlds), len(candidates)))
        starts = range(0, len(worlds), TOGETHER)
        for start, drawn in zip(starts, self.opponents.draw(len(starts)), strict=True):
            self._run.players.fresh[:] = self.opponents.images[drawn]
            few = slice(start, start + TOGETHER)
            found[:, few] = super().run(worlds[few], candidates)
        return found


def beside(worlds: Grid, numbers: Sequence[Sequence[int]]) -> Grid:
    """Worlds with some more numbers in each."""
    return np.hstack([worlds, np.array(numbers, np.int64)])


def search(
    trial: Trial, sample: Callable[[int], Grid], candidates: Sequence[int], spent: Callable[[int], float]
) -> list[CandidateResult]:
    """Try candidates in worlds drawn as needed, until one is left or the budget is spent.

    `spent` tells which part of the budget is used up after a number of roll-outs. The best candidates come
    first, those that were dropped last.
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
    """The candidates that are left, with their results in every world, and those that were dropped."""

    def __init__(self, candidates: Sequence[int]) -> None:
        """Nothing is tried yet."""
        self.left = list(candidates)
        self.found: Scores = np.zeros((2, 0, len(self.left)))
        self.dropped: list[CandidateResult] = []
        """The first to be dropped come first."""

    def add(self, found: Scores) -> None:
        """Add the results of some more worlds."""
        self.found = np.concatenate([self.found, found], axis=1)

    def ranked(self) -> list[CandidateResult]:
        """Those that are left, the best first."""
        wins, fortunes = self.found
        worth, doubt = compared(wins + FORTUNE_WEIGHT * fortunes)
        rows = zip(self.left, worth, doubt, wins.mean(axis=0), fortunes.mean(axis=0), strict=True)
        findings = [
            CandidateResult(move, float(w), float(d), len(wins), float(won), float(rich))
            for move, w, d, won, rich in rows
        ]
        return sorted(findings, key=lambda finding: -finding.worth)

    def drop(self, part: float) -> None:
        """Drop hopeless candidates, and those beyond the limit for this part of the budget."""
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
