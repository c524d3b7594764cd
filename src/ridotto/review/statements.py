"""What players said about what they hide, what others could believe, and what it earned."""

from ridotto.review.decisions import DOUBTED
from ridotto.review.estimates import DIGITS
from ridotto.review.own import OwnReview
from ridotto.review.part import StatementFacts
from ridotto.review.schema import Interval, ReviewedDecision, Statement, StatementListener
from ridotto.review.timeline import ReviewStep, Timeline
from ridotto.review.truth import Truth
from ridotto.seats import Player


class StatementReviewer:
    """Tells all statements of a game."""

    def __init__(
        self, timeline: Timeline, truth: Truth, owns: list[OwnReview], decisions: list[ReviewedDecision]
    ) -> None:
        self.timeline, self.truth, self.owns = timeline, truth, owns
        self.decisions = {decision.step: decision for decision in decisions}

    def review(self) -> list[Statement]:
        """All of them, in order."""
        found = []
        for moment in self.timeline.moments[:-1]:
            assert moment.decider is not None
            assert moment.move is not None
            table = self.timeline.true_table(moment)
            said = self.timeline.part.statement(table, moment.decider, moment.move)
            if said is not None:
                found.append(self._statement(moment, moment.decider, said))
        return found

    def _statement(self, moment: ReviewStep, who: Player, said: StatementFacts) -> Statement:
        step, end = moment.step + 1, self._end_of_turn(moment)
        thought = self._believed(who, moment.step, said)
        is_bluff = not said.is_true and thought <= DOUBTED
        answers = self._answers(moment, end)
        others = [player for player in range(self.timeline.players) if player != who]
        earned = self.truth.chances[end, who] - self.truth.chances[moment.step, who]
        return Statement(
            step=step,
            event=moment.until,
            turn=moment.turn,
            who=who,
            kind=said.kind,
            said=said.said,
            truth=said.truth,
            is_true=said.is_true,
            thought=round(thought, 3),
            is_bluff=is_bluff,
            listeners=[self._listener(moment, said, player, answers.get(player)) for player in others],
            earned=round(float(earned), DIGITS),
            is_good=self._is_good(step) if is_bluff else None,
            stood=None if not answers else not any(self._contests(each) for each in answers.values()),
        )

    def _end_of_turn(self, moment: ReviewStep) -> int:
        """The first step of the next turn, or the last of all."""
        later = (m.step for m in self.timeline.moments[moment.step + 1 :] if m.turn != moment.turn)
        return next(later, len(self.timeline.moments) - 1)

    def _believed(self, viewer: Player, step: int, said: StatementFacts) -> float:
        chance = float(self.owns[viewer].beliefs[step][said.row, said.column])
        return 1.0 - chance if said.is_denied else chance

    def _answers(self, moment: ReviewStep, end: int) -> dict[Player, ReviewStep]:
        """Who answered this statement, in which moment: an announcement is answered at once by all others."""
        found: dict[Player, ReviewStep] = {}
        for later in self.timeline.moments[moment.step + 1 : end]:
            if later.decider is None or later.decider in found or later.decider == moment.decider:
                break
            if self._contests(later) is None or later.rulebook.phase() == moment.rulebook.phase():
                break
            found[later.decider] = later
        return found

    def _contests(self, moment: ReviewStep) -> bool | None:
        assert moment.move is not None
        return self.timeline.part.contests(moment.rulebook.phase(), moment.move)

    def _listener(
        self, moment: ReviewStep, said: StatementFacts, player: Player, answer: ReviewStep | None
    ) -> StatementListener:
        before, after = (self._believed(player, moment.step + i, said) for i in range(2))
        listener = StatementListener(player, round(before, 3), round(after, 3))
        if answer is None:
            return listener
        gain = self._gain(answer)
        return StatementListener(
            who=player,
            believed=listener.believed,
            afterwards=listener.afterwards,
            answered="claim" if self._contests(answer) else "pass",
            has_it=self.timeline.part.holds(self.timeline.true_table(moment), player, said.said),
            should_claim=None if gain is None else True if gain.low > 0 else False if gain.high < 0 else None,
            gain=gain,
        )

    def _gain(self, answer: ReviewStep) -> Interval | None:
        """How much better the best way to contest was than not to."""
        decision = self.decisions.get(answer.step + 1)
        if decision is None:
            return None
        best = decision.best
        contests = self.timeline.part.contests
        is_contest = bool(contests(decision.phase, best.move))
        other = next(
            (each for each in decision.options if bool(contests(decision.phase, each.move)) != is_contest),
            None,
        )
        if other is None:
            return None
        if is_contest:
            return other.behind
        return Interval(-other.behind.value, -other.behind.high, -other.behind.low)

    def _is_good(self, step: int) -> bool | None:
        decision = self.decisions.get(step)
        if decision is None or decision.verdict in (None, "inaccurate"):
            return None
        return decision.verdict == "good"
