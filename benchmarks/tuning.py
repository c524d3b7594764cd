"""Looks for a temper among whose players no other temper wins much.

Run it with `python benchmarks/tuning.py mascarade 6 bluffer`. It draws random tempers, keeps those that win
most among players of a bot, and lets each of these play among players of each other one. A row shows how much
the best of the others win there, and then the temper. It takes some minutes on one core.
"""

import sys
from typing import Any

import numpy as np

from ridotto.bots.part import BotsPart
from ridotto.bots.registry import bots_part, quick_bots
from ridotto.bots.strangers import ResponseDraw
from ridotto.games.registry import find_game
from ridotto.lab.figures import Column
from ridotto.lab.tournament import odd_shares
from ridotto.play.header import Header
from ridotto.simulation import play_minded

SEED = 77
DRAWN, KEPT = 1000, 40
FIRST, AGAIN = 10, 100
"""Deals in the first round of the selection, and deals for each pair of those that were kept."""
BEST = 5
"""Responses whose mean is shown: a single one may be lucky."""


class TemperTable:
    """A table at which one player has another temper than all others."""

    def __init__(self, game: str, players: int) -> None:
        self.header: Header = find_game(game).play.start(players, seed=0)
        self.part: BotsPart = bots_part(game)

    def shares(self, odd: Any, among: Any, deals: range) -> Column:
        """What the odd one wins in each deal, over all seats, in fair shares."""
        assert self.part.policy is not None
        winners = []
        for seat, _ in enumerate(self.header.players):
            tempers = [odd if each == seat else among for each, _ in enumerate(self.header.players)]
            states = self.part.states_with(self.header, tempers)
            games = play_minded(
                self.header, self.part.policy.hooks, states, len(deals), SEED, start=deals.start, threads=1
            )
            winners.append(games.winners)
        return odd_shares(np.array(winners).T)

    def strongest(self, tempers: list[Any], among: Any) -> list[Any]:
        """Those that win most among players with a temper: half of them go on after each round."""
        deals = FIRST
        while len(tempers) > KEPT:
            means = [float(self.shares(temper, among, range(deals)).mean()) for temper in tempers]
            order = sorted(range(len(tempers)), key=lambda i: -means[i])
            tempers = [tempers[i] for i in order[: max(KEPT, len(tempers) // 2)]]
            deals *= 2
        return tempers


def main(game: str, players: str, bot: str) -> None:
    """Print a row for each temper, as soon as it is measured."""
    table = TemperTable(game, int(players))
    assert table.part.policy is not None
    draw = ResponseDraw(table.part.responses, SEED)
    drawn = [draw.temper(table.part.policy.bot, number) for number in range(DRAWN)]
    kept = table.strongest(drawn, getattr(quick_bots(game)[bot], "temper"))  # noqa: B009
    for temper in kept:
        others = (other for other in kept if other is not temper)
        wins = sorted(float(table.shares(other, temper, range(AGAIN)).mean()) for other in others)
        print(f"{np.mean(wins[-BEST:]):.3f} {temper}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
