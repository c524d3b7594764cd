"""What you know is at hand: beside the deal, in the list of masks, in the settings and on seen cards."""

import pytest
from playwright.async_api import Browser, ViewportSize, expect

from games.mascarade.page.tables import BOTS, agreed
from harness.page.browser import DESK, PHONE, BrowserUser, browser_user
from harness.page.choices import chooses
from harness.page.real_pace import REAL_PACE
from harness.page.screens import asked_at
from harness.page.words import say
from harness.server import Server

pytestmark = pytest.mark.anyio
LYING_PHONE = ViewportSize(width=740, height=360)
TABLE, CROWD = agreed(6, memory="everything"), agreed(13, memory="everything")
CLAIM, ANNOUNCE, LOOK = '[data-choice^="claim"]', '[data-choice="announce"]', '[data-choice="look"]'
OWN_CARD = "[data-seat].mine [data-place]"
ON_TOP = """(selector) => {
  const card = document.querySelector(selector);
  const {left, top, width, height} = card.getBoundingClientRect();
  return [[0.2, 0.2], [0.8, 0.2], [0.5, 0.5], [0.2, 0.8], [0.8, 0.8]].every(([x, y]) =>
    card.contains(document.elementFromPoint(left + x * width, top + y * height)));
}"""
"""Whether nothing lies on a card, and no part of it is off the screen."""
WATCH_SEEN = """() => {
  window.seen = [];
  const look = () => {
    for (const caption of document.querySelectorAll("[data-seen] figcaption")) {
      window.seen.push(caption.textContent);
    }
  };
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
}"""
"""A seen card lies beside the table until the next question."""


async def device_is(user: BrowserUser, device: str) -> None:
    """Choose it in the settings, by the game's menu."""
    await user.page.get_by_role("button", name=say("stage-menu"), exact=True).click()
    await user.page.get_by_role("button", name=say("start-settings"), exact=True).click()
    await user.page.locator("dialog[open]").get_by_text(say(f"start-device-{device}"), exact=True).click()
    await user.page.keyboard.press("Escape")
    await expect(user.page.locator("dialog[open]")).to_have_count(0)


async def test_the_list_of_masks_leaves_your_own_card_in_sight_on_every_screen(
    browser: Browser, server: Server
) -> None:
    async with browser_user(browser, server, size=PHONE) as user:
        await asked_at(CROWD, BOTS, 1, something=ANNOUNCE)(user)
        await chooses(user, "announce")
        for size in (PHONE, LYING_PHONE, DESK):
            await user.page.set_viewport_size(size)
            await user.page.wait_for_function(ON_TOP, arg=OWN_CARD)


async def test_the_settings_say_whether_a_device_is_shared(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server, size=PHONE) as user:
        await asked_at(TABLE, BOTS, something=CLAIM)(user)
        toggle = user.page.locator("[data-device]").first

        await expect(toggle).to_have_attribute("data-device", "private")
        await device_is(user, "shared")
        await expect(toggle).to_have_attribute("data-device", "shared")
        await device_is(user, "auto")
        await expect(toggle).to_have_attribute("data-device", "private")


async def test_a_seen_card_says_where_it_lies_and_on_a_private_device_what_it_is(
    browser: Browser, server: Server
) -> None:
    async with browser_user(browser, server, size=PHONE) as user:
        await asked_at(TABLE, BOTS, something=LOOK)(user)
        await user.page.evaluate(WATCH_SEEN)
        await chooses(user, "look")
        await user.page.wait_for_function("() => window.seen.length > 0")
        [where, mask] = (await user.page.evaluate("window.seen[0]")).split(": ")

        assert where.startswith("your card")
        assert mask in (await user.snapshot(user.page.url.rpartition("/")[2]))["view"]["masks"]


async def test_a_seen_card_is_put_back_before_a_question_if_the_table_has_forgotten_it(
    browser: Browser, server: Server
) -> None:
    """Else a card lies open beside the sentence that you do not know it."""
    async with browser_user(browser, server, size=PHONE) as user:
        await asked_at(agreed(6, memory="nothing"), BOTS, something=LOOK)(user)
        await user.page.evaluate(WATCH_SEEN)
        await chooses(user, "look")
        await user.page.wait_for_selector(f'[data-screen="table"]:not([data-busy]) {CLAIM}')

        assert await user.page.evaluate("window.seen.length") > 0
        await expect(user.page.locator("[data-seen]")).to_have_count(0)


@pytest.mark.parametrize(
    ("memory", "sentence", "button"),
    [
        ("everything", "stage-remember-for-you", "stage-remembered-for-you"),
        ("nothing", "stage-remember", "stage-remembered"),
    ],
)
async def test_the_deal_asks_you_to_remember_only_if_the_game_does_not_do_it_for_you(
    browser: Browser, server: Server, memory: str, sentence: str, button: str
) -> None:
    async with browser_user(browser, server, size=PHONE) as user:
        await user.introduces("Léa")
        await user.page.add_init_script(REAL_PACE)
        code = await user.opens(BOTS, begin=True, **agreed(3, memory=memory))
        await user.goes(f"/t/{code}")

        await expect(user.page.locator(".sentence")).to_have_text(say(sentence))
        await user.page.get_by_role("button", name=say(button), exact=True).click()
        await expect(user.page.locator(".sentence")).not_to_have_text(say(sentence))
