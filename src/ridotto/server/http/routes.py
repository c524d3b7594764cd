"""Routes HTTP requests to their calls. All answers but pictures are JSON."""

import zlib
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from ridotto.foreign_errors import data_reason
from ridotto.games.registry import games
from ridotto.server.http import (
    catalogue_calls,
    finished_game_calls,
    hint_calls,
    nearby_calls,
    people_calls,
    play_on_calls,
    puzzle_calls,
    qr_calls,
    report_calls,
    review_calls,
    table_calls,
    words_calls,
)
from ridotto.server.http.identity import COOKIE
from ridotto.server.http.people_calls import Goodbye, Me
from ridotto.server.http.requests import BadRequest, Call, Packed, Picture, language_of
from ridotto.server.metrics import REQUESTS
from ridotto.server.part import server_part
from ridotto.server.process import ServerProcess, address_of
from ridotto.server.store.store import Trouble

BROWSER_HEADERS: Final = frozenset({"cookie", "origin", "referer"})
A_YEAR: Final = 365 * 24 * 60 * 60
SHARED_CALLS: Final[tuple[Call, ...]] = (
    *people_calls.CALLS,
    *table_calls.CALLS,
    *finished_game_calls.CALLS,
    *review_calls.CALLS,
    *play_on_calls.CALLS,
    *hint_calls.CALLS,
    *puzzle_calls.CALLS,
    *catalogue_calls.CALLS,
    *words_calls.CALLS,
    *report_calls.CALLS,
    *qr_calls.CALLS,
    *nearby_calls.CALLS,
)
"""The calls that do not belong to a game."""


def all_calls() -> tuple[Call, ...]:
    """All calls. The OpenAPI description and the page's types are generated from them."""
    return (*SHARED_CALLS, *(call for kind in games().values() for call in server_part(kind).calls))


def by_path() -> Mapping[str, Mapping[str, Call]]:
    """The calls of each path, by method."""
    paths: dict[str, dict[str, Call]] = {}
    for call in all_calls():
        paths.setdefault(call.path, {})[call.method] = call
    return paths


async def answer(server: ServerProcess, calls: Mapping[str, Call], request: Request) -> Response:
    """Answer one request."""
    call = calls["GET" if request.method == "HEAD" else request.method]
    try:
        response = await _do(server, call, request)
    except BadRequest as bad:
        response = refusal_of(bad, language_of(request))
    except Trouble:
        server.log.warning("the store did not answer", exc_info=True)
        response = refusal_of(BadRequest(503, "busy", "try-again"), language_of(request))
    REQUESTS.labels(f"{call.method} {call.path}", response.status_code).inc()
    server.log.debug("request: %s %s: %d", call.method, call.path, response.status_code)
    return response


async def _do(server: ServerProcess, call: Call, request: Request) -> Response:
    if not server.allows_origin(request):
        raise BadRequest(403, "bad-message", "other-origin")
    seconds = server.banned_for(address_of(request), None)
    if seconds:
        raise BadRequest(403, "banned", "banned", seconds=seconds)
    result = await call.handle(server, request, await _parameters(call, request))
    if isinstance(result, Me):
        return _reply_to_person(server, call, request, result)
    if isinstance(result, Goodbye):
        response = reply(result, call.status)
        response.delete_cookie(COOKIE, path="/")
        return response
    cache = "public, max-age=300" if call.is_cacheable else "no-store"
    if isinstance(result, Picture):
        return Response(result.svg, call.status, {"cache-control": cache}, "image/svg+xml")
    if isinstance(result, Packed):
        return _reply_packed(request, call, result.data)
    return reply(result, call.status, cache)


def _reply_packed(request: Request, call: Call, packed: bytes) -> Response:
    """Send packed JSON as it is, or unpacked to a client that does not say that it can unpack it."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if "deflate" not in request.headers.get("accept-encoding", ""):
        return Response(zlib.decompress(packed), call.status, headers, "application/json")
    return Response(packed, call.status, {**headers, "content-encoding": "deflate"}, "application/json")


def _reply_to_person(server: ServerProcess, call: Call, request: Request, me: Me) -> Response:
    """Send a program its token; a browser gets only the cookie, which scripts cannot read."""
    shown = msgspec.structs.replace(me, token="") if is_from_browser(request) else me
    response = reply(shown, call.status)
    _set_cookie(server, request, response, me)
    return response


def is_from_browser(request: Request) -> bool:
    """Whether a page may be able to read the answer: programs send no cookies and come from no page."""
    return any(name in BROWSER_HEADERS or name.startswith("sec-fetch-") for name in request.headers)


def _set_cookie(server: ServerProcess, request: Request, response: Response, me: Me) -> None:
    """Store the token in the browser, where scripts cannot read it."""
    secure = server.settings.secure or request.url.scheme == "https"
    response.set_cookie(
        COOKIE, me.token, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure, path="/"
    )


def reply(what: Any, status: int = 200, cache: str = "no-store") -> Response:
    """An answer as JSON."""
    headers = {"cache-control": cache}
    return Response(msgspec.json.encode(what), status, headers, "application/json")


def refusal_of(bad: BadRequest, language: str) -> Response:
    """The answer to a request that is refused."""
    response = reply(bad.problem(language), bad.status)
    response.headers["content-language"] = language
    if "seconds" in bad.facts:
        response.headers["retry-after"] = str(bad.facts["seconds"])
    return response


async def _parameters(call: Call, request: Request) -> Any:
    """The parameters of a call, from the query string or the body."""
    if call.takes is None:
        return None
    if call.is_get:
        return _decode(lambda: msgspec.convert(dict(request.query_params), call.takes, strict=False))
    body = await body_of(request, call.most)
    return _decode(lambda: msgspec.json.decode(body, type=call.takes))


async def body_of(request: Request, most: int) -> bytes:
    """The body of a request; BadRequest if it is too long."""
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise BadRequest(413, "too-long", "request-too-long", most=most)
    except ClientDisconnect:
        raise BadRequest(400, "bad-message", "request-cut-off") from None
    return bytes(body)


def _decode(read: Any) -> Any:
    try:
        return read()
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRequest(422, "bad-message", "request-not-understood", problem=data_reason(error)) from None
