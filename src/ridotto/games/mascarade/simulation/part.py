"""Mascarade as machine code, as the shared parts ask for it."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from ridotto.bots.randomness import random_move
from ridotto.games.mascarade.bots.policy import KINDS
from ridotto.games.mascarade.play.header import Mascarade
from ridotto.games.mascarade.play.rulebook import set_table
from ridotto.games.mascarade.rules.effects import MAX_EFFECTS
from ridotto.games.mascarade.rules.events import Ending
from ridotto.games.mascarade.rules.moves import MOVES, legal_moves
from ridotto.games.mascarade.rules.rules import play
from ridotto.games.mascarade.rules.seen import decider
from ridotto.games.mascarade.rules.setup import open_table, pack
from ridotto.games.mascarade.rules.table import MAX_MASKS, Packed, Table, place_count
from ridotto.games.mascarade.simulation.observation import (
    Common,
    Index,
    Observer,
    Own,
    hear,
    hear_together,
    new_common,
    new_observer,
    observe,
    observe_as,
)
from ridotto.games.mascarade.simulation.statistics import PlayerTallies, Statistics, Tallies, count_event
from ridotto.seats import MAX_PLACES, MAX_SEATS
from ridotto.simulation.compile.records import Numbers, Records
from ridotto.simulation.part import (
    GameConstants,
    GameObservations,
    GameStatistics,
    SimulationPart,
    TogetherObservations,
)

BY_SEAT: Final = ("coins", "player_at", "seat_of", "hand_of", "heroes")
"""The lists of a table with a number for each seat."""


def lengths(t: Table) -> Mapping[str, int]:
    """As many numbers as there are seats and places."""
    return {"cards": place_count(t), **dict.fromkeys(BY_SEAT, t.players)}


def powers_of(header: Mascarade) -> Packed:
    """The powers of all masks in a game."""
    return pack([card.mask().power for card in header.masks])


def pack_powers(powers: Packed) -> Numbers:
    """The powers of a game as an array, each closed by steps that do nothing."""
    packed = np.zeros((MAX_MASKS, MAX_EFFECTS + 1, 3), np.int32)
    for mask, steps in enumerate(powers):
        packed[mask, : len(steps)] = steps
    return packed


def turns(tables: Records) -> Numbers:
    """The turn in which a game ends counts, unless it ends by the turn limit."""
    taken: Numbers = tables["turn"] + (tables["ending"] != Ending.LIMIT)
    return taken


def scores(tables: Records) -> Numbers:
    """Coins by player, wherever they sit at the end."""
    return np.take_along_axis(tables["coins"], tables["seat_of"].astype(np.int64), axis=1)


def random_policy(t: Any, powers: Any, out: list[int], count: int, chance: list[int]) -> int:  # noqa: ARG001
    """Look, announce, swap, or whatever else is asked, and then which of these moves."""
    return random_move(chance, KINDS, out, count)


OBSERVATIONS: Final = GameObservations(
    Observer,
    new_observer,
    hear,
    observe,
    TogetherObservations(Common, Own, new_common, hear_together, observe_as),
    Index,
    decider,
    MOVES,
)
MASCARADE_OBSERVATION: Final = OBSERVATIONS.fields

PART: Final = SimulationPart(
    table=Table,
    new_table=set_table,
    open_table=open_table,
    legal_moves=legal_moves,
    play=play,
    sizes={"cards": MAX_PLACES, **dict.fromkeys(BY_SEAT, MAX_SEATS)},
    lengths=lengths,
    constants=GameConstants(Packed, powers_of, pack_powers, dimensions=3),
    is_shuffled=lambda header: not header.dealt,
    turns=turns,
    scores=scores,
    random_policy=random_policy,
    statistics=GameStatistics(Statistics, count_event, Tallies, PlayerTallies, MAX_SEATS),
    observations=OBSERVATIONS,
    public_names={
        "MASCARADE_OBSERVATION": "ridotto.games.mascarade.simulation.part:MASCARADE_OBSERVATION",
        "MascaradeBeliefs": "ridotto.games.mascarade.bots.card_beliefs:MascaradeBeliefs",
        "Habits": "ridotto.games.mascarade.bots.card_beliefs:Habits",
    },
)
