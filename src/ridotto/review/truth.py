"""(a): how everybody stood in truth, with the real cards, and what each decision and chance changed."""

from itertools import pairwise
from typing import Any, Final, NamedTuple

import numpy as np

from ridotto.review.budget import ReviewBudget
from ridotto.review.estimates import generator, stratified
from ridotto.review.progress import Work
from ridotto.review.smoothing import bridged, smoothed
from ridotto.review.timeline import ReviewStep, Timeline
from ridotto.seats import Player
from ridotto.simulation.compile.records import Scores
from ridotto.simulation.opponents.loops import AS_THEY_WOULD
from ridotto.simulation.opponents.mixture import TRUTH, Mixture, Sample, SeenPosition

ASKED: Final = 16
"""How often each temper is asked for its move at every decision."""
ROUNDS: Final = ((None, 0.2), (12, 0.5), (6, 1.0))
"""Of a quick review: how many turns with the largest swings get which part of all roll-outs."""


class Truth(NamedTuple):
    """The chances of all players at every step, and after every decision before chance acted on it."""

    chances: Any
    """A: step by step and player by player."""
    decided: Any
    """Q: for the decision that led to each step; for step 0 the base rate."""
    weights: Any
    """Of each temper, player by player, after the whole game."""
    rollouts: int
    decisive: frozenset[int] = frozenset()
    """The turns that were measured with all roll-outs, if not all were."""


def chances_in_truth(timeline: Timeline, budget: ReviewBudget, seed: int, work: Work) -> Truth:
    """Play every position on."""
    known = [0] * (2 * timeline.players)
    learnt = timeline.mixture(TRUTH, seed)
    nowhere = np.zeros((1, 1), np.int64)
    for moment in timeline.moments:
        learnt.watch(timeline.rows_of(moment))
        if moment.decider is not None and moment.move is not None and len(moment.legal) > 1:
            position = SeenPosition(timeline.true_table(moment), known)
            learnt.weigh(position, moment.decider, moment.move, nowhere, ASKED)
    spending = budget.for_truth(timeline.players, len(timeline.moments))
    player = TruthPlayer(timeline, learnt, spending, seed)
    for moment in timeline.moments[:-1]:
        player.play(moment)
        work.advance("truth")
    if spending.is_quick:
        player.look_closer()
    return player.finish()


class KeptPosition(NamedTuple):
    """The position at the start of a turn, to be played on again."""

    row: int
    position: SeenPosition
    decider: Player
    images: Any


class TruthPlayer:
    """Plays the positions of a game on, all with the same tempers and luck."""

    def __init__(self, timeline: Timeline, learnt: Mixture, budget: ReviewBudget, seed: int) -> None:
        self.timeline, self.learnt, self.budget = timeline, learnt, budget
        self.mixture = timeline.mixture(TRUTH, seed)
        n = budget.truth
        tempers = learnt.draw(stratified(generator(seed, 1), n, timeline.players))
        self.sample = Sample(np.zeros((n, 1), np.int64), tempers, 0)
        self.known = [0] * (2 * timeline.players)
        self.rows: list[Any] = []
        """What came of each roll-out: at every step, and after every decision that chance follows."""
        self.row_of: list[tuple[int, int]] = []
        """For each step: the row of its decision, and its own."""
        self.starts: dict[int, KeptPosition] = {}
        """Of each turn, if it may be looked at closer."""
        self.decisive: list[int] = []

    def play(self, moment: ReviewStep) -> None:
        """Play a position on as everybody would, and with the decision that was made if chance follows it."""
        self.mixture.watch(self.timeline.rows_of(moment))
        after = self.timeline.moments[moment.step + 1]
        moves = [AS_THEY_WOULD]
        if moment.move is not None and self.timeline.part.has_chance(self.timeline.events_of(after)):
            moves.append(moment.move)
        position = SeenPosition(self.timeline.true_table(moment), self.known)
        count = self.budget.inside or self.budget.truth
        shares = self.mixture.play_on(position, self._part(0, count), moment.decider or 0, moves)
        if moment.step == 0:
            self.row_of.append((0, 0))
        if self.budget.is_quick and moment.turn not in self.starts:
            images = self.mixture.images.copy()
            self.starts[moment.turn] = KeptPosition(len(self.rows), position, moment.decider or 0, images)
        self.rows += [shares[:, i] for i in range(len(moves))]
        self.row_of.append((len(self.rows) - (1 if len(moves) > 1 else 0), len(self.rows)))

    def _part(self, first: int, until: int) -> Sample:
        """Some of the roll-outs: with their numbers they have the same luck wherever they are made."""
        return Sample(self.sample.worlds[first:until], self.sample.tempers[first:until], first)

    # ── A quick review ───────────────────────────────────────────────────────────────────────────────

    def look_closer(self) -> None:
        """Play the starts of turns on more often, and most often where most chance changed hands."""
        turns = list(self.starts)
        following = dict(pairwise(turns))
        chosen = turns
        for most, share in ROUNDS:
            chosen = sorted(chosen, key=lambda turn: -self._swing(turn, following.get(turn)))[:most]
            until = max(self.budget.inside, round(share * self.budget.truth))
            for turn in sorted({*chosen, *(following.get(turn, turn) for turn in chosen)}):
                self._play_again(self.starts[turn], until)
        self.decisive = chosen

    def _play_again(self, start: KeptPosition, until: int) -> None:
        """Play a position on with all roll-outs up to this number."""
        done = len(self.rows[start.row])
        if done < until:
            sample = self._part(done, until)
            more = self.mixture.play_on(start.position, sample, start.decider, [AS_THEY_WOULD], start.images)
            self.rows[start.row] = np.concatenate([self.rows[start.row], more[:, 0]])

    def _swing(self, turn: int, following: int | None) -> float:
        """How much chance changed hands in a turn, by the roll-outs that both its ends have."""
        before = self.rows[self.starts[turn].row]
        if following is None:
            return swing(before.mean(axis=0), np.array(self.timeline.result))
        after = self.rows[self.starts[following].row]
        count = min(len(before), len(after))
        return swing(before[:count].mean(axis=0), after[:count].mean(axis=0))

    # ── The end ──────────────────────────────────────────────────────────────────────────────────────

    def finish(self) -> Truth:
        """The end is known; where chance had no part, all that changed was decided."""
        end = np.tile(np.array(self.timeline.result), (len(self.sample.worlds), 1))
        rows = [*self.rows, end]
        counts = np.array([len(row) for row in rows])
        variances = np.array([variance_between(row, later) for row, later in pairwise(rows)])
        found = smoothed(bridged(rows), variances, counts)
        found[-1] = self.timeline.result
        chances = np.array([found[own] for _, own in self.row_of])
        decided = np.array([found[made] for made, _ in self.row_of])
        decided[0] = 1.0 / self.timeline.players
        return Truth(chances, decided, self.learnt.weights(), self.mixture.rollouts, frozenset(self.decisive))


def variance_between(row: Scores, later: Scores) -> float:
    """The variance of what changed between two steps in a roll-out that both have."""
    count = min(len(row), len(later))
    return float((later[:count] - row[:count]).var(axis=0).mean())


def swing(a: Scores, b: Scores) -> float:
    """How much chance changed hands."""
    return float(np.abs(a - b).sum() / 2)
