"""The review of a finished game on the page, at a real server; its figures were computed before."""

from collections.abc import AsyncIterator
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from msgspec.structs import replace
from playwright.async_api import Browser, Response, expect

from harness.page import review_walk
from harness.page.browser import PHONE, BrowserUser, browser_user
from harness.page.reviewed_game import DONE, ends_a_saved_game, reads_a_review, saved_file
from harness.page.words import say
from harness.reviews.saved_reviews import saved_reviews
from harness.server import Server, server_in_process
from ridotto.games.registry import games
from ridotto.languages import LANGUAGES
from ridotto.play.record import read_record
from ridotto.review.parts import checked
from ridotto.review.sentences import ReviewSentences
from ridotto.words.language import language

pytestmark = pytest.mark.anyio


@pytest.fixture(params=games())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
async def zoe(browser: Browser, server: Server, game: str) -> AsyncIterator[BrowserUser]:
    """Somebody on a phone who has ended a game and opened its review."""
    async with browser_user(browser, server, "en", PHONE) as zoe:
        await reads_a_review(zoe, game)
        yield zoe
        assert zoe.wrong == []


def calls_of(zoe: BrowserUser) -> str:
    """Where the calls about the game are whose review is open."""
    return f"/api/tables/{zoe.page.url.split('/')[4]}/games/1"


async def part(zoe: BrowserUser, name: str) -> Any:
    """A part of the review, as the server sends it."""
    return await zoe.asks("GET", f"{calls_of(zoe)}/review/{name}")


async def names_of(zoe: BrowserUser) -> list[str]:
    return list((await part(zoe, "overview"))["players"])


async def test_turning_points_are_told_in_the_same_words_as_in_the_terminal(zoe: BrowserUser) -> None:
    review = checked(await part(zoe, "overview"))
    proof = await zoe.asks("GET", calls_of(zoe))
    record = read_record(msgspec.json.encode(proof["record"]))
    await expect(zoe.page.locator("[data-assumes]")).to_contain_text("People are not bots")
    for code in LANGUAGES:
        if code != zoe.language:
            await zoe.speaks(code)
        said = ReviewSentences(review, record.start, record.moves, language(code)).turning_points()
        await expect(zoe.page.locator("[data-point] > p:first-child")).to_have_text(said)


async def test_moments_are_picked_by_keys_by_tapping_and_by_dragging(zoe: BrowserUser) -> None:
    await review_walk.picks_moments(zoe, len((await part(zoe, "overview"))["curves"]["turns"]) - 1)


async def test_players_decisions_and_bluffs_are_those_of_the_review(zoe: BrowserUser) -> None:
    review = await part(zoe, "overview")
    await review_walk.reads_the_players(zoe, review)
    await review_walk.reads_the_decisions(zoe, review)
    await review_walk.reads_the_bluffs(zoe, await part(zoe, "statements"))


async def test_from_a_turning_point_to_the_replay_with_beliefs_and_back(zoe: BrowserUser) -> None:
    await review_walk.sees_a_lie_spread(zoe, (await part(zoe, "beliefs-0"))["changes"])


async def test_opening_a_review_costs_less_than_50_kilobytes(zoe: BrowserUser) -> None:
    answers: list[Response] = []

    def keep(answer: Response) -> None:
        answers.append(answer)

    zoe.page.on("response", keep)
    await zoe.page.reload()
    await zoe.page.wait_for_selector(DONE)
    await expect(zoe.page.locator("[data-point]").first).to_contain_text("Turn ")

    parts = [each for each in answers if "/review" in each.url or "/replay?" in each.url]
    assert 0 < sum([(await each.request.sizes())["responseBodySize"] for each in parts]) < 50_000


async def test_what_is_shared_names_seats_until_somebody_wants_names(zoe: BrowserUser) -> None:
    await review_walk.shares_a_moment(zoe, await names_of(zoe))


async def test_a_link_without_names_leads_to_a_review_without_names(zoe: BrowserUser) -> None:
    review = checked(await part(zoe, "overview"))
    record = read_record(msgspec.json.encode((await zoe.asks("GET", calls_of(zoe)))["record"]))
    seats = tuple(say("seat-name", n=player + 1) for player in range(len(review.players)))
    named = replace(review, players=seats), replace(record.start, players=seats)
    said = ReviewSentences(*named, record.moves, language("en")).turning_points()

    await review_walk.reads_without_names(zoe, list(review.players), said)


async def test_a_shared_question_hides_what_came_after(zoe: BrowserUser) -> None:
    await review_walk.asks_others(zoe, await names_of(zoe))


async def test_a_shared_question_offers_the_options_and_then_says_how_good_they_are(
    zoe: BrowserUser,
) -> None:
    decisions = await part(zoe, "decisions")
    await review_walk.answers_a_question(zoe, max(decisions, key=lambda each: len(each["options"])))


async def test_a_moment_can_be_played_on_against_bots(zoe: BrowserUser) -> None:
    await review_walk.plays_on(zoe)


async def test_from_a_quick_review_one_looks_closer(browser: Browser, server: Server, game: str) -> None:
    async with browser_user(browser, server, "en", PHONE) as zoe:
        await zoe.introduces("Zoë")
        code = await ends_a_saved_game(zoe, game)
        await zoe.goes(f"/replay/{code}/1?review=quick")
        await zoe.page.wait_for_selector(f"{DONE} [data-closer]")
        await zoe.page.locator("[data-point] a").first.click()
        await zoe.page.wait_for_selector('[data-screen="replay"] [data-seat]')
        await expect(zoe.page.get_by_label(say("review-beliefs-of"))).to_be_visible()
        await zoe.page.get_by_role("link", name=say("review-open"), exact=True).click()
        await zoe.page.wait_for_selector(f"{DONE} [data-closer]")

        await zoe.page.get_by_role("button", name=say("review-closer")).click()

        await zoe.page.wait_for_selector(f"{DONE}:not(:has([data-closer])) [data-point]")
        assert "review=quick" not in zoe.page.url
        assert (await part(zoe, "overview"))["budget"] == "default"
        assert zoe.wrong == []


async def test_a_quick_review_of_a_file_leads_to_the_full_one(
    browser: Browser, server: Server, game: str
) -> None:
    async with browser_user(browser, server, "en", PHONE) as zoe:
        await zoe.goes("/")
        asked = {"record": msgspec.json.decode(saved_reviews()[game].record), "budget": "quick"}
        quick = (await zoe.asks("POST", "/api/reviews", asked))["id"]
        await zoe.goes(f"/saved/{quick}?review")
        await zoe.page.wait_for_selector(f"{DONE} [data-closer]")

        await zoe.page.get_by_role("button", name=say("review-closer")).click()

        await zoe.page.wait_for_selector(f"{DONE}:not(:has([data-closer])) [data-point]")
        assert "-default?review" in zoe.page.url
        assert zoe.wrong == []


async def test_a_player_makes_a_game_private_at_once(browser: Browser, server: Server, game: str) -> None:
    async with browser_user(browser, server) as zoe, browser_user(browser, server) as eve:
        code = await reads_a_review(zoe, game)
        await eve.introduces("Eve")
        await eve.goes(f"/replay/{code}/1?review")
        await eve.page.wait_for_selector(DONE)

        await zoe.goes(f"/t/{code}")
        await zoe.page.get_by_role("switch", name=say("review-private")).check()
        await zoe.page.wait_for_selector('[data-private="true"]')
        await eve.page.reload()

        await expect(eve.page.locator("main [role=status]")).to_contain_text("private")
        await expect(eve.page.locator("[data-point]")).to_have_count(0)
        await zoe.goes(f"/replay/{code}/1?review")
        await zoe.page.wait_for_selector(DONE)


async def test_a_game_of_before_is_made_private_at_its_review_by_those_who_played(
    browser: Browser, server: Server, game: str
) -> None:
    async with browser_user(browser, server) as zoe, browser_user(browser, server) as eve:
        code = await reads_a_review(zoe, game)
        await eve.introduces("Eve")
        async with eve.page.expect_response(lambda answer: answer.url.endswith("/privacy")):
            await eve.goes(f"/replay/{code}/1?review")
        await eve.page.wait_for_selector(DONE)
        await expect(eve.page.get_by_role("switch", name=say("review-private"))).to_have_count(0)

        await zoe.page.get_by_role("switch", name=say("review-private")).check()
        await zoe.page.wait_for_selector(f'{DONE} [data-private="true"]')
        await eve.page.reload()

        await expect(eve.page.locator("main [role=status]")).to_contain_text("private")


async def test_a_saved_game_is_opened_from_its_file_and_reviewed(
    browser: Browser, server: Server, game: str
) -> None:
    async with browser_user(browser, server, "en", PHONE) as zoe:
        await zoe.goes("/")
        await zoe.page.get_by_role("link", name=say("start-file")).click()
        await zoe.page.get_by_label(say("review-file-choose")).set_input_files(saved_file(game))
        await zoe.page.wait_for_selector(f"{DONE} [data-point]")
        record, review = saved_reviews()[game].read()
        said = ReviewSentences(review, record.start, record.moves, language("en")).turning_points()
        await expect(zoe.page.locator("[data-point] > p:first-child")).to_have_text(said)

        link = zoe.page.url
        await zoe.page.locator("[data-point] a").first.click()
        await zoe.page.wait_for_selector('[data-screen="replay"] [data-seat]')
        await zoe.page.get_by_label(say("review-beliefs-of")).select_option("1")
        await expect(zoe.page.locator('[data-beliefs="1"]')).to_contain_text("%")
        assert zoe.wrong == []
    async with browser_user(browser, server) as eve:
        await eve.introduces("Eve")
        await eve.goes(link)
        await eve.page.wait_for_selector(f"{DONE} [data-point]")
        await review_walk.plays_on(eve)


async def test_a_saved_game_is_watched_where_no_reviews_are_made(
    browser: Browser, tmp_path: Path, game: str
) -> None:
    async with (
        server_in_process(tmp_path / "ridotto.db", bot_processes=1, reviews=0) as without_reviews,
        browser_user(browser, without_reviews, "en", PHONE) as zoe,
    ):
        await zoe.goes("/saved")
        await zoe.page.get_by_label(say("review-file-choose")).set_input_files(saved_file(game))

        await zoe.page.wait_for_selector('[data-screen="replay"] [data-seat]')
        await expect(zoe.page.locator("[data-reviews-off]")).to_have_text(say("review-off"))
        record, _ = saved_reviews()[game].read()
        await review_walk.goes_to_step(zoe, len(record.moves))
        await zoe.goes(f"{urlsplit(zoe.page.url).path}?review")
        await expect(zoe.page.locator("main [role=status]")).to_have_text(say("review-off"))
        assert zoe.wrong == []


@pytest.mark.parametrize(
    ("content", "says"), [(b"hello", "not the file of a game"), (b'{"format": "ridotto game"}', "record")]
)
async def test_another_file_is_refused_in_one_sentence(
    browser: Browser, server: Server, content: bytes, says: str
) -> None:
    async with browser_user(browser, server) as zoe:
        await zoe.goes("/saved")
        file = {**saved_file(next(iter(games()))), "buffer": content}
        await zoe.page.get_by_label(say("review-file-choose")).set_input_files(file)  # type: ignore[arg-type]

        await expect(zoe.page.locator("main [role=alert]")).to_contain_text(says)


async def test_a_file_of_an_unfinished_game_gets_no_review(
    browser: Browser, server: Server, game: str
) -> None:
    tables = import_module(f"games.{game}.page.tables")
    async with browser_user(browser, server) as zoe:
        await zoe.introduces("Zoë")
        code = await zoe.opens(tables.BOTS[:1] * 3, begin=True, **tables.agreed(4, turns=12))
        refused = await zoe.asks("GET", f"/api/tables/{code}/games/1")
        assert refused["reason"] == "game-goes-on-still"
        await zoe.goes(f"/replay/{code}/1?review")

        await expect(zoe.page.locator("main [role=status]")).to_contain_text("not over yet")
