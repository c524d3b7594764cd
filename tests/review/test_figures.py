"""Budgets, verdicts, intervals, beliefs in steps of 1 %, smoothed chances: what needs no roll-out."""

from types import SimpleNamespace

import numpy as np
import pytest

from ridotto.play import Game
from ridotto.play.record import Record
from ridotto.review.budget import BUDGETS, DEFAULT, find_budget
from ridotto.review.compute import changes_of, per_mille
from ridotto.review.estimates import chance_interval, generator, interval, stratified
from ridotto.review.figures import accuracy, points_made_up, shares_of_result
from ridotto.review.parts import belief_at
from ridotto.review.race import DecisionRace, Worlds, judge
from ridotto.review.schema import BeliefChanges, Interval, ReviewedDecision
from ridotto.review.smoothing import bridged, smoothed
from ridotto.review.timeline import Timeline
from ridotto.review.trouble import BadBudget, NoReview
from ridotto.review.truth import Truth
from ridotto.simulation.opponents.mixture import Sample, SeenPosition


@pytest.mark.parametrize(
    ("loss", "verdict"),
    [
        (Interval(0.30, 0.20, 0.40), "blunder"),
        (Interval(0.15, 0.05, 0.25), "blunder"),
        (Interval(0.30, 0.04, 0.56), "mistake"),
        (Interval(0.10, 0.03, 0.17), "mistake"),
        (Interval(0.10, 0.01, 0.19), "inaccurate"),
        (Interval(0.04, 0.01, 0.07), "inaccurate"),
        (Interval(0.00, 0.00, 0.06), "good"),
        (Interval(0.02, 0.00, 0.05), "good"),
        (Interval(0.00, 0.00, 0.20), None),
        (Interval(0.30, 0.00, 0.60), None),
    ],
)
def test_a_verdict_is_given_only_where_the_interval_allows_it(loss: Interval, verdict: str | None):
    assert judge(loss) == verdict


class ScriptedMixture:
    """Plays on by a script: how much more the first option wins than the second, world by world."""

    def __init__(self, gaps: list[float]) -> None:
        self.gaps = np.array(gaps)

    def play_on(self, _position, sample, _who, moves):
        ahead = self.gaps[sample.number : sample.number + len(sample.worlds)]
        even = np.full(len(ahead), 0.25)
        return np.stack([even + ahead if move == 0 else even for move in moves], axis=1)[:, :, None]


def raced(gaps: list[float]) -> DecisionRace:
    """The race between two options in 32 worlds and 384 fresh ones, of which the second was taken."""
    empty = np.zeros((len(gaps), 1), np.int64)
    worlds = Worlds(SeenPosition(None, []), Sample(empty, empty, 0), 32)
    race = DecisionRace(ScriptedMixture(gaps), 0, [0, 1], 1, worlds)
    race.decide(32)
    return race


def test_what_looks_like_a_blunder_in_the_first_fresh_worlds_is_tried_in_more_of_them():
    lucky = ([1.0, 1.0, -1.0, 1.0] + [0.0] * 6) * 13
    race = raced([1.0] * 32 + lucky[:128] + [0.0] * 256)

    assert judge(interval(np.array(lucky[:128]))) == "blunder"
    assert len(race.confirmed) == 256
    assert judge(race.loss()) == "mistake"


def test_a_blunder_beyond_doubt_needs_no_more_worlds():
    race = raced([1.0] * 32 + [0.5] * 384)

    assert len(race.confirmed) == 128
    assert judge(race.loss()) == "blunder"


def test_the_chances_of_both_options_come_from_the_worlds_that_the_loss_is_from():
    race = raced([1.0] * 32 + [0.5] * 384)
    best, taken = race.order()

    assert race.loss().value == 0.5
    assert race.chance(best).value - race.chance(taken).value == 0.5
    assert race.worlds_of(best) == race.worlds_of(taken) == 128


def test_an_option_that_only_the_first_worlds_favoured_is_not_said_to_win_more():
    race = raced([1.0] * 32 + [-0.25] * 384)
    best, other = race.order()

    assert best == race.taken
    assert race.loss().value == 0
    assert race.chance(best).value - race.chance(other).value == 0.25
    assert race.behind(other).value == 0.25


def test_a_budget_has_a_name_or_is_a_multiple_of_the_default():
    assert find_budget("quick") is BUDGETS["quick"]
    assert find_budget(DEFAULT) is DEFAULT
    assert find_budget(2).truth == 2 * DEFAULT.truth
    assert find_budget(0.0001)[1:] == (1, 1, 1, 1, 1, 1, 0)


@pytest.mark.parametrize("budget", ["huge", 0, -1, 1e9, True, None])
def test_another_budget_is_refused_in_one_sentence(budget: object):
    with pytest.raises(BadBudget, match="a budget is one of quick, default"):
        find_budget(budget)


def test_an_interval_of_few_worlds_is_wide_even_if_all_agree():
    assert interval(np.ones(4)).low < 0.6
    assert interval(np.ones(4000)).low > 0.999
    assert chance_interval(np.ones(4)).high == 1.0


def test_random_portions_fall_evenly_into_every_part():
    portions = stratified(generator(1), 10, 3)

    assert (np.sort((10 * portions).astype(int), axis=0) == np.arange(10)[:, None]).all()


def test_stored_beliefs_are_right_to_within_one_per_cent_at_every_step():
    rng = np.random.default_rng(1)
    beliefs = [np.eye(4)]
    for _ in range(60):
        mixed = np.abs(beliefs[-1] + rng.normal(0, 0.01, (4, 4)))
        beliefs.append(mixed / mixed.sum(axis=1, keepdims=True))

    changes = BeliefChanges(0, changes_of(beliefs))

    for step, table in enumerate(beliefs):
        assert np.abs(np.array(belief_at(changes, step, 16)) - 100 * table.ravel()).max() <= 1.5
    assert sum(len(row) // 2 for row in changes.changes) < 61 * 16


def test_what_changed_less_than_a_per_cent_is_not_stored():
    even = np.full((2, 2), 0.5)

    assert changes_of([even, even + 0.004, even - 0.004]) == [[0, 0, 50, 1, 50, 2, 50, 3, 50]]


def test_chances_are_whole_per_mille():
    assert per_mille(np.array([0.1234, 1.0, 0.0])) == [123, 1000, 0]


def test_smoothing_keeps_sums_and_the_end_and_halves_the_noise():
    rng = np.random.default_rng(3)
    walk = np.cumsum(rng.normal(0, 0.005, (120, 4)), axis=0)
    true = 0.25 + walk - walk.mean(axis=1, keepdims=True)
    noise = rng.normal(0, 0.04, (120, 4))
    noise -= noise.mean(axis=1, keepdims=True)
    noise[-1] = 0

    found = smoothed(true + noise, np.full(119, 2 * 0.04**2 * 0.75), np.ones(120))

    assert np.allclose(found.sum(axis=1), 1)
    assert np.allclose(found[-1], true[-1])
    assert np.abs(found - true).mean() < 0.5 * np.abs(noise).mean()


def test_what_is_measured_without_noise_is_not_smoothed():
    measured = np.random.default_rng(4).dirichlet(np.ones(3), 20)

    assert np.allclose(smoothed(measured, np.zeros(19), np.ones(20)), measured)


def test_what_more_rollouts_change_is_carried_over_to_the_steps_between():
    few, many = np.array([[0.5, 0.5]] * 2), np.array([[0.5, 0.5]] * 2 + [[1.0, 0.0]] * 6)
    end = np.array([[1.0, 0.0]] * 8)

    found = bridged([many, few, few, end])

    assert found[0].tolist() == [0.875, 0.125]
    assert np.allclose(found[1:, 0], [0.75, 0.625, 1.0])
    assert np.allclose(found.sum(axis=1), 1)


def test_rows_with_as_many_rollouts_are_their_means():
    rows = np.random.default_rng(6).dirichlet(np.ones(3), (5, 20))

    assert np.array_equal(bridged(list(rows)), rows.mean(axis=1))


def test_own_and_others_decisions_and_chance_add_up_to_the_result():
    rng = np.random.default_rng(5)
    chances, decided = rng.dirichlet(np.ones(3), 40), rng.dirichlet(np.ones(3), 40)
    chances[-1] = (1, 0, 0)
    moments = [SimpleNamespace(step=step, decider=int(rng.integers(3))) for step in range(40)]
    timeline = SimpleNamespace(players=3, moments=moments)

    for player, result in enumerate((1, 0, 0)):
        parts = shares_of_result(timeline, Truth(chances, decided, None, 0), player)
        assert sum(parts) == pytest.approx(result - 1 / 3)


def test_whoever_shares_a_win_made_up_what_the_share_is_above_the_lowest_chance():
    chances = np.array([[0.25, 0.25, 0.25, 0.25], [0.06, 0.2, 0.4, 0.34], [1 / 3, 1 / 3, 1 / 3, 0]])
    timeline = SimpleNamespace(players=4, winners=[0, 1, 2])

    assert points_made_up(timeline, Truth(chances, chances, None, 0)) == {0: 27}


def decision(loss: float, stake: float) -> ReviewedDecision:
    return ReviewedDecision(1, 1, 0, 0, "turn", 0, [], Interval(loss, loss, loss), stake, None)


def test_accuracy_is_the_part_of_the_stakes_that_was_kept():
    assert accuracy([decision(0.0, 0.3), decision(0.1, 0.1)]) == 75
    assert accuracy([decision(0.0, 0.3)]) == 100
    assert accuracy([decision(0.01, 0.01)]) is None


@pytest.mark.parametrize("moves", [0, 3])
def test_a_game_that_has_not_ended_is_not_reviewed(moves: int):
    game = Game.mascarade(4, seed=1)
    for _ in range(moves):
        game.play(game.legal()[0])

    with pytest.raises(NoReview, match="still going on"):
        Timeline(Record.of(game))
