"""Puzzles on the page: a position as its player saw it, an answer by tapping, and why."""

import pytest
from playwright.async_api import Browser, expect

from harness.page.browser import PHONE, BrowserUser, browser_user
from harness.page.words import say
from harness.server import Server
from ridotto.games.registry import games
from ridotto.languages import LANGUAGES
from ridotto.puzzles import Puzzle, shipped_puzzles
from ridotto.puzzles.explain import PuzzleSentences
from ridotto.review.schema import THEMES
from ridotto.words.language import language

pytestmark = pytest.mark.anyio


@pytest.fixture(params=games())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def puzzle(game: str) -> Puzzle:
    return next(each for each in shipped_puzzles() if each.game == game)


async def opens(user: BrowserUser, puzzle: Puzzle) -> None:
    await user.goes(f"/puzzles/{puzzle.id}")
    await user.page.wait_for_selector('[data-screen="puzzle"][data-state="asked"] [data-seat]')


async def test_from_the_first_screen_to_a_puzzle_of_a_theme_and_on_to_the_next(
    browser: Browser, server: Server
) -> None:
    async with browser_user(browser, server, "en", PHONE) as zoe:
        await zoe.goes("/")
        await zoe.page.get_by_role("link", name=say("start-puzzles")).click()
        themes = zoe.page.locator("[data-theme-choice]")
        await expect(themes).to_have_count(1 + len(THEMES))

        await zoe.page.locator('[data-theme-choice="lie"] a').click()
        await zoe.page.wait_for_selector('[data-screen="puzzle"][data-state="asked"]')
        first = await zoe.page.locator("[data-puzzle]").get_attribute("data-puzzle")
        await expect(zoe.page.get_by_role("heading", level=1)).to_have_text("When to lie?")
        await zoe.page.locator("[data-option]").first.click()
        await zoe.page.get_by_role("link", name=say("puzzles-next")).click()

        await zoe.page.wait_for_selector(f'[data-puzzle]:not([data-puzzle="{first}"])[data-state="asked"]')
        await expect(zoe.page.get_by_role("heading", level=1)).to_have_text("When to lie?")
        assert zoe.wrong == []


async def test_the_best_option_is_right_and_the_browser_remembers_that(
    browser: Browser, server: Server, puzzle: Puzzle
) -> None:
    async with browser_user(browser, server, "en", PHONE) as zoe:
        await opens(zoe, puzzle)
        await zoe.page.locator(f'[data-option="{puzzle.best.move}"]').click()
        await zoe.page.wait_for_selector('[data-screen="puzzle"][data-state="right"]')

        await zoe.goes("/puzzles")
        await expect(zoe.page.locator('[data-theme-choice="all"]')).to_have_attribute("data-solved", "1")
        await expect(zoe.page.locator(f'[data-theme-choice="{puzzle.theme}"]')).to_have_attribute(
            "data-solved", "1"
        )
        await zoe.page.get_by_role("button", name=say("puzzles-forget")).click()
        await expect(zoe.page.locator('[data-theme-choice="all"]')).to_have_attribute("data-solved", "0")
        assert zoe.wrong == []


async def test_only_the_first_answer_counts(browser: Browser, server: Server, puzzle: Puzzle) -> None:
    async with browser_user(browser, server) as zoe:
        await opens(zoe, puzzle)
        await zoe.page.locator(f'[data-option="{puzzle.options[-1].move}"]').click()
        await zoe.page.wait_for_selector('[data-screen="puzzle"][data-state="wrong"]')
        await opens(zoe, puzzle)
        await zoe.page.locator(f'[data-option="{puzzle.best.move}"]').click()
        await zoe.page.wait_for_selector('[data-screen="puzzle"][data-state="right"]')

        await zoe.goes("/puzzles")
        await expect(zoe.page.locator('[data-theme-choice="all"]')).to_have_attribute("data-solved", "0")


async def test_an_answer_is_explained_by_chances_and_beliefs_in_the_words_of_the_terminal(
    browser: Browser, server: Server, puzzle: Puzzle
) -> None:
    async with browser_user(browser, server, "en", PHONE) as zoe:
        await opens(zoe, puzzle)
        said = PuzzleSentences(puzzle, language("en"))
        await expect(zoe.page.locator("[data-option]")).to_have_text(
            [said.move(option.move) for option in said.asked()]
        )
        assert "%" not in await zoe.page.locator("[data-screen=puzzle] section").last.inner_text()

        await zoe.page.locator(f'[data-option="{puzzle.options[-1].move}"]').click()
        await expect(zoe.page.locator("[data-verdict]")).to_have_text(said.answer(puzzle.options[-1].move))
        await expect(zoe.page.locator("[data-chance]")).to_have_count(len(puzzle.options))
        await expect(zoe.page.locator("[data-belief-line]")).to_have_text(said.beliefs())
        await expect(zoe.page.locator(f'[data-beliefs="{puzzle.who}"]')).to_contain_text("%")
        assert zoe.wrong == []


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
async def test_a_puzzle_speaks_every_language(browser: Browser, server: Server, code: str) -> None:
    puzzle = shipped_puzzles()[LANGUAGES.index(code)]
    async with browser_user(browser, server, code) as zoe:
        await opens(zoe, puzzle)
        said = PuzzleSentences(puzzle, language(code))
        await zoe.page.locator(f'[data-option="{puzzle.best.move}"]').click()

        await expect(zoe.page.locator("[data-verdict]")).to_have_text(said.answer(puzzle.best.move))
        await expect(zoe.page.locator("[data-belief-line]")).to_have_text(said.beliefs())
        assert zoe.wrong == []


async def test_a_puzzle_is_shared_by_its_link(browser: Browser, server: Server, puzzle: Puzzle) -> None:
    async with browser_user(browser, server, "en", PHONE) as zoe:
        await opens(zoe, puzzle)
        await zoe.page.locator("[data-share] > summary").click()
        link = await zoe.page.locator("[data-share] input").input_value()
        assert link == f"http://127.0.0.1:{server.port}/puzzles/{puzzle.id}?lang=en"

        await zoe.goes(link)
        await zoe.page.wait_for_selector(f'[data-puzzle="{puzzle.id}"][data-state="asked"] [data-seat]')
        assert zoe.wrong == []


async def test_a_link_to_a_puzzle_that_is_gone_leads_to_the_others(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server) as zoe:
        await zoe.goes("/puzzles/nobody-1")
        await expect(zoe.page.locator("section [role=alert]")).to_contain_text("there is no such puzzle")

        await zoe.page.get_by_role("link", name=say("puzzles-all")).click()
        await zoe.reaches("puzzles")
