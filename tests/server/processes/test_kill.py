"""Durable before visible: whatever was acknowledged or seen is there after kill -9, once, at any moment."""

from pathlib import Path

import pytest

from harness.amounts import examples
from harness.daemons import postgresql
from harness.engines import PostgreSQLDatabase, SQLiteFile
from server.processes.killing import rounds_of_kills

pytestmark = pytest.mark.anyio


async def test_nothing_is_lost_and_nothing_happens_twice_when_a_server_on_a_file_is_killed(tmp_path: Path):
    kills = examples(4, 7)
    assert await rounds_of_kills(SQLiteFile(tmp_path / "ridotto.db"), tmp_path, kills) == kills


async def test_nothing_is_lost_and_nothing_happens_twice_when_a_server_on_postgresql_is_killed(
    tmp_path: Path, database: PostgreSQLDatabase
):
    kills = examples(2, 3)
    assert await rounds_of_kills(database, tmp_path, kills) == kills


async def test_nothing_is_lost_and_nothing_happens_twice_when_postgresql_itself_is_killed(tmp_path: Path):
    with postgresql(durable=True) as cluster:
        database = PostgreSQLDatabase(cluster.new_database())
        assert await rounds_of_kills(database, tmp_path, kills=1, cluster=cluster) == 1
