"""Reviews in PostgreSQL."""

from collections.abc import Mapping
from typing import Any, Final

from ridotto.server.store.postgresql_connection import PostgreSQLConnection
from ridotto.server.store.stored_reviews import (
    RECORD,
    ClaimedReview,
    ReviewCounts,
    StoredReview,
    WantedReview,
)

REVIEWING: Final = 0x52494450
"""The advisory lock under which processes take reviews from the queue."""


class PostgreSQLReviews:
    """The queue of reviews, and their parts."""

    connection: PostgreSQLConnection

    async def ask_for_review(self, wanted: WantedReview, asker: str, now: int, most: int) -> bool:
        """Queue a review, or join those who want it."""

        async def write(connection: Any) -> bool:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", REVIEWING)
                again = """DELETE FROM reviews
                    WHERE id = $1 AND (state IN ('failed', 'kept') OR version <> $2)"""
                await connection.execute(again, wanted.id, wanted.version)
                if not await connection.fetchval("SELECT 1 FROM reviews WHERE id = $1", wanted.id):
                    queued = await connection.fetchval("SELECT count(*) FROM reviews WHERE state = 'queued'")
                    if queued >= most:
                        return False
                    order = """INSERT INTO reviews (id, code, version, asked, until, state)
                        VALUES ($1, $2, $3, $4, $5, $6)"""
                    asked = wanted.queued_as_of(now)
                    new = (wanted.id, wanted.code, wanted.version, asked, wanted.until, wanted.state)
                    await connection.execute(order, *new)
                    if wanted.record:
                        order = "INSERT INTO review_parts (id, part, data) VALUES ($1, $2, $3)"
                        await connection.execute(order, wanted.id, RECORD, wanted.record)
                order = "INSERT INTO review_askers (id, asker) VALUES ($1, $2) ON CONFLICT DO NOTHING"
                await connection.execute(order, wanted.id, asker)
                return True

        return await self.connection.do(write)

    async def review(self, id: str, version: int) -> StoredReview | None:
        """How far a review is."""
        question = """SELECT id, state, version, CASE state WHEN 'queued' THEN
            (SELECT count(*) FROM reviews AS other WHERE other.state = 'queued'
                AND (other.asked, other.id) <= (reviews.asked, reviews.id)) ELSE 0 END,
            progress, doing, problem FROM reviews WHERE id = $1 AND version = $2"""
        rows = await self.connection.ask(question, id, version)
        if not rows:
            return None
        sizes = "SELECT part, length(data) FROM review_parts WHERE id = $1 AND part <> $2"
        parts = await self.connection.ask(sizes, id, RECORD) if rows[0][1] == "done" else []
        return StoredReview._make([*rows[0], dict(parts)])

    async def review_part(self, id: str, part: str) -> bytes | None:
        """A packed part."""
        question = "SELECT data FROM review_parts WHERE id = $1 AND part = $2"
        rows = await self.connection.ask(question, id, part)
        return bytes(rows[0][0]) if rows else None

    async def claim_review(self, process: str, now: int, until: int, most: int) -> ClaimedReview | None:
        """The next review in the queue; without any, no lock is taken."""
        waiting = "state = 'queued' OR (state = 'running' AND busy <= $1)"
        if not await self.connection.ask(f"SELECT 1 FROM reviews WHERE {waiting} LIMIT 1", now):
            return None

        async def write(connection: Any) -> ClaimedReview | None:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", REVIEWING)
                running = "SELECT count(*) FROM reviews WHERE state = 'running' AND busy > $1"
                if await connection.fetchval(running, now) >= most:
                    return None
                order = f"""UPDATE reviews SET state = 'running', process = $2, busy = $3, tries = tries + 1
                    WHERE id = (SELECT id FROM reviews WHERE {waiting} ORDER BY state DESC, asked, id LIMIT 1)
                    RETURNING id, tries"""
                row = await connection.fetchrow(order, now, process, until)
                return None if row is None else ClaimedReview(*row)

        return await self.connection.do(write)

    async def keep_claim(self, id: str, process: str, until: int, progress: int, doing: str) -> bool:
        """Extend a claim, and say how far it is."""
        order = """UPDATE reviews SET busy = $3, progress = $4, doing = $5
            WHERE id = $1 AND process = $2 AND state = 'running' RETURNING id"""
        return bool(await self.connection.ask(order, id, process, until, progress, doing))

    async def finish_review(self, id: str, process: str, parts: Mapping[str, bytes]) -> bool:
        """Store the parts of a review that is still wanted."""

        async def write(connection: Any) -> bool:
            async with connection.transaction():
                order = """UPDATE reviews SET state = 'done', busy = 0, progress = 1000, doing = ''
                    WHERE id = $1 AND process = $2 AND state = 'running' RETURNING id"""
                if await connection.fetchval(order, id, process) is None:
                    return False
                order = """INSERT INTO review_parts (id, part, data) VALUES ($1, $2, $3)
                    ON CONFLICT (id, part) DO UPDATE SET data = excluded.data"""
                await connection.executemany(order, [(id, part, data) for part, data in parts.items()])
                return True

        return await self.connection.do(write)

    async def fail_review(self, id: str, process: str, problem: str) -> None:
        """Record that a review cannot be made."""
        order = """UPDATE reviews SET state = 'failed', busy = 0, doing = '', problem = $3
            WHERE id = $1 AND process = $2 AND state = 'running'"""
        await self.connection.ask(order, id, process, problem)

    async def release_review(self, id: str, process: str) -> None:
        """Give a review back to the queue."""
        order = """UPDATE reviews SET state = 'queued', busy = 0, progress = 0, doing = '', tries = tries - 1
            WHERE id = $1 AND process = $2 AND state = 'running'"""
        await self.connection.ask(order, id, process)

    async def leave_review(self, id: str, asker: str) -> None:
        """Take a wish back."""

        async def write(connection: Any) -> None:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", REVIEWING)
                order = "DELETE FROM review_askers WHERE id = $1 AND asker = $2"
                await connection.execute(order, id, asker)
                order = """DELETE FROM reviews WHERE id = $1 AND state IN ('queued', 'running')
                    AND NOT EXISTS (SELECT 1 FROM review_askers WHERE review_askers.id = reviews.id)"""
                await connection.execute(order, id)

        await self.connection.do(write)

    async def drop_review(self, id: str) -> None:
        """Delete a review."""
        await self.connection.ask("DELETE FROM reviews WHERE id = $1", id)

    async def drop_reviews(self, now: int, most_files: int) -> None:
        """Delete reviews that are over, and the oldest of games from files beyond a number."""
        await self.connection.ask("DELETE FROM reviews WHERE until <= $1", now)
        order = """DELETE FROM reviews WHERE code = '' AND state IN ('kept', 'done', 'failed') AND id NOT IN
            (SELECT id FROM reviews WHERE code = '' ORDER BY asked DESC LIMIT $1)"""
        await self.connection.ask(order, most_files)

    async def count_reviews(self) -> ReviewCounts:
        """How many reviews there are in each state."""
        found = dict(await self.connection.ask("SELECT state, count(*) FROM reviews GROUP BY state"))
        return ReviewCounts(*(found.get(state, 0) for state in ReviewCounts._fields))
