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
from ridotto.server.http.requests import MAX_BODY, BadRequest, Call, Picture
from ridotto.server.metrics import REQUESTS
from ridotto.server.part import server_part
from ridotto.server.process import ServerProcess
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


async def answer(server: ServerProcess, calls: Mapping[str, Call], request: Request) -> Response:
    """Answer one request, whatever it is."""
    call = calls["GET" if request.method == "HEAD" else request.method]
    try:
        response = await _do(server, call, request)
    except BadRequest as bad:
        response = reply(bad.problem, bad.status)
    except Trouble:
        server.log.warning("the store did not answer", exc_info=True)
        response = reply(BadRequest(503, "busy", "try-again").problem, 503)
    REQUESTS.labels(f"{call.method} {call.path}", response.status_code).inc()
    server.log.debug("%s %s: %d", call.method, call.path, response.status_code)
    return response


async def _do(server: ServerProcess, call: Call, request: Request) -> Response:
    if not server.allows_origin(request):
        raise BadRequest(403, "bad-message", "other-origin")
    said = await call.handle(server, request, await _asked(call, request))
    if isinstance(said, Me):
        return _introduced(server, call, request, said)
    keep = "public, max-age=300" if call.stays else "no-store"
    if isinstance(said, Picture):
        return Response(said.svg, call.status, {"cache-control": keep}, "image/svg+xml")
    return reply(said, call.status, keep)


def _introduced(server: ServerProcess, call: Call, request: Request, me: Me) -> Response:
    """A program is told its token; a page has the cookie, and what runs in it need not read that."""
    is_program = "authorization" in request.headers or (
        request.method == "POST" and "origin" not in request.headers
    )
    response = reply(me if is_program else msgspec.structs.replace(me, token=""), call.status)
    _remember(server, request, response, me)
    return response


def _remember(server: ServerProcess, request: Request, response: Response, me: Me) -> None:
    """Have the browser know who it is; no script can read that."""
    secure = server.settings.secure or request.url.scheme == "https"
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
    if call.is_get:
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
                raise BadRequest(413, "too-long", "request-too-long", most=MAX_BODY)
    except ClientDisconnect:
        raise BadRequest(400, "bad-message", "request-cut-off") from None
    return body


def _understand(read: Any) -> Any:
    try:
        return read()
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRequest(422, "bad-message", "request-not-understood", problem=str(error)[:200]) from None
