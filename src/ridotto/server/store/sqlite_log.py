"""Writes many rows of many tables in few statements: each statement releases and reacquires the GIL."""

from collections.abc import Iterable, Sequence
from sqlite3 import Connection

from ridotto.server.store.store import Append, Code, Milliseconds, NotWritten, refusal

MOST = 1000
"""Rows in one statement; SQLite takes 32,766 values."""

LOOK_UP = """
    WITH asked (code, command) AS (VALUES {})
    SELECT code, command,
        (SELECT max(seq) FROM log WHERE log.code = asked.code),
        (SELECT seq FROM log WHERE log.code = asked.code AND log.command = asked.command)
    FROM asked
"""
WRITE = "INSERT INTO log (code, seq, at, command, entry) VALUES {}"
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
    heads, known = _look_up(db, appends)
    answers = []
    for what in appends:
        code, row = what.code, what.row
        answer = refusal(row.seq, heads[code], known[code, row.command])
        answers.append(answer)
        if answer is None:
            heads[code] = known[code, row.command] = row.seq
    _write(db, [what for what, answer in zip(appends, answers, strict=True) if answer is None])
    return answers


def _look_up(
    db: Connection, appends: Sequence[Append]
) -> tuple[dict[Code, int], dict[tuple[Code, str], int | None]]:
    """The last number of each table, and the commands that it knows."""
    rows = _each(db, LOOK_UP, [(what.code, what.row.command) for what in appends])
    heads = {code: head or 0 for code, _, head, _ in rows}
    return heads, {(code, command): seq for code, command, _, seq in rows}


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
