"""The messages between clients and the server, as JSON texts over one socket (docs/protocol.md).

Events are the game's and may change with it; these messages are a promise, and have a version. Commands and
notices are with their concerns in `ridotto.server.tables`.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec

from ridotto.server.game_fields import ViewField
from ridotto.server.store.store import Milliseconds
from ridotto.server.tables.commands import AnyCommand, Notice
from ridotto.server.tables.playing import GameBegan
from ridotto.server.tables.refused import Code, PlainFact, Refused, plain_facts
from ridotto.server.tables.table_status import TableStatus

VERSION: Final = 2
"""Goes up when an old client would misunderstand us."""
MAX_MESSAGE: Final = 4096
"""Bytes in one message from a client."""

EventRow: TypeAlias = tuple[int, int, int, int, int, int, int]
"""kind, who, a, b, n, secret (-1: not yours to know), audience; see docs/notation.md."""


class Frame(msgspec.Struct, frozen=True, tag="frame", omit_defaults=True):
    """Number `seq` of the table's log, as you may know it. Every number reaches everybody, once, in order."""

    seq: int
    at: Milliseconds
    told: Notice
    """What happened, in public."""
    table: TableStatus | None = None
    """If anything about it changed."""
    since: int = 0
    """The number of the first of these events."""
    events: Sequence[EventRow] = ()
    remembered: int = 0
    """The first event that the table's memory still has; said with every view."""
    view: ViewField = None
    """The game as you see it now, if it changed, with the question if it is yours."""
    decision: int = 0
    """The number of the decision that is open in this game."""
    due: Milliseconds | None = None
    """When the time for it is over."""


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """What a socket hears first: who you are here. Then a snapshot, or the frames that you have missed."""

    version: int
    you: int | None
    """Your number; None for a wall that shows the table."""
    seq: int
    """At which number the table is now."""
    now: Milliseconds
    """What the server's clock says."""


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot", omit_defaults=True):
    """Everything at once, for whoever has nothing, or has missed much."""

    seq: int
    at: Milliseconds
    table: TableStatus
    began: GameBegan | None = None
    events: Sequence[EventRow] = ()
    """All that you have seen of this game. A table may have agreed that people forget: see `remembered`."""
    remembered: int = 0
    """The first event that the table's memory still has."""
    view: ViewField = None
    decision: int = 0
    due: Milliseconds | None = None


class Ack(msgspec.Struct, frozen=True, tag="ack"):
    """A command was carried out as number `seq`: one answer for one id, however often it is sent."""

    id: str
    seq: int


class CommandRefused(msgspec.Struct, frozen=True, tag="refused", omit_defaults=True):
    """A command was not carried out, why, and at which number the table is."""

    id: str | None
    code: Code
    seq: int
    text: str
    """One sentence that says what to do, in English."""
    reason: str = ""
    """The short name of that sentence."""
    facts: dict[str, PlainFact] = {}
    """What the sentence mentions, to be said in any language."""


def refusal_message(id: str | None, refused: Refused, seq: int) -> CommandRefused:
    """A refusal as it is sent."""
    return CommandRefused(id, refused.code, seq, str(refused), refused.name, plain_facts(refused.facts))


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """An answer to `{"do": "ping"}`."""

    now: Milliseconds


AnyAnswer: TypeAlias = Frame | Welcome | Snapshot | Ack | CommandRefused | Pong


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    """Is anybody there?"""


read_command: Final = msgspec.json.Decoder(AnyCommand | Ping).decode
_encoder: Final = msgspec.json.Encoder()


def write(answer: AnyAnswer) -> str:
    """A message as it goes over the wire."""
    return _encoder.encode(answer).decode()
