"""Everything that can be chosen, in one language: games with their options and bots, clocks, phrases."""

from functools import cache
from importlib.util import find_spec
from inspect import cleandoc
from typing import Any, get_args

import msgspec

from ridotto.bots.manners import manners_line
from ridotto.bots.registry import installed_bots, quick_bots, searchers
from ridotto.games.registry import default_game, games
from ridotto.play.part import ClockKind
from ridotto.server.game_fields import InfoField
from ridotto.server.http.requests import LanguageCode
from ridotto.server.part import BotInfo, server_part
from ridotto.server.socket.protocol import VERSION
from ridotto.server.tables.agreement import CLOCKS, ClockName, Pace
from ridotto.server.tables.talk import PHRASES, Phrase
from ridotto.words import LANGUAGES, Language, language


class Catalogue(msgspec.Struct, frozen=True):
    """Everything that can be chosen."""

    version: int
    """The version of the messages over the socket."""
    language: LanguageCode
    languages: dict[str, str]
    games: dict[str, InfoField]
    """Each game by its id, as agreements name it."""
    default_game: str
    """The game that an agreement means if it names none."""
    clocks: dict[ClockName, dict[ClockKind, int]]
    """Milliseconds for a decision of each kind; no limit for kinds that are missing."""
    paces: list[Pace]
    phrases: list[Phrase]
    """Phrases of every table; games add their own."""


@cache
def catalogue(code: str) -> Catalogue:
    """The catalogue in one language."""
    words = language(code)
    return Catalogue(
        version=VERSION,
        language=code,
        languages={each: language(each).say("language-name") for each in LANGUAGES},
        games={id: server_part(kind).info(kind, words, bots_of(id, words)) for id, kind in games().items()},
        default_game=default_game().id,
        clocks=CLOCKS,
        paces=list(get_args(Pace)),
        phrases=list(PHRASES),
    )


def bots_of(game: str, words: Language) -> list[BotInfo]:
    """The bots that play a game: built-in ones, searchers, and installed ones."""
    found = searchers(game) if find_spec("numba") else {}
    ours = {**quick_bots(game), **found}
    return [
        *(_bot(name, make, name in found, manners_line(game, name, words)) for name, make in ours.items()),
        *(BotInfo(name, None, "", "", False, {}, "") for name in installed_bots(game) if name not in ours),
    ]


def _bot(name: str, make: Any, thinks: bool, manners: str) -> BotInfo:
    about = cleandoc(make.__doc__ or "").partition("\n")[0]
    level, forgets = getattr(make, "level", None), getattr(make, "forgets", "")
    return BotInfo(name, level, about, forgets, thinks, _temper(make), manners)


def _temper(make: Any) -> dict[str, float]:
    """How a bot differs from the plainest one."""
    temper = getattr(make, "temper", None)
    if temper is None:
        return {}
    plain = type(temper)()
    numbers = ((name, getattr(temper, name)) for name in temper.__slots__)
    return {name: number for name, number in numbers if number != getattr(plain, name)}
