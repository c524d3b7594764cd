"""axe finds nothing to mend on any screen, in any language, by day and by night."""

from collections.abc import Sequence

import pytest
from playwright.async_api import Browser, ViewportSize

from harness.amounts import cases
from harness.page.axe import violations
from harness.page.browser import DESK, PHONE
from harness.page.screens import LIGHTS, Light, Screen
from harness.server import Server
from page.screens import SCREENS
from ridotto.words.language import LANGUAGES

pytestmark = pytest.mark.anyio
SIZES: dict[str, ViewportSize] = {"phone": PHONE, "desk": DESK}
Look = tuple[str, Sequence[Light]]
"""A language, and the lights to look by."""
EVERY_LOOK: Sequence[Look] = [(language, LIGHTS) for language in LANGUAGES]
SOME_LOOKS: Sequence[Look] = [("en", ("dark",)), ("uk", ("light",)), ("en", ("light",)), ("uk", ("dark",))]


def looks_at(screen: Screen, size: str) -> Sequence[Look]:
    """One look at every screen, by turns; in a thorough run all of them."""
    number = SCREENS.index(screen) + list(SIZES).index(size)
    return cases([SOME_LOOKS[number % len(SOME_LOOKS)]], EVERY_LOOK)


@pytest.mark.parametrize(
    ("screen", "size"),
    [(screen, size) for screen in SCREENS for size in SIZES if size == "phone" or screen.wide],
    ids=lambda each: getattr(each, "name", each),
)
async def test_axe_finds_nothing(browser: Browser, server: Server, screen: Screen, size: str) -> None:
    looks = looks_at(screen, size)
    async with screen.shown(browser, server, SIZES[size], looks[0][0]) as user:
        found = []
        for language, lights in looks:
            if language != user.language:
                await user.speaks(language)
                await screen.opened(user)
            found += [f"{language}: {each}" for each in await violations(user, lights)]
        assert not found, "\n".join(found)
