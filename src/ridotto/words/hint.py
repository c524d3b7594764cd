"""A hint in words: what a searcher would do here."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from ridotto.words.language import Language
from ridotto.words.narrator import NOTHING, Facts, Narrator

Chances: TypeAlias = Sequence[Sequence[float]]
"""The probability of each mask on each place, or of each character for each player."""


class Advice(NamedTuple):
    """A move with what it is likely to bring."""

    move: int
    wins: float
    fortune: float
    """Coins, roses or whatever the game counts."""


def advice_words(
    narrator: Narrator, advice: Sequence[Advice], message: str, counted: str, facts: Facts = NOTHING
) -> list[str]:
    """The best move first, then what else there is; `counted` is what the message calls the fortune."""
    say = narrator.language.say
    if len(advice) == 1:
        return [say("hint-only", move=narrator.option(advice[0].move, facts))]
    return [
        say(
            f"{message}-instead" if i else message,
            move=narrator.option(each.move, facts),
            chance=round(100 * each.wins),
            **{counted: round(each.fortune)},
        )
        for i, each in enumerate(advice)
    ]


def chances_words(language: Language, chances: Sequence[tuple[str, float]]) -> str:
    """Things by name with how likely each is: `King 60%, Fool 40%`."""
    return ", ".join(
        language.say("hint-mask", mask=name, chance=round(100 * chance)) for name, chance in chances
    )
