"""Mascarade in a terminal, as the shared parts ask for it. Nothing here needs rich or Fluent."""

from typing import TYPE_CHECKING, Any, Final

from ridotto.cli.parsing import seed, turns, whole
from ridotto.cli.screen.part import Arguments, Comparison, GameCommand, TerminalPart
from ridotto.cli.speech import metavar, told
from ridotto.games.mascarade.terminal.options import (
    OPTIONS,
    add_house_rules,
    add_options,
    add_set,
    check_number,
    new_header,
    own,
    players,
    settings,
)
from ridotto.games.mascarade.terminal.sets import headers_of

if TYPE_CHECKING:
    from ridotto.cli.screen.game_screen import GameScreen, Perspective
    from ridotto.words.language import Language

HERE: Final = "http://localhost:8080"
"""Where `ridotto serve` opens tables."""
SHOW: Final = "ridotto.games.mascarade.terminal.show_command"
CHECK: Final = "ridotto.games.mascarade.terminal.check_command"


def screen(header: Any, perspective: "Perspective", language: "Language") -> "GameScreen":
    """The screen of one viewer."""
    from ridotto.games.mascarade.terminal.screen import MascaradeScreen  # noqa: PLC0415 - needs rich

    return MascaradeScreen(header, perspective, language)


def _add_edition(parser: Arguments) -> None:
    parser.add_argument("--edition", metavar="N", type=whole, help=own("only-edition"))


def _add_edition_and_players(parser: Arguments) -> None:
    _add_edition(parser)
    parser.add_argument("--players", metavar="N", type=whole, help=own("only-players"))


def _add_mask(parser: Arguments) -> None:
    parser.add_argument("file", metavar=metavar("FILE|LINK"), help=own("mask-file"))
    parser.add_argument(
        "--link",
        metavar=metavar("ADDRESS"),
        nargs="?",
        const=HERE,
        help=own("mask-link", default=HERE),
    )


def _add_masks(parser: Arguments) -> None:
    add_set(parser)
    parser.add_argument("--players", metavar="N", type=whole, help=own("six-players"))
    parser.add_argument("names", metavar=metavar("MASK"), nargs="*", help=own("masks-listed"))


def _add_sets(parser: Arguments) -> None:
    parser.add_argument(
        "sets",
        metavar=metavar("SET"),
        nargs="+",
        help=own("compare-sets"),
    )
    parser.add_argument("--edition", metavar="N", type=whole, help=own("compare-edition"))
    parser.add_argument("--players", metavar="N", type=whole, help=own("six-players"))
    parser.add_argument(
        "--seed",
        metavar="N",
        type=seed,
        help=own("compare-seed"),
    )
    parser.add_argument("--max-turns", metavar="N", type=turns, help=told("max-turns"))
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
    bots=("honest", "bluffer", "veteran", "daring", "forgetful", "random"),
    help_words="ridotto.games.mascarade.terminal",
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
        "exploit": (
            "ridotto exploit bluffer --players 6 --seed 1",
            "ridotto exploit bluffer --learn against-bluffers --save bluffer.jsonl --seed 1",
            "ridotto exploit searcher --rollouts 200 --tempers 100 --deals 1 --fresh-games 60",
        ),
        "dataset": ("ridotto dataset liars --edition 2 --players 8 --bots bluffer,daring --seed 7",),
    },
    commands=(
        GameCommand(
            "masks",
            SHOW,
            "masks",
            ("ridotto masks --edition 2 --lang it",),
            _add_edition,
        ),
        GameCommand(
            "scenarios",
            SHOW,
            "scenarios",
            ("ridotto scenarios --players 8",),
            _add_edition_and_players,
        ),
        GameCommand(
            "check-mask",
            CHECK,
            "check-mask",
            (
                "ridotto check-mask examples/smuggler.toml",
                "ridotto check-mask examples/smuggler.toml --link",
            ),
            _add_mask,
        ),
        GameCommand(
            "check-set",
            CHECK,
            "check-set",
            (
                "ridotto check-set --players 6 Judge Bishop King Queen Witch Cheat",
                'ridotto check-set --edition 2 --players 6 --masks "Judge,King,Empress,Spy,Witch,Cheat"',
                "ridotto check-set --players 7 --mask examples/smuggler.toml",
            ),
            _add_masks,
        ),
    ),
    comparison=Comparison(
        "compare",
        "compare-question",
        (
            "ridotto lab compare A B --players 8 --games 20000 --policy random",
            "ridotto lab compare recommended Judge,King,Queen,Witch,Bishop,Cheat --report sets.html",
            "ridotto lab compare examples/sets.toml --games 5000",
        ),
        _add_sets,
        headers_of,
    ),
)
