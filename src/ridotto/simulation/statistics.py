"""What is counted of games, from their events, whether they were compiled or not."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from ridotto.events import Event
from ridotto.play.header import Header
from ridotto.seats import Player
from ridotto.simulation.compile.games import source_for
from ridotto.simulation.results import Counts


class GameCounts(NamedTuple):
    """What was counted of one game."""

    leads: int | None
    """How often the lead changed; None in a game without statistics."""
    first: Player | None
    """Who began; None in a game without statistics."""
    counts: Counts


def count_events(header: Header, events: Sequence[Event]) -> GameCounts:
    """Count a whole game from all its events, secrets included."""
    game = source_for(type(header))
    if game.part.statistics is None:
        return GameCounts(None, None, {})
    statistics = game.statistics
    record: Any = statistics.record()
    record.players = len(header.players)
    for event in events:
        statistics.count_event(record, *event)
    counts = {name: np.array(getattr(record, name), np.int64) for name in statistics.names}
    return GameCounts(record.leads, record.first, counts)


def count_by_player(header: Header, counts: Counts) -> list[Counts]:
    """The tallies by player, for each player of a table."""
    game = source_for(type(header))
    if game.part.statistics is None:
        return [{} for _ in header.players]
    statistics = game.statistics
    rows = {name: counts[name].reshape(statistics.max_players, -1) for name in statistics.player_names}
    return [{name: row[player] for name, row in rows.items()} for player in range(len(header.players))]
