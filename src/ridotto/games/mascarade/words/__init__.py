"""Mascarade in words: every event, mask and option, in six languages."""

from ridotto.games.mascarade.words.card_text import card_text, effect_text
from ridotto.games.mascarade.words.company import Company, mask_name
from ridotto.games.mascarade.words.narrate import Narrator
from ridotto.games.mascarade.words.options import move_words, question_words

__all__ = [
    "Company",
    "Narrator",
    "card_text",
    "effect_text",
    "mask_name",
    "move_words",
    "question_words",
]
