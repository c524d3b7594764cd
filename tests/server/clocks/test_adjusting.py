"""The host changes the clock and the bots' pace, also in the middle of a game."""

import pytest

from harness.tables import ScriptedTable, four_friends
from ridotto.server.tables.agreement import CLOCKS


def time_left(table: ScriptedTable) -> int | None:
    due = table.state.deadline()
    return None if due is None else due - table.time


def test_in_a_game_the_host_changes_the_clock_and_everybody_is_told() -> None:
    table = four_friends(clock="none").begins().later(5).does("Ann", "adjust", clock="brisk")

    told = table.hears("Dan")
    assert told.told.what == "adjusted"
    assert told.table.agreement.clock == "brisk"
    assert told.table.agreement.pace == "brisk"
    assert told.due == table.state.deadline()


def test_under_a_new_clock_the_open_question_has_its_whole_time_again() -> None:
    table = four_friends(clock="relaxed").begins().later(80).does("Ann", "adjust", clock="brisk")

    assert time_left(table) == CLOCKS["brisk"]["turn"]


def test_a_shorter_clock_takes_no_time_from_the_open_question() -> None:
    table = four_friends(clock="relaxed").begins().later(5)
    before = time_left(table)

    assert time_left(table.does("Ann", "adjust", clock="brisk")) == before
    assert time_left(table.move()) == CLOCKS["brisk"][table.state.clock_kind()]


def test_changing_the_clock_again_and_again_gives_more_time_only_once() -> None:
    table = four_friends(clock="brisk").begins().later(20)
    table.does("Ann", "adjust", clock="relaxed")
    due = table.state.deadline()
    for clock in ("brisk", "relaxed", "brisk", "relaxed"):
        table.later(10).does("Ann", "adjust", clock=clock)
        assert table.state.deadline() == due
    assert table.read_again().deadline() == due


def test_without_a_clock_the_open_question_has_all_the_time() -> None:
    table = four_friends(clock="brisk").begins().later(10).does("Ann", "adjust", clock="none")

    assert time_left(table) is None


def test_another_pace_of_the_bots_gives_nobody_more_time() -> None:
    table = four_friends(clock="brisk").begins().later(10).does("Ann", "adjust", pace="instant")

    assert table.state.agreement.pace == "instant"
    assert time_left(table) == CLOCKS["brisk"]["turn"] - 10_000


def test_an_adjustment_that_changes_nothing_is_refused_so_that_nobody_gains_time() -> None:
    table = four_friends(clock="brisk").begins().later(10)

    assert table.refuses("Ann", "adjust", clock="brisk") == "not-now"
    assert table.refuses("Ann", "adjust") == "not-now"


def test_only_the_host_adjusts() -> None:
    assert four_friends().begins().refuses("Bob", "adjust", clock="brisk") == "not-host"


@pytest.mark.parametrize("when", ["before", "after", "paused"])
def test_the_host_adjusts_before_and_after_a_game_and_in_a_pause(when: str) -> None:
    table = four_friends(clock="none")
    if when != "before":
        table.begins()
    if when == "after":
        table.plays_to_the_end()
    if when == "paused":
        table.does("Ann", "pause")
    table.does("Ann", "adjust", clock="brisk", pace="relaxed")

    assert (table.state.agreement.clock, table.state.agreement.pace) == ("brisk", "relaxed")
    assert time_left(table) is None


def test_those_who_are_ready_stay_ready_and_everything_else_stays_agreed() -> None:
    table = four_friends(clock="none", grace=30, chat=False).does("Bob", "vote")
    before = table.state.agreement
    table.does("Ann", "adjust", clock="brisk")

    assert table.sees("Ann").table.votes == [1]
    assert (table.state.agreement.grace, table.state.agreement.chat) == (30, False)
    assert table.state.agreement.settings == before.settings
    assert table.read_again().agreement == table.state.agreement
