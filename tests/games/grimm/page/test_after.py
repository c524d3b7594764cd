"""What the page tells after a game is what truly happened in it."""

import pytest
from playwright.async_api import Browser

from games.grimm.page.tables import agreed
from harness.page.after_game import by_result, faces, finished_game
from harness.page.browser import PHONE, browser_user
from harness.server import Server
from ridotto.games.grimm.rules.characters import CHARACTERS

pytestmark = pytest.mark.anyio


async def test_everybodys_character_of_every_round_is_told(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server, "it", PHONE) as zoe:
        story = await finished_game(zoe, ["sly", "careful"], agreed(3))
        rounds = [[CHARACTERS[number].name for (number,) in told["characters"]] for told in story["rounds"]]

        assert await faces(zoe, "[data-round]") == rounds
        ranked = by_result(story, story["rounds"][-1]["roses"])
        assert await faces(zoe, "[data-reveal] li") == [[rounds[-1][player]] for player in ranked]
        assert zoe.wrong == []
