"""A hint at Mascarade in words: what a searcher would do, and what it believes about the cards."""

from collections.abc import Sequence
from typing import Final

from ridotto.games.mascarade.words.company import Company
from ridotto.seats import Place
from ridotto.words import hint
from ridotto.words.hint import Advice

LEAST: Final = 0.05
"""The lowest chance at which a mask is mentioned."""


def advice_words(company: Company, advice: Sequence[Advice]) -> list[str]:
    """The best move first, then what else there is."""
    return hint.advice_words(company, advice, "hint", "coins")


def belief_words(company: Company, place: Place, chances: Sequence[float]) -> str:
    """What is believed about one card, the likeliest first."""
    order = sorted(range(len(chances)), key=lambda mask: -chances[mask])
    likely = [(company.mask(mask), chances[mask]) for mask in order if chances[mask] >= LEAST]
    masks = hint.chances_words(company.language, likely)
    return company.language.say("hint-believed", card=company.card(place), masks=masks)
