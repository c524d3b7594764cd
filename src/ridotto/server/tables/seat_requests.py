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
        return SeatRequested(guest.id, self.seat)


class LetIn(HostCommand, frozen=True, tag="let_in"):
    """The host gives a guest the seat that they asked for."""

    guest: Number

    def decide(self, state: TableState, _: Guest) -> Sat:
        """While they ask, and the seat is free."""
        other = require_asking(state, self.guest)
        require_seat(state, other, state.seat_requests[other.id])
        return Sat(other.id, state.seat_requests[other.id])


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


def same_address(state: TableState, person: str) -> list[int]:
    """The numbers of the other guests at the table who came from an address that this person came from."""
    addresses = state.guests[person].addresses
    others = (guest for guest in state.present() if guest.id != person)
    return [guest.number for guest in others if not addresses.isdisjoint(guest.addresses)]


AnyCommand: TypeAlias = Ask | LetIn | Decline
AnyEntry: TypeAlias = SeatRequested | SeatDeclined
