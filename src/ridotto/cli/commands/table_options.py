"""A new table from the command line: which game, for whom, and what is played with."""

from argparse import Namespace
from typing import Final, NamedTuple

from ridotto.cli.files import BadInput
from ridotto.cli.parsing import find_seat, parts
from ridotto.cli.screen.part import TerminalPart
from ridotto.games.kind import GameKind
from ridotto.games.registry import default_game, find_game, games
from ridotto.play.header import Header
from ridotto.play.setup import player_names

SHARED: Final = ("game", "players", "names", "first", "seed", "max_turns")
"""The arguments for a new table that every game has."""


class WantedGame(NamedTuple):
    """The game that was asked for."""

    game: GameKind
    part: TerminalPart

    @property
    def id(self) -> str:
        return self.game.id


def settled_options() -> list[str]:
    """The arguments that a saved game or a table on a server has decided."""
    return [*SHARED, *(name for part in parts().values() for name in part.options)]


def settled_option(arguments: Namespace, *more: str) -> str | None:
    """The first thing on the command line that is settled already, as it is typed."""
    said = (name for name in (*settled_options(), *more) if is_said(arguments, name))
    return next(("GAME" if name == "game" else spelled(name) for name in said), None)


def is_said(arguments: Namespace, name: str) -> bool:
    """Whether this argument was given."""
    return getattr(arguments, name, None) not in (None, False, [])


def spelled(name: str) -> str:
    """An option as it is typed."""
    return f"--{name.replace('_', '-')}"


def wanted_game(arguments: Namespace) -> WantedGame:
    """The game that was asked for; options of other games are refused."""
    game = find_game(arguments.game) if arguments.game else default_game()
    part = parts()[game.id]
    for id, other_part in parts().items():
        for name in other_part.options:
            if name not in part.options and is_said(arguments, name):
                other = games()[id].play.title
                raise BadInput(
                    "option-of-other-game", option=spelled(name), other=other, title=game.play.title
                )
    return WantedGame(game, part)


def seating(arguments: Namespace) -> tuple[list[str], int]:
    """Who sits where, and which seat is yours: the first name is, wherever you sit."""
    if arguments.names is not None and arguments.players not in (None, len(arguments.names)):
        raise BadInput("names-and-players", names=len(arguments.names), players=arguments.players)
    part = wanted_game(arguments).part
    count = len(arguments.names) if arguments.names else part.players(arguments)
    part.check_players(arguments, count)
    you, *others = player_names(arguments.names or count)
    seat = find_seat("A" if arguments.seat is None else arguments.seat, len(others) + 1)
    return [*others[:seat], you, *others[seat:]], seat


def new_header(arguments: Namespace, names: list[str]) -> Header:
    """A new game with what was asked for."""
    first = None if arguments.first is None else find_seat(arguments.first, len(names))
    return wanted_game(arguments).part.header(arguments, names, first)


def header_without_names(arguments: Namespace) -> Header:
    """The same with default names, for games that are simulated."""
    game, part = wanted_game(arguments)
    if not game.has("simulation"):
        raise BadInput("no-simulation", title=game.play.title)
    count = part.players(arguments)
    part.check_players(arguments, count)
    return new_header(arguments, player_names(count))
