"""Tells The Grimm Masquerade in words to one viewer: names of cards, events, options and questions."""

from collections.abc import Sequence

from ridotto.games.grimm.words.telling import TELLING
from ridotto.seats import NOWHERE, Player
from ridotto.words.language import Language
from ridotto.words.narrator import Narrator


class GameNarrator(Narrator):
    """Tells The Grimm Masquerade to one viewer."""

    def __init__(self, language: Language, names: Sequence[str], viewer: Player) -> None:
        super().__init__(TELLING, language, names, viewer)

    def character(self, character: int) -> str:
        """The name of a character."""
        return self.words("character", character)

    def artifact(self, artifact: int) -> str:
        """The name of an artifact."""
        return self.words("artifact", artifact)

    def action(self, action: int) -> str:
        """The name of an action card."""
        return self.words("action", action)


def card_narrator(language: Language) -> GameNarrator:
    """For the names and texts of cards, which are the same for everybody."""
    return GameNarrator(language, (), NOWHERE)


def character_name(character: int, language: Language) -> str:
    """A character's name in a language."""
    return card_narrator(language).character(character)


def artifact_name(artifact: int, language: Language) -> str:
    """An artifact's name in a language."""
    return card_narrator(language).artifact(artifact)


def action_name(action: int, language: Language) -> str:
    """An action card's name in a language."""
    return card_narrator(language).action(action)
