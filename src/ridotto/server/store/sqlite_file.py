"""A SQLite file: opening, migrating, and copying it while it is in use."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from sqlite3 import Connection
from time import monotonic, sleep

from ridotto.server.store.migrations import SQLITE, missing
from ridotto.server.store.store import Trouble

RIDOTTO = 0x5249444F
"""The application id of our files: RIDO."""
TIMEOUT = 5.0
"""Seconds to wait for another process."""
NEEDED = (3, 37, 0)
PRIVATE = 0o600
"""The mode of a new file: it contains cards and the key to all cookies, so only its owner may read it."""

WHY = {
    sqlite3.SQLITE_FULL: "There is no room left for {}: make room on the disk and try again.",
    sqlite3.SQLITE_BUSY: "{} is kept locked by another program: end that one, and try again.",
    sqlite3.SQLITE_LOCKED: "{} is kept locked by another program: end that one, and try again.",
    sqlite3.SQLITE_NOTADB: "{} is no SQLite database: choose another file.",
    sqlite3.SQLITE_CORRUPT: "{} is damaged: put a backup in its place.",
    sqlite3.SQLITE_READONLY: "{} can't be written to: make it and its directory writable.",
    sqlite3.SQLITE_CANTOPEN: "{} can't be opened: is its directory there, and may Ridotto write to it?",
    sqlite3.SQLITE_PERM: "{} can't be opened: is its directory there, and may Ridotto write to it?",
    sqlite3.SQLITE_IOERR: "The disk with {} reports an error: look at the disk before you go on.",
}
"""Explanations by SQLite's primary error code."""


def connect(path: Path) -> Connection:
    """A connection that waits for others, and for the disk."""
    if sqlite3.sqlite_version_info < NEEDED:
        raise Trouble(f"Ridotto needs SQLite 3.37 or newer, and this Python has {sqlite3.sqlite_version}.")
    with explained(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(OSError):  # it already exists, or SQLite will report the error
            path.touch(PRIVATE, exist_ok=False)
        db = sqlite3.connect(path, timeout=TIMEOUT, isolation_level=None, check_same_thread=False)
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


def _refuse_strangers(db: Connection, path: Path) -> None:
    owner = _number(db, "PRAGMA application_id")
    if owner not in {0, RIDOTTO} or (owner == 0 and _number(db, "SELECT count(*) FROM sqlite_master")):
        raise Trouble(f"{path} belongs to another program: choose another file.")
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
    """Turn errors of SQLite or the disk into Trouble with one sentence that says what to do."""
    try:
        yield
    except sqlite3.IntegrityError:
        raise
    except sqlite3.DatabaseError as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        raise Trouble(WHY.get(code, f"SQLite can't work with {{}}: {error}.").format(path)) from error
    except OSError as error:
        raise Trouble(f"{path} can't be used ({error.strerror}): choose another place.") from error


def copy(path: Path, target: Path) -> None:
    """Copy everything into a new file, as of one moment; writers continue in the meantime."""
    try:
        target.touch(PRIVATE, exist_ok=False)
    except FileExistsError:
        raise Trouble(f"{target} already exists: choose another name.") from None
    except OSError as error:
        raise Trouble(f"{target} can't be written ({error.strerror}): choose another place.") from error
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
