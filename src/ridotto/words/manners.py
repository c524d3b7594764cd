"""How a bot plays, in a line for people: measured shares in plain words, such as 3 of 10."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from ridotto.words.language import Fact, Language

MannerFigures: TypeAlias = Mapping[str, float]
"""What was measured of one bot, by the names that the arena's reports have for it."""

MEMORY: Final = "memory"
"""The share of what it knows that a bot still remembers after a turn; 0 if it never looks."""
RARE: Final = 0.01
USUAL: Final = 0.95
"""Shares below and above which no numbers are needed."""
TENTHS: Final = 0.175
"""The share from which it is told in tenths; smaller ones are one of some number."""
ROUND: Final = (6, 7, 8, 9, 10, 11, 12, 15, 20, 30, 40, 50, 70, 100)
"""Numbers of which a small share is one."""


def portion(share: float) -> dict[str, Fact]:
    """A share as the facts of a message: hardly ever, nearly always, or `k` of `n`."""
    if share < RARE:
        return {"how": "never", "k": 0, "n": 100}
    if share >= USUAL:
        return {"how": "always", "k": 10, "n": 10}
    if share >= TENTHS:
        return {"how": "some", "k": int(10 * share + 0.5), "n": 10}
    return {"how": "some", "k": 1, "n": min(ROUND, key=lambda n: abs(1 / n - share))}


def memory_words(memory: float, language: Language) -> str:
    """What a bot remembers."""
    what = "everything" if memory >= 1 else "some" if memory > 0 else "nothing"
    return language.say("manners-memory", what=what, share=language.percent(1 - memory, 0))


def thinker_line(language: Language) -> str:
    """The line of a bot that searches: nothing about it was measured."""
    return joined([language.say("manners-none"), memory_words(1, language)])


def joined(parts: Sequence[str]) -> str:
    """The parts as one line."""
    return " · ".join(parts)
