"""What all requests over HTTP have in common: what they take, give and refuse, who asks, for which table."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, ClassVar, Final, Literal, NamedTuple, TypeAlias

import msgspec
from starlette.requests import Request

from ridotto.refusal import Fact, Refusal
from ridotto.server.http.identity import read_code
from ridotto.server.process import ServerProcess
from ridotto.server.store.store import Person
from ridotto.server.tables.live_table import LiveTable
from ridotto.server.tables.refused import Code, PlainFact, plain_facts
from ridotto.server.tables.registry import NoTable
from ridotto.words.language import LANGUAGES

MAX_BODY: Final = 32 * 1024
"""Bytes in the body of a request."""

LanguageCode: TypeAlias = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(LANGUAGES)})]
"""Read as any text, so that a wrong one gets a sentence of ours."""
ProblemCode: TypeAlias = Code | Literal["bad-mask", "no-call", "bad-host", "no-game"]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: ProblemCode
    text: str
    """One sentence that says what to do, in English."""
    reason: str = ""
    """The short name of that sentence."""
    facts: dict[str, PlainFact] = {}
    """What the sentence mentions, to be said in any language."""


class Picture(msgspec.Struct, frozen=True):
    """A drawing in SVG: the one answer that is not JSON."""

    svg: bytes


class BadRequest(Refusal):
    """A request that is refused. The sentences are in `errors.en.ftl`."""

    words: ClassVar[str] = "ridotto.server"

    def __init__(self, status: int, code: ProblemCode, name: str, /, **facts: Fact) -> None:
        super().__init__(name, **facts)
        self.status = status
        self.code: ProblemCode = code

    @staticmethod
    def because(status: int, code: ProblemCode, error: Exception) -> "BadRequest":
        """A refusal for a reason that another part gives."""
        return BadRequest(status, code, "because", reason=error if isinstance(error, Refusal) else str(error))

    @property
    def problem(self) -> Problem:
        """The refusal as it is sent."""
        return Problem(self.code, str(self), self.name, plain_facts(self.facts))


class Call(NamedTuple):
    """One request that may be made."""

    method: str
    path: str
    handle: Callable[[ServerProcess, Request, Any], Awaitable[Any]]
    about: str
    gives: Any
    takes: Any = None
    """What it is sent: as JSON, or in the query if it is a GET."""
    status: int = 200
    refuses: tuple[int, ...] = ()
    stays: bool = False
    """Whether the answer is the same for everybody until there is a newer Ridotto."""

    @property
    def is_get(self) -> bool:
        """Whether it changes nothing."""
        return self.method == "GET"


def address_of(request: Request) -> str:
    """The address that a request comes from."""
    return request.client.host if request.client else ""


async def require_person(server: ServerProcess, request: Request) -> Person:
    """The person who asks; refused if we do not know them."""
    person = await server.people.who(server.token_of(request))
    if person is None:
        raise BadRequest(401, "no-guest", "no-person-in-request")
    return person


async def find_table(server: ServerProcess, request: Request) -> LiveTable:
    """The table that is asked about, as it is in the log now."""
    try:
        table = await server.tables.table(read_code(request.path_params["code"]))
        await table.catch_up()
        return table
    except NoTable:
        raise BadRequest(404, "no-table", "no-table") from None


def limit_expensive(server: ServerProcess, request: Request) -> None:
    """Refuse addresses that ask too often for what takes a while."""
    if not server.expensive_requests.take(address_of(request)):
        raise BadRequest(429, "too-fast", "too-many-requests")


def require_language(language: str) -> str:
    """One of the languages; refused if it is another."""
    if language not in LANGUAGES:
        raise BadRequest(
            422, "bad-message", "no-language", language=language[:20], languages=", ".join(LANGUAGES)
        )
    return language
