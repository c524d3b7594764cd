"""What an operator does at the store while servers run: every process notices it within seconds."""

from collections.abc import AsyncIterator
from secrets import token_hex
from typing import NamedTuple

from ridotto.server.history.log_reader import read_rows, read_state
from ridotto.server.store.store import Append, BehindLog, Code, Milliseconds, Row, Store
from ridotto.server.tables.hosting import Closed
from ridotto.server.tables.listing import listing_of, read_summary
from ridotto.server.tables.log_entries import apply_row, write_entry
from ridotto.server.tables.state import TableState
from ridotto.server.tables.talk import Phrased, Said


class TableLine(NamedTuple):
    """A table in the operator's list."""

    code: Code
    phase: str
    game: str
    people: int
    watching: int
    rows: int
    public: bool
    at: Milliseconds


class Remark(NamedTuple):
    """Something that was said at a table."""

    at: Milliseconds
    guest: int
    name: str
    person: str
    text: str


async def all_tables(store: Store) -> AsyncIterator[TableLine]:
    """Every table, by code."""
    after = ""
    while page := await store.listings(after):
        rows = await store.heads([listing.code for listing in page])
        for each in page:
            about = read_summary(each.summary)
            yield TableLine(
                each.code,
                each.phase,
                about.game,
                about.people,
                about.watching,
                rows.get(each.code, 0),
                each.public,
                each.at,
            )
        after = page[-1].code


async def talk_at(store: Store, code: Code) -> list[Remark]:
    """Everything that was said at a table; LookupError if there is none."""
    state, remarks = TableState(code), []
    async for row in read_rows(store, code):
        entry = apply_row(state, row)
        if isinstance(entry, (Said, Phrased)):
            guest = state.guests[entry.person]
            text = entry.text if isinstance(entry, Said) else f"({entry.phrase})"
            remarks.append(Remark(row.at, guest.number, guest.name, guest.id, text))
    if not state.seq:
        raise LookupError(code)
    return remarks


async def close_table(store: Store, code: Code, now: Milliseconds) -> bool:
    """Close a table for good; False if it was closed before, LookupError if there is none."""
    while True:
        state, _ = await read_state(store, code)
        if not state.seq:
            raise LookupError(code)
        if state.closed:
            return False
        clocks = dict.fromkeys(state.alarms())
        entry = Closed()
        row = Row(state.seq + 1, max(now, state.at), f"closed {token_hex(6)}", write_entry(entry))
        state.apply(row, entry)
        try:
            await store.append(Append(code, row, clocks, listing_of(state, entry)))
        except BehindLog:
            continue
        return True
