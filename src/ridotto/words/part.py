"""What a game offers to be put into words."""

from dataclasses import dataclass

from ridotto.words.telling import Telling


@dataclass(frozen=True)
class WordsPart:
    """One game in words."""

    package: str
    """The package with its `.ftl` files, one per language."""
    telling: Telling
    """Which message tells which event to whom."""
