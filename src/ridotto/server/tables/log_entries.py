"""What may happen at a table, as its log keeps it: people, seats, games, moves, talk.

A room is nothing but its entries, one after the other. They name people by their ids, and a game's start with
its seed: nobody is ever sent an entry (`told.py` says what is told of it, and to whom).
"""

from typing import Any, Literal, TypeAlias

import msgspec

from ridotto.server.game_fields import HeaderField, WithStart
from ridotto.server.tables.agreement import Agreement, upgrade_agreement

By: TypeAlias = Literal["person", "bot", "clock"]
"""Who made a move: somebody, a bot, or nobody in time."""


class Entry(msgspec.Struct, frozen=True, tag_field="it", omit_defaults=True):
    """Something that happened."""


class Opened(Entry, frozen=True, tag="opened"):
    """Somebody opened the table, and is its host."""

    agreement: Agreement
    host: str
    name: str
    program: bool = False
    sits: bool = True
    """Whether the host plays, on the first seat."""
    bots: list[str] = []
    """Who sits on the other seats from the start; as many as there are seats, or fewer."""


class Came(Entry, frozen=True, tag="came"):
    """Somebody's first connection to a process; strangers watch until they sit down."""

    person: str
    name: str
    process: str
    program: bool = False


class Went(Entry, frozen=True, tag="went"):
    """Somebody's last connection to a process is gone."""

    person: str
    process: str


class Lost(Entry, frozen=True, tag="lost"):
    """A process is gone with all its connections."""

    process: str


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody took a seat, or changed it."""

    person: str
    seat: int


class Stood(Entry, frozen=True, tag="stood"):
    """Somebody left their seat to watch; in a game a bot goes on for them."""

    person: str


class Left(Entry, frozen=True, tag="left"):
    """Somebody left the table, by themselves or because the host removed them."""

    person: str
    removed: bool = False


class StoodIn(Entry, frozen=True, tag="stood_in"):
    """A bot plays for somebody who has been away for too long."""

    person: str


class TookBack(Entry, frozen=True, tag="took_back"):
    """Somebody took their seat back from the bot."""

    person: str


class Renamed(Entry, frozen=True, tag="renamed"):
    """Somebody has another name."""

    person: str
    name: str


class Filled(Entry, frozen=True, tag="filled"):
    """Bots sit on these seats; an empty name empties the seat."""

    bots: dict[int, str]


class Agreed(Entry, frozen=True, tag="agreed"):
    """The host changed what the table plays."""

    agreement: Agreement


class Locked(Entry, frozen=True, tag="locked"):
    """The host locked the table, or opened it: nobody new comes in."""

    locked: bool


class HandedOver(Entry, frozen=True, tag="handed_over"):
    """Somebody else is host."""

    person: str


class Muted(Entry, frozen=True, tag="muted"):
    """The host muted somebody, or let them speak again."""

    person: str
    muted: bool


class Began(WithStart, Entry, frozen=True, tag="began"):
    """A game began. Its seed and the salt of its seal are nobody's to know before the end."""

    start: HeaderField
    salt: str


class Moved(Entry, frozen=True, tag="moved"):
    """A player made a move."""

    player: int
    move: int
    by: By = "person"


class Again(Entry, frozen=True, tag="again"):
    """Everybody sits as they sat, waiting for another game."""


class Paused(Entry, frozen=True, tag="paused"):
    """The clocks stand still."""

    person: str


class WentOn(Entry, frozen=True, tag="went_on"):
    """The clocks go on."""

    person: str


class Voted(Entry, frozen=True, tag="voted"):
    """Somebody wants a pause, or to go on; if more than half of those who play do, it happens.

    In the waiting room they are ready, or are not any more: the host begins.
    """

    person: str


class Said(Entry, frozen=True, tag="said"):
    """Somebody said something."""

    person: str
    text: str


class Phrased(Entry, frozen=True, tag="phrased"):
    """Somebody used one of the phrases that every language has."""

    person: str
    phrase: str


AnyEntry: TypeAlias = (
    Opened | Came | Went | Lost | Sat | Stood | Left | StoodIn | TookBack | Renamed | Filled | Agreed | Locked
    | HandedOver | Muted | Began | Moved | Again | Paused | WentOn | Voted | Said | Phrased
)  # fmt: skip

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


class _AnyAgreement(msgspec.Struct):
    """The agreement in an entry, if it has one."""

    agreement: dict[str, Any] | None = None


_agreement_decoder = msgspec.json.Decoder(_AnyAgreement)


def write_entry(entry: AnyEntry) -> bytes:
    """An entry as a log keeps it."""
    return _encoder.encode(entry)


def read_entry(data: bytes) -> AnyEntry:
    """An entry out of a log; older ones are upgraded."""
    agreement = _agreement_decoder.decode(data).agreement
    if agreement is not None and "settings" not in agreement:
        facts = {**msgspec.json.decode(data), "agreement": upgrade_agreement(agreement)}
        upgraded: AnyEntry = msgspec.convert(facts, AnyEntry)
        return upgraded
    entry: AnyEntry = _decoder.decode(data)
    return entry
