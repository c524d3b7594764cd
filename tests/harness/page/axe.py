"""Checks a page's accessibility with axe-core."""

from collections.abc import Sequence

from harness.page.browser import BrowserUser
from harness.page.chromium import MODULES
from harness.page.screens import Light

AXE = (MODULES / "axe-core" / "axe.min.js").read_text("utf-8")
RUN = """async () => {
  const {violations} = await axe.run(document, {resultTypes: ["violations"]});
  const where = (nodes) => nodes.map(({target}) => target.join(" ")).slice(0, 4).join(", ");
  return violations.map(({id, help, nodes}) => `${id} (${help}): ${where(nodes)}`);
}"""


async def violations(user: BrowserUser, lights: Sequence[Light]) -> list[str]:
    """What axe finds by these lights, once the screen has loaded and while nothing moves."""
    found: list[str] = []
    for part in ("main", "h1"):
        await user.page.wait_for_selector(part, state="attached")
    await user.is_drawn()
    await user.stands_still()
    await user.page.evaluate(AXE)
    for light in lights:
        await user.page.emulate_media(color_scheme=light, reduced_motion="reduce")
        found += [f"{light}: {each}" for each in await user.page.evaluate(RUN)]
    return found
