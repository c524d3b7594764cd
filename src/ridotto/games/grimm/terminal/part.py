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
    from collections.abc import Sequence

    from ridotto.bots.search_result import SearchResult
    from ridotto.cli.screen.game_screen import GameScreen, Perspective
    from ridotto.words.hint import Advice
    from ridotto.words.language import Language


def screen(header: Any, perspective: "Perspective", language: "Language") -> "GameScreen":
    """The screen of one viewer."""
    from ridotto.games.grimm.terminal.screen import GrimmScreen  # noqa: PLC0415 - needs rich

    return GrimmScreen(header, perspective, language)


def hint(view: Any, result: "SearchResult", advice: "Sequence[Advice]", language: "Language") -> list[str]:
    """What a search would do, and whom it takes the others for."""
    from ridotto.games.grimm.terminal.hint import hint_lines  # noqa: PLC0415 - needs Fluent

    return hint_lines(view, result, advice, language)


PART: Final = TerminalPart(
    screen=screen,
    header=new_header,
    settings=variants,
    check_players=check_number,
    players=players,
    add_options=add_options,
    options=OPTIONS,
    usual_bots=("careful", "sly"),
    bots_help="careful, sly, daring, forgetful or random",
    examples={
        "play": ("ridotto play grimm --players 4 --treasures --abilities",),
        "join": ("ridotto join localhost:8080 grimm --public",),
        "simulate": ("ridotto simulate grimm --players 2 --treasures --policy random --json",),
        "arena": ("ridotto arena grimm --bots careful,sly,random --deals 50 --save balls.jsonl",),
    },
    hint=hint,
    commands=(
        GameCommand(
            "characters",
            "ridotto.games.grimm.terminal.characters_command",
            "show the characters, artifacts, actions and abilities of The Grimm Masquerade",
            ("ridotto characters --lang nl",),
        ),
    ),
)
