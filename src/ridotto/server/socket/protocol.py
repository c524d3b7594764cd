"""The messages between clients and the server, as JSON texts over one socket (docs/protocol.md).

Events belong to the game and may change with it; these messages are stable, and have a version. Commands and
notices are defined in `ridotto.server.tables`, by concern.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec

from ridotto.seats import Player
from ridotto.server.game_fields import CompactViewField, QuestionField
from ridotto.server.store.store import Milliseconds
from ridotto.server.tables.commands import AnyCommand, Notice
from ridotto.server.tables.messages import Number
from ridotto.server.tables.playing import GameBegan
from ridotto.server.tables.refused import Code, PlainFact, Refused, plain_facts
from ridotto.server.tables.table_status import TableStatus

VERSION: Final = 3
"""Increased when old clients would misunderstand the messages."""
MAX_MESSAGE: Final = 4096
"""Maximum bytes in one message from a client."""

EventRow: TypeAlias = tuple[int, int, int, int, int, int, int]
"""kind, who, a, b, n, secret (-1: hidden from you), audience; see docs/notation.md."""


class Frame(msgspec.Struct, frozen=True, tag="frame", omit_defaults=True):
    """Number `seq` of the table's log, as you may see it. Each client gets every number once, in order."""

    seq: int
    at: Milliseconds
    told: Notice
    """The public part of what happened."""
    table: TableStatus | None = None
    """The table, if it changed; with its agreement if that changed."""
    since: int = 0
    """The number of the first of these events."""
    events: Sequence[EventRow] = ()
    remembered: int = 0
    """The first event that the table's memory still has; sent with every view."""
    view: CompactViewField = None
    """The game as you see it now, if it changed; whatever you had to decide is decided."""
    decision: int = 0
    """The number of the open decision in this game."""
    due: Milliseconds | None = None
    """When the time for the decision is over, at the latest."""
    starts: Milliseconds | None = None
    """When that time starts at the latest, if it waits for a page that first shows what happened."""


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The first message: who you are at this table. A snapshot or the missed frames follow."""

    version: int
    you: int | None
    """Your number; null for a wall, which only shows the table."""
    viewer: Player
    """The player as whom you see the next message; 15 for a spectator."""
    seq: int
    """The last number of the table's log."""
    now: Milliseconds
    """The time on the server's clock."""


class ViewerChanged(msgspec.Struct, frozen=True, tag="viewer"):
    """From the next message on you see the game as another player, or as a spectator."""

    viewer: Player
    """The number of the player; 15 for a spectator."""


class Asked(msgspec.Struct, frozen=True, tag="question"):
    """You have to decide: sent after the frame or snapshot that it is about, and again when you come back."""

    game: int
    decision: int
    """The number of the decision in this game."""
    question: QuestionField


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot", omit_defaults=True):
    """The whole state, for clients that are new or have missed many frames."""

    seq: int
    at: Milliseconds
    table: TableStatus
    began: GameBegan | None = None
    events: Sequence[EventRow] = ()
    """All that you have seen of this game. A table may have agreed that people forget: see `remembered`."""
    remembered: int = 0
    """The first event that the table's memory still has."""
    view: CompactViewField = None
    decision: int = 0
    due: Milliseconds | None = None
    starts: Milliseconds | None = None


class ClockStarted(msgspec.Struct, frozen=True, tag="clock"):
    """The question is on the decider's screen, so the time for the decision runs: `due` is earlier now."""

    game: int
    decision: int
    due: Milliseconds


class Ack(msgspec.Struct, frozen=True, tag="ack"):
    """A command was carried out as number `seq`: one answer for one id, however often it is sent."""

    id: str
    seq: int


class CommandRefused(msgspec.Struct, frozen=True, tag="refused", omit_defaults=True):
    """A command was not carried out: the reason, and the last number of the table's log."""

    id: str | None
    code: Code
    seq: int
    text: str
    """One sentence that says what to do, in the language of the connection."""
    reason: str = ""
    """The short name of that sentence."""
    facts: dict[str, PlainFact] = {}
    """The facts in the sentence, for programs."""


def refusal_message(id: str | None, refused: Refused, seq: int, language: str) -> CommandRefused:
    """A refusal as it is sent."""
    facts = plain_facts(refused.facts, language)
    return CommandRefused(id, refused.code, seq, refused.say(language), refused.name, facts)


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """An answer to `{"do": "ping"}`."""

    now: Milliseconds


AnyAnswer: TypeAlias = (
    Frame | Asked | ClockStarted | Welcome | ViewerChanged | Snapshot | Ack | CommandRefused | Pong
)


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    """Asks for a Pong."""


class Hurry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="hurry"):
    """Bots may answer at once until you have to decide; it has no effect if you are not the only player."""


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="shown"):
    """The question is on the screen: its clock may start. It is neither logged nor answered."""

    game: Number
    decision: Number


class Away(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="away"):
    """The page is in the background, or in front again. It is not answered."""

    away: bool


Signal: TypeAlias = Ping | Hurry | Shown | Away
"""What a client sends that is no command: it has no id, and nothing in the log is about it."""

read_command: Final = msgspec.json.Decoder(AnyCommand | Signal).decode
