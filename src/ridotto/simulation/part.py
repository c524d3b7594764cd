"""What a game offers to be compiled, counted and observed."""

from dataclasses import dataclass


@dataclass(frozen=True)
class SimulationPart:
    """One game in machine code."""
