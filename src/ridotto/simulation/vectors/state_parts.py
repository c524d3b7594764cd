"""Which parts of the states of bots a game uses, so that no others are copied or fetched."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np

from ridotto.simulation.compile.record_memory import PART

if TYPE_CHECKING:
    from ridotto.simulation.compile.records import Grid
    from ridotto.simulation.vectors.compiled_vector import Lineup

Fields: TypeAlias = Mapping[str, Sequence[range]]
"""By the name of a field of a state, which of its numbers are meant."""

PADDING: Final = 8
"""Fewer bytes than this between two fields are padding."""


def parts_in_use(lineups: "Sequence[Lineup]", states: Any, together: bool) -> "tuple[Grid, Grid]":
    """By line-up and player, the parts of a state that a game uses and their number."""
    offsets = shared_offsets if together else separate_offsets
    found = [offsets(each.states, states.dtype) if each.states else [] for each in lineups]
    counts = np.array([[len(parts) for parts in each] for each in found], np.int64)
    made = np.zeros((*counts.shape, int(counts.max(initial=0))), np.int64)
    for row, each in zip(made, found, strict=True):
        for parts, player in zip(row, each, strict=True):
            parts[: len(player)] = player
    return made, counts


def separate_offsets(states: Sequence[Any], layout: np.dtype[Any]) -> list[list[int]]:
    """Of each state the parts, at multiples of PART, that hold all that its bot uses."""
    return [part_offsets(state.parts_in_use(), layout) for state in states]


def part_offsets(used: Fields, layout: np.dtype[Any]) -> list[int]:
    """Where parts begin that hold these fields, and what lies between them."""
    offsets: set[int] = set()
    for first, last in byte_ranges(used, layout):
        offsets.update(range(first // PART * PART, last, PART))
    return sorted({min(offset, layout.itemsize - PART) for offset in offsets})


def shared_offsets(states: Sequence[Any], layout: np.dtype[Any]) -> list[list[int]]:
    """Of each player's state the parts that are their own; of the last one those that all have in common."""
    *players, common = states
    used = [*(player.own_parts() for player in players), common.common_parts()]
    return [exact_offsets(each, layout) for each in used]


def exact_offsets(used: Fields, layout: np.dtype[Any]) -> list[int]:
    """Where parts begin that hold these fields and nothing else, but for what follows a short range."""
    offsets = []
    for first, last in joined(byte_ranges(used, layout)):
        offsets += [*range(first, last - PART, PART), max(first, last - PART)]
    return offsets


def byte_ranges(used: Fields, layout: np.dtype[Any]) -> list[tuple[int, int]]:
    """Where fields lie in a record; those that are not named are used whole."""
    found = []
    for name, (kind, start, *_) in (layout.fields or {}).items():
        size = kind.base.itemsize
        parts = used.get(name, [range(kind.shape[0] if kind.shape else 1)])
        found += [(start + size * part.start, start + size * part.stop) for part in parts]
    return found


def joined(ranges: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Ranges in order, those joined that only padding separates."""
    found: list[tuple[int, int]] = []
    for first, last in ranges:
        if found and first - found[-1][1] < PADDING:
            found[-1] = (found[-1][0], last)
        else:
            found.append((first, last))
    return found
