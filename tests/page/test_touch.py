"""A touch device's habits, and a server at home on plain HTTP, where browsers refuse some things."""

import json
from collections.abc import AsyncIterator
from random import Random
from types import ModuleType
from typing import Any

import pytest
from playwright.async_api import Browser, async_playwright, expect

from harness.page.browser import ARGUMENTS, CHOICE, PHONE, BrowserUser, browser_user
from harness.page.chromium import find_chromium
from harness.page.words import say
from harness.server import Server

pytestmark = pytest.mark.anyio
HOME = "ridotto.local"
"""A name at home: an address that browsers do not trust."""
IGNORED = "The Cross-Origin-Opener-Policy header has been ignored"
"""What the browser says about a header that needs https, and that harms nobody."""
INSTALLABLE = """() => Object.fromEntries([
  ...[...document.querySelectorAll("meta[name]")].map((each) => [each.name, each.content]),
  ...[...document.querySelectorAll("link")].map((each) => [each.rel, each.getAttribute("href")]),
])"""
FETCH = """([method, path, body]) => fetch(path, {
  method, body, headers: {"Content-Type": "application/json"},
}).then((answer) => answer.json())"""
WATCH_GESTURES = """
window.asked = {vibrated: 0, locked: 0, sounds: 0};
navigator.vibrate = () => (window.asked.vibrated += 1);
Object.defineProperty(navigator, "wakeLock", {value: {request: async () => {
  window.asked.locked += 1;
  return {release: async () => undefined};
}}});
localStorage.setItem("ridotto-settings", JSON.stringify({sound: true}));
const Quiet = window.AudioContext;
window.AudioContext = class extends Quiet {
  constructor() { super(); window.asked.sounds += 1; }
};
"""


@pytest.fixture(scope="module")
async def home_browser() -> AsyncIterator[Browser]:
    """A browser that finds the name at home on this machine."""
    path, environment = find_chromium()
    arguments = [*ARGUMENTS, f"--host-resolver-rules=MAP {HOME} 127.0.0.1"]
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=path, args=arguments, env=environment or None
        )
        yield browser
        await browser.close()


async def test_a_double_tap_never_zooms_and_pinching_may(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server, size=PHONE, has_touch=True) as zoe:
        await zoe.goes("/")
        assert (
            await zoe.page.evaluate("getComputedStyle(document.documentElement).touchAction")
            == "manipulation"
        )
        viewport = (await zoe.page.evaluate(INSTALLABLE))["viewport"]
        assert "width=device-width" in viewport, "without it taps wait for a second one"
        assert "viewport-fit=cover" in viewport
        assert "user-scalable" not in viewport
        assert "maximum-scale" not in viewport


async def test_no_field_is_so_small_that_an_iphone_zooms_into_it(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server, size=PHONE, has_touch=True) as zoe:
        await zoe.introduces("Zoë")
        code = await zoe.opens()
        await (await zoe.goes(f"/t/{code}")).reaches("waiting")
        sizes = await zoe.page.locator("input, select, textarea").evaluate_all(
            "(all) => all.map((each) => parseFloat(getComputedStyle(each).fontSize))"
        )
        assert sizes
        assert min(sizes) >= 16


async def test_the_page_can_be_installed_on_ios_and_android(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server) as zoe:
        await zoe.goes("/")
        found = await zoe.page.evaluate(INSTALLABLE)
        assert found["apple-mobile-web-app-capable"] == found["mobile-web-app-capable"] == "yes"
        assert found["apple-mobile-web-app-title"] == "Ridotto"
        for icon in (found["apple-touch-icon"], found["manifest"]):
            assert (await server.http.get(icon)).status_code == 200
        manifest = json.loads((await server.http.get(found["manifest"])).text)
        assert manifest["display"] == "standalone"
        assert {"192x192", "512x512"} <= {each["sizes"] for each in manifest["icons"]}


async def test_sound_vibration_and_wake_lock_come_with_the_first_touch(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    async with browser_user(browser, server, size=PHONE, has_touch=True) as zoe:
        await zoe.context.add_init_script(WATCH_GESTURES)
        await zoe.introduces("Zoë")
        code = await zoe.opens(tables.BOTS, begin=True, **tables.agreed(3))
        await (await zoe.goes(f"/t/{code}")).reaches("table")
        await zoe.page.locator(CHOICE).first.wait_for()
        assert await zoe.page.evaluate("window.asked.sounds") == 0, "not before a touch"

        await zoe.page.touchscreen.tap(5, 5)
        await zoe.page.wait_for_function("() => window.asked.sounds === 1 && window.asked.locked > 0")
        await zoe.decides(Random(1))
        await zoe.page.wait_for_function("() => window.asked.vibrated > 0")
        assert zoe.wrong == []


class HomeUser(BrowserUser):
    """Sends requests from the page: only the browser finds the name."""

    async def asks(self, method: str, path: str, body: Any = None) -> Any:
        return await self.page.evaluate(FETCH, [method, path, json.dumps(body)])


async def test_at_home_on_plain_http_nothing_breaks_and_nothing_is_offered_that_cannot_work(
    home_browser: Browser, server: Server, tables: ModuleType
) -> None:
    context = await home_browser.new_context(
        base_url=f"http://{HOME}:{server.port}", viewport=PHONE, reduced_motion="reduce"
    )
    zoe = HomeUser(server, context, await context.new_page(), "en")
    await zoe.goes("/")
    assert not await zoe.page.evaluate("isSecureContext"), "the browser trusts this address"
    await zoe.page.get_by_role("button", name=say("start-settings")).click()
    await expect(zoe.page.get_by_role("switch", name=say("start-sound"))).to_be_visible()
    await expect(zoe.page.get_by_role("switch", name=say("start-notify"))).to_have_count(0)
    await zoe.introduces("Zoë")
    code = await zoe.opens()
    await (await zoe.goes(f"/t/{code}")).reaches("waiting")
    await expect(zoe.page.get_by_role("button", name=say("start-share"))).to_have_count(0)
    await zoe.page.get_by_role("button", name=say("start-copy")).first.click()
    await expect(zoe.page.get_by_role("button", name=say("start-copied")).first).to_be_visible()
    code = await zoe.opens(tables.BOTS, begin=True, **tables.agreed(3, turns=2))
    await (await zoe.goes(f"/t/{code}")).reaches("table")
    await zoe.page.locator(CHOICE).first.wait_for()
    assert [error for error in zoe.wrong if not error.startswith(IGNORED)] == []
