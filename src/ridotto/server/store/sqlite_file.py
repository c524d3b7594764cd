"""A SQLite file: opening, migrating, and copying it while it is in use."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from sqlite3 import Connection
from time import monotonic, sleep

from ridotto.foreign_errors import system_reason
from ridotto.server.store.migrations import SQLITE, missing
from ridotto.server.store.store import Trouble

RIDOTTO = 0x5249444F
"""The application id of our files: RIDO."""
TIMEOUT = 5.0
"""Seconds to wait for another process."""
NEEDED = (3, 37, 0)
STATEMENTS = 512
"""Statements that stay prepared: groups of rows of every usual size."""
QUICKLY_CHECKED = 200_000_000
"""Bytes of a file that is checked as a whole at the start: that takes about a second."""
PRIVATE = 0o600
"""The mode of a new file: it contains cards and the key to all cookies, so only its owner may read it."""

ERRORS = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_NOTADB: "not-a-database",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CANTOPEN: "not-opened",
    sqlite3.SQLITE_PERM: "not-opened",
    sqlite3.SQLITE_IOERR: "disk",
}
"""The names of our refusals, after `sqlite-`, by SQLite's primary error code."""


def connect(path: Path) -> Connection:
    """A connection that waits for others, and for the disk."""
    if sqlite3.sqlite_version_info < NEEDED:
        raise Trouble("old-sqlite", needed="{}.{}".format(*NEEDED), version=sqlite3.sqlite_version)
    if not path.parent.is_dir():  # a typing error must not start an empty store
        raise Trouble("no-store-directory", directory=str(path.parent))
    with explained(path):
        with suppress(OSError):  # it already exists, or SQLite will report the error
            path.touch(PRIVATE, exist_ok=False)
        db = sqlite3.connect(
            path,
            timeout=TIMEOUT,
            isolation_level=None,
            check_same_thread=False,
            cached_statements=STATEMENTS,
        )
        try:
            _tune(db)
        except BaseException:  # clean up, and raise it again
            db.close()
            raise
    return db


def _tune(db: Connection) -> None:
    _write_ahead(db)
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA fullfsync = ON")  # where fsync alone leaves it to the disk, as on macOS
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA temp_store = MEMORY")  # large statements need no temporary files
    db.execute("PRAGMA wal_autocheckpoint = 8000")  # 32 MB: hot pages go to the file once, not ten times


def _write_ahead(db: Connection) -> None:
    """Turn on write-ahead logging, so that readers never wait; SQLite takes no lock here, so we wait."""
    latest = monotonic() + TIMEOUT
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > latest:
                raise
            sleep(0.01)


def migrate(db: Connection, path: Path) -> None:
    """Migrate the file to the newest version, in one transaction."""
    with explained(path), transaction(db):
        _refuse_strangers(db, path)
        before = _number(db, "PRAGMA user_version")
        for version, migration in enumerate(missing(before, SQLITE, str(path)), before + 1):
            for statement in migration:
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {version}")


def check_pages(db: Connection, path: Path) -> None:
    """Raise Trouble if the file is damaged. Of a large file, logs are left out: that would take too long."""
    with explained(path):
        if path.stat().st_size <= QUICKLY_CHECKED:
            checks = ["PRAGMA quick_check(1)"]
        else:
            tables = db.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'log'")
            checks = [f"PRAGMA quick_check('{name}')" for (name,) in tables]
        for check in checks:
            if db.execute(check).fetchone()[0] != "ok":
                raise Trouble("sqlite-damaged", file=str(path))


def _refuse_strangers(db: Connection, path: Path) -> None:
    owner = _number(db, "PRAGMA application_id")
    if owner not in {0, RIDOTTO} or (owner == 0 and _number(db, "SELECT count(*) FROM sqlite_master")):
        raise Trouble("store-of-other-program", file=str(path))
    if owner != RIDOTTO:
        db.execute(f"PRAGMA application_id = {RIDOTTO}")


def _number(db: Connection, question: str) -> int:
    answer: int = db.execute(question).fetchone()[0]
    return answer


@contextmanager
def transaction(db: Connection) -> Iterator[None]:
    """A transaction: all of it becomes durable, or nothing."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:  # clean up, and raise it again
        if db.in_transaction:  # with a full disk SQLite has rolled back already
            db.execute("ROLLBACK")
        raise


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Turn errors of SQLite or the disk into Trouble."""
    try:
        yield
    except sqlite3.IntegrityError:
        raise
    except sqlite3.DatabaseError as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in ERRORS:
            raise Trouble(f"sqlite-{ERRORS[code]}", file=str(path)) from error
        raise Trouble("other-sqlite-error", file=str(path), reason=str(error)) from error
    except OSError as error:
        raise Trouble("store-not-usable", file=str(path), reason=system_reason(error)) from error


def copy(path: Path, target: Path) -> None:
    """Copy everything into a new file, as of one moment; writers continue in the meantime."""
    try:
        target.touch(PRIVATE, exist_ok=False)
    except FileExistsError:
        raise Trouble("backup-exists", file=str(target)) from None
    except OSError as error:
        raise Trouble("backup-not-writable", file=str(target), reason=system_reason(error)) from error
    try:
        _copy_into(path, target)
    except BaseException:  # clean up, and raise it again
        with suppress(OSError):
            target.unlink()
        raise


def _copy_into(path: Path, target: Path) -> None:
    with (
        explained(target),
        closing(sqlite3.connect(path)) as source,
        closing(sqlite3.connect(target)) as copied,
    ):
        source.backup(copied)
        copied.execute("PRAGMA journal_mode = DELETE")  # one file, without -wal and -shm
