"""Security headers of every answer."""

import re
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ridotto.server.http.requests import BadRequest
from ridotto.server.http.routes import reply

CONTENT: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
"""Scripts, styles, the worker and the socket are all our own: 'self' is wss: and ws: too (CSP 3). Nothing is
inline, so a page sets styles by class or by script; small pictures may be data:."""
HEADERS: Final = (
    (b"content-security-policy", CONTENT.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
SECURE: Final = (b"strict-transport-security", b"max-age=31536000")
"""Sent where the server is reached by https."""
HOST: Final = re.compile(rb"([0-9A-Za-z._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")


class SecurityHeaders:
    """Refuses requests without a proper host, and adds headers to every answer."""

    def __init__(self, app: ASGIApp, secure: bool = False) -> None:
        self.app = app
        self.headers = (*HEADERS, SECURE) if secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], *self.headers]}
            await send(message)

        app = self.app if scope["type"] == "lifespan" or has_valid_host(scope) else refuse_host
        await app(scope, receive, send_with_headers if scope["type"] == "http" else send)


def has_valid_host(scope: Scope) -> bool:
    """Whether a request has at most one host header, and a well-formed one."""
    hosts = [value for name, value in scope["headers"] if name == b"host"]
    return not hosts or (len(hosts) == 1 and HOST.fullmatch(hosts[0]) is not None)


async def refuse_host(scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a request because of its host header."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    await reply(BadRequest(400, "bad-host", "bad-host").problem, 400)(scope, receive, send)
