"""Reviews over HTTP: asking, waiting, parts, files, and what nobody gets."""

import zlib
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from harness.reviews.review_jobs import QUICK
from harness.reviews.reviewed import bots_play, call, finished_review, open_among_bots, person
from harness.server import Server, browser_session, server_in_thread
from ridotto.play import Game
from ridotto.play.record import write_record


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ridotto.server.reviews.queue.COMPUTE", QUICK)
        store = tmp_path_factory.mktemp("server") / "ridotto.db"
        with server_in_thread(store, bot_processes=1) as server:
            yield server


@pytest.fixture(scope="module")
def played(server: Server) -> str:
    """Where a finished game is."""
    with browser_session(server.address) as client:
        return bots_play(client)


@pytest.fixture
def zoe(server: Server) -> Iterator[httpx.Client]:
    with browser_session(server.address) as client:
        yield client


def play_randomly(game: Game[Any], seed: int) -> None:
    chance = Random(seed)
    while not game.over:
        game.play(chance.choice(game.legal()))


def finished_record(seed: int = 3, **choices: Any) -> dict[str, Any]:
    """The record of a game from elsewhere, as a file has it."""
    game = Game.mascarade(4, seed=seed, **choices)
    play_randomly(game, seed)
    return dict(msgspec.json.decode(write_record(game)))


def test_a_review_is_computed_on_request_and_fetched_in_parts(zoe: httpx.Client, server: Server, played: str):
    where = f"{played}/review"
    before = zoe.get(where).json()
    asked = zoe.post(where, json={}).json()
    done = finished_review(server, where)
    overview = zoe.get(f"{where}/overview")

    assert (before["state"], before["budget"]) == ("none", "default")
    assert asked["state"] in ("queued", "running", "done")
    assert (done["state"], done["progress"], done["problem"]) == ("done", 1.0, None)
    assert set(done["parts"]) == {"overview", "decisions", "statements", *(f"beliefs-{n}" for n in range(4))}
    assert overview.headers["content-encoding"] == "deflate"
    assert overview.json()["moves"] == len(zoe.get(played).json()["record"]["moves"])
    assert zoe.get(f"{where}/beliefs-3").json()["part"] == "beliefs-3"


def test_a_client_that_cannot_unpack_gets_plain_json(zoe: httpx.Client, server: Server, played: str):
    zoe.post(f"{played}/review", json={})
    finished_review(server, f"{played}/review")

    plain = zoe.get(f"{played}/review/overview", headers={"accept-encoding": "identity"})

    assert "content-encoding" not in plain.headers
    assert plain.json()["part"] == "overview"


def test_a_quick_review_is_another_one(zoe: httpx.Client, server: Server, played: str):
    zoe.post(f"{played}/review", json={"budget": "quick"})

    done = finished_review(server, f"{played}/review", budget="quick")

    assert done["budget"] == "quick"
    assert zoe.get(f"{played}/review/overview", params={"budget": "quick"}).json()["budget"] == "quick"


def test_whoever_has_the_link_may_ask_without_a_name(server: Server, played: str):
    assert call(server, None, "POST", f"{played}/review", json={}).status_code == 200


@pytest.mark.parametrize("part", ["nothing", "record", "beliefs-4"])
def test_a_part_that_a_review_does_not_have_is_not_found(
    zoe: httpx.Client, server: Server, played: str, part: str
):
    zoe.post(f"{played}/review", json={})
    finished_review(server, f"{played}/review")

    refused = zoe.get(f"{played}/review/{part}", headers={"accept-language": "en"})

    assert (refused.status_code, refused.json()["reason"]) == (404, "no-such-part")


def test_a_budget_that_there_is_not_is_refused(zoe: httpx.Client, played: str):
    assert zoe.post(f"{played}/review", json={"budget": "endless"}).status_code == 422


def test_a_game_that_goes_on_has_no_review_for_anybody(server: Server):
    ann, eve = person(server, "Ann"), person(server, "Eve")
    code = open_among_bots(server, ann)
    for who in (ann, eve, None):
        for method, path, body in (
            ("POST", "review", {}),
            ("GET", "review", None),
            ("DELETE", "review", None),
            ("GET", "review/overview", None),
            ("GET", "review/beliefs-0", None),
            ("POST", "play-on", {"step": 0, "seat": 0}),
            ("PUT", "privacy", {"private": True}),
        ):
            refused = call(server, who, method, f"/api/tables/{code}/games/1/{path}", json=body)
            assert refused.status_code in (401, 404), (path, refused.text)
            assert refused.json()["reason"] in ("game-goes-on-still", "no-person-in-request")


def test_a_record_from_a_file_gets_a_review_with_an_id_of_its_own(server: Server):
    record = finished_record()
    asked = call(server, None, "POST", "/api/reviews", json={"record": record}).json()
    again = call(server, None, "POST", "/api/reviews", json={"record": record}).json()
    where = f"/api/reviews/{asked['id']}"

    done = finished_review(server, where)

    assert again["id"] == asked["id"] == done["id"]
    assert call(server, None, "GET", f"{where}/overview").json()["moves"] == len(record["moves"])
    assert call(server, None, "GET", f"{where}/record").json() == record


def test_a_record_from_a_file_is_replayed_step_by_step(server: Server):
    record = finished_record(seed=8)
    id = call(server, None, "POST", "/api/reviews", json={"record": record}).json()["id"]

    seen = call(server, None, "GET", f"/api/reviews/{id}/replay?as=1&from=2&count=3").json()
    truth = call(server, None, "GET", f"/api/reviews/{id}/replay?as=truth&from=2&count=3").json()

    assert seen["total"] == len(record["moves"])
    assert [step["number"] for step in seen["steps"]] == [2, 3, 4]
    assert seen["steps"][0]["view"] != truth["steps"][0]["view"]
    for path, status in ((f"{id}/replay?as=9", 422), (f"{'0' * 32}-default/replay", 404)):
        assert call(server, None, "GET", f"/api/reviews/{path}").status_code == status


def test_a_proof_is_as_good_as_its_record(zoe: httpx.Client, server: Server, played: str):
    proof = zoe.get(played).json()

    asked = zoe.post("/api/reviews", json={"record": proof, "budget": "quick"}).json()

    assert finished_review(server, f"/api/reviews/{asked['id']}")["state"] == "done"


def test_an_unfinished_record_gets_no_review(server: Server):
    game = Game.mascarade(4, seed=3)
    for _ in range(5):
        game.play(game.legal()[0])

    unfinished = {"record": msgspec.json.decode(write_record(game))}
    refused = call(server, None, "POST", "/api/reviews", json=unfinished)

    assert (refused.status_code, refused.json()["reason"]) == (409, "record-not-finished")


def test_a_truncated_or_edited_record_is_not_one(server: Server):
    record = finished_record()
    cut = {**record, "moves": record["moves"][:-4]}
    edited = {**record, "moves": [record["moves"][1], *record["moves"][1:]]}
    for bad in (cut, edited, {}, None, [], {"format": "ridotto game"}, {"format": "ridotto proof"}):
        refused = call(server, None, "POST", "/api/reviews", json={"record": bad})
        assert (refused.status_code, refused.json()["code"]) == (422, "bad-record"), refused.text


def test_a_record_may_be_larger_than_other_requests_but_not_endless(server: Server):
    large = call(server, None, "POST", "/api/reviews", content=b'{"record": "' + b"a" * 100_000 + b'"}')
    endless = call(server, None, "POST", "/api/reviews", content=b'{"record": "' + b"a" * 2_200_000 + b'"}')

    assert (large.status_code, endless.status_code) == (422, 413)


def test_reviews_of_files_cannot_be_guessed_or_confused_with_those_of_tables(server: Server, played: str):
    code = played.split("/")[3]
    for id in (f"{code}-1-default", "0" * 32, "0" * 32 + "-default", "..-default", "-default"):
        assert call(server, None, "GET", f"/api/reviews/{id}").status_code == 404


def test_a_review_may_be_packed_with_any_level(server: Server, played: str):
    call(server, None, "POST", f"{played}/review", json={})
    finished_review(server, f"{played}/review")
    raw = httpx.get(
        f"{server.address}{played}/review/overview", headers={"accept-encoding": "deflate"}, verify=False
    )

    with httpx.stream("GET", raw.url, headers={"accept-encoding": "deflate"}) as stream:
        packed = b"".join(stream.iter_raw())

    assert msgspec.json.decode(zlib.decompress(packed)) == raw.json()
