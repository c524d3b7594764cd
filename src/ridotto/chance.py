"""Random numbers as part of the position: the same seed and moves give the same game, compiled or not.

The generator is sfc32: four words of 32 bits and only additions, shifts and exclusive ors, so that Python's
integers and 64-bit machine integers agree. It is not linear, so no one can compute the next shuffle from the
cards they have seen by solving equations.
"""

from typing import Final

SEED_BITS: Final = 96
"""A seed is a whole number of at most this many bits."""
WORD: Final = 0xFFFFFFFF


def sow(chance: list[int], low: int, middle: int, high: int) -> None:
    """Start the generator from the three words of a seed."""
    chance[0] = low
    chance[1] = middle
    chance[2] = high
    chance[3] = 1
    for _ in range(15):
        next_word(chance)


def next_word(chance: list[int]) -> int:
    """The next 32 random bits."""
    word = (chance[0] + chance[1] + chance[3]) & WORD
    chance[3] = (chance[3] + 1) & WORD
    chance[0] = chance[1] ^ (chance[1] >> 9)
    chance[1] = (chance[2] + (chance[2] << 3)) & WORD
    chance[2] = (((chance[2] << 21) & WORD | (chance[2] >> 11)) + word) & WORD
    return word


def below(chance: list[int], n: int) -> int:
    """A random whole number from 0 to n - 1. The bias is below n in 2^32."""
    return (next_word(chance) * n) >> 32


def shuffle(chance: list[int], items: list[int], count: int) -> None:
    """Shuffle the first `count` items in place."""
    for i in range(count - 1, 0, -1):
        j = below(chance, i + 1)
        held = items[i]
        items[i] = items[j]
        items[j] = held


def words_of(seed: int) -> tuple[int, int, int]:
    """The three words of a seed, for `sow`."""
    if not 0 <= seed < 1 << SEED_BITS:
        raise ValueError(f"a seed is a whole number from 0 to 2^{SEED_BITS} - 1, and {seed} is not")
    return seed & WORD, seed >> 32 & WORD, seed >> 64
