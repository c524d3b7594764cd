"""The Grimm Masquerade in a terminal, as the shared parts ask for it. Nothing here needs rich or Fluent."""

from typing import TYPE_CHECKING, Any, Final

from ridotto.cli.screen.part import GameCommand, TerminalPart
from ridotto.games.grimm.terminal.options import (
    OPTIONS,
    add_options,
    check_number,
    new_header,
    players,
    variants,
)

if TYPE_CHECKING:
    from ridotto.cli.screen.game_screen import GameScreen, Perspective
    from ridotto.words.language import Language


def screen(header: Any, perspective: "Perspective", language: "Language") -> "GameScreen":
    """The screen of one viewer."""
    from ridotto.games.grimm.terminal.screen import GrimmScreen  # noqa: PLC0415 - needs rich

    return GrimmScreen(header, perspective, language)


PART: Final = TerminalPart(
    screen=screen,
    header=new_header,
    settings=variants,
    check_players=check_number,
    players=players,
    add_options=add_options,
    options=OPTIONS,
    usual_bots=("careful", "sly"),
    bots=("careful", "sly", "veteran", "daring", "forgetful", "random"),
    help_words="ridotto.games.grimm.terminal",
    examples={
        "play": ("ridotto play grimm --players 4 --treasures --abilities",),
        "join": ("ridotto join localhost:8080 grimm --public",),
        "simulate": ("ridotto simulate grimm --players 2 --treasures --policy random --json",),
        "arena": ("ridotto arena grimm --bots careful,sly,random --deals 50 --save balls.jsonl",),
        "exploit": ("ridotto exploit sly --game grimm --players 4 --save sly.jsonl",),
        "dataset": ("ridotto dataset balls grimm --players 4 --games 100000 --beliefs",),
    },
    commands=(
        GameCommand(
            "characters",
            "ridotto.games.grimm.terminal.characters_command",
            "characters",
            ("ridotto characters --lang nl",),
        ),
    ),
)
