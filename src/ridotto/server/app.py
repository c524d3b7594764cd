"""The server as an ASGI application: sockets, requests, pages, and what hosts look at."""

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
from ridotto.server.http.headers import Careful
from ridotto.server.http.openapi import document
from ridotto.server.http.requests import Problem
from ridotto.server.http.routes import answer, by_path, reply
from ridotto.server.logs import start_logging
from ridotto.server.metrics import measured
from ridotto.server.process import House
from ridotto.server.settings import Settings, from_environment
from ridotto.server.socket.connection import answer_socket

WRONG: Final[Mapping[int, str]] = {
    404: "there is nothing at this address; see /api/openapi.json for what there is",
    405: "this cannot be asked like that; see /api/openapi.json for how",
}
"""What is said to whoever asks for something that nobody has thought of."""


def make_app(settings: Settings | None = None) -> ASGIApp:
    """The whole server; its settings from the environment, if nobody says them."""
    house = House(settings if settings is not None else from_environment())

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        start_logging(house.settings.log)
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Starlette(routes=_routes(house), lifespan=lifespan, exception_handlers={HTTPException: wrong})
    app.router.redirect_slashes = False
    return Careful(app, house.settings.secure)


def _routes(house: House) -> list[BaseRoute]:
    async def health(_: Request) -> Response:
        await house.store.heads([])
        return reply({"ok": True, "tables": len(house.hall.tables)})

    async def metrics(_: Request) -> Response:
        text, kind = measured(house)
        return Response(text, media_type=kind, headers={"cache-control": "no-store"})

    async def openapi(_: Request) -> Response:
        return reply(document(), keep="public, max-age=300")

    async def socket(socket: WebSocket) -> None:
        await answer_socket(house, socket)

    return [
        Route("/health", health),
        Route("/metrics", metrics),
        Route("/api/openapi.json", openapi),
        *(
            Route(path, partial(answer, house, calls), methods=list(calls))
            for path, calls in by_path().items()
        ),
        WebSocketRoute("/ws/{code}", socket),
        *pages.routes(),
    ]


async def wrong(request: Request, error: Exception) -> Response:
    """One clear sentence for an address or a method that nobody has thought of."""
    assert isinstance(error, HTTPException)
    text = WRONG.get(error.status_code, error.detail)
    if request.url.path.startswith("/api/"):
        response = reply(Problem("no-call", text), error.status_code)
    else:
        response = PlainTextResponse("There is nothing here. Start at /.\n", error.status_code)
    response.headers.update(error.headers or {})
    return response
