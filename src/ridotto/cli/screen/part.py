"""What a game offers to be played in a terminal. Nothing here needs more than Python and msgspec."""

import argparse
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

import msgspec

from ridotto.cli.files import BadInput
from ridotto.cli.speech import speech
from ridotto.games.kind import GameKind
from ridotto.play.header import Header

if TYPE_CHECKING:
    from ridotto.cli.screen.game_screen import GameScreen, Perspective
    from ridotto.words.language import Language

Arguments: TypeAlias = "argparse._ActionsContainer"
"""A parser, or a group of its options."""


class MakeScreen(Protocol):
    """Makes the screen of a game for one viewer."""

    def __call__(self, header: Any, perspective: "Perspective", language: "Language", /) -> "GameScreen": ...


@dataclass(frozen=True)
class GameCommand:
    """A command that only one game has, such as `ridotto masks`."""

    name: str
    module: str
    """Where its function `run` is; imported when the command is given."""
    about: str
    examples: tuple[str, ...]
    add_arguments: Callable[[Arguments], None] = lambda _: None


@dataclass(frozen=True)
class Comparison:
    """What `ridotto lab compare` compares: several ways to set up a game, by name."""

    about: str
    """What is compared, for the help of `ridotto lab`."""
    question: str
    """What is asked of them, for the help of `ridotto lab compare`."""
    examples: tuple[str, ...]
    add_arguments: Callable[[Arguments], None]
    headers: Callable[[Namespace], Mapping[str, Header]]


@dataclass(frozen=True)
class TerminalPart:
    """One game in a terminal and on the command line."""

    screen: MakeScreen
    header: Callable[[Namespace, Sequence[str], int | None], Header]
    """What a new game starts from: the command line, the players' names, and the seat that begins."""
    settings: Callable[[Namespace], msgspec.Struct]
    """What a new table on a server agrees on, of the type in the game's `PlayPart.settings`."""
    check_players: Callable[[Namespace, int], None]
    """Raises unless this many can play with these options."""
    players: Callable[[Namespace], int]
    """How many play: what `--players` says, else a number that suits the other options."""
    add_options: Callable[[Arguments], None] = lambda _: None
    """Adds the options that only this game has."""
    options: tuple[str, ...] = ()
    """The names of these options, as in the parsed arguments."""
    usual_bots: tuple[str, ...] = ("random",)
    """The bots that play, in turn, if none are named."""
    bots: tuple[str, ...] = ()
    """The names of its bots, for help texts."""
    help_words: str = ""
    """The package whose `help.<language>.ftl` has the texts that commands and comparisons name."""
    examples: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Examples for the help of shared commands, by the name of the command."""
    commands: tuple[GameCommand, ...] = ()
    comparison: Comparison | None = None

    def help(self, name: str) -> str:
        """What a command or a comparison says about itself."""
        return speech.help(self.help_words, name) if self.help_words else name


def terminal_part(game: GameKind) -> TerminalPart:
    """The game's own part; a plain one for a game that brings none."""
    return game.terminal if game.has("terminal") else plain_part(game)


def plain_part(game: GameKind) -> TerminalPart:
    """Seats, the log in words and a numbered menu, for any game with a PlayPart and a WordsPart."""

    def header(arguments: Namespace, names: Sequence[str], first: int | None) -> Header:
        if arguments.max_turns is not None:
            raise BadInput("no-turn-limit", title=game.play.title)
        return game.play.start(names, seed=arguments.seed, first=first)

    def check_players(_: Namespace, players: int) -> None:
        game.play.check_players(players)

    return TerminalPart(
        screen=plain_screen,
        header=header,
        settings=lambda _: game.play.settings(),
        check_players=check_players,
        players=lambda arguments: arguments.players or game.play.usual_players,
    )


def plain_screen(header: Any, perspective: "Perspective", language: "Language") -> "GameScreen":
    """The screen of a game that brings none of its own."""
    from ridotto.cli.screen.plain_screen import PlainScreen  # noqa: PLC0415 - needs rich

    return PlainScreen(header, perspective, language)
