"""What the page tells after a game is what truly happened in it."""

from typing import Any

import pytest
from playwright.async_api import Browser

from games.mascarade.page.tables import agreed
from harness.page.after_game import by_result, faces, finished_game
from harness.page.browser import PHONE, browser_user
from harness.server import Server

pytestmark = pytest.mark.anyio
BLUFFS = "(all) => all.map(({dataset}) => [Number(dataset.bluff), Number(dataset.believers)])"


def laid(story: dict[str, Any], standing: dict[str, Any]) -> list[list[str]]:
    """The masks that lay before each player, and in the centre."""
    cards = [*standing["cards"], *([standing["centre"]] if standing["centre"] else [])]
    return [[story["masks"][mask] for mask in each] for each in cards]


@pytest.mark.quick
async def test_every_mask_of_every_turn_and_every_bluff_is_told(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server, "pl", PHONE) as zoe:
        story = await finished_game(zoe, ["bluffer", "daring"], agreed(5, turns=40))
        standings = [story["start"], *(turn["after"] for turn in story["turns"])]
        bluffs = [turn for turn in story["turns"] if turn["announcement"] and turn["announcement"]["bluff"]]

        assert bluffs
        assert await faces(zoe, "[data-turn] td") == [each for now in standings for each in laid(story, now)]
        last = laid(story, standings[-1])
        ranked = [last[player] for player in by_result(story, standings[-1]["coins"])]
        assert await faces(zoe, "[data-reveal] li") == [*ranked, *last[len(ranked) :]]
        assert await zoe.page.locator("[data-bluff]").evaluate_all(BLUFFS) == [
            [turn["number"], len(turn["announcement"]["believers"])] for turn in bluffs
        ]
        assert zoe.wrong == []
