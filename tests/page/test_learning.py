"""A beginner looks things up, and plays a first game with a coach."""

from types import ModuleType

import pytest
from playwright.async_api import Browser, expect

from harness.page.browser import CHOICE, PHONE, browser_user
from harness.page.coached import COACH, GOT_IT, SKIP_ALL, looks, sits_down_with_a_coach
from harness.page.real_pace import REAL_PACE
from harness.server import Server
from page.every_size.lessons import check_lessons

pytestmark = pytest.mark.anyio
MENU = "main header button"
FIRST_LESSONS = 6
"""Whole games with a coach are in `every_size`."""


async def test_a_link_that_leads_nowhere_says_so(browser: Browser, server: Server):
    async with browser_user(browser, server) as user:
        await user.goes("/learn/mask/Nobody")

        await expect(user.page.get_by_role("dialog")).to_contain_text("Nothing has been written about this")


@pytest.mark.quick
async def test_a_first_game_begins_with_the_goal_and_goes_on_when_it_was_read(
    browser: Browser, server: Server, tables: ModuleType
):
    async with browser_user(browser, server, "en", PHONE) as user:
        await sits_down_with_a_coach(user, tables.GAME)
        await expect(user.page.locator(COACH)).to_contain_text("The goal")
        goal = await looks(user)

        await user.page.wait_for_timeout(300)
        assert await looks(user) == goal, "the game did not wait"
        await user.page.locator(GOT_IT).click()
        await expect(user.page.locator(f'{COACH}[data-lesson="{goal.lesson}"]')).to_have_count(0)
        assert user.wrong == []


async def test_the_first_lessons_are_about_what_is_on_the_screen(
    browser: Browser, server: Server, tables: ModuleType
):
    async with browser_user(browser, server, "en", PHONE) as user:
        assert len(await check_lessons(user, tables, 1, FIRST_LESSONS)) == FIRST_LESSONS
        assert user.wrong == []


async def test_all_lessons_can_be_skipped(browser: Browser, server: Server, tables: ModuleType):
    async with browser_user(browser, server) as user:
        await sits_down_with_a_coach(user, tables.GAME)

        await user.page.locator(SKIP_ALL).click()
        await user.page.wait_for_selector(CHOICE)
        await user.page.reload()
        await user.page.wait_for_selector(CHOICE)
        await expect(user.page.locator(COACH)).to_have_count(0)


async def test_lessons_are_read_by_keyboard_and_said_once(
    browser: Browser, server: Server, tables: ModuleType
):
    async with browser_user(browser, server) as user:
        await sits_down_with_a_coach(user, tables.GAME)
        await user.page.wait_for_selector(GOT_IT)
        goal = await looks(user)
        regions = user.page.locator("[aria-live]").filter(has_text=goal.words)

        await expect(regions).to_have_count(1)
        await user.page.locator(GOT_IT).focus()
        await user.page.keyboard.press("Enter")
        await expect(regions).to_have_count(0)
        assert (await looks(user)).lesson != goal.lesson


async def test_every_lesson_can_be_read_again_in_the_menu(
    browser: Browser, server: Server, tables: ModuleType
):
    async with browser_user(browser, server, "en", PHONE) as user:
        await sits_down_with_a_coach(user, tables.GAME)
        read = []
        for _ in range(2):
            await user.page.wait_for_selector(GOT_IT)
            read.append((await looks(user)).words)
            await user.page.locator(GOT_IT).click()
            await expect(user.page.locator(COACH).filter(has_text=read[-1])).to_have_count(0)

        await user.page.locator(MENU).first.click()
        await user.page.get_by_role("button", name="What you have learned").click()
        await expect(user.page.locator("[data-learned] li")).to_have_text(read)


async def test_the_rules_are_read_without_leaving_the_game(
    browser: Browser, server: Server, tables: ModuleType
):
    async with browser_user(browser, server, "en", PHONE) as user:
        await user.introduces("Léa")
        code = await user.opens(tables.BOTS, begin=True, **tables.agreed(3))
        await user.goes(f"/t/{code}")
        await user.reaches("table")

        await user.page.locator(MENU).first.click()
        await user.page.get_by_role("button", name="Rules of the game").click()
        sheet = user.page.get_by_role("dialog")
        await expect(sheet.get_by_role("heading", name="The goal")).to_be_visible()
        await expect(sheet.get_by_role("link")).to_have_attribute("target", "_blank")
        await user.page.keyboard.press("Escape")
        await user.reaches("table")
        assert user.wrong == []


async def test_a_table_that_named_no_game_has_the_rules_in_its_menu(browser: Browser, server: Server):
    async with browser_user(browser, server, "en", PHONE) as user:
        await user.introduces("Léa")
        await user.goes(f"/t/{await user.opens()}")
        await user.page.get_by_role("button", name="Fill with bots and begin").click()
        await user.reaches("table")

        await user.page.locator(MENU).first.click()
        await user.page.get_by_role("button", name="Rules of the game").click()
        await expect(user.page.get_by_role("dialog").get_by_role("heading", name="The goal")).to_be_visible()


async def test_a_stranger_is_told_the_goal_at_the_deal(browser: Browser, server: Server, tables: ModuleType):
    async with browser_user(browser, server, "en", PHONE) as user:
        await user.introduces("Léa")
        await user.page.add_init_script(REAL_PACE)
        code = await user.opens(tables.BOTS, begin=True, **tables.REMEMBERED)
        await user.goes(f"/t/{code}")

        await expect(user.page.locator("[data-goal]")).to_contain_text("The goal:")
