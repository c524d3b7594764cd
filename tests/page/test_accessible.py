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
LOOKS: Sequence[tuple[str, Sequence[Light]]] = cases(
    [("en", ("dark",)), ("uk", ("light",))], [(language, LIGHTS) for language in LANGUAGES]
)
"""Languages, and the lights to look by."""


@pytest.mark.parametrize(
    ("screen", "size"),
    [(screen, size) for screen in SCREENS for size in SIZES if size == "phone" or screen.wide],
    ids=lambda each: getattr(each, "name", each),
)
async def test_axe_finds_nothing(browser: Browser, server: Server, screen: Screen, size: str) -> None:
    async with screen.shown(browser, server, SIZES[size]) as user:
        found = []
        for language, lights in LOOKS if size == "phone" else LOOKS[:1]:
            if language != user.language:
                await user.speaks(language)
                await screen.prepare(user)
            found += [f"{language}: {each}" for each in await violations(user, lights)]
        assert not found, "\n".join(found)
