"""A finished game that its players keep to their table: nobody else sees anything of it, at once."""

import asyncio
from collections.abc import Iterator

import pytest

from harness.client import RecordingClient
from harness.reviews.review_jobs import QUICK
from harness.reviews.reviewed import call, finished_review, person, play_among_bots
from harness.server import Server, server_in_thread

FILE = ("", "/overview", "/beliefs-0", "/record", "/replay")
SEEN = ("", "/story", "/replay", "/review", "/review/overview", "/review/beliefs-0")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ridotto.server.reviews.queue.COMPUTE", QUICK)
        with server_in_thread(tmp_path_factory.mktemp("server") / "ridotto.db", bot_processes=1) as server:
            yield server


@pytest.fixture(scope="module")
def ann(server: Server) -> RecordingClient:
    return person(server, "Ann")


@pytest.fixture(scope="module")
def eve(server: Server) -> RecordingClient:
    return person(server, "Eve")


@pytest.fixture(scope="module")
def where(server: Server, ann: RecordingClient) -> str:
    """Ann's game, with a review that was made before anybody kept it private."""
    found = play_among_bots(server, ann)
    call(server, None, "POST", f"{found}/review", json={})
    finished_review(server, f"{found}/review")
    return found


@pytest.fixture
def private(server: Server, ann: RecordingClient, where: str) -> Iterator[str]:
    """The same game while Ann keeps it private."""
    changed = call(server, ann, "PUT", f"{where}/privacy", json={"private": True})
    assert changed.json() == {"private": True, "by_you": True, "may_change": True}
    yield where
    call(server, ann, "PUT", f"{where}/privacy", json={"private": False}).raise_for_status()


def statuses(
    server: Server, who: RecordingClient | None, where: str, paths: tuple[str, ...] = SEEN
) -> list[int]:
    return [call(server, who, "GET", f"{where}{path}").status_code for path in paths]


def test_whoever_has_the_link_sees_a_game_that_is_not_private(
    server: Server, eve: RecordingClient, where: str
):
    assert statuses(server, eve, where) == statuses(server, None, where) == [200] * len(SEEN)


def test_strangers_see_nothing_of_a_private_game_not_even_the_review_made_before(
    server: Server, ann: RecordingClient, eve: RecordingClient, private: str
):
    assert statuses(server, eve, private) == statuses(server, None, private) == [403] * len(SEEN)
    assert statuses(server, ann, private) == [200] * len(SEEN)
    for method, path, body in (
        ("POST", "review", {}),
        ("DELETE", "review", None),
        ("POST", "play-on", {"step": 0, "seat": 0}),
        ("PUT", "privacy", {"private": False}),
    ):
        refused = call(server, eve, method, f"{private}/{path}", json=body)
        assert (refused.status_code, refused.json()["code"]) == (403, "private"), path


def test_coming_to_the_table_afterwards_does_not_help(server: Server, eve: RecordingClient, private: str):
    async def visit() -> None:
        async with eve.connect(private.split("/")[3]) as socket:
            await eve.hears(socket, lambda message: message["type"] == "snapshot")

    asyncio.run(visit())

    assert statuses(server, eve, private) == [403] * len(SEEN)


def test_only_a_player_changes_the_privacy_of_a_game(server: Server, eve: RecordingClient, where: str):
    about = call(server, eve, "GET", f"{where}/privacy").json()
    refused = call(server, eve, "PUT", f"{where}/privacy", json={"private": True})

    assert about == {"private": False, "by_you": False, "may_change": False}
    assert (refused.status_code, refused.json()["reason"]) == (403, "not-your-game")
    assert call(server, None, "PUT", f"{where}/privacy", json={"private": True}).status_code == 401


def test_wanting_the_same_twice_changes_nothing(server: Server, ann: RecordingClient, private: str):
    again = call(server, ann, "PUT", f"{private}/privacy", json={"private": True})

    assert again.json() == {"private": True, "by_you": True, "may_change": True}


def test_a_player_who_takes_it_back_opens_the_game_again(
    server: Server, ann: RecordingClient, eve: RecordingClient, where: str
):
    for private in (True, False):
        call(server, ann, "PUT", f"{where}/privacy", json={"private": private}).raise_for_status()

    assert statuses(server, eve, where) == [200] * len(SEEN)


def test_the_file_of_a_private_game_gets_no_review_and_one_made_before_is_gone(
    server: Server, ann: RecordingClient, eve: RecordingClient, where: str
):
    file = {"record": call(server, eve, "GET", where).json()}
    id = call(server, eve, "POST", "/api/reviews", json=file).json()["id"]
    finished_review(server, f"/api/reviews/{id}")
    preview = f"/saved/{id}?step=3"
    seen = statuses(server, None, f"/api/reviews/{id}", FILE)
    was_previewed = "og:description" in call(server, None, "GET", preview).text

    call(server, ann, "PUT", f"{where}/privacy", json={"private": True}).raise_for_status()
    refused = [
        call(server, eve, "POST", "/api/reviews", json=file | {"budget": budget})
        for budget in ("default", "quick")
    ]
    refused.append(call(server, eve, "POST", f"/api/reviews/{id}/play-on", json={"step": 3, "seat": 0}))
    then = statuses(server, eve, f"/api/reviews/{id}", FILE)
    is_previewed = "og:description" in call(server, None, "GET", preview).text
    call(server, ann, "PUT", f"{where}/privacy", json={"private": False}).raise_for_status()
    afterwards = statuses(server, eve, f"/api/reviews/{id}", FILE)

    assert (seen, was_previewed) == ([200] * len(FILE), True)
    assert (then, is_previewed) == ([403] * len(FILE), False)
    assert {(each.status_code, each.json()["code"]) for each in refused} == {(403, "private")}
    assert afterwards == [404] * len(FILE)
    assert call(server, eve, "POST", "/api/reviews", json=file).status_code == 200
