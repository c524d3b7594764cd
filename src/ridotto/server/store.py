"""What a store keeps: a log for each table, clocks, people. What is written is durable before anybody hears of it."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol, TypeAlias

Code: TypeAlias = str
"""A table by the code that people type."""
Milliseconds: TypeAlias = int
"""A moment, since 1970."""


class Row(NamedTuple):
    """One line of a table's log."""

    seq: int
    """1, 2, 3 … without a gap."""
    at: Milliseconds
    command: str
    """The id of the command it comes from; no table knows one twice."""
    entry: bytes
    """What happened, as JSON."""


class Listing(NamedTuple):
    """A table as a list of tables shows it."""

    code: Code
    public: bool
    """Whether strangers see it in the list."""
    phase: str
    """waiting, playing or over."""
    summary: bytes
    """All else, as JSON."""
    at: Milliseconds
    """When it changed last."""


class Append(NamedTuple):
    """What becomes durable in one go, or not at all."""

    code: Code
    row: Row
    """`row.seq` is one more than where the table is believed to be."""
    clocks: Mapping[str, Milliseconds | None] = {}
    """When each of these clocks of the table is due; None takes it away."""
    listing: Listing | None = None
    """How the table is listed from now on; None leaves that as it is."""


class Behind(Exception):
    """The table has moved on: read what is new and think again. Nothing was written."""


class Known(Exception):
    """This command has been carried out before. Nothing was written again."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"carried out as number {seq}")
        self.seq = seq


class Taken(Exception):
    """There is such a table already."""


class Clock(NamedTuple):
    """Something that has to happen at a table at some moment."""

    code: Code
    name: str
    due: Milliseconds


class Person(NamedTuple):
    """Somebody who came once and may come back."""

    id: str
    name: str
    language: str
    since: Milliseconds


class Store(Protocol):
    """Where everything is kept. All of it may be used by several processes at once, where the engine can."""

    async def open(self) -> None:
        """Get ready: connect, and bring the data to the newest version; one sentence if that can't be."""

    async def close(self) -> None:
        """Finish what was begun, and let go."""

    async def append(self, what: Append) -> None:
        """Write one row; durable when this returns. Raises Behind or Known; a row number 1 raises Taken if there is one."""

    async def read(self, code: Code, after: int = 0) -> Sequence[Row]:
        """The rows of a table after this number, in order."""

    async def heads(self, codes: Sequence[Code]) -> Mapping[Code, int]:
        """At which number these tables are; those that do not exist are left out."""

    async def listed(self, phase: str | None = None, most: int = 100) -> Sequence[Listing]:
        """Public tables, the latest first."""

    async def listings(self, after: Code = "", most: int = 1000) -> Sequence[Listing]:
        """All tables by code, for backups and exports: page by page."""

    async def claim(self, now: Milliseconds, until: Milliseconds, most: int = 100) -> Sequence[Clock]:
        """Clocks that are due and that nobody else is at, the earliest first; they are ours until then."""

    async def next_due(self, now: Milliseconds) -> Milliseconds | None:
        """When the next clock is due that nobody is at; None if there is none."""

    async def beat(self, process: str, now: Milliseconds) -> None:
        """Say that a process is alive."""

    async def alive(self, since: Milliseconds) -> Sequence[str]:
        """Which processes have been alive since then."""

    async def extend(self, now: Milliseconds, silence: Milliseconds) -> Milliseconds:
        """If no process has been alive for so long, put off all clocks by the time of silence, once; return that time."""

    async def keep_person(self, person: Person) -> None:
        """Write a person down, or what has changed about them."""

    async def person(self, id: str) -> Person | None:
        """Somebody who was here before."""

    async def keep_link(self, digest: str, person: str, until: Milliseconds) -> None:
        """A way back for a person, known by a digest, until then."""

    async def follow_link(self, digest: str, now: Milliseconds) -> str | None:
        """Whose way back this is; None if it is nobody's, or too old."""

    async def secret(self) -> bytes:
        """32 bytes that sign cookies: made once, the same for all processes."""

    async def backup(self, path: str) -> None:
        """A copy of everything in one file while people play on; one sentence if this engine can't."""
