"""What people do on a page, in any browser."""

import json
from random import Random
from typing import Any

from harness.browsers.driven_page import DrivenPage

CHOICE = "button[data-choice]:enabled"
STATE = """(() => {
  const screen = document.querySelector("[data-screen]");
  if (screen?.dataset.screen === "after") return "after";
  if (screen?.hasAttribute("data-busy")) return null;
  const choices = [...document.querySelectorAll("button[data-choice]:enabled")];
  return choices.some((each) => each.getClientRects().length) && "asked";
})()"""
KEYS = f"""[...document.querySelectorAll("{CHOICE}")]
  .filter((each) => each.getClientRects().length).map(({{dataset}}) => dataset.move ?? null)"""


async def introduces(page: DrivenPage, name: str, language: str = "en") -> None:
    """Register, in the browser, which keeps the cookie."""
    await page.goes("/")
    await asks(page, "POST", "/api/people", {"name": name, "language": language})


async def shares_the_device(page: DrivenPage) -> None:
    """Others may look at this screen: cards are held to be seen."""
    await page.evaluate("""localStorage.setItem("ridotto-settings", JSON.stringify({device: "shared"}))""")


async def asks(page: DrivenPage, method: str, path: str, body: object = None) -> Any:
    """Send a request with this page's cookie."""
    sent = json.dumps(json.dumps(body))
    return await page.evaluate(
        f"""fetch({json.dumps(path)}, {{
          method: "{method}", body: {sent}, headers: {{"Content-Type": "application/json"}},
        }}).then((answer) => answer.json())"""
    )


async def opens(page: DrivenPage, bots: tuple[str, ...], **agreement: Any) -> str:
    """Open a table with bots that do not pause, and begin; it stays on the screen."""
    agreed = {"pace": "instant", "grace": 3600, **agreement}
    new = {"agreement": agreed, "bots": bots, "sit": True, "begin": True}
    code: str = (await asks(page, "POST", "/api/tables", new))["code"]
    await page.goes(f"/t/{code}")
    return code


async def decides(page: DrivenPage, chance: Random) -> bool:
    """Wait to be asked, and choose at random until a move is made; False after the game."""
    while await page.waits_until(STATE) != "after":
        keys = await page.evaluate(KEYS)
        number = chance.randrange(len(keys)) if keys else 0
        # Between two looks the page may have gone on: then it is asked again.
        if keys and await page.taps_if_there(CHOICE, number) and keys[number] is not None:
            return True
    return False
