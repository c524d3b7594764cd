"""A game whose real review is at hand, ended on a page: its last decision is made by the user."""

import json
from typing import Any

import msgspec
from playwright.async_api import FilePayload

from harness.page.browser import BrowserUser
from harness.reviews.saved_reviews import saved_reviews
from ridotto.play.record import Record
from ridotto.play.replay_steps import steps

DONE = '[data-screen="review"][data-state="done"]'


def is_over(message: dict[str, Any]) -> bool:
    return (message.get("table") or {}).get("phase") == "over"


def last_decider(record: Record) -> int:
    last = len(record.moves)
    [step] = steps(record.start, record.moves, 0, last, 1)
    assert step.who is not None
    return step.who


async def ends_a_saved_game(user: BrowserUser, game: str) -> str:
    """The user plays on from just before the end of the saved game; the code of that table."""
    saved = saved_reviews()[game]
    record, _ = saved.read()
    asked = {"record": msgspec.json.decode(saved.record), "budget": "quick"}
    id = (await user.asks("POST", "/api/reviews", asked))["id"]
    moment = {"step": len(record.moves) - 1, "seat": last_decider(record)}
    code: str = (await user.asks("POST", f"/api/reviews/{id}/play-on", moment))["code"]
    client = await user.client()
    async with client.connect(code) as socket:
        question = await client.hears(socket, lambda message: message["type"] == "question")
        facts = {"game": question["game"], "decision": question["decision"], "id": "last"}
        await socket.send(json.dumps({"do": "move", "move": record.moves[-1], **facts}))
        await client.hears(socket, is_over)
    return code


async def reads_a_review(user: BrowserUser, game: str) -> str:
    """The user ends the saved game and opens its review; the code of its table."""
    await user.introduces("Zoë")
    code = await ends_a_saved_game(user, game)
    await user.goes(f"/t/{code}")
    await user.reaches("after")
    await user.page.locator(f'a[href="/replay/{code}/1?review"]').click()
    await user.page.wait_for_selector(f"{DONE} [data-point]")
    return code


def saved_file(game: str) -> FilePayload:
    """The file of the saved game, as somebody has kept it."""
    content = bytes(saved_reviews()[game].record)
    return FilePayload(name="game.json", mimeType="application/json", buffer=content)
