"""Measures how long it takes to copy, save and view a game."""

import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import NamedTuple

import numpy as np

from measure import ROUNDS
from ridotto.games.grimm import GrimmOptions
from ridotto.games.mascarade import Options
from ridotto.play import Game, read_record, replay, write_record
from ridotto.play.rulebook import Rulebook
from ridotto.simulation import CompiledTable, loops

TIMES = 20
COPIES = 2_000_000
CIRCLE = 16
"""Number of tables copied in a circle, so that no copy can be optimized away."""


class Times(NamedTuple):
    """A game, and the seconds that each operation took."""

    title: str
    seconds: dict[str, float]


def all_times() -> list[Times]:
    """Measure a long game of each kind."""
    return [
        times_of("Mascarade, 13 players, 200 turns", long_game()),
        times_of("The Grimm Masquerade, 5 players, all variants", long_ball()),
    ]


def times_of(title: str, game: Game[Rulebook]) -> Times:
    """Measure every operation on a whole game."""
    print(f"times: {title}", file=sys.stderr, flush=True)
    saved = write_record(game)
    record = read_record(saved)
    took = {
        "copy a compiled position": copy_cost(game),
        "copy a game": seconds(game.copy),
        "view of one player": seconds(lambda: game.view(0)),
        "save": seconds(lambda: write_record(game)),
        "load": seconds(lambda: read_record(saved)),
        "load and play again": seconds(lambda: replay(record)),
    }
    facts = f"{len(game.moves):,} moves, {len(game.log):,} events, {len(saved):,} bytes"
    return Times(f"{title} ({facts})", took)


def seconds(task: Callable[[], object], times: int = TIMES) -> float:
    """Seconds per repetition, best of three rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        began = process_time()
        for _ in range(times):
            task()
        best = min(best, (process_time() - began) / times)
    return best


def copy_cost(game: Game[Rulebook]) -> float:
    """Seconds for copying a compiled table; all tables of a game have the same size."""
    table = CompiledTable(game.header)
    tables = np.repeat(table.tables, CIRCLE)
    copy = table.twin.entry(loops.copy_around, (tables, 1))
    return seconds(lambda: copy(tables, COPIES // CIRCLE), 1) / COPIES


def long_game() -> Game[Rulebook]:
    """13 players and 200 turns: they announce masks that are never contested and seldom pay."""
    game, rng = Game.mascarade(13, seed=1, options=Options(max_turns=200)), Random(2)
    while not game.over:
        quiet = [
            m for m in game.legal() if game.text(m) == "pass" or game.text(m).startswith("announce Judge")
        ]
        game.play(rng.choice(quiet or game.legal()))
    return game


def long_ball() -> Game[Rulebook]:
    """The longest of a few games of The Grimm Masquerade with all variants."""
    played = []
    for seed in range(20):
        game, rng = Game.grimm(5, seed=seed, options=GrimmOptions(True, True, True)), Random(seed)
        while not game.over:
            game.play(rng.choice(game.legal()))
        played.append(game)
    return max(played, key=lambda game: len(game.moves))
