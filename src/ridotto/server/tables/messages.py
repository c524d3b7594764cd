"""What commands, log entries and notices have in common. Each concern has its own in one file:
`playing`, `seats`, `hosting` and `talk`.

A command is a request of a client; its `decide` checks that it is allowed, and returns the entry for the log.
An entry's `apply` changes the state of the table, and its `notice` is what everyone is sent about it.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Literal, TypeAlias

import msgspec

from ridotto.patterns import whole_text
from ridotto.server.store.store import Milliseconds
from ridotto.server.tables.people import Guest

if TYPE_CHECKING:
    from ridotto.server.tables.state import TableState

CommandId: TypeAlias = Annotated[str, msgspec.Meta(pattern=whole_text("[0-9A-Za-z_-]{1,40}"))]
"""Chosen by the client: new for every command, the same when one is sent again."""
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=12)]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]

WHAT: Final = "x-what"
"""The key in a JSON schema that marks a notice's `what`; /api/openapi.json lists every value."""


Room: TypeAlias = Literal["talk", "table", "game", "always"]
"""What an entry is when a log is almost full: talk, a change of the table, part of a game, or needed."""


class GuestNotice(msgspec.Struct, frozen=True, tag="guest"):
    """A change of one guest: they came, went, sat, stood, left, were removed, …"""

    what: Annotated[str, msgspec.Meta(extra_json_schema={WHAT: "guest"})]
    guest: int


class TableNotice(msgspec.Struct, frozen=True, tag="table"):
    """A change of the table: bots sat down, the agreement changed, it was locked, …"""

    what: Annotated[str, msgspec.Meta(extra_json_schema={WHAT: "table"})]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """A request of a client to do something."""

    id: CommandId

    is_for_host: ClassVar[bool] = False
    """Whether only the host may do it."""

    def decide(self, state: "TableState", guest: Guest) -> "Entry":
        """The log entry for it in this state; Refused if the guest may not do it now."""
        raise NotImplementedError

    def check_time(self, state: "TableState", now: Milliseconds) -> None:
        """Refused if it is too early for it; most commands do not depend on the time."""


class HostCommand(Command, frozen=True):
    """A command that only the host may give."""

    is_for_host: ClassVar[bool] = True


class Entry(msgspec.Struct, frozen=True, tag_field="it", omit_defaults=True):
    """Something that happened at a table, as its log keeps it.

    Entries name people by their ids and a game's start with its seed, so they are never sent.
    """

    changes_table: ClassVar[bool] = True
    """Whether it changes the table status during a game."""
    changes_views: ClassVar[bool] = False
    """Whether it changes any view of the game."""
    changes_listing: ClassVar[bool] = True
    """Whether a list of tables shows it."""
    needs: ClassVar[Room] = "table"
    """What it is when the log is almost full."""
    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The values of `what` in its notices, by the notice's type: for the description of the API."""

    def apply(self, state: "TableState") -> None:
        """Change the state of the table."""
        raise NotImplementedError

    def notice(self, state: "TableState") -> Any:
        """The notice about it, after it was applied."""
        raise NotImplementedError

    def room(self, _: "TableState") -> Room:
        """What it is when the log of a table in this state is almost full."""
        return self.needs


class GuestEntry(Entry, frozen=True):
    """An entry about one guest, with a notice of one word."""

    person: str

    def notice(self, state: "TableState") -> Any:
        """The first of the words in `notices`."""
        return GuestNotice(self.notices["guest"][0], state.guests[self.person].number)


class TableEntry(Entry, frozen=True):
    """An entry about the table, with a notice of one word."""

    def notice(self, _: "TableState") -> Any:
        """The first of the words in `notices`."""
        return TableNotice(self.notices["table"][0])
