"""The languages, and the words that belong to no game."""

from ridotto.languages import LANGUAGES
from ridotto.words.language import Language, NoWords, language

__all__ = ["LANGUAGES", "Language", "NoWords", "language"]
