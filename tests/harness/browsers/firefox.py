"""Firefox from Debian's packages, driven by WebDriver BiDi, which it speaks without a driver program.

Playwright cannot drive it: it needs commands that the extended-support release does not have.
"""

import asyncio
import itertools
import json
import re
import shutil
from base64 import b64decode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from harness.client import TIMEOUT

LISTENING = re.compile(rb"WebDriver BiDi listening on (ws://\S+)")
PREFERENCES = {
    "ui.prefersReducedMotion": 1,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "browser.newtabpage.enabled": False,
}

ENTER = "\ue007"


class FirefoxPage:
    """A tab with cookies of its own."""

    def __init__(self, connection: "BidiConnection", tab: str) -> None:
        self.connection, self.tab = connection, tab

    async def navigate(self, address: str) -> None:
        await self.connection.send("browsingContext.navigate", context=self.tab, url=address, wait="complete")

    async def run(self, script: str) -> str:
        answer = await self.connection.send(
            "script.evaluate",
            expression=f"(async () => {{ {script} }})()",
            target={"context": self.tab},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return str(answer["result"]["value"])

    async def hold(self, x: float, y: float) -> None:
        move = {"type": "pointerMove", "x": round(x), "y": round(y)}
        await self._act([move, {"type": "pointerDown", "button": 0}])

    async def release(self) -> None:
        await self._act([{"type": "pointerUp", "button": 0}])

    async def _act(self, steps: list[dict[str, Any]]) -> None:
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": steps}
        await self.connection.send("input.performActions", context=self.tab, actions=[finger])

    async def press_enter(self) -> None:
        steps = [{"type": "keyDown", "value": ENTER}, {"type": "keyUp", "value": ENTER}]
        keyboard = {"type": "key", "id": "keyboard", "actions": steps}
        await self.connection.send("input.performActions", context=self.tab, actions=[keyboard])

    async def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        await self.connection.send("browsingContext.setViewport", context=self.tab, viewport=size)

    async def picture(self) -> bytes:
        answer = await self.connection.send("browsingContext.captureScreenshot", context=self.tab)
        return b64decode(answer["data"])


class BidiConnection:
    """Commands and their answers over one websocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.numbers = itertools.count(1)
        self.waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}

    async def read(self) -> None:
        """Hand answers to those who wait for them, until the socket closes."""
        async for message in self.socket:
            answer = json.loads(message)
            if (waiting := self.waiting.pop(answer.get("id"), None)) is not None:
                waiting.set_result(answer)

    async def send(self, method: str, **parameters: Any) -> dict[str, Any]:
        number = next(self.numbers)
        self.waiting[number] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        answer = await asyncio.wait_for(self.waiting[number], 2 * TIMEOUT)
        assert answer["type"] == "success", f"{method}: {answer['error']}: {answer['message']}"
        result: dict[str, Any] = answer["result"]
        return result


class Firefox:
    """A browser in which every person has a tab of their own."""

    def __init__(self, connection: BidiConnection) -> None:
        self.connection = connection

    async def page(self) -> FirefoxPage:
        user = (await self.connection.send("browser.createUserContext"))["userContext"]
        tab = await self.connection.send("browsingContext.create", type="tab", userContext=user)
        return FirefoxPage(self.connection, tab["context"])


@asynccontextmanager
async def launch_firefox() -> AsyncIterator[Firefox]:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    assert program, "Firefox is missing: apt-get install firefox-esr"
    with TemporaryDirectory(prefix="ridotto-firefox-", ignore_cleanup_errors=True) as profile:
        lines = (f"user_pref({json.dumps(key)}, {json.dumps(value)});" for key, value in PREFERENCES.items())
        (Path(profile) / "user.js").write_text("\n".join(lines), "utf-8")
        arguments = ("--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0")
        process = await asyncio.create_subprocess_exec(
            program, *arguments, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
        )
        try:
            async with asyncio.timeout(TIMEOUT):
                address = await _address(process)
            draining = asyncio.ensure_future(_drain(process))
            async with connect(f"{address}/session", max_size=None, ping_interval=None) as socket:
                connection = BidiConnection(socket)
                reading = asyncio.ensure_future(connection.read())
                await connection.send("session.new", capabilities={})
                yield Firefox(connection)
                await connection.send("session.end")
            await reading
        finally:
            process.terminate()
            await process.wait()
        await draining


async def _address(process: asyncio.subprocess.Process) -> str:
    assert process.stderr is not None
    async for line in process.stderr:
        if found := LISTENING.search(line):
            return found[1].decode()
    raise RuntimeError("Firefox ended before it listened")


async def _drain(process: asyncio.subprocess.Process) -> None:
    """Read what it says, so that it never waits for a reader."""
    assert process.stderr is not None
    async for _ in process.stderr:
        pass
