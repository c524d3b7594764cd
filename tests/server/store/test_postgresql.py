"""What only a database server can promise, and what can go wrong with one."""

import asyncio
import re
import signal
from contextlib import suppress

import asyncpg
import pytest

from harness.daemons import PostgreSQLServer
from harness.engines import PostgreSQLDatabase
from harness.rows import append
from ridotto.server.store import postgresql_connection, postgresql_log
from ridotto.server.store.postgresql import PostgreSQL
from ridotto.server.store.store import KnownCommand, Store, Trouble

pytestmark = pytest.mark.anyio


async def test_a_server_that_is_not_there_is_named_without_the_password():
    with pytest.raises(Trouble) as trouble:
        await PostgreSQL("postgresql://ann:hushhush@127.0.0.1:1/ridotto").open()

    assert str(trouble.value).startswith("PostgreSQL at 127.0.0.1:1/ridotto cannot be used (")
    assert str(trouble.value).endswith("; check that it is running and that the address is right")
    assert "hushhush" not in str(trouble.value)


async def test_a_database_that_is_not_there_is_named(database: PostgreSQLDatabase):
    with pytest.raises(Trouble, match='database "nowhere" does not exist'):
        await PostgreSQL(re.sub(r"@/\w+", "@/nowhere", database.url)).open()


async def test_a_database_of_another_program_is_left_alone(database: PostgreSQLDatabase):
    await database.execute("CREATE TABLE log (diary TEXT)")

    with pytest.raises(Trouble, match=r'refuses a statement \(relation "log" already exists'):
        await database.store().open()


@pytest.mark.parametrize("how", [signal.SIGQUIT, signal.SIGINT], ids=["crashes", "restarts"])
async def test_people_do_not_notice_when_postgresql(
    cluster: PostgreSQLServer,
    database: PostgreSQLDatabase,
    how: signal.Signals,
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(postgresql_connection, "TIMEOUT", 120.0)  # it may start slowly on a busy machine
    async with database.opened() as store:
        moves = asyncio.create_task(play_on(store, "OAK", 300))
        while (await store.heads(["OAK"])).get("OAK", 0) < 50:
            await asyncio.sleep(0)
        cluster.stop(how)
        await asyncio.to_thread(cluster.start)
        await moves

        assert [row.command for row in await store.read("OAK")] == [f"move {seq}" for seq in range(1, 301)]


async def play_on(store: Store, code: str, moves: int) -> None:
    """Move after move; one that was written just before the line was cut is known."""
    for seq in range(1, moves + 1):
        with suppress(KnownCommand):
            await store.append(append(code, seq, f"move {seq}"))


async def test_a_broken_connection_to_postgresql_is_restored(database: PostgreSQLDatabase):
    async with database.opened() as store:
        await store.append(append("OAK", 1))
        await database.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )

        await store.append(append("OAK", 2))
        assert await store.heads(["OAK"]) == {"OAK": 2}


async def test_a_server_that_stays_unreachable_is_named(
    cluster: PostgreSQLServer, database: PostgreSQLDatabase, monkeypatch
):
    async with database.opened() as store:
        cluster.stop()
        try:
            with monkeypatch.context() as patch:
                patch.setattr(postgresql_connection, "TIMEOUT", 0.2)
                with pytest.raises(Trouble, match="cannot be used"):
                    await store.append(append("OAK", 1))
        finally:
            cluster.start()

        await store.append(append("OAK", 1))


async def test_a_statement_that_takes_too_long_is_cancelled(database: PostgreSQLDatabase, monkeypatch):
    async with database.opened():
        pass  # its tables are made, for which there is time
    monkeypatch.setitem(postgresql_connection.SETTINGS, "statement_timeout", "1s")
    async with database.opened() as store:
        other = await asyncpg.connect(database.url)
        async with other.transaction():
            await other.execute("LOCK TABLE log")
            with pytest.raises(Trouble, match="took longer than"):
                await store.append(append("OAK", 1))
        await other.close()

        await store.append(append("OAK", 1))


async def test_a_commit_waits_for_the_disk_even_if_the_database_says_otherwise(database: PostgreSQLDatabase):
    name = database.url.split("/")[3].split("?")[0]
    await database.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    store = PostgreSQL(database.url)
    await store.open()

    assert (await store.connection.ask("SHOW synchronous_commit"))[0][0] == "on"
    await store.close()


async def test_a_row_that_comes_just_when_the_writer_has_finished_is_written(
    database: PostgreSQLDatabase, monkeypatch
):
    monkeypatch.setattr(postgresql_log, "AT_ONCE", 1)
    async with database.opened() as store, asyncio.timeout(60):
        for seq in range(1, 20):
            await store.append(append("OAK", seq))


async def test_rows_that_wait_go_in_few_statements(database: PostgreSQLDatabase):
    store = PostgreSQL(database.url)
    await store.open()
    asked = []
    ask = store.connection.ask

    async def count(question: str, *values: object):
        asked.append(question)
        return await ask(question, *values)

    store.connection.ask = count
    await asyncio.gather(*(store.append(append(f"T{n}", 1)) for n in range(200)))

    assert 1 <= len(asked) <= 6
    await store.close()


async def test_a_backup_of_postgresql_is_left_to_pg_dump(database: PostgreSQLDatabase):
    async with database.opened() as store:
        with pytest.raises(Trouble, match="pg_dump"):
            await store.backup("copy")
