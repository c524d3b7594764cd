"""`review`: everything there is to say about a finished game, from its record."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from ridotto.games.registry import game_of
from ridotto.play.record import Record, checksum_of
from ridotto.review.budget import DEFAULT, ReviewBudget, find_budget
from ridotto.review.decisions import reviewed_decisions
from ridotto.review.figures import honours_of, player_figures, turning_points
from ridotto.review.own import OwnReview, OwnReviewer
from ridotto.review.progress import Progress, Work, never, silent
from ridotto.review.schema import (
    FORMAT,
    VERSION,
    Assumptions,
    BeliefChanges,
    BeliefTable,
    ChanceCurves,
    Interval,
    OpponentWeights,
    Review,
    ReviewedDecision,
)
from ridotto.review.statements import StatementReviewer
from ridotto.review.timeline import Timeline
from ridotto.review.trouble import NoReview
from ridotto.review.truth import Truth, chances_in_truth

POLICY: Final = "mixture of tempers 1"
"""The name of the policy by which everybody plays on, with its version."""


def review(
    record: Record,
    budget: ReviewBudget | str | float = DEFAULT,
    seed: int = 0,
    *,
    progress: Progress = silent,
    cancelled: Callable[[], bool] = never,
) -> Review:
    """Review a finished game. The same record, budget and seed give the same review."""
    spending = find_budget(budget)
    timeline = Timeline(record)
    work = Work(len(timeline.moments) * (1 + timeline.players), progress, cancelled)
    work.advance("compile", 0)
    truth = chances_in_truth(timeline, spending, seed, work)
    owns = [OwnReviewer(timeline, who, spending, seed).review(work) for who in range(timeline.players)]
    work.advance("write", work.pieces - work.done)
    return _written(timeline, truth, owns, spending, seed)


def review_decision(record: Record, step: int, worlds: int = 2000, seed: int = 0) -> ReviewedDecision:
    """One decision alone: every sensible option in this many worlds, and the loss in as many fresh ones."""
    timeline = Timeline(record)
    if not 1 <= step < len(timeline.moments):
        raise NoReview("no-such-decision", step=step)
    who = timeline.moments[step - 1].decider
    assert who is not None
    spending = ReviewBudget("decision", truth=1, own=1, first=worlds, most=worlds, confirm=worlds)
    own = OwnReviewer(timeline, who, spending, seed).review_some({step}, whole=True)
    shape = (len(timeline.moments), timeline.players)
    truth = Truth(np.zeros(shape), np.zeros(shape), np.zeros(0), 0)
    found = reviewed_decisions(timeline, truth, [own])
    if not found:
        raise NoReview("no-such-decision", step=step)
    return found[0]


def duel(record: Record, step: int, moves: tuple[int, int], worlds: int = 2000, seed: int = 0) -> Interval:
    """How much more one move wins than another at a decision, in the same sampled worlds for both."""
    timeline = Timeline(record)
    who = timeline.moments[step - 1].decider
    if who is None:
        raise NoReview("no-such-decision", step=step)
    spending = ReviewBudget("duel", truth=1, own=worlds, first=1, most=1, confirm=1)
    return OwnReviewer(timeline, who, spending, seed).duel(step, moves)


def _written(
    timeline: Timeline, truth: Truth, owns: list[OwnReview], budget: ReviewBudget, seed: int
) -> Review:
    record, header = timeline.record, timeline.header
    decisions = reviewed_decisions(timeline, truth, owns)
    statements = StatementReviewer(timeline, truth, owns, decisions).review()
    figures = player_figures(timeline, truth, decisions, statements)
    return Review(
        format=FORMAT,
        version=VERSION,
        game=game_of(header).id,
        rules=header.rules,
        checksum=record.checksum or checksum_of(record),
        players=list(header.players),
        budget=budget.name,
        seed=seed,
        rollouts=truth.rollouts + sum(own.rollouts for own in owns),
        winners=timeline.winners,
        curves=_curves(timeline, truth, owns),
        decisions=decisions,
        statements=statements,
        beliefs=_beliefs(timeline, owns),
        turning_points=turning_points(timeline, truth, decisions),
        figures=figures,
        honours=list(honours_of(timeline, truth, figures)),
        assumptions=Assumptions(
            POLICY,
            list(timeline.part.mixture.tempers),
            [
                OpponentWeights(player, [round(float(weight), 3) for weight in row])
                for player, row in enumerate(truth.weights)
            ],
        ),
    )


def _curves(timeline: Timeline, truth: Truth, owns: list[OwnReview]) -> ChanceCurves:
    deciders = [-1, *(m.decider if m.decider is not None else -1 for m in timeline.moments[:-1])]
    return ChanceCurves(
        turns=[timeline.moments[max(0, m.step - 1)].turn for m in timeline.moments],
        events=[m.until for m in timeline.moments],
        deciders=deciders,
        truth=[per_mille(column) for column in truth.chances.T],
        own=[per_mille(own.chances) for own in owns],
    )


def per_mille(chances: Any) -> list[int]:
    """Chances in whole per mille."""
    found: list[int] = np.rint(1000 * chances).astype(int).tolist()
    return found


def _beliefs(timeline: Timeline, owns: list[OwnReview]) -> BeliefTable:
    return BeliefTable(
        rows=timeline.part.rows,
        row_count=len(owns[0].beliefs[0]),
        columns=timeline.part.columns(timeline.header),
        exact=all(own.exact for own in owns),
        players=[BeliefChanges(own.who, changes_of(own.beliefs)) for own in owns],
    )


def changes_of(beliefs: list[Any]) -> list[list[int]]:
    """For each step with a change: the step, then pairs of a cell and its new percentage.

    A cell changes when it has moved by a whole per cent since it was last stored.
    """
    stored = np.zeros(beliefs[0].size)
    found = []
    for step, table in enumerate(beliefs):
        now = 100.0 * table.ravel()
        moved = np.flatnonzero((np.abs(now - stored) >= 1.0) | ((now >= 99.9995) & (stored < 100)))
        if len(moved):
            stored[moved] = np.rint(now[moved])
            pairs = zip(moved.tolist(), stored[moved].astype(int).tolist(), strict=True)
            found.append([step, *(number for pair in pairs for number in pair)])
    return found
