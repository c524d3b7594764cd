"""axe finds nothing to mend on any screen, in any language, by day and by night."""

from typing import Any

import pytest
from playwright.async_api import Browser, ViewportSize

from page.browser import DESK, PHONE, Person
from page.chromium import MODULES
from page.screens import SCREENS, Screen
from ridotto.words.language import LANGUAGES
from server.loopback import Served

pytestmark = pytest.mark.anyio
AXE = (MODULES / "axe-core" / "axe.min.js").read_text("utf-8")
RUN = """async () => {
  for (const each of document.getAnimations()) {
    if (each.effect.getComputedTiming().endTime < Infinity) each.finish();
  }
  const {violations} = await axe.run(document, {resultTypes: ["violations"]});
  const where = (nodes) => nodes.map(({target}) => target.join(" ")).slice(0, 4).join(", ");
  return violations.map(({id, help, nodes}) => `${id} (${help}): ${where(nodes)}`);
}"""
SIZES: dict[str, ViewportSize] = {"phone": PHONE, "desk": DESK}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
async def test_axe_finds_nothing(browser: Browser, served: Served, screen: Screen, size: str) -> None:
    async with screen.shown(browser, served, SIZES[size]) as somebody:
        found = []
        for language in LANGUAGES if size == "phone" else ("en",):
            if language != somebody.language:
                await somebody.speaks(language)
                await screen.prepare(somebody)
            found += [f"{language}: {each}" for each in await violations(somebody)]
        assert not found, "\n".join(found)


async def violations(somebody: Person) -> list[str]:
    """What axe finds, by night and by day."""
    found: list[Any] = []
    for light in ("dark", "light"):
        await somebody.page.emulate_media(color_scheme=light, reduced_motion="reduce")
        await somebody.page.evaluate(AXE)
        found += [f"{light}: {each}" for each in await somebody.page.evaluate(RUN)]
    return found
