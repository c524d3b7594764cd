"""A hint at Mascarade in words: what a searcher would do, and what it believes about the cards."""

from collections.abc import Sequence
from typing import Final

from ridotto.games.mascarade.words.narrator import GameNarrator
from ridotto.seats import Place
from ridotto.words import hint
from ridotto.words.hint import Advice

LEAST: Final = 0.05
"""The lowest chance at which a mask is mentioned."""


def advice_words(narrator: GameNarrator, advice: Sequence[Advice]) -> list[str]:
    """The best move first, then what else there is."""
    return hint.advice_words(narrator, advice, "hint", "coins")


def belief_words(narrator: GameNarrator, place: Place, chances: Sequence[float]) -> str:
    """What is believed about one card, the likeliest first."""
    order = sorted(range(len(chances)), key=lambda mask: -chances[mask])
    likely = [(narrator.mask(mask), chances[mask]) for mask in order if chances[mask] >= LEAST]
    masks = hint.chances_words(narrator.language, likely)
    return narrator.language.say("hint-believed", card=narrator.card(place), masks=masks)
