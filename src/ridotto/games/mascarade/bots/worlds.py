"""Worlds: the ways in which the cards of Mascarade may lie, four bits for each place, with a weight each.

Plain functions over integers and arrays, as the rules are, so that they can be compiled. The first `count`
worlds of an array are in use, no two of them are equal, and each is a permutation of the cards in the game.
"""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ridotto.seats import NOWHERE, Place
from ridotto.simulation.sampling import portion

Worlds: TypeAlias = npt.NDArray[np.int64]
Weights: TypeAlias = npt.NDArray[np.float64]
Index: TypeAlias = npt.NDArray[np.int32]
"""Where in an array each world is, found by a hash of it; EMPTY for nowhere."""

EMPTY: Final = -1
SPREAD: Final = 0x1E3779B97F4A7C15
"""An odd number by which worlds that look alike are sent far apart."""


def card(world: int, place: Place) -> int:
    """The mask on a place."""
    return (world >> (4 * place)) & 15


def swapped(world: int, a: Place, b: Place) -> int:
    """The same world with two cards exchanged."""
    differ = card(world, a) ^ card(world, b)
    return world ^ (differ << (4 * a)) ^ (differ << (4 * b))


# ── What happens to cards ────────────────────────────────────────────────────────────────────────────


def swap_all(worlds: Worlds, count: int, a: Place, b: Place) -> None:
    """Two cards are known to have changed places: they have in every world."""
    for i in range(count):
        worlds[i] = swapped(worlds[i], a, b)


def split(
    worlds: Worlds,
    weights: Weights,
    count: int,
    a: Place,
    b: Place,
    real: float,
    into: Worlds,
    shares: Weights,
    index: Index,
) -> int:
    """Every world becomes two, one in which the cards were really swapped; say how many there are then."""
    slots = clear(index, 2 * count)
    found = 0
    for i in range(count):
        found = add(worlds[i], weights[i] * (1 - real), into, shares, found, index, slots)
        found = add(swapped(worlds[i], a, b), weights[i] * real, into, shares, found, index, slots)
    return found


def clear(index: Index, most: int) -> int:
    """Empty as much of an index as this number of worlds needs, and return how much that is."""
    slots = 16
    while slots < 2 * most:
        slots *= 2
    for at in range(slots):
        index[at] = EMPTY
    return slots


def add(
    world: int, weight: float, worlds: Worlds, weights: Weights, count: int, index: Index, slots: int
) -> int:
    """One more world, or more weight for the one that is there already; say how many there are then."""
    at = (((world ^ (world >> 29)) * SPREAD) >> 40) & (slots - 1)
    while index[at] != EMPTY and worlds[index[at]] != world:
        at = (at + 1) & (slots - 1)
    if index[at] != EMPTY:
        weights[index[at]] += weight
        return count
    index[at] = count
    worlds[count] = world
    weights[count] = weight
    return count + 1


# ── What is seen and said ────────────────────────────────────────────────────────────────────────────


def keep(worlds: Worlds, weights: Weights, count: int, place: Place, mask: int) -> int:
    """Keep the worlds with this mask on this place; say how many. If there is none, nothing changes."""
    kept = 0
    for i in range(count):
        if card(worlds[i], place) == mask:
            worlds[kept] = worlds[i]
            weights[kept] = weights[i]
            kept += 1
    if kept > 0:
        normalise(weights, kept)
    return kept


def hear_named(
    worlds: Worlds, weights: Weights, count: int, place: Place, mask: int, right: float, wrong: float
) -> None:
    """A player names a mask for a card: weigh worlds by how likely that is if right, and if wrong."""
    for i in range(count):
        weights[i] *= right if card(worlds[i], place) == mask else wrong
    normalise(weights, count)


def hear_answer(
    worlds: Worlds,
    weights: Weights,
    count: int,
    first: Place,
    hands: int,
    claimed: Place,
    mask: int,
    right: float,
    wrong: float,
) -> None:
    """A player with cards from `first` on claims a mask with one of them, or passes (NOWHERE).

    Who has it claims it with the chance `right`, who has not with `wrong`; cards are chosen in the same
    proportion, so that hardly anybody who has it claims with another card.
    """
    for i in range(count):
        claims = wrong
        total = 0.0
        for place in range(first, first + hands):
            owns = card(worlds[i], place) == mask
            total += right if owns else wrong
            claims = right if owns else claims
        if claimed == NOWHERE:
            weights[i] *= 1 - claims
        else:
            weights[i] *= claims * (right if card(worlds[i], claimed) == mask else wrong) / total
    normalise(weights, count)


def normalise(weights: Weights, count: int) -> None:
    """All weights together are one. None becomes nothing: what people say is never a proof."""
    total = 0.0
    for i in range(count):
        total += weights[i]
    for i in range(count):
        weights[i] = max(weights[i] / total, 1e-200)


# ── Too many worlds ──────────────────────────────────────────────────────────────────────────────────


def thin(worlds: Worlds, weights: Weights, count: int, limit: int, chance: list[int]) -> int:
    """Keep at most this number of worlds, with every probability the same on average; returns how many.

    Worlds from some weight on stay as they are. The others are drawn, one for each heap of that weight: those
    that come of one another lie in one heap, so that something of all of them is left.
    """
    line = weight_to_stay(weights, count, limit)
    kept = 0
    heaps = 0
    passed = 0.0
    drawn = portion(chance)
    for i in range(count):
        weight = weights[i]
        if weight < line:
            passed += weight / line
            weight = 0.0
            while drawn < passed:
                weight += line
                heaps += 1
                drawn = heaps + portion(chance)
        if weight > 0.0 and kept < limit:  # sums of many weights are not exact, and nobody checks bounds
            worlds[kept] = worlds[i]
            weights[kept] = weight
            kept += 1
    normalise(weights, kept)
    return kept


def weight_to_stay(weights: Weights, count: int, limit: int) -> float:
    """The weight from which a world is certainly kept, if this number is kept."""
    line = 1 / limit  # all weights together are one
    stayed = -1
    stay = 0
    while stay > stayed:  # never "until they are equal": sums that are not exact could go to and fro for ever
        stayed = stay
        stay = 0
        rest = 0.0
        for i in range(count):
            if weights[i] >= line:
                stay += 1
            else:
                rest += weights[i]
        if stay < limit:
            line = rest / (limit - stay)
    return line


def mend(
    worlds: Worlds,
    weights: Weights,
    count: int,
    place: Place,
    mask: int,
    places: int,
    into: Worlds,
    shares: Weights,
    index: Index,
    sure: Weights,
) -> int:
    """No world left has the card that was seen: exchange it with where each world had it; say how many."""
    for other in range(places):
        sure[other] = chance_of(worlds, weights, count, other, mask)
    slots = clear(index, count)
    found = 0
    for i in range(count):
        other = least_sure(worlds[i], mask, places, sure)
        found = add(swapped(worlds[i], place, other), weights[i], into, shares, found, index, slots)
    return found


def least_sure(world: int, mask: int, places: int, sure: Weights) -> Place:
    """Of the cards with this mask the one that the fewest worlds agree on: so one just seen stays."""
    found = NOWHERE
    for place in range(places):
        if card(world, place) == mask and (found == NOWHERE or sure[place] < sure[found]):
            found = place
    return found


# ── What is believed ─────────────────────────────────────────────────────────────────────────────────


def chance_of(worlds: Worlds, weights: Weights, count: int, place: Place, mask: int) -> float:
    """The probability of a mask on a place."""
    chance = 0.0
    for i in range(count):
        if card(worlds[i], place) == mask:
            chance += weights[i]
    return chance


def add_chances(worlds: Worlds, weights: Weights, count: int, place: Place, out: Weights) -> None:
    """Add to each mask how likely it lies there."""
    for i in range(count):
        out[card(worlds[i], place)] += weights[i]
