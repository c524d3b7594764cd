"""A review that is truly computed, from the request to its parts."""

from collections.abc import Iterator
from time import monotonic, sleep

import httpx
import pytest

from harness.reviews.reviewed import bots_play
from harness.server import Server, browser_session, server_in_thread
from ridotto.review.parts import OVERVIEW, part_names, unpack

COMPILING = 900.0
"""Seconds for compiling on a busy machine; a quick review itself takes two or three."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server_in_thread(tmp_path_factory.mktemp("server") / "ridotto.db", bot_processes=1) as server:
        yield server


def raw(client: httpx.Client, path: str) -> bytes:
    """The body of an answer as it was sent, packed."""
    with client.stream("GET", path, headers={"accept-encoding": "deflate"}) as answer:
        assert answer.headers["content-encoding"] == "deflate"
        return b"".join(answer.iter_raw())


@pytest.mark.parametrize("game", ["mascarade", "grimm"])
def test_a_quick_review_is_computed_by_the_server_and_read_from_its_parts(server: Server, game: str):
    with browser_session(server.address) as client:
        where = bots_play(client, game, turns=6)
        record = client.get(where).json()["record"]
        client.post(f"{where}/review", json={"budget": "quick"}).raise_for_status()
        latest = monotonic() + COMPILING
        while (status := client.get(f"{where}/review?budget=quick").json())["state"] not in (
            "done",
            "failed",
        ):
            assert monotonic() < latest
            sleep(0.1)
        assert status["state"] == "done", status
        parts = {name: raw(client, f"{where}/review/{name}?budget=quick") for name in status["parts"]}

    found = unpack(parts)
    assert set(parts) == set(part_names(4))
    assert {name: len(part) for name, part in parts.items()} == status["parts"]
    assert (found.game, found.budget, found.checksum) == (game, "quick", record["checksum"])
    assert len(found.curves.turns) == len(record["moves"]) + 1
    assert len(parts[OVERVIEW]) <= 50_000
