"""The log of a table: reading and writing its entries, and the state that they lead to.

The entries themselves are defined by concern: `playing`, `seats`, `hosting` and `talk`.
"""

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

from ridotto.server.store.store import Code, Row
from ridotto.server.tables import hosting, playing, privacy, seat_requests, seats, talk
from ridotto.server.tables.agreement import upgrade_agreement
from ridotto.server.tables.refused import DamagedLog
from ridotto.server.tables.state import TableState

AnyEntry: TypeAlias = (
    playing.AnyEntry
    | seats.AnyEntry
    | seat_requests.AnyEntry
    | hosting.AnyEntry
    | talk.AnyEntry
    | privacy.AnyEntry
)


class _AnyAgreement(msgspec.Struct):
    """The agreement in an entry, if it has one."""

    agreement: dict[str, Any] | None = None


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)
_agreement_decoder = msgspec.json.Decoder(_AnyAgreement)


def write_entry(entry: AnyEntry) -> bytes:
    """Encode an entry for the log."""
    return _encoder.encode(entry)


def read_entry(data: bytes) -> AnyEntry:
    """Decode an entry of a log; older ones are upgraded."""
    agreement = _agreement_decoder.decode(data).agreement
    if agreement is not None and "settings" not in agreement:
        facts = {**msgspec.json.decode(data), "agreement": upgrade_agreement(agreement)}
        upgraded: AnyEntry = msgspec.convert(facts, AnyEntry)
        return upgraded
    entry: AnyEntry = _decoder.decode(data)
    return entry


def apply_row(state: TableState, row: Row) -> AnyEntry:
    """Apply the next row of a log to the state; if it is a DamagedLog, the state cannot be used any more."""
    try:
        entry = read_entry(row.entry)
        state.apply(row, entry)
    except Exception as error:  # whatever is wrong with it, no other table has to know
        raise DamagedLog("damaged", "table-damaged", number=row.seq) from error
    return entry


def state_of(code: Code, rows: Iterable[Row]) -> TableState:
    """The state after all rows of a log."""
    state = TableState(code)
    for row in rows:
        apply_row(state, row)
    return state
