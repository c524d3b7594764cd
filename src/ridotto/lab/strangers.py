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
from ridotto.lab.figures import Column
from ridotto.simulation.compile.records import Numbers
from ridotto.simulation.policies import play_minded

WANTED: Final = 20
LEAST: Final = 0.9
"""The win ratio from which a temper is kept."""
STAGES: Final = ((60, 0.3), (300, 0.6), (1500, 0.8), (6000, LEAST))
"""Games, and the win ratio below which a temper is dropped after these."""


def kept_numbers(draw: StrangerDraw) -> Iterator[int]:
    """The numbers of all tempers that hold their own, in ascending order, without end."""
    return (number for number in count() if holds_its_own(draw, number))


def holds_its_own(draw: StrangerDraw, number: int) -> bool:
    """Whether a temper wins about a fair share at the table of the strangers."""
    return all(win_ratio(draw, number, games) >= least for games, least in STAGES)


def win_ratio(draw: StrangerDraw, number: int, games: int) -> float:
    """How often a temper wins at that table, as a multiple of a fair share; chance decides who begins."""
    game = game_of(draw.header).id
    part = bots_part(game)
    assert part.policy is not None
    others = part.former.get(draw.among) or getattr(find_bot(draw.among, game), "temper")  # noqa: B009
    tempers = [draw.temper(part.policy.bot, number), *(others for _ in draw.header.players[1:])]
    states = part.states_with(draw.header, tempers)
    winners = play_minded(draw.header, part.policy.hooks, states, games, draw.seed).winners
    return len(tempers) * float(first_shares(winners, len(tempers)).mean())


def first_shares(winners: Numbers, players: int) -> Column:
    """The first player's share of each win."""
    how_many = (winners[:, None] >> np.arange(players) & 1).sum(axis=1)
    shares: Column = (winners & 1) / np.maximum(1, how_many)
    return shares


def main(game: str) -> None:
    """Print the numbers of those that are kept."""
    draw = find_game(game).bots.strangers
    if draw is None:
        sys.exit(f"{game} has no strangers")
    for number in islice(kept_numbers(draw), WANTED):
        print(number, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
