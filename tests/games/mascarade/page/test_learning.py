"""The rules on the page explain every mask."""

import pytest
from playwright.async_api import Browser, expect

from harness.page.browser import PHONE, browser_user
from harness.server import Server
from ridotto.games.mascarade.rules.masks import EDITIONS
from ridotto.games.mascarade.words.card_text import card_text
from ridotto.games.mascarade.words.narrator import mask_name
from ridotto.words.language import LANGUAGES, language

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("code", LANGUAGES)
async def test_every_mask_stands_there_with_what_its_card_says(browser: Browser, server: Server, code: str):
    words = language(code)
    async with browser_user(browser, server, code, PHONE) as user:
        await user.goes("/learn")
        await user.page.get_by_role("button", name=words.say("edition-2")).click()
        main = user.page.locator("main")
        await expect(main).to_contain_text(mask_name(list(EDITIONS[2])[-1], words))
        text = await main.inner_text()

        for mask in EDITIONS[2].values():
            assert mask_name(mask.name, words) in text
            assert card_text(mask.power, words) in text
        assert user.wrong == []
