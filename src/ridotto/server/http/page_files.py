"""The files of the page: built from `web/` into the package, and read once when the server starts."""

import gzip
from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ridotto.server.http.link_preview import (
    Preview,
    preview_of_moment,
    preview_of_puzzle,
    preview_of_puzzles,
    with_preview,
)
from ridotto.server.process import ServerProcess

Show = Callable[[Request], Awaitable[Response]]
FindPreview = Callable[[ServerProcess, Request], Awaitable[Preview | None]]

PREVIEWS: Final[Mapping[str, FindPreview]] = {
    "/replay/{code}/{game}": preview_of_moment,
    "/saved/{id}": preview_of_moment,
    "/puzzles": preview_of_puzzles,
    "/puzzles/{id}": preview_of_puzzle,
}
"""The addresses whose links have a preview."""
PAGE_PATHS: Final = (
    "/",
    "/t/{code}",
    "/tv/{code}",
    "/back/{code}",
    "/learn",
    "/learn/{what}",
    "/learn/{what}/{which}",
    "/workshop",
    "/saved",
    *PREVIEWS,
)
"""The addresses that are answered with the page: start, table, wall, personal link, rules, workshop,
puzzles, saved games and replays. The page itself decides what to show."""
INDEX: Final = "index.html"
BUILT: Final = "page/"
"""The folder of files whose names change with their content."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For these files."""
KINDS: Final = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
NOT_BUILT: Final = "The page is not built: run `make page` where the sources are, or install a wheel.\n"


def routes(server: ServerProcess) -> list[Route]:
    """The routes of all files."""
    folder = files("ridotto.server").joinpath("page")
    pages = dict(_pages(folder, ""))
    index = pages.pop(INDEX, _not_built)
    screens = [Route(path, index) for path in PAGE_PATHS]
    shared = [] if index is _not_built else _shared(server, index, folder.joinpath(INDEX).read_bytes())
    built = {path: show for path, show in pages.items() if path.startswith(BUILT)}
    others = [Route(f"/{path}", show) for path, show in pages.items() if path not in built]
    return [*shared, *screens, *others, Route(f"/{BUILT}{{name:path}}", _one_of(built))]


def _one_of(built: Mapping[str, Show]) -> Show:
    """Serves any of these files. Starlette compiles each route, and tries one after the other."""

    async def show(request: Request) -> Response:
        path = BUILT + request.path_params["name"]
        if path not in built:
            raise HTTPException(404)
        return await built[path](request)

    return show


def _shared(server: ServerProcess, index: Show, content: bytes) -> list[Route]:
    """The page at addresses that people share, with a preview for programs that show links."""
    return [Route(path, _with_preview(server, find, index, content)) for path, find in PREVIEWS.items()]


def _with_preview(server: ServerProcess, find: FindPreview, index: Show, content: bytes) -> Show:
    """A browser that goes there says so, and gets the page at once."""

    async def show(request: Request) -> Response:
        is_browser = request.headers.get("sec-fetch-mode") == "navigate"
        preview = None if is_browser else await find(server, request)
        return await index(request) if preview is None else with_preview(content, preview, request)

    return show


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
        "cache-control": FOR_EVER if path.startswith(BUILT) else "no-cache",
        "vary": "accept-encoding",
    }

    async def show(request: Request) -> Response:
        wants_gzip = "gzip" in request.headers.get("accept-encoding", "")
        if wants_gzip and len(packed := _packed(content)) < len(content):
            return Response(packed, media_type=kind, headers={**headers, "content-encoding": "gzip"})
        return Response(content, media_type=kind, headers=headers)

    return show


@cache
def _packed(content: bytes) -> bytes:
    """Compressed at the first request: all files together take longer than the rest of a server's start."""
    return gzip.compress(content, mtime=0)


async def _not_built(_: Request) -> Response:
    return PlainTextResponse(NOT_BUILT, 503)
