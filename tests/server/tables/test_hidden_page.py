"""A page in the background counts as away in a game, and one that is in front again is back at once."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from harness.client import RecordingClient
from harness.server import server_in_process
from ridotto.server.tables import presence
from ridotto.server.tables.log_entries import read_entry
from ridotto.server.tables.registry import TableRegistry
from ridotto.server.tables.seats import Came, StoodIn, Went

pytestmark = pytest.mark.anyio


PRESENCE: list[presence.Presence] = []
"""That of the server of this test, at the end."""


class TwoPages:
    """Ann and Bob with their pages, in a game."""

    def __init__(self, ann: RecordingClient, bob: RecordingClient, code: str) -> None:
        self.ann, self.bob, self.code = ann, bob, code
        self.here: ClientConnection
        self.there: ClientConnection

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """What Ann is told."""
        return await self.ann.hears(self.here, wanted)

    async def bob_is(self, away: bool, socket: ClientConnection | None = None) -> None:
        """Bob's page goes to the background, or comes to the front; a pong says that this was heard."""
        socket = socket or self.there
        await socket.send(json.dumps({"do": "away", "away": away}))
        await socket.send(json.dumps({"do": "ping"}))
        await self.bob.hears(socket, lambda message: message["type"] == "pong")

    async def entries(self) -> list[Any]:
        async with asyncio.timeout(10):
            rows = await PRESENCE[-1].registry.store.read(self.code)
        return [read_entry(row.entry) for row in rows]

    async def count(self, kind: type) -> int:
        return sum(isinstance(entry, kind) for entry in await self.entries())


def is_about(what: str, guest: int = 1) -> Callable[[dict[str, Any]], bool]:
    told = {"type": "guest", "what": what, "guest": guest}
    return lambda message: message["type"] == "frame" and message["told"] == told


@asynccontextmanager
async def salon(path: Path, begin: bool = True, **agreement: Any) -> AsyncIterator[TwoPages]:
    async with server_in_process(path / "r.db") as server:
        ann, bob = await server.client("Ann"), await server.client("Bob")
        code = await ann.opens(players=2, **agreement)
        here = TwoPages(ann, bob, code)
        async with ann.connect(code, page=1) as here.here, bob.connect(code, page=1) as here.there:
            await bob.does(here.there, "sit", seat=1)
            if begin:
                await ann.does(here.here, "begin")
            yield here


@pytest.fixture(autouse=True)
def _presence_without_a_blink(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "BLINK", 0.0)
    make = presence.Presence.__init__

    def remember(self: presence.Presence, registry: TableRegistry) -> None:
        make(self, registry)
        PRESENCE.append(self)

    monkeypatch.setattr(presence.Presence, "__init__", remember)


async def test_a_page_in_the_background_is_away_and_back_at_once(tmp_path: Path) -> None:
    async with salon(tmp_path) as here:
        await here.bob_is(away=True)
        went = await here.until(is_about("went"))
        assert [guest["online"] for guest in went["table"]["guests"]] == [True, False]
        await here.bob_is(away=False)
        came = await here.until(is_about("came"))
        assert [guest["online"] for guest in came["table"]["guests"]] == [True, True]


async def test_after_the_grace_a_bot_plays_until_the_page_is_in_front_again(tmp_path: Path) -> None:
    async with salon(tmp_path, grace=1) as here:
        await here.bob_is(away=True)
        await here.until(is_about("stood_in"))
        await here.bob_is(away=False)
        came = await here.until(is_about("came"))
        assert not came["table"]["chairs"][1].get("stand_in", False)


async def test_with_a_second_page_in_front_nobody_is_away(tmp_path: Path) -> None:
    async with salon(tmp_path) as here, here.bob.connect(here.code, page=1) as second:
        await here.bob.hears(second, lambda message: message["type"] == "snapshot")
        await here.bob_is(away=True)
        await PRESENCE[-1].reconcile()
        assert await here.count(Went) == 0
        await here.bob_is(away=True, socket=second)
        await here.until(is_about("went"))


async def test_a_lost_connection_in_the_background_is_logged_once(tmp_path: Path) -> None:
    async with salon(tmp_path) as here:
        await here.bob_is(away=True)
        await here.until(is_about("went"))
        await here.there.close()
        await PRESENCE[-1].reconcile()
        await here.ann.does(here.here, "say", text="gone")
        assert await here.count(Went) == 1


async def test_before_a_game_a_page_may_be_in_the_background(tmp_path: Path) -> None:
    async with salon(tmp_path, begin=False) as here:
        await here.bob_is(away=True)
        await PRESENCE[-1].reconcile()
        assert await here.count(Went) == 0
        await here.ann.does(here.here, "begin")
        await PRESENCE[-1].reconcile()
        await here.until(is_about("went"))


async def test_alone_with_bots_and_without_a_clock_nobody_is_waited_for(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        ann = await server.client("Ann")
        code = await ann.opens(("honest", "honest", "honest"), begin=True, players=4)
        alone = TwoPages(ann, ann, code)
        async with ann.connect(code, page=1) as alone.there:
            await alone.bob_is(away=True)
            await PRESENCE[-1].reconcile()
            assert await alone.count(Went) == 0


async def test_a_page_that_connects_in_the_background_brings_nobody_back(tmp_path: Path) -> None:
    async with salon(tmp_path, grace=1) as here:
        await here.there.close()
        await here.until(is_about("stood_in"))
        for _ in range(3):
            async with here.bob.connect(here.code, page=1, away=1) as again:
                await here.bob.hears(again, lambda message: message["type"] == "snapshot")
                await PRESENCE[-1].reconcile()
        assert await here.count(Came) == 2
        async with here.bob.connect(here.code, page=1, away=1) as again:
            await here.bob_is(away=False, socket=again)
            came = await here.until(is_about("came"))
            assert not came["table"]["chairs"][1].get("stand_in", False)


async def test_a_page_in_the_background_whose_connection_blinks_is_away_all_the_same(tmp_path: Path) -> None:
    async with salon(tmp_path) as here, here.bob.connect(here.code, page=1, away=1) as again:
        await here.bob.hears(again, lambda message: message["type"] == "snapshot")
        await here.there.close()
        await here.until(is_about("went"))
        await PRESENCE[-1].reconcile()
        assert await here.count(Came) == 2


async def test_a_flood_of_coming_and_going_is_not_logged_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "BLINK", 600.0)
    async with salon(tmp_path) as here:
        for away in [True, False] * 15:
            await here.there.send(json.dumps({"do": "away", "away": away}))
        await here.bob_is(away=False)
        assert await here.count(Came) == 2
        assert await here.count(Went) == 0
        assert await here.count(StoodIn) == 0
