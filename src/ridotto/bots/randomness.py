"""Randomness that depends on a seed and on what was seen, so that a resumed game goes on as it would have."""

from math import log
from typing import Final, Protocol

from ridotto.chance import WORD, below, next_word, sow

ALL_WORDS: Final = 4294967296.0
"""The number of different words that a generator makes."""


class HasRandomness(Protocol):
    """The state of a policy that plays with some randomness."""

    seed: list[int]
    """The seed of its randomness, two words."""
    chance: list[int]
    """The generator for the current decision."""
    events_seen: int


def begin_decision(state: HasRandomness, out: list[int], count: int) -> None:
    """Seed the generator for this decision from what was seen and what is asked."""
    sow(state.chance, state.seed[0], state.seed[1], (state.events_seen << 16 ^ out[0] << 8 ^ count) & WORD)


def happens(state: HasRandomness, chance: float) -> bool:
    """Whether something of this probability happens."""
    return next_word(state.chance) < chance * ALL_WORDS


def noise_of_choice(state: HasRandomness) -> float:
    """Noise for a score: with it, the greatest is each as often as a network wants it (Gumbel noise)."""
    wanted = (next_word(state.chance) + 0.5) / ALL_WORDS
    return -log(-log(wanted))


def random_move(chance: list[int], kinds: tuple[int, ...], out: list[int], count: int) -> int:
    """Choose a kind of move and then a move of that kind, so that forty swaps do not outweigh one look.

    `kinds` has the first move of each kind but the first. Moves stand in ascending order, so those of a kind
    stand together.
    """
    different = 1
    for i in range(1, count):
        if kind_of(out[i], kinds) != kind_of(out[i - 1], kinds):
            different += 1
    wanted = below(chance, different)
    first = 0
    while wanted > 0:
        first += 1
        if kind_of(out[first], kinds) != kind_of(out[first - 1], kinds):
            wanted -= 1
    after = first + 1
    while after < count and kind_of(out[after], kinds) == kind_of(out[first], kinds):
        after += 1
    return out[first + below(chance, after - first)]


def kind_of(move: int, kinds: tuple[int, ...]) -> int:
    """The number of a move's kind."""
    kind = 0
    for first in kinds:
        if move >= first:
            kind += 1
    return kind
