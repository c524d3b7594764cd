"""Pictures of every screen in four sizes: `make screenshots`; with --readme also those in the README."""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Browser, ViewportSize

from harness.page.browser import DESK, PHONE, BrowserUser, launch_browser
from harness.page.screens import LIGHTS, Light, Screen
from harness.server import Server, server_in_process
from page.screens import SCREENS

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "screenshots"
PICTURES = ROOT / "docs" / "pictures"
SIZES = (PHONE, ViewportSize(width=768, height=1024), DESK, ViewportSize(width=1920, height=1080))
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


async def take_all(readme: bool) -> None:
    """Two screens at a time, as there are two cores."""
    FOLDER.mkdir(exist_ok=True)
    PICTURES.mkdir(exist_ok=True)
    several = asyncio.Semaphore(2)
    with TemporaryDirectory() as folder:
        store = Path(folder) / "ridotto.db"
        async with (
            launch_browser() as browser,
            server_in_process(store, bot_processes=1, rate=1000, burst=1000) as server,
        ):
            await asyncio.gather(*(take(browser, server, each, readme, several) for each in SCREENS))


async def take(
    browser: Browser, server: Server, screen: Screen, readme: bool, several: asyncio.Semaphore
) -> None:
    async with several, screen.shown(browser, server, PHONE) as user:
        for size in SIZES:
            await user.page.set_viewport_size(size)
            for light in LIGHTS:
                await by(light, user)
                name = f"{screen.name.replace(' ', '-')}-{size['width']}-{light}.png"
                await user.page.screenshot(path=FOLDER / name)
            if readme and (chosen := IN_README.get((screen.name, size["width"]))):
                await keep(user, chosen)


async def by(light: Light, user: BrowserUser) -> None:
    """Wait until everything is drawn by this light."""
    await user.page.emulate_media(color_scheme=light, reduced_motion="reduce")
    await user.page.wait_for_timeout(300)
    await user.page.evaluate(DRAWN)


async def keep(user: BrowserUser, name: str) -> None:
    """Small enough for the repository."""
    await by("dark", user)
    await user.page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=QUALITY)


if __name__ == "__main__":
    asyncio.run(take_all("--readme" in sys.argv[1:]))
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.name}/")
