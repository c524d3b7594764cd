"""The wire: what clients say and are told, as JSON texts over one socket (docs/protocol.md).

Events are the game's and may change with it; these messages are a promise, and have a version.
"""

from collections.abc import Sequence
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from ridotto.server.game_fields import HeaderField, ViewField, WithStart
from ridotto.server.store.store import Milliseconds
from ridotto.server.tables.agreement import Agreement, BotName
from ridotto.server.tables.log_entries import By

VERSION: Final = 2
"""Goes up when an old client would misunderstand us."""
MAX_MESSAGE: Final = 4096
"""Bytes in one message from a client."""
MAX_TEXT: Final = 300
"""Characters in something said."""

Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
CommandId: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z_-]{1,40}$")]
"""The client's own: new for every command, the same when one is sent again."""
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=12)]
Phrase: TypeAlias = Literal[
    "hello",
    "good-luck",
    "well-played",
    "i-am-the-king",
    "who-me",
    "liar",
    "hurry",
    "thinking",
    "thanks",
    "again",
]
"""What anybody may say in everybody's language."""


# ── What a client says ───────────────────────────────────────────────────────────────────────────────


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Something that somebody wants to do."""

    id: CommandId


class Move(Command, frozen=True, tag="move"):
    """Decide: `move` is one of the options of the question; game and decision say which question."""

    game: Number
    decision: Number
    move: Number


class Sit(Command, frozen=True, tag="sit"):
    """Take an empty seat, change it, or take over a bot's in a game."""

    seat: SeatNumber


class Stand(Command, frozen=True, tag="stand"):
    """Leave the seat, and watch."""


class Leave(Command, frozen=True, tag="leave"):
    """Leave the table."""


class TakeBack(Command, frozen=True, tag="take_back"):
    """Play again instead of the bot."""


class Rename(Command, frozen=True, tag="rename"):
    """Have another name at this table; not in a game."""

    name: Name


class Fill(Command, frozen=True, tag="fill"):
    """The host has bots sit on these seats, or nobody where the name is empty."""

    bots: Annotated[
        dict[SeatNumber, Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=13)
    ]


class FillAll(Command, frozen=True, tag="fill_all"):
    """The host has these bots in turn sit on all empty seats."""

    bots: Annotated[list[BotName], msgspec.Meta(min_length=1, max_length=13)]


class Agree(Command, frozen=True, tag="agree"):
    """The host changes what the table plays."""

    agreement: Agreement


class Lock(Command, frozen=True, tag="lock"):
    """The host locks the table, or opens it."""

    locked: bool


class Remove(Command, frozen=True, tag="remove"):
    """The host removes somebody."""

    guest: Number


class HandOver(Command, frozen=True, tag="hand_over"):
    """The host makes somebody else host."""

    guest: Number


class Mute(Command, frozen=True, tag="mute"):
    """The host mutes somebody, or lets them speak again."""

    guest: Number
    muted: bool


class Begin(Command, frozen=True, tag="begin"):
    """The host begins a game, the first or another with the same people."""


class PlayAgain(Command, frozen=True, tag="play_again"):
    """The host has everybody back in the waiting room after a game."""


class Pause(Command, frozen=True, tag="pause"):
    """The host stops the clocks."""


class GoOn(Command, frozen=True, tag="go_on"):
    """The host goes on."""


class Vote(Command, frozen=True, tag="vote"):
    """Vote for a pause, or for going on; say that you are ready before a game; or take it back."""


class Say(Command, frozen=True, tag="say"):
    """Say something, where the table allows it."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_TEXT)]


class SayPhrase(Command, frozen=True, tag="phrase"):
    """Say one of the phrases."""

    phrase: Phrase


AnyCommand: TypeAlias = (
    Move | Sit | Stand | Leave | TakeBack | Rename | Fill | FillAll | Agree | Lock | Remove | HandOver | Mute
    | Begin | PlayAgain | Pause | GoOn | Vote | Say | SayPhrase
)  # fmt: skip


# ── What a client is told ────────────────────────────────────────────────────────────────────────────


class GuestTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at the table."""

    number: int
    name: str
    online: bool
    seat: int | None = None
    program: bool = False
    muted: bool = False


class ChairTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: a guest's, a bot's, or nobody's; or a guest's for whom a bot plays."""

    guest: int | None = None
    bot: str = ""
    stand_in: bool = False


class TableTold(msgspec.Struct, frozen=True):
    """The table and its people, as everybody may see them."""

    code: str
    phase: Literal["waiting", "playing", "over"]
    agreement: Agreement
    host: int
    guests: list[GuestTold]
    chairs: list[ChairTold]
    locked: bool
    paused: bool
    votes: list[int]
    """Who wants a pause, or to go on; in the waiting room, who is ready."""
    games: int
    """How many games have begun; the number of this one."""


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The table was opened."""


class Somebody(msgspec.Struct, frozen=True, tag="guest"):
    """Something about a guest: they came, went, sat, stood, left, were removed, …"""

    what: Literal[
        "came", "went", "sat", "stood", "left", "removed", "stood_in", "took_back", "renamed", "hosts",
        "muted", "unmuted", "paused", "went_on", "voted", "ready", "unready",
    ]  # fmt: skip
    guest: int


class Something(msgspec.Struct, frozen=True, tag="table"):
    """Something about the table: bots sat down, it was agreed on something, it was locked, …"""

    what: Literal["filled", "agreed", "locked", "unlocked", "again", "lost"]


class GameBegan(WithStart, frozen=True, tag="began"):
    """A game began."""

    game: int
    start: HeaderField
    """What it starts from, but the seed: that is 0 until the end."""
    seal: str
    """A hash of the start, seed and all, and a salt: after the end anybody can check the cards by it."""


class MoveMade(msgspec.Struct, frozen=True, tag="moved"):
    """A player decided something; what, the events say as far as you may know."""

    game: int
    decision: int
    player: int
    by: By


class Spoke(msgspec.Struct, frozen=True, tag="said"):
    """A guest said something in their own words."""

    guest: int
    text: str


class SpokePhrase(msgspec.Struct, frozen=True, tag="phrase"):
    """A guest said a phrase."""

    guest: int
    phrase: str


Told: TypeAlias = Opened | Somebody | Something | GameBegan | MoveMade | Spoke | SpokePhrase
EventTold: TypeAlias = tuple[int, int, int, int, int, int, int]
"""kind, who, a, b, n, secret (-1: not yours to know), audience; see docs/notation.md."""


class Frame(msgspec.Struct, frozen=True, tag="frame", omit_defaults=True):
    """Number `seq` of the table's log, as you may know it. Every number reaches everybody, once, in order."""

    seq: int
    at: Milliseconds
    told: Told
    table: TableTold | None = None
    """If anything about it changed."""
    since: int = 0
    """The number of the first of these events."""
    events: Sequence[EventTold] = ()
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
    table: TableTold
    began: GameBegan | None = None
    events: Sequence[EventTold] = ()
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


Code: TypeAlias = Literal[
    "bad-message", "too-long", "too-fast", "old-client", "no-table", "not-yours", "illegal", "stale",
    "not-now",
    "not-host", "taken", "no-seat", "no-guest", "locked", "removed", "empty-seats", "bad-agreement", "no-bot",
    "bad-name", "silent", "full", "watching", "busy", "closing",
]  # fmt: skip
"""Why a command was refused."""


class Refusal(msgspec.Struct, frozen=True, tag="refused"):
    """A command was not carried out, why, and at which number the table is."""

    id: str | None
    code: Code
    seq: int
    text: str
    """One sentence that says what to do."""


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """An answer to `{"do": "ping"}`."""

    now: Milliseconds


AnyAnswer: TypeAlias = Frame | Welcome | Snapshot | Ack | Refusal | Pong


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    """Is anybody there?"""


read_command: Final = msgspec.json.Decoder(AnyCommand | Ping).decode
_encoder: Final = msgspec.json.Encoder()


def write(answer: AnyAnswer) -> str:
    """A message as it goes over the wire."""
    return _encoder.encode(answer).decode()
