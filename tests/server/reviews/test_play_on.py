"""Playing on against bots from a moment of a finished game."""

import asyncio
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from harness.client import RecordingClient, whole_snapshot
from harness.reviews.reviewed import call, person, play_among_bots
from harness.server import Server, server_in_thread
from ridotto.play.record import read_record, replay
from ridotto.server.tables.state import TableState
from ridotto.server.tables.talk import tells_of_playing_on


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server_in_thread(tmp_path_factory.mktemp("server") / "ridotto.db", bot_processes=1) as server:
        yield server


@pytest.fixture(scope="module")
def ann(server: Server) -> RecordingClient:
    return person(server, "Ann")


@pytest.fixture(scope="module", params=["mascarade", "grimm"])
def where(request: pytest.FixtureRequest, server: Server, ann: RecordingClient) -> str:
    return play_among_bots(server, ann, request.param)


async def snapshot(client: RecordingClient, code: str) -> dict[str, Any]:
    async with client.connect(code) as socket:
        client.heard.clear()
        await client.hears(socket, lambda message: message["type"] == "snapshot")
    return whole_snapshot(client.heard)


def test_a_table_goes_on_from_the_moment_with_bots_on_the_other_seats(
    server: Server, ann: RecordingClient, where: str
):
    eve = person(server, "Eve")
    proof = call(server, None, "GET", where).json()
    wish = {"step": 3, "seat": 2}

    opened = call(server, eve, "POST", f"{where}/play-on", json=wish)
    code = opened.json()["code"]
    seen = asyncio.run(snapshot(eve, code))
    asyncio.run(eve.plays(code, Random(2)))
    again = call(server, eve, "GET", f"/api/tables/{code}/games/1").json()

    assert (opened.status_code, opened.json()["phase"]) == (201, "playing")
    assert seen["began"]["continues"] == 3
    assert [chair.get("guest") for chair in seen["table"]["chairs"]] == [None, None, 0, None]
    assert seen["began"]["start"]["players"][2] == "Eve"
    assert len(set(seen["began"]["start"]["players"])) == 4
    assert again["record"]["moves"][:3] == proof["record"]["moves"][:3]
    assert replay(read_record(msgspec.json.encode(again["record"]))).over


async def hears_while(
    client: RecordingClient, code: str, happens: Callable[[], None]
) -> list[dict[str, Any]]:
    """What somebody who is at a table is told there, until they say something themself."""
    async with client.connect(code) as socket:
        await client.hears(socket, lambda message: message["type"] == "snapshot")
        client.heard.clear()
        await asyncio.to_thread(happens)
        await client.does(socket, "phrase", phrase="thanks")
    return [message["told"] for message in map(json.loads, client.heard) if "told" in message]


def test_people_at_the_table_are_told_that_somebody_plays_on_unless_the_game_is_private(
    server: Server, ann: RecordingClient
):
    where = play_among_bots(server, ann)
    code, eve = where.split("/")[3], person(server, "Eve")

    def play_on(client: RecordingClient) -> None:
        assert (
            call(server, client, "POST", f"{where}/play-on", json={"step": 3, "seat": 1}).status_code == 201
        )

    told = asyncio.run(hears_while(ann, code, lambda: play_on(eve)))
    assert {"type": "played_on", "move": 4} in told

    assert call(server, ann, "PUT", f"{where}/privacy", json={"private": True}).status_code == 200
    told = asyncio.run(hears_while(ann, code, lambda: play_on(ann)))
    assert told
    assert "played_on" not in [each["type"] for each in told]


def test_nobody_is_told_about_a_game_before_the_last_one_or_at_an_empty_table():
    state = TableState("OAK")
    state.games, state.phase = 2, "over"
    assert not tells_of_playing_on(state, 2)
    state.admit("ann", "Ann", False)
    state.guests["ann"].processes.add("p")

    assert tells_of_playing_on(state, 2)
    assert not tells_of_playing_on(state, 1)
    state.phase = "playing"
    assert not tells_of_playing_on(state, 2)


def test_a_moment_that_the_game_does_not_have_is_refused(server: Server, ann: RecordingClient, where: str):
    last = len(call(server, None, "GET", where).json()["record"]["moves"])
    for wish, reason in (
        ({"step": last, "seat": 0}, "no-such-step"),
        ({"step": 0, "seat": 9}, "no-seat"),
        ({"step": 0, "seat": 0, "bots": ["nobody"]}, None),
    ):
        refused = call(server, ann, "POST", f"{where}/play-on", json=wish)
        assert refused.status_code == 422
        assert reason is None or refused.json()["reason"] == reason
    assert call(server, None, "POST", f"{where}/play-on", json={"step": 0, "seat": 0}).status_code == 401


def test_a_file_of_the_finished_game_is_no_copy_of_one_played_on_from_its_deal(
    server: Server, ann: RecordingClient, where: str
):
    proof = call(server, None, "GET", where).json()
    opened = call(server, ann, "POST", f"{where}/play-on", json={"step": 0, "seat": 0})
    begun = asyncio.run(snapshot(ann, opened.json()["code"]))["began"]

    answer = call(server, None, "POST", "/api/reviews", json={"record": proof})

    assert (opened.json()["phase"], begun.get("continues", 0)) == ("playing", 0)
    assert answer.status_code == 200, answer.text
