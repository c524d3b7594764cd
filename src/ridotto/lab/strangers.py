"""Draws the strangers of a game, and keeps those that hold their own: `python -m ridotto.lab.strangers GAME`.

A game's folder has the ranges, the seed, and the numbers of those that were kept.
"""

import sys
from collections.abc import Iterator
from itertools import count, islice
from typing import Final

import numpy as np

from ridotto.bots.registry import bots_part, find_bot
from ridotto.bots.strangers import StrangerDraw
from ridotto.games.registry import find_game, game_of
from ridotto.lab.tournament import odd_shares
from ridotto.simulation.policies import play_minded

WANTED: Final = 20
LEAST: Final = 0.9
"""The win ratio from which a temper is kept."""
STAGES: Final = ((20, 0.4), (100, 0.7), (300, 0.8), (1000, LEAST))
"""Deals, each with the temper on every seat, and the win ratio below which a temper is dropped then."""


def kept_numbers(draw: StrangerDraw) -> Iterator[int]:
    """The numbers of all tempers that hold their own, in ascending order, without end."""
    return (number for number in count() if holds_its_own(draw, number))


def holds_its_own(draw: StrangerDraw, number: int) -> bool:
    """Whether a temper wins about a fair share at the table of the strangers."""
    return all(win_ratio(draw, number, deals) >= least for deals, least in STAGES)


def win_ratio(draw: StrangerDraw, number: int, deals: int) -> float:
    """How often a temper wins at that table, as a multiple of a fair share."""
    game = game_of(draw.header).id
    part = bots_part(game)
    assert part.policy is not None
    others = getattr(find_bot(draw.among, game), "temper")  # noqa: B009
    mine, players = draw.temper(part.policy.bot, number), len(draw.header.players)
    winners = []
    for seat in range(players):
        tempers = [mine if each == seat else others for each in range(players)]
        states = part.states_with(draw.header, tempers)
        winners.append(play_minded(draw.header, part.policy.hooks, states, deals, draw.seed).winners)
    return float(odd_shares(np.array(winners).T).mean())


def main(game: str) -> None:
    """Print the numbers of those that are kept."""
    draw = find_game(game).bots.strangers
    if draw is None:
        sys.exit(f"{game} has no strangers")
    for number in islice(kept_numbers(draw), WANTED):
        print(number, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
