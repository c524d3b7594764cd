"""The state of a table as bytes: a cache in the store, so that a long log need not be read from the start.

It holds every field of the state but the game, of which it holds the beginning and the moves. Bytes that are
damaged, or come from other code, are ignored: the log is what counts.
"""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any, Final, get_type_hints

import msgspec

from ridotto.play.game import open_game
from ridotto.seats import SPECTATOR
from ridotto.server.store.store import SavedState
from ridotto.server.tables.playing import Began
from ridotto.server.tables.state import TableState

CHECK: Final = 16
"""Bytes of the checksum at the end."""
MOVES_AT_ONCE: Final = 200
"""Moves that are made again before other tables have their turn: about one millisecond."""


class BadSavedState(ValueError):
    """Bytes that are not the state of this table."""


def _plain_fields() -> list[tuple[str, Any]]:
    hints = get_type_hints(TableState)
    return [(field.name, hints[field.name]) for field in fields(TableState) if field.name != "game"]


PLAIN: Final = tuple(name for name, _ in _plain_fields())
"""The fields of a state that are saved as they are."""
_Saved: Final = msgspec.defstruct(
    "_Saved", [*_plain_fields(), ("began", Began | None), ("moves", list[int])], array_like=True
)
_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(_Saved)


@cache
def code_version() -> str:
    """A hash of the code that makes states out of logs."""
    code = blake2b(digest_size=8)
    for package in ("ridotto.server.history", "ridotto.server.tables"):
        for file in sorted(files(package).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".py"):
                code.update(file.read_bytes())
    return code.hexdigest()


def save(state: TableState) -> SavedState:
    """The state as it is now."""
    game = state.game
    began = None if game is None else Began(game.header, state.salt)
    moves: Sequence[int] = () if game is None else game.moves
    data = _encoder.encode(_Saved(*(getattr(state, name) for name in PLAIN), began, moves))
    return SavedState(state.seq, code_version(), data + _checksum(data))


def copy_state(state: TableState) -> TableState:
    """An independent copy, to go on with elsewhere."""
    facts: Any = _decoder.decode(_encoder.encode(_Saved(*(getattr(state, name) for name in PLAIN), None, ())))
    again = _with_facts(state.code, facts)
    again.game = None if state.game is None else state.game.copy()
    return again


def _with_facts(code: str, facts: Any) -> TableState:
    state = TableState(code)
    for name in PLAIN:
        setattr(state, name, getattr(facts, name))
    return state


def _checksum(data: bytes) -> bytes:
    return blake2b(data, digest_size=CHECK).digest()


def load(code: str, saved: SavedState) -> Iterator[TableState]:
    """The saved state, the last of those that are returned; before that, the game is made again in steps."""
    data, check = saved.data[:-CHECK], saved.data[-CHECK:]
    if _checksum(data) != check:
        raise BadSavedState("the checksum is wrong")
    try:
        facts: Any = _decoder.decode(data)
    except (msgspec.MsgspecError, ValueError) as error:
        raise BadSavedState(str(error)) from error
    if (facts.code, facts.seq) != (code, saved.seq):
        raise BadSavedState("it is of another table, or another moment")
    state = _with_facts(code, facts)
    if facts.began is not None:
        yield from _play_again(state, facts.began, facts.moves)
    yield state


def _play_again(state: TableState, began: Began, moves: list[int]) -> Iterator[TableState]:
    game = open_game(began.start)
    for start in range(0, len(moves), MOVES_AT_ONCE):
        for move in moves[start : start + MOVES_AT_ONCE]:
            game.make_move(move)
        game.view(SPECTATOR)  # so that memories, too, grow step by step
        yield state
    state.game = game
