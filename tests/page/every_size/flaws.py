"""What is wrong with a screen in some sizes: something covered or cut off, or something that axe finds."""

from collections.abc import Sequence

from playwright.async_api import Browser, ViewportSize

from harness.amounts import cases
from harness.page.axe import violations
from harness.page.boxes import misplaced
from harness.page.browser import DESK, PHONE, BrowserUser
from harness.page.screens import LIGHTS, Light, Screen
from harness.server import Server
from page.screens import CROWDED, SCREENS
from ridotto.words.language import LANGUAGES

EVERY_SCREEN = (*SCREENS, *CROWDED)
REPRESENTATIVE = {
    "start",
    "new table",
    "waiting",
    "host's menu",
    "coach",
    "table",
    "after",
    "tv",
    "workshop",
    "ball",
}
"""Screens that `make test` looks at, on a phone; `make test-screens` looks at all of them in all sizes."""
TV = ViewportSize(width=1920, height=1080)
SCROLLS = "() => document.scrollingElement.scrollHeight > innerHeight + 1"


async def flaws(browser: Browser, server: Server, screen: Screen, sizes: Sequence[ViewportSize]) -> list[str]:
    """What is wrong with a screen in these sizes: in one language, or in a thorough run in all of them."""
    some = [LANGUAGES[EVERY_SCREEN.index(screen) % len(LANGUAGES)]]
    languages = cases(some, list(LANGUAGES))
    found = []
    async with screen.shown(browser, server, PHONE, languages[0]) as user:
        for language in languages:
            if language != user.language:
                await user.page.set_viewport_size(PHONE)
                await user.speaks(language)
                await screen.opened(user)
            found += [f"{language} {each}" for each in await flaws_in_sizes(user, screen, sizes)]
    return found


async def flaws_in_sizes(user: BrowserUser, screen: Screen, sizes: Sequence[ViewportSize]) -> list[str]:
    """What is wrong with a screen that was opened on a phone."""
    found = []
    await user.is_drawn()
    await user.stands_still()
    for size in sizes:
        if size != PHONE:
            await user.page.set_viewport_size(size)
        wrong = await misplaced(user)
        if lights := lights_for_axe(screen, size):
            wrong += await violations(user, lights)
        if size == TV and screen.name.startswith("tv ") and await user.page.evaluate(SCROLLS):
            wrong.append("nobody can scroll a TV")
        found += [f"{size['width']}×{size['height']}: {each}" for each in wrong]
    return found


def lights_for_axe(screen: Screen, size: ViewportSize) -> Sequence[Light]:
    """Dark on a phone and light on a desk, or the other way round; in a thorough run both on both."""
    if screen not in SCREENS or size not in [PHONE, DESK][: 1 + screen.wide]:
        return ()
    number = SCREENS.index(screen) // len(LANGUAGES) + (size == DESK)
    return cases([LIGHTS[number % len(LIGHTS)]], LIGHTS)
