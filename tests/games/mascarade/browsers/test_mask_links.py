"""A mask of one's own is a link that every browser can open."""

import pytest

from harness.browsers.driven_page import DrivenPage
from ridotto.games.mascarade.play.links import SharedSet, write_link

pytestmark = pytest.mark.anyio
SMUGGLER = 'name = "Smuggler"\npower = ["gain(2)", "peek(another)"]\n'


async def test_a_link_shows_the_mask_and_offers_to_play_it(page: DrivenPage) -> None:
    await page.goes(write_link(SharedSet(own=[SMUGGLER])))
    await page.waits_until("document.body.textContent.includes('Smuggler')")
    await page.waits('[data-screen="workshop"] button.main')


async def test_a_damaged_link_says_so_in_one_sentence(page: DrivenPage) -> None:
    await page.goes("/workshop#1.%%%")

    await page.waits('[data-screen="workshop"] [role="alert"]')
