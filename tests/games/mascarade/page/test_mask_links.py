"""Masks of one's own, sent as links and brought to a friends' table."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, Request, Route, expect

from harness.page.axe import violations
from harness.page.browser import PHONE, BrowserUser, browser_user
from harness.page.browser_table import BrowserTable
from harness.page.words import say
from harness.server import Server
from ridotto.games.mascarade.play.links import PATH, SharedSet, read_link, write_link
from ridotto.words.language import language

pytestmark = pytest.mark.anyio

SMUGGLER = 'name = "Smuggler"\npower = ["gain(2)", "peek(another)"]\n'
GOSSIP = 'name = "Gossip"\npower = ["peek(another)", "take(1, another)"]\n'


async def shared_link(user: BrowserUser) -> str:
    """The link that the sheet shows, without the server's address."""
    field = user.page.get_by_role("dialog").get_by_role("textbox")
    await expect(field).not_to_have_value("")
    return PATH + (await field.input_value()).partition("#")[2]


async def opens_a_form_for_friends(user: BrowserUser) -> None:
    await user.goes("/")
    await user.page.get_by_role("button", name=say("start-create", user.language), exact=True).click()
    await user.page.get_by_role("dialog").get_by_text(say("start-own", user.language), exact=True).click()


async def own_masks_at(user: BrowserUser) -> list[str]:
    """The own masks of the table where the user waits."""
    await user.reaches("waiting")
    told = await user.snapshot(user.page.url.rpartition("/")[2])
    return told["table"]["agreement"].get("settings", {}).get("own", [])


@pytest.mark.quick
async def test_a_mask_is_invented_sent_as_a_link_read_in_another_language_and_played_by_both(
    browser: Browser, server: Server
) -> None:
    async with browser_user(browser, server) as ann, browser_user(browser, server, "fr", PHONE) as bob:
        await ann.introduces("Ann")
        await ann.goes("/workshop")
        await ann.page.get_by_label("Name", exact=True).fill("Smuggler")
        await ann.page.get_by_role("button", name=say("workshop-share"), exact=True).click()
        link = await shared_link(ann)
        assert read_link(link) == SharedSet(['name = "Smuggler"\npower = ["gain(2)"]\n'])

        await bob.goes(link)
        main = bob.page.locator("main")
        await expect(main).to_contain_text(language("fr").say("effect-gain-self", n=2))
        assert bob.page.url.endswith(link), "nothing is played before somebody wants it"
        await bob.page.get_by_label(say("start-name", "fr")).fill("Bob")
        await bob.page.get_by_role("button", name=say("workshop-link-friends", "fr")).click()
        await bob.reaches("waiting")
        bob.name, code = "Bob", bob.page.url.rpartition("/")[2]
        await expect(bob.page.get_by_role("region", name=say("start-own-here", "fr"))).to_contain_text(
            "Smuggler"
        )

        await ann.goes(f"/t/{code}")
        await ann.reaches("waiting")
        invented = ann.page.get_by_role("region", name=say("start-own-here"))
        await expect(invented).to_contain_text(language("en").say("effect-gain-self", n=2))
        await bob.page.get_by_role("button", name=say("start-fill-and-begin", "fr")).click()
        await ann.reaches("table")
        await bob.reaches("table")
        assert "Smuggler" in (await ann.snapshot(code))["view"]["masks"]
        table, chance = BrowserTable(code, [bob, ann]), Random(1)
        for _ in range(4):
            asked = await table.next_to_decide()
            if asked is None:
                break
            await asked.decides(chance)
        assert (ann.wrong, bob.wrong) == ([], [])


async def test_a_set_is_sent_as_a_link_and_opened_with_its_edition_and_number_of_players(
    browser: Browser, server: Server
) -> None:
    cards = ["Judge", "King", "Empress", "Swindler", "Witch", "Thief", "Smuggler"]
    link = write_link(SharedSet([SMUGGLER], edition=2, players=7, masks=cards))
    async with browser_user(browser, server, "pl") as user:
        await user.goes(link)
        await user.page.get_by_role("button", name=say("workshop-link-bots", "pl")).click()
        await user.reaches("table")
        told = await user.snapshot(user.page.url.rpartition("/")[2])

    assert told["began"]["start"]["edition"] == 2
    assert {mask["name"] for mask in told["began"]["start"]["masks"]} == set(cards)
    assert len(told["view"]["seats"]) == 7


async def test_a_copy_of_a_sent_mask_is_edited_in_the_workshop(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server, "nl") as user:
        await user.goes(write_link(SharedSet([SMUGGLER, GOSSIP])))
        await user.page.get_by_role("button", name=say("workshop-link-edit", "nl")).click()

        await expect(user.page.get_by_label("Naam", exact=True)).to_have_value("Smuggler")
        await expect(user.page.get_by_role("button", name="Gossip")).to_be_visible()
        assert "#" not in user.page.url


@pytest.mark.parametrize(
    ("fragment", "problem"),
    [
        pytest.param("nothing", "without-mask", marks=pytest.mark.large),
        pytest.param("7.abc", "other-version", marks=pytest.mark.large),
        ("1.eyJvd24iOlsibmFtZ", "damaged"),
        pytest.param("1." + "A" * 2000, "too-long", marks=pytest.mark.large),
    ],
)
async def test_a_bad_link_says_in_one_sentence_what_is_wrong(
    browser: Browser, server: Server, fragment: str, problem: str
) -> None:
    async with browser_user(browser, server, "it", PHONE) as user:
        await user.goes(f"/workshop#{fragment}")

        await expect(user.page.get_by_role("alert").filter(has_text=".")).to_have_text(
            say(f"workshop-link-{problem}", "it")
        )
        assert await user.page.get_by_role("button", name=say("workshop-link-bots", "it")).count() == 0
        await user.page.get_by_role("button", name=say("workshop-link-close", "it")).click()
        await expect(user.page.get_by_label("Nome", exact=True)).to_be_visible()
        assert user.wrong == []


@pytest.mark.parametrize(
    "toml",
    [
        pytest.param('name = "Кing"\npower = ["gain(2)"]', marks=pytest.mark.large),
        pytest.param('name = "\u3164"\npower = ["gain(2)"]', marks=pytest.mark.large),
        pytest.param('name = "Hacker"\npower = ["win()"]', marks=pytest.mark.large),
        'name = "<img src=x onerror=alert(1)>"\npower = ["gain(2)"]',
    ],
)
async def test_a_mask_that_the_server_refuses_cannot_be_played_from_a_link(
    browser: Browser, server: Server, toml: str
) -> None:
    async with browser_user(browser, server) as user:
        await user.goes(write_link(SharedSet([toml])))

        await expect(user.page.get_by_role("alert").filter(has_text="line")).to_contain_text(
            say("workshop-refused", reason="").strip()
        )
        assert await user.page.get_by_role("button", name=say("workshop-link-bots")).count() == 0
        assert user.wrong == []


async def test_what_is_said_late_of_one_link_is_not_shown_for_the_next_one(
    browser: Browser, server: Server
) -> None:
    """Whoever opens another link in the same tab plays what they have read."""
    next_is_shown = asyncio.Event()

    def is_about_the_first(request: Request) -> bool:
        return "Smuggler" in (request.post_data or "")

    async def wait_with_the_first(route: Route) -> None:
        if is_about_the_first(route.request):
            await next_is_shown.wait()
        await route.continue_()

    async with browser_user(browser, server) as user:
        page, names = user.page, user.page.get_by_role("main").get_by_role("heading", level=3)
        await page.route("**/api/check/set", wait_with_the_first)
        async with page.expect_request(is_about_the_first):
            await user.goes(write_link(SharedSet([SMUGGLER])))
        async with page.expect_response(lambda response: is_about_the_first(response.request)) as late:
            fragment = write_link(SharedSet([GOSSIP])).partition("#")[2]
            await page.evaluate("(fragment) => void (location.hash = fragment)", fragment)
            await expect(names).to_have_text(["Gossip"])
            next_is_shown.set()
        await (await late.value).finished()
        await page.evaluate("new Promise((done) => setTimeout(done))")

        assert await names.all_text_contents() == ["Gossip"]


@pytest.mark.quick
async def test_own_masks_come_to_a_friends_table_by_file_by_link_and_from_the_workshop(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    file = tmp_path / "gossip.toml"
    file.write_text(f"# of my own\n{GOSSIP}", "utf-8")
    async with browser_user(browser, server, size=PHONE) as ann:
        await ann.introduces("Ann")
        await ann.goes("/workshop")
        await ann.page.get_by_label("Name", exact=True).fill("Gondolier")
        await opens_a_form_for_friends(ann)
        form = ann.page.get_by_role("dialog")
        await form.get_by_role("button", name=say("workshop-put", mask="Gondolier")).click()
        await expect(form.get_by_role("button", name=say("workshop-take", mask="Gondolier"))).to_be_visible()
        await form.get_by_label(say("start-own-link")).fill(
            f"https://play.example{write_link(SharedSet([SMUGGLER]))}"
        )
        await form.get_by_role("button", name=say("start-own-add"), exact=True).click()
        await expect(form.get_by_role("button", name=say("workshop-take", mask="Smuggler"))).to_be_visible()
        await form.get_by_label(say("start-own-file")).set_input_files(file)
        await expect(form.get_by_role("button", name=say("workshop-take", mask="Gossip"))).to_be_visible()
        assert await violations(ann, ("dark", "light")) == []
        await form.get_by_role("button", name=say("start-open"), exact=True).click()

        assert len(await own_masks_at(ann)) == 3
        own = ann.page.locator(".panel").get_by_role("region", name=say("start-own-here"))
        await expect(own).to_contain_text(language("en").say("effect-peek-another"))
        await ann.page.get_by_role("button", name="Gossip").click()
        assert await violations(ann, ("dark", "light")) == []
        await ann.page.get_by_role("button", name=say("workshop-share")).click()
        shared = read_link(await shared_link(ann))
        assert len(shared.own) == 3
        assert {"Gondolier", "Smuggler", "Gossip"} < set(shared.masks or ())
        assert ann.wrong == []


async def test_the_host_takes_an_own_mask_out_before_the_game(browser: Browser, server: Server) -> None:
    async with browser_user(browser, server) as ann:
        await ann.introduces("Ann")
        code = await ann.opens(game="mascarade", players=6, settings={"own": [SMUGGLER, GOSSIP]})
        await ann.goes(f"/t/{code}")
        await ann.reaches("waiting")
        await ann.page.get_by_role("button", name=say("start-change"), exact=True).click()
        form = ann.page.get_by_role("dialog")
        await form.get_by_role("button", name=say("workshop-take", mask="Smuggler")).click()
        await form.get_by_role("button", name=say("start-agree"), exact=True).click()

        own = ann.page.locator(".panel").get_by_role("region", name=say("start-own-here"))
        await expect(own).not_to_contain_text("Smuggler")
        await expect(own).to_contain_text("Gossip")
        [left] = await own_masks_at(ann)
        assert "Gossip" in left


async def test_what_cannot_be_brought_to_a_table_says_why(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('name = "King"\npower = ["gain(2)"]\n', "utf-8")
    large = tmp_path / "large.toml"
    large.write_text("#" * 20_000, "utf-8")
    async with browser_user(browser, server) as ann:
        await opens_a_form_for_friends(ann)
        form = ann.page.get_by_role("dialog")
        trouble = form.locator("details").get_by_role("alert")
        await form.get_by_label(say("start-own-file")).set_input_files(bad)
        await expect(trouble).to_contain_text("King")
        await form.get_by_label(say("start-own-file")).set_input_files(large)
        await expect(trouble).to_have_text(say("start-own-file-large"))
        await form.get_by_label(say("start-own-link")).fill("https://play.example/workshop#1.abc")
        await form.get_by_role("button", name=say("start-own-add"), exact=True).click()
        await expect(trouble).to_have_text(say("workshop-link-damaged"))
        assert ann.wrong == []
