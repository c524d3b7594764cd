"""A page in any browser, as far as every browser can be driven: go, evaluate, press, type, resize, picture.

Each browser has a driver that gives pages with these few methods; everything else is built on them here.
"""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from harness.client import TIMEOUT

FASTER_TIMERS = """(() => {
  if (window.hurried) return;
  window.hurried = true;
  window.failures = [];
  addEventListener("error", (event) => window.failures.push(event.message));
  addEventListener("unhandledrejection", (event) => window.failures.push(String(event.reason)));
  const wait = window.setTimeout;
  window.setTimeout = (done, pause, ...rest) => wait(done, pause / (pause < 500 ? 25 : 250), ...rest);
})()"""
"""Pauses between events are for people. Errors from now on are kept in `window.failures`."""
CENTRE = """(() => {
  const all = [...document.querySelectorAll(%s)];
  const thing = all.filter((each) => !each.disabled && each.getClientRects().length)[%d];
  if (!thing) return null;
  thing.scrollIntoView({block: "nearest", inline: "nearest", behavior: "instant"});
  const {x, y, width, height} = thing.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})()"""
"""The middle of something that can be pressed; null if it is not there."""


class Driver(Protocol):
    """A page of one browser."""

    async def navigate(self, address: str) -> None: ...

    async def run(self, script: str) -> str:
        """What a script, the body of an async function, returns; a text."""

    async def hold(self, x: float, y: float) -> None:
        """Put a finger or the mouse's button down."""

    async def release(self) -> None: ...

    async def press_enter(self) -> None: ...

    async def resize(self, width: int, height: int) -> None: ...

    async def picture(self) -> bytes:
        """A screenshot, as PNG."""


class DrivenPage:
    """One person's page."""

    def __init__(self, driver: Driver, address: str) -> None:
        self.driver, self.address = driver, address

    async def goes(self, path: str) -> None:
        """Open an address, and wait for a screen."""
        await self.driver.navigate(self.address + path)
        await self.evaluate(FASTER_TIMERS)
        await self.waits("[data-screen]")

    async def leaves(self) -> None:
        """Show nothing any more: a table moves on even if nobody looks."""
        await self.driver.navigate("about:blank")

    async def evaluate(self, expression: str) -> Any:
        """The value of an expression, which may be a promise."""
        text = await self.driver.run(f"return JSON.stringify((await ({expression})) ?? null)")
        return json.loads(text)

    async def waits_until(self, condition: str) -> Any:
        """The value of an expression, as soon as it is truthy."""
        guarded = f"(() => {{ try {{ return {condition}; }} catch {{ return null; }} }})()"
        async with asyncio.timeout(TIMEOUT):
            while not (value := await self.evaluate(guarded)):
                await asyncio.sleep(0.05)
        return value

    async def waits(self, selector: str) -> None:
        """Wait until something is on the screen."""
        every = f"[...document.querySelectorAll({json.dumps(selector)})]"
        await self.waits_until(f"{every}.some((each) => each.getClientRects().length)")

    async def middle(self, selector: str, number: int = 0) -> tuple[float, float]:
        await self.waits(selector)
        found = await self.evaluate(CENTRE % (json.dumps(selector), number))
        assert found, f"{selector} {number} cannot be pressed"
        return found[0], found[1]

    async def taps(self, selector: str, number: int = 0) -> None:
        """Press and release something."""
        await self.driver.hold(*await self.middle(selector, number))
        await self.driver.release()

    async def taps_if_there(self, selector: str, number: int) -> bool:
        """Press something, and tell whether it was there."""
        found = await self.evaluate(CENTRE % (json.dumps(selector), number))
        if found:
            await self.driver.hold(*found)
            await self.driver.release()
        return bool(found)

    async def types(self, selector: str, text: str) -> None:
        """Put a text into a field, as typing would."""
        await self.waits(selector)
        await self.evaluate(
            f"""(() => {{
              const field = document.querySelector({json.dumps(selector)});
              field.focus();
              field.value = {json.dumps(text)};
              field.dispatchEvent(new Event("input", {{bubbles: true}}));
            }})()"""
        )

    async def box(self, selector: str) -> dict[str, float]:
        await self.waits(selector)
        found: dict[str, float] = await self.evaluate(
            f"document.querySelector({json.dumps(selector)}).getBoundingClientRect().toJSON()"
        )
        return found

    async def failures(self) -> Sequence[str]:
        """Every error since the page was opened."""
        found: list[str] = await self.evaluate("window.failures")
        return found

    async def keeps_picture(self, path: Path) -> None:
        path.write_bytes(await self.driver.picture())
