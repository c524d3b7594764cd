"""How much time an open question has after an outage, by what the log says."""

import pytest

from harness.tables import four_friends
from ridotto.server.tables.agreement import CLOCKS
from ridotto.server.tables.playing import Interrupted
from ridotto.server.tables.seats import ProcessLost

ANSWER = 10_000
"""Milliseconds for every decision here."""


@pytest.fixture(autouse=True)
def _one_time_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CLOCKS, "brisk", dict.fromkeys(CLOCKS["brisk"], ANSWER))


def test_rows_of_older_servers_give_back_what_was_left():
    table = four_friends(clock="brisk").begins().later(4)
    table.happens(Interrupted(table.time, table.time + 60_000, 1)).later(60)

    assert table.due()["decide"] == ANSWER / 1000 - 4


def test_after_an_outage_nobody_has_less_time_than_was_left():
    table = four_friends(clock="relaxed").begins().later(1).does("Ann", "adjust", clock="brisk")
    left = table.due()["decide"]
    table.later(60).happens(Interrupted(table.time - 60_000, table.time, 1, whole=True))

    assert table.due()["decide"] == left > ANSWER / 1000


def test_an_outage_gives_time_to_no_bot_and_to_no_paused_game():
    table = four_friends(clock="brisk").begins().does("Ann", "pause")
    asked_at = table.state.asked_at
    table.later(4).happens(Interrupted(table.time - 1000, table.time, 1, whole=True))

    assert table.due() == {}
    assert table.state.asked_at == asked_at + 1000


def test_a_lost_process_gives_the_whole_time_to_the_one_who_was_asked_there():
    table = four_friends(clock="brisk").begins().later(4)
    assert table.decider is not None
    table.comes(table.decider, process="p2").happens(ProcessLost("p1", table.time))

    assert table.due()["decide"] == ANSWER / 1000


@pytest.mark.parametrize("since", [0, -4_000], ids=["old row", "ended before"])
def test_a_process_that_was_lost_before_the_question_gives_no_time(since: int):
    table = four_friends(clock="brisk").begins().later(4)
    table.happens(ProcessLost("p1", since and table.time + since))

    assert table.due()["decide"] == ANSWER / 1000 - 4


def test_those_who_are_connected_elsewhere_gain_nothing_by_a_lost_process():
    table = four_friends(clock="brisk").begins()
    decider = table.decider or ""
    other = next(name for name in ("Ann", "Bob") if name != decider)
    table.comes(other, process="p2").later(4).happens(ProcessLost("p2", table.time))

    assert table.due()["decide"] == ANSWER / 1000 - 4
