"""Reviews in a SQLite file."""

from collections.abc import Callable, Mapping
from sqlite3 import Connection
from typing import Any, TypeVar

from ridotto.server.store.stored_reviews import (
    RECORD,
    ClaimedReview,
    ReviewCounts,
    StoredReview,
    WantedReview,
)

T = TypeVar("T")


class SQLiteReviews:
    """The queue of reviews, and their parts; the store itself reads and writes."""

    async def _write(self, deed: Callable[[Connection], T]) -> T:
        raise NotImplementedError

    async def _ask(self, question: str, *values: object) -> list[tuple[Any, ...]]:
        raise NotImplementedError

    async def ask_for_review(self, wanted: WantedReview, asker: str, now: int, most: int) -> bool:
        """Queue a review, or join those who want it."""

        def write(db: Connection) -> bool:
            again = "DELETE FROM reviews WHERE id = ? AND (state IN ('failed', 'kept') OR version <> ?)"
            db.execute(again, (wanted.id, wanted.version))
            if not db.execute("SELECT 1 FROM reviews WHERE id = ?", (wanted.id,)).fetchone():
                (queued,) = db.execute("SELECT count(*) FROM reviews WHERE state = 'queued'").fetchone()
                if queued >= most:
                    return False
                order = """INSERT INTO reviews (id, code, version, asked, until, state)
                    VALUES (?, ?, ?, ?, ?, ?)"""
                asked = wanted.queued_as_of(now)
                new = (wanted.id, wanted.code, wanted.version, asked, wanted.until, wanted.state)
                db.execute(order, new)
                if wanted.record:
                    order = "INSERT INTO review_parts VALUES (?, ?, ?)"
                    db.execute(order, (wanted.id, RECORD, wanted.record))
            db.execute("INSERT OR IGNORE INTO review_askers VALUES (?, ?)", (wanted.id, asker))
            return True

        return await self._write(write)

    async def review(self, id: str, version: int) -> StoredReview | None:
        """How far a review is."""
        question = """SELECT id, state, version, CASE state WHEN 'queued' THEN
            (SELECT count(*) FROM reviews AS other WHERE other.state = 'queued'
                AND (other.asked, other.id) <= (reviews.asked, reviews.id)) ELSE 0 END,
            progress, doing, problem FROM reviews WHERE id = ? AND version = ?"""
        rows = await self._ask(question, id, version)
        if not rows:
            return None
        sizes = "SELECT part, length(data) FROM review_parts WHERE id = ? AND part <> ?"
        parts = await self._ask(sizes, id, RECORD) if rows[0][1] == "done" else []
        return StoredReview._make([*rows[0], dict(parts)])

    async def review_part(self, id: str, part: str) -> bytes | None:
        """A packed part."""
        rows = await self._ask("SELECT data FROM review_parts WHERE id = ? AND part = ?", id, part)
        return bytes(rows[0][0]) if rows else None

    async def claim_review(self, process: str, now: int, until: int, most: int) -> ClaimedReview | None:
        """The next review in the queue; without any, nothing is written."""
        if not await self._ask(
            "SELECT 1 FROM reviews WHERE state = 'queued' OR (state = 'running' AND busy <= ?) LIMIT 1", now
        ):
            return None
        order = """UPDATE reviews SET state = 'running', process = ?1, busy = ?3, tries = tries + 1
            WHERE (SELECT count(*) FROM reviews WHERE state = 'running' AND busy > ?2) < ?4 AND id =
                (SELECT id FROM reviews WHERE state = 'queued' OR (state = 'running' AND busy <= ?2)
                ORDER BY state DESC, asked, id LIMIT 1)
            RETURNING id, tries"""
        rows = await self._write(lambda db: db.execute(order, (process, now, until, most)).fetchall())
        return ClaimedReview(*rows[0]) if rows else None

    async def keep_claim(self, id: str, process: str, until: int, progress: int, doing: str) -> bool:
        """Extend a claim, and say how far it is."""
        order = """UPDATE reviews SET busy = ?, progress = ?, doing = ?
            WHERE id = ? AND process = ? AND state = 'running'"""
        values = (until, progress, doing, id, process)
        return bool(await self._write(lambda db: db.execute(order, values).rowcount))

    async def finish_review(self, id: str, process: str, parts: Mapping[str, bytes]) -> bool:
        """Store the parts of a review that is still wanted."""

        def write(db: Connection) -> bool:
            order = """UPDATE reviews SET state = 'done', busy = 0, progress = 1000, doing = ''
                WHERE id = ? AND process = ? AND state = 'running'"""
            if not db.execute(order, (id, process)).rowcount:
                return False
            order = "INSERT OR REPLACE INTO review_parts VALUES (?, ?, ?)"
            db.executemany(order, [(id, part, data) for part, data in parts.items()])
            return True

        return await self._write(write)

    async def fail_review(self, id: str, process: str, problem: str) -> None:
        """Record that a review cannot be made."""
        order = """UPDATE reviews SET state = 'failed', busy = 0, doing = '', problem = ?
            WHERE id = ? AND process = ? AND state = 'running'"""
        await self._write(lambda db: db.execute(order, (problem, id, process)))

    async def release_review(self, id: str, process: str) -> None:
        """Give a review back to the queue."""
        order = """UPDATE reviews SET state = 'queued', busy = 0, progress = 0, doing = '', tries = tries - 1
            WHERE id = ? AND process = ? AND state = 'running'"""
        await self._write(lambda db: db.execute(order, (id, process)))

    async def leave_review(self, id: str, asker: str) -> None:
        """Take a wish back."""

        def write(db: Connection) -> None:
            db.execute("DELETE FROM review_askers WHERE id = ? AND asker = ?", (id, asker))
            order = """DELETE FROM reviews WHERE id = ? AND state IN ('queued', 'running')
                AND NOT EXISTS (SELECT 1 FROM review_askers WHERE review_askers.id = reviews.id)"""
            db.execute(order, (id,))

        await self._write(write)

    async def drop_review(self, id: str) -> None:
        """Delete a review."""
        await self._write(lambda db: db.execute("DELETE FROM reviews WHERE id = ?", (id,)))

    async def drop_reviews(self, now: int, most_files: int) -> None:
        """Delete reviews that are over, and the oldest of games from files beyond a number."""

        def write(db: Connection) -> None:
            db.execute("DELETE FROM reviews WHERE until <= ?", (now,))
            order = """DELETE FROM reviews WHERE code = '' AND state IN ('kept', 'done', 'failed')
                AND id NOT IN (SELECT id FROM reviews WHERE code = '' ORDER BY asked DESC LIMIT ?)"""
            db.execute(order, (most_files,))

        await self._write(write)

    async def count_reviews(self) -> ReviewCounts:
        """How many reviews there are in each state."""
        found = dict(await self._ask("SELECT state, count(*) FROM reviews GROUP BY state"))
        return ReviewCounts(*(found.get(state, 0) for state in ReviewCounts._fields))
