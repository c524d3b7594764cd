"""Measures how beatable the bots of the first three levels are: one newcomer among bots of one kind.

Nobody has measured people, so a newcomer is one of some simple players. Each plays on every seat in turn on
the same deals; a deal is one block of the interval. A shared win counts in part, so a fair share is 1.
"""

from argparse import ArgumentParser
from collections.abc import Mapping
from time import process_time
from typing import Any

import numpy as np

from ridotto.bots.registry import bots_part, quick_bots
from ridotto.games.grimm.bots.policy_state import Temper as GrimmTemper
from ridotto.games.grimm.play.header import grimm
from ridotto.games.mascarade.bots.policy_state import Temper
from ridotto.games.mascarade.play.header import mascarade
from ridotto.lab.figures import block_figure
from ridotto.lab.tournament import odd_shares
from ridotto.play.header import Header
from ridotto.simulation import play_minded

SEED = 16
BEGINNERS = 3
"""The highest level that a newcomer should be able to beat."""
TABLES: dict[str, Header] = {"mascarade": mascarade(6, seed=0), "grimm": grimm(4, seed=0)}
NEWCOMERS: dict[str, dict[str, Any]] = {
    "mascarade": {
        "distracted": Temper(proof=0.5, whimsy=0.2, memory=0.8),
        "attentive": Temper(proof=0.5, whimsy=0.1),
    },
    "grimm": {
        "distracted": GrimmTemper(nerve=0.3, whimsy=0.2, memory=0.8),
        "attentive": GrimmTemper(nerve=0.3, whimsy=0.1),
    },
}
"""The distracted makes every fifth decision at random and forgets a fifth of what it knows after each turn.

The attentive makes every tenth decision at random. Otherwise they are honest, and hide nothing at the ball.
"""
LIKE_NEWCOMERS = {"mascarade": ("meek", "forgetful"), "grimm": ("wallflower", "forgetful")}
"""Bots and fixed ideas that play like some newcomers: who never contests or accuses, who forgets."""


def newcomers(game: str) -> dict[str, Any]:
    """The tempers of newcomers by name."""
    known: Mapping[str, Any] = {**bots_part(game).baselines, **quick_bots(game)}
    return {**NEWCOMERS[game], **{name: known[name].temper for name in LIKE_NEWCOMERS[game]}}


def opponents(game: str) -> dict[str, Any]:
    """The tempers of the bots of the first levels, from the weakest."""
    bots: Mapping[str, Any] = quick_bots(game)
    first = [name for name, bot in bots.items() if bot.level <= BEGINNERS]
    return {name: bots[name].temper for name in sorted(first, key=lambda name: bots[name].level)}


def fair_shares(game: str, one: Any, others: Any, deals: int) -> str:
    """How many fair shares one newcomer wins among these, with the 95 % interval."""
    part, header = bots_part(game), TABLES[game]
    assert part.policy is not None
    players, winners = len(header.players), []
    for seat in range(players):
        tempers = [one if player == seat else others for player in range(players)]
        states = part.states_with(header, tempers)
        winners.append(play_minded(header, part.policy.hooks, states, deals, SEED).winners)
    figure = block_figure("", "", "", odd_shares(np.array(winners).T))
    return f"{figure.value:.2f} ({figure.low:.2f} – {figure.high:.2f})"


def main() -> None:
    """A row for each newcomer and a column for each bot."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=TABLES)
    parser.add_argument("--deals", type=int, default=2000, help="deals in each cell, on every seat")
    arguments = parser.parse_args()
    begun, game = process_time(), arguments.game
    others = opponents(game)
    print(f"| one ↓ among → | {' | '.join(others)} |")
    print(f"|---|{'---:|' * len(others)}")
    for name, one in newcomers(game).items():
        cells = [fair_shares(game, one, temper, arguments.deals) for temper in others.values()]
        print(f"| {name} | {' | '.join(cells)} |", flush=True)
    print(f"\n{process_time() - begun:.0f} s of CPU time, seed {SEED}")


if __name__ == "__main__":
    main()
