"""Compares what a page shows with what the server sends: seats, turn, names, cards, sentences.

What a game shows is in `tests/games/<id>/page/screen.py`; a game without a folder has the plain table.
"""

import asyncio
from importlib import import_module
from pathlib import Path
from time import monotonic
from types import ModuleType, SimpleNamespace
from typing import Any

from harness.client import TIMEOUT
from harness.page import plain_screen
from harness.page.browser import BrowserUser
from ridotto.events import Event
from ridotto.games.registry import find_game
from ridotto.words.language import language
from ridotto.words.narrator import Narrator, seating_of

GAMES = Path(__file__).parents[2] / "games"


async def check_screen(user: BrowserUser, code: str) -> None:
    """Wait until the page shows what the server sent; no decision may be made meanwhile."""
    snapshot = await user.snapshot(code)
    latest = monotonic() + TIMEOUT
    while monotonic() < latest:
        seen = await user.sees()
        if not seen["busy"] and difference(seen, snapshot, user.language) is None:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"{user.name}: {difference(seen, snapshot, user.language)}; busy: {seen['busy']}")


def difference(seen: dict[str, Any], snapshot: dict[str, Any], code: str) -> str | None:
    """The first thing that is shown wrongly, if there is one."""
    view = snapshot.get("view")
    if snapshot["table"]["phase"] != "playing" or view is None:
        return None
    screen = screen_of(snapshot["began"]["start"]["game"])
    lines = screen.log_lines(snapshot, sentences(snapshot, code), code)
    log = (
        [] if seen["log"] is None else [("the log", seen["log"], [" ".join(each.split()) for each in lines])]
    )
    for what, shown, known in [*screen.compare(seen, view), *log]:
        if shown != known:
            return f"{what} is shown as {shown}, and is {known}"
    return None


def screen_of(game: str) -> ModuleType:
    has_folder = (GAMES / game / "page" / "screen.py").exists()
    return import_module(f"games.{game}.page.screen") if has_folder else plain_screen


def sentences(snapshot: dict[str, Any], code: str) -> list[str]:
    """Every event of the snapshot in words."""
    start = snapshot["began"]["start"]
    words = find_game(start["game"]).words
    seating = {**seating_of(words.telling, attributes(snapshot["view"])), "names": start["players"]}
    del seating["player_at"]  # the narrator follows who sits where from the beginning
    narrator = Narrator(words.telling, language(code), **seating)
    return [narrator.tell(Event(*event)) for event in snapshot["events"]]


def attributes(value: Any) -> Any:
    """JSON with attributes instead of keys."""
    if isinstance(value, dict):
        return SimpleNamespace(**{key: attributes(each) for key, each in value.items()})
    return [attributes(each) for each in value] if isinstance(value, list) else value
