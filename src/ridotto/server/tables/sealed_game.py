"""A finished game with the seal it began under: proof that nobody changed the cards."""

from collections.abc import Iterable
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from ridotto.play.header import Header, read_header
from ridotto.play.record import Record, read_record, replay
from ridotto.refusal import Refusal
from ridotto.server.store.store import Code, Row
from ridotto.server.tables.log_entries import apply_row
from ridotto.server.tables.playing import Began, Moved, seal
from ridotto.server.tables.refused import NotFinished
from ridotto.server.tables.state import TableState

FORMAT: Final = "ridotto proof"


class Proof(msgspec.Struct, frozen=True):
    """The record of a finished game, with its seal and salt."""

    format: Literal["ridotto proof"]
    seal: str
    """The hash that was published at the start."""
    salt: str
    """The random salt that kept the seal from being guessed."""
    record: Record

    def __post_init__(self) -> None:
        """Read the header in the record as that of its game."""
        if not isinstance(self.record.start, Header):
            header = read_header(self.record.start)
            msgspec.structs.force_setattr(self, "record", replace(self.record, start=header))


class BadProof(Refusal):
    """A game that does not match its seal. The sentences are in `errors.en.ftl`."""

    words = "ridotto.server"


def proof_of(code: Code, rows: Iterable[Row], number: int) -> Proof:
    """The proof of a game; NotFinished if it is not over, or was never played."""
    state = TableState(code)
    for row in rows:
        entry = apply_row(state, row)
        is_over = state.phase == "over" and isinstance(entry, (Began, Moved))
        if state.games == number and is_over and state.game is not None:
            start = state.game.header
            return Proof(FORMAT, seal(start, state.salt), state.salt, Record.of(state.game))
    raise not_over(number, state)


def not_over(number: int, state: TableState) -> NotFinished:
    """The refusal for a game that is not finished."""
    return NotFinished("game-goes-on-still" if state.games == number else "game-not-finished", number=number)


def verify(proof: Proof, sealed: str | None = None) -> None:
    """Raise BadProof unless the seal matches the deal and the moves lead to the recorded result."""
    record = read_record(msgspec.json.encode(proof.record))
    if seal(record.start, proof.salt) != proof.seal:
        raise BadProof("other-cards-sealed")
    if sealed is not None and sealed.strip().casefold() != proof.seal:
        raise BadProof("other-seal")
    replay(record)
