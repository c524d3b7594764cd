"""A first game with a coach, played to its end at random: what is taught, and what is on the screen then."""

from collections.abc import AsyncIterator
from random import Random
from typing import Any, NamedTuple

from harness.page.browser import CHOICE, BrowserUser

COACH = "[data-coach]"
GOT_IT = f"{COACH} .button.main"
SKIP_ALL = f"{COACH} .button.bare"
SAID = "[data-coach-says]"
SOMETHING = f'{COACH}, [data-screen="table"]:not([data-busy]) {CHOICE}, [data-screen="after"]'
"""A lesson, a decision, or the end."""
LOOK = """() => {
  const lesson = document.querySelector("[data-coach]");
  const stage = document.querySelector("[data-moment]:not([data-coach])");
  const screen = document.querySelector("[data-screen]")?.dataset.screen ?? "";
  return {
    lesson: lesson?.dataset.lesson ?? "", moment: lesson?.dataset.moment ?? "",
    words: lesson?.querySelector("p").textContent ?? "",
    screen, stage: screen === "after" ? "after" : stage?.dataset.moment ?? "",
    held: stage?.hasAttribute("data-held") ?? false,
    sentence: document.querySelector(".sentence")?.textContent ?? "",
    said: document.querySelector("[data-coach-says]")?.textContent ?? "",
  };
}"""


class Taught(NamedTuple):
    """What is on the screen at one moment."""

    lesson: str
    moment: str
    """Of the lesson."""
    words: str
    screen: str
    stage: str
    """The moment that the stage shows."""
    held: bool
    sentence: str
    """Of the bar: what happens, or what is asked."""
    said: str
    """To screen readers, by the coach."""


async def sits_down_with_a_coach(user: BrowserUser, game: str) -> None:
    await user.goes(f"/learn/{game}")
    await user.page.locator("section .button.main").first.click()
    await user.reaches("table")


async def looks(user: BrowserUser) -> Taught:
    seen: dict[str, Any] = await user.page.evaluate(LOOK)
    return Taught(**seen)


async def lessons_of_a_game(user: BrowserUser, chance: Random) -> AsyncIterator[Taught]:
    """Each lesson while it is on the screen; in between, what is asked is decided at random."""
    while True:
        await user.page.wait_for_selector(SOMETHING)
        seen = await looks(user)
        if seen.lesson:
            yield seen
            if (await looks(user)).lesson == seen.lesson:
                await user.page.locator(GOT_IT).click()
        elif seen.screen == "after":
            return
        else:
            await user.decides(chance)
