"""The page in a real browser, at tables of a real server."""

from harness.page.fixtures import anyio_backend, same_games, server

__all__ = ["anyio_backend", "same_games", "server"]
