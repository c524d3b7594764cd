"""The question tells what matters from the viewer's own view, and marks no choice as the right one."""

import re
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from games.mascarade.page.tables import BOTS, agreed
from harness.page.axe import violations
from harness.page.browser import PHONE, BrowserUser, browser_user
from harness.page.browser_table import browser_table
from harness.page.choices import chooses, keys, looks, notes, sets_device
from harness.page.screens import LIGHTS, asked_at
from harness.page.words import say
from harness.server import Server
from ridotto.games.mascarade.words.narrator import GameNarrator
from ridotto.words.language import language

pytestmark = pytest.mark.anyio
TABLE = agreed(6, memory="everything")
CLAIM, ANNOUNCE, LOOK = ('[data-choice^="claim"]', '[data-choice="announce"]', '[data-choice="look"]')
OPEN = re.compile(r"\bopen\b")
WATCH_HINTS = """() => {
  window.hints = [];
  const found = () => [...document.querySelectorAll(".hint")].map((hint) => hint.textContent);
  const look = () => window.hints.push(...found());
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
}"""
"""A hint is soon gone."""
OWN = "[data-own-cards]"
FACE = "[data-own-cards] .face"


async def view_of(user: BrowserUser) -> dict[str, Any]:
    """What the server says that this person may see."""
    return (await user.snapshot(user.page.url.rpartition("/")[2]))["view"]


def own_cards(view: dict[str, Any]) -> list[dict[str, Any]]:
    return next(seat["cards"] for seat in view["seats"] if seat["player"] == view["viewer"])


def own_note(view: dict[str, Any], code: str = "en") -> str:
    """What the viewer knows of their only card, in words."""
    names = [seat["name"] for seat in sorted(view["seats"], key=lambda seat: seat["player"])]
    players = [seat["player"] for seat in view["seats"]]
    narrator = GameNarrator(language(code), names, view["masks"], view["viewer"], player_at=players)
    [card] = own_cards(view)
    return narrator.card_note(card["place"], card["possible"])


async def test_the_claim_question_says_who_announced_what_it_does_what_an_error_costs_and_what_you_know(
    browser: Browser, server: Server
) -> None:
    async with browser_user(browser, server, size=PHONE) as user:
        await asked_at(TABLE, BOTS, something=CLAIM)(user)
        view = await view_of(user)
        mask = view["masks"][view["announced"]]
        announcer = view["seats"][view["turn_seat"]]["name"]

        await expect(user.page.locator(".sentence")).to_contain_text(f"{announcer} announces: {mask}.")
        told = await notes(user)
        assert told[0].startswith(f"{mask}: ")
        assert say("note-cost-claim", n=1) in told
        await expect(user.page.locator(OWN)).to_contain_text(own_note(view))


async def test_passing_and_claiming_look_alike_and_passing_stands_first_whatever_one_holds(
    browser: Browser, server: Server
) -> None:
    async with browser_user(browser, server, size=PHONE) as user:
        await asked_at(TABLE, BOTS, something=CLAIM)(user)
        first, *others = await looks(user)

        assert await keys(user) == ["pass", "claim:0"]
        assert others == [first]


async def test_the_list_of_masks_marks_what_you_hold_and_what_was_announced_in_words_alone(
    browser: Browser, server: Server
) -> None:
    async with browser_user(browser, server, size=PHONE) as user:
        await asked_at(TABLE, BOTS, 8, something=ANNOUNCE)(user)
        view = await view_of(user)
        await chooses(user, "announce")
        tiles = user.page.locator('[data-choice^="mask:"]')
        held = own_cards(view)[0]["possible"]
        for mask in range(len(view["masks"])):
            tile = tiles.nth(mask)
            lately = bool(view["question"].get("lately", 0) >> mask & 1)
            assert (say("stage-mask-lately") in await tile.inner_text()) == lately
            assert (say("stage-mask-surely") in await tile.inner_text()) == (held == [mask])

        assert await keys(user) == [f"mask:{mask}" for mask in range(len(view["masks"]))]
        first, *others = await looks(user)
        assert others == [first] * len(others)
        assert any(note.startswith("Announcing:") for note in await notes(user))


async def test_against_bots_a_card_that_you_look_at_lies_open_at_once_and_stays_open(
    browser: Browser, server: Server
) -> None:
    async with browser_user(browser, server, size=PHONE) as user:
        await asked_at(TABLE, BOTS, something=LOOK)(user)
        place = own_cards(await view_of(user))[0]["place"]
        await chooses(user, "look")

        card = user.page.locator(f'[data-seat] [data-place="{place}"]')
        await expect(card).to_have_class(OPEN)
        await user.page.wait_for_selector("[data-choice]")
        view = await view_of(user)
        if len(own_cards(view)[0]["possible"]) == 1:  # nobody has taken it since
            await expect(card).to_have_class(OPEN)
            await expect(user.page.locator(FACE)).to_have_count(1)
        assert not await violations(user, LIGHTS)


async def test_among_people_nothing_that_you_know_is_on_the_screen_until_you_hold_your_card(
    browser: Browser, server: Server
) -> None:
    async with browser_table(
        browser, server, ("en", "en"), PHONE, ("honest",) * 4, **agreed(6, memory="everything")
    ) as table:
        await table.begins()
        user = await table.next_to_decide()
        assert user
        view = await view_of(user)
        note = own_note(view)

        await expect(user.page.locator(OWN)).to_contain_text(say("stage-hold-to-see"))
        assert note not in await user.page.locator("main").inner_text()
        assert await user.page.locator("[data-place].own").count() == 0

        await user.page.locator(f"{OWN} .hold").hover()
        await user.page.mouse.down()
        await expect(user.page.locator(OWN)).to_contain_text(note)
        await user.page.mouse.up()
        await expect(user.page.locator(OWN)).not_to_contain_text(note)

        await sets_device(user, "private")
        await expect(user.page.locator(OWN)).to_contain_text(note)
        await sets_device(user, "shared")
        await expect(user.page.locator(OWN)).not_to_contain_text(note)


async def test_a_tap_on_a_card_says_that_it_wants_to_be_held_on_a_shared_device(
    browser: Browser, server: Server
) -> None:
    async with browser_user(browser, server, size=PHONE) as user:
        await asked_at(TABLE, BOTS, something=CLAIM)(user)
        await sets_device(user, "shared")
        await user.page.evaluate(WATCH_HINTS)
        await user.page.locator("[data-seat].mine [data-place]").click()

        await user.page.wait_for_function(
            "(words) => window.hints.includes(words)", arg=say("stage-hold-to-see")
        )
