"""Telling a table that somebody plays on from a moment of its last game, at another table."""

from typing import ClassVar, TypeAlias

import msgspec

from ridotto.server.tables.messages import Entry, Room
from ridotto.server.tables.privacy import is_private
from ridotto.server.tables.state import TableState


class PlayedOnNotice(msgspec.Struct, frozen=True, tag="played_on"):
    """Somebody plays on from a moment of the finished game, against bots."""

    move: int
    """The first move that is made anew, from 1."""


class PlayedOn(Entry, frozen=True, tag="played_on"):
    """Somebody plays on from a moment of the finished game; who it is stays unsaid."""

    move: int

    changes_table: ClassVar[bool] = False
    changes_listing: ClassVar[bool] = False
    needs: ClassVar[Room] = "talk"

    def apply(self, _: TableState) -> None:
        """Nothing changes at this table."""

    def notice(self, _: TableState) -> PlayedOnNotice:
        """From which move."""
        return PlayedOnNotice(self.move)


def tells_of_playing_on(state: TableState, game: int) -> bool:
    """Whether people sit together after this game, and nobody keeps it private."""
    is_last = state.phase == "over" and game == state.games
    return is_last and not is_private(state, game) and any(guest.online for guest in state.guests.values())


AnyEntry: TypeAlias = PlayedOn
AnyNotice: TypeAlias = PlayedOnNotice
