"""Registers our games with other libraries."""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ridotto.environments.openspiel.resampling import Resampler

LIBRARIES: Final = ("pettingzoo", "gymnasium", "openspiel")


def register_environments(*libraries: str) -> list[str]:
    """Register every game with these libraries, or with all that are known; returns the ids."""
    found: list[str] = []
    for library in libraries or LIBRARIES:
        found += import_module(f"ridotto.environments.{library}").register_games()
    return list(dict.fromkeys(found))


def openspiel_resampler(seed: int) -> "Resampler":
    """Draws states for OpenSpiel's ISMCTS bot from a player's exact beliefs."""
    made: Resampler = import_module("ridotto.environments.openspiel.resampling").Resampler(seed)
    return made
