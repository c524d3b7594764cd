"""Every bot by its name: those of each game, the searchers, and those that other packages install."""

import sys
from collections.abc import Mapping
from difflib import get_close_matches
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final, cast

from ridotto.bots.bot import Invitation, MakeBot
from ridotto.bots.part import BotsPart
from ridotto.bots.searcher import SEARCHERS
from ridotto.games.registry import default_game, find_game, game_of
from ridotto.play.header import Header
from ridotto.refusal import Refusal
from ridotto.seats import Player

GROUP: Final = "ridotto.bots"
"""The group of entry points of packages that bring bots: `<game>.<bot>` names the game and the bot."""


class BadBot(Refusal):
    """A bot that made a move it may not make."""


class UnknownBot(BadBot):
    """A bot that does not exist, or that cannot be loaded."""


def bots_part(game: str) -> BotsPart:
    """The bots of a game; one without a part for bots has `random`."""
    kind = find_game(game)
    return kind.bots if kind.has("bots") else BotsPart()


def check_network(game: str) -> None:
    """Raise BadNetwork unless the network of a game can be read: all that is compiled needs it."""
    policy = bots_part(game).policy
    if policy is not None and policy.network is not None:
        policy.network.shipped()


def quick_bots(game: str) -> Mapping[str, MakeBot]:
    """The bots of a game that answer at once."""
    return bots_part(game).bots


def searchers(game: str) -> Mapping[str, MakeBot]:
    """The searchers of a game; they need Numba."""
    return SEARCHERS if bots_part(game).search is not None else {}


def find_bot(name: str, game: str | None = None) -> MakeBot:
    """The bot with this name that plays a game: the one that is played if none is named."""
    game = default_game().id if game is None else game
    if not isinstance(name, str):
        raise UnknownBot("no-bot", bot=repr(name), bots=", ".join(quick_bots(game)))
    bots, wanted = {**quick_bots(game), **searchers(game)}, name.strip().casefold()
    if wanted in bots:
        return bots[wanted]
    installed = installed_bots(game)
    if wanted in installed:
        return load_bot(wanted, installed[wanted])
    known = [*bots, *installed]
    if near := get_close_matches(wanted, known, 1):
        raise UnknownBot("no-bot-but", bot=name.strip(), near=near[0])
    raise UnknownBot("no-bot", bot=name.strip(), bots=", ".join(known))


def check_bot(name: str, game: str) -> None:
    """Raise unless there is a bot with this name; it is not loaded."""
    wanted = name.strip().casefold()
    own = wanted in quick_bots(game) or wanted in searchers(game)
    if not own and wanted not in installed_bots(game):
        find_bot(name, game)


def installed_bots(game: str) -> dict[str, EntryPoint]:
    """The bots that other packages bring for a game, by name."""
    return {
        point.name.removeprefix(f"{game}.").casefold(): point
        for point in _installed(tuple(sys.path))
        if point.name.startswith(f"{game}.")
    }


@lru_cache(1)
def _installed(_: tuple[str, ...]) -> tuple[EntryPoint, ...]:
    """All installed bots. It reads the metadata of every package, which takes milliseconds: once per path."""
    return tuple(entry_points(group=GROUP))


def load_bot(name: str, point: EntryPoint) -> MakeBot:
    """The bot that an entry point names."""
    try:
        return cast("MakeBot", point.load())
    except Exception as error:  # other people's code may raise anything
        raise UnknownBot("bot-not-loaded", bot=name, reason=str(error)) from None


def invitation(header: Header, player: Player) -> Invitation:
    """The invitation of a player to the game that starts from this header."""
    return bots_part(game_of(header).id).invitation(header, player)
