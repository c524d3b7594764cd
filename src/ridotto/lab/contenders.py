"""Who may enter the arena: every bot by its name, and the fixed ideas that no bot may lose to."""

from collections.abc import Sequence
from difflib import get_close_matches
from inspect import getsourcefile
from pathlib import Path
from typing import Final

import ridotto
from ridotto.bots.bot import MakeBot
from ridotto.bots.registry import UnknownBot, bots_part, find_bot
from ridotto.lab.compilable import game_of, hooks_of, minds_of
from ridotto.lab.run import play_one
from ridotto.play.header import Header
from ridotto.simulation.batch import header_of
from ridotto.simulation.compile.cache import digest_of
from ridotto.simulation.policies import play_minded
from ridotto.simulation.results import Results, join_results

PLAYED_BY: Final = ("*.py", "mascarade/*.py", "grimm/*.py", "play/*.py", "simulation/*.py", "bots/**/*.py")
"""The source files on which results depend."""


def find_contender(name: str, game: str) -> MakeBot:
    """The bot or the fixed idea with this name."""
    fixed, wanted = bots_part(game).baselines, name.strip().casefold()
    if wanted in fixed:
        return fixed[wanted]
    try:
        return find_bot(name, game)
    except UnknownBot:
        near = get_close_matches(wanted, fixed, 1)
        if not near:
            raise
        raise UnknownBot("no-bot-but", bot=name.strip(), near=near[0]) from None


def play_seated(header: Header, names: Sequence[str], deals: range, seed: int) -> Results:
    """Play some deals of a seed with these bots on the seats, with statistics."""
    game = game_of(header)
    bots = [find_contender(name, game) for name in names]
    minds = minds_of(header, bots)
    if minds is None:
        return join_results([play_one(header_of(header, seed, deal), bots, deal) for deal in deals])
    return play_minded(header, hooks_of(game), minds, len(deals), seed, start=deals.start, counted=True)


def sources_digest(bots: Sequence[MakeBot]) -> str:
    """A hash of everything on which the play of these bots depends."""
    home = Path(ridotto.__file__).parent
    sources = {path for pattern in PLAYED_BY for path in home.glob(pattern)}
    own = (getsourcefile(bot) for bot in bots if isinstance(bot, type))
    return digest_of(sources | {Path(path) for path in own if path}, ())
