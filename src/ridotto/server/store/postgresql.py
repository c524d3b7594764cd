"""A store for many machines: PostgreSQL. Pending rows are written together, one of each table, at once."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import asyncpg

from ridotto.server.store.migrations import POSTGRESQL, missing
from ridotto.server.store.postgresql_connection import PostgreSQLConnection, where
from ridotto.server.store.postgresql_log import Rows
from ridotto.server.store.postgresql_operations import PostgreSQLOperations
from ridotto.server.store.postgresql_reviews import PostgreSQLReviews
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

MIGRATING = 0x5249444F
EXTENDING = MIGRATING + 1
"""Advisory locks that all processes share."""


class PostgreSQL(PostgreSQLOperations, PostgreSQLReviews):
    """Everything in one database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.connection = PostgreSQLConnection(url)

    async def open(self) -> None:
        """Connect, and bring the data to the newest version."""
        await self.connection.open()
        try:
            await self.connection.do(self._migrate)
        except BaseException:  # clean up, and raise it again
            await self.connection.close()
            raise
        self.rows = Rows(self.connection)

    async def _migrate(self, connection: Any) -> None:
        async with connection.transaction():
            await connection.execute("SET LOCAL statement_timeout = 0")
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
            await connection.execute("CREATE TABLE IF NOT EXISTS ridotto_version (version INTEGER NOT NULL)")
            before = await connection.fetchval("SELECT coalesce(max(version), 0) FROM ridotto_version")
            for version, migration in enumerate(missing(before, POSTGRESQL, where(self.url)), before + 1):
                for statement in migration:
                    await connection.execute(statement)
                await connection.execute("INSERT INTO ridotto_version VALUES ($1)", version)

    async def close(self) -> None:
        """Write what is pending, and disconnect."""
        await self.rows.close()
        await self.connection.close()

    async def try_write(self) -> None:
        """Update a row of its own."""
        await self.connection.ask("UPDATE probe SET tries = tries + 1")

    async def append(self, what: Append) -> None:
        """Write a row together with all other pending ones."""
        await self.rows.append(what)

    async def read(self, code: Code, after: int = 0, most: int | None = None) -> Sequence[Row]:
        """A table's rows."""
        question = """SELECT seq, at, command, entry FROM log
            WHERE code = $1 AND seq > $2 ORDER BY seq LIMIT $3"""
        return [Row(*row) for row in await self.connection.ask(question, code, after, most)]

    async def number_of(self, code: Code, command: str) -> int | None:
        """Look a command up."""
        question = "SELECT seq FROM log WHERE code = $1 AND command = $2"
        rows = await self.connection.ask(question, code, command)
        return rows[0][0] if rows else None

    async def save_state(self, code: Code, saved: SavedState, oldest: int) -> None:
        """Insert or replace a saved state, and delete old ones."""
        order = """WITH old AS (DELETE FROM saved_states WHERE code = $1 AND seq < $5)
            INSERT INTO saved_states (code, seq, version, data) VALUES ($1, $2, $3, $4)
            ON CONFLICT (code, seq) DO UPDATE SET version = excluded.version, data = excluded.data"""
        await self.connection.ask(order, code, *saved, oldest)

    async def forget_states(self, code: Code) -> None:
        """Delete the saved states of a table."""
        await self.connection.ask("DELETE FROM saved_states WHERE code = $1", code)

    async def saved_state(self, code: Code, version: str, until: int | None = None) -> SavedState | None:
        """The latest saved state."""
        question = """SELECT seq, version, data FROM saved_states
            WHERE code = $1 AND version = $2 AND ($3::int IS NULL OR seq <= $3) ORDER BY seq DESC LIMIT 1"""
        rows = await self.connection.ask(question, code, version, until)
        return SavedState(*rows[0]) if rows else None

    async def heads(self, codes: Sequence[Code]) -> Mapping[Code, int]:
        """The last number of each table."""
        question = """SELECT code, (SELECT max(seq) FROM log WHERE log.code = asked.code)
            FROM unnest($1::text[]) AS asked (code)"""
        return {code: head for code, head in await self.connection.ask(question, list(codes)) if head}

    async def listed(self, phase: str | None = None, most: int = 100) -> Sequence[Listing]:
        """Tables that strangers may see."""
        question = """SELECT code, public, phase, summary, at FROM listings
            WHERE public AND ($1::text IS NULL OR phase = $1) ORDER BY at DESC, code LIMIT $2"""
        return [Listing(*row) for row in await self.connection.ask(question, phase, most)]

    async def listings(self, after: Code = "", most: int = 1000) -> Sequence[Listing]:
        """One page of all tables."""
        question = """SELECT code, public, phase, summary, at FROM listings
            WHERE code > $1 ORDER BY code LIMIT $2"""
        return [Listing(*row) for row in await self.connection.ask(question, after, most)]

    async def claim(self, now: Milliseconds, until: Milliseconds, most: int = 100) -> Sequence[Clock]:
        """Claim due clocks, without waiting for other processes that do the same."""
        order = """WITH mine AS MATERIALIZED (
                SELECT code, name FROM clocks WHERE due <= $1 AND busy <= $1
                ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED)
            UPDATE clocks SET busy = $2 FROM mine WHERE clocks.code = mine.code AND clocks.name = mine.name
            RETURNING clocks.code, clocks.name, clocks.due"""
        rows = await self.connection.ask(order, now, until, most)
        return sorted((Clock(*row) for row in rows), key=lambda clock: clock.due)

    async def next_due(self, now: Milliseconds) -> Milliseconds | None:
        """When the next unclaimed clock is due, or the next claim expires."""
        question = """SELECT least(
            (SELECT due FROM clocks WHERE busy <= $1 ORDER BY due LIMIT 1),
            (SELECT min(busy) FROM clocks WHERE busy > $1 AND busy > 0))"""
        soon: Milliseconds | None = (await self.connection.ask(question, now))[0][0]
        return soon

    async def heartbeat(self, process: str, now: Milliseconds) -> None:
        """Record that a process is alive, and delete old processes and expired links."""
        order = """WITH gone AS (DELETE FROM processes WHERE at < $2::bigint - $3::bigint AND name <> $1),
            over AS (DELETE FROM links WHERE until < $2),
            past AS (DELETE FROM outages WHERE until < $2::bigint - $3::bigint)
            INSERT INTO processes VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET at = excluded.at"""
        await self.connection.ask(order, process, now, WEEK)

    async def end_process(self, process: str, now: Milliseconds) -> None:
        """Forget a process, but not that it was alive until now."""
        order = """WITH ended AS (DELETE FROM processes WHERE name = $1)
            INSERT INTO processes VALUES ('', $2)
            ON CONFLICT (name) DO UPDATE SET at = greatest(processes.at, excluded.at)"""
        await self.connection.ask(order, process, now)

    async def heartbeats(self) -> Mapping[str, Milliseconds]:
        """The last heartbeat of each process."""
        return dict(await self.connection.ask("SELECT name, at FROM processes"))

    async def alive(self, since: Milliseconds) -> Sequence[str]:
        """The processes that have been alive since then."""
        question = "SELECT name FROM processes WHERE at >= $1 AND name <> '' ORDER BY name"
        return [name for (name,) in await self.connection.ask(question, since)]

    async def extend(self, now: Milliseconds, silence: Milliseconds) -> Milliseconds:
        """Extend the clocks by the time in which no process was alive."""

        async def write(connection: Any) -> Milliseconds:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", EXTENDING)
                last = await connection.fetchval("SELECT coalesce(max(at), $1) FROM processes", now)
                if now - last < silence or now <= last:
                    return 0
                await connection.execute("UPDATE clocks SET due = due + $1", now - last)
                await connection.execute("INSERT INTO outages (since, until) VALUES ($1, $2)", last, now)
                await connection.execute(
                    "INSERT INTO processes VALUES ('', $1) ON CONFLICT (name) DO UPDATE SET at = excluded.at",
                    now,
                )
                return int(now - last)

        return await self.connection.do(write)

    async def outages(self, after: int = 0) -> Sequence[Outage]:
        """The outages after this number."""
        question = "SELECT number, since, until FROM outages WHERE number > $1 ORDER BY number"
        return [Outage(*row) for row in await self.connection.ask(question, after)]

    async def keep_person(self, person: Person) -> None:
        """Insert or update a person."""
        order = """INSERT INTO people (id, name, language, since) VALUES ($1, $2, $3, $4) ON CONFLICT (id)
            DO UPDATE SET name = excluded.name, language = excluded.language, since = excluded.since"""
        await self.connection.ask(order, *person)

    async def person(self, id: str) -> Person | None:
        """Look a person up."""
        rows = await self.connection.ask("SELECT id, name, language, since FROM people WHERE id = $1", id)
        return Person(*rows[0]) if rows else None

    async def keep_link(self, digest: str, person: str, until: Milliseconds) -> None:
        """Store the hash of a code."""
        order = """INSERT INTO links (digest, person, until) VALUES ($1, $2, $3)
            ON CONFLICT (digest) DO UPDATE SET person = excluded.person, until = excluded.until"""
        try:
            await self.connection.ask(order, digest, person, until)
        except asyncpg.ForeignKeyViolationError:
            raise Trouble("way-back-without-person") from None

    async def follow_link(self, digest: str, now: Milliseconds) -> str | None:
        """The person with this code, if it is valid."""
        rows = await self.connection.ask(
            "SELECT person FROM links WHERE digest = $1 AND until > $2", digest, now
        )
        return rows[0][0] if rows else None

    async def secret(self) -> bytes:
        """The secret, created by the first process that asks."""
        made = secrets.token_bytes(32)
        await self.connection.ask("INSERT INTO secrets VALUES ('cookies', $1) ON CONFLICT DO NOTHING", made)
        rows = await self.connection.ask("SELECT value FROM secrets WHERE name = 'cookies'")
        return bytes(rows[0][0])

    async def backup(self, path: str) -> None:
        """Not supported: use pg_dump."""
        raise Trouble("use-pg-dump", file=path, address=where(self.url))
