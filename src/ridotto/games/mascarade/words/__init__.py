"""Mascarade in words: every event, mask and option, in six languages."""

from ridotto.games.mascarade.words.card_text import card_text, effect_text
from ridotto.games.mascarade.words.company import Company, mask_name

__all__ = ["Company", "card_text", "effect_text", "mask_name"]
