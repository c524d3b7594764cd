"""One Chromium for all tests of a worker, and a real server with real bots for each of them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser

from harness.browser import browsing
from harness.server_in_process import Served, serving

LATE = pytest.mark.flaky(reruns=1, only_rerun=["TimeoutError"])
"""Who only was late, on a machine that others are at work on, gets a second try; who is wrong does not."""


def pytest_itemcollected(item: pytest.Item) -> None:
    item.add_marker(LATE)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with browsing() as browser:
        yield browser


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    async with serving(
        tmp_path / "ridotto.db", bot_processes=1, rate=1000, burst=1000, connections=1000
    ) as served:
        yield served
