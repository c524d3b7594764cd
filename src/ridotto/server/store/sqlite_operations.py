"""What operators need of a SQLite file: notes, and forgetting."""

from collections.abc import Callable, Sequence
from sqlite3 import Connection
from typing import Any, TypeVar

from ridotto.server.store.store import Code, Milliseconds, Note, Row

T = TypeVar("T")
SAID = b'{"it":"said"'
"""How the entry of a remark begins."""
SILENT = b'"text":""}'
"""How the entry of a remark ends that was forgotten."""


ROWS_AT_ONCE = 1000
"""Rows that are deleted in one transaction, for which all others wait."""


class SQLiteOperations:
    """Notes and forgetting; the store itself reads and writes."""

    async def _write(self, deed: Callable[[Connection], T]) -> T:
        raise NotImplementedError

    async def _ask(self, question: str, *values: object) -> list[tuple[Any, ...]]:
        raise NotImplementedError

    async def keep_note(self, note: Note) -> None:
        """Insert or replace a note."""
        order = "INSERT OR REPLACE INTO notes (kind, key, value, until) VALUES (?, ?, ?, ?)"
        await self._write(lambda db: db.execute(order, note))

    async def notes(
        self, kind: str, now: Milliseconds, after: str = "", most: int | None = None
    ) -> Sequence[Note]:
        """The notes of a kind that are not over."""
        question = """SELECT kind, key, value, until FROM notes
            WHERE kind = ? AND until > ? AND key > ? ORDER BY key LIMIT ?"""
        rows = await self._ask(question, kind, now, after, -1 if most is None else most)
        return [Note(*row) for row in rows]

    async def note(self, kind: str, key: str) -> Note | None:
        """The note with this key."""
        question = "SELECT kind, key, value, until FROM notes WHERE kind = ? AND key = ?"
        return next((Note(*row) for row in await self._ask(question, kind, key)), None)

    async def drop_note(self, kind: str, key: str) -> bool:
        """Delete a note."""
        order = "DELETE FROM notes WHERE kind = ? AND key = ?"
        return bool(await self._write(lambda db: db.execute(order, (kind, key)).rowcount))

    async def drop_notes(self, now: Milliseconds) -> None:
        """Delete the notes that are over."""
        await self._write(lambda db: db.execute("DELETE FROM notes WHERE until <= ?", (now,)))

    async def idle_tables(self, before: Milliseconds, most: int = 100) -> Sequence[Code]:
        """Tables whose last row is older."""
        question = """SELECT code FROM listings WHERE at < ?1 AND
            (SELECT at FROM log WHERE log.code = listings.code ORDER BY seq DESC LIMIT 1) < ?1
            ORDER BY at LIMIT ?2"""
        return [code for (code,) in await self._ask(question, before, most)]

    async def delete_table(self, code: Code, before: Milliseconds) -> bool:
        """Delete a table, if its last row is still older: the last rows first, while others write, too.

        What is left after a crash is a shorter log, which the next round deletes.
        """
        left: int | None = ROWS_AT_ONCE
        while left:
            left = await self._write(lambda db: _delete_last_rows(db, code, before))
        return left is not None

    async def delete_person(self, id: str) -> bool:
        """Delete a person, and the codes for other devices."""
        order = "DELETE FROM people WHERE id = ?"
        return bool(await self._write(lambda db: db.execute(order, (id,)).rowcount))

    async def delete_people(self, before: Milliseconds) -> int:
        """Delete the people who have not been seen since then."""
        order = "DELETE FROM people WHERE since < ?"
        return int(await self._write(lambda db: db.execute(order, (before,)).rowcount))

    async def old_talk(self, code: Code, before: Milliseconds, most: int = 500) -> Sequence[Row]:
        """Remarks that are older, and not forgotten yet."""
        question = """SELECT seq, at, command, entry FROM log WHERE code = ? AND at < ?
            AND substr(entry, 1, 12) = ? AND substr(entry, -10) <> ? ORDER BY seq LIMIT ?"""
        return [Row(*row) for row in await self._ask(question, code, before, SAID, SILENT, most)]

    async def replace_entries(self, entries: Sequence[tuple[bytes, Code, int]]) -> None:
        """Replace entries of logs: the new entry, the table and the number of each."""
        order = "UPDATE log SET entry = ? WHERE code = ? AND seq = ?"
        await self._write(lambda db: db.executemany(order, entries))


def _delete_last_rows(db: Connection, code: Code, before: Milliseconds) -> int | None:
    """Delete the end of a table's log; returns how many rows are left, None if the table is in use."""
    last = db.execute("SELECT seq, at FROM log WHERE code = ? ORDER BY seq DESC LIMIT 1", (code,)).fetchone()
    if last is None or last[1] >= before:
        return None
    left = max(0, int(last[0]) - ROWS_AT_ONCE)
    db.execute("DELETE FROM log WHERE code = ? AND seq > ?", (code, left))
    for table in ("clocks", "saved_states", "reviews", *(() if left else ("listings",))):
        db.execute(f"DELETE FROM {table} WHERE code = ?", (code,))
    return left
