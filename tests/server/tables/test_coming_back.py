"""Who left the table and comes back as the same person sits on their seat again, and nobody else does."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from harness.client import RecordingClient
from harness.server import InProcessServer, server_in_process

pytestmark = pytest.mark.anyio
AGREEMENT: dict[str, Any] = {"players": 4, "pace": "relaxed", "grace": 3600}


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[InProcessServer]:
    async with server_in_process(
        Path(tmp_path_factory.mktemp("server")) / "r.db", bot_processes=1, rate=1000, burst=1000, tables=1000
    ) as server:
        yield server


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


async def does(person: RecordingClient, code: str, *commands: dict[str, Any]) -> str:
    """Connect, be let in, give commands, and hang up; the code of the last answer if it is a refusal."""
    answer: dict[str, Any] = {}
    async with person.connect(code) as socket:
        await person.hears(socket, lambda message: message["type"] == "welcome")
        for command in commands:
            answer = await person.does(socket, **command)
    return str(answer.get("code", ""))


async def seats(server: InProcessServer, code: str) -> list[str]:
    """The name of the guest on each seat; nothing for a bot."""
    wall = RecordingClient(server.port, "", "")
    async with wall.connect(code, wall=1) as socket:
        table = (await wall.hears(socket, lambda message: message["type"] == "snapshot"))["table"]
    names = {guest["number"]: guest["name"] for guest in table["guests"]}
    return [names.get(chair.get("guest"), "") for chair in table["chairs"]]


async def two_in_a_game(
    server: InProcessServer, **agreement: Any
) -> tuple[RecordingClient, RecordingClient, str]:
    """Ann hosts on the first seat, and Bob sits on the third."""
    ann, bob = await server.client("Ann"), await server.client("Bob")
    code = await ann.opens(("honest",) * 3, **{**AGREEMENT, **agreement})
    await does(bob, code, {"do": "sit", "seat": 2})
    await does(ann, code, {"do": "begin"})
    assert await seats(server, code) == ["Ann", "", "Bob", ""]
    return ann, bob, code


async def test_who_left_a_game_sits_on_their_seat_again_at_once(server: InProcessServer) -> None:
    _, bob, code = await two_in_a_game(server)
    await does(bob, code, {"do": "leave"})
    assert await seats(server, code) == ["Ann", "", "", ""]

    async with bob.connect(code) as socket:
        welcome = await bob.hears(socket, lambda message: message["type"] == "welcome")
    assert welcome["viewer"] == 2
    assert await seats(server, code) == ["Ann", "", "Bob", ""]


async def test_who_stood_up_to_watch_still_watches_after_a_new_connection(server: InProcessServer) -> None:
    _, bob, code = await two_in_a_game(server)
    await does(bob, code, {"do": "stand"})
    await does(bob, code)

    assert await seats(server, code) == ["Ann", "", "", ""]
    assert await does(bob, code, {"do": "sit", "seat": 1}) == "not-now"
    assert await does(bob, code, {"do": "sit", "seat": 2}) == ""


async def test_a_seat_that_another_person_has_taken_over_stays_theirs(server: InProcessServer) -> None:
    _, bob, code = await two_in_a_game(server, take_over="anybody")
    eva = await server.client("Eva")
    await does(bob, code, {"do": "leave"})
    await does(eva, code, {"do": "sit", "seat": 2})
    await does(bob, code)

    assert await seats(server, code) == ["Ann", "", "Eva", ""]
    assert await does(bob, code, {"do": "sit", "seat": 1}) == "not-now"


async def test_a_stranger_of_the_same_name_gets_no_seat(server: InProcessServer) -> None:
    _, bob, code = await two_in_a_game(server)
    await does(bob, code, {"do": "leave"})
    other = await server.client("Bob")

    assert await does(other, code, {"do": "sit", "seat": 2}) == "not-now"
    assert await seats(server, code) == ["Ann", "", "", ""]


async def test_who_was_removed_does_not_come_back(server: InProcessServer) -> None:
    ann, bob, code = await two_in_a_game(server)
    await does(ann, code, {"do": "remove", "guest": 1})
    async with bob.connect(code) as socket:
        refused = await bob.hears(socket, lambda message: message["type"] == "refused")

    assert refused["code"] == "removed"
    assert await seats(server, code) == ["Ann", "", "", ""]


async def test_who_left_the_waiting_room_finds_their_seat_again(server: InProcessServer) -> None:
    ann, bob = await server.client("Ann"), await server.client("Bob")
    code = await ann.opens(**AGREEMENT)
    await does(bob, code, {"do": "sit", "seat": 2}, {"do": "leave"})
    await does(ann, code, {"do": "fill", "bots": {"2": "honest"}})
    await does(bob, code)

    assert await seats(server, code) == ["Ann", "", "Bob", ""]
