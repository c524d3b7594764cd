"""Who may sit down in the middle of a game, and what they see then."""

import json
from pathlib import Path
from typing import Any

import pytest

from harness.server import server_in_process
from harness.tables import ScriptedTable, four_friends, person_id
from ridotto.seats import SPECTATOR
from ridotto.server.tables.agreement import Agreement
from ridotto.server.tables.frames import viewer_of
from ridotto.server.tables.seat_requests import same_address
from ridotto.server.tables.table_status import SeatRequest, table_status


def in_play(take_over: str = "nobody", **says: Any) -> ScriptedTable:
    """Ann plays with three bots; Bob and Eva watch."""
    table = ScriptedTable("Ann", bots=("honest",) * 3, take_over=take_over, **says)
    return table.begins().comes("Bob", "Eva").move().move()


def viewer(table: ScriptedTable, name: str) -> int:
    return viewer_of(table.state, person_id(name))


def requests(table: ScriptedTable) -> list[SeatRequest]:
    return table_status(table.state, whole=False).requests


# ── Nobody ───────────────────────────────────────────────────────────────────────────────────────────


def test_by_default_nobody_sits_down_in_the_middle_of_a_game() -> None:
    table = in_play()

    assert Agreement().take_over == "nobody"
    for do in ("sit", "ask"):
        assert table.refuses("Bob", do, seat=1) == "not-now"
    assert viewer(table, "Bob") == SPECTATOR


@pytest.mark.parametrize("take_over", ["nobody", "host", "anybody"])
@pytest.mark.parametrize("goes", ["stand", "leave"])
def test_whoever_left_a_seat_may_have_it_back(take_over: str, goes: str) -> None:
    table = four_friends(take_over=take_over).begins().does("Bob", goes).comes("Bob")

    assert table.does("Bob", "sit", seat=1).seats == ["Ann", "Bob", "Cléa", "Dan"]
    assert viewer(table, "Bob") == 1


def test_nobody_gets_the_seat_that_somebody_else_left() -> None:
    table = four_friends().begins().comes("Eva").does("Bob", "leave")

    assert table.refuses("Eva", "sit", seat=1) == "not-now"


@pytest.mark.parametrize("take_over", ["host", "anybody"])
def test_at_a_public_table_nobody_sits_down_whatever_is_agreed(take_over: str) -> None:
    table = in_play(take_over, public=True)

    for do in ("sit", "ask"):
        assert table.refuses("Bob", do, seat=1) == "not-now"


def test_between_games_everybody_sits_where_they_like() -> None:
    table = in_play().plays_to_the_end()

    assert table.does("Bob", "sit", seat=1).seats[1] == "Bob"


# ── Anybody ──────────────────────────────────────────────────────────────────────────────────────────


def test_anybody_may_sit_down_where_the_table_agrees() -> None:
    table = in_play("anybody").does("Bob", "sit", seat=2)

    assert table.seats == ["Ann", "honest", "Bob", "honest"]
    assert viewer(table, "Bob") == 2


# ── Whom the host lets ───────────────────────────────────────────────────────────────────────────────


def test_whoever_asks_watches_until_the_host_lets_them_in() -> None:
    table = in_play("host")
    assert table.refuses("Bob", "sit", seat=2) == "not-now"
    assert "ask" in table.why

    table.does("Bob", "ask", seat=2).move()
    assert requests(table) == [SeatRequest(table.number("Bob"), 2)]
    assert viewer(table, "Bob") == SPECTATOR
    assert table.seats == ["Ann", "honest", "honest", "honest"]

    table.does("Ann", "let_in", guest=table.number("Bob"))
    assert table.seats == ["Ann", "honest", "Bob", "honest"]
    assert requests(table) == []


def test_whoever_is_let_in_sees_all_that_the_player_may_know_and_earlier_events_too() -> None:
    table = in_play("host").does("Bob", "ask", seat=2)
    while table.state.game.events(2) == table.state.game.events(SPECTATOR):
        table.move(table.state.seq)
    before = [tuple(event) for event in table.sees("Bob").events]
    table.does("Ann", "let_in", guest=table.number("Bob"))
    after = [tuple(event) for event in table.sees("Bob").events]

    game = table.state.game
    assert after == [tuple(event) for event in game.events(2)]
    assert len(after) == len(before)
    assert any(event[5] != -1 and old[5] == -1 for event, old in zip(after, before, strict=True))


def test_the_host_may_decline_and_is_not_asked_again_in_this_game() -> None:
    table = in_play("host").does("Bob", "ask", seat=2)
    table.does("Ann", "decline", guest=table.number("Bob"))

    assert requests(table) == []
    assert table.refuses("Bob", "ask", seat=1) == "not-now"
    assert table.refuses("Ann", "let_in", guest=table.number("Bob")) == "no-guest"
    table.plays_to_the_end().begins()
    assert table.refuses("Bob", "ask", seat=1) == "done"


def test_only_the_host_lets_people_in() -> None:
    table = in_play("host").does("Bob", "ask", seat=2)

    for do in ("let_in", "decline"):
        assert table.refuses("Eva", do, guest=table.number("Bob")) == "not-host"
        assert table.refuses("Bob", do, guest=table.number("Bob")) == "not-host"


def test_only_whoever_asks_is_let_in() -> None:
    table = in_play("host")

    assert table.refuses("Ann", "let_in", guest=table.number("Bob")) == "no-guest"
    assert table.refuses("Ann", "let_in", guest=77) == "no-guest"


def test_a_second_request_replaces_the_first() -> None:
    table = in_play("host").does("Bob", "ask", seat=2).does("Bob", "ask", seat=3)

    assert table.does("Ann", "let_in", guest=table.number("Bob")).seats[3] == "Bob"


def test_nobody_is_let_in_on_another_seat_than_the_host_was_shown() -> None:
    table = in_play("host").does("Bob", "ask", seat=2).does("Bob", "ask", seat=3)
    number = table.number("Bob")

    assert table.refuses("Ann", "let_in", guest=number, seat=2) == "stale"
    assert table.does("Ann", "let_in", guest=number, seat=3).seats[3] == "Bob"


def test_asking_for_the_same_seat_again_tells_nobody() -> None:
    table = in_play("host").does("Bob", "ask", seat=2)

    assert table.refuses("Bob", "ask", seat=2) == "not-now"


def test_everybody_is_told_which_seat_a_spectator_has_left_and_whom_the_host_declined() -> None:
    table = four_friends(take_over="host").begins().comes("Eva", "Max").does("Bob", "stand")
    table.does("Eva", "ask", seat=1).does("Ann", "decline", guest=table.number("Eva"))
    guests = {guest.name: guest for guest in table_status(table.state, whole=False).guests}

    assert {name: guest.played for name, guest in guests.items() if guest.played is not None} == {"Bob": 1}
    assert [name for name, guest in guests.items() if guest.declined] == ["Eva"]
    table.plays_to_the_end()
    assert not [
        g for g in table_status(table.state, whole=False).guests if g.played is not None or g.declined
    ]


def test_of_two_who_ask_for_a_seat_one_gets_it() -> None:
    table = in_play("host").does("Bob", "ask", seat=2).does("Eva", "ask", seat=2)
    table.does("Ann", "let_in", guest=table.number("Bob"))

    assert table.refuses("Ann", "let_in", guest=table.number("Eva")) == "taken"
    assert requests(table) == [SeatRequest(table.number("Eva"), 2)]


@pytest.mark.parametrize(("seat", "code"), [(0, "taken"), (9, "no-seat")])
def test_a_seat_has_to_be_there_and_free(seat: int, code: str) -> None:
    assert in_play("host").refuses("Bob", "ask", seat=seat) == code


def test_whoever_leaves_asks_no_longer() -> None:
    table = in_play("host").does("Bob", "ask", seat=2).does("Bob", "leave")

    assert requests(table) == []


def test_nobody_asks_before_or_after_a_game() -> None:
    table = ScriptedTable("Ann", bots=("honest",) * 3, take_over="host").comes("Bob")

    assert table.refuses("Bob", "ask", seat=1) == "not-now"
    table.begins().does("Bob", "ask", seat=1).plays_to_the_end()
    assert table.refuses("Ann", "let_in", guest=table.number("Bob")) == "no-guest"
    assert requests(table) == []


def test_the_host_who_watches_may_sit_down_where_the_host_decides() -> None:
    table = ScriptedTable("Ann", sits=False, bots=("honest",) * 4, take_over="host").begins()

    assert table.does("Ann", "sit", seat=1).seats[1] == "Ann"


# ── Never two players ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("take_over", ["nobody", "host", "anybody"])
def test_whoever_has_seen_a_game_as_one_player_never_gets_another(take_over: str) -> None:
    table = four_friends(take_over=take_over).begins().does("Cléa", "leave").does("Bob", "stand")

    for do in ("sit", "ask"):
        assert table.refuses("Bob", do, seat=2) == "not-now"
    table.does("Bob", "leave").comes("Bob")
    for do in ("sit", "ask"):
        assert table.refuses("Bob", do, seat=2) == "not-now"


def test_whoever_was_let_in_and_stood_up_gets_only_that_seat_again() -> None:
    table = in_play("host").does("Bob", "ask", seat=2).does("Ann", "let_in", guest=1).does("Bob", "stand")

    assert table.refuses("Bob", "ask", seat=1) == "not-now"
    assert table.does("Bob", "sit", seat=2).seats[2] == "Bob"


def test_a_table_read_again_from_its_log_knows_who_asks() -> None:
    table = (
        in_play("host").does("Bob", "ask", seat=2).does("Eva", "ask", seat=1).does("Ann", "decline", guest=2)
    )
    again = table.read_again()

    assert again.seat_requests == {person_id("Bob"): 2}
    assert again.declined == {person_id("Eva")}


# ── From the same address ────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("goes", ["left", "was removed", "was declined and left"])
def test_whoever_comes_back_as_somebody_else_is_recognised_by_their_address(goes: str) -> None:
    table = four_friends(take_over="host").begins().comes("Eva", "Ira")
    for each in ("Bob", "Eva", "Ira"):
        table.state.guests[person_id(each)].addresses.add("home")
    if goes == "left":
        table.does("Bob", "leave").does("Eva", "leave")
        known = ["Bob"]
    elif goes == "was removed":
        table.does("Ann", "remove", guest=table.number("Eva")).does("Bob", "leave")
        known = ["Bob", "Eva"]
    else:
        table.does("Dan", "stand").does("Eva", "ask", seat=3)
        table.does("Ann", "decline", guest=table.number("Eva")).does("Eva", "leave")
        known = ["Bob", "Eva"]

    assert [guest.name for guest in same_address(table.state, person_id("Ira"))] == known


# ── Over the network ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.anyio
async def test_the_host_is_told_who_came_from_the_same_address(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        ann, bob = await server.client("Ann"), await server.client("Bob")
        code = await ann.opens(("honest",), players=4, take_over="host", begin=True)
        path = f"/api/tables/{code}/seat-requests"
        async with ann.connect(code) as hers, bob.connect(code) as his:
            assert (await bob.does(his, "ask", seat=2))["type"] == "ack"
            asked = (await ann.asks("GET", path)).json()
            assert asked == {"requests": [{"guest": 1, "seat": 2, "same_address": [0], "names": ["Ann"]}]}
            assert (await bob.asks("GET", path)).status_code == 403
            assert (await ann.does(hers, "let_in", guest=1))["type"] == "ack"
            await bob.hears(his, lambda told: told["type"] == "viewer" and told["viewer"] == 2)
            assert (await bob.hears(his, lambda told: told["type"] == "snapshot"))["events"]
        assert "127.0.0.1" not in json.dumps(ann.heard + bob.heard)


@pytest.mark.anyio
async def test_people_from_other_addresses_are_not_mentioned(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        ann, bob = await server.client("Ann"), await server.client("Bob")
        code = await ann.opens(("honest",), players=4, take_over="host", begin=True)
        headers = {**bob.headers, "X-Forwarded-For": "192.0.2.7"}
        async with ann.connect(code):
            socket = bob.connect(code)
            socket.additional_headers = headers
            async with socket as his:
                assert (await bob.does(his, "ask", seat=2))["type"] == "ack"
                asked = (await ann.asks("GET", f"/api/tables/{code}/seat-requests")).json()

    assert asked == {"requests": [{"guest": 1, "seat": 2, "same_address": [], "names": []}]}


@pytest.mark.anyio
async def test_a_second_connection_from_another_address_is_known_too(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        ann, bob = await server.client("Ann"), await server.client("Bob")
        code = await ann.opens(("honest",), players=4, take_over="host", begin=True)
        elsewhere = ann.connect(code)
        elsewhere.additional_headers = {**ann.headers, "X-Forwarded-For": "192.0.2.7"}
        async with elsewhere, ann.connect(code), bob.connect(code) as his:
            assert (await bob.does(his, "ask", seat=2))["type"] == "ack"
            asked = (await ann.asks("GET", f"/api/tables/{code}/seat-requests")).json()

    assert [each["same_address"] for each in asked["requests"]] == [[0]]
