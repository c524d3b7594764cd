"""How long a bot appears to think says nothing about its cards."""

from inspect import signature
from statistics import median

import pytest

from ridotto.bots.registry import quick_bots, searchers
from ridotto.games.registry import games
from ridotto.server.tables.thinking_time import DEAL, STROKE, USUAL, answered_after, needed, thinking_time


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
    assert (
        thinking_time("ABCDEF", 1, 0, False, setting) > DEAL > thinking_time("ABCDEF", 1, 1, False, setting)
    )


def test_instant_bots_do_not_wait_for_the_deal():
    assert thinking_time("ABCDEF", 1, 0, False, "instant") == thinking_time("ABCDEF", 1, 1, False, "instant")
