"""Reports of guests, for the operator: who was reported at which table, by whom and from which address."""

from secrets import token_hex
from typing import Final

import msgspec

from ridotto.server.store.store import Code, Milliseconds, Note, Store

REPORT: Final = "report"
"""The kind of note that a report is."""
KEPT: Final[Milliseconds] = 30 * 24 * 60 * 60 * 1000
"""How long a report is kept."""


class Report(msgspec.Struct, frozen=True):
    """A guest was reported."""

    at: Milliseconds
    code: Code
    guest: int
    name: str
    person: str
    """The identity of the reported guest."""
    address: str
    """Where the reported guest is connected from, as far as the process knows."""
    by: str
    """The identity of the guest who reports."""
    about: str = ""


async def keep_report(store: Store, report: Report) -> None:
    """Store a report for the operator."""
    key = f"{report.at:015d} {token_hex(4)}"
    await store.keep_note(Note(REPORT, key, msgspec.json.encode(report), report.at + KEPT))


async def all_reports(store: Store, now: Milliseconds) -> list[Report]:
    """All reports, the oldest first."""
    return [msgspec.json.decode(note.value, type=Report) for note in await store.notes(REPORT, now)]
