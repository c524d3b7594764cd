"""A real server, a stranger and a person who is known there."""

from collections.abc import Iterator

import httpx
import pytest

from harness.server import browser_session, server_in_thread


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server_in_thread(tmp_path_factory.mktemp("server") / "ridotto.db") as server:
        yield server.address


@pytest.fixture
def stranger(address: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=address, timeout=60, verify=False) as client:
        yield client


@pytest.fixture
def zoe(address: str) -> Iterator[httpx.Client]:
    with browser_session(address) as client:
        yield client
