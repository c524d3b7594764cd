"""How strong a network is: one player among others with one temper, at the usual table."""

from typing import Any, Final, NamedTuple

import numpy as np

from ridotto.play.header import Header
from ridotto.training.experience import play_step
from ridotto.training.model import Parameters
from ridotto.training.tables import TableMaker

GAMES: Final = 1500
STANDARD_ERRORS: Final = 1.96


class Strength(NamedTuple):
    """The part of all games that it wins, as a multiple of a fair share."""

    share: float
    margin: float
    """Half of the 95 % interval."""


def strength_among(
    maker: TableMaker, header: Header, temper: Any, parameters: Parameters, seed: int, games: int = GAMES
) -> Strength:
    """Play some games, the network on each seat in turn.

    Games end sooner or later than others: those that have begun at all tables are played to the end.
    """
    tables = maker.one_among(header, temper, seed)
    random = np.random.default_rng(seed)
    players = tables.players
    own = np.arange(maker.tables) % players
    scale = np.sqrt(players - 1.0)
    shares: list[Any] = []
    wanted = -(-games // maker.tables)
    ended = np.zeros(maker.tables, int)
    while ended.min() < wanted:
        step = play_step(tables, parameters, random)
        counted = step.ended & (ended < wanted)
        ended += step.ended
        shares.extend(step.rewards[counted, own[counted]] * scale + 1.0)
    found = np.array(shares)
    return Strength(float(found.mean()), float(STANDARD_ERRORS * found.std() / np.sqrt(len(found))))
