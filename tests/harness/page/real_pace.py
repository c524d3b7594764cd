"""People at the page who take their time, and a watch that notes when their page shows what."""

from dataclasses import dataclass
from typing import Any

from harness.page.browser import STATE, BrowserUser

REAL_PACE = """
const hurried = window.setTimeout;
window.setTimeout = (done, pause, ...rest) => hurried(done, pause * 250, ...rest);
"""
"""The test's clock is too fast for anybody to read what stands there during the deal."""
WATCH = """(() => {
  const note = (kind, name) => watched.push([performance.now(), kind, name]);
  const watched = (window.watched = []);
  const state = STATE;
  let [events, now] = [[], ""];
  const look = () => {
    const shown = document.querySelector("[data-screen]")?.dataset.shown?.split(", ") ?? [];
    for (const each of shown) if (!events.includes(each)) note("shown", each);
    for (const each of events) if (!shown.includes(each)) note("gone", each);
    events = shown;
    const then = state();
    if (then !== now) note("state", (now = then));
  };
  const begin = () => new MutationObserver(look).observe(document, {
    subtree: true, childList: true, attributes: true,
    attributeFilter: ["data-shown", "data-busy", "data-choice", "disabled"],
  });
  document.documentElement ? begin() : addEventListener("DOMContentLoaded", begin);
})()""".replace("STATE", STATE)
"""Notes when each event comes and goes, when the person is asked, and when the game is over."""

ANSWER = """([pause, seed]) => {
  const state = STATE;
  const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const answer = () => {
    const buttons = [...document.querySelectorAll("button[data-choice]:enabled")];
    const choices = buttons.filter((each) => each.offsetParent);
    const choice = choices[Math.floor(chance() * choices.length)];
    choice?.click();
    if (choice && choice.dataset.move === undefined) setTimeout(answer, 50);
  };
  let waits;
  setInterval(() => {
    if (waits !== undefined || state() !== "asked") return;
    waits = setTimeout(() => {
      if (state() === "asked") answer();
      setTimeout(() => (waits = undefined), 200);
    }, pause);
  }, 100);
}""".replace("STATE", STATE)
"""Answers every question at random after a pause, in milliseconds; looking is work, so it looks seldom."""


@dataclass(frozen=True)
class ShownEvent:
    """An event that a page showed."""

    number: int
    kind: int
    milliseconds: float


async def watch_pace(user: BrowserUser) -> None:
    """Note from the next load on when the page shows what."""
    await user.context.add_init_script(WATCH)


async def events_shown(user: BrowserUser) -> list[ShownEvent]:
    """The events that were shown so far, as they came, and for how long; not those that are still shown."""
    shown: list[ShownEvent | None] = []
    began: dict[str, tuple[int, float]] = {}
    for at, kind, name in await watched(user):
        if kind == "shown":
            began[name] = len(shown), at
            shown.append(None)
        elif kind == "gone":
            place, since = began[name]
            shown[place] = ShownEvent(*map(int, name.split()), at - since)
    return [each for each in shown if each]


async def waits_between_decisions(user: BrowserUser) -> list[float]:
    """How long a person waited for each decision but the first, in seconds: from the answer before it."""
    states = [(at, name) for at, kind, name in await watched(user) if kind == "state"]
    answered, waits = None, []
    for at, name in states:
        if name == "asked" and answered is not None:
            waits.append((at - answered) / 1000)
        answered = answered if name else at
    return waits


async def watched(user: BrowserUser) -> list[tuple[float, str, str]]:
    noted: Any = await user.page.evaluate("watched")
    return [(at, kind, name) for at, kind, name in noted]


async def answers_by_itself(user: BrowserUser, seconds: float = 0.3, seed: int = 1) -> None:
    """From now on the page's person answers each question after some time, at random."""
    await user.page.evaluate(ANSWER, [1000 * seconds, seed])
