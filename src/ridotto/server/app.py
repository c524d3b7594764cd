"""The server as an ASGI application: sockets, HTTP calls, the page, health and metrics."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from ridotto.server.http import page_files as pages
from ridotto.server.http.forwarded import ForwardedAddress
from ridotto.server.http.headers import SecurityHeaders
from ridotto.server.http.openapi import document_json
from ridotto.server.http.requests import BadRequest, language_of
from ridotto.server.http.routes import answer, by_path, refusal_of, reply
from ridotto.server.logs import start_logging
from ridotto.server.metrics import measured
from ridotto.server.process import ServerProcess
from ridotto.server.settings import Settings, from_environment
from ridotto.server.socket.connection import answer_socket
from ridotto.server.socket.quota_memory import QuotaFile

NO_CALL: Final[Mapping[int, BadRequest]] = {
    404: BadRequest(404, "no-call", "no-address"),
    405: BadRequest(405, "no-call", "wrong-method"),
}
"""The refusals of requests that match no call, by status."""
NO_PAGE: Final = BadRequest(404, "no-call", "no-page")


def make_app(settings: Settings | None = None, quotas: QuotaFile | None = None) -> ASGIApp:
    """The whole server; without settings, they come from the environment."""
    server = ServerProcess(settings if settings is not None else from_environment(), quotas)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        start_logging(server.settings.log)
        await server.open()
        try:
            yield
        finally:
            await server.close()

    app = Starlette(
        routes=_routes(server), lifespan=lifespan, exception_handlers={HTTPException: refuse_unknown}
    )
    app.router.redirect_slashes = False
    guarded = SecurityHeaders(app, server.settings.secure, server.settings.hosts)
    return ForwardedAddress(guarded, server.settings.proxies)  # type: ignore[return-value]


def _routes(server: ServerProcess) -> list[BaseRoute]:
    async def health(_: Request) -> Response:
        works = await server.health.works()
        return reply({"ok": works, "tables": len(server.tables.tables)}, 200 if works else 503)

    async def metrics(_: Request) -> Response:
        text, kind = await measured(server)
        return Response(text, media_type=kind, headers={"cache-control": "no-store"})

    async def openapi(_: Request) -> Response:
        return reply(document_json(), cache="public, max-age=300")

    async def socket(socket: WebSocket) -> None:
        await answer_socket(server, socket)

    return [
        Route("/health", health),
        Route("/metrics", metrics),
        Route("/api/openapi.json", openapi),
        *(
            Route(path, partial(answer, server, calls), methods=list(calls))
            for path, calls in by_path().items()
        ),
        WebSocketRoute("/ws/{code}", socket),
        *pages.routes(server),
    ]


async def refuse_unknown(request: Request, error: Exception) -> Response:
    """Refuse a request that matches no call."""
    assert isinstance(error, HTTPException)
    if request.url.path.startswith("/api/"):
        other = BadRequest(error.status_code, "no-call", "other-http-error", status=error.status_code)
        refused = NO_CALL.get(error.status_code, other)
        response = refusal_of(refused, language_of(request))
    else:
        language = language_of(request)
        response = PlainTextResponse(
            f"{NO_PAGE.say(language)}\n", error.status_code, {"content-language": language}
        )
    response.headers.update(error.headers or {})
    return response
