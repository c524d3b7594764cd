"""Measures how strong the veterans are: one among bots that answer at once, on every seat in turn.

All seats get the same deals, and a deal is what varies. A shared win counts in part, so a fair share is 1.
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from math import sqrt
from random import Random
from time import process_time
from typing import Any

import numpy as np

from ridotto.bots.registry import bots_part, quick_bots
from ridotto.games.grimm.play.header import grimm
from ridotto.games.mascarade.bots.network.training_tables import HELD_OUT, held_out_table
from ridotto.games.mascarade.play.header import mascarade
from ridotto.games.registry import game_of
from ridotto.play.header import Header
from ridotto.simulation import play_minded

VETERAN = "veteran"
MIXED = "mixed"
STRANGERS = "strangers"
SEED = 99001
TABLES: dict[str, dict[str, Header]] = {
    "mascarade": {
        **{str(n): mascarade(n, seed=0) for n in (4, 6, 8, 13)},
        **{
            f"{scenario} {n}": mascarade(n, edition=2, scenario=scenario, seed=0)
            for scenario in "AB"
            for n in (6, 10)
        },
    },
    "grimm": {str(n): grimm(n, seed=0) for n in (2, 3, 4, 5)},
}


def tempers_of(game: str, among: str, seats: int, deal: int) -> list[Any]:
    """The tempers of all others; at a mixed table and among strangers they depend on the deal."""
    part = bots_part(game)
    bots: dict[str, Any] = {name: bot for name, bot in quick_bots(game).items() if name != VETERAN}
    if among == STRANGERS:
        bots = dict(part.stranger_bots())
    if among in (MIXED, STRANGERS):
        random = Random(f"{among} {deal}")
        return [random.choice(list(bots.values())).temper for _ in range(seats)]
    return [bots[among].temper] * seats


def shares(header: Header, one: str, among: str, games: int) -> list[float]:
    """What the odd bot won in each deal, as a multiple of the fair share."""
    game, players = game_of(header).id, len(header.players)
    part = bots_part(game)
    assert part.policy is not None
    odd: Any = quick_bots(game)[one]
    groups = 40 if among in (MIXED, STRANGERS) else 1
    deals = max(1, games // players // groups)
    found: list[float] = []
    for group in range(groups):
        others = tempers_of(game, among, players - 1, group)
        won = np.zeros(deals)
        for seat in range(players):
            tempers = [*others[:seat], odd.temper, *others[seat:]]
            states = part.states_with(header, tempers)
            winners = play_minded(header, part.policy.hooks, states, deals, SEED + group).winners
            won += [(bits >> seat & 1) / bits.bit_count() for bits in winners.tolist()]
        found.extend(won.tolist())
    return found


def cell(found: Sequence[float]) -> str:
    """The mean with its 95 % interval."""
    return f"{np.mean(found):.2f} ± {1.96 * np.std(found) / sqrt(len(found)):.2f}"


def main() -> None:
    """A row for each kind of opponents and a column for each table."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=TABLES)
    parser.add_argument("--one", default=VETERAN, help="the bot that is measured")
    parser.add_argument("--games", type=int, default=12_000, help="games in each cell")
    parser.add_argument("--among", help="only among these")
    parser.add_argument("--held-out", action="store_true", help="50 sets with own masks that were held out")
    arguments = parser.parse_args()
    begun = process_time()
    tables = TABLES[arguments.game]
    if arguments.held_out:
        tables = {"50 sets": held_out_table(0)}
    names = [name for name in quick_bots(arguments.game) if name != VETERAN]
    print(f"| among | {' | '.join(tables)} |")
    print(f"|---|{'---|' * len(tables)}")
    for among in [arguments.among] if arguments.among else [*names, MIXED]:
        cells = []
        for header in tables.values():
            sets = [held_out_table(n) for n in range(HELD_OUT)] if arguments.held_out else [header]
            each = arguments.games // len(sets)
            cells.append(
                cell([share for start in sets for share in shares(start, arguments.one, among, each)])
            )
        print(f"| {among} | {' | '.join(cells)} |", flush=True)
    print(f"\n{process_time() - begun:.0f} s of CPU time, seed {SEED}")


if __name__ == "__main__":
    main()
