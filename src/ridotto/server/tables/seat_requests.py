"""Asking for a bot's seat in the middle of a game, and what the host answers.

People who ask see the game as spectators. When the host lets them in, they see all that the player on the
seat may know, so a person who has seen a game as one player never gets the seat of another.
"""

from collections.abc import Mapping
from typing import ClassVar, TypeAlias

from ridotto.server.tables.messages import Command, GuestEntry, HostCommand, Number, SeatNumber
from ridotto.server.tables.people import Guest
from ridotto.server.tables.refused import refuse
from ridotto.server.tables.seats import Sat, require_seat
from ridotto.server.tables.state import TableState


class SeatRequested(GuestEntry, frozen=True, tag="seat_requested"):
    """A guest who watches asked the host for a seat."""

    seat: int

    changes_listing: ClassVar[bool] = False
    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {"guest": ("asked",)}

    def apply(self, state: TableState) -> None:
        """A second request replaces the first."""
        state.seat_requests[self.person] = self.seat


class SeatDeclined(GuestEntry, frozen=True, tag="seat_declined"):
    """The host declined a guest's request."""

    changes_listing: ClassVar[bool] = False
    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {"guest": ("declined",)}

    def apply(self, state: TableState) -> None:
        """They do not ask again in this game."""
        state.seat_requests.pop(self.person, None)
        state.declined.add(self.person)


class Ask(Command, frozen=True, tag="ask"):
    """Ask the host for a bot's seat in the game."""

    seat: SeatNumber

    def decide(self, state: TableState, guest: Guest) -> SeatRequested:
        """For people who watch, if the table lets the host decide; once declined, not again in this game."""
        require_seat(state, guest, self.seat)
        if state.phase != "playing" or state.agreement.seats_in_game != "host":
            refuse("not-now", "nothing-to-ask")
        if state.seat_of(guest.id) is not None or guest.id in state.played:
            refuse("not-now", "seen-from-another-seat")
        if guest.id in state.declined:
            refuse("not-now", "seat-declined")
        if state.seat_requests.get(guest.id) == self.seat:
            refuse("not-now", "seat-asked-already")
        return SeatRequested(guest.id, self.seat)


class LetIn(HostCommand, frozen=True, tag="let_in"):
    """The host gives a guest the seat that they asked for."""

    guest: Number
    seat: SeatNumber | None = None
    """The seat that the host means: the guest may have asked for another since."""

    def decide(self, state: TableState, _: Guest) -> Sat:
        """While they ask for this seat, and it is free."""
        other = require_asking(state, self.guest)
        seat = state.seat_requests[other.id]
        if self.seat is not None and self.seat != seat:
            refuse("stale", "another-seat-asked")
        require_seat(state, other, seat)
        return Sat(other.id, seat)


class Decline(HostCommand, frozen=True, tag="decline"):
    """The host declines a guest's request for a seat."""

    guest: Number

    def decide(self, state: TableState, _: Guest) -> SeatDeclined:
        """While they ask."""
        return SeatDeclined(require_asking(state, self.guest).id)


def require_asking(state: TableState, number: int) -> Guest:
    """The guest with this number, if they ask for a seat."""
    guest = state.guest(number)
    if guest is None or state.phase != "playing" or guest.id not in state.seat_requests:
        refuse("no-guest", "nobody-asks", number=number)
    return guest


def same_address(state: TableState, person: str) -> list[Guest]:
    """The other guests who came from an address that this person came from.

    Those at the table, and those who left it after they had seen this game as a player, were declined or
    removed: whoever comes back as somebody else shows up here.
    """
    addresses = state.guests[person].addresses
    return [
        guest
        for guest in state.guests.values()
        if guest.id != person and not addresses.isdisjoint(guest.addresses) and _concerns(state, guest)
    ]


def _concerns(state: TableState, guest: Guest) -> bool:
    return not guest.gone or guest.removed or guest.id in state.played or guest.id in state.declined


AnyCommand: TypeAlias = Ask | LetIn | Decline
AnyEntry: TypeAlias = SeatRequested | SeatDeclined
