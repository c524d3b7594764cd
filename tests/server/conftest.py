"""Every test of the server may wait, and has real engines to wait for."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from harness.daemons import PostgreSQLServer, postgresql, valkey
from harness.engines import PostgreSQLDatabase, SQLiteFile, StoreEngine


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[PostgreSQLServer]:
    """One PostgreSQL server for all tests of a worker."""
    with postgresql() as cluster:
        yield cluster


@pytest.fixture(scope="session")
def valkey_url() -> Iterator[str]:
    """One Valkey server for all tests of a worker."""
    with valkey() as server:
        yield server.url


@pytest.fixture
def file(tmp_path: Path) -> SQLiteFile:
    return SQLiteFile(tmp_path / "ridotto.sqlite")


@pytest.fixture
def database(cluster: PostgreSQLServer) -> PostgreSQLDatabase:
    """A new database on it."""
    return PostgreSQLDatabase(cluster.new_database())


@pytest.fixture(params=["file", "database"], ids=["SQLite", "PostgreSQL"])
def engine(request: pytest.FixtureRequest) -> StoreEngine:
    """The same promises, kept by either."""
    return request.getfixturevalue(request.param)
