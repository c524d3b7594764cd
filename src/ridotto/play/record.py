"""A saved game: where it started, the moves, the events. Viewers read events, researchers re-run moves."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from ridotto.games.grimm.play.header import Grimm
from ridotto.games.mascarade.play.header import Mascarade
from ridotto.play.game import Game, open_game
from ridotto.play.rulebook import Rulebook
from ridotto.play.setup import BadRecord
from ridotto.refusal import IllegalMove, Refusal

FORMAT: Final = "ridotto game"
VERSION: Final = 1


MoveNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=319)]
Row: TypeAlias = tuple[int, int, int, int, int, int, int]
"""An event as a record writes it."""


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How it came out, for those who read no further."""

    ending: str
    winners: list[str]
    scores: list[int]
    """Coins by seat, or roses by player."""
    turns: int


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game on disk, on the wire, in a data set."""

    format: Literal["ridotto game"]
    version: Literal[1]
    start: Mascarade | Grimm
    moves: list[MoveNumber]
    events: Sequence[Row]
    """Each with all its seven numbers, secrets included."""
    result: Result

    @staticmethod
    def of(game: Game[Rulebook]) -> "Record":
        """The record of a game, finished or not."""
        return Record(FORMAT, VERSION, game.header, game.moves[:], game.log[:], result_of(game))


class _Envelope(msgspec.Struct):
    """What is looked at before anything else."""

    format: str
    version: int


def result_of(game: Game[Rulebook]) -> Result:
    """How a game stands."""
    return Result(game.ending, game.winners, game.rulebook.scores(), game.rulebook.turns())


def write_record(game: Game[Rulebook]) -> bytes:
    """A game as JSON."""
    return msgspec.json.encode(Record.of(game)) + b"\n"


def read_record(data: bytes, where: str = "the record") -> Record:
    """The record in a file's bytes; BadRecord with one sentence if there is none."""
    try:
        envelope = msgspec.json.decode(data, type=_Envelope)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("record-not-a-game", file=where, reason=str(error)) from None
    if envelope.format != FORMAT:
        raise BadRecord("record-not-ours", file=where, format=repr(envelope.format))
    if envelope.version != VERSION:
        raise BadRecord("record-other-version", file=where, version=envelope.version, ours=VERSION)
    try:
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord("record-damaged", file=where, reason=str(error)) from None


def replay(record: Record, where: str = "the record") -> Game[Rulebook]:
    """Play the moves again. BadRecord if they give other events than the record tells."""
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
    return game


def play_all(game: Game[Rulebook], moves: Iterable[int]) -> None:
    """Make moves one after the other, saying which one is wrong."""
    for number, move in enumerate(moves):
        try:
            game.play(move)
        except IllegalMove as error:
            raise IllegalMove("move-in-record", number=number, reason=error) from None


def first_difference(ours: Sequence[Row], theirs: Sequence[Row]) -> int | None:
    """The number of the first event that is not the same, if any."""
    for i, (a, b) in enumerate(zip(ours, theirs, strict=False)):
        if a != b:
            return i
    return None if len(ours) == len(theirs) else min(len(ours), len(theirs))


def schema() -> str:
    """The JSON Schema of a record, as the package carries it."""
    described = {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(Record)}
    return msgspec.json.format(msgspec.json.encode(described)).decode() + "\n"
