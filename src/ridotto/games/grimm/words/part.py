"""The Grimm Masquerade in words, as the shared parts ask for it."""

from typing import TYPE_CHECKING, Any, Final

from ridotto.games.grimm.play.header import Grimm
from ridotto.games.grimm.rules.characters import CHARACTERS
from ridotto.games.grimm.words.telling import TELLING
from ridotto.words.part import WordsPart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ridotto.words.hint import Advice, Chances
    from ridotto.words.language import Language
    from ridotto.words.manners import MannerFigures


def hint(view: Any, chances: "Chances", advice: "Sequence[Advice]", language: "Language") -> list[str]:
    """What a search would do, and whom it takes the others for."""
    from ridotto.games.grimm.words.hint import hint_lines  # noqa: PLC0415 - needs Fluent

    return hint_lines(view, chances, advice, language)


def manners(figures: "MannerFigures", language: "Language") -> list[str]:
    """How a bot plays."""
    from ridotto.games.grimm.words.manners import manner_words  # noqa: PLC0415 - needs Fluent

    return manner_words(figures, language)


def character_names(header: Grimm) -> list[str]:  # noqa: ARG001
    """The names of all characters."""
    return [each.name for each in CHARACTERS]


PHRASES: Final = ("big-eyes", "mirror-mirror", "this-dance")
PART: Final = WordsPart(
    "ridotto.games.grimm.words",
    TELLING,
    phrases=PHRASES,
    believed="character",
    believed_names=character_names,
    believed_rows="players",
    manners=manners,
    hint=hint,
)
