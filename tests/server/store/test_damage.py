"""Damaged data: one clear answer, a line in the log, and no harm to other tables."""

import json
import logging
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from harness.client import RecordingClient
from harness.engines import SQLiteFile, StoreEngine, opened
from harness.program import surroundings
from harness.rows import append
from harness.server import InProcessServer, server_in_process
from ridotto.server.health import CACHED, HealthCheck
from ridotto.server.store.sqlite import SQLite
from ridotto.server.store.store import Trouble

pytestmark = pytest.mark.anyio
DAMAGE = {
    "no JSON": b'{"it":"came","per',
    "an unknown entry": b'{"it":"danced"}',
    "an entry that does not fit": b'{"it":"went","person":"nobody","process":"x"}',
    "nothing": b"",
}


def spoil(path: Path, code: str, entry: bytes, seq: int = 2) -> None:
    """Put these bytes in place of a row."""
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE log SET entry = ? WHERE code = ? AND seq = ?", (entry, code, seq))
        db.commit()


async def two_tables(path: Path) -> tuple[str, str]:
    """Two tables of Ann's, with a few rows each."""
    async with server_in_process(path) as server:
        ann = await server.client("Ann")
        codes = [await ann.opens(players=4) for _ in range(2)]
        for code in codes:
            async with ann.connect(code) as socket:
                await ann.does(socket, "say", text="Hello.")
        return codes[0], codes[1]


@pytest.mark.parametrize("entry", DAMAGE.values(), ids=DAMAGE.keys())
async def test_a_damaged_row_closes_its_table_with_a_sentence_and_no_other(
    tmp_path: Path, entry: bytes, caplog: pytest.LogCaptureFixture
):
    damaged, sound = await two_tables(tmp_path / "r.db")
    spoil(tmp_path / "r.db", damaged, entry)
    caplog.set_level(logging.ERROR, "ridotto.server")
    async with server_in_process(tmp_path / "r.db") as server:
        ann = await server.client("Ann")
        refused, closed = await connects(ann, damaged)
        paths = [f"/api/tables/{damaged}{rest}" for rest in ("", "/games/1", "/games/1/story")]
        answers = [await ann.asks("GET", path) for path in paths]
        await plays_on(server, sound)
        again, _ = await connects(ann, damaged)

    assert (refused["code"], refused["reason"]) == ("damaged", "table-damaged")
    assert refused["facts"] == {"number": 2}
    assert closed == 4400
    assert again == refused
    for answer in answers:
        assert answer.status_code == 410
        assert answer.json()["code"] == "damaged"
    lines = [record.getMessage() for record in caplog.records if damaged in record.getMessage()]
    assert lines == [f"table {damaged} is damaged at number 2"]


async def connects(client: RecordingClient, code: str) -> tuple[dict[str, object], int | None]:
    """The first message, and the code with which the socket is closed."""
    async with client.connect(code) as socket:
        first = json.loads(await socket.recv())
        with pytest.raises(ConnectionClosed):
            await socket.recv()
    return first, socket.close_code


async def plays_on(server: InProcessServer, code: str) -> None:
    bob = await server.client("Bob")
    async with bob.connect(code) as socket:
        assert (await bob.does(socket, "say", text="Nothing is wrong here."))["type"] == "ack"


async def test_those_who_sit_at_a_table_that_becomes_unreadable_are_told_so(tmp_path: Path):
    """Another process has written something that this one cannot read."""
    async with server_in_process(tmp_path / "r.db") as server:
        ann = await server.client("Ann")
        code = await ann.opens(players=4)
        async with ann.connect(code) as socket:
            await ann.hears(socket, lambda message: message["type"] == "snapshot")
            async with opened(SQLite(tmp_path / "r.db")) as store:
                row = append(code, 3)
                await store.append(row._replace(row=row.row._replace(entry=b"?")))
            refused = await ann.hears(socket, lambda message: message["type"] == "refused")
            await socket.wait_closed()

    assert refused["code"] == "damaged"
    assert socket.close_code == 4400


def smash(path: Path) -> None:
    """Overwrite the middle of a file."""
    data = bytearray(path.read_bytes())
    middle = len(data) // 2
    data[4096:middle] = b"\xa5" * (middle - 4096)
    path.write_bytes(data)


async def test_a_smashed_file_is_found_before_the_server_opens(tmp_path: Path):
    path = tmp_path / "ridotto.db"
    await two_tables(path)
    smash(path)

    command = (sys.executable, "-m", "ridotto", "serve", "--store", str(path), "--port", "0")
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=60, env=surroundings(), check=False
    )

    assert done.returncode == 2, done
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1
    assert "replace it with a backup" in done.stderr


async def test_of_a_large_file_everything_but_the_logs_is_checked(
    file: SQLiteFile, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("ridotto.server.store.sqlite_file.QUICKLY_CHECKED", 0)
    async with file.opened() as store:
        await store.append(append("OAK", 1))
    async with file.opened() as store:
        assert await store.heads(["OAK"]) == {"OAK": 1}
    smash(file.path)

    with pytest.raises(Trouble):
        await file.store().open()


# ── Health ───────────────────────────────────────────────────────────────────────────────────────────


async def test_health_says_whether_the_store_can_be_written_to(engine: StoreEngine):
    time = [0.0]
    async with engine.opened() as store:
        health = HealthCheck(store, lambda: time[0])
        assert await health.works()
        await store.close()
        assert await health.works(), "it was tried just now"
        time[0] += CACHED
        assert not await health.works()


async def test_health_is_503_on_a_full_disk_and_200_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("ridotto.server.health.CACHED", 0.0)
    full = []

    async def try_write(_: SQLite) -> None:
        if full:
            raise Trouble("sqlite-full", file="r.db")

    monkeypatch.setattr(SQLite, "try_write", try_write)
    async with server_in_process(tmp_path / "r.db") as server:
        before = await server.http.get("/health")
        full.append(True)
        during = await server.http.get("/health")
        full.clear()
        after = await server.http.get("/health")

    assert (before.status_code, during.status_code, after.status_code) == (200, 503, 200)
    assert during.json()["ok"] is False


async def test_a_thousand_who_ask_for_health_cost_one_write(file: SQLiteFile):
    async with file.opened() as store:
        tries = []

        class CountedWrites(SQLite):
            async def try_write(self) -> None:
                tries.append(1)

        health = HealthCheck(CountedWrites(file.path), lambda: 0.0)
        for _ in range(1000):
            assert await health.works()
        assert store is not None

    assert len(tries) == 1
