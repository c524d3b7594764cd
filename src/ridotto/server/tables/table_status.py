"""The public status of a table and its people."""

from typing import Literal

import msgspec

from ridotto.server.tables.agreement import Agreement
from ridotto.server.tables.people import Guest
from ridotto.server.tables.state import TableState


class GuestStatus(msgspec.Struct, frozen=True, omit_defaults=True):
    """A guest at the table."""

    number: int
    name: str
    online: bool
    seat: int | None = None
    program: bool = False
    muted: bool = False
    played: int | None = None
    """The seat that they have left in this game: no other is theirs."""
    declined: bool = False
    """Whether the host gave them no seat in this game."""


class ChairStatus(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: of a guest, of a bot, of a guest for whom a bot plays, or empty."""

    guest: int | None = None
    bot: str = ""
    stand_in: bool = False


class SeatRequest(msgspec.Struct, frozen=True):
    """A guest who asks the host for a seat in the game."""

    guest: int
    seat: int


class KnewStatus(msgspec.Struct, frozen=True):
    """A guest who knew what some events of the finished game truly were."""

    guest: int
    events: list[int]


class TableStatus(msgspec.Struct, frozen=True, omit_defaults=True):
    """The public status of a table and its people."""

    code: str
    phase: Literal["waiting", "playing", "over"]
    agreed: int
    """The number under which the agreement was made."""
    host: int
    guests: list[GuestStatus]
    chairs: list[ChairStatus]
    locked: bool
    paused: bool
    votes: list[int]
    """Who wants a pause, or to go on; before and after a game, who is ready for the next one."""
    games: int
    """How many games have begun; the number of this one."""
    requests: list[SeatRequest] = []
    """Who asks for a seat in the game."""
    knew: list[KnewStatus] = []
    """After a game: who knew what."""
    agreement: Agreement | msgspec.UnsetType = msgspec.UNSET
    """What was agreed on: in snapshots, and in the frame that changes it."""


def table_status(state: TableState, whole: bool) -> TableStatus:
    """The table as it is now; the whole of it has the agreement, which may be long."""
    number = {guest.id: guest.number for guest in state.guests.values()}
    return TableStatus(
        code=state.code,
        phase=state.phase,
        agreed=state.agreed,
        host=number[state.host],
        guests=[_guest_status(state, guest) for guest in state.present()],
        chairs=[
            ChairStatus(None if chair.owner is None else number[chair.owner], chair.bot, chair.stand_in)
            for chair in state.chairs
        ],
        locked=state.locked,
        paused=state.paused,
        votes=sorted(number[person] for person in state.votes),
        games=state.games,
        requests=[
            SeatRequest(number[person], seat)
            for person, seat in state.seat_requests.items()
            if state.phase == "playing"
        ],
        knew=[KnewStatus(number[person], events) for person, events in state.knew.items()],
        agreement=state.agreement if whole else msgspec.UNSET,
    )


def _guest_status(state: TableState, guest: Guest) -> GuestStatus:
    seat, is_playing = state.seat_of(guest.id), state.phase == "playing"
    left = state.played.get(guest.id) if is_playing and seat is None else None
    declined = is_playing and guest.id in state.declined
    return GuestStatus(
        guest.number, guest.name, guest.online, seat, guest.program, guest.muted, left, declined
    )
