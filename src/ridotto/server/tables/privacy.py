"""Whether a finished game is private to those who were at the table when it ended."""

from collections.abc import Mapping
from typing import ClassVar, TypeAlias

from ridotto.server.tables.messages import GuestEntry, GuestNotice, Room
from ridotto.server.tables.people import PersonId
from ridotto.server.tables.refused import refuse
from ridotto.server.tables.state import TableState, rows_of_game


class PrivacyChanged(GuestEntry, frozen=True, tag="privacy"):
    """A player wants a finished game to be private, or does not mind any more."""

    game: int
    private: bool

    changes_table: ClassVar[bool] = False
    changes_listing: ClassVar[bool] = False
    needs: ClassVar[Room] = "always"
    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {"guest": ("kept_private", "made_public")}

    def apply(self, state: TableState) -> None:
        """From now on."""
        wishes = state.private.setdefault(self.game, [])
        if self.private:
            wishes.append(self.person)
        else:
            wishes.remove(self.person)

    def notice(self, state: TableState) -> GuestNotice:
        """What the player wants now."""
        what = "kept_private" if self.private else "made_public"
        return GuestNotice(what, state.guests[self.person].number)


def is_private(state: TableState, game: int) -> bool:
    """Whether at least one of its players wants a game to be private."""
    return bool(state.private.get(game))


def played_in(state: TableState, game: int, person: PersonId | None) -> bool:
    """Whether a person was a player of a finished game."""
    rows_of_game(state, game)
    return person in state.took_part[game - 1]


def may_see(state: TableState, game: int, person: PersonId | None) -> bool:
    """Whether a person may see a finished game; a private one only if they were there when it ended."""
    rows_of_game(state, game)
    if not is_private(state, game) or played_in(state, game, person):
        return True
    guest = state.guests.get(person or "")
    return guest is not None and not guest.removed and guest.number < state.guests_then[game - 1]


def change_privacy(state: TableState, game: int, person: PersonId, private: bool) -> PrivacyChanged:
    """The entry for a player's wish; Refused if they did not play, or nothing changes."""
    if not played_in(state, game, person):
        refuse("watching", "not-your-game")
    if private == (person in state.private.get(game, ())):
        refuse("stale", "privacy-unchanged")
    return PrivacyChanged(person, game, private)


AnyEntry: TypeAlias = PrivacyChanged
