"""What all requests over HTTP have in common: what they take, give and refuse, who asks, for which table."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias

import msgspec
from starlette.requests import Request

from ridotto.server.http.identity import read_code
from ridotto.server.process import House
from ridotto.server.socket.protocol import Code
from ridotto.server.store.store import Person
from ridotto.server.tables.table import NoTable, Table
from ridotto.words.language import LANGUAGES

MAX_BODY: Final = 32 * 1024
"""Bytes in what is sent with a request."""

LanguageCode: TypeAlias = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(LANGUAGES)})]
"""Read as any text, so that a wrong one gets a sentence of ours."""


class Problem(msgspec.Struct, frozen=True):
    """Why something could not be done."""

    code: Code | Literal["bad-mask", "no-call", "no-game", "bad-host"]
    text: str
    """One sentence that says what to do."""


class Picture(msgspec.Struct, frozen=True):
    """A drawing in SVG: the one answer that is not JSON."""

    svg: bytes


class BadRequest(Exception):
    """A request that is refused."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(problem.text)
        self.status, self.problem = status, problem


class Call(NamedTuple):
    """One request that may be made."""

    method: str
    path: str
    handle: Callable[[House, Request, Any], Awaitable[Any]]
    about: str
    gives: Any
    takes: Any = None
    """What it is sent: as JSON, or behind the question mark if it only asks."""
    status: int = 200
    refuses: tuple[int, ...] = ()
    stays: bool = False
    """Whether the answer is the same for everybody until there is a newer Ridotto."""

    @property
    def only_asks(self) -> bool:
        """Whether it changes nothing."""
        return self.method == "GET"


def address_of(request: Request) -> str:
    """From where somebody asks."""
    return request.client.host if request.client else ""


async def require(house: House, request: Request) -> Person:
    """Who asks; refused if nobody knows them."""
    person = await house.people.who(house.token_of(request))
    if person is None:
        text = "nobody knows you here yet; say your name first: POST /api/people"
        raise BadRequest(401, Problem("no-guest", text))
    return person


async def find(house: House, request: Request) -> Table:
    """The table that is asked about, as it is in the log now."""
    try:
        table = await house.hall.table(read_code(request.path_params["code"]))
        await table.catch_up()
        return table
    except NoTable:
        text = "there is no table with this code; check it, or open one"
        raise BadRequest(404, Problem("no-table", text)) from None


def require_patience(house: House, request: Request) -> None:
    """Refused to whoever has the house draw and tell too much: anybody may ask, and it takes a while."""
    if not house.favours.take(address_of(request)):
        raise BadRequest(429, Problem("too-fast", "too much was asked from here; wait a minute"))


def require_language(language: str) -> str:
    """One of the languages; refused if it is another."""
    if language not in LANGUAGES:
        text = f"there is no language '{language[:20]}'; choose one of {', '.join(LANGUAGES)}"
        raise BadRequest(422, Problem("bad-message", text))
    return language
