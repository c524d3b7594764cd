"""The page in a real browser, at tables of a real server."""

from importlib import import_module
from types import ModuleType

import pytest

from harness.page.fixtures import anyio_backend, same_games, server
from ridotto.games.registry import games

__all__ = ["anyio_backend", "same_games", "server"]


@pytest.fixture(params=games(), scope="session")
def tables(request: pytest.FixtureRequest) -> ModuleType:
    """Each game's tables for tests of the page: `tests/games/<id>/page/tables.py`."""
    return import_module(f"games.{request.param}.page.tables")
