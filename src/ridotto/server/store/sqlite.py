"""A store in one file, for one machine: SQLite, with one writer thread and group commits."""

import asyncio
import secrets
import sqlite3
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from sqlite3 import Connection
from threading import Event, Thread
from typing import Any, TypeAlias, TypeVar, cast

from ridotto.server.store.group_commit import Answer, GroupCommit
from ridotto.server.store.sqlite_file import check_pages, connect, copy, explained, migrate, transaction
from ridotto.server.store.sqlite_log import append_all
from ridotto.server.store.sqlite_operations import SQLiteOperations
from ridotto.server.store.sqlite_reviews import SQLiteReviews
from ridotto.server.store.store import (
    WEEK,
    Append,
    Clock,
    Code,
    Listing,
    Milliseconds,
    Outage,
    Person,
    Row,
    SavedState,
    Trouble,
)

T = TypeVar("T")
TIDY = 3.0
"""Seconds between checkpoints."""
Deed: TypeAlias = Callable[[Connection], object]
"""Another write, in the same transaction as rows."""


class SQLite(SQLiteOperations, SQLiteReviews):
    """Everything in one file."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)

    async def open(self) -> None:
        """Open the file, or make it."""
        self.writing, self.reading = await asyncio.to_thread(self._connect)
        self.writer: GroupCommit[Append | Deed] = GroupCommit(self._carry_out)
        self.reader = ThreadPoolExecutor(1, "ridotto-reader")
        self.closing = Event()
        self.tidier = Thread(target=self._tidy, name="ridotto-tidier", daemon=True)
        self.tidier.start()

    def _connect(self) -> tuple[Connection, Connection]:
        writing = connect(self.path)
        try:
            migrate(writing, self.path)
            check_pages(writing, self.path)
            reading = connect(self.path)
        except BaseException:  # clean up, and raise it again
            writing.close()
            raise
        reading.execute("PRAGMA query_only = ON")
        return writing, reading

    def _tidy(self) -> None:
        """Checkpoint the write-ahead log now and then, so that the writer seldom has to."""
        with closing(connect(self.path)) as db:
            while not self.closing.wait(TIDY):
                with suppress(sqlite3.Error):  # the writer checkpoints when it has to, and reports errors
                    db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    async def close(self) -> None:
        """Write what is pending, and close the file."""
        self.closing.set()
        await self.writer.close()
        await asyncio.to_thread(self.tidier.join)
        await asyncio.to_thread(self.reader.shutdown)
        self.reading.close()
        self.writing.close()

    async def try_write(self) -> None:
        """Write two pages."""
        await self._write(lambda db: db.execute("INSERT OR REPLACE INTO probe VALUES (1, randomblob(8192))"))

    def append(self, what: Append) -> Awaitable[None]:
        """Write a row together with all other pending ones."""
        return cast("Awaitable[None]", self.writer.wish(what))

    async def read(self, code: Code, after: int = 0, most: int | None = None) -> Sequence[Row]:
        """A table's rows."""
        question = "SELECT seq, at, command, entry FROM log WHERE code = ? AND seq > ? ORDER BY seq LIMIT ?"
        values = (code, after, -1 if most is None else most)
        return await self._read(lambda db: [Row(*row) for row in db.execute(question, values)])

    async def number_of(self, code: Code, command: str) -> int | None:
        """Look a command up."""
        rows = await self._ask("SELECT seq FROM log WHERE code = ? AND command = ?", code, command)
        return rows[0][0] if rows else None

    async def save_state(self, code: Code, saved: SavedState, oldest: int) -> None:
        """Insert or replace a saved state, and delete old ones."""

        def write(db: Connection) -> None:
            db.execute("INSERT OR REPLACE INTO saved_states VALUES (?, ?, ?, ?)", (code, *saved))
            db.execute("DELETE FROM saved_states WHERE code = ? AND seq < ?", (code, oldest))

        await self._write(write)

    async def forget_states(self, code: Code) -> None:
        """Delete the saved states of a table."""
        await self._write(lambda db: db.execute("DELETE FROM saved_states WHERE code = ?", (code,)))

    async def saved_state(self, code: Code, version: str, until: int | None = None) -> SavedState | None:
        """The latest saved state."""
        question = """SELECT seq, version, data FROM saved_states
            WHERE code = ?1 AND version = ?2 AND (?3 IS NULL OR seq <= ?3) ORDER BY seq DESC LIMIT 1"""
        rows = await self._ask(question, code, version, until)
        return SavedState(*rows[0]) if rows else None

    async def heads(self, codes: Sequence[Code]) -> Mapping[Code, int]:
        """The last number of each table."""
        question = "SELECT max(seq) FROM log WHERE code = ?"
        return await self._read(
            lambda db: {c: n for c in codes if (n := db.execute(question, (c,)).fetchone()[0])}
        )

    async def listed(self, phase: str | None = None, most: int = 100) -> Sequence[Listing]:
        """Tables that strangers may see."""
        question = """SELECT code, public, phase, summary, at FROM listings
            WHERE public AND (?1 IS NULL OR phase = ?1) ORDER BY at DESC, code LIMIT ?2"""
        return [_listing(row) for row in await self._ask(question, phase, most)]

    async def listings(self, after: Code = "", most: int = 1000) -> Sequence[Listing]:
        """One page of all tables."""
        question = (
            "SELECT code, public, phase, summary, at FROM listings WHERE code > ? ORDER BY code LIMIT ?"
        )
        return [_listing(row) for row in await self._ask(question, after, most)]

    async def claim(self, now: Milliseconds, until: Milliseconds, most: int = 100) -> Sequence[Clock]:
        """Claim due clocks; without any, nothing is written."""
        if not await self._ask("SELECT 1 FROM clocks WHERE due <= ? AND busy <= ? LIMIT 1", now, now):
            return []
        order = """UPDATE clocks SET busy = ?2 WHERE (code, name) IN
            (SELECT code, name FROM clocks WHERE due <= ?1 AND busy <= ?1 ORDER BY due LIMIT ?3)
            RETURNING code, name, due"""
        rows = await self._write(lambda db: db.execute(order, (now, until, most)).fetchall())
        return sorted((Clock(*row) for row in rows), key=lambda clock: clock.due)

    async def next_due(self, now: Milliseconds) -> Milliseconds | None:
        """When the next unclaimed clock is due, or the next claim expires."""
        question = """SELECT min(soon) FROM (
            SELECT * FROM (SELECT due AS soon FROM clocks WHERE busy <= ?1 ORDER BY due LIMIT 1)
            UNION ALL SELECT min(busy) FROM clocks WHERE busy > ?1 AND busy > 0)"""
        soon: Milliseconds | None = (await self._ask(question, now))[0][0]
        return soon

    async def heartbeat(self, process: str, now: Milliseconds) -> None:
        """Record that a process is alive, and delete old processes and expired links."""

        def write(db: Connection) -> None:
            db.execute(
                "INSERT INTO processes VALUES (?, ?) ON CONFLICT DO UPDATE SET at = excluded.at",
                (process, now),
            )
            db.execute("DELETE FROM processes WHERE at < ?", (now - WEEK,))
            db.execute("DELETE FROM links WHERE until < ?", (now,))
            db.execute("DELETE FROM outages WHERE until < ?", (now - WEEK,))

        await self._write(write)

    async def end_process(self, process: str, now: Milliseconds) -> None:
        """Forget a process, but not that it was alive until now."""

        def write(db: Connection) -> None:
            db.execute("DELETE FROM processes WHERE name = ?", (process,))
            db.execute(
                "INSERT INTO processes VALUES ('', ?) ON CONFLICT DO UPDATE SET at = max(at, excluded.at)",
                (now,),
            )

        await self._write(write)

    async def heartbeats(self) -> Mapping[str, Milliseconds]:
        """The last heartbeat of each process."""
        return dict(await self._ask("SELECT name, at FROM processes"))

    async def alive(self, since: Milliseconds) -> Sequence[str]:
        """The processes that have been alive since then."""
        rows = await self._ask("SELECT name FROM processes WHERE at >= ? AND name <> '' ORDER BY name", since)
        return [name for (name,) in rows]

    async def extend(self, now: Milliseconds, silence: Milliseconds) -> Milliseconds:
        """Extend the clocks by the time in which no process was alive."""

        def write(db: Connection) -> Milliseconds:
            last = db.execute("SELECT coalesce(max(at), ?) FROM processes", (now,)).fetchone()[0]
            if now - last < silence or now <= last:
                return 0
            db.execute("UPDATE clocks SET due = due + ?", (now - last,))
            db.execute("INSERT INTO outages (since, until) VALUES (?, ?)", (last, now))
            db.execute(
                "INSERT INTO processes VALUES ('', ?) ON CONFLICT DO UPDATE SET at = excluded.at", (now,)
            )
            return int(now - last)

        return await self._write(write)

    async def outages(self, after: int = 0) -> Sequence[Outage]:
        """The outages after this number."""
        question = "SELECT number, since, until FROM outages WHERE number > ? ORDER BY number"
        return [Outage(*row) for row in await self._ask(question, after)]

    async def keep_person(self, person: Person) -> None:
        """Insert or update a person."""
        order = """INSERT INTO people (id, name, language, since) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE
            SET name = excluded.name, language = excluded.language, since = excluded.since"""
        await self._write(lambda db: db.execute(order, person))

    async def person(self, id: str) -> Person | None:
        """Look a person up."""
        rows = await self._ask("SELECT id, name, language, since FROM people WHERE id = ?", id)
        return Person(*rows[0]) if rows else None

    async def keep_link(self, digest: str, person: str, until: Milliseconds) -> None:
        """Store the hash of a code."""
        order = """INSERT INTO links (digest, person, until) VALUES (?, ?, ?)
            ON CONFLICT DO UPDATE SET person = excluded.person, until = excluded.until"""
        try:
            await self._write(lambda db: db.execute(order, (digest, person, until)))
        except sqlite3.IntegrityError:
            raise Trouble("way-back-without-person") from None

    async def follow_link(self, digest: str, now: Milliseconds) -> str | None:
        """The person with this code, if it is valid."""
        rows = await self._ask("SELECT person FROM links WHERE digest = ? AND until > ?", digest, now)
        return rows[0][0] if rows else None

    async def secret(self) -> bytes:
        """The secret, created by the first process that asks."""

        def write(db: Connection) -> bytes:
            db.execute("INSERT OR IGNORE INTO secrets VALUES ('cookies', ?)", (secrets.token_bytes(32),))
            return bytes(db.execute("SELECT value FROM secrets WHERE name = 'cookies'").fetchone()[0])

        return await self._write(write)

    async def backup(self, path: str) -> None:
        """A copy in a new file."""
        await asyncio.to_thread(copy, self.path, Path(path))

    def _carry_out(self, wishes: Sequence[Append | Deed]) -> Sequence[Answer]:
        """Execute all pending requests in one transaction; this runs in the writer thread."""
        with explained(self.path), transaction(self.writing):
            rows = iter(append_all(self.writing, [wish for wish in wishes if isinstance(wish, Append)]))
            return [next(rows) if isinstance(wish, Append) else wish(self.writing) for wish in wishes]

    async def _write(self, deed: Callable[[Connection], T]) -> T:
        return cast("T", await self.writer.wish(deed))

    async def _read(self, look: Callable[[Connection], T]) -> T:
        def explain() -> T:
            with explained(self.path):
                return look(self.reading)

        return await asyncio.get_running_loop().run_in_executor(self.reader, explain)

    async def _ask(self, question: str, *values: object) -> list[tuple[Any, ...]]:
        return await self._read(lambda db: db.execute(question, values).fetchall())


def _listing(row: tuple[Any, ...]) -> Listing:
    listing = Listing(*row)
    return listing._replace(public=bool(listing.public))
