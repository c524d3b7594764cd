"""The queue of reviews: places, joining, cancelling, many at once, and processes that die."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from harness.client import TIMEOUT
from harness.engines import PostgreSQLDatabase
from harness.reviews.review_jobs import DYING, GATE, GATED, QUICK, REFUSING
from harness.reviews.reviewed import begun, bots_play
from harness.server import InProcessServer, browser_session, server_in_process
from ridotto.bots.pool.jobs import NICENESS as LOWEST
from ridotto.bots.pool.jobs import JobTookTooLong, JobWorker
from ridotto.games.mascarade import Options
from ridotto.play import Game
from ridotto.play.record import write_record
from ridotto.server.reviews.queue import MAX_TRIES
from ridotto.server.store.sqlite import SQLite

pytestmark = pytest.mark.anyio


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder where jobs say that they have begun, and wait until it is opened."""
    folder = tmp_path / "gate"
    folder.mkdir()
    monkeypatch.setenv(GATE, str(folder))
    return folder


@asynccontextmanager
async def reviewing(
    monkeypatch: pytest.MonkeyPatch, store: Path | str, job: str, **changes: Any
) -> AsyncIterator[InProcessServer]:
    monkeypatch.setattr("ridotto.server.reviews.queue.COMPUTE", job)
    async with server_in_process(store, **changes) as server:
        yield server


def short_record(seed: int) -> bytes:
    """The record of a short game."""
    game = Game.mascarade(4, seed=seed, options=Options(max_turns=3))
    while not game.over:
        game.play(game.legal()[0])
    return write_record(game)


async def ask(server: InProcessServer, seed: int, address: str = "") -> dict[str, Any]:
    headers = {"x-forwarded-for": address} if address else {}
    body = b'{"record":' + short_record(seed) + b"}"
    answer = await server.http.post("/api/reviews", content=body, headers=headers)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def status(server: InProcessServer, id: str) -> dict[str, Any]:
    answer = await server.http.get(f"/api/reviews/{id}")
    return dict(answer.json())


def game_of_bots(address: str) -> str:
    """Where a finished game at a table is."""
    with browser_session(address) as client:
        return bots_play(client)


async def wait_until(what: Any) -> Any:
    latest = monotonic() + TIMEOUT
    while not (found := await what() if asyncio.iscoroutinefunction(what) else what()):
        assert monotonic() < latest
        await asyncio.sleep(0.02)
    return found


async def ended(server: InProcessServer, id: str) -> dict[str, Any]:
    async def over() -> dict[str, Any] | None:
        found = await status(server, id)
        return found if found["state"] in ("done", "failed") else None

    result: dict[str, Any] = await wait_until(over)
    return result


async def test_one_review_runs_and_the_others_wait_in_order_with_progress(
    tmp_path: Path, gate: Path, monkeypatch: pytest.MonkeyPatch
):
    async with reviewing(monkeypatch, tmp_path / "db", GATED) as server:
        ids = [(await ask(server, seed))["id"] for seed in range(3)]
        again = await ask(server, 2)

        async def is_told() -> bool:
            return (await status(server, ids[0]))["doing"] == "truth"

        await wait_until(is_told)
        running, *waiting = [await status(server, id) for id in ids]
        (worker,) = begun(gate)
        (gate / "open").touch()
        done = [await ended(server, id) for id in ids]

    assert (running["state"], running["progress"]) == ("running", 0.25)
    assert [(each["state"], each["place"]) for each in waiting] == [("queued", 1), ("queued", 2)]
    assert again["id"] == ids[2]
    assert [each["state"] for each in done] == ["done"] * 3
    assert len(begun(gate)) == 3
    assert worker.name.split()[1] != str(os.getpid())


async def test_a_game_at_a_table_goes_ahead_of_files_and_both_are_told_their_places(
    tmp_path: Path, gate: Path, monkeypatch: pytest.MonkeyPatch
):
    async with reviewing(monkeypatch, tmp_path / "db", GATED, bot_processes=1) as server:
        played = await asyncio.to_thread(game_of_bots, server.address)
        await ask(server, 1)
        await wait_until(lambda: begun(gate))
        file = (await ask(server, 2))["id"]
        game = (await server.http.post(f"{played}/review", json={})).json()
        waiting = await status(server, file)

    assert (game["state"], game["place"]) == ("queued", 1)
    assert (waiting["state"], waiting["place"]) == ("queued", 2)


async def test_reviews_are_computed_at_a_low_priority_and_with_bounded_memory(
    tmp_path: Path, gate: Path, monkeypatch: pytest.MonkeyPatch
):
    assert LOWEST == 19
    monkeypatch.setattr("ridotto.bots.pool.jobs.NICENESS", 5)  # at 19 it would start late on a busy machine
    async with reviewing(monkeypatch, tmp_path / "db", GATED) as server:
        await ask(server, 1)
        (worker,) = await wait_until(lambda: begun(gate))
        process = int(worker.name.split()[1])

        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, process) == min(19, own + 5)
        limits = Path(f"/proc/{process}/limits").read_text()
        assert any(line.startswith("Max data size") and str(2 << 30) in line for line in limits.splitlines())


async def test_a_review_that_nobody_wants_any_more_is_given_up(
    tmp_path: Path, gate: Path, monkeypatch: pytest.MonkeyPatch
):
    async with reviewing(monkeypatch, tmp_path / "db", GATED) as server:
        id = (await ask(server, 1))["id"]
        await wait_until(lambda: begun(gate))
        left = await server.http.delete(f"/api/reviews/{id}")

        await wait_until((gate / "cancelled").exists)

        assert left.json()["state"] == "none"
        assert (await server.http.get(f"/api/reviews/{id}")).status_code == 404


async def test_fifty_requests_at_once_are_all_answered_or_queued(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with reviewing(monkeypatch, tmp_path / "db", QUICK, review_requests=100) as server:
        asked = await asyncio.gather(*(ask(server, seed % 25) for seed in range(50)))
        states = {each["state"] for each in asked}
        done = [await ended(server, each["id"]) for each in asked]

    assert states <= {"queued", "running", "done"}
    assert len({each["id"] for each in asked}) == 25
    assert {each["state"] for each in done} == {"done"}


async def test_an_address_may_ask_for_so_many_reviews_an_hour(
    tmp_path: Path, gate: Path, monkeypatch: pytest.MonkeyPatch
):
    async with reviewing(monkeypatch, tmp_path / "db", GATED, review_requests=2) as server:
        for seed in (1, 2, 2, 1):  # joining costs nothing
            await ask(server, seed)
        refused = await server.http.post("/api/reviews", content=b'{"record":' + short_record(3) + b"}")
        await ask(server, 3, address="10.0.0.9")

    assert (refused.status_code, refused.json()["reason"]) == (429, "too-many-reviews")
    assert refused.json()["facts"]["seconds"] > 0


async def test_a_server_that_is_restarted_goes_on_with_its_queue(
    tmp_path: Path, gate: Path, monkeypatch: pytest.MonkeyPatch
):
    async with reviewing(monkeypatch, tmp_path / "db", GATED) as server:
        ids = [(await ask(server, seed))["id"] for seed in range(2)]
        await wait_until(lambda: begun(gate))

    async with reviewing(monkeypatch, tmp_path / "db", QUICK) as server:
        assert [(await ended(server, id))["state"] for id in ids] == ["done", "done"]


async def test_the_review_of_a_server_that_died_is_begun_again(
    tmp_path: Path, gate: Path, monkeypatch: pytest.MonkeyPatch
):
    async with reviewing(monkeypatch, tmp_path / "db", GATED) as server:
        id = (await ask(server, 1))["id"]
        await wait_until(lambda: begun(gate))
    store = SQLite(tmp_path / "db")
    await store.open()
    claimed = await store.claim_review("a process that died", 1, 2, 1)
    await store.close()

    async with reviewing(monkeypatch, tmp_path / "db", QUICK) as server:
        done = await ended(server, id)

    assert claimed is not None
    assert done["state"] == "done"


async def test_a_job_that_kills_its_process_is_tried_again_and_then_fails(
    tmp_path: Path, gate: Path, monkeypatch: pytest.MonkeyPatch
):
    async with reviewing(monkeypatch, tmp_path / "db", DYING) as server:
        failed = await ended(server, (await ask(server, 1))["id"])

    assert (failed["state"], failed["problem"]["reason"]) == ("failed", "review-failed")
    assert len(begun(gate)) == MAX_TRIES


async def test_a_job_that_takes_too_long_is_not_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    tried = []

    async def compute(_worker: JobWorker, function: str, *_: Any) -> None:
        tried.append(function)
        raise JobTookTooLong

    monkeypatch.setattr(JobWorker, "compute", compute)
    async with reviewing(monkeypatch, tmp_path / "db", QUICK) as server:
        failed = await ended(server, (await ask(server, 1))["id"])

    assert (failed["state"], failed["problem"]["reason"]) == ("failed", "review-failed")
    assert tried == [QUICK]


async def test_why_a_review_failed_is_said_in_the_language_of_the_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with reviewing(monkeypatch, tmp_path / "db", REFUSING) as server:
        id = (await ask(server, 1))["id"]
        await ended(server, id)
        said = [
            (await server.http.get(f"/api/reviews/{id}", headers={"accept-language": code})).json()["problem"]
            for code in ("en", "pl")
        ]

    assert {each["reason"] for each in said} == {"no-player"}
    assert said[0]["text"].startswith("there is no player 9")
    assert said[0]["text"] != said[1]["text"]


async def test_two_servers_with_one_queue_compute_each_review_once(
    database: PostgreSQLDatabase, gate: Path, monkeypatch: pytest.MonkeyPatch
):
    (gate / "open").touch()
    async with AsyncExitStack() as stack:
        servers = [
            await stack.enter_async_context(reviewing(monkeypatch, database.url, GATED, reviews=2))
            for _ in range(2)
        ]
        asked = await asyncio.gather(*(ask(servers[seed % 2], seed) for seed in range(10)))
        done = [await ended(servers[i % 2], each["id"]) for i, each in enumerate(asked)]

    assert {each["state"] for each in done} == {"done"}
    assert len(begun(gate)) == 10


async def test_reviews_that_are_stored_can_be_read_where_none_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with reviewing(monkeypatch, tmp_path / "db", QUICK) as server:
        id = (await ask(server, 1))["id"]
        await ended(server, id)

    async with reviewing(monkeypatch, tmp_path / "db", QUICK, reviews=0) as server:
        assert (await ask(server, 1))["state"] == "done"
        assert (await server.http.get(f"/api/reviews/{id}/overview")).json()["part"] == "overview"


async def test_a_saved_game_is_replayed_where_no_reviews_are_made_and_reviewed_when_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with reviewing(monkeypatch, tmp_path / "db", QUICK, reviews=0) as server:
        opened = await ask(server, 1)
        where = f"/api/reviews/{opened['id']}"
        again = await status(server, opened["id"])
        replay = (await server.http.get(f"{where}/replay?as=truth")).json()
        record = await server.http.get(f"{where}/record")
        overview = await server.http.get(f"{where}/overview")
        unknown = await server.http.get(f"/api/reviews/{'0' * 32}-default")
    async with reviewing(monkeypatch, tmp_path / "db", QUICK) as server:
        waiting = await status(server, opened["id"])
        assert (await ask(server, 1))["id"] == opened["id"]
        done = await ended(server, opened["id"])

    assert opened["state"] == again["state"] == "off"
    assert replay["total"] == len(replay["steps"]) - 1 == len(record.json()["moves"])
    assert (overview.json()["reason"], unknown.json()["reason"]) == ("no-such-part", "no-such-review")
    assert (waiting["state"], done["state"]) == ("none", "done")


async def test_a_game_of_a_table_gets_no_review_where_none_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with reviewing(monkeypatch, tmp_path / "db", QUICK, reviews=0, bot_processes=1) as server:
        played = await asyncio.to_thread(game_of_bots, server.address)
        before = (await server.http.get(f"{played}/review")).json()
        refused = await server.http.post(f"{played}/review", json={})

    assert before["state"] == "off"
    assert (refused.status_code, refused.json()["reason"]) == (404, "reviews-off")


async def test_the_record_of_a_file_can_be_read_while_its_review_is_computed(
    tmp_path: Path, gate: Path, monkeypatch: pytest.MonkeyPatch
):
    async with reviewing(monkeypatch, tmp_path / "db", GATED) as server:
        id = (await ask(server, 1))["id"]
        await wait_until(lambda: begun(gate))
        record = await server.http.get(f"/api/reviews/{id}/record")

    assert record.status_code == 200
    assert record.json()["moves"]
