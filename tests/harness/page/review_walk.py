"""A walk through a review on the page, as somebody takes it who looks at everything once."""

import re
from typing import Any

from playwright.async_api import Locator, expect

from harness.page.browser import BrowserUser
from harness.page.reviewed_game import DONE
from harness.page.words import say

DRAG = """(slider, step) => {
  slider.value = step;
  slider.dispatchEvent(new Event("input", {bubbles: true}));
}"""

LETTER = "A-Za-zÀ-ÿ"


def anybody_of(names: list[str]) -> re.Pattern[str]:
    """One of these names, and not only the beginning of a word; browsers take no ë for a letter."""
    named = "|".join(re.escape(name) for name in names)
    return re.compile(f"(?:^|[^{LETTER}])(?:{named})(?:[^{LETTER}]|$)")


async def picks_moments(user: BrowserUser, steps: int) -> None:
    """The chart: arrow keys, a tap, a drag, and the same figures as a table."""
    page = user.page
    slider = page.get_by_role("slider", name=say("review-moment", user.language))
    await slider.focus()
    await slider.press("Home")
    await expect(page.locator('[data-here="0"]')).to_have_text(say("review-deal", user.language))
    await slider.press("ArrowRight")
    await expect(page.locator('[data-here="1"]')).to_be_visible()

    paper = page.locator(".paper svg")
    await paper.scroll_into_view_if_needed()
    box = await paper.bounding_box()
    assert box
    x, y = box["x"] + 41, box["y"] + 100
    await page.mouse.click(x, y)
    await expect(page.locator('[data-here="0"]')).to_be_visible()
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + box["width"], y, steps=5)
    await page.mouse.up()
    await expect(page.locator(f'[data-here="{steps}"]')).to_be_visible()

    await page.locator(".chances details > summary").click()
    await expect(page.locator(".chances tbody tr")).to_have_count(steps + 1)


async def reads_the_players(user: BrowserUser, review: dict[str, Any]) -> None:
    """Everybody's figures, as the review has them."""
    await expect(user.page.locator("[data-figures]")).to_have_count(len(review["players"]))
    for each in review["figures"]:
        row = user.page.locator(f'[data-figures="{each["who"]}"]')
        for figure in ("accuracy", "courage", "suspicion"):
            await expect(row).to_contain_text("–" if each[figure] is None else str(each[figure]))
    await expect(user.page.locator("[data-honour]")).to_have_count(len(review["honours"]))


async def reads_the_decisions(user: BrowserUser, review: dict[str, Any]) -> None:
    """All decisions, those with one verdict, and all options of one."""
    page = user.page
    await page.locator("[data-decisions] > summary").click()
    await expect(page.locator("[data-decision]").first).to_be_visible()
    found = {each["verdict"] or "none" for each in review["decisions"]}
    for verdict in sorted(found):
        await page.get_by_label(say("review-by-verdict", user.language)).select_option(verdict)
        number = sum((each["verdict"] or "none") == verdict for each in review["decisions"])
        shown = page.locator("[data-decision]")
        await expect(shown).to_have_count(min(12, number))
        await expect(page.locator(f'[data-decision][data-verdict="{verdict}"]')).to_have_count(
            min(12, number)
        )
    await page.locator("[data-decision] details > summary").first.click()
    await expect(page.locator("[data-decision] details li").first).to_contain_text("%")


async def reads_the_bluffs(user: BrowserUser, statements: list[dict[str, Any]]) -> None:
    """Every bluff, with what others could believe."""
    bluffs = [each for each in statements if each["is_bluff"]]
    await user.page.locator("[data-bluffs] > summary").click()
    await expect(user.page.locator("[data-bluff]")).to_have_count(len(bluffs))
    if not bluffs:
        await expect(user.page.locator("[data-bluffs]")).to_contain_text(
            say("review-no-bluffs", user.language)
        )


async def sees_a_lie_spread(user: BrowserUser, changes: list[list[int]]) -> None:
    """In the replay the beliefs of the first player lie over the cards, and change as the game goes."""
    page = user.page
    await page.locator("[data-point] a").first.click()
    await page.wait_for_selector('[data-screen="replay"] [data-seat]')
    await page.get_by_label(say("review-beliefs-of", user.language)).select_option("0")
    layer = page.locator('[data-beliefs="0"]')
    await expect(layer).to_contain_text("%")
    await goes_to_step(user, changes[-1][0])
    await expect(layer).to_contain_text("%")
    in_the_end = await layer.inner_text()
    await goes_to_step(user, changes[0][0])
    await expect(layer).not_to_have_text(in_the_end)
    await page.get_by_role("link", name=say("review-open", user.language), exact=True).click()
    await page.wait_for_selector(DONE)


async def goes_to_step(user: BrowserUser, step: int) -> None:
    slider = user.page.locator('[data-screen="replay"] input[type="range"]')
    await slider.evaluate(DRAG, step)
    await user.page.wait_for_selector(f'[data-screen="replay"][data-step="{step}"]')


async def opens_sharing(user: BrowserUser) -> Locator:
    """The sheet on which a moment is shared."""
    await user.page.get_by_role("button", name=say("review-share", user.language), exact=True).click()
    sheet = user.page.locator("[data-share]")
    await expect(sheet).to_be_visible()
    return sheet


async def link_in(sheet: Locator) -> str:
    return await sheet.locator("input.field").input_value()


async def shares_a_moment(user: BrowserUser, names: list[str]) -> None:
    """A link and a picture: with seat names, and with people's only if the sharer wants that."""
    sheet = await opens_sharing(user)
    words = sheet.locator(".words")
    picture = sheet.locator("img")
    anybody = anybody_of(names)
    await expect(words).not_to_contain_text(anybody)
    await expect(picture).to_be_visible()
    without = await picture.get_attribute("src")
    assert "&seats" in await link_in(sheet)

    await sheet.get_by_role("switch", name=say("review-share-names", user.language)).check()
    await expect(words).to_contain_text(anybody)
    await expect(picture).not_to_have_attribute("src", without or "")
    assert "&names=1" in await link_in(sheet)
    size = await picture.evaluate(
        "(image) => image.decode().then(() => [image.naturalWidth, image.naturalHeight])"
    )
    assert size == [1200, 630]
    await user.page.keyboard.press("Escape")


async def reads_without_names(user: BrowserUser, names: list[str], said: list[str]) -> None:
    """From a link with seat names to the review and back: turning points are told so, and nobody is named."""
    page = user.page
    anybody = anybody_of(names)
    await page.goto(await link_in(await opens_sharing(user)))
    await page.wait_for_selector('[data-screen="replay"] [data-seat]')
    await page.get_by_role("link", name=say("review-open", user.language), exact=True).click()
    await page.wait_for_selector(f"{DONE} [data-point]")
    await expect(page.locator("[data-point] > p:first-child")).to_have_text(said)
    await page.locator("[data-decisions] > summary").click()
    await expect(page.locator("[data-decision]").first).to_be_visible()
    await expect(page.locator("main")).not_to_contain_text(anybody)
    sheet = await opens_sharing(user)
    await expect(sheet.get_by_role("switch", name=say("review-share-names", user.language))).to_have_count(0)
    await page.keyboard.press("Escape")
    await page.locator("[data-point] a").first.click()
    await page.wait_for_selector('[data-screen="replay"] [data-seat]')
    await expect(page.locator('[data-screen="replay"]')).not_to_contain_text(anybody)


async def asks_others(user: BrowserUser, names: list[str]) -> None:
    """A link that shows a position without what came after, and without anybody's name."""
    sheet = await opens_sharing(user)
    await sheet.get_by_role("switch", name=say("puzzle-title", user.language)).check()
    link = await link_in(sheet)

    await user.page.goto(link)
    await user.page.wait_for_selector("[data-asked]")
    await expect(user.page.get_by_role("slider")).to_have_count(0)
    shown = await user.page.locator("body").inner_text()
    assert not anybody_of(names).search(shown)
    await user.page.get_by_role("button", name=say("review-show-what-came", user.language)).click()
    await user.page.wait_for_selector('[data-screen="replay"] [data-said]')


async def answers_a_question(user: BrowserUser, decision: dict[str, Any]) -> None:
    """A shared question offers the options that the review looked at, and then says how good they are."""
    page = user.page
    await page.goto(f"{page.url.partition('?')[0]}?review&step={decision['step']}")
    await page.wait_for_selector(f"{DONE} [data-here='{decision['step']}']")
    sheet = await opens_sharing(user)
    await sheet.get_by_role("switch", name=say("puzzle-title", user.language)).check()
    await page.goto(await link_in(sheet))

    offered = page.locator("[data-asked] [data-option]")
    moves = sorted(option["move"] for option in decision["options"])
    await expect(offered).to_have_count(len(moves))
    assert [await each.get_attribute("data-option") for each in await offered.all()] == [*map(str, moves)]
    await expect(page.locator("[data-asked] [data-chance]")).to_have_count(0)
    best = decision["options"][0]["move"]
    await page.locator(f'[data-option="{best}"]').click()
    await expect(page.locator('[data-asked] [data-verdict="right"]')).to_be_visible()
    await expect(page.locator("[data-asked] [data-chance]")).to_have_count(len(moves))
    verdict = say(f"review-verdict-{decision['verdict'] or 'none'}", user.language)
    await expect(page.locator("[data-played]")).to_contain_text(verdict)
    await expect(page.locator(f'[data-beliefs="{decision["who"]}"]')).to_contain_text("%")
    await page.get_by_role("button", name=say("review-show-what-came", user.language)).click()
    await page.wait_for_selector('[data-screen="replay"] [data-said]')


async def plays_on(user: BrowserUser) -> None:
    """A table at which the game goes on from the moment, against bots."""
    sheet = await opens_sharing(user)
    await sheet.get_by_role("button", name=say("review-play-on", user.language)).click()
    await user.page.wait_for_selector('[data-screen="table"], [data-screen="after"]')
    await user.page.wait_for_url(re.compile("/t/"))
