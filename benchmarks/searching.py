"""Measures a searcher's roll-outs per second, in the middle of games of bluffers, on one core.

Run it with `python benchmarks/searching.py`. Machines are noisy: compare rows of one run, not runs.
"""

import platform
from time import process_time

import numba

from ridotto.bots.search_result import Budget
from ridotto.bots.table_of_bots import Party
from ridotto.games.mascarade.bots.invitation import MascaradeInvitation
from ridotto.games.mascarade.bots.personalities import BOTS
from ridotto.games.mascarade.bots.search import MoveSearch
from ridotto.play import Game

GAMES = 6
DECISIONS = 30
BUDGET = Budget(rollouts=400)
TABLES = ((4, 1, None), (6, 1, None), (8, 1, None), (13, 1, None), (6, 2, "B"), (10, 2, "B"))


def search(players: int, edition: int, scenario: str | None, seed: int) -> tuple[int, float]:
    """The number of roll-outs of one search in a game of bluffers, and its CPU seconds."""
    game = Game.mascarade(players, edition=edition, scenario=scenario, seed=seed, first=0)
    party = Party.of(game, [BOTS["bluffer"]])
    move_search, told, rollouts, took = MoveSearch(MascaradeInvitation.to(game.header, 0), 1), 0, 0, 0.0
    for _ in range(DECISIONS):
        while not game.over and game.decider != 0:
            party.move()
        if game.over:
            break
        move_search.watch(game.events(0, told))
        told = len(game.log)
        began = process_time()
        rollouts += move_search.think(game.view(0), game.seen_table(0), BUDGET).rollouts
        took += process_time() - began
        party.move()
    return rollouts, took


def main() -> None:
    """One row for each table."""
    print(f"Python {platform.python_version()}, Numba {numba.__version__}, {platform.machine()}")
    search(4, 1, None, 0)  # compile first
    for players, edition, scenario in TABLES:
        rows = [search(players, edition, scenario, seed) for seed in range(GAMES)]
        rate = sum(rollouts for rollouts, _ in rows) / sum(took for _, took in rows)
        print(f"edition {edition} {scenario or '':2}{players:3} players {rate:8,.0f} games a second")


if __name__ == "__main__":
    main()
