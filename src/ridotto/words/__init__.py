"""Every event, mask and option in words, in six languages."""

from ridotto.words.card_text import card_text, effect_text
from ridotto.words.company import Company, mask_name
from ridotto.words.language import LANGUAGES, Language, NoWords, language
from ridotto.words.narrate import Narrator
from ridotto.words.options import move_words, question_words

__all__ = [
    "LANGUAGES",
    "Company",
    "Language",
    "Narrator",
    "NoWords",
    "card_text",
    "effect_text",
    "language",
    "mask_name",
    "move_words",
    "question_words",
]
