"""Who may sit where, when, and what becomes of a seat."""

import pytest

from harness.tables import Salon, four_friends, person


def test_the_host_sits_on_the_first_seat_or_watches() -> None:
    assert Salon("Ann").seats == ["Ann", "", "", ""]
    assert Salon("Ann", sits=False).seats == ["", "", "", ""]


def test_bots_sit_on_the_seats_that_the_host_leaves() -> None:
    assert Salon("Ann", bots=("honest", "bluffer")).seats == ["Ann", "honest", "bluffer", ""]


def test_who_comes_watches_until_they_sit_down() -> None:
    salon = Salon("Ann").comes("Bob")

    assert salon.people == ["Ann", "Bob"]
    assert salon.seats == ["Ann", "", "", ""]
    assert salon.does("Bob", "sit", seat=2).seats == ["Ann", "", "Bob", ""]


def test_nobody_sits_on_somebody_elses_seat() -> None:
    assert Salon("Ann").comes("Bob").refuses("Bob", "sit", seat=0) == "taken"


def test_nobody_sits_where_there_is_no_seat() -> None:
    assert Salon("Ann", players=4).comes("Bob").refuses("Bob", "sit", seat=4) == "no-seat"


def test_who_sits_somewhere_else_leaves_their_seat_empty() -> None:
    assert Salon("Ann").does("Ann", "sit", seat=3).seats == ["", "", "", "Ann"]


def test_a_bot_gives_its_seat_to_whoever_comes() -> None:
    salon = Salon("Ann", bots=("honest", "honest", "honest")).comes("Bob")

    assert salon.does("Bob", "sit", seat=1).seats == ["Ann", "Bob", "honest", "honest"]


def test_who_stands_up_before_a_game_leaves_the_seat_empty() -> None:
    salon = Salon("Ann").does("Ann", "stand")

    assert salon.seats == ["", "", "", ""]
    assert salon.people == ["Ann"]
    assert salon.refuses("Ann", "stand") == "watching"


def test_a_bot_goes_on_for_whoever_stands_up_in_a_game() -> None:
    salon = four_friends().begins().does("Bob", "stand")

    assert salon.seats == ["Ann", "honest", "Cléa", "Dan"]


def test_a_bot_goes_on_for_whoever_leaves_a_game() -> None:
    salon = four_friends(game="grimm").begins().does("Bob", "leave")

    assert salon.seats == ["Ann", "careful", "Cléa", "Dan"]
    assert salon.people == ["Ann", "Cléa", "Dan"]


def test_the_table_may_say_which_bot_goes_on() -> None:
    salon = four_friends(stand_in="daring").begins().does("Bob", "stand")

    assert salon.seats == ["Ann", "daring", "Cléa", "Dan"]


def test_a_late_friend_takes_over_a_bots_seat_and_sees_what_it_sees() -> None:
    salon = Salon("Ann", bots=("honest",) * 3).begins().move().comes("Bob")

    salon.does("Bob", "sit", seat=2)

    assert salon.seats == ["Ann", "honest", "Bob", "honest"]
    assert salon.sees("Bob").view.viewer == 2
    assert salon.hears("Bob").view.viewer == 2


def test_a_late_friend_has_all_their_time_for_the_decision_they_take_over() -> None:
    salon = Salon("Ann", bots=("honest",) * 3, clock="brisk").begins().comes("Bob")
    salon.until_decides("honest")
    seat = salon.room.decider

    salon.later(5).does("Bob", "sit", seat=seat)

    assert salon.due()["decide"] in (30.0, 10.0, 20.0)
    assert "bot" not in salon.due()


def test_nobody_takes_over_the_seat_of_somebody_who_is_away() -> None:
    salon = four_friends().begins().goes("Bob").comes("Eva")

    assert salon.refuses("Eva", "sit", seat=1) == "taken"


def test_nobody_sees_a_game_through_two_players_eyes() -> None:
    salon = Salon("Ann", bots=("honest",) * 3).begins()

    assert salon.refuses("Ann", "sit", seat=1) == "not-now"
    salon.does("Ann", "stand")
    assert salon.refuses("Ann", "sit", seat=1) == "not-now"
    salon.does("Ann", "leave").comes("Ann")
    assert salon.refuses("Ann", "sit", seat=1) == "not-now"


def test_who_took_a_bots_seat_over_takes_no_other_one() -> None:
    salon = Salon("Ann", bots=("honest",) * 3).begins().comes("Bob")
    salon.does("Bob", "sit", seat=1).does("Bob", "stand")

    assert salon.refuses("Bob", "sit", seat=2) == "not-now"


@pytest.mark.parametrize("goes", ["stand", "leave"])
def test_who_gave_their_seat_to_a_bot_may_have_it_back(goes: str) -> None:
    salon = Salon("Ann", bots=("honest",) * 3).begins().does("Ann", goes).comes("Ann")

    assert salon.does("Ann", "sit", seat=0).seats == ["Ann", "honest", "honest", "honest"]
    assert salon.sees("Ann").view.viewer == 0


def test_nobody_gains_time_by_standing_up_and_sitting_down() -> None:
    salon = Salon("Ann", bots=("honest",) * 3, clock="brisk").begins().until_decides("Ann")
    due = salon.room.deadline()

    salon.later(9).does("Ann", "stand").does("Ann", "sit", seat=0)

    assert salon.room.deadline() == due


def test_after_the_game_everybody_may_change_seats() -> None:
    salon = Salon("Ann", bots=("honest",) * 3).begins().plays_to_the_end()

    assert salon.does("Ann", "sit", seat=1).seats == ["", "Ann", "honest", "honest"]
    assert salon.sees("Ann").view.viewer == 1


def test_who_sat_before_the_game_plays_it_wherever_they_sat_before() -> None:
    salon = four_friends().does("Bob", "stand").comes("Eva").does("Eva", "sit", seat=1)

    salon.begins()

    assert salon.refuses("Bob", "move", **salon.answer()) == "watching"
    assert person("Bob") not in salon.room.played
    assert salon.room.played[person("Eva")] == 1


def test_fewer_players_leave_those_without_a_seat_to_watch() -> None:
    salon = four_friends().does("Ann", "agree", agreement={"players": 3})

    assert salon.seats == ["Ann", "Bob", "Cléa"]
    assert salon.people == ["Ann", "Bob", "Cléa", "Dan"]


def test_more_players_bring_empty_seats() -> None:
    assert four_friends().does("Ann", "agree", agreement={"players": 6}).seats[4:] == ["", ""]


def test_bots_of_one_game_do_not_stay_for_the_other() -> None:
    salon = Salon("Ann", bots=("honest",) * 3).does("Ann", "agree", agreement={"game": "grimm", "players": 4})

    assert salon.seats == ["Ann", "", "", ""]


def test_a_seat_that_the_last_game_did_not_have_shows_it_as_to_a_spectator() -> None:
    """The table grows after a game, and somebody sits where nobody played."""
    salon = four_friends().begins().plays_to_the_end().comes("Eva")
    salon.does("Ann", "agree", agreement={"players": 6})

    salon.does("Eva", "sit", seat=5)

    assert salon.sees("Eva").view.viewer == salon.sees(None).view.viewer


def test_the_other_games_seats_show_the_last_game_as_it_was() -> None:
    salon = Salon("Ann", bots=("honest",) * 12, players=13).begins().plays_to_the_end()

    salon.does("Ann", "agree", agreement={"game": "grimm", "players": 3})

    assert salon.sees("Ann").view.viewer == 0
    assert len(salon.seats) == 3
