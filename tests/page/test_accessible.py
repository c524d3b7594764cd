"""axe finds nothing to mend on any screen, in any language, by day and by night."""

from collections.abc import Sequence

import pytest
from playwright.async_api import Browser, ViewportSize

from harness.amounts import cases
from harness.browser import DESK, PHONE, BrowserUser
from harness.chromium import MODULES
from harness.page_screens import LIGHTS, Light, Screen
from harness.server import Server
from page.screens import SCREENS
from ridotto.words.language import LANGUAGES

pytestmark = pytest.mark.anyio
AXE = (MODULES / "axe-core" / "axe.min.js").read_text("utf-8")
RUN = """async () => {
  const {violations} = await axe.run(document, {resultTypes: ["violations"]});
  const where = (nodes) => nodes.map(({target}) => target.join(" ")).slice(0, 4).join(", ");
  return violations.map(({id, help, nodes}) => `${id} (${help}): ${where(nodes)}`);
}"""
STILL = """() => {
  const still = new CSSStyleSheet();
  still.replaceSync("*, *::before, *::after { transition: none !important; animation: none !important }");
  document.adoptedStyleSheets.push(still);
}"""
"""What is half faded in has half a contrast."""
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


async def violations(user: BrowserUser, lights: Sequence[Light]) -> list[str]:
    """What axe finds by these lights, while nothing moves."""
    found: list[str] = []
    await user.page.evaluate(STILL)
    await user.page.evaluate(AXE)
    for light in lights:
        await user.page.emulate_media(color_scheme=light, reduced_motion="reduce")
        found += [f"{light}: {each}" for each in await user.page.evaluate(RUN)]
    return found
