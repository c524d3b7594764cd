"""The page that people see, from files in the package."""

from collections.abc import Awaitable, Callable
from importlib.resources import files
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

KINDS: Final = {"index.html": "text/html", "page.css": "text/css", "page.js": "text/javascript"}
DOORS: Final = ("/", "/t/{code}", "/tv/{code}", "/back/{code}")
"""Where somebody comes in: at the front, at a table, before a wall that shows one, by their own link."""


def routes() -> list[Route]:
    """Every address at which there is something to look at."""
    doors = [Route(path, _file("index.html")) for path in DOORS]
    return [*doors, *(Route(f"/page/{name}", _file(name)) for name in KINDS)]


def _file(name: str) -> Callable[[Request], Awaitable[Response]]:
    """Shows a file, as it was when the server began."""
    content = files("ridotto.server").joinpath("page", name).read_bytes()

    async def show(_: Request) -> Response:
        return Response(content, media_type=KINDS[name], headers={"cache-control": "no-cache"})

    return show
