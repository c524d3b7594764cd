"""One decision, tried in many worlds: which option is best, and what the one that was taken lost."""

from collections.abc import Sequence
from functools import cached_property
from math import hypot
from typing import Any, Final, NamedTuple

import numpy as np

from ridotto.play.rulebook import Move
from ridotto.review.estimates import (
    DIGITS,
    Z,
    chance_interval,
    interval,
    rounded,
    standard_error,
)
from ridotto.review.schema import Interval, JudgedAs
from ridotto.seats import Player
from ridotto.simulation.opponents.mixture import Mixture, Sample, SeenPosition

NOTICEABLE: Final = 0.03
"""A loss from which it is tried again in fresh worlds."""
MISTAKEN: Final = 0.07
BLUNDERED: Final = 0.15
CLEAR: Final = 0.02
"""Where the interval of a mistake begins."""
GLARING: Final = 0.05
"""Where the interval of a blunder begins."""
BEYOND_DOUBT: Final = 0.1
"""Where it begins if no more worlds are needed to call it one."""
FINE: Final = 0.07
"""Where the interval of a good decision ends."""
HOPELESS: Final = 2.5
"""Standard errors behind the best after which an option is dropped."""
ENOUGH: Final = 20
"""Worlds before any option is dropped."""
STAGES: Final = ((64, 5), (128, 3))
"""How many options are left at most after how many worlds."""
SURE: Final = 4
"""Fresh worlds at a time, as a multiple of the others."""


def judge(loss: Interval) -> JudgedAs | None:
    """The verdict on a loss, if its interval allows one."""
    if loss.value >= BLUNDERED and loss.low >= GLARING:
        return "blunder"
    if loss.value >= MISTAKEN and loss.low >= CLEAR:
        return "mistake"
    if loss.value >= NOTICEABLE and loss.low > 0:
        return "inaccurate"
    if loss.value < NOTICEABLE and loss.high < FINE:
        return "good"
    return None


class Worlds(NamedTuple):
    """What a decision is tried in."""

    position: SeenPosition
    sample: Sample
    """All worlds that were drawn: those of the race first, then fresh ones."""
    fresh: int
    """The number of the first fresh world."""


class DecisionRace:
    """The options of one decision with their results, world by world."""

    def __init__(
        self, mixture: Mixture, who: Player, moves: Sequence[Move], taken: Move, worlds: Worlds
    ) -> None:
        """Nothing is tried yet."""
        self.mixture, self.who, self.moves, self.worlds = mixture, who, list(moves), worlds
        self.taken = self.moves.index(taken)
        self.left = list(range(len(moves)))
        self.results = np.full((worlds.fresh, len(moves)), np.nan)
        self.tried = 0
        self.duelled: Any = np.zeros((0, 2))
        """What came of the best option and of the one taken, in each fresh world."""
        self.confirmed_best = self.taken
        self._behind: dict[int, Interval] = {}

    # ── Trying ───────────────────────────────────────────────────────────────────────────────────────

    def decide(self, chunk: int) -> None:
        """Try all options until the decision can be judged, as far as the worlds go; so most of them go where
        options are close and much is at stake."""
        self.run(chunk)
        while self.tried < self.worlds.fresh and not self.is_settled():
            self.run(chunk)
        if self.looks_mistaken():
            self.confirmed_best = self.best
            while self._confirm(chunk) and not self._is_confirmed():
                pass

    def run(self, count: int) -> int:
        """Try the options that are left in some more worlds; return in how many."""
        count = min(count, self.worlds.fresh - self.tried)
        if count > 0:
            shares = self._play(self.tried, count, self.left)
            self.results[self.tried : self.tried + count, self.left] = shares
            self.tried += count
            self._drop()
        return count

    def _confirm(self, chunk: int) -> int:
        """Try the best option and the taken one in some fresh worlds; return in how many."""
        first = self.worlds.fresh + len(self.confirmed)
        count = min(SURE * chunk, len(self.worlds.sample.worlds) - first)
        if count > 0:
            shares = self._play(first, count, [self.confirmed_best, self.taken])
            self.duelled = np.concatenate([self.duelled, shares])
        return count

    def _is_confirmed(self) -> bool:
        """Whether there is a verdict; a blunder takes all worlds there are, unless it is beyond doubt."""
        loss = self.loss()
        verdict = judge(loss)
        return verdict is not None and (verdict != "blunder" or loss.low >= BEYOND_DOUBT)

    def _play(self, first: int, count: int, columns: Sequence[int]) -> Any:
        whole, these = self.worlds.sample, slice(first, first + count)
        sample = Sample(whole.worlds[these], whole.tempers[these], whole.number + first)
        moves = [self.moves[i] for i in columns]
        shares = self.mixture.play_on(self.worlds.position, sample, self.who, moves)
        return shares[:, :, self.who]

    def _drop(self) -> None:
        """Drop hopeless options and those that are far down, but never the one that was taken."""
        if self.tried >= ENOUGH:
            best = self.best
            most = min((limit for after, limit in STAGES if self.tried >= after), default=len(self.left))
            able = sorted(self.left, key=lambda i: -float(self.column(i).mean()))[:most]
            kept = [i for i in able if not self._is_hopeless(i, best)]
            self.left = sorted({*kept, best, self.taken})

    def _is_hopeless(self, option: int, best: int) -> bool:
        gaps = self.gaps(best, option)
        return bool(gaps.mean() > HOPELESS * standard_error(gaps))

    # ── What came of it ──────────────────────────────────────────────────────────────────────────────

    @property
    def confirmed(self) -> Any:
        """By how much the best won more than the one taken, in each fresh world."""
        return self.duelled[:, 0] - self.duelled[:, 1]

    def column(self, option: int) -> Any:
        """What came of an option, world by world."""
        found = self.results[: self.tried, option]
        return found[~np.isnan(found)]

    def gaps(self, option: int, other: int) -> Any:
        """By how much one option won more than another, in the worlds in which both were tried."""
        found = self.results[: self.tried, option] - self.results[: self.tried, other]
        return found[~np.isnan(found)]

    @property
    def best(self) -> int:
        """The option that has won most, of those that are left."""
        means = self.results[: self.tried, self.left].mean(axis=0)
        top = int(means.argmax())
        taken = self.left.index(self.taken)
        return self.left[taken if means[taken] >= means[top] else top]

    @property
    def stake(self) -> float:
        """The difference between the best and the worst option."""
        means = [self.column(option).mean() for option in range(len(self.moves))]
        return round(float(max(means) - min(means)), DIGITS)

    def loss(self) -> Interval:
        """How much less the taken option wins than the best."""
        if len(self.confirmed):
            found = interval(self.confirmed)
            return rounded(max(0.0, found.value), max(0.0, found.low), max(0.0, found.high))
        best = self.best
        if best != self.taken:
            found = interval(self.gaps(best, self.taken))
            return rounded(max(0.0, found.value), max(0.0, found.low), max(0.0, found.high))
        others = [self.gaps(i, self.taken) for i in self.left if i != self.taken]
        ends = [float(gaps.mean()) + Z * standard_error(gaps) for gaps in others]
        return rounded(0.0, 0.0, max([0.0, *ends]))

    def is_settled(self) -> bool:
        """Whether more worlds would hardly change the verdict: nothing or clearly something was lost."""
        if len(self.left) == 1:
            return True
        loss = self.loss()
        return judge(loss) == "good" or (loss.value >= MISTAKEN and loss.low >= CLEAR)

    def looks_mistaken(self) -> bool:
        """Whether the loss is worth trying again in fresh worlds."""
        best = self.best
        if best == self.taken:
            return False
        gaps = self.gaps(best, self.taken)
        return bool(gaps.mean() >= NOTICEABLE and gaps.mean() > standard_error(gaps))

    @cached_property
    def top(self) -> int:
        """The best option, once all is tried: the one that fresh worlds confirmed, else the one taken."""
        if not len(self.confirmed):
            return self.best
        return self.confirmed_best if self.confirmed.mean() > 0 else self.taken

    def chance(self, option: int) -> Interval:
        """The chance to win with an option: that of the best one less how far this one is behind."""
        top = self.top
        if option in (top, self.taken) or self._was_duelled(option):
            return chance_interval(self._values(option))
        ahead = self._values(top)
        value = max(0.0, float(ahead.mean()) - self.behind(option).value)
        wide = Z * hypot(standard_error(ahead), standard_error(self.gaps(top, option)))
        return rounded(value, max(0.0, value - wide), min(1.0, value + wide))

    def worlds_of(self, option: int) -> int:
        """In how many worlds an option was tried; in the fresh ones alone, if its chance is from them."""
        return len(self._values(option))

    def _was_duelled(self, option: int) -> bool:
        return len(self.confirmed) > 0 and option in (self.confirmed_best, self.taken)

    def _values(self, option: int) -> Any:
        """What came of an option: in the fresh worlds alone, if it was tried in them."""
        if self._was_duelled(option):
            return self.duelled[:, int(option == self.taken)]
        return self.column(option)

    def behind(self, option: int) -> Interval:
        """How far an option is behind the best."""
        if option not in self._behind:
            self._behind[option] = self._find_behind(option)
        return self._behind[option]

    def _find_behind(self, option: int) -> Interval:
        top = self.top
        if option == top:
            return Interval(0.0, 0.0, 0.0)
        if option == self.taken:
            return self.loss()
        if self._was_duelled(option):
            return interval(-self.confirmed)
        found = interval(self.gaps(top, option))
        return Interval(max(0.0, found.value), found.low, max(0.0, found.high))

    def order(self) -> list[int]:
        """The options, the best first."""
        top = self.top
        others = [i for i in range(len(self.moves)) if i != top]
        return [top, *sorted(others, key=lambda i: self.behind(i).value)]
