"""Writes rows to PostgreSQL: all pending ones in one statement, sorted, so that there are no deadlocks."""

import asyncio
from collections import deque
from collections.abc import Mapping, Sequence
from typing import cast

from ridotto.server.store.group_commit import Answer, Waiting, tell
from ridotto.server.store.postgresql_connection import PostgreSQLConnection
from ridotto.server.store.store import Append, BehindLog, Code, NotWritten, Trouble, refusal

AT_ONCE = 2
"""Maximum number of concurrent statements: a second one while the first waits for another process."""
MOST = 500

WRITE = """
WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::bytea[])
        AS a (code, seq, at, command, entry)
), written AS (
    INSERT INTO log (code, seq, at, command, entry)
    SELECT code, seq, at, command, entry FROM asked
    WHERE seq = 1 + coalesce((SELECT max(seq) FROM log WHERE log.code = asked.code), 0)
    ORDER BY code COLLATE "C"
    ON CONFLICT DO NOTHING
    RETURNING code
), clock AS (
    SELECT c.* FROM unnest($6::text[], $7::text[], $8::bigint[]) AS c (code, name, due)
        JOIN written USING (code)
), set_clocks AS (
    INSERT INTO clocks (code, name, due)
    SELECT code, name, due FROM clock WHERE due IS NOT NULL ORDER BY code COLLATE "C", name COLLATE "C"
    ON CONFLICT (code, name) DO UPDATE SET due = excluded.due, busy = 0
), stop_clocks AS (
    DELETE FROM clocks USING clock
    WHERE clocks.code = clock.code AND clocks.name = clock.name AND clock.due IS NULL
), list AS (
    INSERT INTO listings (code, public, phase, summary, at)
    SELECT l.* FROM unnest($9::text[], $10::bool[], $11::text[], $12::bytea[], $13::bigint[])
        AS l (code, public, phase, summary, at) JOIN written USING (code)
    ORDER BY code COLLATE "C"
    ON CONFLICT (code) DO UPDATE SET
        public = excluded.public, phase = excluded.phase, summary = excluded.summary, at = excluded.at
)
SELECT code FROM written
"""
LOOK_UP = """
SELECT asked.code,
    coalesce((SELECT max(seq) FROM log WHERE log.code = asked.code), 0) AS head,
    (SELECT seq FROM log WHERE log.code = asked.code AND log.command = asked.command) AS known
FROM unnest($1::text[], $2::text[]) AS asked (code, command)
"""


class Rows:
    """Pending rows. One row of each table is written at a time, so that the next one finds it."""

    def __init__(self, connection: PostgreSQLConnection) -> None:
        self.connection = connection
        self.waiting: dict[Code, deque[Waiting[Append]]] = {}
        """By table, in order; a table stays here until its rows are written."""
        self.ready: deque[Code] = deque()
        """Tables without a row being written."""
        self.writers: set[asyncio.Task[None]] = set()
        self.open = True

    async def append(self, what: Append) -> None:
        """Wait until the row is durable."""
        if not self.open:
            raise Trouble("store-closed")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        if what.code not in self.waiting:
            self.waiting[what.code] = deque()
            self.ready.append(what.code)
        self.waiting[what.code].append(Waiting(what, answer))
        self._get_help()
        await answer

    async def close(self) -> None:
        """Accept no more rows, and write the pending ones."""
        self.open = False
        while self.writers:
            await asyncio.wait(self.writers)

    def _get_help(self) -> None:
        if len(self.writers) < AT_ONCE:
            writer = asyncio.create_task(self._work())
            self.writers.add(writer)

    async def _work(self) -> None:
        while self.ready:
            await self._write_some()
        # Now, not when the task is done: rows that arrive in between would wait for it in vain.
        self.writers.discard(cast("asyncio.Task[None]", asyncio.current_task()))

    async def _write_some(self) -> None:
        codes = [self.ready.popleft() for _ in range(min(MOST, len(self.ready)))]
        group = [self.waiting[code].popleft() for code in codes]
        answers = await self._try([waiting.wish for waiting in group])
        for code in codes:
            self._go_on(code)
        tell(group, answers)

    def _go_on(self, code: Code) -> None:
        if self.waiting[code]:
            self.ready.append(code)
        else:
            del self.waiting[code]

    async def _try(self, appends: Sequence[Append]) -> Sequence[Answer]:
        """Write all rows together; if that fails, each on its own, so that one cannot harm the others."""
        try:
            return await self._write(appends)
        except Exception as failed:  # raised in the caller
            if isinstance(failed, Trouble):
                return [Trouble(failed.name, **failed.facts) for _ in appends]
            if len(appends) == 1:
                return [failed]
            return [answer for what in appends for answer in await self._try([what])]

    async def _write(self, appends: Sequence[Append]) -> Sequence[Answer]:
        rows = _columns([(what.code, *what.row) for what in appends], 5)
        clocks = _columns([(what.code, *clock) for what in appends for clock in what.clocks.items()], 3)
        listings = _columns([what.listing for what in appends if what.listing is not None], 5)
        written = {code for (code,) in await self.connection.ask(WRITE, *rows, *clocks, *listings)}
        refused = [what for what in appends if what.code not in written]
        why = await self._reasons(refused) if refused else {}
        return [why.get(what.code) for what in appends]

    async def _reasons(self, refused: Sequence[Append]) -> Mapping[Code, NotWritten]:
        """Why rows were not written, as of now: other processes may have written in the meantime."""
        pairs = _columns([(what.code, what.row.command) for what in refused], 2)
        found = {code: (head, known) for code, head, known in await self.connection.ask(LOOK_UP, *pairs)}
        return {
            what.code: refusal(what.row.seq, *found[what.code]) or BehindLog("The table has just moved on.")
            for what in refused
        }


def _columns(rows: Sequence[tuple[object, ...]], width: int) -> list[list[object]]:
    return [[row[n] for row in rows] for n in range(width)]
