"""Each test runs in every browser; a browser is started once."""

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final, TypeAlias

import pytest

from harness.browsers.chromium import ChromiumBrowser, launch_chromium
from harness.browsers.driven_page import DrivenPage
from harness.browsers.firefox import Firefox, launch_firefox
from harness.browsers.webkit import Webkit, launch_webkit

if TYPE_CHECKING:
    from harness.server import InProcessServer

AnyBrowser: TypeAlias = ChromiumBrowser | Firefox | Webkit
BROWSERS: Final = {"chromium": launch_chromium, "firefox": launch_firefox, "webkit": launch_webkit}


@pytest.fixture(scope="session", params=BROWSERS)
async def any_browser(request: pytest.FixtureRequest) -> AsyncIterator[AnyBrowser]:
    async with BROWSERS[request.param]() as browser:
        yield browser


@pytest.fixture
async def page(any_browser: AnyBrowser, server: "InProcessServer") -> AsyncIterator[DrivenPage]:
    """Somebody's page; it must not have failed at the end."""
    page = DrivenPage(await any_browser.page(), server.address)
    yield page
    assert await page.failures() == []
    await page.leaves()
