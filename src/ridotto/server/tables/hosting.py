"""Hosting: opening a table, what it plays, bots on empty seats, and who may come in or speak."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Final, TypeAlias

import msgspec

from ridotto.bots.registry import UnknownBot, check_bot
from ridotto.server.store.store import Milliseconds
from ridotto.server.tables.agreement import Agreement, BotName, ClockName, Pace
from ridotto.server.tables.messages import (
    Entry,
    GuestEntry,
    GuestNotice,
    HostCommand,
    Number,
    Room,
    SeatNumber,
    TableEntry,
    TableNotice,
)
from ridotto.server.tables.people import Chair, Guest
from ridotto.server.tables.playing import require_no_game
from ridotto.server.tables.refused import refuse, refuse_for
from ridotto.server.tables.seats import Left, StoodIn
from ridotto.server.tables.state import TableState

SLEEPS_AFTER: Final[Milliseconds] = 15_000
"""How long a player who is connected must leave a question open before the host may let a bot answer."""


class TableOpened(msgspec.Struct, frozen=True, tag="opened"):
    """The table was opened."""


# ── What happens, as the log keeps it ────────────────────────────────────────────────────────────────


class Opened(Entry, frozen=True, tag="opened"):
    """A table was opened, with its host."""

    agreement: Agreement
    host: str
    name: str
    program: bool = False
    sits: bool = True
    """Whether the host plays."""
    bots: list[str] = msgspec.field(default_factory=list)
    """The bots on the other seats, in order; there may be fewer than seats."""
    seat: int = 0
    """The seat of the host, if they play."""

    def apply(self, state: TableState) -> None:
        """The host is away until they connect, with a page unless a program opened the table."""
        change_agreement(state, self.agreement)
        state.host = self.host
        state.admit(self.host, self.name, self.program)
        state.guests[self.host].away_since = state.at
        state.guests[self.host].page = not self.program
        if self.sits:
            state.chairs[self.seat].owner = self.host
        empty = [chair for chair in state.chairs if chair.empty]
        for chair, bot in zip(empty, self.bots, strict=False):
            chair.bot = bot

    def notice(self, _: TableState) -> TableOpened:
        """That it was opened; the table status has the rest."""
        return TableOpened()


class Filled(TableEntry, frozen=True, tag="filled"):
    """Bots sit on these seats; an empty name empties the seat."""

    bots: dict[int, str]

    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {"table": ("filled",)}

    def apply(self, state: TableState) -> None:
        """Put the bots on the seats, in place of others."""
        for seat, bot in self.bots.items():
            state.chairs[seat] = Chair(bot=bot)


class Agreed(TableEntry, frozen=True, tag="agreed"):
    """The host changed what the table plays."""

    agreement: Agreement

    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {"table": ("agreed",)}

    def apply(self, state: TableState) -> None:
        """Change the agreement; nobody is ready for the new one yet."""
        change_agreement(state, self.agreement)
        state.votes.clear()


class Adjusted(TableEntry, frozen=True, tag="adjusted"):
    """The host changed the clock or the bots' pace, perhaps in the middle of a game."""

    clock: ClockName | None = None
    pace: Pace | None = None

    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {"table": ("adjusted",)}

    def apply(self, state: TableState) -> None:
        """Change the agreement; a new clock takes no time away, and gives the full time once."""
        before, changed = state.agreement, self.changed(state.agreement)
        state.agreed = state.seq
        if changed.clock != before.clock:
            state.change_clock(changed)
        state.agreement = changed

    def changed(self, agreement: Agreement) -> Agreement:
        """The agreement with what was changed."""
        clock, pace = self.clock or agreement.clock, self.pace or agreement.pace
        return msgspec.structs.replace(agreement, clock=clock, pace=pace)


class Locked(Entry, frozen=True, tag="locked"):
    """The host locked the table for newcomers, or opened it."""

    locked: bool

    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {"table": ("locked", "unlocked")}

    def apply(self, state: TableState) -> None:
        """From now on."""
        state.locked = self.locked

    def notice(self, _: TableState) -> TableNotice:
        """Whether it is locked now."""
        return TableNotice("locked" if self.locked else "unlocked")


class Closed(TableEntry, frozen=True, tag="closed"):
    """The operator of the server closed the table for good."""

    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {"table": ("closed",)}

    def apply(self, state: TableState) -> None:
        """Nothing happens here any more."""
        state.closed = True


class HandedOver(GuestEntry, frozen=True, tag="handed_over"):
    """Another guest became host."""

    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {"guest": ("hosts",)}
    needs: ClassVar[Room] = "always"

    def apply(self, state: TableState) -> None:
        """From now on."""
        state.host = self.person


class Muted(GuestEntry, frozen=True, tag="muted"):
    """The host muted or unmuted a guest."""

    muted: bool

    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {"guest": ("muted", "unmuted")}

    def apply(self, state: TableState) -> None:
        """From now on."""
        state.guests[self.person].muted = self.muted

    def notice(self, state: TableState) -> GuestNotice:
        """Whether they are muted now."""
        return GuestNotice("muted" if self.muted else "unmuted", state.guests[self.person].number)


def change_agreement(state: TableState, agreement: Agreement) -> None:
    """Set up the chairs: people who lose their chair watch, and bots leave if the game changes."""
    if agreement.game != state.agreement.game:
        state.chairs = [Chair(owner=chair.owner) for chair in state.chairs]
    state.agreement = agreement
    state.agreed = state.seq
    new = [Chair() for _ in range(len(state.chairs), agreement.players)]
    state.chairs = [*state.chairs[: agreement.players], *new]


# ── What hosts want ──────────────────────────────────────────────────────────────────────────────────


class Fill(HostCommand, frozen=True, tag="fill"):
    """The host puts bots on these seats; an empty name empties the seat."""

    bots: Annotated[
        dict[SeatNumber, Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=13)
    ]

    def decide(self, state: TableState, _: Guest) -> Filled:
        """Between games, on seats without a person."""
        require_no_game(state)
        for seat, bot in self.bots.items():
            if seat >= len(state.chairs):
                refuse("no-seat", "no-seat", seat=seat, seats=len(state.chairs))
            if state.chairs[seat].owner is not None:
                refuse("taken", "seat-taken")
            if bot:
                require_bot(state, bot)
        return Filled(self.bots)


class FillAll(HostCommand, frozen=True, tag="fill_all"):
    """The host puts these bots on all empty seats, in turn."""

    bots: Annotated[list[BotName], msgspec.Meta(min_length=1, max_length=13)]

    def decide(self, state: TableState, _: Guest) -> Filled:
        """Between games."""
        require_no_game(state)
        for bot in self.bots:
            require_bot(state, bot)
        empty = [seat for seat, chair in enumerate(state.chairs) if chair.empty]
        return Filled({seat: self.bots[i % len(self.bots)] for i, seat in enumerate(empty)})


def require_bot(state: TableState, bot: str) -> None:
    """Refuse a bot that does not play the game."""
    try:
        check_bot(bot, state.agreement.game)
    except UnknownBot as error:
        refuse_for("no-bot", error)


class Agree(HostCommand, frozen=True, tag="agree"):
    """The host changes what the table plays."""

    agreement: Agreement

    def decide(self, state: TableState, _: Guest) -> Agreed:
        """Between games, if it can be played; people who came to play may not be studied later."""
        require_no_game(state)
        if self.agreement.study and not state.agreement.study:
            refuse("bad-agreement", "study-only-from-the-start")
        try:
            self.agreement.check()
            check_bot(self.agreement.bot(), self.agreement.game)
        except ValueError as error:
            refuse_for("bad-agreement", error)
        return Agreed(self.agreement)


class Adjust(HostCommand, frozen=True, tag="adjust"):
    """The host changes the clock or the bots' pace, also in the middle of a game."""

    clock: ClockName | None = None
    pace: Pace | None = None

    def decide(self, state: TableState, _: Guest) -> Adjusted:
        """At any time, if it changes something: else a host could have more time again and again."""
        adjusted = Adjusted(self.clock, self.pace)
        if adjusted.changed(state.agreement) == state.agreement:
            refuse("not-now", "nothing-to-adjust")
        return adjusted


class Lock(HostCommand, frozen=True, tag="lock"):
    """The host locks the table, or opens it."""

    locked: bool

    def decide(self, _: TableState, __: Guest) -> Locked:
        """At any time."""
        return Locked(self.locked)


class Remove(HostCommand, frozen=True, tag="remove"):
    """The host removes a guest."""

    guest: Number

    def decide(self, state: TableState, guest: Guest) -> Left:
        """At any time, but not themselves."""
        other = require_guest(state, self.guest)
        if other is guest:
            refuse("no-guest", "cannot-remove-yourself")
        return Left(other.id, removed=True)


class StandIn(HostCommand, frozen=True, tag="stand_in"):
    """The host lets a bot play for a guest who is here but does not decide, until they take it back."""

    guest: Number

    def decide(self, state: TableState, guest: Guest) -> StoodIn:
        """In a game, for another player for whom no bot plays yet."""
        other = require_guest(state, self.guest)
        if other is guest:
            refuse("no-guest", "no-stand-in-for-yourself")
        seat = state.seat_of(other.id)
        if state.phase != "playing" or seat is None:
            refuse("not-now", "nothing-to-stand-in-for", guest=other.name)
        if state.chairs[seat].stand_in:
            refuse("not-now", "back-already")
        return StoodIn(other.id, asleep=other.online)

    def check_time(self, state: TableState, now: Milliseconds) -> None:
        """Whoever is here must have been asked for a while: a host may not play for people who are awake."""
        other = state.guest(self.guest)
        seat = None if other is None else state.seat_of(other.id)
        if other is None or seat is None or not other.online or state.phase != "playing":
            return
        if state.chairs[seat].stand_in or other.id == state.host:
            return
        if state.decider != seat or state.paused:
            refuse("not-now", "awake-not-asked", guest=other.name)
        left = state.asked_at + state.allowance + SLEEPS_AFTER - now
        if left > 0:
            refuse("not-now", "awake-has-time", guest=other.name, seconds=-(-left // 1000))


class HandOver(HostCommand, frozen=True, tag="hand_over"):
    """The host makes another guest host."""

    guest: Number

    def decide(self, state: TableState, _: Guest) -> HandedOver:
        """To a guest who is connected."""
        other = require_guest(state, self.guest)
        if not other.online:
            refuse("no-guest", "guest-away", guest=other.name)
        return HandedOver(other.id)


class Mute(HostCommand, frozen=True, tag="mute"):
    """The host mutes or unmutes a guest."""

    guest: Number
    muted: bool

    def decide(self, state: TableState, _: Guest) -> Muted:
        """At any time."""
        return Muted(require_guest(state, self.guest).id, self.muted)


def require_guest(state: TableState, number: int) -> Guest:
    """The guest with this number."""
    return state.guest(number) or refuse("no-guest", "no-guest-with-number", number=number)


AnyCommand: TypeAlias = Fill | FillAll | Agree | Adjust | Lock | Remove | StandIn | HandOver | Mute
AnyEntry: TypeAlias = Opened | Filled | Agreed | Adjusted | Locked | Closed | HandedOver | Muted
AnyNotice: TypeAlias = TableOpened
