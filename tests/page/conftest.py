"""One Chromium, and one real server with real bots, for all tests of a worker."""

from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser

from harness.browser import launch_browser
from harness.server import InProcessServer, server_in_process


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with launch_browser() as browser:
        yield browser


@pytest.fixture(scope="session")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[InProcessServer]:
    """Tests share it, and each opens tables of its own."""
    store = tmp_path_factory.mktemp("server") / "ridotto.db"
    async with server_in_process(
        store, bot_processes=1, rate=1000, burst=1000, connections=1000, tables=1_000_000
    ) as server:
        yield server
