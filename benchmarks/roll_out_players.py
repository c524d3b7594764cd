"""Compares searchers at Mascarade that differ in who plays on in their roll-outs, with the same CPU time.

One of them sits among five strangers. All play the same deals on the same seats with the same strangers, so
differences are paired. Beliefs and opponents are read in the same way.
"""

from argparse import ArgumentParser
from math import sqrt
from random import Random
from typing import Any, ClassVar

import numpy as np

from ridotto.bots import Budget, Party
from ridotto.bots.registry import bots_part
from ridotto.bots.searcher import Searcher
from ridotto.games.mascarade.bots.invitation import MascaradeInvitation
from ridotto.games.mascarade.bots.reading_search import ReadingSearch
from ridotto.games.mascarade.bots.tempers import SEARCHED
from ridotto.games.mascarade.play.header import mascarade
from ridotto.play import open_game

PLAYERS = 6
VETERAN = list(SEARCHED).index("veteran")


class OwnMovesByNetwork(ReadingSearch):
    """Takes its own later moves for a veteran's, those of others for their tempers'."""

    own_temper: ClassVar[str] = "veteran"


class AllMovesByNetwork(OwnMovesByNetwork):
    """Lets the network play for everybody."""

    def __init__(self, invitation: MascaradeInvitation, seed: int) -> None:
        super().__init__(invitation, seed)
        self.mixture.draw = self.veterans  # type: ignore[method-assign]

    @staticmethod
    def veterans(portions: Any) -> Any:
        """A veteran on every seat."""
        return np.full(portions.shape, VETERAN)


class WithOwnMovesByNetwork(Searcher):
    """Searches with the network for its own later moves."""

    @staticmethod
    def search_of(search: object) -> str:  # noqa: ARG004
        """The search of this class."""
        return "roll_out_players:OwnMovesByNetwork"


class WithAllMovesByNetwork(Searcher):
    """Searches with the network for all later moves."""

    @staticmethod
    def search_of(search: object) -> str:  # noqa: ARG004
        """The search of this class."""
        return "roll_out_players:AllMovesByNetwork"


RIVALS = {
    "a bluffer for itself, tempers for others": Searcher,
    "the network for itself, tempers for others": WithOwnMovesByNetwork,
    "the network for everybody": WithAllMovesByNetwork,
}


def share(bot: type[Searcher], number: int, budget: Budget) -> float:
    """What a searcher wins in one game, in fair shares."""
    seat, strangers = number % PLAYERS, list(bots_part("mascarade").stranger_bots().values())
    others: list[Any] = Random(f"strangers {number}").sample(strangers, PLAYERS - 1)
    game = open_game(mascarade(PLAYERS, seed=1000 + number // PLAYERS))
    Party.of(game, [*others[:seat], bot, *others[seat:]], budget=budget).play_out()
    winners = game.rulebook.winners()
    return PLAYERS / len(winners) if seat in winners else 0.0


def main() -> None:
    """A line for each, with its difference from the first."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--cpu-time", type=int, default=50, help="milliseconds for a decision (default: 50)")
    parser.add_argument("--games", type=int, default=120, help="games of each (default: 120)")
    given = parser.parse_args()
    budget = Budget(cpu_seconds=given.cpu_time / 1000)
    found: dict[str, list[float]] = {name: [] for name in RIVALS}
    for number in range(given.games):
        for name, bot in RIVALS.items():
            found[name].append(share(bot, number, budget))
        print(f"\r{number + 1} of {given.games} games", end="", flush=True)
    print()
    first = np.array(next(iter(found.values())))
    for name, shares in found.items():
        paired = np.array(shares) - first
        print(
            f"{name}: {np.mean(shares):.2f} ± {error(np.array(shares)):.2f},",
            f"difference {paired.mean():+.2f} ± {error(paired):.2f}",
        )


def error(values: Any) -> float:
    """Half of a 95 % interval."""
    return 1.96 * float(values.std(ddof=1)) / sqrt(len(values))


if __name__ == "__main__":
    main()
