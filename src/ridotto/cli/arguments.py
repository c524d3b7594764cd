"""The command line's arguments. Nothing here needs more than Python and msgspec."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from ridotto import __version__
from ridotto.cli.argparse_words import Help, speak
from ridotto.cli.parsing import (
    Commands,
    Parser,
    add_command,
    add_game,
    add_language,
    add_report,
    add_table,
    bots_help,
    examples_for,
    milliseconds,
    minutes,
    names,
    number_of_games,
    parts,
    seconds,
    seed,
    threads,
)
from ridotto.cli.review_arguments import add_review_commands
from ridotto.cli.server_arguments import add_server_commands
from ridotto.cli.speech import listed, metavar, told
from ridotto.games.registry import default_game, games


def read_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What was asked for."""
    speak()
    titles = [game.play.title for game in games().values()]
    others = [f"ridotto play {id}" for id in games() if id != default_game().id]
    examples = ["ridotto play --players 6 --lang fr", *others, "ridotto serve"]
    parser = Parser(
        prog="ridotto",
        description=told("about-ridotto", games=listed(titles, "and")),
        epilog="\n  ".join([told("examples"), *examples]),
        formatter_class=Help,
        allow_abbrev=False,
    )
    add_language(parser, None)
    parser.add_argument(
        "--version", action="version", version=f"ridotto {__version__}", help=told("show-version")
    )
    commands = parser.add_subparsers(
        dest="command", metavar=metavar("COMMAND"), required=True, parser_class=Parser
    )
    _add_play(commands)
    add_server_commands(commands)
    _add_game_commands(commands)
    _add_bots(commands)
    _add_replay(commands)
    add_review_commands(commands)
    _add_simulate(commands)
    _add_lab(commands)
    _add_arena(commands)
    _add_exploit(commands)
    _add_dataset(commands)
    _add_train(commands)
    return parser.parse_args(arguments)


def _add_game_commands(commands: Commands) -> None:
    """The commands that only one game has."""
    for part in parts().values():
        for each in part.commands:
            each.add_arguments(
                add_command(commands, each.name, each.module, part.help(each.about), *each.examples)
            )


def _add_play(commands: Commands) -> None:
    parser = add_command(
        commands,
        "play",
        "ridotto.cli.commands.play",
        told("play"),
        "ridotto play",
        "ridotto play --names Zoe,Max,Lou,Kim --seat C --seed 42",
        "ridotto play --resume ridotto-2026-11-15-2201.saved.json --seat A",
        *examples_for("play"),
    )
    add_game(parser)
    add_table(parser)
    parser.add_argument("--names", metavar="A,B,…", type=names, help=told("play-names"))
    parser.add_argument("--seat", metavar=metavar("SEAT"), help=told("play-seat"))
    parser.add_argument(
        "--bots", metavar=metavar("NAME,…"), type=names, help=told("play-bots", bots=bots_help())
    )
    parser.add_argument("--watch", action="store_true", help=told("play-watch"))
    parser.add_argument("--hint", action="store_true", help=told("play-hint"))
    parser.add_argument("--save", metavar=metavar("FILE"), type=Path, help=told("play-save"))
    parser.add_argument("--resume", metavar=metavar("FILE"), type=Path, help=told("play-resume"))
    parser.add_argument("--delay", metavar=metavar("SECONDS"), type=seconds, help=told("play-delay"))


def _add_bots(commands: Commands) -> None:
    others = [f"ridotto bots {id}" for id in games() if id != default_game().id]
    add_game(
        add_command(commands, "bots", "ridotto.cli.commands.bots", told("bots"), "ridotto bots", *others)
    )


def _add_simulate(commands: Commands) -> None:
    parser = add_command(
        commands,
        "simulate",
        "ridotto.cli.commands.simulate",
        told("simulate"),
        "ridotto simulate --games 1000000 --policy random --report report.html",
        *examples_for("simulate"),
    )
    add_game(parser)
    add_table(parser)
    _add_many_games(parser)
    parser.add_argument("--json", action="store_true", help=told("json-figures"))
    parser.add_argument("--rows", metavar=metavar("FILE"), type=Path, help=told("simulate-rows"))


def _add_lab(commands: Commands) -> None:
    """Experiments: today one, in the first game that has something to compare."""
    id, part = next(((id, part) for id, part in parts().items() if part.comparison), ("", None))
    if part is None or part.comparison is None:
        return
    comparison, about = part.comparison, part.help(part.comparison.about)
    lab = commands.add_parser(
        "lab", help=about, description=about[0].upper() + about[1:] + ".", formatter_class=Help
    )
    parser = add_command(
        lab.add_subparsers(
            dest="experiment", metavar=metavar("EXPERIMENT"), required=True, parser_class=Parser
        ),
        "compare",
        "ridotto.cli.commands.compare",
        part.help(comparison.question),
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
        told("arena"),
        *examples_for("arena"),
    )
    add_game(parser)
    add_table(parser)
    parser.add_argument("--bots", metavar=metavar("NAME,…"), type=names, help=told("arena-bots"))
    parser.add_argument("--odd", metavar=metavar("NAME"), help=told("arena-odd"))
    parser.add_argument("--among", metavar=metavar("NAME,…"), type=names, help=told("arena-among"))
    parser.add_argument("--deals", metavar="N", type=number_of_games, default=100, help=told("arena-deals"))
    parser.add_argument("--rollouts", metavar="N", type=number_of_games, help=told("exploit-rollouts"))
    parser.add_argument("--cpu-time", metavar="MS", type=milliseconds, help=told("arena-cpu-time"))
    parser.add_argument("--save", metavar=metavar("FILE"), type=Path, help=told("arena-save"))
    _add_threads(parser)
    add_report(parser, told("report"))
    parser.add_argument("--json", action="store_true", help=told("json-figures"))


def _add_exploit(commands: Commands) -> None:
    parser = add_command(
        commands, "exploit", "ridotto.cli.commands.exploit", told("exploit"), *examples_for("exploit")
    )
    parser.add_argument("bot", metavar=metavar("NAME"), help=told("exploit-bot"))
    add_game(parser, "--game")
    add_table(parser)
    for option, default, about in (
        ("--tempers", 2000, told("exploit-tempers")),
        ("--deals", 10, told("exploit-deals")),
        ("--last", 10, told("exploit-last")),
        ("--fresh-games", 20_000, told("exploit-fresh-games")),
        ("--rollouts", None, told("exploit-rollouts")),
    ):
        parser.add_argument(option, metavar="N", type=number_of_games, default=default, help=about)
    parser.add_argument("--learn", metavar=metavar("FOLDER"), type=Path, help=told("exploit-learn"))
    parser.add_argument("--rounds", metavar="N", type=number_of_games, help=told("exploit-rounds"))
    parser.add_argument("--save", metavar=metavar("FILE"), type=Path, help=told("arena-save"))
    _add_threads(parser)
    parser.add_argument("--json", action="store_true", help=told("json-figures"))


def _add_dataset(commands: Commands) -> None:
    parser = add_command(
        commands,
        "dataset",
        "ridotto.cli.commands.dataset",
        told("dataset"),
        "ridotto dataset games --games 1000000 --seed 7",
        *examples_for("dataset"),
    )
    parser.add_argument("folder", metavar=metavar("FOLDER"), type=Path, help=told("dataset-folder"))
    add_game(parser)
    add_table(parser)
    parser.add_argument(
        "--games", metavar="N", type=number_of_games, default=1_000_000, help=told("dataset-games")
    )
    parser.add_argument(
        "--bots", metavar=metavar("NAME,…"), type=names, help=told("dataset-bots", bots=bots_help())
    )
    parser.add_argument("--beliefs", action="store_true", help=told("dataset-beliefs"))
    where = parser.add_mutually_exclusive_group()
    _add_threads(where)
    where.add_argument("--ray", metavar=metavar("ADDRESS"), help=told("ray"))


def _add_train(commands: Commands) -> None:
    parser = add_command(
        commands,
        "train",
        "ridotto.cli.commands.train",
        told("train"),
        "ridotto train my-network --minutes 30",
        "ridotto train my-network --rounds 800 --seed 1",
    )
    parser.add_argument("folder", metavar=metavar("FOLDER"), type=Path, help=told("train-folder"))
    add_game(parser)
    parser.add_argument("--rounds", metavar="N", type=number_of_games, help=told("train-rounds"))
    parser.add_argument("--minutes", metavar="N", type=minutes, help=told("train-minutes"))
    parser.add_argument("--seed", metavar="N", type=seed, help=told("train-seed"))


def _add_many_games(parser: Parser) -> None:
    """How many games, who plays them and where."""
    parser.add_argument("--games", metavar="N", type=number_of_games, default=1000, help=told("games"))
    parser.add_argument(
        "--policy",
        metavar=metavar("NAME,…"),
        type=names,
        dest="bots",
        help=told("policy", bots=bots_help()),
    )
    where = parser.add_mutually_exclusive_group()
    _add_threads(where)
    where.add_argument("--ray", metavar=metavar("ADDRESS"), help=told("ray"))
    add_report(parser, told("report"))


def _add_threads(parser: "argparse._ActionsContainer") -> None:
    parser.add_argument("--threads", metavar="N", type=threads, default=0, help=told("threads"))


def _add_replay(commands: Commands) -> None:
    parser = add_command(
        commands,
        "replay",
        "ridotto.cli.commands.replay",
        told("replay"),
        "ridotto replay ridotto-2026-11-15-2201.saved.json",
        "ridotto replay game.json --seat B --lang uk",
        "ridotto replay game.json --json",
    )
    parser.add_argument("file", metavar=metavar("FILE"), type=Path, help=told("replay-file"))
    parser.add_argument("--json", action="store_true", help=told("replay-json"))
    parser.add_argument(
        "--seat",
        metavar=metavar("SEAT"),
        help=told("replay-seat"),
    )
