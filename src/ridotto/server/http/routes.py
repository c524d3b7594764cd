"""What is asked over HTTP: people, tables, finished games, choices. All answers but pictures are JSON."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from ridotto.games.registry import games
from ridotto.server.http import catalogue_calls as calls_catalogue
from ridotto.server.http import finished_game_calls as calls_story
from ridotto.server.http import nearby_calls as calls_nearby
from ridotto.server.http import people_calls as calls_people
from ridotto.server.http import qr_calls as calls_qr
from ridotto.server.http import table_calls as calls_tables
from ridotto.server.http import words_calls as calls_words
from ridotto.server.http.identity import COOKIE
from ridotto.server.http.people_calls import Me
from ridotto.server.http.requests import MAX_BODY, BadRequest, Call, Picture, Problem
from ridotto.server.metrics import REQUESTS
from ridotto.server.part import server_part
from ridotto.server.process import House
from ridotto.server.store.store import Trouble

A_YEAR: Final = 365 * 24 * 60 * 60
SHARED_CALLS: Final[tuple[Call, ...]] = (
    *calls_people.CALLS,
    *calls_tables.CALLS,
    *calls_story.CALLS,
    *calls_catalogue.CALLS,
    *calls_words.CALLS,
    *calls_qr.CALLS,
    *calls_nearby.CALLS,
)
"""What may be asked whatever games there are."""


def all_calls() -> tuple[Call, ...]:
    """All that may be asked. OpenAPI and the page's types are made from this."""
    return (*SHARED_CALLS, *(call for kind in games().values() for call in server_part(kind).calls))


def by_path() -> Mapping[str, Mapping[str, Call]]:
    """The calls of each path, by method."""
    paths: dict[str, dict[str, Call]] = {}
    for call in all_calls():
        paths.setdefault(call.path, {})[call.method] = call
    return paths


async def answer(house: House, calls: Mapping[str, Call], request: Request) -> Response:
    """Answer one request, whatever it is."""
    call = calls["GET" if request.method == "HEAD" else request.method]
    try:
        response = await _do(house, call, request)
    except BadRequest as bad:
        response = reply(bad.problem, bad.status)
    except Trouble:
        house.log.warning("the store did not answer", exc_info=True)
        response = reply(Problem("busy", "this cannot be done right now; try again in a moment"), 503)
    REQUESTS.labels(f"{call.method} {call.path}", response.status_code).inc()
    house.log.debug("%s %s: %d", call.method, call.path, response.status_code)
    return response


async def _do(house: House, call: Call, request: Request) -> Response:
    if not house.allows_origin(request):
        text = "pages from there may not ask this; open our own page"
        raise BadRequest(403, Problem("bad-message", text))
    said = await call.handle(house, request, await _asked(call, request))
    if isinstance(said, Me):
        return _introduced(house, call, request, said)
    keep = "public, max-age=300" if call.stays else "no-store"
    if isinstance(said, Picture):
        return Response(said.svg, call.status, {"cache-control": keep}, "image/svg+xml")
    return reply(said, call.status, keep)


def _introduced(house: House, call: Call, request: Request, me: Me) -> Response:
    """A program is told its token; a page has the cookie, and what runs in it need not read that."""
    is_program = "authorization" in request.headers or (
        request.method == "POST" and "origin" not in request.headers
    )
    response = reply(me if is_program else msgspec.structs.replace(me, token=""), call.status)
    _remember(house, request, response, me)
    return response


def _remember(house: House, request: Request, response: Response, me: Me) -> None:
    """Have the browser know who it is; no script can read that."""
    secure = house.settings.secure or request.url.scheme == "https"
    response.set_cookie(
        COOKIE, me.token, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure, path="/"
    )


def reply(what: Any, status: int = 200, keep: str = "no-store") -> Response:
    """An answer as JSON."""
    headers = {"cache-control": keep}
    return Response(msgspec.json.encode(what), status, headers, "application/json")


async def _asked(call: Call, request: Request) -> Any:
    """What a request takes: from behind the question mark, or from its body."""
    if call.takes is None:
        return None
    if call.only_asks:
        return _understand(lambda: msgspec.convert(dict(request.query_params), call.takes, strict=False))
    body = await body_of(request)
    return _understand(lambda: msgspec.json.decode(body, type=call.takes))


async def body_of(request: Request) -> bytes:
    """What was sent, if it is not too long."""
    body = b""
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > MAX_BODY:
                text = f"a request has at most {MAX_BODY} bytes; shorten it"
                raise BadRequest(413, Problem("too-long", text))
    except ClientDisconnect:
        raise BadRequest(400, Problem("bad-message", "the request ended too early; send it again")) from None
    return body


def _understand(read: Any) -> Any:
    try:
        return read()
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        text = f"this cannot be understood: {str(error)[:200]}; see /api/openapi.json"
        raise BadRequest(422, Problem("bad-message", text)) from None
