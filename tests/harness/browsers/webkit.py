"""WebKitGTK from Debian's packages, the engine of Safari, driven by WebDriver on a virtual screen."""

import asyncio
import os
import shutil
import socket
from base64 import b64decode
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from glob import glob
from typing import Any

import httpx

from harness.client import TIMEOUT

BROWSER = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser"
MISSING = (
    "WebKitGTK is missing: apt-get install --no-install-recommends webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb"
)
FRAME = 60
"""The height of the window's bar, about; the page is measured and the window corrected."""

ENTER = "\ue007"


class WebkitPage:
    """A window with cookies of its own."""

    def __init__(self, http: httpx.AsyncClient, session: str) -> None:
        self.http, self.session = http, session

    async def send(self, method: str, path: str, **body: Any) -> Any:
        answer = await self.http.request(
            method, f"/session/{self.session}{path}", json=body if method == "POST" else None
        )
        value = answer.json()["value"]
        assert answer.status_code == 200, f"{path}: {value['error']}: {value['message']}"
        return value

    async def navigate(self, address: str) -> None:
        await self.send("POST", "/url", url=address)

    async def run(self, script: str) -> str:
        wrapped = f"return (async () => {{ {script} }})()"
        return str(await self.send("POST", "/execute/sync", script=wrapped, args=[]))

    async def hold(self, x: float, y: float) -> None:
        move = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
        await self._act([move, {"type": "pointerDown", "button": 0}])

    async def release(self) -> None:
        await self._act([{"type": "pointerUp", "button": 0}])

    async def _act(self, steps: list[dict[str, Any]]) -> None:
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}
        await self.send("POST", "/actions", actions=[mouse])

    async def press_enter(self) -> None:
        steps = [{"type": "keyDown", "value": ENTER}, {"type": "keyUp", "value": ENTER}]
        await self.send("POST", "/actions", actions=[{"type": "key", "id": "keyboard", "actions": steps}])

    async def resize(self, width: int, height: int) -> None:
        """The window is larger than the page by its bar; it is at least 447 pixels wide."""
        await self.send("POST", "/window/rect", width=width, height=height + FRAME)
        inner = int(await self.run("return String(innerHeight)"))
        await self.send("POST", "/window/rect", width=width, height=2 * height + FRAME - inner)

    async def picture(self) -> bytes:
        return b64decode(await self.send("GET", "/screenshot"))


class Webkit:
    """Every person has a program of their own: a driver has one session."""

    def __init__(self, stack: AsyncExitStack, display: str) -> None:
        self.stack, self.display = stack, display

    async def page(self) -> WebkitPage:
        return await self.stack.enter_async_context(_session(self.display))


@asynccontextmanager
async def launch_webkit() -> AsyncIterator[Webkit]:
    assert shutil.which("Xvfb"), MISSING
    read, write = os.pipe()
    screen = await asyncio.create_subprocess_exec(
        "Xvfb", "-displayfd", str(write), "-screen", "0", "1920x1200x24", "-nolisten", "tcp",
        pass_fds=(write,), stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write)
    try:
        number = (await asyncio.wait_for(asyncio.to_thread(os.read, read, 16), TIMEOUT)).decode().strip()
        assert number, "Xvfb ended before it listened"
        async with AsyncExitStack() as stack:
            yield Webkit(stack, f":{number}")
    finally:
        os.close(read)
        screen.terminate()
        await screen.wait()


@asynccontextmanager
async def _session(display: str) -> AsyncIterator[WebkitPage]:
    driver, browsers = shutil.which("WebKitWebDriver"), glob(BROWSER)
    assert driver, MISSING
    assert browsers, MISSING
    port = free_port()
    process = await asyncio.create_subprocess_exec(
        driver, f"--port={port}", env={**os.environ, "DISPLAY": display},
        stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    options = {"binary": browsers[0], "args": ["--automation"]}
    wanted = {
        "alwaysMatch": {"webkitgtk:browserOptions": options, "timeouts": {"script": 1000 * 2 * TIMEOUT}}
    }
    try:
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", timeout=2 * TIMEOUT, verify=False
        ) as http:
            await _wait_for_driver(http)
            answer = await http.post("/session", json={"capabilities": wanted})
            value = answer.json()["value"]
            assert answer.status_code == 200, value["message"]
            yield WebkitPage(http, value["sessionId"])
            await http.delete(f"/session/{value['sessionId']}")
    finally:
        process.terminate()
        await process.wait()


async def _wait_for_driver(http: httpx.AsyncClient) -> None:
    async with asyncio.timeout(TIMEOUT):
        while True:
            try:
                await http.get("/status")
            except httpx.TransportError:
                await asyncio.sleep(0.05)
            else:
                return


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
