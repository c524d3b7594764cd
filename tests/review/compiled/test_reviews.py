"""Whole reviews of both games: complete, the same from the same seed, honest about sums."""

from itertools import pairwise

import msgspec
import numpy as np
import pytest

from harness.bot_games import game_of_bots
from ridotto.games.grimm.play.header import Options as BallOptions
from ridotto.games.mascarade import Options
from ridotto.games.registry import games
from ridotto.play import Game
from ridotto.play.record import Record, read_record
from ridotto.puzzles import of_theme, shipped_puzzles
from ridotto.puzzles.check import agrees
from ridotto.puzzles.find import LATE, candidates_of, confirm
from ridotto.review import Review, pack, review, review_decision
from ridotto.review.budget import ReviewBudget
from ridotto.review.own import OwnReviewer
from ridotto.review.parts import belief_at
from ridotto.review.progress import Work
from ridotto.review.timeline import Timeline
from ridotto.review.trouble import NoReview, ReviewCancelled

SMALL = ReviewBudget("small", truth=24, own=4, first=8, most=16, confirm=32, asked=2)
ALL_VARIANTS = BallOptions(wagers=True, treasures=True, abilities=True)
TABLES = {
    "two": lambda: game_of_bots(Game.mascarade(2, seed=2, options=Options(max_turns=30)), 1),
    "three": lambda: game_of_bots(Game.mascarade(3, seed=3), 2),
    "six": lambda: game_of_bots(Game.mascarade(6, seed=6), 3),
    "at once": lambda: game_of_bots(
        Game.mascarade(5, seed=7, options=Options(all_at_once=True, fate=True, show_bans=True)), 4
    ),
    "second edition": lambda: game_of_bots(Game.mascarade(8, edition=2, scenario="B", seed=8), 5),
    "thirteen": lambda: game_of_bots(Game.mascarade(13, seed=9), 6),
    "ball of two": lambda: game_of_bots(Game.grimm(2, seed=2), 7),
    "ball": lambda: game_of_bots(Game.grimm(4, seed=4), 8),
    "ball with all": lambda: game_of_bots(Game.grimm(5, seed=5, options=ALL_VARIANTS), 9),
}
"""Games of bots at all kinds of tables."""


@pytest.fixture(scope="module", params=TABLES)
def reviewed(request: pytest.FixtureRequest) -> tuple[Game, Review]:
    game = TABLES[request.param]()
    return game, review(Record.of(game), SMALL, 1)


def test_every_step_has_the_chances_of_every_player(reviewed: tuple[Game, Review]):
    game, found = reviewed

    for curves in (found.curves.truth, found.curves.own):
        assert [len(curve) for curve in curves] == [len(game.moves) + 1] * len(game.players)
        assert all(0 <= chance <= 1000 for curve in curves for chance in curve)
    totals = np.array(found.curves.truth).sum(axis=0)
    assert np.abs(totals - 1000).max() <= len(game.players)


def test_chances_end_with_the_result(reviewed: tuple[Game, Review]):
    game, found = reviewed
    share = round(1000 / len(game.winners))
    expected = [share if name in game.winners else 0 for name in game.players]

    assert [curve[-1] for curve in found.curves.truth] == expected
    assert [curve[-1] for curve in found.curves.own] == expected


def test_own_and_others_decisions_and_chance_add_up_to_result_minus_base_rate(reviewed: tuple[Game, Review]):
    for each in reviewed[1].figures:
        assert each.own + each.others + each.chance == pytest.approx(each.result - each.base, abs=5e-6)
        assert each.luck == pytest.approx(each.others + each.chance, abs=5e-6)


def test_every_decision_with_a_choice_is_told_with_its_options(reviewed: tuple[Game, Review]):
    game, found = reviewed
    moments = Timeline(Record.of(game)).moments

    assert [each.step for each in found.decisions] == [m.step + 1 for m in moments if len(m.legal) > 1]
    for each in found.decisions:
        moves = [option.move for option in each.options]
        assert each.move == game.moves[each.step - 1]
        assert each.move in moves
        assert len(set(moves)) == len(moves) > 1
        assert each.loss.low <= each.loss.value <= each.loss.high
        assert 0 <= each.loss.value <= 1
        assert all(
            0 <= option.chance.low <= option.chance.value <= option.chance.high <= 1
            for option in each.options
        )
        assert each.options[0] == each.best
        assert each.loss.value == 0 or each.best.move != each.move


def test_chances_of_options_and_what_was_lost_agree(reviewed: tuple[Game, Review]):
    for each in reviewed[1].decisions:
        assert each.best.chance.value - each.taken.chance.value == pytest.approx(each.loss.value, abs=2e-4)
        for option in each.options:
            wanted = max(0.0, each.best.chance.value - option.behind.value)
            assert option.chance.value == pytest.approx(wanted, abs=2e-4)


def test_beliefs_of_each_row_add_up(reviewed: tuple[Game, Review]):
    _, found = reviewed
    columns, rows = len(found.beliefs.columns), found.beliefs.row_count

    for each in found.beliefs.players:
        for step in (0, len(found.curves.turns) // 2, len(found.curves.turns) - 1):
            table = np.array(belief_at(each, step, rows * columns)).reshape(rows, columns)
            wanted = 200 if found.game == "grimm" and rows == 2 else 100
            assert np.abs(table.sum(axis=1) - wanted).max() <= 2 * columns


def test_turning_points_are_at_most_three_turns_in_order(reviewed: tuple[Game, Review]):
    turns = [point.turn for point in reviewed[1].turning_points]

    assert 1 <= len(turns) <= 3
    assert all(a < b for a, b in pairwise(turns))


def test_a_review_is_small_enough_to_be_fetched_in_parts(reviewed: tuple[Game, Review]):
    parts = pack(reviewed[1])

    assert len(parts["overview"]) <= 50_000
    assert sum(map(len, parts.values())) <= 300_000


@pytest.mark.parametrize("name", ["six", "ball"])
def test_the_same_record_budget_and_seed_give_the_same_review(name: str):
    record = Record.of(TABLES[name]())
    first, second, other = (review(record, SMALL, seed) for seed in (5, 5, 6))

    assert msgspec.json.encode(first) == msgspec.json.encode(second)
    assert msgspec.json.encode(first) != msgspec.json.encode(other)


def test_a_record_of_version_1_is_reviewed_like_any_other():
    record = Record.of(TABLES["six"]())
    old = msgspec.structs.replace(record, version=1, checksum=None)

    found = review(read_record(msgspec.json.encode(old)), SMALL, 1)

    assert found.winners == review(record, SMALL, 1).winners


def test_a_game_of_one_move_has_a_review():
    game = Game.mascarade(4, seed=3, options=Options(max_turns=1))
    game.play(game.legal()[0])
    assert game.over

    found = review(Record.of(game), SMALL, 1)

    assert len(found.curves.turns) == 2
    assert sum(each.result for each in found.figures) == pytest.approx(1)


@pytest.mark.parametrize("when", [0, 7, 60])
def test_a_review_is_cancelled_in_the_middle(when: int):
    asked = iter(range(1_000_000))
    with pytest.raises(ReviewCancelled, match="cancelled"):
        review(Record.of(TABLES["ball"]()), SMALL, 1, cancelled=lambda: next(asked) >= when)


def test_progress_rises_to_the_whole():
    seen: list[float] = []
    review(Record.of(TABLES["six"]()), SMALL, 1, progress=lambda share, _: seen.append(share))

    assert seen == sorted(seen)
    assert seen[0] == 0
    assert seen[-1] == pytest.approx(1)


@pytest.mark.parametrize("name", ["three", "ball"])
def test_some_decisions_of_a_player_are_judged_as_in_the_whole_review(name: str):
    timeline = Timeline(Record.of(TABLES[name]()))
    whole = OwnReviewer(timeline, 1, SMALL, 1).review(Work(1))
    wanted = [choice.moment.step + 1 for choice in whole.choices][3:8]

    some = OwnReviewer(timeline, 1, SMALL, 1).review_some(wanted)

    assert [choice.moment.step + 1 for choice in some.choices] == wanted
    assert [each.race.loss() for each in some.choices] == [each.race.loss() for each in whole.choices[3:8]]


def test_puzzles_are_looked_for_among_late_decisions():
    timeline = Timeline(Record.of(TABLES["ball"]()))

    found = list(candidates_of(timeline, 0, 8, 1))

    assert found
    assert all(len(each.moves) + 1 > LATE * len(timeline.moments) for each in found)
    assert all(each.worlds == 8 for each in found)


@pytest.mark.parametrize("game", games())
def test_a_puzzle_tried_again_has_the_same_answer_in_new_worlds_and_chances_that_agree(game: str):
    clearest = max(of_theme(shipped_puzzles(), None, game), key=lambda puzzle: puzzle.ahead)
    first = msgspec.structs.replace(clearest, found=8)

    again = confirm(first)

    assert again is not None
    assert (again.moves, again.best.move, again.worlds) == (first.moves, first.best.move, 80)
    assert again.seed != first.seed
    assert agrees(again)


def test_one_decision_can_be_reviewed_alone():
    record = Record.of(TABLES["six"]())
    some = review(record, SMALL, 1).decisions[3]

    found = review_decision(record, some.step, worlds=200, seed=9)

    assert (found.step, found.who, found.move) == (some.step, some.who, some.move)
    assert found.options[0].worlds == 200
    with pytest.raises(NoReview, match="no decision 9999"):
        review_decision(record, 9999)
