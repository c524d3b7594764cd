"""Whether verdicts and blunders of the default budget hold, against more worlds and other seeds."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from review_calibration import DRAWS
from review_games import record_of
from ridotto.play.record import Record
from ridotto.review.budget import DEFAULT, ReviewBudget
from ridotto.review.compute import duel
from ridotto.review.decisions import reviewed_decisions
from ridotto.review.own import OwnReviewer
from ridotto.review.schema import ReviewedDecision
from ridotto.review.timeline import Timeline
from ridotto.review.truth import Truth

LARGE: Final = DEFAULT.times(20)
"""The budget that verdicts are compared with."""
WATCHED: Final = 2
"""Players of each game whose decisions are judged."""
WORLDS: Final = 2000
"""In which a blunder is tried again."""
SAMPLED: Final = 3
"""Blunders of one game at most, so that many games count."""
WRONG: Final = ("mistake", "blunder")
KINDS: Final = {"mistake": 1, "blunder": 1, "inaccurate": 1, "good": 1, "": 1}
"""How many decisions with each verdict are judged again in each game; the last have none."""


class Judged(NamedTuple):
    """A decision at the default budget."""

    step: int
    who: int
    verdict: str
    """Empty if there is none."""
    loss: float
    moves: tuple[int, int]
    """The best one and the one that was made."""


class JudgedAgain(NamedTuple):
    """A decision at both budgets."""

    verdict: str
    loss: float
    """By the large one."""
    weight: float
    """How many decisions of its game it stands for."""


def judge_game(game: str, number: int) -> list[Judged]:
    """All decisions of some players of a game."""
    record = record_of(game, number)
    players = np.random.default_rng([7, number]).permutation(len(record.start.players))[:WATCHED].tolist()
    found = [
        each
        for who in players
        for each in decisions_of(record, who, range(len(record.moves) + 1), DEFAULT, 1)
    ]
    return [
        Judged(each.step, each.who, each.verdict or "", each.loss.value, (each.best.move, each.move))
        for each in found
    ]


def decisions_of(
    record: Record, who: int, steps: Sequence[int], budget: ReviewBudget, seed: int
) -> list[ReviewedDecision]:
    """Some decisions of a player, judged as a whole review judges them."""
    timeline = Timeline(record)
    shape = (len(timeline.moments), timeline.players)
    nothing = Truth(np.zeros(shape), np.zeros(shape), np.zeros(0), 0)
    return reviewed_decisions(
        timeline, nothing, [OwnReviewer(timeline, who, budget, seed).review_some(steps)]
    )


# ── Blunders ─────────────────────────────────────────────────────────────────────────────────────────


def confirm_blunders(game: str, number: int, judged: Sequence[Judged]) -> list[float]:
    """Where the interval of the difference begins, for some blunders of a game."""
    blunders = [each for each in judged if each.verdict == "blunder"]
    chosen = np.random.default_rng([8, number]).permutation(len(blunders))[:SAMPLED].tolist()
    record = record_of(game, number)
    return [duel(record, blunders[i].step, blunders[i].moves, WORLDS, 1000 + number).low for i in chosen]


# ── Verdicts ─────────────────────────────────────────────────────────────────────────────────────────


def judge_again(game: str, number: int, judged: Sequence[Judged]) -> list[JudgedAgain]:
    """Some decisions with each verdict, judged with the large budget."""
    rng, record = np.random.default_rng([9, number]), record_of(game, number)
    weights: dict[int, tuple[str, float]] = {}
    chosen: list[Judged] = []
    for verdict, most in KINDS.items():
        able = [each for each in judged if each.verdict == verdict]
        some = [able[i] for i in rng.permutation(len(able))[:most].tolist()]
        chosen += some
        weights |= {each.step: (verdict, len(able) / len(some)) for each in some}
    return [
        JudgedAgain(weights[one.step][0], one.loss.value, weights[one.step][1])
        for who in sorted({each.who for each in chosen})
        for one in decisions_of(record, who, [each.step for each in chosen if each.who == who], LARGE, 2)
    ]


class Share(NamedTuple):
    """A weighted share with its interval by games."""

    value: float
    low: float
    high: float
    decisions: int


def share_wrong(games: Sequence[Sequence[JudgedAgain]], low: float, high: float) -> Share | None:
    """The share of decisions with a loss in this range that got mistake or blunder."""
    inside = [[each for each in game if low <= each.loss < high] for game in games]
    wrong = np.array([sum(each.weight for each in game if each.verdict in WRONG) for game in inside])
    total = np.array([sum(each.weight for each in game) for game in inside])
    if not total.sum():
        return None
    drawn = np.random.default_rng(3).integers(0, len(games), (DRAWS, len(games)))
    sums = total[drawn].sum(axis=1)
    shares: Any = wrong[drawn].sum(axis=1)[sums > 0] / sums[sums > 0]
    ends = np.quantile(shares, [0.025, 0.975]).tolist()
    return Share(float(wrong.sum() / total.sum()), *ends, sum(map(len, inside)))
