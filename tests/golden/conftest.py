"""Old stores for tests: a copy of the file, and the dump in a real PostgreSQL."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from golden.adapter import PostgreSQLServer, postgresql
from golden.files import load_bytes


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[PostgreSQLServer]:
    with postgresql() as cluster:
        yield cluster


@pytest.fixture
def old_file(tmp_path: Path) -> str:
    path = tmp_path / "ridotto.db"
    path.write_bytes(load_bytes("store.sqlite.xz"))
    return str(path)


@pytest.fixture
def old_database(cluster: PostgreSQLServer) -> str:
    place = cluster.new_database()
    asyncio.run(restore(place, load_bytes("store.sql.xz").decode()))
    return place


async def restore(place: str, dump: str) -> None:
    connection = await asyncpg.connect(place)
    await connection.execute(dump)
    await connection.close()


@pytest.fixture(params=["old_file", "old_database"], ids=["SQLite", "PostgreSQL"])
def place(request: pytest.FixtureRequest) -> str:
    """Where an old store lies, in a copy that a test may change."""
    return request.getfixturevalue(request.param)
