"""Measures how the bots of a game play that answer at once: `python -m ridotto.lab.manners [GAME…]`.

It writes a file into the package of the game's bots, from which page and terminal describe them.
"""

import sys
from collections.abc import Sequence
from importlib.resources import files
from math import isnan
from pathlib import Path
from typing import Any, Final

import msgspec

from ridotto.bots.manners import FILE, MeasuredManners
from ridotto.bots.registry import bots_part, quick_bots
from ridotto.games.registry import find_game, games
from ridotto.lab.arena import standing_of
from ridotto.lab.part import lab_part
from ridotto.lab.tournament import LineUp, Tournament, round_robin
from ridotto.words.manners import MEMORY, MannerFigures

SEED: Final = 1
DEALS: Final = 500
DIGITS: Final = 3
"""How precisely the file has them."""
LEFT_OUT: Final = "bot roses"
"""A section of the arena's reports that no line about a bot is made from."""


def line_ups(game: str) -> list[LineUp]:
    """Each bot among each other one; but nobody plays among bots of the first level, who teach nothing."""
    levels = {name: getattr(bot, "level", 1) for name, bot in quick_bots(game).items()}
    serious = [name for name, level in levels.items() if level > 1]
    others = [name for name in levels if name not in serious]
    return [*round_robin(serious), *(LineUp(one, (among,)) for one in others for among in serious)]


def measure(game: str, deals: int = DEALS, seed: int = SEED) -> MeasuredManners:
    """Play compiled games at the table of the game's strangers, and count what each bot does."""
    draw = bots_part(game).strangers
    assert draw is not None, f"{game} has no table to measure at"
    tournament = Tournament(draw.header, line_ups(game), deals, seed)
    standing = standing_of(tournament, [tournament.play(task) for task in tournament.tasks({})])
    figures = lab_part(find_game(game)).bot_figures
    bots: dict[str, MannerFigures] = {}
    for name, bot in quick_bots(game).items():
        found = figures(name, standing.manners[name])
        measured = {each.measure: round(each.value, DIGITS) for each in found if each.section != LEFT_OUT}
        bots[name] = {
            **{what: value for what, value in measured.items() if not isnan(value)},
            MEMORY: memory_of(bot),
        }
    return MeasuredManners(f"python -m ridotto.lab.manners {game}", seed, tournament.players, deals, bots)


def memory_of(bot: Any) -> float:
    """The share of its knowledge that a bot keeps after each turn; a random one takes in nothing."""
    temper = bot.temper
    return 0.0 if temper.whimsy >= 1 else float(temper.memory)


def main(wanted: Sequence[str]) -> None:
    """Write the files of these games, or of all that have one."""
    for game in wanted or games():
        if package := bots_part(game).manners:
            text = msgspec.json.format(msgspec.json.encode(measure(game)), indent=2)
            Path(str(files(package).joinpath(FILE))).write_bytes(text + b"\n")
            print(f"{package}/{FILE}")


if __name__ == "__main__":
    main(sys.argv[1:])
