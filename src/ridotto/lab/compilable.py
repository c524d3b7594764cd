"""Which bots are nothing but a temper, so that machine code can play for them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, cast

from ridotto.bots.bot import MakeBot
from ridotto.games.grimm.bots import heuristic_bot as grimm
from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade.bots import heuristic_bot as mascarade
from ridotto.play.header import Header
from ridotto.simulation.policies import Mindset

ITS_OWN: Final = ("__init__", "watch", "answer")
"""What a bot has that thinks in a way of its own."""


class Way(NamedTuple):
    """How the minds of a game work."""

    minded: type
    mindset: Mindset
    minds_for: Callable[[Any, Sequence[Any]], list[Any]]


WAYS: Final[Mapping[str, Way]] = {
    "mascarade": Way(mascarade.Minded, mascarade.MASCARADE_MINDS, mascarade.minds_for),
    "grimm": Way(grimm.Minded, grimm.GRIMM_MINDS, grimm.minds_for),
}
"""The minds of each game, which are compiled too."""


def minds_of(header: Header, bots: Sequence[MakeBot]) -> list[Any] | None:
    """The minds of bots that are nothing but a temper, before the deal: these, machine code can play."""
    way = WAYS[game_of(header)]
    if not all(thinks_like(bot, way.minded) for bot in bots):
        return None
    return way.minds_for(header, [cast("Any", bot).temper for bot in bots])


def thinks_like(bot: MakeBot, minded: type) -> bool:
    """Whether a bot has a temper of its own, and nothing else."""
    if not isinstance(bot, type) or not issubclass(bot, minded):
        return False
    return all(getattr(bot, name) is getattr(minded, name) for name in ITS_OWN)


def game_of(header: Header) -> str:
    """Which game starts like this."""
    return "mascarade" if isinstance(header, Mascarade) else "grimm"
