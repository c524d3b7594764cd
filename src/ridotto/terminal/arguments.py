"""What can be said on the command line. Nothing here needs more than Python."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from ridotto import __version__
from ridotto.chance import SEED_BITS
from ridotto.notation import SEAT_LETTERS
from ridotto.play.header import AS_PRINTED
from ridotto.terminal.files import BadRequest

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


def read_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What was asked for."""
    parser = Parser(
        prog="ridotto",
        description="Mascarade and The Grimm Masquerade in your terminal. Unofficial.",
        epilog="examples:\n  ridotto play --players 6 --lang fr\n  ridotto play grimm",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"ridotto {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    _add_play(commands)
    _add_show(commands)
    _add_check(commands)
    _add_replay(commands)
    _add_simulate(commands)
    _add_lab(commands)
    _add_arena(commands)
    return parser.parse_args(arguments)


def _add(
    commands: "argparse._SubParsersAction[Parser]", name: str, module: str, about: str, *examples: str
) -> Parser:
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


def _add_play(commands: "argparse._SubParsersAction[Parser]") -> None:
    parser = _add(
        commands,
        "play",
        "play",
        "play a game against bots",
        "ridotto play",
        "ridotto play --edition 2 --players 8 --scenario B --lang pl",
        "ridotto play grimm --players 4 --treasures --abilities",
        "ridotto play --names Zoe,Max,Lou,Kim --seat C --seed 42",
        "ridotto play --mask examples/smuggler.toml --players 7",
        "ridotto play --resume ridotto-2026-11-15-2201.saved.json --seat A",
    )
    _add_game(parser)
    _add_table(parser)
    parser.add_argument("--names", metavar="A,B,…", type=words, help="the players' names; the first is yours")
    parser.add_argument("--seat", metavar="SEAT", help="your seat: a letter from A, or a number from 1")
    parser.add_argument("--bots", metavar="NAME,…", type=words, help=f"{BOTS_HELP}, in turn")
    parser.add_argument("--watch", action="store_true", help="watch the bots play among themselves")
    parser.add_argument(
        "--hint", action="store_true", help="hear what a searcher would do in your place, and why"
    )
    parser.add_argument("--save", metavar="FILE", type=Path, help="where to save the game")
    parser.add_argument("--resume", metavar="FILE", type=Path, help="go on with a saved game")
    parser.add_argument("--delay", metavar="SECONDS", type=seconds, help="how long bots take for a move")


def _add_simulate(commands: "argparse._SubParsersAction[Parser]") -> None:
    parser = _add(
        commands,
        "simulate",
        "simulate",
        "play many games and report what they come to",
        "ridotto simulate --games 1000000 --policy random --report report.html",
        "ridotto simulate --edition 2 --players 8 --scenario B --policy random --rows games.parquet",
        "ridotto simulate --games 200 --players 4 --policy honest,bluffer",
        "ridotto simulate grimm --players 2 --treasures --policy random --json",
    )
    _add_game(parser)
    _add_table(parser)
    _add_many(parser)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument(
        "--rows", metavar="FILE", type=Path, help="one row for each game, as .csv or .parquet by its name"
    )


def _add_lab(commands: "argparse._SubParsersAction[Parser]") -> None:
    about = "compare sets of masks by playing them many times"
    lab = commands.add_parser("lab", help=about, description=about[0].upper() + about[1:] + ".")
    parser = _add(
        lab.add_subparsers(dest="experiment", metavar="EXPERIMENT", required=True, parser_class=Parser),
        "compare",
        "compare",
        "tell which set of masks is fairer between the seats, shorter, swingier",
        "ridotto lab compare A B --players 8 --games 20000 --policy random",
        "ridotto lab compare recommended Judge,King,Queen,Witch,Bishop,Cheat --report sets.html",
        "ridotto lab compare examples/sets.toml --games 5000",
    )
    parser.add_argument(
        "sets",
        metavar="SET",
        nargs="+",
        help="a scenario (recommended, A, B), masks between commas, or a TOML file of many sets",
    )
    parser.add_argument("--edition", metavar="N", type=whole, help="1 or 2; without it, the one that fits")
    parser.add_argument("--players", metavar="N", type=whole, help="how many play (default: 6)")
    parser.add_argument("--seed", metavar="N", type=seed, help="a number for the same games again")
    parser.add_argument("--max-turns", metavar="N", type=turns, help="end after so many turns")
    _add_house(parser)
    _add_many(parser)


def _add_arena(commands: "argparse._SubParsersAction[Parser]") -> None:
    parser = _add(
        commands,
        "arena",
        "arena",
        "let bots play each other on the same deals and on every seat",
        "ridotto arena --bots honest,bluffer,random --deals 500 --report arena.html",
        "ridotto arena --odd bluffer --among honest --players 8 --deals 2000",
        "ridotto arena grimm --bots careful,sly,random --deals 50 --save balls.jsonl",
    )
    _add_game(parser)
    _add_table(parser)
    parser.add_argument("--bots", metavar="NAME,…", type=words, help="each of these among others of each")
    parser.add_argument("--odd", metavar="NAME", help="only this one, on one seat, …")
    parser.add_argument("--among", metavar="NAME,…", type=words, help="… and these on all others, in turn")
    parser.add_argument("--deals", metavar="N", type=games, default=100, help="how many (default: 100)")
    parser.add_argument("--save", metavar="FILE", type=Path, help="keep what is finished, and go on from it")
    _add_threads(parser)
    _add_report(parser)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def _add_many(parser: Parser) -> None:
    """Many games: how many, who plays them and where."""
    parser.add_argument("--games", metavar="N", type=games, default=1000, help="how many (default: 1000)")
    parser.add_argument(
        "--policy",
        metavar="NAME,…",
        type=words,
        dest="bots",
        help=f"who plays: {BOTS_HELP}, in turn; or uniform, alone: every legal move alike",
    )
    where = parser.add_mutually_exclusive_group()
    _add_threads(where)
    where.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster: auto, host:port or ray://host:port, or local"
    )
    _add_report(parser)


def _add_threads(parser: "Parser | argparse._MutuallyExclusiveGroup") -> None:
    """On how many cores."""
    parser.add_argument("--threads", metavar="N", type=threads, default=0, help="cores (default: all)")


def _add_report(parser: Parser) -> None:
    """What is written about many games."""
    parser.add_argument(
        "--report",
        metavar="FILE",
        type=Path,
        action="append",
        default=[],
        help="write the report as .html, .csv or .parquet, by its name; may be given several times",
    )


def _add_game(parser: Parser) -> None:
    """Which game."""
    parser.add_argument(
        "game",
        metavar="GAME",
        nargs="?",
        choices=("mascarade", "grimm"),
        help="mascarade, or grimm for The Grimm Masquerade (default: mascarade)",
    )


def _add_table(parser: Parser) -> None:
    """What is played with, at both games and at each of them."""
    parser.add_argument("--players", metavar="N", type=whole, help="how many play (default: 6; grimm: 4)")
    parser.add_argument("--first", metavar="SEAT", help="the seat that begins; without it, chance decides")
    parser.add_argument("--seed", metavar="N", type=seed, help="a number for the same cards and bots again")
    parser.add_argument("--max-turns", metavar="N", type=turns, help="end after so many turns")
    mascarade = parser.add_argument_group("Mascarade")
    _add_set(mascarade)
    _add_house(mascarade)
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


def _add_house(parser: "Parser | argparse._ArgumentGroup") -> None:
    """House rules."""
    parser.add_argument("--opening-round", action="store_true", help="everybody begins with a swap")
    parser.add_argument("--all-at-once", action="store_true", help="answers stay secret until all are in")
    parser.add_argument("--fate", action="store_true", help="a swapper may let fate decide")
    parser.add_argument("--show-bans", action="store_true", help="having to show a card bans, too")


def _add_set(parser: "Parser | argparse._ArgumentGroup") -> None:
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


def _add_show(commands: "argparse._SubParsersAction[Parser]") -> None:
    for name, about, example in (
        ("masks", "show all masks and what they do", "ridotto masks --edition 2 --lang it"),
        ("scenarios", "show the sets of masks there are", "ridotto scenarios --players 8"),
    ):
        parser = _add(commands, name, "show", about, example)
        parser.add_argument("--edition", metavar="N", type=whole, help="only this edition, 1 or 2")
        if name == "scenarios":
            parser.add_argument("--players", metavar="N", type=whole, help="only for so many players")
    _add(
        commands,
        "characters",
        "characters",
        "show the characters, artifacts, actions and abilities of The Grimm Masquerade",
        "ridotto characters --lang nl",
    )


def _add_check(commands: "argparse._SubParsersAction[Parser]") -> None:
    mask = _add(
        commands,
        "check-mask",
        "check",
        "check a mask of your own and show its card",
        "ridotto check-mask examples/smuggler.toml",
    )
    mask.add_argument("file", metavar="FILE", type=Path, help="a mask in TOML")
    masks = _add(
        commands,
        "check-set",
        "check",
        "check whether masks can be played together",
        "ridotto check-set --players 6 Judge Bishop King Queen Witch Cheat",
        'ridotto check-set --edition 2 --players 6 --masks "Judge,King,Empress,Spy,Witch,Cheat"',
        "ridotto check-set --players 7 --mask examples/smuggler.toml",
    )
    _add_set(masks)
    masks.add_argument("--players", metavar="N", type=whole, help="how many play (default: 6)")
    masks.add_argument("names", metavar="MASK", nargs="*", help="the masks, by name")


def _add_replay(commands: "argparse._SubParsersAction[Parser]") -> None:
    parser = _add(
        commands,
        "replay",
        "replay",
        "tell a saved game, and check that its moves and events agree",
        "ridotto replay ridotto-2026-11-15-2201.saved.json",
        "ridotto replay game.json --seat B --lang uk",
        "ridotto replay game.json --json",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved game")
    parser.add_argument("--json", action="store_true", help="print only the final position and the result")
    parser.add_argument(
        "--seat",
        metavar="SEAT",
        help="tell it as the player on this seat saw it; without it you hear the whole truth "
        "of a finished game, and of one that goes on what a spectator sees",
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


def find_seat(text: str, players: int) -> int:
    """The seat that a letter from A or a number from 1 means."""
    wanted = text.strip().upper()
    letters = SEAT_LETTERS[:players]
    if len(wanted) == 1 and wanted in letters:
        return letters.index(wanted)
    if wanted.isdecimal() and len(wanted) < 4 and 1 <= int(wanted) <= players:
        return int(wanted) - 1
    raise BadRequest(
        f"there is no seat '{text}' at a table for {players}; "
        f"seats go from A to {letters[-1]}, or from 1 to {players}"
    )
