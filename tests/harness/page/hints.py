"""Somebody who asks the Thinker on the page, and lets a quiet mark follow each decision."""

import asyncio
import json
from typing import Any

from playwright.async_api import Response, WebSocket, expect

from harness.page.browser import PAGE_TIMEOUT, BrowserUser
from harness.page.words import say

KEEP_MARKS = """
window.marks = [];
new MutationObserver((changes) => {
  for (const {target} of changes) if (target.dataset.mark) window.marks.push(target.dataset.mark);
}).observe(document, {attributes: true, subtree: true, attributeFilter: ["data-mark"]});
"""
"""A mark disappears after a while: whoever looks late finds it here."""
MENU = "main header button"
ADVICE = "[data-hint] [role=status] p:not(.soft)"


class Advised:
    """What the Thinker told somebody, and what they decided."""

    def __init__(self, user: BrowserUser) -> None:
        self.user = user
        self.hints: dict[int, dict[str, Any]] = {}
        """By decision, the last one that was ready."""
        self.moves: dict[int, int] = {}
        """By decision."""
        self._ready, self._news = asyncio.Event(), asyncio.Event()
        self._frames = ""
        user.page.on("response", self._hear)
        user.page.on("websocket", self._follow)

    async def _hear(self, answer: Response) -> None:
        if answer.url.endswith("/hint") and answer.ok and (hint := await answer.json())["state"] == "ready":
            self.hints[answer.request.post_data_json["decision"]] = hint
            self._ready.set()

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framesent", self._keep_move)
        socket.on("framereceived", self._keep_frame)

    def _keep_move(self, frame: str | bytes) -> None:
        sent = json.loads(frame)
        if sent.get("do") == "move":
            self.moves[sent["decision"]] = sent["move"]

    def _keep_frame(self, frame: str | bytes) -> None:
        self._frames += frame if isinstance(frame, str) else frame.decode()
        self._news.set()

    async def sees(self, name: str) -> None:
        """The page has heard of somebody, and shows what has changed."""
        async with asyncio.timeout(PAGE_TIMEOUT):
            while name not in self._frames:
                self._news.clear()
                await self._news.wait()
        await self.user.page.evaluate("() => new Promise(requestAnimationFrame)")

    async def asks(self, seconds: float) -> list[str]:
        """Ask in the menu, and read the answer."""
        page = self.user.page
        await page.locator(MENU).first.click()
        await page.get_by_role("button", name=say("review-hint")).click()
        await page.locator(ADVICE).first.wait_for(timeout=1000 * seconds)
        await asyncio.wait_for(self._ready.wait(), PAGE_TIMEOUT)
        return await page.locator(ADVICE).all_inner_texts()

    async def wants_marks(self) -> None:
        """Switch marks on in the menu; the Thinker is asked at once."""
        page = self.user.page
        async with page.expect_response(lambda answer: answer.url.endswith("/hint")) as answer:
            await page.get_by_role("switch", name=say("review-hint-mark")).check()
        assert (await (await answer.value).json())["state"] == "ready"
        await self._hear(await answer.value)
        await page.keyboard.press("Escape")
        await expect(page.locator("dialog[open]")).to_have_count(0)

    async def marks(self) -> list[str]:
        """All marks so far, when there is one."""
        await self.user.page.wait_for_function("() => window.marks.length")
        found: list[str] = await self.user.page.evaluate("() => window.marks")
        return found


def verdict(hint: dict[str, Any], move: int) -> str:
    """What a mark has to say about a move (docs/review.md)."""
    wins = {each["move"]: each["wins"] for each in hint["advice"]}
    if move == hint["move"]:
        return "same"
    return "close" if move in wins and wins[hint["move"]] - wins[move] <= 0.03 else "other"
