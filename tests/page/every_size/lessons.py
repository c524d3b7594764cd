"""Checks every lesson of a game with a coach: it is about the moment on the screen, and hides nothing."""

import re
from random import Random
from types import ModuleType

from harness.page.browser import BrowserUser
from harness.page.coached import SKIP_ALL, Taught, lessons_of_a_game, looks, sits_down_with_a_coach

FAREWELL = "won"
COVERED = """() => {
  const panel = document.querySelector("[data-coach]");
  const clip = (box, by) => ({
    left: Math.max(box.left, by.left), right: Math.min(box.right, by.right),
    top: Math.max(box.top, by.top), bottom: Math.min(box.bottom, by.bottom),
  });
  const visible = (thing) => {
    let box = thing.getBoundingClientRect();
    for (let around = thing.parentElement; around && around !== document.body; around = around.parentElement)
      if (getComputedStyle(around).overflowY !== "visible") box = clip(box, around.getBoundingClientRect());
    return box;
  };
  const lesson = visible(panel);
  const isBehind = (thing) => {
    const box = clip(visible(thing), lesson);
    return box.right - box.left > 1 && box.bottom - box.top > 1;
  };
  const shown = document.querySelectorAll("[data-seat], [data-choice], .scene .inside, main > header button");
  const behind = [...shown].filter((thing) => !thing.contains(panel) && isBehind(thing));
  return behind.map((thing) => thing.outerHTML.slice(0, 120));
}"""
"""What lies behind the lesson: seats with their cards, choices, scenes."""
CUT = """() => [...document.querySelectorAll("[data-seat]")].filter((seat) => {
  const box = seat.getBoundingClientRect();
  let [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  for (let around = seat.parentElement; around && around !== document.body; around = around.parentElement)
    if (getComputedStyle(around).overflowY !== "visible") {
      const frame = around.getBoundingClientRect();
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
  return bottom - top < box.height - 2;
}).map((seat) => seat.getAttribute("aria-label"))"""
"""Players of whom something lies under the head or the bar."""
OFFERED = """() => [...document.querySelectorAll(".foot .button, [data-choice], [data-seen], .scene")]
  .filter((thing) => !thing.disabled && !thing.closest("[data-coach], [data-seat]"))
  .filter((thing) => thing.checkVisibility())
  .map((thing) => thing.outerHTML.slice(0, 120))"""
"""What one could do besides reading the lesson."""
WAITING = "button[data-choice]:disabled"
"""A choice that is shown, and has to wait."""


async def check_lessons(user: BrowserUser, tables: ModuleType, seed: int, most: int = 1000) -> list[str]:
    """Play a game with a coach, to its end or until so many lessons were checked. Returns their names."""
    await sits_down_with_a_coach(user, tables.GAME)
    taught: list[str] = []
    moments: list[str] = []
    async for seen in lessons_of_a_game(user, Random(seed)):
        check_moment(seen, tables)
        assert await stands_still(user, seen)
        if seen.lesson != FAREWELL:
            await check_table(user, seen, tables)
        taught.append(seen.lesson)
        moments.append(seen.moment)
        if len(taught) == most:
            break
    assert taught[0] == f"{tables.GAME}-goal"
    assert len(taught) == len(set(taught)), "a lesson was shown twice"
    assert len(moments) == len(set(moments)), "a moment had two lessons"
    return taught


async def check_table(user: BrowserUser, seen: Taught, tables: ModuleType) -> None:
    """Everybody can be seen, with what the lesson is about; and there is nothing to do but to read it."""
    assert await user.page.evaluate(COVERED) == []
    assert await cut_in_the_end(user) == [], seen.lesson
    assert await user.page.evaluate(OFFERED) == []
    assert bool(await user.page.locator(WAITING).count()) == seen.moment.startswith("question-"), seen.lesson
    is_last = seen.lesson.startswith(f"{tables.GAME}-ended")
    assert await user.page.locator(SKIP_ALL).count() == (0 if is_last else 1), seen.lesson
    selector = tables.SHOWN.get(seen.lesson.removeprefix(f"{tables.GAME}-"), "main")
    assert await user.page.locator(selector).count(), f"{seen.lesson}: {seen.sentence}"


def check_moment(seen: Taught, tables: ModuleType) -> None:
    """The moment of the lesson is on the stage, and the table speaks of what the lesson is about."""
    assert seen.moment == seen.stage
    assert seen.said == seen.words != ""
    if seen.lesson == FAREWELL:
        assert seen.screen == "after"
        return
    assert seen.held == seen.moment.startswith("event-")
    pattern = tables.MOMENTS[seen.lesson.removeprefix(f"{tables.GAME}-")]
    assert re.search(pattern, seen.sentence), f"{seen.lesson}: {seen.sentence}"


async def cut_in_the_end(user: BrowserUser) -> list[str]:
    """The table needs a moment to make room."""
    for _ in range(40):
        if not await user.page.evaluate(CUT):
            return []
        await user.page.wait_for_timeout(50)
    cut: list[str] = await user.page.evaluate(CUT)
    return cut


async def stands_still(user: BrowserUser, seen: Taught) -> bool:
    """Long enough for several events, with the test's fast clock."""
    await user.page.wait_for_timeout(60)
    return await looks(user) == seen
