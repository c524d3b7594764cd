"""(b): how one player stood and decided, and what they could believe, from nothing but what they saw."""

from collections.abc import Collection
from typing import Any, Final, NamedTuple

import numpy as np

from ridotto.chance import WORD, sow
from ridotto.events import Event
from ridotto.review.budget import ReviewBudget
from ridotto.review.estimates import generator, interval, stratified
from ridotto.review.part import DecisionView
from ridotto.review.progress import Work
from ridotto.review.race import DecisionRace, Worlds
from ridotto.review.schema import Interval
from ridotto.review.timeline import ReviewStep, Timeline
from ridotto.seats import Player
from ridotto.simulation.opponents.loops import AS_THEY_WOULD, UNSEEN
from ridotto.simulation.opponents.mixture import Sample, SeenPosition

ASKED_OWN: Final = 8
"""How often each temper is asked for an own move."""
ASKED: Final = 2
"""How often each temper is asked for somebody else's move in each world."""
NEVER: Final = -1
SCATTER: Final = 0x9E37_79B9
"""Steps times this are spread evenly over all words."""
LISTENED_TO: Final = 4
"""How many players' decisions are learnt from in a quick review, on average."""
NUMBERS: Final = 1_000_000
"""Worlds of one step have numbers apart from those of all others."""


class JudgedChoice(NamedTuple):
    """A decision with what came of its options."""

    moment: ReviewStep
    race: DecisionRace
    beliefs: Any
    """What its player could believe then."""


class OwnReview(NamedTuple):
    """What one player could know."""

    who: Player
    chances: Any
    """B, step by step."""
    beliefs: list[Any]
    """Step by step: the probabilities, row by row and column by column."""
    choices: list[JudgedChoice]
    exact: bool
    rollouts: int


class OwnReviewer:
    """Goes through a game with the eyes of one player."""

    def __init__(self, timeline: Timeline, who: Player, budget: ReviewBudget, seed: int) -> None:
        self.timeline, self.who, self.budget = timeline, who, budget
        self.seed = seed * 64 + who + 1
        self.part = timeline.part
        self.mixture = timeline.mixture(who, self.seed)
        self.viewpoint = self.part.viewpoint(timeline.header, who, self.seed & WORD)
        self.portions = stratified(generator(self.seed, 2), budget.own, timeline.players)
        self.choices: list[JudgedChoice] = []
        self.chances = np.zeros(len(timeline.moments))
        self.beliefs: list[Any] = []
        self.estimated = NEVER
        """The turn in which B was last estimated."""

    def review(self, work: Work) -> OwnReview:
        """Go through the whole game. No figure depends on what happened later."""
        for moment in self.timeline.moments:
            self._see(moment)
            work.advance("own")
        self.chances[-1] = self.timeline.result[self.who]
        return OwnReview(
            self.who,
            self.chances,
            self.beliefs,
            self.choices,
            self.viewpoint.exact,
            self.mixture.rollouts,
        )

    def review_some(self, steps: Collection[int], *, whole: bool = False) -> OwnReview:
        """Only this player's decisions that lead to these steps; `whole` spends all of the budget on each."""
        for moment in self.timeline.moments[: max(steps, default=0)]:
            self._watch(moment)
            seen = moment.rulebook.seen_table(self.who)
            if moment.step + 1 in steps and moment.decider == self.who and len(moment.legal) > 1:
                self._judge(moment, seen, self.budget if whole else self._budget_at(moment))
            self._learn(moment, seen)
        return OwnReview(self.who, self.chances, self.beliefs, self.choices, True, self.mixture.rollouts)

    def chance_at(self, step: int) -> float:
        """B at one step, or where it was last estimated before it."""
        last = self._last_estimated(step)
        for moment in self.timeline.moments[:last]:
            self._watch(moment)
            self._learn(moment, moment.rulebook.seen_table(self.who))
        moment = self.timeline.moments[last]
        self._watch(moment)
        self._estimate(moment, moment.rulebook.seen_table(self.who), is_new=True)
        return float(self.chances[last])

    def _last_estimated(self, step: int) -> int:
        """The last step up to this one at which B is estimated anew; 0 if it never was."""
        last = 0
        for moment in self.timeline.moments[: step + 1]:
            if self._is_due(moment, moment.rulebook.seen_table(self.who), self._events(moment)):
                last, self.estimated = moment.step, moment.turn
        return last

    def _is_due(self, moment: ReviewStep, seen: Any, events: list[Event]) -> bool:
        """Whether B is estimated anew: in a quick review once a turn."""
        if self.budget.is_quick and moment.turn == self.estimated:
            return False
        return self.part.is_open(seen, self.who) and not self._is_quiet(moment, events)

    def duel(self, step: int, moves: tuple[int, int]) -> Interval:
        """How much more one move wins than another at the decision that leads to a step."""
        for moment in self.timeline.moments[: step - 1]:
            self._watch(moment)
            self._learn(moment, moment.rulebook.seen_table(self.who))
        moment = self.timeline.moments[step - 1]
        self._watch(moment)
        worlds = self.viewpoint.worlds(self.budget.own, self._chance(NUMBERS * step))
        sample = Sample(worlds, self.mixture.draw(self.portions), NUMBERS * step)
        position = self._position(moment.rulebook.seen_table(self.who))
        shares = self.mixture.play_on(position, sample, self.who, moves)[:, :, self.who]
        return interval(shares[:, 0] - shares[:, 1])

    # ── Going through the game ───────────────────────────────────────────────────────────────────────

    def _see(self, moment: ReviewStep) -> None:
        events = self._watch(moment)
        if moment.decider is None:
            return
        seen = moment.rulebook.seen_table(self.who)
        self._estimate(moment, seen, self._is_due(moment, seen, events))
        if len(moment.legal) > 1 and moment.decider == self.who:
            self._judge(moment, seen, self._budget_at(moment))
        self._learn(moment, seen)

    def _watch(self, moment: ReviewStep) -> list[Event]:
        """Take in what led to a moment."""
        events = self._events(moment)
        self.viewpoint.watch(events)
        self.mixture.watch(self.timeline.rows_of(moment))
        self.beliefs.append(self.viewpoint.marginals())
        return events

    def _events(self, moment: ReviewStep) -> list[Event]:
        """What led to a moment, as the player saw it."""
        return [event.seen_by(self.who) for event in self.timeline.events_of(moment)]

    def _is_quiet(self, moment: ReviewStep, events: Any) -> bool:
        return moment.step > 0 and moment.decider != self.who and self.part.is_quiet(events)

    def _position(self, seen: Any) -> SeenPosition:
        return SeenPosition(self.viewpoint.start(seen), self.viewpoint.known())

    def _chance(self, purpose: int) -> list[int]:
        """A generator for one purpose; all steps draw their worlds with the same luck."""
        chance = [0] * 4
        sow(chance, self.seed & WORD, self.seed >> 32 & WORD, purpose)
        return chance

    def _budget_at(self, moment: ReviewStep) -> ReviewBudget:
        return self.budget.at_step(self.timeline.players, moment.step)

    def _estimate(self, moment: ReviewStep, seen: Any, is_new: bool) -> None:
        """B at this step, or what it was before."""
        if not is_new:
            self.chances[moment.step] = self.chances[moment.step - 1] if moment.step else 0.0
            return
        self.estimated = moment.turn
        n = self._budget_at(moment).own
        worlds = self.viewpoint.worlds(n, self._chance(0))
        sample = Sample(worlds, self.mixture.draw(self.portions[:n]), 0)
        shares = self.mixture.play_on(self._position(seen), sample, self.who, [AS_THEY_WOULD])
        self.chances[moment.step] = shares[:, 0, self.who].mean()

    def _learn(self, moment: ReviewStep, seen: Any) -> None:
        """Learn from what was decided, if this player saw it; whether others had a choice may be a secret."""
        if moment.decider is None or moment.move is None:
            return
        if moment.decider == self.who and len(moment.legal) > 1:
            nowhere = np.zeros((1, 1), np.int64)
            self.mixture.weigh(SeenPosition(seen, []), self.who, moment.move, nowhere, ASKED_OWN)
        elif moment.decider != self.who and self._listens(moment) and self.part.is_open(seen, self.who):
            self._learn_from_other(moment, moment.decider, moment.move, seen)

    def _listens(self, moment: ReviewStep) -> bool:
        """Whether this player learns from others here: at large tables, in a quick review, now and then."""
        portion = (moment.step * SCATTER & WORD) / WORD
        return not self.budget.is_quick or portion * self.timeline.players <= LISTENED_TO

    def _learn_from_other(self, moment: ReviewStep, who: Player, move: int, seen: Any) -> None:
        if self.part.mixture.hooks.seen_as(seen, move) != UNSEEN:
            worlds = self.viewpoint.worlds(self.budget.asked, self._chance(moment.step + 1))
            self.mixture.weigh(self._position(seen), who, move, worlds, ASKED)

    # ── Decisions ────────────────────────────────────────────────────────────────────────────────────

    def _judge(self, moment: ReviewStep, seen: Any, budget: ReviewBudget) -> None:
        """Try all sensible options of a decision, as long as it takes to judge it."""
        assert moment.move is not None
        moves = sorted({moment.move, *self._options(moment, seen)})
        if len(moves) == 1:
            return
        total = budget.most + budget.confirm
        number = NUMBERS * (moment.step + 1)
        worlds = self.viewpoint.worlds(total, self._chance(number))
        portions = generator(self.seed, 3, moment.step).random((total, self.timeline.players))
        sample = Sample(worlds, self.mixture.draw(portions), number)
        given = Worlds(self._position(seen), sample, budget.most)
        race = DecisionRace(self.mixture, self.who, moves, moment.move, given)
        race.decide(budget.first)
        self.choices.append(JudgedChoice(moment, race, self.beliefs[-1]))

    def _options(self, moment: ReviewStep, seen: Any) -> list[int]:
        """The sensible options."""
        likeliest = int(self.mixture.weights()[self.who].argmax())
        image = self.mixture.images[self.who * self.mixture.tempers + likeliest]
        state = self.mixture.twin.states.to_table(image)
        return self.part.candidates(
            DecisionView(self.timeline.header, self.viewpoint, seen, moment.legal, state)
        )
