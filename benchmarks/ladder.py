"""Measures how strong the bots of Mascarade are: one bot among others of one kind, on every seat in turn.

All seats get the same deals. A shared win counts in part, so a fair share is 1.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from math import sqrt
from time import thread_time

import numpy as np

from ridotto.bots.registry import quick_bots
from ridotto.games.mascarade.bots.heuristic_bot import POLICY
from ridotto.games.mascarade.bots.part import PART
from ridotto.games.mascarade.bots.personalities import BASELINES
from ridotto.games.mascarade.bots.policy_state import Temper
from ridotto.games.mascarade.play.header import mascarade
from ridotto.simulation import play_minded

TABLES = {
    "4": (1, 4, None),
    "6": (1, 6, None),
    "8": (1, 8, None),
    "13": (1, 13, None),
    "A 6": (2, 6, "A"),
    "A 10": (2, 10, "A"),
    "B 6": (2, 6, "B"),
    "B 10": (2, 10, "B"),
}
PAIRS = [
    ("bluffer", "honest"),
    ("honest", "bluffer"),
    *((idea, many) for idea in BASELINES for many in ("honest", "bluffer")),
    *((one, "honest") for one in ("daring", "forgetful", "random")),
]
TEMPERS: dict[str, Temper] = {
    name: kind.temper for name, kind in {**quick_bots("mascarade"), **BASELINES}.items()
}
SEED = 77001
"""Not the deals that were used to choose the tempers."""


def shares(table: str, one: str, many: str, games: int) -> Iterator[float]:
    """What the odd bot won in each game, as a multiple of the fair share."""
    edition, players, scenario = TABLES[table]
    start = mascarade(players, edition=edition, scenario=scenario)
    for odd in range(players):
        tempers = [TEMPERS[one if player == odd else many] for player in range(players)]
        results = play_minded(start, POLICY, PART.states_with(start, tempers), max(1, games // players), SEED)
        for winners in results.winners.tolist():
            yield players * (winners >> odd & 1) / winners.bit_count()


def strength(games: int) -> None:
    """A row for each pair and a column for each table, with 95 % intervals."""
    print(f"| one | among | {' | '.join(TABLES)} |")
    print(f"|---|---|{'---|' * len(TABLES)}")
    for one, many in PAIRS:
        cells = []
        for table in TABLES:
            found = np.array(list(shares(table, one, many, games)))
            cells.append(f"{found.mean():.2f} ± {1.96 * found.std() / sqrt(len(found)):.2f}")
        print(f"| {one} | {many} | {' | '.join(cells)} |", flush=True)


def speed(games: int) -> None:
    """Games per CPU second."""
    for players in (6, 13):
        start = mascarade(players)
        states = PART.states_with(start, [TEMPERS["honest"]])
        play_minded(start, POLICY, states, 1)
        before = thread_time()
        results = play_minded(start, POLICY, states, games, SEED)
        rate = games / (thread_time() - before)
        print(f"{players} honest states: {rate:,.0f} games/s, {rate * results.moves.mean():,.0f} moves/s")


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6000, help="how many for each pair and table")
    asked = parser.parse_args()
    speed(asked.games)
    strength(asked.games)
