"""Hints while playing: only among bots, only for the player who is asked."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from harness.client import RecordingClient
from harness.reviews.found_moves import FoundMoves
from harness.reviews.reviewed import call, open_among_bots, person
from harness.server import Server, server_in_thread
from ridotto.bots.bot import bot_seed
from ridotto.bots.pool.pool import BotPool


@pytest.fixture(scope="module")
def found() -> FoundMoves:
    return FoundMoves()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, found: FoundMoves) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BotPool, "think", found.think)
        with server_in_thread(tmp_path_factory.mktemp("server") / "ridotto.db", bot_processes=1) as server:
            yield server


async def question(client: RecordingClient, code: str) -> dict[str, Any]:
    async with client.connect(code) as socket:
        return await client.hears(socket, lambda message: message["type"] == "question")


def hint_for(server: Server, who: RecordingClient | None, code: str, asked: dict[str, Any]) -> Any:
    wanted = {"game": asked["game"], "decision": asked["decision"]}
    return call(
        server, who, "POST", f"/api/tables/{code}/hint", json=wanted, headers={"accept-language": "fr"}
    )


@pytest.mark.parametrize("game", ["mascarade", "grimm"])
def test_a_player_among_bots_is_told_what_to_do_in_their_language(
    server: Server, found: FoundMoves, game: str
):
    ann = person(server, "Ann")
    code = open_among_bots(server, ann, game=game)
    asked = asyncio.run(question(ann, code))

    hint = hint_for(server, ann, code, asked).json()

    assert hint["state"] == "ready"
    assert hint["move"] == hint["advice"][0]["move"] == asked["question"]["options"][0]
    assert len(hint["advice"]) == min(3, len(asked["question"]["options"]))
    assert len(hint["lines"]) >= len(hint["advice"])
    last = found.asked[-1]
    assert all(event == event.seen_by(last.seat.player) for event in last.events)
    assert last.view.viewer == last.seat.player
    assert last.seed == bot_seed("hint", last.seat.player), "not the seed of the game"


def test_strangers_and_late_questions_get_no_hint(server: Server):
    ann, eve = person(server, "Ann"), person(server, "Eve")
    code = open_among_bots(server, ann)
    asked = asyncio.run(question(ann, code))
    late = {**asked, "decision": asked["decision"] + 1}

    assert hint_for(server, eve, code, asked).json()["reason"] == "watching"
    assert hint_for(server, None, code, asked).status_code == 401
    assert (
        hint_for(server, ann, code, late).status_code,
        hint_for(server, ann, "NOSUCH", asked).status_code,
    ) == (
        409,
        404,
    )


async def sit_together(ann: RecordingClient, bob: RecordingClient) -> str:
    code = await ann.opens((), players=2, pace="instant")
    async with ann.connect(code) as hers, bob.connect(code) as his:
        await bob.does(his, "sit", seat=1)
        await ann.does(hers, "begin")
    return code


def test_nobody_gets_a_hint_at_a_table_with_another_person(server: Server):
    ann, bob = person(server, "Ann"), person(server, "Bob")

    async def first_question(code: str) -> dict[str, Any]:
        waiting = {asyncio.ensure_future(question(who, code)) for who in (ann, bob)}
        done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for each in waiting:
            each.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return done.pop().result()

    code = asyncio.run(sit_together(ann, bob))
    asked = asyncio.run(first_question(code))

    for who in (ann, bob):
        refused = hint_for(server, who, code, asked)
        assert (refused.status_code, refused.json()["reason"]) == (403, "hint-only-among-bots")


def test_nobody_gets_a_hint_while_another_player_has_only_stood_up(server: Server):
    ann, bob = person(server, "Ann"), person(server, "Bob")

    async def stand() -> tuple[str, dict[str, Any]]:
        code = await sit_together(ann, bob)
        async with bob.connect(code) as his:
            await bob.does(his, "stand")
        return code, await question(ann, code)

    code, asked = asyncio.run(stand())
    refused = hint_for(server, ann, code, asked)

    assert (refused.status_code, refused.json()["reason"]) == (403, "hint-only-among-bots")
