"""A finished game with the seal it began under: proof that nobody changed the cards."""

from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from ridotto.play.game import Game
from ridotto.play.header import Header, read_header
from ridotto.play.record import Record, read_record, replay
from ridotto.refusal import Refusal
from ridotto.server.store.store import Row
from ridotto.server.tables.log_entries import read_entry
from ridotto.server.tables.playing import Began, Moved, seal
from ridotto.server.tables.refused import DamagedLog

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
    """A game that does not match its seal. The sentences are in `errors.<language>.ftl`."""

    words = "ridotto.server"


class GameReader:
    """Makes a game again from its rows of a log."""

    def __init__(self) -> None:
        self.game: Game[Any] | None = None
        self.salt = ""

    def add(self, row: Row) -> bool:
        """Take the next row; returns whether it changed the game, as its beginning and moves do."""
        try:
            entry = read_entry(row.entry)
            if isinstance(entry, Began):
                self.game, self.salt = entry.open(), entry.salt
            elif isinstance(entry, Moved) and self.game is not None:
                self.game.make_move(entry.move)
            else:
                return False
        except Exception as error:  # as with every log, no other table has to know
            raise DamagedLog("damaged", "table-damaged", number=row.seq) from error
        return True

    def proof(self) -> Proof:
        """The proof of the game, after its last row."""
        assert self.game is not None
        return Proof(FORMAT, seal(self.game.header, self.salt), self.salt, Record.of(self.game))


def verify(proof: Proof, sealed: str | None = None) -> None:
    """Raise BadProof unless the seal matches the deal and the moves lead to the recorded result."""
    record = read_record(msgspec.json.encode(proof.record))
    if seal(record.start, proof.salt) != proof.seal:
        raise BadProof("other-cards-sealed")
    if sealed is not None and sealed.strip().casefold() != proof.seal:
        raise BadProof("other-seal")
    replay(record)
