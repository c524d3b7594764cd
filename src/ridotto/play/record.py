"""A saved game: header, moves, events. Viewers read the events, researchers replay the moves."""

from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from typing import Annotated, Any, Final, Literal, TypeAlias, get_type_hints

import msgspec

from ridotto.foreign_errors import data_reason
from ridotto.games.kind import GameKind
from ridotto.games.registry import UnknownGame, find_game
from ridotto.play.game import Game, open_game
from ridotto.play.rulebook import Rulebook
from ridotto.play.setup import BadRecord
from ridotto.refusal import IllegalMove, Refusal

FORMAT: Final = "ridotto game"
VERSION: Final = 2
READABLE: Final = (1, 2)
"""Version 1 had no checksum."""

MoveNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=65_535)]
"""The bound is the same for every game; replaying finds moves that a game does not have."""
Row: TypeAlias = tuple[int, int, int, int, int, int, int]
"""An event as it appears in a record."""


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended."""

    ending: str
    winners: list[str]
    scores: list[int]
    """Points as the game counts them: by seat where they belong to seats, else by player."""
    turns: int


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game on disk, over a network or in a data set."""

    format: Literal["ridotto game"]
    version: Literal[1, 2]
    start: Any
    """The header of any game."""
    moves: list[MoveNumber]
    events: Sequence[Row]
    """All seven numbers of each, including secrets."""
    result: Result
    checksum: str | None = None
    """A hash of everything else. It finds damage, not forgery. None in version 1."""

    @staticmethod
    def of(game: Game[Rulebook]) -> "Record":
        """The record of a game, finished or not."""
        record = Record(FORMAT, VERSION, game.header, game.moves[:], game.log[:], result_of(game))
        return msgspec.structs.replace(record, checksum=checksum_of(record))


class _Envelope(msgspec.Struct):
    """The fields that are checked before anything else."""

    format: str
    version: int


class _Start(msgspec.Struct):
    game: str


class _WhichGame(msgspec.Struct):
    start: _Start


def checksum_of(record: Record) -> str:
    """A hash of everything in a record except the checksum itself."""
    facts = {name: getattr(record, name) for name in record.__struct_fields__ if name != "checksum"}
    return sha256(msgspec.json.encode(facts, order="deterministic")).hexdigest()


def result_of(game: Game[Rulebook]) -> Result:
    """The result of a game, finished or not."""
    return Result(game.ending, game.winners, game.rulebook.scores(), game.rulebook.turns())


def write_record(game: Game[Rulebook]) -> bytes:
    """A game as JSON."""
    if not isinstance(game, Game):
        raise BadRecord("not-a-game", value=repr(game))
    return msgspec.json.encode(Record.of(game)) + b"\n"


def read_record(data: bytes, where: str = "the record") -> Record:
    """The record in a file's bytes; BadRecord if it cannot be read."""
    if not isinstance(data, (bytes, bytearray, memoryview, str)):
        raise BadRecord("record-not-bytes", value=repr(data))
    try:
        envelope = msgspec.json.decode(data, type=_Envelope)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord("record-not-a-game", file=where, reason=data_reason(error)) from None
    if envelope.format != FORMAT:
        raise BadRecord("record-not-ours", file=where, format=envelope.format)
    if envelope.version not in READABLE:
        raise BadRecord("record-other-version", file=where, version=envelope.version, ours=VERSION)
    try:
        kind = find_game(msgspec.json.decode(data, type=_WhichGame).start.game)
        record = msgspec.json.decode(data, type=record_type(kind))
    except UnknownGame as error:
        raise BadRecord("record-damaged", file=where, reason=error) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord("record-damaged", file=where, reason=data_reason(error)) from None
    return Record(*(getattr(record, name) for name in Record.__struct_fields__))


@cache
def record_type(kind: GameKind) -> type[msgspec.Struct]:
    """The type of records of this game."""
    types = {**get_type_hints(Record, include_extras=True), "start": kind.play.header}
    fields = [
        (field.name, types[field.name], *([] if field.required else [field.default]))
        for field in msgspec.structs.fields(Record)
    ]
    documented = {"__doc__": Record.__doc__}
    return msgspec.defstruct("Record", fields, forbid_unknown_fields=True, namespace=documented)


def replay(record: Record, where: str = "the record") -> Game[Rulebook]:
    """Play the moves again; BadRecord if the events or the result differ from the record's."""
    if not isinstance(record, Record):
        raise BadRecord("not-a-record", value=repr(record))
    try:
        game = open_game(record.start)
        play_all(game, record.moves)
    except ValueError as error:
        reason = error if isinstance(error, Refusal) else str(error)
        raise BadRecord("record-cannot-be-replayed", file=where, reason=reason) from None
    told = first_difference(game.log, record.events)
    if told is not None:
        raise BadRecord("record-events-disagree", file=where, event=told)
    if result_of(game) != record.result:
        raise BadRecord("record-result-disagrees", file=where)
    if record.checksum is not None and record.checksum != checksum_of(record):
        raise BadRecord("record-checksum-wrong", file=where)
    return game


def play_all(game: Game[Rulebook], moves: Iterable[int]) -> None:
    """Make moves one after the other; an error names the move that is illegal."""
    for number, move in enumerate(moves):
        try:
            game.play(move)
        except IllegalMove as error:
            raise IllegalMove("move-in-record", number=number, reason=error) from None


def first_difference(ours: Sequence[Row], theirs: Sequence[Row]) -> int | None:
    """The number of the first event that differs, if any."""
    for i, (a, b) in enumerate(zip(ours, theirs, strict=False)):
        if a != b:
            return i
    return None if len(ours) == len(theirs) else min(len(ours), len(theirs))


def schema(kind: GameKind) -> str:
    """The JSON Schema of a game's records, as stored in its folder."""
    described = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **msgspec.json.schema(record_type(kind)),
    }
    return msgspec.json.format(msgspec.json.encode(described)).decode() + "\n"
