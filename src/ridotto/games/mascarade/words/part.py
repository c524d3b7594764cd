"""Mascarade in words, as the shared parts ask for it."""

from typing import Final

from ridotto.games.mascarade.words.telling import TELLING
from ridotto.words.part import WordsPart

PART: Final = WordsPart("ridotto.games.mascarade.words", TELLING)
