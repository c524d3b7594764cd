"""Who may sit where, when, and what becomes of a seat."""

import pytest

from harness.tables import ScriptedTable, four_friends, person_id


def test_the_host_sits_on_the_first_seat_or_watches() -> None:
    assert ScriptedTable("Ann").seats == ["Ann", "", "", ""]
    assert ScriptedTable("Ann", sits=False).seats == ["", "", "", ""]


def test_bots_sit_on_the_seats_that_the_host_leaves() -> None:
    assert ScriptedTable("Ann", bots=("honest", "bluffer")).seats == ["Ann", "honest", "bluffer", ""]


def test_a_new_guest_watches_until_they_sit_down() -> None:
    table = ScriptedTable("Ann").comes("Bob")

    assert table.people == ["Ann", "Bob"]
    assert table.seats == ["Ann", "", "", ""]
    assert table.does("Bob", "sit", seat=2).seats == ["Ann", "", "Bob", ""]


def test_a_seat_that_is_taken_is_refused() -> None:
    assert ScriptedTable("Ann").comes("Bob").refuses("Bob", "sit", seat=0) == "taken"


def test_a_seat_that_does_not_exist_is_refused() -> None:
    assert ScriptedTable("Ann", players=4).comes("Bob").refuses("Bob", "sit", seat=4) == "no-seat"


def test_changing_seats_leaves_the_old_seat_empty() -> None:
    assert ScriptedTable("Ann").does("Ann", "sit", seat=3).seats == ["", "", "", "Ann"]


def test_a_bot_gives_its_seat_to_a_guest() -> None:
    table = ScriptedTable("Ann", bots=("honest", "honest", "honest")).comes("Bob")

    assert table.does("Bob", "sit", seat=1).seats == ["Ann", "Bob", "honest", "honest"]


def test_standing_up_before_a_game_leaves_the_seat_empty() -> None:
    table = ScriptedTable("Ann").does("Ann", "stand")

    assert table.seats == ["", "", "", ""]
    assert table.people == ["Ann"]
    assert table.refuses("Ann", "stand") == "watching"


def test_a_bot_plays_on_for_a_player_who_stands_up() -> None:
    table = four_friends().begins().does("Bob", "stand")

    assert table.seats == ["Ann", "honest", "Cléa", "Dan"]


def test_a_bot_plays_on_for_a_player_who_leaves() -> None:
    table = four_friends(game="grimm").begins().does("Bob", "leave")

    assert table.seats == ["Ann", "careful", "Cléa", "Dan"]
    assert table.people == ["Ann", "Cléa", "Dan"]


def test_the_table_chooses_which_bot_plays_on() -> None:
    table = four_friends(stand_in="daring").begins().does("Bob", "stand")

    assert table.seats == ["Ann", "daring", "Cléa", "Dan"]


def test_a_late_friend_takes_over_a_bots_seat_and_sees_what_it_sees() -> None:
    table = ScriptedTable("Ann", bots=("honest",) * 3, take_over="anybody").begins().move().comes("Bob")

    table.does("Bob", "sit", seat=2)

    assert table.seats == ["Ann", "honest", "Bob", "honest"]
    assert table.sees_as("Bob") == 2


def test_a_late_friend_has_all_their_time_for_the_decision_they_take_over() -> None:
    table = ScriptedTable("Ann", bots=("honest",) * 3, clock="brisk", take_over="anybody")
    table.begins().comes("Bob")
    table.until_decides("honest")
    seat = table.state.decider

    table.later(5).does("Bob", "sit", seat=seat)

    assert table.due()["decide"] in (30.0, 10.0, 20.0)
    assert "bot" not in table.due()


def test_the_seat_of_a_player_who_is_away_cannot_be_taken() -> None:
    table = four_friends().begins().goes("Bob").comes("Eva")

    assert table.refuses("Eva", "sit", seat=1) == "taken"


def test_nobody_sees_a_game_through_two_players_eyes() -> None:
    table = ScriptedTable("Ann", bots=("honest",) * 3).begins()

    assert table.refuses("Ann", "sit", seat=1) == "not-now"
    table.does("Ann", "stand")
    assert table.refuses("Ann", "sit", seat=1) == "not-now"
    table.does("Ann", "leave").comes("Ann")
    assert table.refuses("Ann", "sit", seat=1) == "not-now"


def test_a_guest_who_took_over_a_seat_takes_no_other() -> None:
    table = ScriptedTable("Ann", bots=("honest",) * 3, take_over="anybody").begins().comes("Bob")
    table.does("Bob", "sit", seat=1).does("Bob", "stand")

    assert table.refuses("Bob", "sit", seat=2) == "not-now"


@pytest.mark.parametrize("goes", ["stand", "leave"])
def test_a_player_who_stood_up_may_have_their_seat_back(goes: str) -> None:
    table = ScriptedTable("Ann", bots=("honest",) * 3).begins().does("Ann", goes).comes("Ann")

    assert table.does("Ann", "sit", seat=0).seats == ["Ann", "honest", "honest", "honest"]
    assert table.sees_as("Ann") == 0


def test_nobody_gains_time_by_standing_up_and_sitting_down() -> None:
    table = ScriptedTable("Ann", bots=("honest",) * 3, clock="brisk").begins().until_decides("Ann")
    due = table.state.deadline()

    table.later(9).does("Ann", "stand").does("Ann", "sit", seat=0)

    assert table.state.deadline() == due


def test_after_the_game_everybody_may_change_seats() -> None:
    table = ScriptedTable("Ann", bots=("honest",) * 3).begins().plays_to_the_end()

    assert table.does("Ann", "sit", seat=1).seats == ["", "Ann", "honest", "honest"]
    assert table.sees_as("Ann") == 1


def test_a_game_is_played_on_the_seats_taken_before_it() -> None:
    table = four_friends().does("Bob", "stand").comes("Eva").does("Eva", "sit", seat=1)

    table.begins()

    assert table.refuses("Bob", "move", **table.answer()) == "watching"
    assert person_id("Bob") not in table.state.played
    assert table.state.played[person_id("Eva")] == 1


def test_with_fewer_seats_guests_without_one_watch() -> None:
    table = four_friends().does("Ann", "agree", agreement={"players": 3})

    assert table.seats == ["Ann", "Bob", "Cléa"]
    assert table.people == ["Ann", "Bob", "Cléa", "Dan"]


def test_more_players_bring_empty_seats() -> None:
    assert four_friends().does("Ann", "agree", agreement={"players": 6}).seats[4:] == ["", ""]


def test_bots_of_one_game_do_not_stay_for_the_other() -> None:
    table = ScriptedTable("Ann", bots=("honest",) * 3).does(
        "Ann", "agree", agreement={"game": "grimm", "players": 4}
    )

    assert table.seats == ["Ann", "", "", ""]


def test_a_seat_that_the_last_game_did_not_have_shows_it_as_to_a_spectator() -> None:
    """The table grows after a game, and somebody sits where nobody played."""
    table = four_friends().begins().plays_to_the_end().comes("Eva")
    table.does("Ann", "agree", agreement={"players": 6})

    table.does("Eva", "sit", seat=5)

    assert table.sees_as("Eva") == table.sees_as(None)


def test_the_other_games_seats_show_the_last_game_as_it_was() -> None:
    table = ScriptedTable("Ann", bots=("honest",) * 12, players=13).begins().plays_to_the_end()

    table.does("Ann", "agree", agreement={"game": "grimm", "players": 3})

    assert table.sees_as("Ann") == 0
    assert len(table.seats) == 3


def test_a_stranger_does_not_become_host_of_a_game_whose_players_are_away() -> None:
    table = ScriptedTable("Ann", bots=("honest", "honest")).comes("Bob").does("Bob", "sit", seat=3).begins()
    table.goes("Bob").does("Ann", "leave").comes("Eve")

    assert table.host == "Ann"
    assert table.comes("Bob").host == "Bob"
