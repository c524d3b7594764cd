"""The tempers among which `ridotto exploit` looks for a best response at The Grimm Masquerade."""

from typing import Final

RANGES: Final = {
    "slyness": (0.0, 1.0),
    "guile": (0.0, 8.0),
    "memory": (0.8, 1.0),
    "reading": (1.0, 5.0),
    "choosy": (1.0, 4.0),
    "nerve": (-1.0, 1.5),
    "one": (0.0, 0.1),
    "two": (0.0, 0.6),
    "risk": (0.0, 0.6),
    "pride": (0.0, 1.2),
    "fall": (0.0, 0.8),
    "pair": (0.0, 0.4),
    "gone": (0.0, 0.6),
    "envy": (0.0, 1.2),
    "dread": (0.0, 2.0),
    "trap": (0.0, 0.6),
    "knowing": (0.0, 0.4),
    "exposed": (0.0, 3.0),
    "mistake": (0.0, 2.4),
}
"""Each parameter goes from nothing, or from the forgetful, to well beyond the ladder; none has whims."""
