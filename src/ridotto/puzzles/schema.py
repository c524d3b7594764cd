"""Puzzles as data: a file with one puzzle per line, so that finding them can stop and go on at any time."""

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final

import msgspec

from ridotto.foreign_errors import data_reason
from ridotto.games.registry import UnknownGame, find_game, games
from ridotto.play.game import Game, open_game
from ridotto.play.header import Header
from ridotto.play.record import MoveNumber, play_all
from ridotto.play.rulebook import Rulebook
from ridotto.puzzles.trouble import BadPuzzles
from ridotto.review.schema import THEMES, OptionValue, Theme
from ridotto.seats import Player

FORMAT: Final = "ridotto puzzles"
VERSION: Final = 2
AHEAD: Final = 0.10
"""How far the best option is ahead of every other at least, even at the lower end of the interval."""
TIMES: Final = 10
"""How many times as many worlds confirm a puzzle as found it."""
SHIPPED: Final = "puzzles.jsonl"
"""The file in the folder `review` of each game."""

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and what its options are worth from what the player who decides could know."""

    game: str
    rules: int
    """The version of the rules."""
    policy: str
    """By which everybody plays on, with its version."""
    theme: Theme
    source: int
    """The number of the bots' game it is from, as `ridotto puzzles` counts them."""
    start: Any
    """The header of the game."""
    moves: list[MoveNumber]
    """Up to the decision."""
    who: Player
    """Who decides."""
    options: list[OptionValue]
    """As in a review, the best first, all tried in the same worlds."""
    beliefs: list[list[Percent]]
    """What that player could believe: places or players by masks or characters, as in a review."""
    found: int
    """In how many worlds it was found."""
    seed: int
    """Of the other worlds, at least ten times as many, that confirmed it."""

    @property
    def id(self) -> str:
        """Its name in addresses; no two puzzles are from one game."""
        return f"{self.game}-{self.source}"

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.start.players)

    @property
    def best(self) -> OptionValue:
        """The answer."""
        return self.options[0]

    @property
    def ahead(self) -> float:
        """How far the answer is ahead of every other option."""
        return min(option.behind.value for option in self.options[1:])

    @property
    def worlds(self) -> int:
        """In how many worlds each option was tried."""
        return min(option.worlds for option in self.options)

    def open(self) -> Game[Rulebook]:
        """The game up to the decision."""
        return self._played(self.start)

    def remembered(self) -> Game[Rulebook]:
        """The same with everything in the views that their players have seen."""
        return self._played(find_game(self.game).play.remembering(self.start))

    def _played(self, start: Header) -> Game[Rulebook]:
        game = open_game(start)
        play_all(game, self.moves)
        return game


class Heading(msgspec.Struct, frozen=True):
    """The first line of a file."""

    format: str
    version: int


class _Raw(msgspec.Struct):
    game: str
    start: msgspec.Raw


HEADING: Final = msgspec.json.encode(Heading(FORMAT, VERSION)) + b"\n"


def write_puzzle(puzzle: Puzzle) -> bytes:
    """A puzzle as a line of a file."""
    return msgspec.json.encode(puzzle) + b"\n"


def read_puzzles(data: bytes, where: str = "the file") -> list[Puzzle]:
    """The puzzles of a file; BadPuzzles if there is anything else in it."""
    first, *lines = data.splitlines() or [b""]
    try:
        heading = msgspec.json.decode(first, type=Heading)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadPuzzles("not-puzzles", file=where) from None
    if heading.format != FORMAT:
        raise BadPuzzles("not-puzzles", file=where)
    if heading.version != VERSION:
        raise BadPuzzles("puzzles-other-version", file=where, version=heading.version, ours=VERSION)
    return [_read_line(line, number, where) for number, line in enumerate(lines, 2) if line.strip()]


def _read_line(line: bytes, number: int, where: str) -> Puzzle:
    try:
        puzzle = msgspec.json.decode(line, type=Puzzle)
        start = msgspec.json.decode(line, type=_Raw).start
        header: Header = msgspec.json.decode(start, type=find_game(puzzle.game).play.header)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadPuzzles("puzzle-damaged", file=where, line=number, reason=data_reason(error)) from None
    except UnknownGame as error:
        raise BadPuzzles("puzzle-damaged", file=where, line=number, reason=error) from None
    return msgspec.structs.replace(puzzle, start=header)


@cache
def shipped_puzzles() -> Sequence[Puzzle]:
    """The puzzles that come with the program."""
    found = (
        files(f"{game.folder}.review").joinpath(SHIPPED) for game in games().values() if game.has("review")
    )
    return tuple(
        puzzle for file in found if file.is_file() for puzzle in read_puzzles(file.read_bytes(), SHIPPED)
    )


def of_theme(puzzles: Iterable[Puzzle], theme: str | None, game: str | None = None) -> list[Puzzle]:
    """The puzzles of a theme and a game; of all if none is named."""
    if theme is not None and theme not in THEMES:
        raise BadPuzzles("no-theme", theme=theme, themes=", ".join(THEMES))
    return [each for each in puzzles if theme in (None, each.theme) and game in (None, each.game)]
