"""A hint at the ball in words: what a searcher would do, and whom it takes the others for."""

from collections.abc import Sequence
from typing import Final

from ridotto.games.grimm.words.narrator import GameNarrator
from ridotto.seats import Player
from ridotto.words import hint
from ridotto.words.hint import Advice
from ridotto.words.narrator import Facts

LIKELY: Final = 3
"""How many characters are mentioned for each player."""


def advice_words(narrator: GameNarrator, advice: Sequence[Advice], facts: Facts) -> list[str]:
    """The best move first, then what else there is."""
    return hint.advice_words(narrator, advice, "grimm-hint", "roses", facts)


def belief_words(narrator: GameNarrator, who: Player, chances: Sequence[float]) -> str:
    """Whom a player may hide, the likeliest first."""
    order = sorted(range(len(chances)), key=lambda character: -chances[character])[:LIKELY]
    likely = [
        (narrator.character(character), chances[character]) for character in order if chances[character] > 0
    ]
    characters = hint.chances_words(narrator.language, likely)
    return narrator.language.say("grimm-hint-believed", who=narrator.names[who], characters=characters)
