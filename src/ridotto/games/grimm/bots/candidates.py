"""Which moves are searched: the most promising ones by the player's beliefs."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ridotto.games.grimm.bots.beliefs import form_beliefs
from ridotto.games.grimm.bots.policy import worth_of_move
from ridotto.games.grimm.bots.policy_state import PolicyState
from ridotto.games.grimm.bots.worth import appraise
from ridotto.games.grimm.rules.moves import Move
from ridotto.games.grimm.rules.table import KINDS, Table

MOST: Final = 10
"""Moves to search."""


def candidates(
    options: Sequence[Move],
    favourite: Move,
    seen: Table,
    state: PolicyState,
    chances: Sequence[Sequence[float]],
) -> list[Move]:
    """The moves to search, in ascending order; chances are how likely each player hides each character."""
    if len(options) <= MOST:
        return list(options)
    own = replace(state, chances=state.chances[:])
    form_beliefs(own, seen)
    for who, row in enumerate(chances):
        if who != own.player:
            own.chances[who * KINDS : (who + 1) * KINDS] = row
    appraise(own, seen)
    best = sorted(options, key=lambda move: -worth_of_move(own, seen, move, False))
    return sorted({favourite, *best[:MOST]})
