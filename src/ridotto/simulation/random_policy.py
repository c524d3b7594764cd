"""Policies that choose at random: plain functions, compiled like the rules."""

from typing import Any

from ridotto.chance import below


def any_move(t: Any, constants: Any, out: list[int], count: int, chance: list[int]) -> int:  # noqa: ARG001
    """Choose every legal move with equal probability."""
    return out[below(chance, count)]
