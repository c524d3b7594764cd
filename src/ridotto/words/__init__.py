"""The languages, and the words that belong to no game."""

from ridotto.words.language import LANGUAGES, Language, NoWords, language

__all__ = ["LANGUAGES", "Language", "NoWords", "language"]
