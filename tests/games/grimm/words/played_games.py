"""Random games at the ball, for every number of players and every variant."""

import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product

from ridotto.events import Event
from ridotto.games.grimm.rules.moves import MOVES, legal_moves
from ridotto.games.grimm.rules.rules import play
from ridotto.games.grimm.rules.setup import PLAYERS, Variant, new_table, open_table
from ridotto.games.grimm.rules.table import OVER, Table
from ridotto.seats import NOWHERE

NAMES = ("Ann", "Bob", "Cléa", "Dan", "Eve")


def variants() -> Iterator[tuple[int, Variant]]:
    """Every table there can be."""
    for players, wagers, treasures, abilities in product(PLAYERS, *([(False, True)] * 3)):
        if players > 2 or not wagers:
            yield players, Variant(wagers, treasures, abilities)


def nothing(_: Table, __: list[int]) -> None:
    """Watch without a word."""


def spend(
    players: int, variant: Variant, seed: int, watch: Callable[[Table, list[int]], None] = nothing
) -> list[Event]:
    """A random game; `watch` sees each decision before it is made."""
    table, log, rng = new_table(players, variant, seed), [], random.Random(seed)
    open_table(table, NOWHERE, log)
    out = [0] * MOVES
    while table.phase != OVER:
        legal = out[: legal_moves(table, out)]
        watch(table, legal)
        play(table, rng.choice(legal), log)
    return log


@cache
def all_evenings() -> tuple[tuple[int, list[Event]], ...]:
    """One game at every table there can be."""
    return tuple((players, spend(players, variant, 3 + players)) for players, variant in variants())
