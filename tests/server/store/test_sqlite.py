"""What only a file can promise, and what can go wrong with one."""

import asyncio
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from harness.engines import SQLiteFile, opened
from harness.rows import append, row
from ridotto.server.store import sqlite, sqlite_file
from ridotto.server.store.sqlite import SQLite
from ridotto.server.store.store import BehindLog, Trouble

pytestmark = pytest.mark.anyio

CHILD = """
import asyncio, sys
from ridotto.server.store.sqlite import SQLite
from ridotto.server.store.store import Append, Row

async def play(store, code):
    [*rows] = await store.read(code)
    seq = len(rows)
    while True:
        seq += 1
        await store.append(Append(code, Row(seq, 0, f"{code} {seq}", b"{}"), {"turn": seq}))
        sys.stdout.buffer.write(f"{code} {seq}\\n".encode())
        sys.stdout.buffer.flush()

async def main():
    store = SQLite(sys.argv[1])
    await store.open()
    await asyncio.gather(*(play(store, code) for code in "ABCDEFGH"))

asyncio.run(main())
"""
KILLS = 6


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(file: SQLiteFile):
    acknowledged: dict[str, int] = {}
    for kill in range(KILLS):
        acknowledged |= killed_after(40 + 97 * kill, file.path)
        with closing(sqlite3.connect(file.path)) as db:
            for code, seq in acknowledged.items():
                found = [
                    seq for (seq,) in db.execute("SELECT seq FROM log WHERE code = ? ORDER BY seq", code)
                ]
                assert found == list(range(1, len(found) + 1))
                assert len(found) >= seq
                assert db.execute("SELECT due FROM clocks WHERE code = ?", code).fetchall() == [(len(found),)]
            assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert len(acknowledged) == 8


def killed_after(moves: int, path: Path) -> dict[str, int]:
    """Let a process play, kill it after so many moves; the last one it acknowledged at each table."""
    with subprocess.Popen([sys.executable, "-c", CHILD, path], stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        heard = [child.stdout.readline() for _ in range(moves)]
        child.kill()
        heard += [line for line in child.stdout if line.endswith(b"\n")]
    assert child.returncode == -signal.SIGKILL
    return {code.decode(): int(seq) for code, seq in (line.split() for line in heard)}


async def test_every_commit_waits_for_the_disk(file: SQLiteFile):
    store = SQLite(file.path)
    async with opened(store):
        assert store.writing.execute("PRAGMA synchronous").fetchone() == (2,)
        assert store.writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def test_rows_that_wait_share_one_commit(file: SQLiteFile):
    store = SQLite(file.path)
    async with opened(store):
        commits: list[str] = []
        store.writing.set_trace_callback(lambda said: commits.append(said) if said == "COMMIT" else None)
        await asyncio.gather(*(store.append(append(f"T{n}", 1)) for n in range(200)))

        assert 1 <= len(commits) <= 10


async def test_a_file_is_made_in_a_directory_that_exists(tmp_path: Path):
    async with opened(SQLite(tmp_path / "ridotto.sqlite")) as store:
        await store.append(append("OAK", 1))

    assert (tmp_path / "ridotto.sqlite").exists()


async def test_only_the_owner_may_read_the_store_and_its_copies(file: SQLiteFile, tmp_path: Path):
    async with file.opened() as store:
        await store.append(append("OAK", 1))
        await store.backup(str(tmp_path / "copy.sqlite"))
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}

    assert {"ridotto.sqlite", "ridotto.sqlite-wal", "copy.sqlite"} <= modes.keys()
    assert set(modes.values()) == {0o600}


async def test_a_file_that_is_no_database_is_left_alone(file: SQLiteFile):
    file.path.write_text("Dear diary, today I wore a mask. " * 100)

    with pytest.raises(Trouble, match=r"is not an SQLite database; choose another file$"):
        await file.store().open()
    assert file.path.read_text().startswith("Dear diary")


async def test_a_database_of_another_program_is_left_alone(file: SQLiteFile):
    with closing(sqlite3.connect(file.path)) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")

    with pytest.raises(Trouble, match="belongs to another program"):
        await file.store().open()


async def test_a_directory_that_does_not_exist_is_not_made(tmp_path: Path):
    (tmp_path / "file").write_text("not a directory")

    for parent in (tmp_path / "file", tmp_path / "typo", tmp_path / "typo" / "deeper"):
        with pytest.raises(Trouble, match=f"there is no directory {parent} for the data; make it first"):
            await SQLite(parent / "ridotto.sqlite").open()
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


async def test_a_file_that_cannot_be_opened_is_named(tmp_path: Path):
    with pytest.raises(Trouble, match="cannot be opened"):
        await SQLite(tmp_path).open()


async def test_a_file_that_another_program_keeps_locked_is_named(
    file: SQLiteFile, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sqlite_file, "TIMEOUT", 0.1)
    async with file.opened() as store:
        with closing(sqlite3.connect(file.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Trouble, match="is locked by another program"):
                await store.append(append("OAK", 1))
            other.execute("ROLLBACK")

        await store.append(append("OAK", 1))


async def test_a_full_disk_is_named_and_nothing_is_written_until_there_is_room(file: SQLiteFile):
    store = SQLite(file.path)
    async with opened(store):
        await store.append(append("OAK", 1))
        store.writing.execute("PRAGMA max_page_count = 1")
        large = append("OAK", 2)
        large = large._replace(row=large.row._replace(entry=b" " * 100_000))
        with pytest.raises(Trouble, match="no room left"):
            await store.append(large)
        store.writing.execute("PRAGMA max_page_count = 1000000")

        await store.append(large)
        assert await store.heads(["OAK"]) == {"OAK": 2}


async def test_a_copy_is_made_while_people_play_on(file: SQLiteFile, tmp_path: Path):
    copy = tmp_path / "copy.sqlite"
    async with file.opened() as store:
        await store.append(append("OAK", 1))
        await asyncio.gather(
            store.backup(str(copy)), *(store.append(append("OAK", seq)) for seq in range(2, 101))
        )
        assert await store.heads(["OAK"]) == {"OAK": 100}

    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.sqlite", "ridotto.sqlite"]
    async with SQLiteFile(copy).opened() as store:
        rows = await store.read("OAK")
        assert rows == [row(seq) for seq in range(1, len(rows) + 1)]
        assert rows


async def test_a_copy_never_replaces_a_file(file: SQLiteFile, tmp_path: Path):
    precious = tmp_path / "precious"
    precious.write_text("do not touch")
    async with file.opened() as store:
        with pytest.raises(Trouble, match="already exists; choose another name"):
            await store.backup(str(precious))
        with pytest.raises(Trouble, match="cannot be written"):
            await store.backup(str(tmp_path / "no" / "such" / "place"))

    assert precious.read_text() == "do not touch"


async def test_a_cancelled_append_does_not_stop_the_writer(file: SQLiteFile):
    async with file.opened() as store:
        waiting = asyncio.ensure_future(store.append(append("OAK", 1)))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])

        with pytest.raises(BehindLog):
            await store.append(append("OAK", 5))
        await store.append(append("ELM", 1))


async def test_the_write_ahead_log_is_checkpointed_while_people_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sqlite, "TIDY", 0.05)
    path = tmp_path / "r.db"
    async with opened(SQLite(path)) as store:
        before = path.stat().st_size
        for seq in range(1, 300):
            await store.append(append("OAK", seq))
        async with asyncio.timeout(60):
            while path.stat().st_size <= before + 4096:
                await asyncio.sleep(0.05)
