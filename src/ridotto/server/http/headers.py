"""Security headers of every answer."""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ridotto.server.http.hosts import KnownHosts, host_of
from ridotto.server.http.requests import BadRequest, language_of
from ridotto.server.http.routes import refusal_of

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


class SecurityHeaders:
    """Refuses requests for hosts that are not known, and adds headers to every answer."""

    def __init__(self, app: ASGIApp, secure: bool = False, hosts: str = "") -> None:
        self.app, self.hosts = app, KnownHosts(hosts)
        self.headers = (*HEADERS, SECURE) if secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], *self.headers]}
            await send(message)

        bad = None if scope["type"] == "lifespan" else await self._bad_host(scope)
        app = self.app if bad is None else refusal_of(bad, language_of(HTTPConnection(scope)))
        await app(scope, receive, send_with_headers)

    async def _bad_host(self, scope: Scope) -> BadRequest | None:
        """Why a request is refused because of its host header; None if it is not."""
        headers = [value for name, value in scope["headers"] if name == b"host"]
        if not headers:
            return None
        host = host_of(headers[0]) if len(headers) == 1 else None
        if host is None:
            return BadRequest(400, "bad-host", "bad-host")
        return (
            None if await self.hosts.knows(host) else BadRequest(421, "bad-host", "unknown-host", host=host)
        )
