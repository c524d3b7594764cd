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
from ridotto.simulation.positions import GRIMM, MASCARADE, Layout, new_log, pack_powers, read_log
from ridotto.simulation.twin import Policy, Twin, grimm_twin, mascarade_twin

__all__ = [
    "GRIMM",
    "MASCARADE",
    "CompiledTable",
    "Diary",
    "Layout",
    "MindTwin",
    "Mindset",
    "Outcomes",
    "Policy",
    "Results",
    "Twin",
    "any_move",
    "game_seed",
    "grimm_twin",
    "header_of",
    "luck_of",
    "mascarade_twin",
    "mind_twin",
    "new_log",
    "pack_powers",
    "play_in_blocks",
    "play_many",
    "play_minded",
    "play_minded_in_blocks",
    "read_log",
    "replay_of",
    "roll_out",
]
