"""The server as an ASGI application: sockets, requests, and what every answer carries."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from starlette.applications import Starlette
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ridotto.server.api import CALLS, Call, answer, reply
from ridotto.server.house import House
from ridotto.server.settings import Settings, from_environment
from ridotto.server.socket import answer_socket


class Number(IntegerConvertor):
    """A number in an address, as long as anybody needs it: Python reads no number of thousands of digits."""

    regex = "[0-9]{1,9}"


register_url_convertor("int", Number())

HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
"""What every answer carries, so that a page can do as little harm as possible."""


def make_app(settings: Settings | None = None) -> ASGIApp:
    """The whole server; its settings from the environment, if nobody says them."""
    house = House(settings if settings is not None else from_environment())

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    async def health(_: Request) -> Response:
        await house.store.heads([])
        return reply({"ok": True, "tables": len(house.hall.tables)})

    async def socket(socket: WebSocket) -> None:
        await answer_socket(house, socket)

    routes = [
        Route("/health", health),
        *(Route(call.path, handler(house, call), methods=[call.method]) for call in CALLS),
        WebSocketRoute("/ws/{code}", socket),
    ]
    return Careful(Starlette(routes=routes, lifespan=lifespan))


def handler(house: House, call: Call) -> Callable[[Request], Awaitable[Response]]:
    """Answers one kind of request."""
    return partial(answer, house, call)


class Careful:
    """Adds the headers that every answer carries."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and add."""

        async def send_carefully(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], *HEADERS]}
            await send(message)

        await self.app(scope, receive, send_carefully if scope["type"] == "http" else send)
