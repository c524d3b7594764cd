"""Stores of an older server open, are complete, and their games are played to the end."""

import asyncio
from functools import cache
from typing import Any

import pytest

from golden.adapter import (
    facts_of,
    kinds_at,
    play_on,
    proofs_at,
    registry_at,
    server_at,
    who_comes_back,
    whose,
)
from golden.files import load

pytestmark = pytest.mark.anyio

EVERY_KIND, SPY, CLAIMS, DANCE, TOAST = "BBBB22", "CCCC33", "DDDD44", "FFFF55", "GGGG66"
ROBOTS = "KKKK99"
NOT_IN_A_ROOM = ("story", "kinds")
SOON = 120.0
"""Seconds: machines are busy."""


@cache
def golden() -> dict[str, Any]:
    return load("store.json.xz")


def as_json(thing: Any) -> Any:
    """Tuples are lists in what is kept."""
    if isinstance(thing, dict):
        return {str(key): as_json(value) for key, value in thing.items()}
    return [as_json(each) for each in thing] if isinstance(thing, (list, tuple)) else thing


async def test_every_table_stands_as_it_stood(place: str):
    async with registry_at(place) as registry:
        for code, kept in golden()["tables"].items():
            table = await registry.table(code)
            expected = {name: fact for name, fact in kept.items() if name not in NOT_IN_A_ROOM}
            assert as_json(facts_of(table.state)) == expected, kept["story"]
            assert await kinds_at(registry.store, code) == kept["kinds"]


async def test_all_tables_are_listed_and_strangers_see_the_public_ones(place: str):
    tables = golden()["tables"]
    public = {code for code, kept in tables.items() if kept["agreement"].get("public")}
    async with registry_at(place) as registry:
        assert {listing.code: listing.phase for listing in await registry.store.listings()} == {
            code: kept["phase"] for code, kept in tables.items()
        }
        assert {listing.code for listing in await registry.store.listed()} == public


@pytest.mark.parametrize("code", [EVERY_KIND, SPY, DANCE, TOAST], ids=["fool", "spy", "dance", "toast"])
async def test_a_game_that_was_stopped_inside_something_is_played_on_to_its_end(place: str, code: str):
    async with registry_at(place) as registry:
        table = await registry.table(code)
        number = table.state.games
        assert await play_on(table) > 0
        assert table.state.phase == "over"
        assert len(await proofs_at(registry.store, code, number)) == number
    async with registry_at(place) as registry:
        assert (await registry.table(code)).state.phase == "over"


async def test_a_server_opens_an_old_store_and_its_bots_play_on(place: str):
    async with server_at(place) as server, asyncio.timeout(SOON):
        table = await server.tables.table(ROBOTS)
        while table.state.phase != "over":
            await asyncio.sleep(0.05)


async def test_everybody_is_known_by_their_old_token_and_finds_the_way_back(place: str):
    async with registry_at(place) as registry:
        for token, known in golden()["tokens"].items():
            assert await whose(registry.store, token) == tuple(known)
            assert await whose(registry.store, token[:-1] + "-") is None
        for code, name in golden()["ways back"].items():
            assert await who_comes_back(registry.store, code, 1_750_000_000_000) == name


def test_one_table_has_every_kind_of_row_and_others_stand_where_it_is_hard_to_stand():
    tables = golden()["tables"]
    assert len(tables[EVERY_KIND]["kinds"]) == 23
    phases = {code: view_of(tables[code])["phase"] for code in (EVERY_KIND, SPY, CLAIMS, DANCE, TOAST)}
    assert phases == {
        EVERY_KIND: "choose a card",
        SPY: "swap or pretend",
        CLAIMS: "answer",
        DANCE: "choose a card and a direction",
        TOAST: "serve the cards",
    }
    assert view_of(tables[EVERY_KIND])["question"]["held"]


def view_of(table: dict[str, Any]) -> dict[str, Any]:
    """What the decider sees."""
    return table["game"]["views"][str(table["game"]["decider"])]
