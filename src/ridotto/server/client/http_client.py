"""An HTTP client for the server's API, with the standard library only."""

import http.client
import json
from collections.abc import Sequence
from socket import gaierror
from ssl import SSLCertVerificationError, SSLError
from typing import Any, Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, Request, build_opener

import msgspec

from ridotto.foreign_errors import ForeignError, system_reason, words_of
from ridotto.refusal import Refusal
from ridotto.server.http.identity import COOKIE
from ridotto.server.tables.sealed_game import Proof

T = TypeVar("T")
TIMEOUT = 15.0
"""Seconds to wait for an answer."""
_open = build_opener(ProxyHandler({})).open
"""Ignores proxies in the environment: a server at home is not behind one."""


class NotAnswered(Refusal):
    """A request that failed, and why."""

    words = "ridotto.server"


class Identity(msgspec.Struct, frozen=True):
    """The person or program that a token belongs to."""

    name: str
    language: str
    token: str


def identity_headers(token: str, program: bool) -> dict[str, str]:
    """The headers that identify the client: a program sends its token, a person a cookie like a browser."""
    return {"Authorization": f"Bearer {token}"} if program else {"Cookie": f"{COOKIE}={token}"}


class HttpClient:
    """A client for one server, with or without a token."""

    def __init__(self, address: str, token: str = "", program: bool = True, language: str = "") -> None:
        """`program` says that no person uses this client; `language` is what refusals are said in."""
        self.address = address
        self.token = token
        self.program = program
        self.language = language

    def register(self, name: str, language: str) -> Identity:
        """Register under a name; returns the token."""
        return self._ask("POST", "/api/people", Identity, {"name": name, "language": language})

    def me(self) -> Identity | None:
        """The person or program that the token belongs to; None, or NotAnswered, if it is nobody's."""
        return msgspec.json.decode(self._send("GET", "/api/me"), type=Identity | None)

    def come_back(self, code: str) -> Identity:
        """Log in with a code from another device."""
        return self._ask("POST", "/api/way-back", Identity, {"code": code})

    def way_back(self) -> str:
        """A code for another device."""
        return str(self._ask("POST", "/api/me/way-back", dict[str, Any])["code"])

    def open_table(self, wanted: object) -> str:
        """Open a table; returns its code."""
        return str(self._ask("POST", "/api/tables", dict[str, Any], wanted)["code"])

    def proof(self, code: str, game: int) -> Proof:
        """A finished game."""
        return self._ask("GET", f"/api/tables/{code}/games/{game}", Proof)

    def _ask(self, method: str, path: str, gives: type[T], body: object = None) -> T:
        return msgspec.json.decode(self._send(method, path, body), type=gives)

    def _send(self, method: str, path: str, body: object = None) -> bytes:
        request = Request(self.address + path, method=method)
        if body is not None:
            request.data = msgspec.json.encode(body)
            request.add_header("Content-Type", "application/json")
        if self.language:
            request.add_header("Accept-Language", self.language)
        if self.token:
            request.headers.update(identity_headers(self.token, self.program))
        return fetch(request)


def fetch(request: Request | str) -> bytes:
    """The body of the answer; NotAnswered if the request failed."""
    try:
        with _open(request, timeout=TIMEOUT) as answer:
            data: bytes = answer.read()
            return data
    except HTTPError as error:
        raise _refusal(error) from None
    except (URLError, OSError, http.client.HTTPException, ValueError) as error:
        url = request if isinstance(request, str) else request.full_url
        where = urlsplit(url).netloc or url
        raise NotAnswered("no-answer", address=where, reason=connection_reason(error)) from None


def _refusal(error: HTTPError) -> NotAnswered:
    """What the server says in the error's body."""
    try:
        with error:
            problem = json.loads(error.read())
        return NotAnswered("server-refuses", reason=str(problem["text"]))
    except (ValueError, KeyError, TypeError):
        return NotAnswered("not-our-server", status=error.code)


OF_CONNECTIONS: Final[Sequence[tuple[type[Exception], str]]] = (
    (gaierror, "no-host"),
    (SSLCertVerificationError, "certificate"),
    (SSLError, "no-tls"),
    (TimeoutError, "too-slow"),
    (http.client.RemoteDisconnected, "cut-off"),
    (http.client.HTTPException, "no-http"),
    (UnicodeError, "bad-address"),
)


def connection_reason(error: BaseException) -> Refusal:
    """Why a server cannot be reached."""
    inner = getattr(error, "reason", error)  # urllib wraps errors
    for kind, name in OF_CONNECTIONS:
        if isinstance(inner, kind):
            return ForeignError(f"net-{name}")
    if isinstance(inner, OSError):
        return system_reason(inner)
    return ForeignError("server-says", reason=words_of(inner))
