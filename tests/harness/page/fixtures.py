"""One Chromium, and one real server with real bots, for all tests of a worker that look at the page."""

from collections.abc import AsyncIterator
from random import Random
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.async_api import Browser

    from harness.server import InProcessServer


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
async def browser() -> "AsyncIterator[Browser]":
    from harness.page.browser import launch_browser  # noqa: PLC0415 (most tests do without a browser)

    async with launch_browser() as browser:
        yield browser


@pytest.fixture(scope="session")
async def shared_server(tmp_path_factory: pytest.TempPathFactory) -> "AsyncIterator[InProcessServer]":
    """Tests share it, and each opens tables of its own. Its reviews were computed before: that compiles."""
    from harness.reviews.saved_reviews import SAVED  # noqa: PLC0415
    from harness.server import server_in_process  # noqa: PLC0415

    store = tmp_path_factory.mktemp("server") / "ridotto.db"
    patch = pytest.MonkeyPatch()
    patch.setattr("ridotto.server.reviews.queue.COMPUTE", SAVED)
    async with server_in_process(
        store, bot_processes=1, rate=1000, burst=1000, connections=1000, tables=1_000_000
    ) as server:
        patch.undo()
        yield server


@pytest.fixture
def server(shared_server: "InProcessServer", same_games: None) -> "InProcessServer":
    return shared_server


@pytest.fixture
def same_games(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test is dealt the same cards in every run; its bots have the same luck, and do not pause."""
    bots = "ridotto.server.tables.thinking_time"
    monkeypatch.setattr(f"{bots}.USUAL", dict.fromkeys(("instant", "brisk", "relaxed"), 20))
    monkeypatch.setattr(f"{bots}.MOST_ALLOWANCE", 0)
    monkeypatch.setattr(f"{bots}.STROKE", 10)
    monkeypatch.setattr("ridotto.server.tables.playing.randbits", Random(request.node.nodeid).getrandbits)
