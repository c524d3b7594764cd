"""A game without a folder on the page is played there at the plain table: seats, log, options as buttons."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from harness.browser import browser_user, launch_browser
from harness.browser_table import BrowserTable, sits
from harness.server_process import ServeCommand, serve_command

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("installed")]


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with launch_browser() as browser:
        yield browser


async def test_two_people_and_a_bot_play_it_on_the_page(browser: Browser, tmp_path: Path):
    with serve_command(tmp_path / "ridotto.db", "--bot-processes", "1") as server:
        await play_at_the_plain_table(browser, server)


async def play_at_the_plain_table(browser: Browser, server: ServeCommand) -> None:
    async with browser_user(browser, server, "en") as ann, browser_user(browser, server, "pl") as bob:
        code = await (await ann.introduces("Ann")).opens(("detective",), game="thief", players=3)
        for seat, one in enumerate((ann, await bob.introduces("Bob"))):
            await sits(one, code, seat)
        table = BrowserTable(code, [ann, bob])
        await table.begins()
        while asked := await table.next_to_decide():
            words = "Peek at" if asked is ann else "Podejrzyj gracza"
            await expect(asked.page.locator("button[data-choice]", has_text=words).first).to_be_visible()
            await asked.page.locator("button[data-choice]", has_text=words).first.click()
            table.decisions += 1

        assert table.decisions > 1
        assert (ann.wrong, bob.wrong) == ([], [])
