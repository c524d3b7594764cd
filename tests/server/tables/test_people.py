"""People and their host: who comes, goes, comes back, is removed, and who decides then."""

import pytest

from harness.tables import ScriptedTable, four_friends, person_id
from ridotto.server.tables.seats import MAX_GUESTS, Came, ProcessLost, Sat, StoodIn

AWAY = 60.0
"""Seconds after which a bot plays, if a table does not say otherwise."""


# ── Coming and going ─────────────────────────────────────────────────────────────────────────────────


def test_two_guests_with_the_same_name_are_told_apart() -> None:
    table = ScriptedTable("Ann")
    table.happens(Came("another", "ann", "p1")).happens(Came("a third", "Ann", "p1"))

    assert table.people == ["Ann", "ann 2", "Ann 3"]


def test_a_long_name_that_is_taken_gets_a_number_and_stays_valid() -> None:
    table = ScriptedTable("Ann", players=2, game="grimm")
    for number in range(12):
        table.happens(Came(f"{number}", "Wolfeschlegelsteinhausen", "p1"))
    table.happens(Sat("11", 1)).begins()

    assert table.seats == ["Ann", "Wolfeschlegelsteinha 12"]


def test_bots_have_names_that_nobody_at_the_table_has() -> None:
    table = ScriptedTable("bob", bots=("honest",) * 3).begins("bob")

    assert table.state.game.players == ["bob", "Ann", "Cléa", "Dan"]


def test_thirteen_seats_always_have_thirteen_names() -> None:
    table = ScriptedTable("Mira", players=13, bots=("honest",) * 12).begins("Mira")

    assert len(set(table.state.game.players)) == 13


def test_a_returning_guest_is_the_same_guest() -> None:
    table = four_friends().goes("Bob").comes("Bob")

    assert table.people == ["Ann", "Bob", "Cléa", "Dan"]
    assert table.seats[1] == "Bob"


def test_a_guest_on_two_devices_is_here_until_both_disconnect() -> None:
    table = four_friends().comes("Bob", process="p2").goes("Bob", process="p1")

    assert table.state.guests[person_id("Bob")].online
    assert not table.goes("Bob", process="p2").state.guests[person_id("Bob")].online


def test_a_process_that_ends_takes_its_guests_along() -> None:
    table = four_friends().comes("Bob", process="p2").happens(ProcessLost("p1"))

    assert [guest.name for guest in table.state.present() if guest.online] == ["Bob"]


def test_a_guest_who_left_may_return() -> None:
    table = four_friends().does("Bob", "leave").comes("Bob")

    assert table.people == ["Ann", "Bob", "Cléa", "Dan"]
    assert table.seats[1] == ""


def test_a_guest_who_left_can_do_nothing() -> None:
    assert four_friends().does("Bob", "leave").refuses("Bob", "sit", seat=1) == "removed"


def test_a_person_who_is_not_at_the_table_can_do_nothing() -> None:
    assert four_friends().refuses("Eva", "sit", seat=1) == "removed"


def test_the_number_of_guests_of_a_table_is_limited() -> None:
    table = ScriptedTable("Ann").comes(*(f"guest {number}" for number in range(MAX_GUESTS - 1)))

    assert table.turns_away("one too many") == "full"
    assert table.turns_away("guest 7") == "come in"


def test_a_name_can_be_changed_but_not_in_a_game() -> None:
    table = four_friends().does("Bob", "rename", name="  Robert\u202e the  \u200bGreat ")

    assert table.people[1] == "Robert the Great"
    assert table.begins().refuses("Bob", "rename", name="Bobby") == "not-now"


def test_a_name_that_is_taken_is_refused() -> None:
    assert four_friends().does("Bob", "rename", name="ANN").people[1] == "ANN 2"
    assert four_friends().does("Bob", "rename", name="BOB").people[1] == "BOB"


@pytest.mark.parametrize("name", ["   ", "\u200b\u200b", "\x00\x07"])
def test_an_empty_name_is_refused(name: str) -> None:
    assert four_friends().refuses("Bob", "rename", name=name) == "bad-name"


# ── Away ─────────────────────────────────────────────────────────────────────────────────────────────


def test_a_bot_stands_in_for_a_player_who_is_away_for_too_long() -> None:
    table = four_friends().begins().goes("Bob").later(5)

    assert table.due()[f"grace {table.number('Bob')}"] == AWAY - 5
    assert table.happens(StoodIn(person_id("Bob"))).seats[1] == "Bob, a bot for them"


def test_the_table_says_how_long_is_too_long() -> None:
    table = four_friends(grace=7).begins().goes("Bob")

    assert table.due()[f"grace {table.number('Bob')}"] == 7


def test_no_bot_stands_in_before_a_game() -> None:
    assert not any(name.startswith("grace") for name in four_friends().goes("Bob").due())


def test_no_bot_stands_in_for_a_player_who_is_back_in_time() -> None:
    assert not four_friends().begins().goes("Bob").later(30).comes("Bob").due().keys() - {"bot"}


def test_a_returning_player_gets_their_seat_back_at_once() -> None:
    table = four_friends().begins().goes("Bob").happens(StoodIn(person_id("Bob"))).comes("Bob")

    assert table.seats[1] == "Bob"


def test_a_seat_can_be_taken_back_from_the_bot() -> None:
    table = four_friends().begins().happens(StoodIn(person_id("Bob"))).does("Bob", "take_back")

    assert table.seats[1] == "Bob"
    assert table.refuses("Bob", "take_back") == "not-now"


@pytest.mark.parametrize("page", [False, True])
def test_who_goes_until_a_bot_stands_in_and_comes_back_gains_no_time(page: bool) -> None:
    table = four_friends(clock="relaxed", grace=1).goes("Bob").comes("Bob", page=page).begins()
    table.until_decides("Bob")
    due = table.state.deadline()
    for _ in range(3):
        table.goes("Bob").later(2).happens(StoodIn(person_id("Bob"))).later(1).comes("Bob")
        assert table.state.deadline() == due
    assert table.read_again().deadline() == due


def test_who_is_back_after_a_bot_was_asked_in_their_place_has_the_full_time_once() -> None:
    table = four_friends(clock="relaxed").begins().until_decides("Ann")
    table.goes("Bob").happens(StoodIn(person_id("Bob")))
    table.until_decides("Bob, a bot for them")
    assert table.due() == {"bot": 0.0}

    table.later(3).comes("Bob")
    due = table.state.deadline()
    assert table.due() in ({"decide": 90.0}, {"decide": 30.0}, {"decide": 60.0})
    table.goes("Bob").later(2).happens(StoodIn(person_id("Bob"))).later(1).comes("Bob")
    assert table.state.deadline() == due


def test_the_bot_goes_when_the_game_is_over() -> None:
    table = four_friends().begins().goes("Bob").happens(StoodIn(person_id("Bob"))).plays_to_the_end()

    assert table.seats[1] == "Bob"


def test_a_bot_stands_in_for_a_player_who_is_away_when_the_game_begins() -> None:
    table = four_friends().goes("Bob").later(100).begins()

    assert table.due()[f"grace {table.number('Bob')}"] <= 0


# ── The host ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("do", "what"),
    [
        ("fill", {"bots": {"1": "honest"}}),
        ("fill_all", {"bots": ["honest"]}),
        ("agree", {"agreement": {}}),
        ("lock", {"locked": True}),
        ("remove", {"guest": 1}),
        ("hand_over", {"guest": 1}),
        ("mute", {"guest": 1, "muted": True}),
        ("begin", {}),
        ("play_again", {}),
        ("pause", {}),
        ("go_on", {}),
    ],
)
def test_only_the_host_may_give_the_hosts_commands(do: str, what: dict[str, object]) -> None:
    assert four_friends().refuses("Bob", do, **what) == "not-host"


def test_the_host_locks_the_table_and_nobody_new_comes_in() -> None:
    table = four_friends().does("Ann", "lock", locked=True).goes("Bob")

    assert table.turns_away("Eva") == "locked"
    assert table.turns_away("Bob") == "come in"
    assert table.does("Ann", "lock", locked=False).turns_away("Eva") == "come in"


def test_a_guest_who_left_a_locked_table_may_return() -> None:
    table = four_friends().does("Ann", "lock", locked=True).does("Bob", "leave")

    assert table.turns_away("Bob") == "come in"


def test_a_removed_guest_stays_out() -> None:
    table = four_friends()
    table.does("Ann", "remove", guest=table.number("Bob"))

    assert table.people == ["Ann", "Cléa", "Dan"]
    assert table.turns_away("Bob") == "removed"
    assert table.refuses("Bob", "sit", seat=1) == "removed"


def test_a_bot_plays_on_for_a_removed_player() -> None:
    table = four_friends().begins()

    assert table.does("Ann", "remove", guest=table.number("Bob")).seats[1] == "honest"


def test_the_host_does_not_remove_themselves() -> None:
    assert four_friends().refuses("Ann", "remove", guest=0) == "no-guest"


@pytest.mark.parametrize("do", ["remove", "hand_over", "mute"])
def test_the_host_cannot_act_on_an_unknown_guest(do: str) -> None:
    what = {"muted": True} if do == "mute" else {}
    table = four_friends().does("Dan", "leave")

    assert table.refuses("Ann", do, guest=99, **what) == "no-guest"
    assert table.refuses("Ann", do, guest=table.number("Dan"), **what) == "no-guest"


def test_the_host_hands_the_table_over() -> None:
    table = four_friends()
    table.does("Ann", "hand_over", guest=table.number("Cléa"))

    assert table.host == "Cléa"
    assert table.refuses("Ann", "lock", locked=True) == "not-host"
    assert table.refuses("Cléa", "lock", locked=True) == "done"


def test_the_table_is_not_handed_over_to_a_guest_who_is_away() -> None:
    table = four_friends().goes("Cléa")

    assert table.refuses("Ann", "hand_over", guest=table.number("Cléa")) == "no-guest"


def test_if_the_host_leaves_the_first_seated_guest_becomes_host() -> None:
    table = ScriptedTable("Ann").comes("Bob", "Cléa").does("Cléa", "sit", seat=1).does("Ann", "leave")

    assert table.host == "Cléa"


def test_people_become_host_before_programs() -> None:
    table = ScriptedTable("Ann").comes("Robot", program=True).does("Robot", "sit", seat=1).comes("Bob")

    assert table.does("Ann", "leave").host == "Bob"


def test_a_guest_who_is_away_does_not_become_host() -> None:
    assert four_friends().goes("Bob").does("Ann", "leave").host == "Cléa"


def test_if_the_host_is_away_for_too_long_the_next_one_becomes_host() -> None:
    table = four_friends().goes("Ann").later(10)

    assert table.due() == {"host": AWAY - 10}
    assert table.state.next_host() == person_id("Bob")


def test_a_host_who_is_alone_stays_host() -> None:
    assert ScriptedTable("Ann").goes("Ann").due() == {}


def test_the_first_guest_at_an_abandoned_table_becomes_host() -> None:
    table = ScriptedTable("Ann").does("Ann", "leave").comes("Bob")

    assert table.host == "Bob"


def test_a_guest_who_returns_to_a_table_without_a_host_becomes_host() -> None:
    table = ScriptedTable("Ann").comes("Bob").goes("Bob").does("Ann", "leave").comes("Bob")

    assert table.host == "Bob"


def test_a_host_who_returns_to_an_empty_table_is_host_again() -> None:
    assert ScriptedTable("Ann").does("Ann", "leave").comes("Ann").host == "Ann"


# ── Bots ─────────────────────────────────────────────────────────────────────────────────────────────


def test_the_host_seats_bots_on_empty_seats() -> None:
    table = ScriptedTable("Ann").does("Ann", "fill", bots={"1": "honest", "3": "bluffer"})

    assert table.seats == ["Ann", "honest", "", "bluffer"]
    assert table.does("Ann", "fill", bots={"1": ""}).seats == ["Ann", "", "", "bluffer"]


def test_the_host_fills_all_empty_seats_with_bots_in_turn() -> None:
    table = ScriptedTable("Ann").does("Ann", "fill_all", bots=["honest", "bluffer"])

    assert table.seats == ["Ann", "honest", "bluffer", "honest"]


def test_bots_do_not_take_anybodys_seat() -> None:
    table = four_friends()

    assert table.refuses("Ann", "fill", bots={"1": "honest"}) == "taken"
    assert table.refuses("Ann", "fill", bots={"9": "honest"}) == "no-seat"
    assert table.refuses("Ann", "fill", bots={"1": ""}) == "taken"


def test_an_unknown_bot_cannot_be_seated() -> None:
    assert ScriptedTable("Ann").refuses("Ann", "fill", bots={"1": "Deep Blue"}) == "no-bot"
    assert ScriptedTable("Ann").refuses("Ann", "fill_all", bots=["honest", "Deep Blue"]) == "no-bot"
    assert ScriptedTable("Ann", game="grimm").refuses("Ann", "fill_all", bots=["bluffer"]) == "no-bot"


def test_bots_do_not_sit_down_in_a_game() -> None:
    table = four_friends().begins()

    assert table.refuses("Ann", "fill", bots={"1": "honest"}) == "not-now"
    assert table.refuses("Ann", "fill_all", bots=["honest"]) == "not-now"
