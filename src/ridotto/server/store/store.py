"""What a store holds: logs, clocks, people, reviews. A write is durable before anyone is notified of it."""

from collections.abc import Awaitable, Mapping, Sequence
from typing import Final, NamedTuple, Protocol, TypeAlias

from ridotto.refusal import Refusal
from ridotto.server.store.stored_reviews import ReviewStore

Code: TypeAlias = str
"""A table by the code that people type."""
Milliseconds: TypeAlias = int
"""A moment, in milliseconds since 1970."""
WEEK: Final[Milliseconds] = 7 * 24 * 60 * 60 * 1000
"""How long we remember a process that has ended."""


class Row(NamedTuple):
    """One line of a table's log."""

    seq: int
    """1, 2, 3 … without a gap."""
    at: Milliseconds
    command: str
    """The id of the command that caused it, unique within a table."""
    entry: bytes
    """What happened, as JSON; stored byte for byte."""


class Listing(NamedTuple):
    """A table in a list of tables."""

    code: Code
    public: bool
    """Whether strangers see it in the list."""
    phase: str
    """waiting, playing or over."""
    summary: bytes
    """Everything else, as JSON."""
    at: Milliseconds
    """When it changed last."""


class Append(NamedTuple):
    """A write that becomes durable completely or not at all."""

    code: Code
    row: Row
    """`row.seq` is one more than the last number that the caller knows."""
    clocks: Mapping[str, Milliseconds | None] = {}
    """When each of these clocks of the table is due; None removes it."""
    listing: Listing | None = None
    """The table's new listing; None leaves it unchanged."""


class SavedState(NamedTuple):
    """The state of a table after a row, to go on from: a cache, which may be thrown away."""

    seq: int
    version: str
    """The version of the code that wrote it and can read it."""
    data: bytes


class BehindLog(Exception):
    """The table has newer rows: read them and decide again. Nothing was written."""


class KnownCommand(Exception):
    """This command has been carried out before. Nothing was written again."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"carried out as number {seq}")
        self.seq = seq


class CodeTaken(Exception):
    """A table with this code exists already."""


class Trouble(Refusal):
    """The database or the machine cannot do something, and why."""

    words = "ridotto.server"


NotWritten: TypeAlias = BehindLog | KnownCommand | CodeTaken
"""The reasons for which a row is not written."""


def refusal(seq: int, head: int, known: int | None) -> NotWritten | None:
    """The reason not to write a row with this number to a table at `head`; None if it fits."""
    if known is not None:
        return KnownCommand(known)
    if seq == head + 1:
        return None
    if seq == 1:
        return CodeTaken("There is such a table already.")
    return BehindLog(f"The table is at number {head}.")


class Clock(NamedTuple):
    """Something that has to happen at a table at some moment."""

    code: Code
    name: str
    due: Milliseconds


class Outage(NamedTuple):
    """A time in which no process was running, so that all clocks stood still."""

    number: int
    """1, 2, 3 …, in the order in which they were noticed."""
    since: Milliseconds
    until: Milliseconds


class Person(NamedTuple):
    """A person who has a token."""

    id: str
    name: str
    language: str
    since: Milliseconds
    """When they were seen last, to the day."""


class Note(NamedTuple):
    """Something small that processes and operators tell each other: a ban, a report, a process's load."""

    kind: str
    key: str
    """Unique within its kind."""
    value: bytes
    """As JSON."""
    until: Milliseconds
    """When it is over."""


class Store(ReviewStore, Protocol):
    """Where everything is stored. Several processes may use it at once.

    Errors of the database raise Trouble.
    """

    async def open(self) -> None:
        """Connect, and migrate the data to the newest version; Trouble if that is not possible."""

    async def close(self) -> None:
        """Finish pending writes, and disconnect."""

    async def try_write(self) -> None:
        """Write something small; Trouble if that is not possible."""

    def append(self, what: Append) -> Awaitable[None]:
        """Write one row; durable when this is awaited.

        Raises BehindLog or KnownCommand, and CodeTaken for a second row number 1.

        A caller that stops waiting does not know whether it was written; sending the command again tells.
        """

    async def read(self, code: Code, after: int = 0, most: int | None = None) -> Sequence[Row]:
        """The rows of a table after this number, in order: all of them, or at most `limit`."""

    async def number_of(self, code: Code, command: str) -> int | None:
        """The number under which a table has carried out a command; None if it has not."""

    async def save_state(self, code: Code, saved: SavedState, oldest: int) -> None:
        """Save the state of a table, and delete those before a number."""

    async def forget_states(self, code: Code) -> None:
        """Delete all saved states of a table."""

    async def saved_state(self, code: Code, version: str, until: int | None = None) -> SavedState | None:
        """The latest saved state of this version, up to a number."""

    async def heads(self, codes: Sequence[Code]) -> Mapping[Code, int]:
        """The last number of each table; tables that do not exist are left out."""

    async def listed(self, phase: str | None = None, most: int = 100) -> Sequence[Listing]:
        """Public tables, the latest first."""

    async def listings(self, after: Code = "", most: int = 1000) -> Sequence[Listing]:
        """All tables by code, for backups and exports: page by page."""

    async def claim(self, now: Milliseconds, until: Milliseconds, most: int = 100) -> Sequence[Clock]:
        """Due clocks that no one else has claimed, the earliest first; they are ours until then."""

    async def next_due(self, now: Milliseconds) -> Milliseconds | None:
        """When there will be something to claim; None if there is no clock at all."""

    async def heartbeat(self, process: str, now: Milliseconds) -> None:
        """Record that a process is alive. Old data are deleted on this occasion."""

    async def alive(self, since: Milliseconds) -> Sequence[str]:
        """Which processes have been alive since then."""

    async def end_process(self, process: str, now: Milliseconds) -> None:
        """Record that a process ends now; it counts as alive no longer."""

    async def heartbeats(self) -> Mapping[str, Milliseconds]:
        """The last heartbeat of each process; of those that ended, the last one under an empty name."""

    async def extend(self, now: Milliseconds, silence: Milliseconds) -> Milliseconds:
        """If no process was alive for this long, record an outage, and extend all clocks by it, once.

        Returns the time of the outage, or 0.
        """

    async def outages(self, after: int = 0) -> Sequence[Outage]:
        """The outages of the last week after this number, in order."""

    async def keep_person(self, person: Person) -> None:
        """Insert or update a person."""

    async def person(self, id: str) -> Person | None:
        """The person with this id."""

    async def keep_link(self, digest: str, person: str, until: Milliseconds) -> None:
        """Store the hash of a code for a person, valid until then."""

    async def follow_link(self, digest: str, now: Milliseconds) -> str | None:
        """The person with this code; None if it is unknown or expired."""

    async def keep_note(self, note: Note) -> None:
        """Insert or replace a note."""

    async def notes(
        self, kind: str, now: Milliseconds, after: str = "", most: int | None = None
    ) -> Sequence[Note]:
        """The notes of a kind that are not over, by key: all after one key, or at most so many."""

    async def note(self, kind: str, key: str) -> Note | None:
        """The note with this key, over or not; None if there is none."""

    async def drop_note(self, kind: str, key: str) -> bool:
        """Delete a note; False if there was none."""

    async def drop_notes(self, now: Milliseconds) -> None:
        """Delete the notes that are over."""

    async def idle_tables(self, before: Milliseconds, most: int = 100) -> Sequence[Code]:
        """Tables whose last row is older, some of them."""

    async def delete_table(self, code: Code, before: Milliseconds) -> bool:
        """Delete a table with its log, if its last row is still older; returns whether it was."""

    async def delete_person(self, id: str) -> bool:
        """Delete a person, and their codes for other devices; False if there is no such person."""

    async def delete_people(self, before: Milliseconds) -> int:
        """Delete the people who have not been seen since then; returns how many."""

    async def old_talk(self, code: Code, before: Milliseconds, most: int = 500) -> Sequence[Row]:
        """Remarks at a table that are older and have a text, some of them."""

    async def replace_entries(self, entries: Sequence[tuple[bytes, Code, int]]) -> None:
        """Replace entries of logs: the new entry, the table and the number of each. For forgetting only."""

    async def secret(self) -> bytes:
        """32 bytes that sign cookies: made once, the same for all processes."""

    async def backup(self, path: str) -> None:
        """Copy everything into one file while people play; Trouble if this database cannot."""
