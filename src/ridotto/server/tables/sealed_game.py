"""A finished game with the seal it began under: proof that nobody changed the cards."""

from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from ridotto.play.record import Record, read_record, replay
from ridotto.server.store.store import Code, Row
from ridotto.server.tables.frames import seal
from ridotto.server.tables.log_entries import Began, Moved
from ridotto.server.tables.state import Room

FORMAT: Final = "ridotto proof"


class Proof(msgspec.Struct, frozen=True):
    """Everything there is to know about a game after its end."""

    format: Literal["ridotto proof"]
    seal: str
    """What everybody was told at the start."""
    salt: str
    """What kept it from being guessed."""
    record: Record


class BadProof(ValueError):
    """A game that is not what it was sealed to be."""


def proof_of(code: Code, rows: Iterable[Row], number: int) -> Proof:
    """The proof of a game; LookupError with one sentence if it is not over, or was never played."""
    room = Room(code)
    for row in rows:
        entry = room.take(row)
        if room.games == number and room.phase == "over" and isinstance(entry, (Began, Moved)) and room.game:
            start = room.game.header
            return Proof(FORMAT, seal(start, room.salt), room.salt, Record.of(room.game))
    raise not_over(number, room)


def not_over(number: int, room: Room) -> LookupError:
    """Why there is nothing to tell of a game at this table."""
    return LookupError(
        f"game {number} is not over yet; wait for its end"
        if room.games == number
        else f"game {number} was not played to its end at this table; choose another"
    )


def verify(proof: Proof, sealed: str | None = None) -> None:
    """Raise BadProof unless the cards were sealed before the game and the moves lead to what is told."""
    record = read_record(msgspec.json.encode(proof.record))
    if seal(record.start, proof.salt) != proof.seal:
        raise BadProof(
            "the seal does not fit this game: its cards are not those that were sealed at the start"
        )
    if sealed is not None and sealed.strip().casefold() != proof.seal:
        raise BadProof("this is not the seal that you were told at the start; do not trust this game")
    replay(record)
