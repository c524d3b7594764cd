"""Who may enter the arena: every bot by its name, and the fixed ideas that no bot may fall for."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from inspect import getsourcefile
from pathlib import Path
from typing import Final

import ridotto
from ridotto.bots.bot import MakeBot
from ridotto.bots.mascarade.fixed_ideas import FIXED_IDEAS
from ridotto.bots.mascarade.mind import Temper
from ridotto.bots.mascarade.minded import MASCARADE_MINDS, Minded, minds_for
from ridotto.bots.party import UnknownBot, find_bot
from ridotto.lab.run import is_minded, play_one
from ridotto.play import Mascarade
from ridotto.play.game import Header
from ridotto.simulation.batch import Results, header_of, joined
from ridotto.simulation.cache import digest_of
from ridotto.simulation.minds import play_minded

EXPLOITERS: Final[Mapping[str, Mapping[str, MakeBot]]] = {"mascarade": FIXED_IDEAS, "grimm": {}}
"""Trivial strategies of each game, which nobody is offered to play against."""
ITS_OWN: Final = ("__init__", "watch", "answer")
"""What a bot has that thinks in a way of its own."""
PLAYED_BY: Final = ("*.py", "mascarade/*.py", "grimm/*.py", "play/*.py", "simulation/*.py", "bots/**/*.py")
"""The sources that decide how games go."""


def find_contender(name: str, game: str) -> MakeBot:
    """The bot or the fixed idea with this name."""
    fixed, wanted = EXPLOITERS[game], name.strip().casefold()
    if wanted in fixed:
        return fixed[wanted]
    try:
        return find_bot(name, game)
    except UnknownBot:
        near = get_close_matches(wanted, fixed, 1)
        if not near:
            raise
        raise UnknownBot(f"there is no bot '{name.strip()}'; did you mean {near[0]}?") from None


def tempers_of(bots: Sequence[MakeBot]) -> list[Temper] | None:
    """What makes these bots what they are, if that is nothing but a temper: then machine code can play."""
    minded = [bot for bot in bots if is_minded(bot)]
    plain = [bot.temper for bot in minded if all(getattr(bot, it) is getattr(Minded, it) for it in ITS_OWN)]
    return plain if len(plain) == len(bots) else None


def play_seated(header: Header, names: Sequence[str], deals: range, seed: int) -> Results:
    """Play some deals of a seed with these bots around the table, and count."""
    game = "mascarade" if isinstance(header, Mascarade) else "grimm"
    bots = [find_contender(name, game) for name in names]
    tempers = tempers_of(bots)
    if tempers is None or not isinstance(header, Mascarade):
        return joined([play_one(header_of(header, seed, deal), bots, deal) for deal in deals])
    minds = minds_for(header, tempers)
    return play_minded(header, MASCARADE_MINDS, minds, len(deals), seed, start=deals.start, counted=True)


def sources_digest(bots: Sequence[MakeBot]) -> str:
    """A name for all that decides how these bots play: it changes when a letter of that does."""
    home = Path(ridotto.__file__).parent
    sources = {path for pattern in PLAYED_BY for path in home.glob(pattern)}
    own = (getsourcefile(bot) for bot in bots if isinstance(bot, type))
    return digest_of(sources | {Path(path) for path in own if path}, ())
