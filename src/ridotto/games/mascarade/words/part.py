"""Mascarade in words, as the shared parts ask for it."""

from typing import TYPE_CHECKING, Any, Final

from ridotto.games.mascarade.play.header import Mascarade
from ridotto.games.mascarade.words.telling import TELLING
from ridotto.words.part import WordsPart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ridotto.words.hint import Advice, Chances
    from ridotto.words.language import Language
    from ridotto.words.manners import MannerFigures


def hint(view: Any, chances: "Chances", advice: "Sequence[Advice]", language: "Language") -> list[str]:
    """What a search would do, and what it believes about the cards."""
    from ridotto.games.mascarade.words.hint import hint_lines  # noqa: PLC0415 - needs Fluent

    return hint_lines(view, chances, advice, language)


def manners(figures: "MannerFigures", language: "Language") -> list[str]:
    """How a bot plays."""
    from ridotto.games.mascarade.words.manners import manner_words  # noqa: PLC0415 - needs Fluent

    return manner_words(figures, language)


def mask_names(header: Mascarade) -> list[str]:
    """The names of the masks of a game."""
    return [card.mask().name for card in header.masks]


PHRASES: Final = ("i-am-the-king",)
PART: Final = WordsPart(
    "ridotto.games.mascarade.words",
    TELLING,
    phrases=PHRASES,
    believed="mask",
    believed_names=mask_names,
    believed_rows="places",
    manners=manners,
    hint=hint,
)
