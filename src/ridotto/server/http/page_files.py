"""The files of the page: built from `web/` into the package, and read once when the server starts."""

import gzip
from collections.abc import Awaitable, Callable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

PAGE_PATHS: Final = (
    "/",
    "/t/{code}",
    "/tv/{code}",
    "/back/{code}",
    "/learn",
    "/learn/{what}",
    "/learn/{what}/{which}",
    "/workshop",
    "/replay/{code}/{game}",
)
"""The addresses that are answered with the page: start, table, wall, personal link, rules, workshop and
replay. The page itself decides what to show."""
INDEX: Final = "index.html"
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For files whose names change with their content."""
KINDS: Final = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
NOT_BUILT: Final = "The page is not built: run `make page` where the sources are, or install a wheel.\n"

Show = Callable[[Request], Awaitable[Response]]


def routes() -> list[Route]:
    """The routes of all files."""
    pages = dict(_pages(files("ridotto.server").joinpath("page"), ""))
    index = pages.pop(INDEX, _not_built)
    screens = [Route(path, index) for path in PAGE_PATHS]
    return [*screens, *(Route(f"/{path}", show) for path, show in pages.items())]


def _pages(folder: Traversable, under: str) -> Iterator[tuple[str, Show]]:
    """Every file in a folder, by its path."""
    if not folder.is_dir():
        return
    for file in folder.iterdir():
        if file.is_dir():
            yield from _pages(file, f"{under}{file.name}/")
        else:
            yield f"{under}{file.name}", _file(f"{under}{file.name}", file.read_bytes())


def _file(path: str, content: bytes) -> Show:
    """Serves a file, compressed if the client supports it."""
    kind = next(
        (kind for end, kind in KINDS.items() if path.endswith(end)), guess_type(path)[0] or "text/plain"
    )
    headers = {
        "cache-control": FOR_EVER if path.startswith("page/") else "no-cache",
        "vary": "accept-encoding",
    }
    packed = gzip.compress(content, mtime=0)

    async def show(request: Request) -> Response:
        if "gzip" in request.headers.get("accept-encoding", "") and len(packed) < len(content):
            return Response(packed, media_type=kind, headers={**headers, "content-encoding": "gzip"})
        return Response(content, media_type=kind, headers=headers)

    return show


async def _not_built(_: Request) -> Response:
    return PlainTextResponse(NOT_BUILT, 503)
