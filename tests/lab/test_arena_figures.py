"""Intervals, shares, ratings and line-ups of tournaments."""

import os
from math import sqrt
from multiprocessing import active_children
from time import sleep

import numpy as np
import pytest

from ridotto.bots.registry import UnknownBot
from ridotto.games.grimm.play.header import grimm
from ridotto.games.mascarade.play.header import mascarade
from ridotto.lab.contenders import find_contender
from ridotto.lab.figures import block_figure, block_interval
from ridotto.lab.ratings import RatedGame, ratings_of
from ridotto.lab.tournament import CHUNK, LineUp, Tournament, odd_shares, round_robin
from ridotto.lab.workers import in_order

BALL = Tournament(grimm(3, seed=0), round_robin(["careful", "random"]), 3, 7)
TABLE = Tournament(mascarade(4, seed=0), round_robin(["honest", "meek", "random"]), 40, 7)


# ── Intervals ────────────────────────────────────────────────────────────────────────────────────────


def test_equal_blocks_have_an_interval_without_width():
    figure = block_figure("a", "b", "c", np.full(50, 1.25))

    assert (figure.value, figure.low, figure.high, figure.cases) == (1.25, 1.25, 1.25, 50)


def test_blocks_of_one_game_have_the_interval_of_a_share():
    games = np.repeat([1.0, 0.0], [300, 1700])
    low, high = block_interval(games)

    error = 1.96 * sqrt(0.15 * 0.85 / 2000)
    assert low == pytest.approx(0.15 - error, abs=0.002)
    assert high == pytest.approx(0.15 + error, abs=0.002)


def test_equal_games_of_one_deal_count_once():
    deals = np.random.default_rng(1).integers(0, 2, 400)
    alone, sixfold = block_interval(deals), block_interval(6 * deals)

    assert sixfold == pytest.approx((6 * alone[0], 6 * alone[1]))


def test_the_truth_lies_in_nineteen_of_twenty_intervals():
    random = np.random.default_rng(5)
    found = [block_interval(random.poisson(1.0, 200)) for _ in range(300)]

    assert 0.91 < np.mean([low <= 1.0 <= high for low, high in found]) < 0.98


# ── Seats and deals ──────────────────────────────────────────────────────────────────────────────────


def test_the_odd_one_sits_on_every_seat_and_the_others_keep_their_order():
    line_up = LineUp("odd", ("a", "b"))

    tables = [line_up.seated(4, seat) for seat in range(4)]

    assert tables == [
        ["odd", "a", "b", "a"],
        ["a", "odd", "a", "b"],
        ["b", "a", "odd", "a"],
        ["a", "b", "a", "odd"],
    ]


def test_every_bot_is_the_odd_one_among_every_other():
    assert [(each.odd, *each.among) for each in round_robin(["a", "b", "c"])] == [
        *(("a", "b"), ("a", "c"), ("b", "a"), ("b", "c"), ("c", "a"), ("c", "b"))
    ]


def test_a_shared_win_counts_in_part():
    winners = np.array([[0b0001, 0b0011, 0b0100, 0b1000], [0b1111, 0b1111, 0b1111, 0b0001]])

    assert odd_shares(winners).tolist() == [1 + 0.5 + 1 + 1, 0.75]


def test_equal_bots_with_other_seeds_win_the_fair_share_within_the_interval():
    """Which of two equal bots is called odd is drawn anew for each deal and seat."""
    random = np.random.default_rng(2)
    winners = 1 << random.integers(0, 6, (2000, 6))
    low, high = block_interval(odd_shares(winners))

    assert low < 1.0 < high
    assert high - low < 0.1


# ── Ratings ──────────────────────────────────────────────────────────────────────────────────────────


def test_winners_are_rated_higher_and_equal_bots_alike():
    games = [RatedGame(LineUp("a", ("b",)).seated(4, i % 4), 1 << i % 4) for i in range(60)]
    fair = [RatedGame(["a", "b", "c", "d"], 1 << i % 4) for i in range(400)]

    assert ratings_of(games)["a"].mu > ratings_of(games)["b"].mu + 5
    alike = ratings_of(fair).values()
    assert max(each.mu for each in alike) - min(each.mu for each in alike) < 1
    assert all(each.sigma < 3 for each in alike)


def test_an_odd_one_who_wins_a_fair_share_is_rated_like_the_others():
    """Five copies of a bot win five games in six: that makes them no better than the sixth player."""
    random = np.random.default_rng(3)
    games = [
        RatedGame(LineUp("a", ("b",)).seated(6, i % 6), 1 << int(random.integers(0, 6))) for i in range(3000)
    ]
    rated = ratings_of(games)

    assert abs(rated["a"].mu - rated["b"].mu) < 1.5


# ── Playing on ───────────────────────────────────────────────────────────────────────────────────────


def test_line_ups_progress_together_and_finished_ones_are_skipped(monkeypatch):
    tasks = list(TABLE._replace(deals=CHUNK + 5).tasks({0: CHUNK, 1: 10}))

    assert tasks[0] == (1, range(10, CHUNK))
    assert tasks[-1] == (5, range(CHUNK, CHUNK + 5))
    assert [task.line_up for task in tasks] == [1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5]
    monkeypatch.setattr(Tournament, "is_compiled", lambda *_: False)
    thinking = list(BALL.tasks({0: 1}))
    assert thinking == [(1, range(1)), (0, range(1, 2)), (1, range(1, 2)), (0, range(2, 3)), (1, range(2, 3))]


def test_results_come_in_order_from_other_processes():
    assert list(in_order(abs, range(-20, 0), 2, is_compiled=False)) == list(range(20, 0, -1))
    assert list(in_order(abs, range(-20, 0), 2, is_compiled=True)) == list(range(20, 0, -1))


def test_closing_the_results_stops_the_work():
    before = set(active_children())
    work = in_order(sleep, [0, *[3600] * 9], 2, is_compiled=False)
    for _ in zip(range(1), work, strict=False):
        workers = set(active_children()) - before
    work.close()

    for worker in workers:
        worker.join(50)  # the pool may have seen the end first: then nobody knows the exit code
        with pytest.raises(ProcessLookupError):
            os.kill(worker.pid, 0)


def test_an_unknown_bot_is_refused_and_a_misspelt_baseline_is_suggested():
    with pytest.raises(UnknownBot, match="did you mean braggart"):
        find_contender("bragart", "mascarade")
    with pytest.raises(UnknownBot, match="no bot 'nobody'"):
        find_contender("nobody", "mascarade")
    with pytest.raises(UnknownBot, match="no bot 'meek'"):
        find_contender("meek", "grimm")
