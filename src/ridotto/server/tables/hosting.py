"""Hosting: opening a table, what it plays, bots on empty seats, and who may come in or speak."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, TypeAlias

import msgspec

from ridotto.bots.registry import UnknownBot, check_bot
from ridotto.server.tables.agreement import Agreement, BotName
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
from ridotto.server.tables.seats import Left
from ridotto.server.tables.state import TableState


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
    """Whether the host plays, on the first seat."""
    bots: list[str] = msgspec.field(default_factory=list)
    """The bots on the other seats, in order; there may be fewer than seats."""

    def apply(self, state: TableState) -> None:
        """The host is away until they connect."""
        change_agreement(state, self.agreement)
        state.host = self.host
        state.admit(self.host, self.name, self.program)
        state.guests[self.host].away_since = state.at
        if self.sits:
            state.chairs[0].owner = self.host
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
        """Between games, if it can be played."""
        require_no_game(state)
        try:
            self.agreement.check()
            check_bot(self.agreement.bot(), self.agreement.game)
        except ValueError as error:
            refuse_for("bad-agreement", error)
        return Agreed(self.agreement)


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


AnyCommand: TypeAlias = Fill | FillAll | Agree | Lock | Remove | HandOver | Mute
AnyEntry: TypeAlias = Opened | Filled | Agreed | Locked | Closed | HandedOver | Muted
AnyNotice: TypeAlias = TableOpened
