"""What is asked over HTTP: people, tables, finished games. OpenAPI is made from the types of each call."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from ridotto.bots.party import check_bot
from ridotto.server import entries
from ridotto.server.agreement import Agreement, BotName
from ridotto.server.etiquette import Refused, decide
from ridotto.server.hall import NoTable, Table, now
from ridotto.server.house import House
from ridotto.server.listing import Summary, summary_of
from ridotto.server.names import BadName, clean_name
from ridotto.server.people import COOKIE, new_code, read_code
from ridotto.server.proof import Proof, proof_of
from ridotto.server.protocol import Begin, Code, Name
from ridotto.server.store import Person, Taken
from ridotto.words.language import LANGUAGES

MAX_BODY: Final = 32 * 1024
A_YEAR: Final = 365 * 24 * 60 * 60


class Problem(msgspec.Struct, frozen=True):
    """Why something could not be done."""

    code: Code
    text: str
    """One sentence that says what to do."""


class BadRequest(Exception):
    """A request that is refused."""

    def __init__(self, status: int, code: Code, text: str) -> None:
        super().__init__(text)
        self.status, self.problem = status, Problem(code, text)


class Introduction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who somebody is."""

    name: Name
    language: str = "en"


class Me(msgspec.Struct, frozen=True):
    """Somebody, as they know themselves."""

    name: str
    language: str
    token: str
    """For programs: `Authorization: Bearer …`. Browsers have a cookie instead."""


class WayBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code with which somebody is themselves on another device."""

    code: str


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to open."""

    agreement: Agreement = Agreement()
    bots: list[BotName] = []
    """Who sits on the other seats, in turn on all of them; nobody, if nobody is named."""
    sit: bool = True
    """Whether you play yourself."""
    begin: bool = False
    """Whether the game begins at once; every seat needs somebody then."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table, from outside."""

    code: str
    phase: str
    about: Summary
    at: int


class Tables(msgspec.Struct, frozen=True):
    """The tables that anybody may join or watch."""

    tables: list[TableInfo]


Handle = Callable[[House, Request, Any], Awaitable[Any]]


class Call(NamedTuple):
    """One request that may be made."""

    method: str
    path: str
    handle: Handle
    about: str
    takes: Any = None
    gives: Any = None
    status: int = 200
    refuses: tuple[int, ...] = ()


async def meet(house: House, request: Request, who: Introduction) -> Me:
    """Say who you are, and get a cookie or a token for it."""
    person = await house.people.meet(_name(who.name), _language(who.language), now())
    return _me(house, request, person)


async def about_me(house: House, request: Request, _: None) -> Me:
    """Who you are."""
    return _me(house, request, await require(house, request))


async def change_me(house: House, request: Request, who: Introduction) -> Me:
    """Have another name or language from now on."""
    person = await require(house, request)
    person = person._replace(name=_name(who.name), language=_language(who.language))
    await house.people.keep(person)
    return _me(house, request, person)


async def way_back(house: House, request: Request, _: None) -> WayBack:
    """A code for another device, good for a day."""
    return WayBack(await house.people.way_back(await require(house, request), now()))


async def come_back(house: House, request: Request, back: WayBack) -> Me:
    """Be yourself on this device, too."""
    if not house.tries.take(address_of(request)):
        raise BadRequest(429, "too-fast", "too many codes were tried from here; wait an hour")
    person = await house.people.come_back(back.code, now())
    if person is None:
        raise BadRequest(
            404, "no-guest", "this code is nobody's, or too old; make a new one where you are known"
        )
    return _me(house, request, person)


async def open_table(house: House, request: Request, new: NewTable) -> TableInfo:
    """Open a table, and be its host."""
    person = await require(house, request)
    if not house.openings.take(address_of(request)):
        raise BadRequest(429, "too-fast", "too many tables were opened from here; wait an hour")
    _check(new)
    seats = new.agreement.players - new.sit
    bots = [new.bots[i % len(new.bots)] for i in range(seats)] if new.bots else []
    program = "authorization" in request.headers
    opened = entries.Opened(new.agreement, person.id, person.name, program, new.sit, bots)
    table = await _create(house, opened)
    if new.begin:
        await _begin(table, person)
    return info(table)


async def tables(house: House, _: Request, __: None) -> Tables:
    """The public tables, the latest first."""
    listed = await house.store.listed()
    return Tables(
        [
            TableInfo(each.code, each.phase, msgspec.json.decode(each.summary, type=Summary), each.at)
            for each in listed
        ]
    )


async def one_table(house: House, request: Request, _: None) -> TableInfo:
    """A table by its code."""
    return info(await find(house, request))


async def finished_game(house: House, request: Request, _: None) -> Proof:
    """A game that is over, with its seal: everything there is to know about it."""
    table = await find(house, request)
    rows = await house.store.read(table.code)
    try:
        return proof_of(table.code, rows, int(request.path_params["game"]))
    except LookupError as error:
        raise BadRequest(404, "not-now", str(error)) from None


CALLS: Final = (
    Call("POST", "/api/people", meet, "Say who you are", Introduction, Me, 201, (422,)),
    Call("GET", "/api/me", about_me, "Who you are", None, Me, 200, (401,)),
    Call("PATCH", "/api/me", change_me, "Change your name or language", Introduction, Me, 200, (401, 422)),
    Call("POST", "/api/me/way-back", way_back, "A code for another device", None, WayBack, 201, (401,)),
    Call("POST", "/api/way-back", come_back, "Come back with a code", WayBack, Me, 200, (404, 429)),
    Call("POST", "/api/tables", open_table, "Open a table", NewTable, TableInfo, 201, (401, 422, 429)),
    Call("GET", "/api/tables", tables, "The public tables", None, Tables),
    Call("GET", "/api/tables/{code}", one_table, "One table", None, TableInfo, 200, (404,)),
    Call(
        "GET",
        "/api/tables/{code}/games/{game:int}",
        finished_game,
        "A finished game",
        None,
        Proof,
        200,
        (404,),
    ),
)


async def answer(house: House, call: Call, request: Request) -> Response:
    """Answer one request."""
    try:
        if not house.allows_origin(request):
            raise BadRequest(403, "bad-message", "pages from there may not ask this; open our own page")
        asked = None if call.takes is None else read_body(await body_of(request), call.takes)
        said = await call.handle(house, request, asked)
    except BadRequest as bad:
        return reply(bad.problem, bad.status)
    response = reply(said, call.status)
    if isinstance(said, Me):
        secure = house.settings.secure or request.url.scheme == "https"
        response.set_cookie(
            COOKIE, said.token, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure, path="/"
        )
    return response


def reply(what: Any, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(msgspec.json.encode(what), status, media_type="application/json")


async def body_of(request: Request) -> bytes:
    """What was sent, if it is not too long."""
    body = b""
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > MAX_BODY:
                raise BadRequest(413, "too-long", f"a request has at most {MAX_BODY} bytes; shorten it")
    except ClientDisconnect:
        raise BadRequest(400, "bad-message", "the request ended too early; send it again") from None
    return body


def read_body(body: bytes, kind: Any) -> Any:
    """What was asked for."""
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRequest(
            422, "bad-message", f"this cannot be understood: {error}; see /api/openapi.json"
        ) from None


def address_of(request: Request) -> str:
    """From where somebody asks."""
    return request.client.host if request.client else ""


async def require(house: House, request: Request) -> Person:
    """Who asks; refused if nobody knows them."""
    person = await house.people.who(house.token_of(request))
    if person is None:
        raise BadRequest(401, "no-guest", "nobody knows you here yet; say your name first: POST /api/people")
    return person


async def find(house: House, request: Request) -> Table:
    """The table that is asked about."""
    try:
        return await house.hall.table(read_code(request.path_params["code"]))
    except NoTable:
        raise BadRequest(404, "no-table", "there is no table with this code; check it, or open one") from None


def info(table: Table) -> TableInfo:
    """A table, from outside."""
    return TableInfo(table.code, table.room.phase, summary_of(table.room), table.room.at)


def _me(house: House, _: Request, person: Person) -> Me:
    return Me(person.name, person.language, house.people.token(person))


def _name(name: str) -> str:
    try:
        return clean_name(name)
    except BadName as error:
        raise BadRequest(422, "bad-name", str(error)) from None


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise BadRequest(
            422,
            "bad-message",
            f"there is no language '{language[:20]}'; choose one of {', '.join(LANGUAGES)}",
        )
    return language


def _check(new: NewTable) -> None:
    try:
        new.agreement.check()
        for bot in {*new.bots, new.agreement.bot()}:
            check_bot(bot, new.agreement.game)
    except ValueError as error:
        raise BadRequest(422, "bad-agreement", str(error)) from None


async def _create(house: House, opened: entries.Opened) -> Table:
    while True:
        code = new_code()
        try:
            return await house.hall.create(code, f"opened {code}", opened)
        except Taken:
            continue


async def _begin(table: Table, person: Person) -> None:
    try:
        await table.do(f"{person.id} at once", lambda room: decide(room, person.id, Begin("begin")))
    except Refused as refused:
        raise BadRequest(422, refused.code, refused.text) from None
