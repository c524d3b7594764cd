"""The same games in machine code, for those who play a million of them. Needs `ridotto[simulation]`."""

from typing import TYPE_CHECKING

from ridotto.lazy import lazy_names

if TYPE_CHECKING:
    from ridotto.games.grimm.bots.character_beliefs import GrimmBeliefs, Tastes
    from ridotto.games.mascarade.bots.card_beliefs import Habits, MascaradeBeliefs
    from ridotto.simulation.batch import (
        Diary,
        Endless,
        Results,
        game_seed,
        header_of,
        play_in_blocks,
        play_many,
        replay_of,
    )
    from ridotto.simulation.cluster import play_on_cluster
    from ridotto.simulation.cluster_connection import ClusterTrouble
    from ridotto.simulation.compile.records import GRIMM, MASCARADE, Layout, new_log, pack_powers, read_log
    from ridotto.simulation.compile.twin import Policy, Twin, grimm_twin, mascarade_twin
    from ridotto.simulation.compiled_table import CompiledTable
    from ridotto.simulation.loops import any_move
    from ridotto.simulation.observation import (
        GRIMM_OBSERVATION,
        MASCARADE_OBSERVATION,
        OBSERVATION_VERSION,
        ObservedTable,
        Onlooker,
        observation_of,
    )
    from ridotto.simulation.policies import (
        Mindset,
        MindTwin,
        Outcomes,
        luck_of,
        mind_twin,
        play_minded,
        play_minded_in_blocks,
        roll_out,
    )

__all__ = [
    "GRIMM",
    "GRIMM_OBSERVATION",
    "MASCARADE",
    "MASCARADE_OBSERVATION",
    "OBSERVATION_VERSION",
    "ClusterTrouble",
    "CompiledTable",
    "Diary",
    "Endless",
    "GrimmBeliefs",
    "Habits",
    "Layout",
    "MascaradeBeliefs",
    "MindTwin",
    "Mindset",
    "ObservedTable",
    "Onlooker",
    "Outcomes",
    "Policy",
    "Results",
    "Tastes",
    "Twin",
    "any_move",
    "game_seed",
    "grimm_twin",
    "header_of",
    "luck_of",
    "mascarade_twin",
    "mind_twin",
    "new_log",
    "observation_of",
    "pack_powers",
    "play_in_blocks",
    "play_many",
    "play_minded",
    "play_minded_in_blocks",
    "play_on_cluster",
    "read_log",
    "replay_of",
    "roll_out",
]

__getattr__ = lazy_names(
    __name__,
    {
        "ClusterTrouble": "ridotto.simulation.cluster_connection",
        "CompiledTable": "ridotto.simulation.compiled_table",
        "Diary": "ridotto.simulation.batch",
        "Endless": "ridotto.simulation.batch",
        "GRIMM": "ridotto.simulation.compile.records",
        "GRIMM_OBSERVATION": "ridotto.simulation.observation",
        "GrimmBeliefs": "ridotto.games.grimm.bots.character_beliefs",
        "Habits": "ridotto.games.mascarade.bots.card_beliefs",
        "Layout": "ridotto.simulation.compile.records",
        "MASCARADE": "ridotto.simulation.compile.records",
        "MASCARADE_OBSERVATION": "ridotto.simulation.observation",
        "MascaradeBeliefs": "ridotto.games.mascarade.bots.card_beliefs",
        "MindTwin": "ridotto.simulation.policies",
        "Mindset": "ridotto.simulation.policies",
        "OBSERVATION_VERSION": "ridotto.simulation.observation",
        "ObservedTable": "ridotto.simulation.observation",
        "Onlooker": "ridotto.simulation.observation",
        "Outcomes": "ridotto.simulation.policies",
        "Policy": "ridotto.simulation.compile.twin",
        "Results": "ridotto.simulation.batch",
        "Tastes": "ridotto.games.grimm.bots.character_beliefs",
        "Twin": "ridotto.simulation.compile.twin",
        "any_move": "ridotto.simulation.loops",
        "game_seed": "ridotto.simulation.batch",
        "grimm_twin": "ridotto.simulation.compile.twin",
        "header_of": "ridotto.simulation.batch",
        "luck_of": "ridotto.simulation.policies",
        "mascarade_twin": "ridotto.simulation.compile.twin",
        "mind_twin": "ridotto.simulation.policies",
        "new_log": "ridotto.simulation.compile.records",
        "observation_of": "ridotto.simulation.observation",
        "pack_powers": "ridotto.simulation.compile.records",
        "play_in_blocks": "ridotto.simulation.batch",
        "play_many": "ridotto.simulation.batch",
        "play_minded": "ridotto.simulation.policies",
        "play_minded_in_blocks": "ridotto.simulation.policies",
        "play_on_cluster": "ridotto.simulation.cluster",
        "read_log": "ridotto.simulation.compile.records",
        "replay_of": "ridotto.simulation.batch",
        "roll_out": "ridotto.simulation.policies",
    },
)
