"""What a game offers to be played in a terminal."""

from dataclasses import dataclass


@dataclass(frozen=True)
class TerminalPart:
    """One game in a terminal."""
