"""Parsers and argument types that all commands share. Nothing here needs more than Python and msgspec."""

import argparse
from math import inf, nan
from pathlib import Path
from typing import Final, NoReturn, TypeAlias

from ridotto.chance import SEED_BITS
from ridotto.cli.argparse_words import Help
from ridotto.cli.files import BadInput
from ridotto.cli.screen.part import TerminalPart, terminal_part
from ridotto.cli.speech import apart, listed, metavar, speech, told
from ridotto.games.registry import default_game, games
from ridotto.languages import LANGUAGES
from ridotto.notation import SEAT_LETTERS

MAX_TURNS: Final = 1_000_000
MAX_GAMES: Final = 10_000_000
MAX_THREADS: Final = 1024
MAX_SECONDS: Final = 60
MOST_DIGITS: Final = 9
SEARCHERS: Final = ("searcher", "searcher-fast", "searcher-deep")


class BadValue(BadInput, argparse.ArgumentTypeError):
    """An invalid value of an option; argparse puts the option before its sentence."""

    def __str__(self) -> str:
        """The sentence in the language of the command line, which argparse puts into its own."""
        return self.say(speech.language)


class Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Print what is wrong, and which help to read."""
        raise BadInput("bad-arguments", reason=message, command=self.prog)


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


def add_command(commands: Commands, name: str, module: str, about: str, *examples: str) -> Parser:
    """A command with its examples."""
    parser = commands.add_parser(
        name,
        help=about,
        description=about[0].upper() + about[1:] + ".",
        epilog="\n  ".join((told("examples" if len(examples) > 1 else "example"), *examples)),
        formatter_class=Help,
        allow_abbrev=False,
    )
    parser.set_defaults(module=module)
    add_language(parser, argparse.SUPPRESS)
    parser.add_argument("--no-color", action="store_true", help=told("no-color"))
    return parser


def add_language(parser: Parser, default: str | None) -> None:
    """`--lang`, before the command or after it."""
    about = told("lang", languages=listed(LANGUAGES, "or"))
    parser.add_argument("--lang", metavar=metavar("CODE"), default=default, help=about)


def parts() -> dict[str, TerminalPart]:
    """The terminal part of every game, by the game's id."""
    return {id: terminal_part(game) for id, game in games().items()}


def bots_help() -> str:
    """The names of all bots that come with the games."""
    named = {id: listed(part.bots, "or") for id, part in parts().items() if part.bots}
    own = (
        names if id == default_game().id else told("bots-at", game=id, bots=names)
        for id, names in named.items()
    )
    searchers = told("bots-everywhere", bots=listed(SEARCHERS, "or"))
    return apart([*own, searchers, told("bots-installed")])


def examples_for(command: str) -> list[str]:
    """What the games add to the examples of a shared command."""
    return [example for part in parts().values() for example in part.examples.get(command, ())]


def add_game(parser: Parser, option: str = "") -> None:
    """Which game: an argument of its own, or an option."""
    default = default_game().id
    named = [
        id if game.play.title.casefold() == id else told("game-named", id=id, title=game.play.title)
        for id, game in games().items()
    ]
    about = told("default", about=listed(named, "or"), default=default)
    choices = tuple(games())
    if option:
        parser.add_argument(option, metavar=metavar("GAME"), choices=choices, help=about)
    else:
        parser.add_argument("game", metavar=metavar("GAME"), nargs="?", choices=choices, help=about)


def add_table(parser: Parser) -> None:
    """Adds the options for a new table: the shared ones and those of each game."""
    parser.add_argument("--first", metavar=metavar("SEAT"), help=told("first"))
    parser.add_argument(
        "--seed",
        metavar="N",
        type=seed,
        help=told("seed"),
    )
    add_rules(parser)


def add_rules(parser: Parser) -> None:
    """How many play, and by which rules."""
    first, *others = ((id, game.play.usual_players) for id, game in games().items())
    usual = apart([told("usual", players=first[1]), *(f"{id} {count}" for id, count in others)])
    parser.add_argument("--players", metavar="N", type=whole, help=told("players", usual=usual))
    parser.add_argument("--max-turns", metavar="N", type=turns, help=told("max-turns"))
    for id, part in parts().items():
        if part.options:
            part.add_options(parser.add_argument_group(games()[id].play.title))


def add_report(parser: Parser, help: str) -> None:
    """Files into which something is written that can be read in a browser or a program."""
    parser.add_argument(
        "--report", metavar=metavar("FILE"), type=Path, action="append", default=[], help=help
    )


def find_seat(text: str, players: int) -> int:
    """The seat that a letter from A or a number from 1 means."""
    wanted = text.strip().upper()
    letters = SEAT_LETTERS[:players]
    if len(wanted) == 1 and wanted in letters:
        return letters.index(wanted)
    if wanted.isdecimal() and len(wanted) < 4 and 1 <= int(wanted) <= players:
        return int(wanted) - 1
    raise BadInput("no-seat", seat=text, players=players, last=letters[-1])


# ── What options are read as ─────────────────────────────────────────────────────────────────────────


def names(text: str) -> list[str]:
    """Names between commas."""
    return [name.strip() for name in text.split(",")]


def whole(text: str) -> int:
    """A whole number."""
    if not text.removeprefix("-").isdecimal():
        raise BadValue("not-whole", text=text[:20])
    if len(text) > MOST_DIGITS:
        raise BadValue("too-many-digits", text=text)
    return int(text)


def turns(text: str) -> int:
    """A limit to the turns."""
    number = whole(text)
    if not 0 <= number <= MAX_TURNS:
        raise BadValue("turns-out-of-range", number=number, most=MAX_TURNS)
    return number


def number_of_games(text: str) -> int:
    """How many games."""
    number = whole(text)
    if not 1 <= number <= MAX_GAMES:
        raise BadValue("games-out-of-range", number=number, most=MAX_GAMES)
    return number


def threads(text: str) -> int:
    """How many cores to use."""
    number = whole(text)
    if not 0 <= number <= MAX_THREADS:
        raise BadValue("threads-out-of-range", number=number, most=MAX_THREADS)
    return number


def seconds(text: str) -> float:
    """A time of at most some seconds."""
    try:
        pause = float(text)
    except ValueError:
        raise BadValue("not-seconds", text=text) from None
    if not 0 <= pause <= MAX_SECONDS:
        raise BadValue("seconds-out-of-range", text=text, most=MAX_SECONDS)
    return pause


def milliseconds(text: str) -> int:
    """A time for one decision, in milliseconds."""
    number = whole(text)
    if not 1 <= number <= 1000 * MAX_SECONDS:
        raise BadValue("milliseconds-out-of-range", number=number, most=1000 * MAX_SECONDS)
    return number


def minutes(text: str) -> float:
    """A time in minutes."""
    try:
        time = float(text)
    except ValueError:
        time = nan
    if not 0 < time < inf:
        raise BadValue("not-minutes", text=text[:40])
    return time


def seed(text: str) -> int:
    """A seed: a whole number; or hexadecimal, after 0x or with a letter among its digits."""
    digits = text.strip().lower()
    try:
        number = int(digits) if digits.isdecimal() else int(digits.removeprefix("0x"), 16)
    except ValueError:
        raise BadValue("not-a-seed", text=text[:40]) from None
    if not 0 <= number < 1 << SEED_BITS:
        raise BadValue("seed-out-of-range", bits=SEED_BITS)
    return number
