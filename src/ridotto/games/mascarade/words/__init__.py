"""Mascarade in words: every event, mask and option, in six languages."""

from ridotto.games.mascarade.words.card_text import card_text, effect_text
from ridotto.games.mascarade.words.narrator import GameNarrator, mask_name

__all__ = ["GameNarrator", "card_text", "effect_text", "mask_name"]
