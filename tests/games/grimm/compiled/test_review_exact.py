"""The last decision at a ball of two, whose chances can be counted: the review finds them."""

from collections import Counter
from random import Random

import pytest

from ridotto.games.grimm.bots.imagine import put_on_masks
from ridotto.games.grimm.play.header import Options
from ridotto.games.grimm.rules.rules import play
from ridotto.games.grimm.rules.table import OVER
from ridotto.play import Game
from ridotto.play.record import Record
from ridotto.review import review_decision
from ridotto.review.budget import ReviewBudget
from ridotto.review.compute import duel
from ridotto.review.own import OwnReviewer
from ridotto.review.timeline import Timeline
from ridotto.seats import members

ONE = ReviewBudget("one", truth=1, own=1, first=1, most=1, confirm=1)
WORLDS = 12_000
CHARACTERS = 2
"""That each of two guests has."""
BALLS = {"accuse": (0, 16), "accuse among many": (5, 8), "give": (81, 6), "keep": (116, 6)}
"""Seeds and turn limits of balls whose last decision depends on what is hidden, or on the next card."""


def ball(name: str) -> Game:
    """A short ball of random moves."""
    seed, turns = BALLS[name]
    game, rng = (
        Game.grimm(2, seed=seed, first=0, options=Options(max_turns=turns)),
        Random(seed * 100 + turns),
    )
    while not game.over:
        game.play(rng.choice(game.legal()))
    return game


def chance_by_counting(timeline: Timeline, step: int, move: int) -> float:
    """The chance to win of a move after which nothing is left to decide, over every deal and every card that
    may be drawn next."""
    moment = timeline.moments[step - 1]
    who = moment.decider
    reviewer = OwnReviewer(timeline, who, ONE, 1)
    for each in timeline.moments[:step]:
        reviewer._watch(each)
    deck = moment.rulebook.table.deck[: moment.rulebook.table.deck_count]
    total = 0.0
    for card, copies in Counter(deck).items():
        pile = sorted(deck, key=lambda each: each == card)
        for deal, weight in zip(*reviewer.viewpoint.beliefs.worlds(), strict=True):
            table = moment.rulebook.copy().table
            table.deck[: len(pile)] = pile
            put_on_masks(table, deal.tolist(), CHARACTERS)
            play(table, move, [])
            assert table.phase == OVER, "nothing may be left to decide"
            assert table.deck_count >= len(deck) - 1, "only one card may be drawn"
            winners = members(table.winners)
            total += weight * copies / len(deck) * (who in winners) / len(winners)
    return total


def counted_chances(name: str) -> tuple[Record, int, dict[int, float]]:
    record = Record.of(ball(name))
    timeline, step = Timeline(record), len(record.moves)
    counted = {move: chance_by_counting(timeline, step, move) for move in timeline.moments[step - 1].legal}
    assert any(0.05 < chance < 0.95 for chance in counted.values()), "something has to be hidden"
    return record, step, counted


@pytest.mark.parametrize("name", BALLS)
def test_the_last_decision_of_a_ball_is_worth_what_counting_all_deals_says(name: str):
    record, step, counted = counted_chances(name)

    found = review_decision(record, step, worlds=WORLDS, seed=3)

    assert {option.move for option in found.options} == set(counted)
    tried = [option for option in found.options if option.worlds == WORLDS]
    for option in tried:
        assert option.chance.value == pytest.approx(counted[option.move], abs=0.03)
        assert option.chance.high - option.chance.low < 2 * 0.03
    assert found.best in tried
    assert found.loss.value == pytest.approx(max(counted.values()) - counted[found.move], abs=0.03)


@pytest.mark.parametrize("name", BALLS)
def test_two_moves_compared_in_the_same_deals_differ_as_counted(name: str):
    record, step, counted = counted_chances(name)
    worst, *_, best = sorted(counted, key=counted.__getitem__)

    found = duel(record, step, (best, worst), WORLDS, 4)

    assert found.value == pytest.approx(counted[best] - counted[worst], abs=0.03)
