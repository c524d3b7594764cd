"""A contact sheet of every screen in every language, with all sizes and both lights: `make screenshots`.

ARGS chooses languages and screens, as in `ARGS="pl uk table ball"`; --readme takes those of the README, too.
"""

import asyncio
import sys
from base64 import b64encode
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from playwright.async_api import Browser, ViewportSize

from harness.page.browser import PHONE, BrowserUser, launch_browser
from harness.page.screens import LIGHTS, Light, Screen
from harness.reviews.saved_reviews import SAVED
from harness.server import Server, server_in_process
from page.screens import CROWDED, SCREENS
from ridotto.words.language import LANGUAGES

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "screenshots"
PICTURES = ROOT / "docs" / "pictures"
SIZES = tuple(
    ViewportSize(width=width, height=height)
    for width, height in ((360, 740), (740, 360), (768, 1024), (1440, 900), (1920, 1080))
)
IN_README = {
    ("start", 360): "start",
    ("table", 1440): "table",
    ("ball", 1440): "ball",
    ("after", 360): "after",
}
"""The screens in the README, by name and width."""
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
QUALITY = 80
"""Of a picture that is to stay in the repository."""
SHEET = ViewportSize(width=2000, height=1000)
STYLE = """
body { display: grid; gap: 12px; margin: 12px; background: #777; color: #fff; font: 14px sans-serif }
div { display: flex; align-items: start; gap: 12px }
figure { margin: 0 }
img { display: block; height: 440px }
"""
Picture = tuple[str, bytes]
"""What it shows, and a JPEG."""


async def take_all(languages: Sequence[str], screens: Sequence[Screen], readme: bool) -> None:
    """Two screens at a time, as there are two cores."""
    FOLDER.mkdir(exist_ok=True)
    PICTURES.mkdir(exist_ok=True)
    several = asyncio.Semaphore(2)
    with TemporaryDirectory() as folder, patch("ridotto.server.reviews.queue.COMPUTE", SAVED):
        store = Path(folder) / "ridotto.db"
        async with (
            launch_browser() as browser,
            server_in_process(store, bot_processes=1, rate=1000, burst=1000) as server,
        ):
            await asyncio.gather(
                *(take(browser, server, each, languages, readme, several) for each in screens)
            )


async def take(
    browser: Browser,
    server: Server,
    screen: Screen,
    languages: Sequence[str],
    readme: bool,
    several: asyncio.Semaphore,
) -> None:
    async with several, screen.shown(browser, server, PHONE, languages[0]) as user:
        for language in languages:
            if language != user.language:
                await user.page.set_viewport_size(PHONE)
                await user.speaks(language)
                await screen.opened(user)
            rows = [await in_all_sizes(user, light) for light in LIGHTS]
            name = f"{screen.name.replace(' ', '-')}-{language}.jpg"
            await write_sheet(browser, rows, FOLDER / name)
            print(f"  {name}", flush=True)
        for size in SIZES if readme and languages[0] == "en" else ():
            if chosen := IN_README.get((screen.name, size["width"])):
                await user.page.set_viewport_size(size)
                await keep(user, chosen)


async def in_all_sizes(user: BrowserUser, light: Light) -> list[Picture]:
    row = []
    for size in SIZES:
        await user.page.set_viewport_size(size)
        await by(light, user)
        picture = await user.page.screenshot(type="jpeg", quality=QUALITY)
        row.append((f"{size['width']}×{size['height']} {light}", picture))
    return row


async def write_sheet(browser: Browser, rows: Sequence[Sequence[Picture]], path: Path) -> None:
    """The browser itself puts the pictures beside each other."""
    figures = ("".join(map(figure, row)) for row in rows)
    page = await browser.new_page(viewport=SHEET)
    await page.set_content(f"<style>{STYLE}</style>" + "".join(f"<div>{row}</div>" for row in figures))
    await page.evaluate("Promise.all([...document.images].map((image) => image.decode()))")
    width = await page.evaluate("document.scrollingElement.scrollWidth")
    await page.set_viewport_size(ViewportSize(width=width + 12, height=SHEET["height"]))
    await page.screenshot(path=path, full_page=True, type="jpeg", quality=QUALITY)
    await page.close()


def figure(picture: Picture) -> str:
    what, jpeg = picture
    data = b64encode(jpeg).decode()
    return f'<figure><figcaption>{what}</figcaption><img src="data:image/jpeg;base64,{data}"></figure>'


async def by(light: Light, user: BrowserUser) -> None:
    """Wait until everything is drawn by this light."""
    await user.page.emulate_media(color_scheme=light, reduced_motion="reduce")
    shown = {"dark": "night", "light": "day"}[light]
    await user.page.wait_for_selector(f'html[data-light="{shown}"]')
    await user.page.wait_for_timeout(300)
    await user.page.evaluate(DRAWN)
    await user.page.screenshot()  # what is drawn by the light before is drawn anew


async def keep(user: BrowserUser, name: str) -> None:
    """Small enough for the repository."""
    await by("dark", user)
    await user.page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=QUALITY)


def main(arguments: Sequence[str]) -> None:
    chosen = [each for each in arguments if each != "--readme"]
    languages = [each for each in LANGUAGES if each in chosen] or list(LANGUAGES)
    every = (*SCREENS, *CROWDED)
    screens = [each for each in every if each.name.replace(" ", "-") in chosen] or every
    print(f"{len(screens) * len(languages)} contact sheets into {FOLDER.name}/:")
    asyncio.run(take_all(languages, screens, "--readme" in arguments))


if __name__ == "__main__":
    main(sys.argv[1:])
