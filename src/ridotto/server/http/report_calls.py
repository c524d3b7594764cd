"""Reporting a guest to the operator of the server."""

from typing import Annotated, Final

import msgspec
from starlette.requests import Request

from ridotto.cleaning import clean_text
from ridotto.server.http.requests import BadRequest, Call, find_table, require_person
from ridotto.server.process import ServerProcess, address_of
from ridotto.server.reports import Report, keep_report
from ridotto.server.tables.messages import Number

MAX_ABOUT: Final = 300
"""Characters in a report."""


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The guest to report, and what they did."""

    guest: Number
    about: Annotated[str, msgspec.Meta(max_length=MAX_ABOUT)] = ""


class Reported(msgspec.Struct, frozen=True):
    """The report is stored."""

    reported: bool = True


async def report_guest(server: ServerProcess, request: Request, new: NewReport) -> Reported:
    """Report a guest at your table; the operator reads it, and nobody at the table does."""
    person = await require_person(server, request)
    table = await find_table(server, request)
    by = table.state.guests.get(person.id)
    guest = next((each for each in table.state.guests.values() if each.number == new.guest), None)
    if by is None or by.removed:
        raise BadRequest(403, "removed", "not-at-this-table")
    if guest is None or guest is by:
        raise BadRequest(404, "no-guest", "no-guest-with-number", number=new.guest)
    wait = server.quotas.people.take(address_of(request))
    if wait:
        raise BadRequest(429, "too-fast", "too-many-requests", seconds=wait)
    address = next((each.address for each in server.sockets if each.is_of(table, guest.id)), "")
    report = Report(
        server.tables.clock.now(),
        table.code,
        guest.number,
        guest.name,
        guest.id,
        address,
        person.id,
        clean_text(new.about),
    )
    await keep_report(server.store, report)
    server.log.warning("guest %d was reported at table %s", guest.number, table.code)
    return Reported()


CALLS: Final = (
    Call(
        "POST",
        "/api/tables/{code}/reports",
        report_guest,
        "Report a guest to the operator",
        Reported,
        NewReport,
        201,
        (401, 404, 422, 429),
    ),
)
