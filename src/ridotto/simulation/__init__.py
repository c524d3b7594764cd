"""The same games in machine code, for those who play a million of them. Needs `ridotto[simulation]`."""

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
from ridotto.simulation.beliefs import Habits, MascaradeBeliefs
from ridotto.simulation.cluster import play_on_cluster
from ridotto.simulation.compiled_table import CompiledTable
from ridotto.simulation.connection import ClusterTrouble
from ridotto.simulation.grimm_beliefs import GrimmBeliefs, Tastes
from ridotto.simulation.loops import any_move
from ridotto.simulation.minds import (
    Mindset,
    MindTwin,
    Outcomes,
    luck_of,
    mind_twin,
    play_minded,
    play_minded_in_blocks,
    roll_out,
)
from ridotto.simulation.observed import (
    GRIMM_OBSERVATION,
    MASCARADE_OBSERVATION,
    OBSERVATION_VERSION,
    ObservedTable,
    Onlooker,
    observation_of,
)
from ridotto.simulation.positions import GRIMM, MASCARADE, Layout, new_log, pack_powers, read_log
from ridotto.simulation.twin import Policy, Twin, grimm_twin, mascarade_twin

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
