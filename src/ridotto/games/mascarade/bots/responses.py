"""The tempers among which `ridotto exploit` looks for a best response at Mascarade."""

from typing import Final

RANGES: Final = {
    "daring": (0.0, 1.0),
    "fear": (0.0, 2.0),
    "sure": (0.0, 1.0),
    "proof": (0.0, 0.75),
    "memory": (0.8, 1.0),
    "curiosity": (0.0, 1.5),
    "patience": (0.0, 1.0),
    "harm": (0.0, 0.5),
    "mood": (0.0, 0.5),
    "nerve": (-0.5, 0.5),
}
"""Each parameter goes from nothing, or from the forgetful, to well beyond the ladder; none has whims."""
