"""What a game offers so that bots can play it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class BotsPart:
    """The bots of one game."""
