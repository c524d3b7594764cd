"""Pictures of every lesson of a coached game and of its question, for readers who have never played it.

`PYTHONPATH=tests python tests/page/coach_screenshots.py GAME FOLDER [SEED [WIDTHxHEIGHT [LANGUAGE]]]`
"""

import asyncio
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest.mock import patch

from playwright.async_api import ViewportSize

from harness.page.browser import CHOICE, browser_user, launch_browser
from harness.page.coached import GOT_IT, lessons_of_a_game, sits_down_with_a_coach
from harness.server import server_in_process

BOTS = "ridotto.server.tables.thinking_time.USUAL"


async def take(game: str, folder: Path, seed: int, size: ViewportSize, language: str) -> None:
    """Numbered in the order of the game."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as store, patch.dict(BOTS, instant=20, brisk=20, relaxed=20):
        async with (
            launch_browser() as browser,
            server_in_process(Path(store) / "ridotto.db", bot_processes=1) as server,
            browser_user(browser, server, language, size) as user,
        ):
            await sits_down_with_a_coach(user, game)
            number = 0
            async for seen in lessons_of_a_game(user, Random(seed)):
                number += 1
                await user.page.wait_for_timeout(200)
                await user.page.screenshot(path=folder / f"{number:02}.png")
                if seen.moment.startswith("question-"):
                    await user.page.locator(GOT_IT).click()
                    await user.page.wait_for_selector(CHOICE)
                    await user.page.screenshot(path=folder / f"{number:02}-question.png")


if __name__ == "__main__":
    chosen, where, *more = sys.argv[1:]
    first, shape, spoken = [*more, *("1", "360x740", "en")[len(more) :]]
    wide, high = map(int, shape.split("x"))
    asyncio.run(take(chosen, Path(where), int(first), ViewportSize(width=wide, height=high), spoken))
