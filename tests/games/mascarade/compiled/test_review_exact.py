"""Small positions whose chances can be counted: the review finds them."""

import pytest

from ridotto.games.mascarade import Options
from ridotto.games.mascarade.bots.card_beliefs import unpack
from ridotto.games.mascarade.rules.rules import play
from ridotto.games.mascarade.rules.table import OVER
from ridotto.play import Game
from ridotto.play.record import Record
from ridotto.review import review, review_decision
from ridotto.review.budget import ReviewBudget
from ridotto.review.compute import duel
from ridotto.review.own import OwnReviewer
from ridotto.review.timeline import Timeline
from ridotto.seats import members

ANN, BOB = 0, 1
PLENTY = ReviewBudget("plenty", truth=600, own=600, first=600, most=600, confirm=600)
WORLDS = 3000


def last_answer(answer: str) -> Game:
    """Bob answers a King in the last turn of a game of two, after swaps that he did not see."""
    deal = ["King", "Queen", "Judge", "Witch", "Bishop", "Cheat"]
    game = Game.mascarade(2, seed=5, first=ANN, options=Options(max_turns=5), deal=deal)
    while not first_text(game, "announce King"):
        game.play(first_text(game, "swap"))
    game.play(first_text(game, "announce King"))
    game.play(first_text(game, answer))
    assert game.over
    return game


def first_text(game: Game, beginning: str) -> str:
    """The first legal move that begins like this, or nothing."""
    return next((text for text in game.legal_texts() if text.startswith(beginning)), "")


def chances_by_counting(timeline: Timeline, step: int, move: int) -> float:
    """The chance to win of a move after which nothing is left to decide, over every possible world."""
    moment = timeline.moments[step - 1]
    who = moment.decider
    reviewer = OwnReviewer(timeline, who, PLENTY, 1)
    for each in timeline.moments[:step]:
        reviewer._watch(each)
    beliefs = reviewer.viewpoint.beliefs
    packed, weights = beliefs.worlds()
    assert len(packed) > 1, "something has to be hidden"
    total = 0.0
    for cards, weight in zip(unpack(packed, beliefs.places).tolist(), weights, strict=True):
        rules = moment.rulebook.copy()
        rules.table.cards[:] = cards
        play(rules.table, rules.powers, move, [])
        assert rules.table.phase == OVER, "nothing may be left to decide"
        winners = members(rules.table.winners)
        total += weight * (who in winners) / len(winners)
    return total


@pytest.mark.parametrize("answer", ["pass", "claim"])
def test_the_last_answer_of_a_game_is_worth_what_counting_all_worlds_says(answer: str):
    game = last_answer(answer)
    timeline = Timeline(Record.of(game))
    step = len(game.moves)
    counted = {move: chances_by_counting(timeline, step, move) for move in timeline.moments[step - 1].legal}

    found = review_decision(Record.of(game), step, worlds=WORLDS, seed=3)

    assert {option.move for option in found.options} == set(counted)
    for option in found.options:
        assert option.chance.low - 0.01 <= counted[option.move] <= option.chance.high + 0.01
    best = max(counted.values())
    assert found.loss.value == pytest.approx(best - counted[found.move], abs=0.03)


def test_two_moves_compared_in_the_same_worlds_differ_as_counted():
    game = last_answer("pass")
    timeline, step = Timeline(Record.of(game)), len(game.moves)
    first, second = timeline.moments[step - 1].legal[:2]
    counted = [chances_by_counting(timeline, step, move) for move in (first, second)]

    found = duel(Record.of(game), step, (first, second), WORLDS, 4)

    assert found.value == pytest.approx(counted[0] - counted[1], abs=0.03)


def test_in_truth_a_chance_before_the_last_answer_lies_between_what_the_answers_bring():
    """With every card known each answer wins or loses for certain, and the mixture may give any of them."""
    game = last_answer("pass")
    timeline, step = Timeline(Record.of(game)), len(game.moves)
    ends = []
    for move in timeline.moments[step - 1].legal:
        rules = timeline.moments[step - 1].rulebook.copy()
        play(rules.table, rules.powers, move, [])
        winners = members(rules.table.winners)
        ends.append([1000 * (who in winners) / len(winners) for who in (ANN, BOB)])

    found = review(Record.of(game), PLENTY, 1)

    for who in (ANN, BOB):
        brought = [end[who] for end in ends]
        assert min(brought) - 1 <= found.curves.truth[who][step - 1] <= max(brought) + 1
    assert sum(curve[step - 1] for curve in found.curves.truth) == pytest.approx(1000, abs=1)
