"""What can be said on the command line. Nothing here needs more than Python."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from ridotto import __version__
from ridotto.cli.files import BadRequest
from ridotto.cli.parsing import (
    BOTS_HELP,
    Commands,
    Parser,
    add_command,
    add_game,
    add_house,
    add_set,
    add_table,
    games,
    seconds,
    seed,
    threads,
    turns,
    whole,
    words,
)
from ridotto.cli.server_arguments import add_server_commands
from ridotto.notation import SEAT_LETTERS


def read_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What was asked for."""
    parser = Parser(
        prog="ridotto",
        description="Mascarade and The Grimm Masquerade in your terminal. Unofficial.",
        epilog="examples:\n  ridotto play --players 6 --lang fr\n  ridotto play grimm\n  ridotto serve",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"ridotto {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    _add_play(commands)
    add_server_commands(commands)
    _add_show(commands)
    _add_check(commands)
    _add_replay(commands)
    _add_simulate(commands)
    _add_lab(commands)
    _add_arena(commands)
    return parser.parse_args(arguments)


def _add_play(commands: Commands) -> None:
    parser = add_command(
        commands,
        "play",
        "ridotto.cli.commands.play",
        "play a game against bots",
        "ridotto play",
        "ridotto play --edition 2 --players 8 --scenario B --lang pl",
        "ridotto play grimm --players 4 --treasures --abilities",
        "ridotto play --names Zoe,Max,Lou,Kim --seat C --seed 42",
        "ridotto play --mask examples/smuggler.toml --players 7",
        "ridotto play --resume ridotto-2026-11-15-2201.saved.json --seat A",
    )
    add_game(parser)
    add_table(parser)
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


def _add_simulate(commands: Commands) -> None:
    parser = add_command(
        commands,
        "simulate",
        "ridotto.cli.commands.simulate",
        "play many games and report what they come to",
        "ridotto simulate --games 1000000 --policy random --report report.html",
        "ridotto simulate --edition 2 --players 8 --scenario B --policy random --rows games.parquet",
        "ridotto simulate --games 200 --players 4 --policy honest,bluffer",
        "ridotto simulate grimm --players 2 --treasures --policy random --json",
    )
    add_game(parser)
    add_table(parser)
    _add_many(parser)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument(
        "--rows", metavar="FILE", type=Path, help="one row for each game, as .csv or .parquet by its name"
    )


def _add_lab(commands: Commands) -> None:
    about = "compare sets of masks by playing them many times"
    lab = commands.add_parser("lab", help=about, description=about[0].upper() + about[1:] + ".")
    parser = add_command(
        lab.add_subparsers(dest="experiment", metavar="EXPERIMENT", required=True, parser_class=Parser),
        "compare",
        "ridotto.cli.commands.compare",
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
    add_house(parser)
    _add_many(parser)


def _add_arena(commands: Commands) -> None:
    parser = add_command(
        commands,
        "arena",
        "ridotto.cli.commands.arena",
        "let bots play each other on the same deals and on every seat",
        "ridotto arena --bots honest,bluffer,random --deals 500 --report arena.html",
        "ridotto arena --odd bluffer --among honest --players 8 --deals 2000",
        "ridotto arena grimm --bots careful,sly,random --deals 50 --save balls.jsonl",
    )
    add_game(parser)
    add_table(parser)
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


def _add_show(commands: Commands) -> None:
    for name, about, example in (
        ("masks", "show all masks and what they do", "ridotto masks --edition 2 --lang it"),
        ("scenarios", "show the sets of masks there are", "ridotto scenarios --players 8"),
    ):
        parser = add_command(commands, name, "ridotto.games.mascarade.terminal.show_command", about, example)
        parser.add_argument("--edition", metavar="N", type=whole, help="only this edition, 1 or 2")
        if name == "scenarios":
            parser.add_argument("--players", metavar="N", type=whole, help="only for so many players")
    add_command(
        commands,
        "characters",
        "ridotto.games.grimm.terminal.characters_command",
        "show the characters, artifacts, actions and abilities of The Grimm Masquerade",
        "ridotto characters --lang nl",
    )


def _add_check(commands: Commands) -> None:
    mask = add_command(
        commands,
        "check-mask",
        "ridotto.games.mascarade.terminal.check_command",
        "check a mask of your own and show its card",
        "ridotto check-mask examples/smuggler.toml",
    )
    mask.add_argument("file", metavar="FILE", type=Path, help="a mask in TOML")
    masks = add_command(
        commands,
        "check-set",
        "ridotto.games.mascarade.terminal.check_command",
        "check whether masks can be played together",
        "ridotto check-set --players 6 Judge Bishop King Queen Witch Cheat",
        'ridotto check-set --edition 2 --players 6 --masks "Judge,King,Empress,Spy,Witch,Cheat"',
        "ridotto check-set --players 7 --mask examples/smuggler.toml",
    )
    add_set(masks)
    masks.add_argument("--players", metavar="N", type=whole, help="how many play (default: 6)")
    masks.add_argument("names", metavar="MASK", nargs="*", help="the masks, by name")


def _add_replay(commands: Commands) -> None:
    parser = add_command(
        commands,
        "replay",
        "ridotto.cli.commands.replay",
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
