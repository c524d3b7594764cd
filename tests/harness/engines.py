"""Places where a store can keep its data: a SQLite file, or a PostgreSQL database."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Protocol

import asyncpg

from ridotto.server.store.postgresql import PostgreSQL
from ridotto.server.store.sqlite import SQLite
from ridotto.server.store.store import Store


class StoreEngine(Protocol):
    """One test's data, which any number of stores may open."""

    url: str

    def store(self) -> Store:
        """Another store on the same data, as in another process; the test opens and closes it."""

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Store]:
        """Another store on the same data, open."""
        yield self.store()

    @asynccontextmanager
    async def fresh(self) -> AsyncIterator[Store]:
        """An open store; its data are deleted afterwards."""
        yield self.store()

    async def grow_up(self, version: int) -> None:
        """Make the data look as if a newer version of Ridotto had written them."""


class SQLiteFile:
    def __init__(self, path: Path) -> None:
        self.path, self.url = path, str(path)

    def store(self) -> Store:
        return SQLite(self.path)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Store]:
        async with opened(self.store()) as store:
            yield store

    @asynccontextmanager
    async def fresh(self) -> AsyncIterator[Store]:
        async with opened(self.store()) as store:
            yield store
        self.path.unlink()

    async def grow_up(self, version: int) -> None:
        with closing(sqlite3.connect(self.path)) as db:
            db.execute(f"PRAGMA user_version = {version}")


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Store]:
    """Open it, and close it in the end; a test may have closed it already."""
    await store.open()
    try:
        yield store
    finally:
        await store.close()


class PostgreSQLDatabase:
    def __init__(self, url: str) -> None:
        self.url = url

    def store(self) -> Store:
        return PostgreSQL(self.url)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Store]:
        async with opened(self.store()) as store:
            yield store

    @asynccontextmanager
    async def fresh(self) -> AsyncIterator[Store]:
        async with opened(self.store()) as store:
            yield store
        await self.execute(
            "TRUNCATE log, listings, clocks, processes, people, links, secrets, outages, saved_states"
        )

    async def grow_up(self, version: int) -> None:
        await self.execute(f"INSERT INTO ridotto_version VALUES ({version})")

    async def execute(self, order: str) -> None:
        connection = await asyncpg.connect(self.url)
        await connection.execute(order)
        await connection.close()
