"""Who may enter the arena: every bot by its name, baselines that no bot should lose to, random tempers."""

from collections.abc import Sequence
from difflib import get_close_matches
from importlib.resources import files
from inspect import getsourcefile
from pathlib import Path
from typing import Final

import ridotto
from ridotto.bots.bot import MakeBot
from ridotto.bots.part import BotsPart
from ridotto.bots.registry import UnknownBot, bots_part, find_bot
from ridotto.bots.search_result import Budget
from ridotto.bots.searcher import FormerSearcher
from ridotto.games.kind import GameKind
from ridotto.games.registry import game_of
from ridotto.lab.exploit.tempers import find_temper
from ridotto.lab.run import SEARCH_BUDGET, bot_states, hooks_of, play_one
from ridotto.play.header import Header
from ridotto.simulation.batch import header_of
from ridotto.simulation.compile.cache import digest_of
from ridotto.simulation.policies import play_minded
from ridotto.simulation.results import Results, join_results

SHARED_SOURCES: Final = ("*.py", "play/*.py", "simulation/**/*.py", "bots/**/*.py")
GAME_SOURCES: Final = (
    "*.py",
    "rules/*.py",
    "play/*.py",
    "bots/**/*.py",
    "bots/**/*.network",
    "simulation/*.py",
)
"""The source files on which results depend: in the program, and in the folder of the game."""


def find_contender(name: str, game: str) -> MakeBot:
    """The bot, the baseline, the stranger or the drawn temper with this name."""
    part, wanted = bots_part(game), name.strip().casefold()
    if drawn := find_temper(wanted, part):
        return drawn
    others = {**part.baselines, **part.stranger_bots(), **former_searchers(part)}
    if wanted in others:
        return others[wanted]
    try:
        return find_bot(name, game)
    except UnknownBot:
        near = get_close_matches(wanted, others, 1)
        if not near:
            raise
        raise UnknownBot("no-bot-but", bot=name.strip(), near=near[0]) from None


def former_searchers(part: BotsPart) -> dict[str, MakeBot]:
    """The searcher as it was before it read moves, to compare with."""
    return {"former-searcher": FormerSearcher} if part.search is not None and part.search.former else {}


def play_seated(
    header: Header, names: Sequence[str], deals: range, seed: int, budget: Budget = SEARCH_BUDGET
) -> Results:
    """Play some deals of a seed with these bots on the seats, with statistics; searchers have a budget."""
    game = game_of(header).id
    bots = [find_contender(name, game) for name in names]
    states = bot_states(header, bots)
    if states is None:
        return join_results([play_one(header_of(header, seed, deal), bots, deal, budget) for deal in deals])
    return play_minded(header, hooks_of(game), states, len(deals), seed, start=deals.start, counted=True)


def sources_digest(game: GameKind, bots: Sequence[MakeBot]) -> str:
    """A hash of everything on which the play of these bots depends."""
    program, folder = Path(ridotto.__file__).parent, Path(str(files(game.folder)))
    sources = {path for pattern in SHARED_SOURCES for path in program.glob(pattern)}
    sources |= {path for pattern in GAME_SOURCES for path in folder.glob(pattern)}
    own = (getsourcefile(bot) for bot in bots if isinstance(bot, type))
    return digest_of(sources | {Path(path) for path in own if path}, ())
