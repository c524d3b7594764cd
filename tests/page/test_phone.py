"""On a phone things stay where they are, and lists show their newest line."""

from random import Random
from types import ModuleType

import pytest
from playwright.async_api import Browser, ViewportSize, expect

from harness.page.browser import CHOICE, PHONE, browser_user
from harness.page.words import say
from harness.server import Server

pytestmark = pytest.mark.anyio
FIRST_SEATS = """
const look = () => {
  const seats = [...document.querySelectorAll("[data-seat]")];
  if (seats.length < 2) return requestAnimationFrame(look);
  const heights = seats.map((seat) => seat.getBoundingClientRect().top);
  window.spread = Math.max(...heights) - Math.min(...heights);
};
look();
"""
"""How far apart the seats are when they are drawn for the first time."""
HIDDEN_BELOW = """(line) => {
  let box = line.parentElement;
  while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement;
  return box ? box.scrollHeight - box.clientHeight - box.scrollTop : null;
}"""
"""Pixels of a list that are out of sight below its box."""
LOW = ViewportSize(width=360, height=440)
"""A few lines fill the log."""


async def test_the_waiting_room_stays_where_it_is_while_people_come_and_talk(
    browser: Browser, server: Server
) -> None:
    async with browser_user(browser, server, size=PHONE) as host:
        await host.introduces("Zoë")
        code = await host.opens()
        await (await host.goes(f"/t/{code}")).reaches("waiting")
        bob = await server.client("Bob")
        async with bob.connect(code) as socket:
            for number in range(12):
                await bob.does(socket, "say", text=f"line {number}")
        await host.page.get_by_text("line 11").wait_for(state="attached")
        await host.page.evaluate("() => new Promise(requestAnimationFrame)")

        assert await host.page.evaluate("scrollY") == 0
        assert await host.page.evaluate("document.documentElement.scrollHeight > innerHeight")


async def test_seats_start_apart_and_the_log_opens_at_its_newest_line_and_calls_to_decide(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    async with browser_user(browser, server, size=PHONE) as zoe:
        await zoe.context.add_init_script(FIRST_SEATS)
        await zoe.introduces("Zoë")
        code = await zoe.opens(tables.BOTS, begin=True, **tables.REMEMBERED)
        await (await zoe.goes(f"/t/{code}")).reaches("table")
        for _ in range(5):
            await zoe.page.wait_for_selector(CHOICE)
            await zoe.decides(Random(1))
        await zoe.page.wait_for_selector(CHOICE)  # nothing more is told until she decides
        await zoe.page.set_viewport_size(LOW)
        await zoe.page.get_by_role("button", name=say("stage-log")).click()
        last = await zoe.page.locator("#panel-log li").last.element_handle()

        assert await zoe.page.evaluate(HIDDEN_BELOW, last) is not None, (
            "the log is too short to show anything"
        )
        await zoe.page.wait_for_function(f"(line) => ({HIDDEN_BELOW})(line) < 2", arg=last)
        assert await zoe.page.evaluate("window.spread") > 100
        await zoe.page.set_viewport_size(PHONE)
        await zoe.page.locator("dialog[open] .call button").click()
        await zoe.page.locator(CHOICE).first.wait_for()
        await expect(zoe.page.locator("dialog[open]")).to_have_count(0)
