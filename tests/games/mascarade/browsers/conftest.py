"""The same tests in Chromium, Firefox ESR and WebKitGTK, at tables of a real server: `make test-browsers`."""

from harness.browsers.fixtures import any_browser, page
from harness.page.fixtures import anyio_backend, same_games, server

__all__ = ["any_browser", "anyio_backend", "page", "same_games", "server"]
