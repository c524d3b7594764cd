"""The arguments of `ridotto review`, `puzzle` and `puzzles`. They need only Python and msgspec."""

from pathlib import Path

from ridotto.cli.parsing import (
    BadValue,
    Commands,
    Parser,
    add_command,
    add_report,
    number_of_games,
    seed,
    whole,
)
from ridotto.cli.speech import metavar, told
from ridotto.games.registry import games
from ridotto.review.budget import BUDGETS, LARGEST
from ridotto.review.schema import THEMES


def add_review_commands(commands: Commands) -> None:
    """What is said about finished games, move by move."""
    _add_review(commands)
    _add_puzzle(commands)
    _add_puzzles(commands)


def _add_review(commands: Commands) -> None:
    parser = add_command(
        commands,
        "review",
        "ridotto.cli.commands.review",
        told("review"),
        "ridotto review ridotto-2026-11-15-2201.saved.json",
        "ridotto review game.json --budget quick --lang fr",
        "ridotto review game.json --report review.html",
    )
    parser.add_argument("file", metavar=metavar("FILE"), type=Path, help=told("review-file"))
    parser.add_argument(
        "--budget",
        metavar=metavar("BUDGET"),
        type=budget,
        default="default",
        help=told("review-budget", names=", ".join(BUDGETS)),
    )
    parser.add_argument("--seed", metavar="N", type=seed, default=0, help=told("review-seed"))
    parser.add_argument("--json", action="store_true", help=told("review-json"))
    add_report(parser, told("review-report"))


def _add_puzzle(commands: Commands) -> None:
    parser = add_command(
        commands,
        "puzzle",
        "ridotto.cli.commands.puzzle",
        told("puzzle"),
        "ridotto puzzle",
        "ridotto puzzle 12 --lang it",
        "ridotto puzzle --theme lie",
    )
    parser.add_argument("number", metavar="N", nargs="?", type=whole, help=told("puzzle-number"))
    parser.add_argument("--file", metavar=metavar("FILE"), type=Path, help=told("puzzle-file"))
    _add_theme(parser)


def _add_puzzles(commands: Commands) -> None:
    parser = add_command(
        commands,
        "puzzles",
        "ridotto.cli.commands.puzzles",
        told("puzzles"),
        "ridotto puzzles more.jsonl --count 5",
        "ridotto puzzles more.jsonl --again",
        "ridotto puzzles",
    )
    parser.add_argument("file", metavar=metavar("FILE"), nargs="?", type=Path, help=told("puzzles-file"))
    parser.add_argument("--check", action="store_true", help=told("puzzles-check"))
    parser.add_argument("--again", action="store_true", help=told("puzzles-again"))
    parser.add_argument("--count", metavar="N", type=number_of_games, default=10, help=told("puzzles-count"))
    about = told("puzzles-game", games=", ".join(games()))
    parser.add_argument("--game", metavar=metavar("GAME"), choices=tuple(games()), help=about)
    _add_theme(parser)


def _add_theme(parser: Parser) -> None:
    about = told("puzzles-theme", themes=", ".join(THEMES))
    parser.add_argument("--theme", metavar=metavar("THEME"), choices=THEMES, help=about)


def budget(text: str) -> str | float:
    """The name of a budget, or how many times the default it is."""
    wanted = text.strip().lower()
    if wanted in BUDGETS:
        return wanted
    try:
        times = float(wanted)
    except ValueError:
        times = 0.0
    if not 0 < times <= LARGEST:
        raise BadValue("bad-review-budget", text=text[:20], names=", ".join(BUDGETS), most=int(LARGEST))
    return times
