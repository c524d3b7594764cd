"""What commands, log entries and notices have in common. Each concern has its own in one file:
`playing`, `seats`, `hosting` and `talk`.

A command says what a client wants; its `decide` says who may do that, and gives the entry for the log. An
entry's `apply` changes the state of the table, and its `notice` says what everybody is told about it.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, TypeAlias

import msgspec

from ridotto.server.tables.people import Guest

if TYPE_CHECKING:
    from ridotto.server.tables.state import TableState

CommandId: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z_-]{1,40}$")]
"""Chosen by the client: new for every command, the same when one is sent again."""
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=12)]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]

WHAT: Final = "x-what"
"""The key in a JSON schema that marks a notice's `what`; /api/openapi.json lists every value."""


class GuestNotice(msgspec.Struct, frozen=True, tag="guest"):
    """Something about a guest: they came, went, sat, stood, left, were removed, …"""

    what: Annotated[str, msgspec.Meta(extra_json_schema={WHAT: "guest"})]
    guest: int


class TableNotice(msgspec.Struct, frozen=True, tag="table"):
    """Something about the table: bots sat down, an agreement changed, it was locked, …"""

    what: Annotated[str, msgspec.Meta(extra_json_schema={WHAT: "table"})]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Something that a client wants to do."""

    id: CommandId

    is_for_host: ClassVar[bool] = False
    """Whether only the host may do it."""

    def decide(self, state: "TableState", guest: Guest) -> "Entry":
        """The entry that it becomes, as the table stands; Refused if the guest may not do it now."""
        raise NotImplementedError


class HostCommand(Command, frozen=True):
    """Something that only the host may do."""

    is_for_host: ClassVar[bool] = True


class Entry(msgspec.Struct, frozen=True, tag_field="it", omit_defaults=True):
    """Something that happened at a table, as its log keeps it.

    Entries name people by their ids and a game's start with its seed, so they are never sent.
    """

    changes_table: ClassVar[bool] = True
    """Whether it changes anything about the table and its people while a game goes on."""
    changes_views: ClassVar[bool] = False
    """Whether it changes what anybody sees of the game."""
    changes_listing: ClassVar[bool] = True
    """Whether a list of tables shows it."""
    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The values of `what` in its notices, by the notice's type: for the description of the API."""

    def apply(self, state: "TableState") -> None:
        """Change the state of the table."""
        raise NotImplementedError

    def notice(self, state: "TableState") -> Any:
        """What everybody is told about it, after it was applied."""
        raise NotImplementedError


class GuestEntry(Entry, frozen=True):
    """Something about one guest, who is told of by one word."""

    person: str

    def notice(self, state: "TableState") -> Any:
        """The first of the words in `notices`."""
        return GuestNotice(self.notices["guest"][0], state.guests[self.person].number)


class TableEntry(Entry, frozen=True):
    """Something about the table, told by one word."""

    def notice(self, _: "TableState") -> Any:
        """The first of the words in `notices`."""
        return TableNotice(self.notices["table"][0])
