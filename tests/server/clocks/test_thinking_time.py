"""How long a bot appears to think says nothing about its cards."""

from inspect import signature
from statistics import median

import pytest

from ridotto.bots.registry import quick_bots, searchers
from ridotto.games.registry import games
from ridotto.play.game import open_game
from ridotto.server.tables.agreement import Agreement
from ridotto.server.tables.state import MOST_ALLOWANCE
from ridotto.server.tables.thinking_time import (
    STROKE,
    USUAL,
    answered_after,
    needed,
    thinking_time,
    time_for_deal,
)


def times(setting: str, quick: bool = False, bot: str = "") -> list[int]:
    return [thinking_time("MOON", 1, decision, quick, setting, bot) for decision in range(1, 501)]


def test_the_same_decision_at_the_same_table_always_takes_as_long():
    assert times("brisk") == times("brisk")
    assert times("brisk") != [
        thinking_time("STAR", 1, decision, False, "brisk") for decision in range(1, 501)
    ]
    assert times("brisk") != [
        thinking_time("MOON", 2, decision, False, "brisk") for decision in range(1, 501)
    ]


def test_thinking_time_depends_only_on_public_facts():
    assert list(signature(thinking_time).parameters) == [
        "code",
        "game",
        "decision",
        "quick",
        "setting",
        "bot",
        "wave",
    ]


@pytest.mark.parametrize("setting", ["brisk", "relaxed"])
def test_thinking_times_vary_as_with_people(setting):
    usual = USUAL[setting]

    assert usual * 0.9 < median(times(setting)) < usual * 1.1
    assert usual * 0.4 < min(times(setting)) < usual * 0.6
    assert usual * 1.7 < max(times(setting)) < usual * 2.5


def test_an_answer_takes_less_time_than_a_turn():
    assert median(times("brisk", quick=True)) < median(times("brisk")) * 0.7


def test_instant_bots_all_take_the_same_moment():
    assert set(times("instant")) == {20}


@pytest.mark.parametrize("game", games())
def test_a_searcher_gets_its_time_in_every_decision(game):
    for name, kind in searchers(game).items():
        assert needed(name) > 1000 * kind.seconds
        assert min(times("instant", bot=name)) == needed(name)
        assert min(times("brisk", bot=name)) >= needed(name)
    assert {needed(name) for name in quick_bots(game)} == {0}


def test_the_same_bot_by_its_name_however_it_is_written():
    assert needed(" Searcher ") == needed("searcher") > 0


def test_early_answers_wait_and_late_ones_are_rounded_up():
    assert answered_after(900, 3) == answered_after(900, 900) == 900
    assert answered_after(900, 901) == answered_after(900, 900 + STROKE) == 900 + STROKE
    assert answered_after(900, 900 + STROKE + 1) == 900 + 2 * STROKE


@pytest.mark.parametrize("setting", ["brisk", "relaxed"])
def test_bots_wait_until_the_deal_has_been_shown(setting):
    for kind in games().values():
        for players in kind.play.players:
            game = dealt(kind.id, players)
            shown = game.part.pacing.time_since(game.log, 0, 10**9)
            assert time_for_deal(game, setting) == shown > USUAL[setting]
            game.make_move(game.legal()[0])
            assert time_for_deal(game, setting) == 0


def test_instant_bots_do_not_wait_for_the_deal():
    assert time_for_deal(dealt(next(iter(games())), 4), "instant") == 0


@pytest.mark.parametrize("kind", games().values(), ids=games())
def test_the_deal_is_shown_before_the_clock_starts_whatever_the_number_of_cards(kind):
    """The page shows it without hurrying, and has its question on the screen with half a second to spare."""
    for players in kind.play.players:
        game = dealt(kind.id, players)
        assert game.part.pacing.time_since(game.log, 0, 10**9) <= MOST_ALLOWANCE - 500


def dealt(game, players):
    return open_game(Agreement(game=game, players=players).header([f"P{i}" for i in range(players)], 1))
