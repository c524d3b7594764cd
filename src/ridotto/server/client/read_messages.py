"""Decodes the server's messages, and completes them with what was said before."""

from typing import Any, Final, get_args

import msgspec
from msgspec.structs import replace

from ridotto.games.registry import game_of
from ridotto.play.compact_view import question_type
from ridotto.play.header import Header
from ridotto.play.part import PlayPart
from ridotto.seats import SPECTATOR, Player
from ridotto.server.socket.protocol import AnyAnswer, Asked, Frame, Snapshot, ViewerChanged, Welcome
from ridotto.server.tables.agreement import Agreement
from ridotto.server.tables.playing import GameBegan
from ridotto.server.tables.table_status import TableStatus

_decoder: Final = msgspec.json.Decoder(AnyAnswer)
KNOWN: Final = frozenset(kind.__struct_config__.tag for kind in get_args(AnyAnswer))


class UnknownMessage(ValueError):
    """A message of a type that this version does not know, from a newer server: skip it."""


class _AnyMessage(msgspec.Struct, frozen=True):
    type: str


class MessageReader:
    """Decodes the messages of one table, in order.

    Views come out whole, with the viewer's number and all names, and tables with their agreement.
    """

    def __init__(self) -> None:
        self._start: Header | None = None
        """What the game on the table started from."""
        self._viewer: Player = SPECTATOR
        self._agreement: Agreement | msgspec.UnsetType = msgspec.UNSET

    def read(self, text: str | bytes) -> AnyAnswer:
        """Decode one message; UnknownMessage for one of a type that this version does not know."""
        answer = _decode(text)
        if isinstance(answer, (Welcome, ViewerChanged)):
            self._viewer = answer.viewer
        elif isinstance(answer, Asked) and self._part is not None:
            asked = msgspec.convert(answer.question, question_type(self._part.view))
            return replace(answer, question=asked)
        elif isinstance(answer, (Frame, Snapshot)):
            began = answer.told if isinstance(answer, Frame) else answer.began
            if isinstance(began, GameBegan):
                self._start = began.start
            return replace(answer, table=self._table(answer.table), view=self._view(answer.view))
        return answer

    @property
    def _part(self) -> PlayPart | None:
        return None if self._start is None else game_of(self._start).play

    def _view(self, compact: Any) -> Any:
        """The view that was sent, with the viewer's number; its question follows in a message of its own."""
        part = self._part
        if compact is None or part is None:
            return compact
        form = part.compact_form
        return form.expand(msgspec.convert(compact, form.type), self._start, self._viewer, None)

    def _table(self, table: TableStatus | None) -> Any:
        """The table with the agreement that was sent last."""
        if table is None:
            return None
        self._agreement = self._agreement if table.agreement is msgspec.UNSET else table.agreement
        return replace(table, agreement=self._agreement)


def _decode(text: str | bytes) -> AnyAnswer:
    try:
        answer: AnyAnswer = _decoder.decode(text)
    except msgspec.ValidationError:
        kind = msgspec.json.decode(text, type=_AnyMessage).type
        if kind not in KNOWN:
            raise UnknownMessage(kind) from None
        raise
    return answer
