"""What a store keeps: logs, clocks, people. What is written is durable before anybody hears of it."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Protocol, TypeAlias

Code: TypeAlias = str
"""A table by the code that people type."""
Milliseconds: TypeAlias = int
"""A moment, since 1970."""
WEEK: Final[Milliseconds] = 7 * 24 * 60 * 60 * 1000
"""So long we remember a process that is gone."""


class Row(NamedTuple):
    """One line of a table's log."""

    seq: int
    """1, 2, 3 … without a gap."""
    at: Milliseconds
    command: str
    """The id of the command it comes from; no table knows one twice."""
    entry: bytes
    """What happened, as JSON; kept byte for byte."""


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


class Trouble(Exception):
    """The engine can't do what it was asked, and one sentence says why and what to do."""


def refusal(seq: int, head: int, known: int | None) -> Behind | Known | Taken | None:
    """Why a row with this number is not written where the table is at `head`; None if it fits."""
    if known is not None:
        return Known(known)
    if seq == head + 1:
        return None
    return Taken("There is such a table already.") if seq == 1 else Behind(f"The table is at number {head}.")


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
    """Where everything is kept. All of it may be used by several processes at once.

    Whatever goes wrong with the engine itself raises Trouble.
    """

    async def open(self) -> None:
        """Get ready: connect, and bring the data to the newest version; one sentence if that can't be."""

    async def close(self) -> None:
        """Finish what was begun, and let go."""

    async def append(self, what: Append) -> None:
        """Write one row; durable when this returns. Raises Behind, Known, or Taken for a second row number 1.

        Who stops waiting does not know whether it was written: the command's id tells when it is sent again.
        """

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
        """When there will be something to claim; None if there is no clock at all."""

    async def beat(self, process: str, now: Milliseconds) -> None:
        """Say that a process is alive. What nobody needs any more is thrown away at this occasion."""

    async def alive(self, since: Milliseconds) -> Sequence[str]:
        """Which processes have been alive since then."""

    async def extend(self, now: Milliseconds, silence: Milliseconds) -> Milliseconds:
        """If no process has been alive for so long, put off all clocks by it, once; return that time or 0."""

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
