"""Links to a moment of a finished game or to puzzles: a title and a sentence for programs that show them."""

import re
from collections.abc import Iterator
from html import unescape

import httpx
import msgspec
import pytest

from harness.client import RecordingClient
from harness.reviews.reviewed import call, finished_review, open_among_bots, person, play_among_bots
from harness.reviews.saved_reviews import SAVED, saved_reviews
from harness.server import Server, server_in_thread
from ridotto.languages import LANGUAGES
from ridotto.play.record import read_record
from ridotto.puzzles import shipped_puzzles
from ridotto.puzzles.explain import PuzzleSentences
from ridotto.review.sentences import COSTLY, ReviewSentences
from ridotto.server.http.link_preview import SharedMoment, moment, seat_names
from ridotto.server.http.page_files import NOT_BUILT
from ridotto.words.language import language


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    store = tmp_path_factory.mktemp("server") / "ridotto.db"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ridotto.server.reviews.queue.COMPUTE", SAVED)
        with server_in_thread(store, bot_processes=1) as server:
            if httpx.get(f"{server.address}/", verify=False).text == NOT_BUILT:
                pytest.skip("the page is not built")
            yield server


@pytest.fixture(scope="module")
def zelda(server: Server) -> RecordingClient:
    return person(server, "Zelda")


@pytest.fixture(scope="module", params=["mascarade", "grimm"])
def where(request: pytest.FixtureRequest, server: Server, zelda: RecordingClient) -> str:
    return play_among_bots(server, zelda, request.param)


def tags(server: Server, where: str, query: str = "", who: RecordingClient | None = None) -> dict[str, str]:
    """The Open Graph tags of the page at a moment of a game."""
    code = where.split("/")[3]
    page = call(server, who, "GET", f"/replay/{code}/1?{query}").text
    found = re.findall(r'<meta property="og:(\w+)" content="([^"]*)" />', page.partition("</head>")[0])
    return {name: unescape(fact) for name, fact in found}


def test_a_link_to_a_moment_says_which_game_it_is_and_what_happened(server: Server, where: str):
    steps = [tags(server, where, f"step={step}") for step in range(12)]

    assert all(each["title"].startswith("Ridotto: ") and each["description"] for each in steps)
    assert len({each["description"] for each in steps}) > 3
    assert any("Seat " in each["description"] for each in steps)


def test_people_are_named_only_if_the_sharer_wants_that(server: Server, where: str):
    hidden = [tags(server, where, f"step={step}")["description"] for step in range(16)]
    named = [tags(server, where, f"step={step}&names=1")["description"] for step in range(16)]

    assert not any("Zelda" in each for each in hidden)
    assert any("Zelda" in each for each in named)


def test_a_preview_is_in_the_language_of_the_link(server: Server, where: str):
    said = {code: tags(server, where, f"step=3&lang={code}")["description"] for code in ("en", "pl", "fr")}

    assert len(set(said.values())) == 3


@pytest.mark.parametrize("query", ["step=99999999", "step=-1", "step=x", "step=%C2%B2", "lang=xx", ""])
def test_a_link_with_nonsense_in_it_still_shows_the_page(server: Server, where: str, query: str):
    assert tags(server, where, query)["title"]


def test_a_private_or_unfinished_game_has_no_preview(server: Server, zelda: RecordingClient, where: str):
    live = f"/api/tables/{open_among_bots(server, zelda)}/games/1"
    call(server, zelda, "PUT", f"{where}/privacy", json={"private": True}).raise_for_status()
    try:
        assert tags(server, where, "step=3") == tags(server, live, "step=1") == {}
    finally:
        call(server, zelda, "PUT", f"{where}/privacy", json={"private": False}).raise_for_status()


def test_a_moment_tells_no_secret(server: Server, where: str):
    record = read_record(call(server, None, "GET", where).content.partition(b'"record":')[2][:-1])
    names = seat_names(4, language("en"))

    told = [moment(record, SharedMoment(step), language("en")) for step in range(len(record.moves) + 1)]

    assert len(names) == 4
    assert len({each.title for each in told}) > 1
    assert all(len(each.sentence) <= 200 for each in told)


# ── Moments that a review tells of ───────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module", params=sorted(saved_reviews()))
def saved(request: pytest.FixtureRequest, server: Server) -> tuple[str, str]:
    """A game from a file that has a real review: which game, and the address of its page."""
    facts = {"record": msgspec.json.decode(saved_reviews()[request.param].record), "budget": "quick"}
    id = call(server, None, "POST", "/api/reviews", json=facts).json()["id"]
    assert finished_review(server, f"/api/reviews/{id}")["state"] == "done"
    return request.param, f"/saved/{id}"


def tags_at(server: Server, address: str) -> dict[str, str]:
    page = call(server, None, "GET", address).text
    found = re.findall(r'<meta property="og:(\w+)" content="([^"]*)" />', page.partition("</head>")[0])
    return {name: unescape(fact) for name, fact in found}


@pytest.mark.parametrize("code", ["en", "uk"])
def test_a_link_to_a_turning_point_says_the_sentence_of_the_review(
    server: Server, saved: tuple[str, str], code: str
):
    game, address = saved
    record, review = saved_reviews()[game].read()
    said = ReviewSentences(review, record.start, record.moves, language(code))
    seats = seat_names(len(review.players), language(code))
    for point in review.turning_points:
        named = tags_at(server, f"{address}?step={point.step}&names=1&lang={code}")["description"]
        hidden = tags_at(server, f"{address}?step={point.step}&lang={code}")["description"]

        assert named == said.turning_point(point)
        assert any(seat in hidden for seat in seats)
        assert not any(re.search(rf"\b{name}\b", hidden) for name in review.players)


def test_a_link_to_a_costly_decision_says_what_it_cost(server: Server, saved: tuple[str, str]):
    game, address = saved
    record, review = saved_reviews()[game].read()
    said = ReviewSentences(review, record.start, record.moves, language("en"))
    turning = {point.step for point in review.turning_points}
    costly = [each for each in review.decisions if each.verdict in COSTLY and each.step not in turning]
    for decision in costly[:3]:
        shown = tags_at(server, f"{address}?step={decision.step}&names=1")["description"]
        assert shown == said.decision(decision)


def test_a_link_that_asks_what_others_would_do_tells_nothing_of_the_review(
    server: Server, saved: tuple[str, str]
):
    game, address = saved
    _, review = saved_reviews()[game].read()
    for point in review.turning_points:
        asked = tags_at(server, f"{address}?ask&as=0&step={point.step}")
        assert asked["description"].startswith("What would you do?")
        assert "%" not in asked["description"]


def test_a_review_of_a_private_game_is_in_no_preview(server: Server, zelda: RecordingClient, where: str):
    code = where.split("/")[3]
    call(server, zelda, "PUT", f"{where}/privacy", json={"private": True}).raise_for_status()
    try:
        assert tags_at(server, f"/replay/{code}/1?step=3&names=1") == {}
    finally:
        call(server, zelda, "PUT", f"{where}/privacy", json={"private": False}).raise_for_status()


# ── Puzzles ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_link_to_all_puzzles_says_what_they_are(server: Server, code: str):
    words = language(code)

    shown = tags_at(server, f"/puzzles?lang={code}")

    assert shown["title"] == f"Ridotto: {words.say('puzzle-title')}"
    assert shown["description"] == words.say("puzzles-about")


@pytest.mark.parametrize("code", ["en", "pl"])
def test_a_link_to_a_puzzle_says_what_it_asks_and_nothing_of_its_answer(server: Server, code: str):
    for puzzle in shipped_puzzles()[::40]:
        said = PuzzleSentences(puzzle, language(code))

        shown = tags_at(server, f"/puzzles/{puzzle.id}?lang={code}")

        assert shown["title"] == f"Ridotto: {language(code).say('puzzle-theme', theme=puzzle.theme)}"
        assert shown["description"] == f"{said.language.say('puzzle-title')} {said.question()}"


def test_a_link_to_a_puzzle_that_there_is_not_shows_the_page(server: Server):
    assert tags_at(server, "/puzzles/nobody-1") == {}
