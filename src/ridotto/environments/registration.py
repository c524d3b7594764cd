"""Registers our games with other libraries."""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from ridotto.environments.tables import is_observable
from ridotto.environments.trouble import BadEnvironment
from ridotto.games.kind import GameKind
from ridotto.games.registry import games

if TYPE_CHECKING:
    from ridotto.environments.openspiel.resampling import Resampler

LIBRARIES: Final = ("pettingzoo", "gymnasium", "openspiel")
VERSION: Final = 0
"""Goes up when an agent that learnt before would play otherwise."""


def register_environments(*libraries: str) -> list[str]:
    """Register every game with these libraries, or with all that are known; returns the ids."""
    found: list[str] = []
    for library in libraries:
        if library not in LIBRARIES:
            raise BadEnvironment("no-library", library=repr(library), libraries=", ".join(LIBRARIES))
    for library in libraries or LIBRARIES:
        found += import_module(f"ridotto.environments.{library}").register_games()
    return list(dict.fromkeys(found))


def environment_id(kind: GameKind) -> str:
    """The id under which a game is registered with PettingZoo and Gymnasium."""
    return f"{kind.id}/{kind.id.capitalize()}-v{VERSION}"


def observable_games() -> dict[str, str]:
    """The id of every game that can be observed, by the id of its environment."""
    return {environment_id(kind): kind.id for kind in games().values() if is_observable(kind)}


def openspiel_resampler(seed: int) -> "Resampler":
    """Draws states for OpenSpiel's ISMCTS bot from a player's exact beliefs."""
    made: Resampler = import_module("ridotto.environments.openspiel.resampling").Resampler(seed)
    return made
