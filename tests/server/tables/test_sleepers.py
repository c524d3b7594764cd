"""Players who are connected but asleep: the host lets a bot play for them until they act."""

from harness.tables import ScriptedTable, four_friends, person_id
from ridotto.server.tables.seats import StoodIn


def test_the_host_lets_a_bot_play_for_a_player_who_is_here_but_asleep() -> None:
    table = four_friends(clock="relaxed").begins().until_decides("Bob").later(15)
    table.does("Ann", "stand_in", guest=table.number("Bob"))

    assert table.seats == ["Ann", "Bob, a bot for them", "Cléa", "Dan"]
    assert table.hears("Cléa").told.what == "stood_in"
    assert table.due() == {"bot": 0.0}
    assert table.refuses("Ann", "stand_in", guest=table.number("Bob")) == "not-now"
    assert table.does("Bob", "take_back").seats[1] == "Bob"


def test_nobody_who_is_here_and_may_be_thinking_is_replaced_by_a_bot() -> None:
    table = four_friends(clock="relaxed").begins().until_decides("Bob").later(14.2)

    assert table.refuses("Ann", "stand_in", guest=table.number("Bob")) == "not-now"
    assert "in 1 s," in table.why
    assert table.later(1).refuses("Ann", "stand_in", guest=table.number("Cléa")) == "not-now"
    assert "nobody waits" in table.why
    assert table.refuses("Ann", "stand_in", guest=table.number("Bob")) == "done"


def sleeping_bob() -> ScriptedTable:
    """Bob is connected, and the host has let a bot play for him."""
    table = four_friends().begins().until_decides("Bob").later(15)
    return table.does("Ann", "stand_in", guest=table.number("Bob"))


def test_a_sleeper_whose_page_connects_again_still_sleeps() -> None:
    table = sleeping_bob().goes("Bob").later(5).comes("Bob")

    assert table.seats[1] == "Bob, a bot for them"
    assert table.read_again().chairs == table.state.chairs


def test_a_sleeper_who_acts_has_the_seat_again_and_is_asleep_no_longer() -> None:
    table = sleeping_bob().goes("Bob").comes("Bob").does("Bob", "take_back")
    assert table.seats[1] == "Bob"
    table.goes("Bob").happens(StoodIn(person_id("Bob"))).comes("Bob")

    assert table.seats[1] == "Bob"


def test_somebody_for_whom_the_host_let_a_bot_play_while_they_were_away_is_back_when_they_come() -> None:
    table = four_friends().begins().goes("Bob")
    table.does("Ann", "stand_in", guest=table.number("Bob")).comes("Bob")

    assert table.seats[1] == "Bob"


def test_nobody_sleeps_into_the_next_game() -> None:
    table = sleeping_bob().plays_to_the_end().begins().goes("Bob")

    assert table.happens(StoodIn(person_id("Bob"))).comes("Bob").seats[1] == "Bob"


def test_the_time_that_a_page_needs_to_show_the_question_is_not_time_to_sleep() -> None:
    table = four_friends(clock="relaxed").goes("Bob").comes("Bob", page=True).begins().until_decides("Bob")
    assert table.state.allowance > 0
    table.later(15)

    assert table.refuses("Ann", "stand_in", guest=table.number("Bob")) == "not-now"
    assert table.later(6).refuses("Ann", "stand_in", guest=table.number("Bob")) == "done"


def test_in_a_pause_nobody_sleeps() -> None:
    table = four_friends(clock="relaxed").begins().until_decides("Bob").does("Ann", "pause").later(60)

    assert table.refuses("Ann", "stand_in", guest=table.number("Bob")) == "not-now"


def test_for_somebody_who_is_away_the_host_lets_a_bot_play_at_once() -> None:
    table = four_friends(clock="relaxed").begins().goes("Bob", "Cléa")

    assert table.refuses("Ann", "stand_in", guest=table.number("Bob")) == "done"
    assert table.refuses("Ann", "stand_in", guest=table.number("Cléa")) == "done"


def test_only_the_host_lets_a_bot_play_for_others_and_nobody_for_the_host() -> None:
    table = four_friends().begins().comes("Eva")

    assert table.refuses("Bob", "stand_in", guest=table.number("Cléa")) == "not-host"
    assert table.refuses("Bob", "stand_in", guest=table.number("Ann")) == "not-host"
    assert table.refuses("Eva", "stand_in", guest=table.number("Ann")) == "not-host"
    assert table.refuses("Ann", "stand_in", guest=table.number("Ann")) == "no-guest"


def test_a_bot_stands_in_only_for_players_in_a_game() -> None:
    table = four_friends().comes("Eva")

    assert table.refuses("Ann", "stand_in", guest=table.number("Bob")) == "not-now"
    assert table.begins().refuses("Ann", "stand_in", guest=table.number("Eva")) == "not-now"
    assert table.refuses("Ann", "stand_in", guest=99) == "no-guest"
    assert table.plays_to_the_end().refuses("Ann", "stand_in", guest=table.number("Bob")) == "not-now"


def test_a_host_who_lets_a_bot_stand_in_sees_nothing_more_than_before() -> None:
    table = four_friends().begins().until_decides("Bob").later(15)
    before = table.sees("Ann")
    table.does("Ann", "stand_in", guest=table.number("Bob"))
    after = table.sees("Ann")

    assert (after.view, after.events, table.sees_as("Ann")) == (before.view, before.events, 0)
