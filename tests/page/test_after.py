"""What the page tells after a game is what truly happened in it."""

from typing import Any

import pytest
from playwright.async_api import Browser

from harness.browser import PHONE, BrowserUser, browser_user
from harness.server import Server
from ridotto.games.grimm.rules.characters import CHARACTERS

pytestmark = pytest.mark.anyio

FACES = (
    "(all) => all.map((each) => [...each.querySelectorAll('[data-face]')].map(({dataset}) => dataset.face))"
)
BLUFFS = "(all) => all.map(({dataset}) => [Number(dataset.bluff), Number(dataset.believers)])"


async def watched(one: BrowserUser, game: str, bots: list[str], **agreement: Any) -> dict[str, Any]:
    """Bots play a game to its end, and user looks at what comes after it: the story the server has."""
    await (await one.goes("/")).introduces("Zoë")
    agreed = {"game": game, "pace": "instant", **agreement}
    new = {"agreement": agreed, "bots": bots, "sit": False, "begin": True}
    code = (await one.asks("POST", "/api/tables", new))["code"]
    while (await one.asks("GET", f"/api/tables/{code}"))["phase"] != "over":
        pass
    await one.goes(f"/t/{code}")
    await one.reaches("after")
    await one.page.wait_for_selector("[data-reveal]")
    story: dict[str, Any] = (await one.asks("GET", f"/api/tables/{code}/games/1/story"))["story"]
    return story


async def faces(one: BrowserUser, what: str) -> list[list[str]]:
    """The names of all pictures in each of these parts of the page."""
    found: list[list[str]] = await one.page.locator(what).evaluate_all(FACES)
    return found


def laid(story: dict[str, Any], standing: dict[str, Any]) -> list[list[str]]:
    """The masks that lay before each player, and in the centre."""
    cards = [*standing["cards"], *([standing["centre"]] if standing["centre"] else [])]
    return [[story["masks"][mask] for mask in each] for each in cards]


@pytest.mark.quick
async def test_every_mask_of_every_turn_and_every_bluff_is_told(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server, "pl", PHONE) as zoe:
        story = await watched(
            zoe, "mascarade", ["bluffer", "daring"], players=5, settings={"options": {"max_turns": 40}}
        )
        standings = [story["start"], *(turn["after"] for turn in story["turns"])]
        bluffs = [turn for turn in story["turns"] if turn["announcement"] and turn["announcement"]["bluff"]]

        assert bluffs
        assert await faces(zoe, "[data-turn] td") == [each for now in standings for each in laid(story, now)]
        assert await faces(zoe, "[data-reveal] li") == laid(story, standings[-1])
        assert await zoe.page.locator("[data-bluff]").evaluate_all(BLUFFS) == [
            [turn["number"], len(turn["announcement"]["believers"])] for turn in bluffs
        ]
        assert zoe.wrong == []


async def test_everybodys_character_of_every_round_is_told(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server, "it", PHONE) as zoe:
        story = await watched(zoe, "grimm", ["sly", "careful"], players=3)
        rounds = [[CHARACTERS[number].name for (number,) in told["characters"]] for told in story["rounds"]]

        assert await faces(zoe, "[data-round]") == rounds
        assert await faces(zoe, "[data-reveal] li") == [[name] for name in rounds[-1]]
        assert zoe.wrong == []


async def test_the_page_computes_the_seal_by_itself(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server, "nl") as zoe:
        await watched(zoe, "mascarade", ["honest"], players=4, settings={"options": {"max_turns": 3}})
        await zoe.page.get_by_role("button", name="Controleer het zegel").click()

        await zoe.page.get_by_text("✓ Het zegel klopt").wait_for()
        assert zoe.wrong == []
