"""The figures of each player, the honours that follow from them, and the three turning points."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

import numpy as np

from ridotto.play.honours import Honour, most
from ridotto.review.decisions import is_clear_mistake
from ridotto.review.estimates import DIGITS
from ridotto.review.race import NOTICEABLE
from ridotto.review.schema import OptionValue, ReviewedDecision, ReviewedPlayer, Statement, TurningPoint
from ridotto.review.timeline import Timeline
from ridotto.review.truth import Truth, swing
from ridotto.seats import Player

MATTERS: Final = 0.02
"""The least stake of a decision that counts for accuracy."""
FEW: Final = 5
"""Decisions before a player can be the most accurate."""
FORTUNATE: Final = 0.2
POINTS: Final = 3
"""Turning points of a game."""
SUMS: Final = 6
"""Digits of sums, so that parts add up."""


# ── Players ──────────────────────────────────────────────────────────────────────────────────────────


def player_figures(
    timeline: Timeline, truth: Truth, decisions: list[ReviewedDecision], statements: list[Statement]
) -> list[ReviewedPlayer]:
    """The figures of every player."""
    return [
        _figures(timeline, truth, player, [each for each in decisions if each.who == player], statements)
        for player in range(timeline.players)
    ]


def _figures(
    timeline: Timeline,
    truth: Truth,
    player: Player,
    decisions: list[ReviewedDecision],
    statements: list[Statement],
) -> ReviewedPlayer:
    own, others, chance = shares_of_result(timeline, truth, player)
    bluffs = [each for each in statements if each.who == player and each.is_bluff]
    contests = timeline.part.contests
    asked = [each for each in decisions if contests(each.phase, each.move) is not None]
    contested = [each for each in asked if contests(each.phase, each.move)]
    judged = Counter(each.verdict or "none" for each in decisions)
    return ReviewedPlayer(
        who=player,
        result=round(timeline.result[player], SUMS),
        base=round(1.0 / timeline.players, SUMS),
        own=round(own, SUMS),
        others=round(others, SUMS),
        chance=round(chance, SUMS),
        luck=round(others + chance, SUMS),
        accuracy=accuracy(decisions),
        courage=courage(timeline, decisions, bluffs),
        suspicion=accuracy(asked),
        decisions=len(decisions),
        judged=dict(sorted(judged.items())),
        bluffs=len(bluffs),
        good_bluffs=sum(each.is_good is True for each in bluffs),
        bluffs_stood=sum(each.stood is True for each in bluffs),
        contests=len(contested),
        contests_right=sum(each.taken.is_true is True for each in contested),
    )


def shares_of_result(timeline: Timeline, truth: Truth, player: Player) -> tuple[float, float, float]:
    """What own decisions, others' decisions and chance brought a player: together result − base rate."""
    own = others = 0.0
    chance = float(truth.chances[0, player] - 1.0 / timeline.players)
    for moment in timeline.moments[:-1]:
        decided = float(truth.decided[moment.step + 1, player] - truth.chances[moment.step, player])
        chance += float(truth.chances[moment.step + 1, player] - truth.decided[moment.step + 1, player])
        if moment.decider == player:
            own += decided
        else:
            others += decided
    return own, others, chance


def accuracy(decisions: Iterable[ReviewedDecision]) -> int | None:
    """The part of what was at stake that was kept, from 0 to 100."""
    counted = [each for each in decisions if each.stake >= MATTERS]
    stakes = sum(each.stake for each in counted)
    if stakes == 0:
        return None
    return round(100 * (1 - min(1.0, sum(min(each.loss.value, each.stake) for each in counted) / stakes)))


def courage(timeline: Timeline, decisions: list[ReviewedDecision], bluffs: list[Statement]) -> int | None:
    """The part of the chances to bluff that were used well, from 0 to 100."""
    good = sum(each.is_good is True for each in bluffs)
    by_step = {each.step: each for each in decisions}
    bad = sum(
        each.step in by_step and by_step[each.step].verdict in ("inaccurate", "mistake", "blunder")
        for each in bluffs
    )
    missed = sum(not each.is_bluff and is_missed_bluff(timeline, each) for each in decisions)
    total = good + bad + missed
    return round(100 * good / total) if total else None


def is_missed_bluff(timeline: Timeline, decision: ReviewedDecision) -> bool:
    """Whether the best option was clearly a bluff, and another one was taken."""
    if decision.loss.value < NOTICEABLE or decision.loss.low <= 0:
        return False
    table = timeline.true_table(timeline.moments[decision.step - 1])
    said = timeline.part.statement(table, decision.who, decision.best.move)
    return said is not None and not said.is_true


# ── Honours ──────────────────────────────────────────────────────────────────────────────────────────


def honours_of(timeline: Timeline, truth: Truth, figures: list[ReviewedPlayer]) -> Iterator[Honour]:
    """Who did best at what."""
    everybody = len(figures)
    able = [each for each in figures if each.decisions >= FEW]
    yield from most("accurate", {each.who: each.accuracy or 0 for each in able}, everybody)
    yield from most("cool", {each.who: each.good_bluffs for each in figures}, everybody)
    yield from most("sharp", {each.who: each.suspicion or 0 for each in able}, everybody)
    least = round(100 * FORTUNATE)
    yield from most("lucky", {each.who: round(100 * each.luck) for each in figures}, everybody, least)
    yield from most("unlucky", {each.who: -round(100 * each.luck) for each in figures}, everybody, least)
    yield from most("comeback", points_made_up(timeline, truth), everybody + 1)


def points_made_up(timeline: Timeline, truth: Truth) -> dict[Player, int]:
    """How far winners rose from their lowest chance, in points, if it was below half the base rate."""
    low = {player: float(truth.chances[:-1, player].min()) for player in timeline.winners}
    half, share = 0.5 / timeline.players, 1 / max(1, len(timeline.winners))
    return {player: round(100 * (share - chance)) for player, chance in low.items() if chance < half}


# ── Turning points ───────────────────────────────────────────────────────────────────────────────────


def turning_points(timeline: Timeline, truth: Truth, decisions: list[ReviewedDecision]) -> list[TurningPoint]:
    """The turns in which most chance changed hands, in the order of the game."""
    turns = steps_by_turn(timeline)
    swings = {
        turn: swing(truth.chances[steps[-1] + 1], truth.chances[steps[0]]) for turn, steps in turns.items()
    }
    able = truth.decisive or swings
    chosen = sorted(sorted(able, key=lambda turn: (-swings[turn], turn))[:POINTS])
    by_step = {each.step: each for each in decisions}
    return [
        _point(timeline, truth, by_step, turns[turn], swings[turn]) for turn in chosen if swings[turn] > 0
    ]


def steps_by_turn(timeline: Timeline) -> dict[int, list[int]]:
    """The moments in which something was decided, turn by turn."""
    found: dict[int, list[int]] = {}
    for moment in timeline.moments[:-1]:
        found.setdefault(moment.turn, []).append(moment.step)
    return found


def _point(
    timeline: Timeline,
    truth: Truth,
    by_step: dict[int, ReviewedDecision],
    steps: list[int],
    swung: float,
) -> TurningPoint:
    start, end = truth.chances[steps[0]], truth.chances[steps[-1] + 1]
    player = int(np.abs(end - start).argmax())
    step, kind = _what_did_it(truth, by_step, steps)
    moment = timeline.moments[step]
    assert moment.decider is not None
    assert moment.move is not None
    cell = timeline.part.says(timeline.true_table(moment), moment.move)
    decision = by_step.get(step + 1)
    return TurningPoint(
        turn=moment.turn,
        step=step + 1,
        event=moment.until,
        kind="chance" if kind == "chance" else "decision",
        who=moment.decider,
        player=player,
        before=round(float(start[player]), DIGITS),
        after=round(float(end[player]), DIGITS),
        swing=round(swung, DIGITS),
        move=moment.move,
        text=moment.rulebook.text(moment.move),
        verdict=decision.verdict if decision else None,
        is_true=None if cell is None else timeline.part.is_so(timeline.true_table(moment), *cell),
        chance=decision.taken.chance if decision else None,
        better=_better(decision),
    )


def _what_did_it(truth: Truth, by_step: dict[int, ReviewedDecision], steps: list[int]) -> tuple[int, str]:
    """The costliest mistake of a turn, or else the decision or draw that changed most."""
    wrong = [by_step[step + 1] for step in steps if step + 1 in by_step]
    wrong = [each for each in wrong if is_clear_mistake(each)]
    if wrong:
        return max(wrong, key=lambda each: each.loss.value).step - 1, "decision"
    decided = {step: swing(truth.decided[step + 1], truth.chances[step]) for step in steps}
    drawn = {step: swing(truth.chances[step + 1], truth.decided[step + 1]) for step in steps}
    top, luck = max(steps, key=decided.__getitem__), max(steps, key=drawn.__getitem__)
    return (luck, "chance") if drawn[luck] > decided[top] else (top, "decision")


def _better(decision: ReviewedDecision | None) -> OptionValue | None:
    """The best option, if it was clearly better than the one taken."""
    if decision is None or decision.best.move == decision.move or decision.verdict in (None, "good"):
        return None
    return decision.best
