"""What a game offers to be put into words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from ridotto.play.part import BeliefRows
from ridotto.words.telling import Telling

if TYPE_CHECKING:
    from ridotto.words.hint import Advice, Chances
    from ridotto.words.language import Language
    from ridotto.words.manners import MannerFigures


class GiveHint(Protocol):
    """Puts what a search found into sentences."""

    def __call__(
        self, view: Any, chances: "Chances", advice: "Sequence[Advice]", language: "Language"
    ) -> list[str]:
        """The best move, alternatives, and beliefs."""


@dataclass(frozen=True)
class WordsPart:
    """One game in words."""

    package: str
    """The package with its `.ftl` files, one per language."""
    telling: Telling
    """Which message tells which event to whom."""
    phrases: tuple[str, ...] = ()
    """What people say with one tap at this game only; the words of `x` are the message `phrase-x`."""
    believed: str = ""
    """The list in the telling with the names of what beliefs are about: masks, or characters."""
    believed_names: Callable[[Any], list[str]] = lambda _: []
    """The names in that list for the game with this header: the columns of beliefs."""
    believed_rows: BeliefRows = "places"
    """The rows of beliefs."""
    manners: "Callable[[MannerFigures, Language], list[str]] | None" = None
    """The parts of the line about a bot, from what was measured of it, if the game has such figures."""
    hint: GiveHint | None = None
    """How a hint is put into words, if the game has hints."""
