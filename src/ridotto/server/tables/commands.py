"""Commands of all concerns: what a client may say at a table, and what becomes of it."""

from typing import TypeAlias

from ridotto.server.tables import hosting, playing, seats, talk
from ridotto.server.tables.log_entries import AnyEntry
from ridotto.server.tables.messages import GuestNotice, TableNotice
from ridotto.server.tables.people import PersonId
from ridotto.server.tables.refused import refuse
from ridotto.server.tables.state import TableState

AnyCommand: TypeAlias = playing.AnyCommand | seats.AnyCommand | hosting.AnyCommand | talk.AnyCommand
Notice: TypeAlias = GuestNotice | TableNotice | playing.AnyNotice | hosting.AnyNotice | talk.AnyNotice
"""What everybody is told about an entry."""


def decide(state: TableState, person: PersonId, command: AnyCommand) -> AnyEntry:
    """The entry that a command becomes, as the table stands; Refused if they may not do it."""
    guest = state.guests.get(person)
    if guest is None or guest.gone:
        refuse("removed", "not-at-this-table")
    if command.is_for_host and guest.id != state.host:
        refuse("not-host", "not-host")
    return command.decide(state, guest)
