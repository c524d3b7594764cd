"""Measures where names, coins, cards and buttons are: none covered, none cut off, none out of reach."""

from pathlib import Path

from harness.page.browser import BrowserUser

MEASURE = Path(__file__).with_suffix(".js").read_text("utf-8")
SETTLED = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"""


async def misplaced(user: BrowserUser) -> list[str]:
    """What is covered, cut off, overlapping or out of reach on the screen, once nothing moves any more."""
    await user.is_drawn()
    before: list[str] = []
    while (found := await measured(user)) != before:
        before = found
    return found


async def measured(user: BrowserUser) -> list[str]:
    await user.page.evaluate(SETTLED)
    found: list[str] = await user.page.evaluate(MEASURE)
    return found
