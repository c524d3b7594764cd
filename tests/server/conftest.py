"""Every test of the server may wait; it does so on asyncio."""

from pathlib import Path

import pytest

from server.engines import Engine, File


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["SQLite"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Engine:
    return File(tmp_path / "ridotto.sqlite")
