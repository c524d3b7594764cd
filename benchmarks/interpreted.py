"""How fast the interpreted rules are: random legal play on one core, best of three, per CPU-second.

Run it with `make bench`. Machines are noisy: compare rows of one run, not runs.
"""

import platform
import sys
from collections.abc import Callable
from random import Random
from time import process_time

from ridotto.mascarade.moves import MOVES, legal_moves
from ridotto.mascarade.rules import play
from ridotto.mascarade.setup import open_table
from ridotto.mascarade.table import OVER
from ridotto.play import Game, Options, read_record, replay, write_record
from ridotto.seats import NOWHERE

ROUNDS = 3
GAMES = 2000
TARGET = 150_000
"""Moves a second at six players."""


def moves_per_second(game: Game, games: int = GAMES) -> float:
    """Play whole random games over the bare rules, events told and all."""
    whim, start, out, moves = Random(1), game.rulebook.table, [0] * MOVES, 0
    began = process_time()
    for _ in range(games):
        t, log = start.copy(), []
        t.chance[:] = [whim.getrandbits(32) for _ in range(4)]
        open_table(t, True, NOWHERE, log)
        while t.phase != OVER:
            count = legal_moves(t, out)
            play(t, game.rulebook.powers, out[int(whim.random() * count)], log)
            moves += 1
    return moves / (process_time() - began)


def seconds(task: Callable[[], object], times: int) -> float:
    """How long one of many takes."""
    began = process_time()
    for _ in range(times):
        task()
    return (process_time() - began) / times


def best(measure: Callable[[], float]) -> float:
    """The best of three: the one that was disturbed least."""
    return max(measure() for _ in range(ROUNDS))


def long_game() -> Game:
    """13 players and 200 turns: they announce what is never contested and seldom pays."""
    game, whim = Game.mascarade(13, seed=1, options=Options(max_turns=200)), Random(2)
    while not game.over:
        quiet = [
            m for m in game.legal() if game.text(m) == "pass" or game.text(m).startswith("announce Judge")
        ]
        game.play(whim.choice(quiet or game.legal()))
    return game


def main() -> None:
    """Measure and print one table."""
    where = f"Python {platform.python_version()}, {platform.machine()}"
    print(f"{where}; random legal play, one core, best of three\n")
    print(f"{'table':<32}{'moves/s':>12}")
    for edition, players, scenario in ((1, 2, None), (1, 4, None), (1, 6, None), (1, 13, None), (2, 8, "B")):
        game = Game.mascarade(players, edition=edition, scenario=scenario, seed=1)
        rate = best(lambda game=game: moves_per_second(game))  # type: ignore[misc]
        note = f"   target {TARGET:,}: {rate / TARGET:.2f} ×" if (edition, players) == (1, 6) else ""
        print(f"{f'edition {edition}, {players} players':<32}{rate:>12,.0f}{note}", flush=True)
    game = long_game()
    saved = write_record(game)
    record = read_record(saved)
    print(f"\n13 players, 200 turns: {len(game.moves)} moves, {len(game.log)} events, {len(saved):,} bytes")
    for what, task in (
        ("save", lambda: write_record(game)),
        ("load", lambda: read_record(saved)),
        ("load and play again", lambda: replay(record)),
        ("copy", game.copy),
        ("view of one player", lambda: game.view(0)),
    ):
        took = min(seconds(task, 20) for _ in range(ROUNDS))
        print(f"{what:<32}{took * 1000:>12.3f} ms", flush=True)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("stopped")
