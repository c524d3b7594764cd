"""Mascarade in a terminal, as the shared parts ask for it. Nothing here needs rich or Fluent."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ridotto.cli.parsing import seed, turns, whole
from ridotto.cli.screen.part import Arguments, Comparison, GameCommand, TerminalPart
from ridotto.games.mascarade.terminal.options import (
    OPTIONS,
    add_house_rules,
    add_options,
    add_set,
    check_number,
    new_header,
    players,
    settings,
)
from ridotto.games.mascarade.terminal.sets import headers_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ridotto.bots.search_result import SearchResult
    from ridotto.cli.screen.game_screen import GameScreen, Perspective
    from ridotto.words.hint import Advice
    from ridotto.words.language import Language

SHOW: Final = "ridotto.games.mascarade.terminal.show_command"
CHECK: Final = "ridotto.games.mascarade.terminal.check_command"


def screen(header: Any, perspective: "Perspective", language: "Language") -> "GameScreen":
    """The screen of one viewer."""
    from ridotto.games.mascarade.terminal.screen import MascaradeScreen  # noqa: PLC0415 - needs rich

    return MascaradeScreen(header, perspective, language)


def hint(view: Any, result: "SearchResult", advice: "Sequence[Advice]", language: "Language") -> list[str]:
    """What a search would do, and what it believes about the cards."""
    from ridotto.games.mascarade.terminal.hint import hint_lines  # noqa: PLC0415 - needs Fluent

    return hint_lines(view, result, advice, language)


def _add_edition(parser: Arguments) -> None:
    parser.add_argument("--edition", metavar="N", type=whole, help="only this edition, 1 or 2")


def _add_edition_and_players(parser: Arguments) -> None:
    _add_edition(parser)
    parser.add_argument("--players", metavar="N", type=whole, help="only for this many players")


def _add_mask(parser: Arguments) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a mask in TOML")


def _add_masks(parser: Arguments) -> None:
    add_set(parser)
    parser.add_argument("--players", metavar="N", type=whole, help="number of players (default: 6)")
    parser.add_argument("names", metavar="MASK", nargs="*", help="the masks, by name")


def _add_sets(parser: Arguments) -> None:
    parser.add_argument(
        "sets",
        metavar="SET",
        nargs="+",
        help="a scenario (recommended, A, B), masks separated by commas, or a TOML file with several sets",
    )
    parser.add_argument("--edition", metavar="N", type=whole, help="1 or 2 (default: the one that fits)")
    parser.add_argument("--players", metavar="N", type=whole, help="number of players (default: 6)")
    parser.add_argument(
        "--seed",
        metavar="N",
        type=seed,
        help="a number that gives the same games again; 0x before a hexadecimal one",
    )
    parser.add_argument("--max-turns", metavar="N", type=turns, help="end after this many turns")
    add_house_rules(parser)


PART: Final = TerminalPart(
    screen=screen,
    header=new_header,
    settings=settings,
    check_players=check_number,
    players=players,
    add_options=add_options,
    options=OPTIONS,
    usual_bots=("honest", "bluffer"),
    bots_help="honest, bluffer, daring, forgetful or random",
    examples={
        "play": (
            "ridotto play --edition 2 --players 8 --scenario B --lang pl",
            "ridotto play --mask examples/smuggler.toml --players 7",
        ),
        "join": ("ridotto join localhost:8080 --players 8 --edition 2 --bots bluffer,honest --begin",),
        "simulate": (
            "ridotto simulate --edition 2 --players 8 --scenario B --policy random --rows games.parquet",
            "ridotto simulate --games 200 --players 4 --policy honest,bluffer",
        ),
        "arena": (
            "ridotto arena --bots honest,bluffer,random --deals 500 --report arena.html",
            "ridotto arena --odd bluffer --among honest --players 8 --deals 2000",
        ),
    },
    hint=hint,
    commands=(
        GameCommand(
            "masks",
            SHOW,
            "show all masks and what they do",
            ("ridotto masks --edition 2 --lang it",),
            _add_edition,
        ),
        GameCommand(
            "scenarios",
            SHOW,
            "show the named sets of masks",
            ("ridotto scenarios --players 8",),
            _add_edition_and_players,
        ),
        GameCommand(
            "check-mask",
            CHECK,
            "check a mask of your own and show its card",
            ("ridotto check-mask examples/smuggler.toml",),
            _add_mask,
        ),
        GameCommand(
            "check-set",
            CHECK,
            "check whether masks can be played together",
            (
                "ridotto check-set --players 6 Judge Bishop King Queen Witch Cheat",
                'ridotto check-set --edition 2 --players 6 --masks "Judge,King,Empress,Spy,Witch,Cheat"',
                "ridotto check-set --players 7 --mask examples/smuggler.toml",
            ),
            _add_masks,
        ),
    ),
    comparison=Comparison(
        "compare sets of masks by playing them many times",
        "show which set of masks is fairer between the seats, shorter and swingier",
        (
            "ridotto lab compare A B --players 8 --games 20000 --policy random",
            "ridotto lab compare recommended Judge,King,Queen,Witch,Bishop,Cheat --report sets.html",
            "ridotto lab compare examples/sets.toml --games 5000",
        ),
        _add_sets,
        headers_of,
    ),
)
