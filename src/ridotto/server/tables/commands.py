"""The commands and notices of all concerns, and carrying out a command."""

from typing import TypeAlias

from ridotto.server.store.store import Milliseconds
from ridotto.server.tables import hosting, playing, seat_requests, seats, talk
from ridotto.server.tables.log_entries import AnyEntry
from ridotto.server.tables.messages import GuestNotice, TableNotice
from ridotto.server.tables.people import PersonId
from ridotto.server.tables.refused import refuse
from ridotto.server.tables.state import TableState

AnyCommand: TypeAlias = (
    playing.AnyCommand | seats.AnyCommand | seat_requests.AnyCommand | hosting.AnyCommand | talk.AnyCommand
)
Notice: TypeAlias = GuestNotice | TableNotice | playing.AnyNotice | hosting.AnyNotice | talk.AnyNotice
"""The public description of a log entry."""


def decide(
    state: TableState, person: PersonId, command: AnyCommand, now: Milliseconds | None = None
) -> AnyEntry:
    """The log entry for a command in this state; Refused if the person may not do it.

    Without a time it is decided at that of the last entry.
    """
    if state.closed:
        refuse("removed", "table-closed")
    guest = state.guests.get(person)
    if guest is None or guest.gone:
        refuse("removed", "not-at-this-table")
    if command.is_for_host and guest.id != state.host:
        refuse("not-host", "not-host")
    command.check_time(state, state.at if now is None else now)
    return command.decide(state, guest)
