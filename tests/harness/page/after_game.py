"""A finished game on the page: the story that the server tells, and the pictures that are shown."""

from collections.abc import Sequence
from typing import Any

from harness.page.browser import BrowserUser

FACES = (
    "(all) => all.map((each) => [...each.querySelectorAll('[data-face]')].map(({dataset}) => dataset.face))"
)


async def finished_game(one: BrowserUser, bots: Sequence[str], agreement: dict[str, Any]) -> dict[str, Any]:
    """Bots play a game to its end, and the user looks at what comes after it. The server's story of it."""
    await one.introduces("Zoë")
    new = {"agreement": {"pace": "instant", **agreement}, "bots": bots, "sit": False, "begin": True}
    code = (await one.asks("POST", "/api/tables", new))["code"]
    await game_over(one, code)
    await one.goes(f"/t/{code}")
    await one.reaches("after")
    await one.page.wait_for_selector("[data-reveal]")
    story: dict[str, Any] = (await one.asks("GET", f"/api/tables/{code}/games/1/story"))["story"]
    return story


async def game_over(one: BrowserUser, code: str) -> None:
    """Wait for the end of the game as a spectator does."""
    client = await one.client()
    async with client.connect(code) as socket:
        await client.hears(socket, lambda message: (message.get("table") or {}).get("phase") == "over")


async def faces(one: BrowserUser, what: str) -> list[list[str]]:
    """The names of all pictures in each of these parts of the page."""
    found: list[list[str]] = await one.page.locator(what).evaluate_all(FACES)
    return found


def by_result(story: dict[str, Any], scores: Sequence[int]) -> list[int]:
    """The players as they are ranked: winners first, then by what they have."""
    return sorted(range(len(scores)), key=lambda player: (player not in story["winners"], -scores[player]))
