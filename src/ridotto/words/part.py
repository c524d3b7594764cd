"""What a game offers to be put into words."""

from dataclasses import dataclass


@dataclass(frozen=True)
class WordsPart:
    """One game in words."""

    package: str
    """The package with its `.ftl` files, one per language, and `telling.json`."""
