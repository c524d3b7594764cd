"""Every test of the server may wait, and has real engines to wait for."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from harness.daemons import Cluster, postgresql, valkey
from harness.engines import Database, Engine, File


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL server for all tests of a worker."""
    with postgresql() as cluster:
        yield cluster


@pytest.fixture(scope="session")
def valkey_url() -> Iterator[str]:
    """One Valkey server for all tests of a worker."""
    with valkey() as server:
        yield server.url


@pytest.fixture
def file(tmp_path: Path) -> File:
    return File(tmp_path / "ridotto.sqlite")


@pytest.fixture
def database(cluster: Cluster) -> Database:
    """A new database on it."""
    return Database(cluster.new_database())


@pytest.fixture(params=["file", "database"], ids=["SQLite", "PostgreSQL"])
def engine(request: pytest.FixtureRequest) -> Engine:
    """The same promises, kept by either."""
    return request.getfixturevalue(request.param)
