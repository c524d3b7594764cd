"""Decodes the server's messages; a view has the type of the game that began last."""

from typing import Final

import msgspec

from ridotto.games.kind import GameKind
from ridotto.games.registry import game_of
from ridotto.server.socket.protocol import AnyAnswer, Frame, Snapshot
from ridotto.server.tables.playing import GameBegan

_decoder: Final = msgspec.json.Decoder(AnyAnswer)


class MessageReader:
    """Decodes the messages of one table, in order."""

    def __init__(self) -> None:
        self._game: GameKind | None = None
        """The game on the table."""

    def read(self, text: str | bytes) -> AnyAnswer:
        """Decode one message."""
        answer: AnyAnswer = _decoder.decode(text)
        if not isinstance(answer, (Frame, Snapshot)):
            return answer
        began = answer.told if isinstance(answer, Frame) else answer.began
        if isinstance(began, GameBegan):
            self._game = game_of(began.start)
        if answer.view is None or self._game is None:
            return answer
        view = msgspec.convert(answer.view, self._game.play.view)
        return msgspec.structs.replace(answer, view=view)
