"""Writes many rows of many tables in few statements.

Each statement, and each row that one returns, releases the GIL, and a busy event loop gives it back late. So
a commit takes as few of them as possible, however many tables it is for.
"""

from collections.abc import Iterable, Sequence
from sqlite3 import Connection

from ridotto.server.store.store import Append, Code, Milliseconds, NotWritten, refusal

MOST = 1000
"""Rows in one statement; SQLite takes 32,766 values."""

FIND_MISFITS = """
    WITH asked (code, seq, command) AS (VALUES {}),
    found AS (
        SELECT code, seq, command,
            (SELECT max(seq) FROM log WHERE log.code = asked.code) AS head,
            (SELECT seq FROM log WHERE log.code = asked.code AND log.command = asked.command) AS known
        FROM asked
    )
    SELECT code, command, head, known FROM found WHERE known IS NOT NULL OR ifnull(head, 0) <> seq - 1
"""
WRITE = "INSERT OR FAIL INTO log (code, seq, at, command, entry) VALUES {}"
"""`OR FAIL` saves SQLite a copy of every page, to undo the statement: we undo the whole transaction."""
SET = """
    INSERT INTO clocks (code, name, due) VALUES {}
    ON CONFLICT DO UPDATE SET due = excluded.due, busy = 0
"""
STOP = "DELETE FROM clocks WHERE (code, name) IN (VALUES {})"
LIST = """
    INSERT INTO listings (code, public, phase, summary, at) VALUES {}
    ON CONFLICT DO UPDATE SET
        public = excluded.public, phase = excluded.phase, summary = excluded.summary, at = excluded.at
"""


def append_all(db: Connection, appends: Sequence[Append]) -> list[NotWritten | None]:
    """Write the rows that fit, in order; returns the reasons for the others."""
    misfits = _find_misfits(db, appends)
    heads: dict[Code, int] = {}
    written: dict[tuple[Code, str], int] = {}
    answers = []
    for code, row, _, _ in appends:
        head, known = misfits.get((code, row.command), (row.seq - 1, None))
        answer = refusal(row.seq, heads.get(code, head), written.get((code, row.command), known))
        answers.append(answer)
        if answer is None:
            heads[code] = written[code, row.command] = row.seq
    _write(db, [what for what, answer in zip(appends, answers, strict=True) if answer is None])
    return answers


def _find_misfits(
    db: Connection, appends: Sequence[Append]
) -> dict[tuple[Code, str], tuple[int, int | None]]:
    """The rows that are not next at their table, or whose command it knows: its last number, and theirs."""
    rows = _each(db, FIND_MISFITS, [(what.code, what.row.seq, what.row.command) for what in appends])
    return {(code, command): (head or 0, known) for code, command, head, known in rows}


def _write(db: Connection, appends: Sequence[Append]) -> None:
    _each(db, WRITE, [(code, *row) for code, row, _, _ in appends])
    clocks = {(what.code, name): due for what in appends for name, due in what.clocks.items()}
    _each(db, SET, [(*clock, due) for clock, due in clocks.items() if due is not None])
    _each(db, STOP, [clock for clock, due in clocks.items() if due is None])
    _each(db, LIST, [what.listing for what in appends if what.listing is not None])


def _each(
    db: Connection, statement: str, rows: Sequence[tuple[str | int | bytes | Milliseconds, ...]]
) -> list[tuple[str, str, int | None, int | None]]:
    """A statement for many rows, instead of many statements."""
    found = []
    for start in range(0, len(rows), MOST):
        some = rows[start : start + MOST]
        found += db.execute(statement.format(_places(some)), _flat(some)).fetchall()
    return found


def _places(rows: Sequence[tuple[object, ...]]) -> str:
    one = f"({','.join('?' * len(rows[0]))})"
    return ",".join([one] * len(rows))


def _flat(rows: Iterable[tuple[object, ...]]) -> list[object]:
    return [value for row in rows for value in row]
