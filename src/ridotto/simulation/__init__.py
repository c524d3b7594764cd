"""The same games in machine code, for those who play a million of them. Needs `ridotto[simulation]`."""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from ridotto.simulation.batch import Endless, game_seed, header_of, play_in_blocks, play_many, replay_of
    from ridotto.simulation.cluster import play_on_cluster
    from ridotto.simulation.cluster_connection import ClusterTrouble
    from ridotto.simulation.compile.records import Layout
    from ridotto.simulation.compile.twin import Twin, twin_for
    from ridotto.simulation.compiled_table import CompiledTable
    from ridotto.simulation.observation import (
        OBSERVATION_VERSION,
        ObservedTable,
        Onlooker,
        observation_of,
    )
    from ridotto.simulation.part import GameConstants, GameObservations, GameStatistics, SimulationPart
    from ridotto.simulation.players import Policy, any_move
    from ridotto.simulation.policies import (
        Outcomes,
        luck_of,
        play_minded,
        play_minded_in_blocks,
        policy_twin,
        roll_out,
    )
    from ridotto.simulation.results import Recording, Results

_MODULES: Final = {
    "ClusterTrouble": "cluster_connection",
    "CompiledTable": "compiled_table",
    "Endless": "batch",
    "GameConstants": "part",
    "GameObservations": "part",
    "GameStatistics": "part",
    "Layout": "compile.records",
    "OBSERVATION_VERSION": "observation",
    "ObservedTable": "observation",
    "Onlooker": "observation",
    "Outcomes": "policies",
    "Policy": "players",
    "Recording": "results",
    "Results": "results",
    "SimulationPart": "part",
    "Twin": "compile.twin",
    "any_move": "players",
    "game_seed": "batch",
    "header_of": "batch",
    "luck_of": "policies",
    "observation_of": "observation",
    "play_in_blocks": "batch",
    "play_many": "batch",
    "play_minded": "policies",
    "play_minded_in_blocks": "policies",
    "play_on_cluster": "cluster",
    "policy_twin": "policies",
    "replay_of": "batch",
    "roll_out": "policies",
    "twin_for": "compile.twin",
}

__all__ = [
    "OBSERVATION_VERSION",
    "ClusterTrouble",
    "CompiledTable",
    "Endless",
    "GameConstants",
    "GameObservations",
    "GameStatistics",
    "Layout",
    "ObservedTable",
    "Onlooker",
    "Outcomes",
    "Policy",
    "Recording",
    "Results",
    "SimulationPart",
    "Twin",
    "any_move",
    "game_seed",
    "header_of",
    "luck_of",
    "observation_of",
    "play_in_blocks",
    "play_many",
    "play_minded",
    "play_minded_in_blocks",
    "play_on_cluster",
    "policy_twin",
    "replay_of",
    "roll_out",
    "twin_for",
]


def __getattr__(name: str) -> Any:
    """Names are loaded when they are first asked for; those of the games come from their simulation parts."""
    if name in _MODULES:
        return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
    if name.startswith("_") or find_spec(f"{__name__}.{name}"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return _name_of_a_game(name)


def _name_of_a_game(name: str) -> Any:
    from ridotto.games.registry import games  # noqa: PLC0415

    for kind in games().values():
        if kind.has("simulation") and name in kind.simulation.public_names:
            module, _, inside = kind.simulation.public_names[name].partition(":")
            return getattr(import_module(module), inside)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
