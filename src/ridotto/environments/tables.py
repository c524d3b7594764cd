"""The table that an environment plays at: a header, or the id of a game with its settings."""

from contextlib import suppress
from operator import index
from typing import Any, Final

import msgspec
import numpy as np

from ridotto.environments.trouble import BadEnvironment
from ridotto.foreign_errors import data_reason
from ridotto.games.kind import GameKind
from ridotto.games.registry import find_game, game_of, games
from ridotto.play.header import Header
from ridotto.refusal import BadTable
from ridotto.simulation.compiled_table import TableSetup

MAX_TURNS: Final = 1000
"""The turn limit of a table that has none: players who learn may never come to an end."""
SEED_BITS: Final = 64


def table_of(game: str | Header, players: int | None = None, **settings: Any) -> Header:
    """A header from the id of a game, a number of players and the game's settings.

    The settings are those of a table on a server (docs/protocol.md). A header is returned as it is.
    """
    check_observable(game_of(game) if isinstance(game, Header) else find_game(game))
    if isinstance(game, Header):
        if players is not None or settings:
            raise BadEnvironment("header-and-settings")
        return game
    part = find_game(game).play
    count = part.usual_players if players is None else whole_number(players)
    if count is None:
        raise BadTable("players-not-readable", value=repr(players))
    part.check_players(count)
    try:
        agreed = msgspec.convert(msgspec.to_builtins(settings, enc_hook=plain), part.settings)
    except (msgspec.ValidationError, TypeError) as error:
        raise BadTable("table-impossible", reason=data_reason(error)) from None
    return part.agreed_header(agreed, count, 0, MAX_TURNS)


def is_observable(kind: GameKind) -> bool:
    """Whether a game has observations, which environments need."""
    return kind.has("simulation") and kind.simulation.observations is not None


def check_observable(kind: GameKind) -> None:
    """Raise unless there are environments for a game."""
    if not is_observable(kind):
        known = ", ".join(id for id, each in games().items() if is_observable(each))
        raise BadEnvironment("not-observable", title=kind.play.title, games=known)


def plain(value: object) -> object:
    """A number or text of NumPy as one of Python; TypeError if it is something else."""
    if isinstance(value, np.generic):
        return value.item()
    raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")


def compiled_table_of(header: Header) -> TableSetup:
    """What a compiled game starts from; BadEnvironment if this one cannot be compiled."""
    try:
        return TableSetup(header)
    except BadTable:
        raise
    except ValueError as error:
        raise BadEnvironment("not-compiled", reason=str(error)) from None


def check_count(what: str, value: object, most: int, least: int = 1) -> int:
    """A whole number in a range."""
    number = whole_number(value)
    if number is None or not least <= number <= most:
        raise BadEnvironment("bad-count", what=what, value=repr(value), least=least, most=most)
    return number


def check_seed(seed: object) -> int:
    """The seed, if it is one."""
    number = whole_number(seed)
    if number is None or not 0 <= number < 1 << SEED_BITS:
        raise BadEnvironment("bad-seed", seed=repr(seed), bits=SEED_BITS)
    return number


def whole_number(value: Any) -> int | None:
    """A whole number of Python or NumPy as one of Python; None for anything else, such as True."""
    if not isinstance(value, bool | np.bool_):
        with suppress(TypeError):
            return index(value)
    return None
