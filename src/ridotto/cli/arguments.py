"""The command line's arguments. Nothing here needs more than Python and msgspec."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from ridotto import __version__
from ridotto.cli.parsing import (
    Commands,
    Parser,
    add_command,
    add_game,
    add_table,
    bots_help,
    examples_for,
    names,
    number_of_games,
    parts,
    seconds,
    threads,
)
from ridotto.cli.server_arguments import add_server_commands
from ridotto.games.registry import default_game, games


def read_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What was asked for."""
    titles = [game.play.title for game in games().values()]
    listed = " and ".join(filter(None, (", ".join(titles[:-1]), titles[-1])))
    others = [f"ridotto play {id}" for id in games() if id != default_game().id]
    examples = ["ridotto play --players 6 --lang fr", *others, "ridotto serve"]
    parser = Parser(
        prog="ridotto",
        description=f"{listed} in your terminal. Unofficial.",
        epilog="\n  ".join(["examples:", *examples]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"ridotto {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    _add_play(commands)
    add_server_commands(commands)
    _add_game_commands(commands)
    _add_replay(commands)
    _add_simulate(commands)
    _add_lab(commands)
    _add_arena(commands)
    return parser.parse_args(arguments)


def _add_game_commands(commands: Commands) -> None:
    """The commands that only one game has."""
    for part in parts().values():
        for each in part.commands:
            each.add_arguments(add_command(commands, each.name, each.module, each.about, *each.examples))


def _add_play(commands: Commands) -> None:
    parser = add_command(
        commands,
        "play",
        "ridotto.cli.commands.play",
        "play a game against bots",
        "ridotto play",
        "ridotto play --names Zoe,Max,Lou,Kim --seat C --seed 42",
        "ridotto play --resume ridotto-2026-11-15-2201.saved.json --seat A",
        *examples_for("play"),
    )
    add_game(parser)
    add_table(parser)
    parser.add_argument("--names", metavar="A,B,…", type=names, help="the players' names; the first is yours")
    parser.add_argument("--seat", metavar="SEAT", help="your seat: a letter from A, or a number from 1")
    parser.add_argument("--bots", metavar="NAME,…", type=names, help=f"{bots_help()}; seated in turn")
    parser.add_argument("--watch", action="store_true", help="watch the bots play among themselves")
    parser.add_argument(
        "--hint", action="store_true", help="show what a searcher would do in your place, and why"
    )
    parser.add_argument("--save", metavar="FILE", type=Path, help="where to save the game")
    parser.add_argument("--resume", metavar="FILE", type=Path, help="continue a saved game")
    parser.add_argument("--delay", metavar="SECONDS", type=seconds, help="how long bots wait before a move")


def _add_simulate(commands: Commands) -> None:
    parser = add_command(
        commands,
        "simulate",
        "ridotto.cli.commands.simulate",
        "play many games and report statistics",
        "ridotto simulate --games 1000000 --policy random --report report.html",
        *examples_for("simulate"),
    )
    add_game(parser)
    add_table(parser)
    _add_many_games(parser)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument(
        "--rows", metavar="FILE", type=Path, help="write one row per game, as .csv or .parquet"
    )


def _add_lab(commands: Commands) -> None:
    """Experiments: today one, in the first game that has something to compare."""
    id, comparison = next(
        ((id, part.comparison) for id, part in parts().items() if part.comparison), ("", None)
    )
    if comparison is None:
        return
    about = comparison.about
    lab = commands.add_parser("lab", help=about, description=about[0].upper() + about[1:] + ".")
    parser = add_command(
        lab.add_subparsers(dest="experiment", metavar="EXPERIMENT", required=True, parser_class=Parser),
        "compare",
        "ridotto.cli.commands.compare",
        comparison.question,
        *comparison.examples,
    )
    parser.set_defaults(game=id)
    comparison.add_arguments(parser)
    _add_many_games(parser)


def _add_arena(commands: Commands) -> None:
    parser = add_command(
        commands,
        "arena",
        "ridotto.cli.commands.arena",
        "let bots play each other, on the same deals and on every seat",
        *examples_for("arena"),
    )
    add_game(parser)
    add_table(parser)
    parser.add_argument(
        "--bots", metavar="NAME,…", type=names, help="each of these bots plays among others of each kind"
    )
    parser.add_argument("--odd", metavar="NAME", help="only this bot, on one seat, …")
    parser.add_argument(
        "--among", metavar="NAME,…", type=names, help="… among these bots on all other seats, alternately"
    )
    parser.add_argument(
        "--deals", metavar="N", type=number_of_games, default=100, help="number of deals (default: 100)"
    )
    parser.add_argument(
        "--save", metavar="FILE", type=Path, help="store finished blocks, and continue from them"
    )
    _add_threads(parser)
    _add_report(parser)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def _add_many_games(parser: Parser) -> None:
    """How many games, who plays them and where."""
    parser.add_argument(
        "--games", metavar="N", type=number_of_games, default=1000, help="number of games (default: 1000)"
    )
    parser.add_argument(
        "--policy",
        metavar="NAME,…",
        type=names,
        dest="bots",
        help=f"who plays: {bots_help()}; or uniform, alone: every legal move is equally likely",
    )
    where = parser.add_mutually_exclusive_group()
    _add_threads(where)
    where.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster: auto, host:port or ray://host:port, or local"
    )
    _add_report(parser)


def _add_threads(parser: "argparse._ActionsContainer") -> None:
    parser.add_argument(
        "--threads", metavar="N", type=threads, default=0, help="number of cores (default: all)"
    )


def _add_report(parser: Parser) -> None:
    parser.add_argument(
        "--report",
        metavar="FILE",
        type=Path,
        action="append",
        default=[],
        help="write the report as .html, .csv or .parquet; may be given several times",
    )


def _add_replay(commands: Commands) -> None:
    parser = add_command(
        commands,
        "replay",
        "ridotto.cli.commands.replay",
        "retell a saved game, and check that its moves and events agree",
        "ridotto replay ridotto-2026-11-15-2201.saved.json",
        "ridotto replay game.json --seat B --lang uk",
        "ridotto replay game.json --json",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved game")
    parser.add_argument("--json", action="store_true", help="print only the final position and the result")
    parser.add_argument(
        "--seat",
        metavar="SEAT",
        help="show it as the player on this seat saw it (default: the whole truth "
        "of a finished game, or what a spectator sees of an unfinished one)",
    )
