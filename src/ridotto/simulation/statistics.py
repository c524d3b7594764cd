"""What is counted of many games, whichever game it is and whichever body played it."""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ridotto.events import Event
from ridotto.games.grimm.rules.table import MAX_PLAYERS
from ridotto.games.grimm.simulation.statistics import GrimmCensus, GrimmManners, GrimmTallies, count_grimm
from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade.simulation.statistics import (
    MascaradeCensus,
    MascaradeManners,
    MascaradeTallies,
    count_mascarade,
)
from ridotto.play.header import Header
from ridotto.seats import MAX_SEATS

Counts: TypeAlias = Mapping[str, npt.NDArray[np.int64]]
"""Tallies by name."""

MASCARADE_TALLIES: Final = tuple(field.name for field in fields(MascaradeTallies))
MASCARADE_COUNTED: Final = tuple(field.name for field in fields(MascaradeManners))
GRIMM_TALLIES: Final = tuple(field.name for field in fields(GrimmTallies))
GRIMM_COUNTED: Final = tuple(field.name for field in fields(GrimmManners))


def tallies_of(header: Header) -> Sequence[str]:
    """What is counted of the game that starts like this, by name."""
    return MASCARADE_COUNTED if isinstance(header, Mascarade) else GRIMM_COUNTED


def manners_of(header: Header) -> Sequence[str]:
    """Those of them that are counted by player: one number each, or as many for each player."""
    known = MASCARADE_TALLIES if isinstance(header, Mascarade) else GRIMM_TALLIES
    return [name for name in tallies_of(header) if name not in known]


def by_player(header: Header, counts: Counts) -> list[Counts]:
    """What is counted by player, for each player of a table."""
    seats = MAX_SEATS if isinstance(header, Mascarade) else MAX_PLAYERS
    rows = {name: counts[name].reshape(seats, -1) for name in manners_of(header)}
    return [{name: row[player] for name, row in rows.items()} for player in range(len(header.players))]


def count_events(header: Header, events: Sequence[Event]) -> tuple[int, Counts]:
    """What one whole game with all its secrets comes to: how often the lead changed, and the tallies."""
    players = len(header.players)
    census: MascaradeCensus | GrimmCensus
    if isinstance(header, Mascarade):
        census = MascaradeCensus(players=players)
        for event in events:
            count_mascarade(census, *event)
    else:
        census = GrimmCensus(players=players)
        for event in events:
            count_grimm(census, *event)
    return census.leads, {name: np.array(getattr(census, name), np.int64) for name in tallies_of(header)}


def added(counts: Sequence[Counts]) -> Counts:
    """Several counts as one."""
    return {name: np.sum([each[name] for each in counts], axis=0) for name in counts[0]}
