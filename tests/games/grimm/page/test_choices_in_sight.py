"""Every choice is in sight without scrolling, also on a phone on its side."""

from random import Random

import pytest
from playwright.async_api import Browser, TimeoutError, ViewportSize

from games.grimm.page.tables import BOTS, agreed
from harness.page.browser import CHOICE, PHONE, BrowserUser
from harness.page.browser_table import browser_table
from harness.server import Server

pytestmark = pytest.mark.anyio
SIDEWAYS = ViewportSize(width=740, height=360)
QUESTIONS = 14
HIDDEN = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const bar = document.querySelector("[data-bar]").getBoundingClientRect();
  const isCut = ({top, bottom}) => top < bar.top - 1 || bottom > Math.min(bar.bottom, innerHeight) + 1;
  const choices = [...document.querySelectorAll("button[data-choice]:enabled")];
  done(choices.filter((each) => isCut(each.getBoundingClientRect())).map((each) => each.innerText));
})))"""
"""The choices that are not wholly in sight; a question that needs the room scrolls what is above it away."""
SOON = 5000
"""Milliseconds in which a page that was turned has its new layout, on a busy machine."""


async def settled(user: BrowserUser) -> list[str]:
    """What is hidden once the page has its new size."""
    try:
        await user.page.wait_for_function(f"async () => !(await ({HIDDEN})()).length", timeout=SOON)
    except TimeoutError:
        return list(await user.page.evaluate(HIDDEN))
    return []


async def hidden_choices(user: BrowserUser) -> list[str]:
    found = []
    for size in (PHONE, SIDEWAYS):
        await user.page.set_viewport_size(size)
        question = await user.page.locator("[data-called] .sentence").inner_text()
        where = f"{size['width']}×{size['height']} {question}"
        found += [f"{where}: {each}" for each in await settled(user)]
    await user.page.set_viewport_size(PHONE)
    return found


async def decide_step_by_step(user: BrowserUser, chance: Random) -> list[str]:
    """Choose at random until a move is made; the choices that were hidden meanwhile."""
    found = []
    while True:
        found += await hidden_choices(user)
        choices = user.page.locator(CHOICE)
        choice = choices.nth(chance.randrange(await choices.count()))
        is_move = await choice.get_attribute("data-move") is not None
        await choice.click()
        if is_move:
            return found


@pytest.mark.parametrize("language", ["en", "uk"])
async def test_every_choice_is_in_sight_without_scrolling(
    browser: Browser, server: Server, language: str
) -> None:
    chance, found = Random(language), []
    everything = agreed(4, abilities=True)
    async with browser_table(browser, server, (language,), PHONE, BOTS, **everything) as table:
        await table.begins()
        for _ in range(QUESTIONS):
            asked = await table.next_to_decide()
            assert asked is not None
            found += await decide_step_by_step(asked, chance)
    assert not found, "\n".join(found)
