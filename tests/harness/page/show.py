"""A finished game that people have watched together, for its show on the TV."""

from collections.abc import Sequence
from typing import Any

from harness.page.after_game import game_over
from harness.page.browser import BrowserUser
from harness.page.screens import Way

MOMENT = "[data-moment]"
KNEW_IT = f"{MOMENT} button"
HOLD = """
const soon = window.setTimeout;
window.setTimeout = (done, pause, ...rest) => (pause > 5000 ? 0 : soon(done, pause, ...rest));
"""
"""The show stays at a face that has turned; nothing else there takes that long."""


async def watched_together(
    people: Sequence[BrowserUser], agreement: dict[str, Any], bots: Sequence[str]
) -> str:
    """Bots play to the end, and the people look at what comes after it. Returns the table's code."""
    for number, one in enumerate(people):
        await one.introduces(("Ann", "Bob", "Cléa")[number])
    new = {"agreement": {"pace": "instant", **agreement}, "bots": bots, "sit": False, "begin": True}
    code = str((await people[0].asks("POST", "/api/tables", new))["code"])
    await game_over(people[0], code)
    for one in people:
        await one.goes(f"/t/{code}")
        await one.reaches("after")
    for one in people:
        await one.page.locator(KNEW_IT).first.wait_for()
    return code


async def says_knew_it(one: BrowserUser) -> str:
    """Say of the first moment that they knew it. Returns the number of its event."""
    event = await one.page.locator(MOMENT).first.get_attribute("data-moment")
    await one.page.locator(KNEW_IT).first.click()
    await one.page.locator(f"{MOMENT} .said").first.wait_for()
    return str(event)


def on_the_wall_after(agreement: dict[str, Any], bots: list[str], hold: bool = False) -> Way:
    """The TV after a game of bots: its result, or the show held at the first face that has turned."""

    async def way(user: BrowserUser) -> None:
        await user.introduces("Léa")
        new = {"agreement": {"pace": "instant", **agreement}, "bots": bots, "sit": False, "begin": True}
        code = str((await user.asks("POST", "/api/tables", new))["code"])
        await game_over(user, code)
        if hold:
            await user.page.add_init_script(HOLD)
        await user.goes(f"/tv/{code}")

    return way
