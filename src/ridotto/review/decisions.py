"""What was found out about decisions, as the schema has it."""

from typing import Final, Literal

from ridotto.review.estimates import DIGITS
from ridotto.review.own import JudgedChoice, OwnReview
from ridotto.review.race import MISTAKEN, judge
from ridotto.review.schema import JudgedAs, OptionValue, ReviewedDecision
from ridotto.review.timeline import Timeline
from ridotto.review.truth import Truth

UNLUCKY: Final = 0.05
"""What a good move loses in truth at least to be called unlucky."""
DOUBTED: Final = 0.5
"""A false statement is a bluff if its player could think it true with at most this probability."""


def reviewed_decisions(timeline: Timeline, truth: Truth, owns: list[OwnReview]) -> list[ReviewedDecision]:
    """All decisions with a choice, in order."""
    choices = [(own.who, choice) for own in owns for choice in own.choices]
    found = [_decision(timeline, truth, choice) for _, choice in choices]
    return sorted(found, key=lambda decision: decision.step)


def _decision(timeline: Timeline, truth: Truth, choice: JudgedChoice) -> ReviewedDecision:
    moment, race = choice.moment, choice.race
    assert moment.decider is not None
    assert moment.move is not None
    who, step = moment.decider, moment.step + 1
    loss = race.loss()
    changed = float(truth.decided[step, who] - truth.chances[moment.step, who])
    verdict = judge(loss)
    said = timeline.part.statement(timeline.true_table(moment), who, moment.move)
    return ReviewedDecision(
        step=step,
        event=moment.until,
        turn=moment.turn,
        who=who,
        phase=moment.rulebook.phase(),
        move=moment.move,
        options=option_values(timeline, choice),
        loss=loss,
        stake=race.stake,
        verdict=verdict,
        fortune=_fortune(verdict, changed),
        truth=round(changed, DIGITS),
        is_bluff=said is not None
        and not said.is_true
        and thought_of(choice, said.row, said.column, said.is_denied) <= DOUBTED,
    )


def thought_of(choice: JudgedChoice, row: int, column: int, is_denied: bool) -> float:
    """How likely a player could think that their own statement is true."""
    chance = float(choice.beliefs[row, column])
    return 1.0 - chance if is_denied else chance


def _fortune(verdict: JudgedAs | None, changed: float) -> Literal["lucky", "unlucky"] | None:
    if verdict in ("mistake", "blunder") and changed >= 0:
        return "lucky"
    return "unlucky" if verdict == "good" and changed <= -UNLUCKY else None


def option_values(timeline: Timeline, choice: JudgedChoice) -> list[OptionValue]:
    """The options, the best first."""
    return [_option(timeline, choice, option) for option in choice.race.order()]


def _option(timeline: Timeline, choice: JudgedChoice, option: int) -> OptionValue:
    moment, race = choice.moment, choice.race
    move = race.moves[option]
    table = timeline.true_table(moment)
    cell = timeline.part.says(table, move)
    return OptionValue(
        move=move,
        text=moment.rulebook.text(move),
        chance=race.chance(option),
        behind=race.behind(option),
        worlds=race.worlds_of(option),
        is_true=None if cell is None else timeline.part.is_so(table, *cell),
        believed=None if cell is None else round(float(choice.beliefs[cell]), 3),
    )


def is_clear_mistake(decision: ReviewedDecision) -> bool:
    """Whether a decision was a mistake or a blunder."""
    return decision.verdict in ("mistake", "blunder") and decision.loss.value >= MISTAKEN
