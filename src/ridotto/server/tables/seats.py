"""Coming, going and sitting: connections, seats, names, and bots that play for people who are away."""

from collections.abc import Mapping
from typing import ClassVar, Final, TypeAlias

from ridotto.server.store.store import Milliseconds
from ridotto.server.tables.messages import (
    Command,
    GuestEntry,
    GuestNotice,
    Name,
    Room,
    SeatNumber,
    TableEntry,
)
from ridotto.server.tables.people import Chair, Guest, PersonId, clean_name
from ridotto.server.tables.refused import BadName, refuse, refuse_for
from ridotto.server.tables.state import TableState

MAX_GUESTS: Final = 200
"""Maximum guests at a table at once."""
MOST_EVER: Final = 2_000
"""Maximum guests over the life of a table."""


# ── What happens, as the log keeps it ────────────────────────────────────────────────────────────────


class Came(GuestEntry, frozen=True, tag="came"):
    """A person's first connection to a process; newcomers watch until they sit down."""

    name: str
    process: str
    program: bool = False
    address: str = ""
    """A hash of the address, which is different at every table; see `People.address_hash`."""
    page: bool = False
    """Whether it is a page, which shows what happened before it asks."""

    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {"guest": ("came",)}

    def apply(self, state: TableState) -> None:
        """They are here; if a bot played for them, they play for themselves again, unless they are asleep."""
        state.admit(self.person, self.name, self.program)
        guest = state.guests[self.person]
        guest.page = self.page or (guest.page and guest.online)
        guest.processes.add(self.process)
        guest.addresses |= {self.address} - {""}
        guest.away_since = None
        if state.guests[state.host].gone and self._may_host(state):
            state.host = self.person
        seat = state.seat_of(self.person)
        if seat is not None and not state.chairs[seat].asleep:
            return_to_seat(state, self.person)

    def _may_host(self, state: TableState) -> bool:
        """In a game only those who play in it become host, even if all of them are away."""
        players = [chair.owner for chair in state.chairs if chair.owner is not None]
        return state.phase != "playing" or not players or self.person in players

    def room(self, state: TableState) -> Room:
        """Those who play may come back to finish the game."""
        return "table" if state.seat_of(self.person) is None else "game"


class Went(GuestEntry, frozen=True, tag="went"):
    """A person's last connection to a process ended."""

    process: str

    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {"guest": ("went",)}
    needs: ClassVar[Room] = "always"

    def apply(self, state: TableState) -> None:
        """They are away, unless another process has a connection."""
        disconnect(state, state.guests[self.person], self.process)


class ProcessLost(TableEntry, frozen=True, tag="lost"):
    """A process ended with all its connections."""

    process: str
    since: Milliseconds = 0
    """When it was seen to run for the last time; rows of older servers do not say it."""

    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {"table": ("lost",)}
    needs: ClassVar[Room] = "always"

    def apply(self, state: TableState) -> None:
        """Everyone who was connected only there is away; what it knew of the open decision is lost."""
        asked = state.asked_guest
        if asked is not None and self.process in asked.processes and state.asked_at < self.since:
            state.ask_after_outage()
        for guest in state.guests.values():
            disconnect(state, guest, self.process)


class Sat(GuestEntry, frozen=True, tag="sat"):
    """A guest took a seat, or changed it."""

    seat: int

    changes_views: ClassVar[bool] = True
    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {"guest": ("sat",)}

    def apply(self, state: TableState) -> None:
        """An open decision gets its full time again if the guest is new to the game."""
        leave_seat(state, self.person)
        state.chairs[self.seat] = Chair(owner=self.person)
        if state.decider == self.seat and self.person not in state.played:
            state.ask()
        state.played[self.person] = self.seat
        state.seat_requests.pop(self.person, None)


class Stood(GuestEntry, frozen=True, tag="stood"):
    """A guest left their seat to watch; in a game a bot plays on for them."""

    changes_views: ClassVar[bool] = True
    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {"guest": ("stood",)}
    needs: ClassVar[Room] = "game"

    def apply(self, state: TableState) -> None:
        """The seat is empty, or a bot's."""
        leave_seat(state, self.person)


class Left(GuestEntry, frozen=True, tag="left"):
    """A guest left the table, or the host removed them."""

    removed: bool = False

    changes_views: ClassVar[bool] = True
    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {"guest": ("left", "removed")}
    needs: ClassVar[Room] = "always"

    def apply(self, state: TableState) -> None:
        """If it was the host, the next one is host."""
        leave_seat(state, self.person)
        state.seat_requests.pop(self.person, None)
        guest = state.guests[self.person]
        guest.gone, guest.removed = True, self.removed
        guest.processes.clear()
        guest.away_since = None
        if self.person == state.host:
            state.host = state.next_host() or state.host

    def notice(self, state: TableState) -> GuestNotice:
        """Whether they left or were removed."""
        return GuestNotice("removed" if self.removed else "left", state.guests[self.person].number)


class StoodIn(GuestEntry, frozen=True, tag="stood_in"):
    """A bot plays for a guest who has been away for too long, or whom the host takes to be asleep."""

    asleep: bool = False
    """Whether the guest was connected: then a new connection is no sign that they are awake."""

    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {"guest": ("stood_in",)}
    needs: ClassVar[Room] = "game"

    def apply(self, state: TableState) -> None:
        """If the open decision is theirs, the bot decides."""
        seat = state.seat_of(self.person)
        if seat is not None:
            if state.decider == seat and not state.chairs[seat].stand_in:
                state.ask_bot()
            state.chairs[seat].stand_in, state.chairs[seat].asleep = True, self.asleep


class TookBack(GuestEntry, frozen=True, tag="took_back"):
    """A guest took their seat back from the bot."""

    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {"guest": ("took_back",)}
    needs: ClassVar[Room] = "game"

    def apply(self, state: TableState) -> None:
        """They play for themselves again."""
        return_to_seat(state, self.person)


class Renamed(GuestEntry, frozen=True, tag="renamed"):
    """A guest changed their name."""

    name: str

    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {"guest": ("renamed",)}

    def apply(self, state: TableState) -> None:
        """With a number, if the name is taken."""
        state.guests[self.person].name = state.free_name(self.name, self.person)


def disconnect(state: TableState, guest: Guest, process: str) -> None:
    """A guest is not connected to a process any more."""
    if process in guest.processes:
        guest.processes.remove(process)
        if not guest.processes:
            guest.away_since = state.at


def return_to_seat(state: TableState, person: PersonId) -> None:
    """People who come back play for themselves again."""
    seat = state.seat_of(person)
    if seat is not None and state.chairs[seat].stand_in:
        state.chairs[seat].stand_in = state.chairs[seat].asleep = False
        if state.decider == seat:
            state.ask_person_again()


def leave_seat(state: TableState, person: PersonId) -> None:
    """Empty a chair; in a game a bot takes it."""
    seat = state.seat_of(person)
    state.votes.discard(person)
    if seat is not None:
        state.chairs[seat] = Chair(bot=state.agreement.bot() if state.phase == "playing" else "")


# ── What clients want ────────────────────────────────────────────────────────────────────────────────


def greet(
    state: TableState,
    person: PersonId,
    name: str,
    process: str,
    program: bool,
    address: str = "",
    page: bool = False,
) -> Came:
    """The entry for a person who connects; Refused if they may not."""
    if state.closed:
        refuse("removed", "table-closed")
    known = state.guests.get(person)
    if known is not None and known.removed:
        refuse("removed", "removed-by-host")
    if known is None and state.locked:
        refuse("locked", "table-locked")
    here = sum(guest.online or state.seat_of(guest.id) is not None for guest in state.present())
    if known is None and (here >= MAX_GUESTS or len(state.guests) >= MOST_EVER):
        refuse("full", "table-full")
    return Came(person, name, process, program, address, page)


def sit_again(state: TableState, person: PersonId) -> Sat:
    """The entry for a person who left the table and is back on their seat; Refused if it is not free."""
    seat = state.played.get(person)
    if seat is None:
        refuse("watching", "not-seated")
    return Sit("", seat).decide(state, state.guests[person])


class Sit(Command, frozen=True, tag="sit"):
    """Take an empty seat, or change it; in a game, go back to your own, or take over a bot's if you may."""

    seat: SeatNumber

    def decide(self, state: TableState, guest: Guest) -> Sat:
        """For everyone between games; in a game for those who played here, and whom the table allows."""
        require_seat(state, guest, self.seat)
        if state.phase == "playing" and guest.id not in state.played:
            allowed = state.agreement.seats_in_game
            if allowed == "nobody":
                refuse("not-now", "seats-stay")
            if allowed == "host" and guest.id != state.host:
                refuse("not-now", "ask-for-seat")
        return Sat(guest.id, self.seat)


def require_seat(state: TableState, guest: Guest, seat: int) -> None:
    """Refuse a seat that is taken, or in a game another one than the guest has played on."""
    if seat >= len(state.chairs):
        refuse("no-seat", "no-seat", seat=seat, seats=len(state.chairs))
    if state.chairs[seat].owner is not None:
        refuse("taken", "seat-taken")
    if state.phase == "playing" and state.played.get(guest.id, seat) != seat:
        refuse("not-now", "seen-from-another-seat")


class Stand(Command, frozen=True, tag="stand"):
    """Leave the seat, and watch."""

    def decide(self, state: TableState, guest: Guest) -> Stood:
        """For everyone on a seat."""
        if state.seat_of(guest.id) is None:
            refuse("watching", "not-seated")
        return Stood(guest.id)


class Leave(Command, frozen=True, tag="leave"):
    """Leave the table."""

    def decide(self, _: TableState, guest: Guest) -> Left:
        """For everyone."""
        return Left(guest.id)


class TakeBack(Command, frozen=True, tag="take_back"):
    """Play again instead of the bot."""

    def decide(self, state: TableState, guest: Guest) -> TookBack:
        """For people for whom a bot plays."""
        seat = state.seat_of(guest.id)
        if seat is None or not state.chairs[seat].stand_in:
            refuse("not-now", "no-stand-in")
        return TookBack(guest.id)


class Rename(Command, frozen=True, tag="rename"):
    """Change your name at this table; not in a game."""

    name: Name

    def decide(self, state: TableState, guest: Guest) -> Renamed:
        """For everyone, between games."""
        if state.phase == "playing":
            refuse("not-now", "names-stay")
        try:
            return Renamed(guest.id, clean_name(self.name))
        except BadName as error:
            refuse_for("bad-name", error)


AnyCommand: TypeAlias = Sit | Stand | Leave | TakeBack | Rename
AnyEntry: TypeAlias = Came | Went | ProcessLost | Sat | Stood | Left | StoodIn | TookBack | Renamed
