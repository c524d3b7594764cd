"""The same games in machine code, for those who play a million of them. Needs `ridotto[simulation]`."""

from ridotto.simulation.batch import (
    Diary,
    Results,
    game_seed,
    header_of,
    play_in_blocks,
    play_many,
    replay_of,
)
from ridotto.simulation.compiled_table import CompiledTable
from ridotto.simulation.loops import any_move
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
    "CompiledTable",
    "Diary",
    "Layout",
    "ObservedTable",
    "Onlooker",
    "Policy",
    "Results",
    "Twin",
    "any_move",
    "game_seed",
    "grimm_twin",
    "header_of",
    "mascarade_twin",
    "new_log",
    "observation_of",
    "pack_powers",
    "play_in_blocks",
    "play_many",
    "read_log",
    "replay_of",
]
