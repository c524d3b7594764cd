"""What all HTTP calls have in common: their description, refusals, and finding the person and the table."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias

import msgspec
from starlette.requests import HTTPConnection, Request

from ridotto.languages import ENGLISH, LANGUAGES, accepted_language
from ridotto.refusal import Fact, Refusal
from ridotto.server.http.identity import read_code
from ridotto.server.process import ServerProcess, TooManyCodes, address_of
from ridotto.server.store.store import Person
from ridotto.server.tables.live_table import LiveTable
from ridotto.server.tables.refused import Code, DamagedLog, PlainFact, plain_facts, reason_of
from ridotto.server.tables.registry import NoTable

MAX_BODY: Final = 32 * 1024
"""Maximum bytes in the body of a request."""

LanguageCode: TypeAlias = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(LANGUAGES)})]
"""Decoded as any text, so that an unknown language gets a readable refusal."""
ProblemCode: TypeAlias = Code | Literal["bad-mask", "no-call", "bad-host", "no-game", "private", "bad-record"]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: ProblemCode
    text: str
    """One sentence that says what to do, in the language of the request."""
    reason: str = ""
    """The short name of that sentence."""
    facts: dict[str, PlainFact] = {}
    """The facts in the sentence, for programs."""


class Picture(msgspec.Struct, frozen=True):
    """A picture in SVG: the only answer that is not JSON."""

    svg: bytes


class Packed(msgspec.Struct, frozen=True):
    """JSON that is stored packed with zlib, and sent like that to clients that can unpack it."""

    data: bytes


class BadRequest(Refusal):
    """A request that is refused. The sentences are in `errors.<language>.ftl`."""

    words = "ridotto.server"

    def __init__(self, status: int, code: ProblemCode, name: str, /, **facts: Fact) -> None:
        super().__init__(name, **facts)
        self.status = status
        self.code: ProblemCode = code

    @staticmethod
    def because(status: int, code: ProblemCode, error: ValueError) -> "BadRequest":
        """A refusal because of an error, with the name and facts of the error."""
        reason = reason_of(error)
        refused = BadRequest(status, code, reason.name, **reason.facts)
        refused.words = reason.words
        return refused

    def problem(self, language: str = ENGLISH) -> Problem:
        """The refusal as it is sent."""
        return Problem(self.code, self.say(language), self.name, plain_facts(self.facts, language))


class Call(NamedTuple):
    """One HTTP call: a method and a path, its handler and its types."""

    method: str
    path: str
    handle: Callable[[ServerProcess, Request, Any], Awaitable[Any]]
    about: str
    gives: Any
    takes: Any = None
    """The type of its parameters: the JSON body, or the query of a GET."""
    status: int = 200
    refuses: tuple[int, ...] = ()
    is_cacheable: bool = False
    """Whether the answer is the same for everyone until the next release."""
    may_be_null: bool = False
    """Whether it may answer `null` instead."""
    most: int = MAX_BODY
    """Maximum bytes in its body."""

    @property
    def is_get(self) -> bool:
        """Whether it only reads."""
        return self.method == "GET"


def language_of(request: HTTPConnection) -> str:
    """The language to answer in: what the page or program asks for, else the identity's, else English."""
    known: str = getattr(request.state, "language", ENGLISH)
    return accepted_language(request.headers.get("accept-language")) or known


async def require_person(server: ServerProcess, request: Request) -> Person:
    """The person who makes the request; BadRequest if the token is missing or invalid."""
    person = await known_person(server, request)
    if person is None:
        raise BadRequest(401, "no-guest", "no-person-in-request")
    return person


async def known_person(server: ServerProcess, request: Request) -> Person | None:
    """The person who makes the request, if the server knows them; BadRequest if they are banned."""
    person = await server.people.who(server.token_of(request), server.tables.clock.now())
    if person is not None:
        request.state.language = person.language
    seconds = 0 if person is None else server.banned_for("", person.id)
    if seconds:
        raise BadRequest(403, "banned", "banned", seconds=seconds)
    return person


async def find_table(server: ServerProcess, request: Request) -> LiveTable:
    """The table in the path, up to date with its log."""
    try:
        table = await server.table(request, read_code(request.path_params["code"]))
        await table.catch_up()
        return table
    except TooManyCodes as error:
        raise BadRequest(429, "too-fast", "too-many-codes", seconds=error.seconds) from None
    except NoTable:
        raise BadRequest(404, "no-table", "no-table") from None
    except DamagedLog as error:
        raise BadRequest.because(410, "damaged", error) from None


def limit_expensive(server: ServerProcess, request: Request) -> None:
    """Refuse addresses that make too many expensive requests."""
    wait = server.quotas.expensive.take(address_of(request))
    if wait:
        raise BadRequest(429, "too-fast", "too-many-requests", seconds=wait)


def require_language(language: str) -> str:
    """The language, if it is supported; else BadRequest."""
    if language not in LANGUAGES:
        raise BadRequest(
            422, "bad-message", "no-language", language=language[:20], languages=", ".join(LANGUAGES)
        )
    return language
