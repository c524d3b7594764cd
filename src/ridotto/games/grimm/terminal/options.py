"""The Grimm Masquerade on the command line: its variants, and a game made from them."""

from argparse import Namespace
from collections.abc import Sequence
from typing import Final

from ridotto.cli.screen.part import Arguments
from ridotto.cli.speech import speech
from ridotto.games.grimm.play.header import Grimm, Options, grimm
from ridotto.games.grimm.play.part import PART as PLAY
from ridotto.games.grimm.rules.setup import check_players
from ridotto.refusal import Fact

OPTIONS: Final = ("wagers", "treasures", "abilities", "no_deduction")


def own(name: str, **facts: Fact) -> str:
    """A text of this game's help."""
    return speech.help("ridotto.games.grimm.terminal", name, **facts)


def add_options(parser: Arguments) -> None:
    """All options of The Grimm Masquerade."""
    parser.add_argument("--wagers", action="store_true", help=own("wagers"))
    parser.add_argument("--treasures", action="store_true", help=own("treasures"))
    parser.add_argument("--abilities", action="store_true", help=own("abilities"))
    parser.add_argument("--no-deduction", action="store_true", help=own("no-deduction"))


def variants(arguments: Namespace) -> Options:
    """The variants that were asked for."""
    return Options(
        wagers=arguments.wagers,
        treasures=arguments.treasures,
        abilities=arguments.abilities,
        max_turns=arguments.max_turns or 0,
        deduction=not arguments.no_deduction,
    )


def players(arguments: Namespace) -> int:
    """How many play."""
    return PLAY.usual_players if arguments.players is None else int(arguments.players)


def check_number(arguments: Namespace, count: int) -> None:
    """Raise unless this many can play with these variants."""
    check_players(count, variants(arguments).wagers)


def new_header(arguments: Namespace, names: Sequence[str], first: int | None) -> Grimm:
    """A new game for these guests."""
    return grimm(names, options=variants(arguments), seed=arguments.seed, first=first)
