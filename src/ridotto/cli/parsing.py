"""What every command line is made of. Nothing here needs more than Python."""

import argparse
from pathlib import Path
from typing import NoReturn, TypeAlias

from ridotto.chance import SEED_BITS
from ridotto.cli.files import BadRequest
from ridotto.games.mascarade.play.header import AS_PRINTED

MAX_TURNS = 1_000_000
MAX_GAMES = 10_000_000
BOTS_HELP = (
    "honest, bluffer, daring, forgetful or random; at grimm careful, sly, daring, forgetful or random; "
    "at both searcher, searcher-fast or searcher-deep; or a bot that was installed"
)
LANGUAGES_HELP = "en, pl, uk, it, nl or fr; without it the language of your system, or English"


class Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Say what was wrong, and where to read how it is right."""
        raise BadRequest(f"{message}; see: {self.prog} --help")


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


def add_command(commands: Commands, name: str, module: str, about: str, *examples: str) -> Parser:
    """A command with its examples."""
    parser = commands.add_parser(
        name,
        help=about,
        description=about[0].upper() + about[1:] + ".",
        epilog="\n  ".join(("examples:" if len(examples) > 1 else "example:", *examples)),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.set_defaults(module=module)
    parser.add_argument("--lang", metavar="CODE", help=LANGUAGES_HELP)
    parser.add_argument("--no-color", action="store_true", help="no colours")
    return parser


def add_game(parser: Parser) -> None:
    """Which game."""
    parser.add_argument(
        "game",
        metavar="GAME",
        nargs="?",
        choices=("mascarade", "grimm"),
        help="mascarade, or grimm for The Grimm Masquerade (default: mascarade)",
    )


def add_table(parser: Parser) -> None:
    """What is played with, at both games and at each of them."""
    parser.add_argument("--first", metavar="SEAT", help="the seat that begins; without it, chance decides")
    parser.add_argument("--seed", metavar="N", type=seed, help="a number for the same cards and bots again")
    add_rules(parser)


def add_rules(parser: Parser) -> None:
    """How many play, and by which rules."""
    parser.add_argument("--players", metavar="N", type=whole, help="how many play (default: 6; grimm: 4)")
    parser.add_argument("--max-turns", metavar="N", type=turns, help="end after so many turns")
    mascarade = parser.add_argument_group("Mascarade")
    add_set(mascarade)
    add_house(mascarade)
    mascarade.add_argument(
        "--memory",
        choices=("nothing", "round", "everything"),
        help="how long the table remembers for you what you have seen: only this turn, the last round "
        f"or the whole game (default: {AS_PRINTED.memory})",
    )
    grimm = parser.add_argument_group("The Grimm Masquerade")
    grimm.add_argument("--wagers", action="store_true", help="the unmasked bet on who wins the round")
    grimm.add_argument("--treasures", action="store_true", help="everybody has a treasure for an action")
    grimm.add_argument("--abilities", action="store_true", help="the last ones have special abilities")
    grimm.add_argument("--no-deduction", action="store_true", help="do not show who can still be whom")


def add_house(parser: "Parser | argparse._ArgumentGroup") -> None:
    """House rules."""
    parser.add_argument("--opening-round", action="store_true", help="everybody begins with a swap")
    parser.add_argument("--all-at-once", action="store_true", help="answers stay secret until all are in")
    parser.add_argument("--fate", action="store_true", help="a swapper may let fate decide")
    parser.add_argument("--show-bans", action="store_true", help="having to show a card bans, too")


def add_set(parser: "Parser | argparse._ArgumentGroup") -> None:
    """Which masks."""
    parser.add_argument("--edition", metavar="N", type=whole, help="1 (2013, the default) or 2 (2021)")
    parser.add_argument("--scenario", metavar="NAME", help="recommended (edition 1), A or B (edition 2)")
    parser.add_argument("--masks", metavar="A,B,…", type=words, help="the masks of the game, by name")
    parser.add_argument(
        "--mask",
        metavar="FILE",
        type=Path,
        action="append",
        default=[],
        help="a mask of your own from a TOML file; may be given several times",
    )


def words(text: str) -> list[str]:
    """Names between commas."""
    return [word.strip() for word in text.split(",")]


def whole(text: str) -> int:
    """A whole number."""
    if not text.lstrip("-").isdecimal() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"'{text[:20]}' is no whole number")
    return int(text)


def turns(text: str) -> int:
    """A limit to the turns."""
    number = whole(text)
    if not 0 <= number <= MAX_TURNS:
        raise argparse.ArgumentTypeError(f"{number} is not from 0 (no limit) to {MAX_TURNS}")
    return number


def games(text: str) -> int:
    """How many games."""
    number = whole(text)
    if not 1 <= number <= MAX_GAMES:
        raise argparse.ArgumentTypeError(f"{number} is not from 1 to {MAX_GAMES}")
    return number


def threads(text: str) -> int:
    """How many cores to use."""
    number = whole(text)
    if not 0 <= number <= 1024:
        raise argparse.ArgumentTypeError(f"{number} is not from 1 to 1024, or 0 for all there are")
    return number


def seconds(text: str) -> float:
    """A short while."""
    try:
        pause = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is no number of seconds") from None
    if not 0 <= pause <= 60:
        raise argparse.ArgumentTypeError(f"{text} is not from 0 to 60 seconds")
    return pause


def seed(text: str) -> int:
    """A seed: a whole number, or hexadecimal as records write it."""
    digits = text.strip().lower()
    try:
        number = int(digits) if digits.isdecimal() else int(digits.removeprefix("0x"), 16)
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text[:40]}' is no whole number, hexadecimal or not") from None
    if not 0 <= number < 1 << SEED_BITS:
        raise argparse.ArgumentTypeError(f"a seed has at most {SEED_BITS} bits and is not below 0")
    return number
