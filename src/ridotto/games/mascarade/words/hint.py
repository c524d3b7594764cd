"""A hint in words: what somebody who searches would do here, and what they believe about the cards."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ridotto.games.mascarade.rules.moves import Move
from ridotto.games.mascarade.words.company import Company
from ridotto.games.mascarade.words.options import move_words
from ridotto.seats import Place

LEAST: Final = 0.05
"""Masks that are less likely are not worth a word."""


class Advice(NamedTuple):
    """A move with what it is likely to bring."""

    move: Move
    wins: float
    fortune: float
    """Coins or roses."""


def advice_words(c: Company, advice: Sequence[Advice]) -> list[str]:
    """The best move first, then what else there is."""
    if len(advice) == 1:
        return [c.language.say("hint-only", move=move_words(c, advice[0].move))]
    return [_advice(c, each, "hint-instead" if i else "hint") for i, each in enumerate(advice)]


def _advice(c: Company, advice: Advice, message: str) -> str:
    return c.language.say(
        message,
        move=move_words(c, advice.move),
        chance=round(100 * advice.wins),
        coins=round(advice.fortune),
    )


def belief_words(c: Company, place: Place, chances: Sequence[float]) -> str:
    """What is believed about one card, the likeliest first."""
    order = sorted(range(len(chances)), key=lambda mask: -chances[mask])
    likely = [mask for mask in order if chances[mask] >= LEAST]
    masks = [
        c.language.say("hint-mask", mask=c.mask(mask), chance=round(100 * chances[mask])) for mask in likely
    ]
    return c.language.say("hint-believed", card=c.card(place), masks=", ".join(masks))
