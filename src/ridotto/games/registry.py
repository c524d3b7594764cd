"""The only list of games. Other packages add theirs with the entry-point group `ridotto.games`."""

from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Final

from ridotto.games.kind import GameKind
from ridotto.refusal import Refusal

if TYPE_CHECKING:
    from ridotto.play.header import Header

FOLDERS: Final = {
    "mascarade": "ridotto.games.mascarade",
    "grimm": "ridotto.games.grimm",
}
"""Our own games: the folder of each, by its id. The first is the default."""

GROUP: Final = "ridotto.games"
"""`tiny = "tiny_game"` in this group means that the package `tiny_game` is the folder of the game `tiny`."""


class UnknownGame(Refusal):
    """A game that is not installed."""


@cache
def games() -> dict[str, GameKind]:
    """Every game by its id, our own first."""
    installed = {point.name: point.value for point in entry_points(group=GROUP)}
    return {id: GameKind(id, folder) for id, folder in {**FOLDERS, **installed, **FOLDERS}.items()}


def find_game(id: str) -> GameKind:
    if not isinstance(id, str) or id not in games():
        raise UnknownGame("no-game", game=str(id), games=", ".join(games()))
    return games()[id]


def default_game() -> GameKind:
    """The game that is played if no other is asked for."""
    return next(iter(games().values()))


def game_of(header: "Header") -> GameKind:
    """The game that starts from this header."""
    return find_game(id_of(type(header)))


def id_of(header: "type[Header]") -> str:
    """The id that headers of this type carry in a saved game."""
    return str(header.__struct_config__.tag)
