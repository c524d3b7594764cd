"""What operators need of PostgreSQL: notes, and forgetting."""

from collections.abc import Sequence
from typing import Any

from ridotto.server.store.postgresql_connection import PostgreSQLConnection
from ridotto.server.store.sqlite_operations import SAID, SILENT
from ridotto.server.store.store import Code, Milliseconds, Note, Row


class PostgreSQLOperations:
    """Notes and forgetting."""

    connection: PostgreSQLConnection

    async def keep_note(self, note: Note) -> None:
        """Insert or replace a note."""
        order = """INSERT INTO notes (kind, key, value, until) VALUES ($1, $2, $3, $4)
            ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value, until = excluded.until"""
        await self.connection.ask(order, *note)

    async def notes(
        self, kind: str, now: Milliseconds, after: str = "", most: int | None = None
    ) -> Sequence[Note]:
        """The notes of a kind that are not over."""
        question = """SELECT kind, key, value, until FROM notes
            WHERE kind = $1 AND until > $2 AND key > $3 ORDER BY key LIMIT $4"""
        return [Note(*row) for row in await self.connection.ask(question, kind, now, after, most)]

    async def note(self, kind: str, key: str) -> Note | None:
        """The note with this key."""
        question = "SELECT kind, key, value, until FROM notes WHERE kind = $1 AND key = $2"
        return next((Note(*row) for row in await self.connection.ask(question, kind, key)), None)

    async def drop_note(self, kind: str, key: str) -> bool:
        """Delete a note."""
        order = "DELETE FROM notes WHERE kind = $1 AND key = $2 RETURNING key"
        return bool(await self.connection.ask(order, kind, key))

    async def drop_notes(self, now: Milliseconds) -> None:
        """Delete the notes that are over."""
        await self.connection.ask("DELETE FROM notes WHERE until <= $1", now)

    async def idle_tables(self, before: Milliseconds, most: int = 100) -> Sequence[Code]:
        """Tables whose last row is older."""
        question = """SELECT code FROM listings WHERE at < $1 AND
            (SELECT at FROM log WHERE log.code = listings.code ORDER BY seq DESC LIMIT 1) < $1
            ORDER BY at LIMIT $2"""
        return [code for (code,) in await self.connection.ask(question, before, most)]

    async def delete_table(self, code: Code, before: Milliseconds) -> bool:
        """Delete a table, if its last row is still older."""

        async def write(connection: Any) -> bool:
            async with connection.transaction():
                last = await connection.fetchval(
                    "SELECT at FROM log WHERE code = $1 ORDER BY seq DESC LIMIT 1", code
                )
                if last is None or last >= before:
                    return False
                for table in ("log", "listings", "clocks", "saved_states", "reviews"):
                    await connection.execute(f"DELETE FROM {table} WHERE code = $1", code)
                return True

        return await self.connection.do(write)

    async def delete_person(self, id: str) -> bool:
        """Delete a person, and the codes for other devices."""
        return bool(await self.connection.ask("DELETE FROM people WHERE id = $1 RETURNING id", id))

    async def delete_people(self, before: Milliseconds) -> int:
        """Delete the people who have not been seen since then."""
        return len(await self.connection.ask("DELETE FROM people WHERE since < $1 RETURNING id", before))

    async def old_talk(self, code: Code, before: Milliseconds, most: int = 500) -> Sequence[Row]:
        """Remarks that are older, and not forgotten yet."""
        question = """SELECT seq, at, command, entry FROM log
            WHERE code = $1 AND at < $2 AND substring(entry FROM 1 FOR 12) = $3
                AND substring(entry FROM length(entry) - 9) <> $4 ORDER BY seq LIMIT $5"""
        rows = await self.connection.ask(question, code, before, SAID, SILENT, most)
        return [Row(*row) for row in rows]

    async def replace_entries(self, entries: Sequence[tuple[bytes, Code, int]]) -> None:
        """Replace entries of logs: the new entry, the table and the number of each."""
        order = """UPDATE log SET entry = new.entry
            FROM unnest($1::bytea[], $2::text[], $3::int[]) AS new (entry, code, seq)
            WHERE log.code = new.code AND log.seq = new.seq"""
        await self.connection.ask(order, *(list(column) for column in zip(*entries, strict=True)))
