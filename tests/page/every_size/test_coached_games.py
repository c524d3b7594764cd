"""Whole games with a coach: no lesson is shown for another moment than the one on the screen."""

from types import ModuleType

import pytest
from playwright.async_api import Browser, ViewportSize

from harness.page.browser import DESK, PHONE, browser_user
from harness.server import Server
from page.every_size.lessons import FAREWELL, check_lessons

pytestmark = [pytest.mark.anyio, pytest.mark.large]
ON_ITS_SIDE = ViewportSize(width=740, height=360)


@pytest.mark.parametrize(("seed", "size"), [(1, PHONE), (2, ON_ITS_SIDE), (3, DESK)])
async def test_every_lesson_is_about_what_is_on_the_screen(
    browser: Browser, server: Server, tables: ModuleType, seed: int, size: ViewportSize
):
    async with browser_user(browser, server, "en", size) as user:
        assert (await check_lessons(user, tables, seed))[-1] == FAREWELL
        assert user.wrong == []
