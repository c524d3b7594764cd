"""Opening, finding and looking up tables over HTTP."""

from typing import Annotated, Final, cast

import msgspec
from starlette.requests import Request

from ridotto.bots.registry import check_bot
from ridotto.server.http.identity import new_code
from ridotto.server.http.requests import BadRequest, Call, find_table, require_person
from ridotto.server.process import ServerProcess, address_of
from ridotto.server.store.store import CodeTaken, Listing, Milliseconds, Person
from ridotto.server.tables.agreement import Agreement, BotName
from ridotto.server.tables.commands import decide
from ridotto.server.tables.hosting import Opened
from ridotto.server.tables.listing import Summary, read_summary, summary_of
from ridotto.server.tables.live_table import LiveTable
from ridotto.server.tables.playing import Begin
from ridotto.server.tables.refused import Refused
from ridotto.server.tables.seat_requests import same_address
from ridotto.server.tables.state import Phase
from ridotto.server.tables.table_status import table_status


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table to open."""

    agreement: Agreement = Agreement()
    bots: Annotated[list[BotName], msgspec.Meta(max_length=13)] = []
    """The bots on the other seats, repeated in turn; without any, the seats stay empty."""
    sit: bool = True
    """Whether you play yourself."""
    begin: bool = False
    """Whether the game begins at once; then no seat may be empty."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table as people see it before they join."""

    code: str
    phase: Phase
    about: Summary
    at: Milliseconds


class Tables(msgspec.Struct, frozen=True):
    """The tables that anyone may join or watch."""

    tables: list[TableInfo]


class TableFilter(msgspec.Struct, frozen=True):
    """Which tables to list: those in one phase, or all."""

    phase: Phase | None = None


class AddressedRequest(msgspec.Struct, frozen=True):
    """A guest who asks for a seat in the game, and who else came from their address."""

    guest: int
    seat: int
    same_address: list[int]
    """The numbers of other guests; a second browser is a second guest."""
    names: list[str]
    """Their names: some may have left."""


class SeatRequests(msgspec.Struct, frozen=True):
    """Who asks the host for a seat."""

    requests: list[AddressedRequest]


async def open_table(server: ServerProcess, request: Request, new: NewTable) -> TableInfo:
    """Open a table, as its host."""
    person = await require_person(server, request)
    _check(new)
    wait = server.quotas.tables.take(address_of(request))
    if wait:
        raise BadRequest(429, "too-fast", "too-many-tables", seconds=wait)
    seats = new.agreement.players - new.sit
    bots = [new.bots[i % len(new.bots)] for i in range(seats)] if new.bots else []
    program = "authorization" in request.headers
    opened = Opened(new.agreement, person.id, person.name, program, new.sit, bots)
    table = await create_table(server, opened)
    if new.begin:
        await _begin(table, person)
    return await info(table)


async def tables(server: ServerProcess, _: Request, wanted: TableFilter) -> Tables:
    """The public tables, the latest first."""
    listed = [] if server.settings.no_list else await server.store.listed(wanted.phase)
    return Tables([_listed(each) for each in listed])


async def one_table(server: ServerProcess, request: Request, _: None) -> TableInfo:
    """A table by its code."""
    return await info(await find_table(server, request))


async def seat_requests(server: ServerProcess, request: Request, _: None) -> SeatRequests:
    """Who asks for a seat in the game, for the host."""
    person = await require_person(server, request)
    table = await find_table(server, request)
    async with table.lock:
        state = table.state
        if person.id != state.host:
            raise BadRequest(403, "not-host", "not-host")
        asking = table_status(state, whole=False).requests
        ids = {guest.number: guest.id for guest in state.guests.values()}
        others = [same_address(state, ids[each.guest]) for each in asking]
        return SeatRequests(
            [
                AddressedRequest(each.guest, each.seat, [o.number for o in same], [o.name for o in same])
                for each, same in zip(asking, others, strict=True)
            ]
        )


CALLS: Final = (
    Call(
        "GET",
        "/api/tables/{code}/seat-requests",
        seat_requests,
        "Who asks for a seat, for the host",
        SeatRequests,
        refuses=(401, 404, 429),
    ),
    Call("POST", "/api/tables", open_table, "Open a table", TableInfo, NewTable, 201, (401, 422, 429)),
    Call("GET", "/api/tables", tables, "The public tables", Tables, TableFilter, 200, (422,)),
    Call("GET", "/api/tables/{code}", one_table, "One table", TableInfo, refuses=(404, 410, 429)),
)


async def info(table: LiveTable) -> TableInfo:
    """A table as people see it before they join; never with changes that are not durable yet."""
    async with table.lock:
        return TableInfo(table.code, table.state.phase, summary_of(table.state), table.state.at)


def _listed(table: Listing) -> TableInfo:
    about = read_summary(table.summary)
    return TableInfo(table.code, cast("Phase", table.phase), about, table.at)


def _check(new: NewTable) -> None:
    try:
        new.agreement.check()
        for bot in {*new.bots, new.agreement.bot()}:
            check_bot(bot, new.agreement.game)
    except ValueError as error:
        raise BadRequest.because(422, "bad-agreement", error) from None
    if new.begin and not new.bots and new.agreement.players > new.sit:
        raise BadRequest(422, "empty-seats", "nobody-to-begin-with")


async def create_table(server: ServerProcess, opened: Opened) -> LiveTable:
    """Open a table with a new code."""
    while True:
        try:
            return await server.tables.create(new_code(), opened)
        except CodeTaken:
            continue


async def _begin(table: LiveTable, person: Person) -> None:
    try:
        await table.do(f"{person.id} at once", lambda state: decide(state, person.id, Begin("begin")))
    except Refused as refused:
        raise BadRequest.because(422, refused.code, refused) from None
