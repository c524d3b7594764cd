"""The moods of a mind: chance that comes from what was seen, so a resumed game goes on as it would have."""

from typing import Final, Protocol

from ridotto.chance import WORD, below, next_word, sow

ALL_WORDS: Final = 4294967296.0
"""How many different words of chance there are."""


class Moody(Protocol):
    """The mind of either game."""

    luck: list[int]
    """The seed of its moods, two words."""
    whim: list[int]
    """The chance of the decision at hand."""
    noticed: int
    """How many events it has seen."""


def stir(mind: Moody, out: list[int], count: int) -> None:
    """Sow the chance of this decision from what was seen and is asked."""
    sow(mind.whim, mind.luck[0], mind.luck[1], (mind.noticed << 16 ^ out[0] << 8 ^ count) & WORD)


def happens(mind: Moody, chance: float) -> bool:
    """Whether something with this chance happens."""
    return next_word(mind.whim) < chance * ALL_WORDS


def anything(mind: Moody, kinds: tuple[int, ...], out: list[int], count: int) -> int:
    """A random move by the chance of this decision."""
    return random_move(mind.whim, kinds, out, count)


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
