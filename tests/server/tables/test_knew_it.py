"""After a game people say of its moments that they knew it: who may, when, how often, and who is told."""

from harness.tables import ScriptedTable, four_friends
from ridotto.server.tables.talk import MOST_KNOWN


def finished() -> ScriptedTable:
    return four_friends().comes("Eva").begins().plays_to_the_end()


def knew(table: ScriptedTable, viewer: str | None) -> dict[int, list[int]]:
    told = table.hears(viewer).table
    return {each.guest: each.events for each in told.knew}


def test_players_spectators_and_walls_are_told_who_knew_what() -> None:
    table = finished().does("Bob", "knew", game=1, event=3).does("Eva", "knew", game=1, event=3)
    table.does("Bob", "knew", game=1, event=5)

    for viewer in ("Ann", "Eva", None):
        assert knew(table, viewer) == {1: [3, 5], 4: [3]}


def test_it_is_said_of_a_game_that_is_over_and_only_until_the_next_one() -> None:
    table = four_friends().begins()
    assert table.refuses("Bob", "knew", game=1, event=0) == "not-now"

    table.plays_to_the_end().does("Bob", "knew", game=1, event=0)
    assert table.refuses("Bob", "knew", game=2, event=0) == "stale"
    table.begins()

    assert table.state.knew == {}
    assert table.refuses("Bob", "knew", game=1, event=1) == "not-now"


def test_back_in_the_waiting_room_nobody_knows_anything_any_more() -> None:
    table = finished().does("Bob", "knew", game=1, event=0).does("Ann", "play_again")

    assert table.state.knew == {}
    assert table.refuses("Bob", "knew", game=1, event=1) == "not-now"


def test_everybody_knows_a_moment_once() -> None:
    table = finished().does("Bob", "knew", game=1, event=2).does("Ann", "knew", game=1, event=2)

    assert table.refuses("Bob", "knew", game=1, event=2) == "taken"


def test_nobody_knows_moments_that_the_game_did_not_have() -> None:
    table = finished()

    assert table.refuses("Bob", "knew", game=1, event=len(table.state.game.log)) == "illegal"


def test_the_number_of_moments_that_one_person_knows_is_limited() -> None:
    table = finished()
    for event in range(MOST_KNOWN):
        table.does("Bob", "knew", game=1, event=event)

    assert table.refuses("Bob", "knew", game=1, event=MOST_KNOWN) == "full"
    assert table.does("Ann", "knew", game=1, event=MOST_KNOWN).state.knew


def test_whoever_is_not_at_the_table_knows_nothing() -> None:
    assert finished().does("Bob", "leave").refuses("Bob", "knew", game=1, event=0) == "removed"
    assert finished().refuses("Zoé", "knew", game=1, event=0) == "removed"
