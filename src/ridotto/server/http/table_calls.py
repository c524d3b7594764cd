"""Opening, finding and looking up tables over HTTP."""

from typing import Annotated, Final, cast

import msgspec
from starlette.requests import Request

from ridotto.bots.registry import check_bot
from ridotto.server.http.identity import new_code
from ridotto.server.http.requests import BadRequest, Call, Problem, address_of, find, require
from ridotto.server.process import House
from ridotto.server.socket.protocol import Begin
from ridotto.server.store.store import Listing, Milliseconds, Person, Taken
from ridotto.server.tables import log_entries as entries
from ridotto.server.tables.agreement import Agreement, BotName
from ridotto.server.tables.listing import Summary, read_summary, summary_of
from ridotto.server.tables.permissions import Refused, decide
from ridotto.server.tables.state import Phase
from ridotto.server.tables.table import Table


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to open."""

    agreement: Agreement = Agreement()
    bots: Annotated[list[BotName], msgspec.Meta(max_length=13)] = []
    """Who sits on the other seats, in turn on all of them; nobody, if nobody is named."""
    sit: bool = True
    """Whether you play yourself."""
    begin: bool = False
    """Whether the game begins at once; every seat needs somebody then."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table, from outside."""

    code: str
    phase: Phase
    about: Summary
    at: Milliseconds


class Tables(msgspec.Struct, frozen=True):
    """The tables that anybody may join or watch."""

    tables: list[TableInfo]


class Wanted(msgspec.Struct, frozen=True):
    """Which tables somebody looks for: those that wait, play or are over, or all."""

    phase: Phase | None = None


async def open_table(house: House, request: Request, new: NewTable) -> TableInfo:
    """Open a table, and be its host."""
    person = await require(house, request)
    _check(new)
    if not house.openings.take(address_of(request)):
        raise BadRequest(429, Problem("too-fast", "too many tables were opened from here; wait an hour"))
    seats = new.agreement.players - new.sit
    bots = [new.bots[i % len(new.bots)] for i in range(seats)] if new.bots else []
    program = "authorization" in request.headers
    opened = entries.Opened(new.agreement, person.id, person.name, program, new.sit, bots)
    table = await _create(house, opened)
    if new.begin:
        await _begin(table, person)
    return await info(table)


async def tables(house: House, _: Request, wanted: Wanted) -> Tables:
    """The public tables, the latest first."""
    listed = await house.store.listed(wanted.phase)
    return Tables([_listed(each) for each in listed])


async def one_table(house: House, request: Request, _: None) -> TableInfo:
    """A table by its code."""
    return await info(await find(house, request))


CALLS: Final = (
    Call("POST", "/api/tables", open_table, "Open a table", TableInfo, NewTable, 201, (401, 422, 429)),
    Call("GET", "/api/tables", tables, "The public tables", Tables, Wanted, 200, (422,)),
    Call("GET", "/api/tables/{code}", one_table, "One table", TableInfo, refuses=(404,)),
)


async def info(table: Table) -> TableInfo:
    """A table, from outside; never with something that is not durable yet."""
    async with table.lock:
        return TableInfo(table.code, table.room.phase, summary_of(table.room), table.room.at)


def _listed(table: Listing) -> TableInfo:
    about = read_summary(table.summary)
    return TableInfo(table.code, cast("Phase", table.phase), about, table.at)


def _check(new: NewTable) -> None:
    try:
        new.agreement.check()
        for bot in {*new.bots, new.agreement.bot()}:
            check_bot(bot, new.agreement.game)
    except ValueError as error:
        raise BadRequest(422, Problem("bad-agreement", str(error))) from None
    if new.begin and not new.bots and new.agreement.players > new.sit:
        text = "nobody sits on the other seats yet; name bots, or begin when people have come"
        raise BadRequest(422, Problem("empty-seats", text))


async def _create(house: House, opened: entries.Opened) -> Table:
    while True:
        try:
            return await house.hall.create(new_code(), opened)
        except Taken:
            continue


async def _begin(table: Table, person: Person) -> None:
    try:
        await table.do(f"{person.id} at once", lambda room: decide(room, person.id, Begin("begin")))
    except Refused as refused:
        raise BadRequest(422, Problem(refused.code, refused.text)) from None
