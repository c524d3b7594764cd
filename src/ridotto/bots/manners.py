"""How the bots of a game play: figures that were measured in many games, from a file in the game's package.

`python -m ridotto.lab.manners` writes these files.
"""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from ridotto.bots.registry import bots_part, searchers
from ridotto.games.registry import find_game
from ridotto.words.language import Language
from ridotto.words.manners import MEMORY, MannerFigures, joined, memory_words, thinker_line

FILE: Final = "manners.json"
"""The name of the file in a game's package of bots."""


class MeasuredManners(msgspec.Struct, frozen=True):
    """What was measured of each bot, and how."""

    command: str
    seed: int
    players: int
    deals: int
    """Deals for every pair of bots, each played with the odd one on every seat."""
    bots: dict[str, MannerFigures]


@cache
def measured_manners(game: str) -> dict[str, MannerFigures]:
    """The figures of each bot that was measured; of none if the game has no file."""
    package = bots_part(game).manners
    if not package:
        return {}
    text = files(package).joinpath(FILE).read_bytes()
    return msgspec.json.decode(text, type=MeasuredManners).bots


def manners_line(game: str, bot: str, language: Language) -> str:
    """How a bot plays, in one line; empty if nothing is known about it."""
    if bot in searchers(game):
        return thinker_line(language)
    kind, figures = find_game(game), measured_manners(game).get(bot)
    if figures is None or not kind.has("words") or kind.words.manners is None:
        return ""
    return joined([*kind.words.manners(figures, language), memory_words(figures[MEMORY], language)])
