"""A hint at the ball in words: what somebody who searches would do, and whom they take the others for."""

from collections.abc import Sequence
from typing import Final

from ridotto.games.grimm.words.company import Guests
from ridotto.games.grimm.words.options import Asked, move_words
from ridotto.games.mascarade.words.hint import Advice
from ridotto.seats import Player

LIKELY: Final = 3
"""So many characters of each guest are worth a word."""


def advice_words(g: Guests, advice: Sequence[Advice], asked: Asked) -> list[str]:
    """The best move first, then what else there is."""
    if len(advice) == 1:
        return [g.language.say("hint-only", move=move_words(g, advice[0].move, asked))]
    return [
        g.language.say(
            "grimm-hint-instead" if i else "grimm-hint",
            move=move_words(g, each.move, asked),
            chance=round(100 * each.wins),
            roses=round(each.fortune),
        )
        for i, each in enumerate(advice)
    ]


def belief_words(g: Guests, who: Player, chances: Sequence[float]) -> str:
    """Whom a guest may hide, the likeliest first."""
    likely = sorted(range(len(chances)), key=lambda character: -chances[character])[:LIKELY]
    characters = [
        g.language.say("hint-mask", mask=g.character(character), chance=round(100 * chances[character]))
        for character in likely
        if chances[character] > 0
    ]
    return g.language.say("grimm-hint-believed", who=g.names[who], characters=", ".join(characters))
