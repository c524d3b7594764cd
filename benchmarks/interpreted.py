"""How fast the interpreted rules are: random legal play on one core, best of three, per CPU-second.

Run it with `make bench`. Machines are noisy: compare rows of one run, not runs.
"""

import platform
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time

from ridotto.grimm import moves as grimm_moves
from ridotto.grimm import rules as grimm_rules
from ridotto.grimm import setup as grimm_setup
from ridotto.grimm import table as grimm_table
from ridotto.mascarade.moves import MOVES, legal_moves
from ridotto.mascarade.rules import play
from ridotto.mascarade.setup import open_table
from ridotto.mascarade.table import OVER
from ridotto.play import Game, GrimmOptions, GrimmRulebook, Options, read_record, replay, write_record
from ridotto.play.rulebook import Rulebook
from ridotto.seats import NOWHERE

ROUNDS = 3
GAMES = 2000
TARGET = 150_000
"""Moves a second at six players."""
GRIMM_TARGET = 100_000
"""Moves a second at four players of The Grimm Masquerade."""


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


def grimm_moves_per_second(players: int, options: GrimmOptions, games: int = GAMES) -> float:
    """The same for The Grimm Masquerade: its rules are its own, so is the loop around them."""
    whim, out, moves = Random(1), [0] * grimm_moves.MOVES, 0
    legal, act, over = grimm_moves.legal_moves, grimm_rules.play, grimm_table.OVER
    began = process_time()
    for _ in range(games):
        t, log = grimm_setup.new_table(players, options.variant(), whim.getrandbits(96)), []
        grimm_setup.open_table(t, NOWHERE, log)
        while t.phase != over:
            count = legal(t, out)
            act(t, out[int(whim.random() * count)], log)
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


def long_ball() -> Game[GrimmRulebook]:
    """The longest of a few games of The Grimm Masquerade with everything."""
    played = []
    for seed in range(20):
        game, whim = Game.grimm(5, seed=seed, options=GrimmOptions(True, True, True)), Random(seed)
        while not game.over:
            game.play(whim.choice(game.legal()))
        played.append(game)
    return max(played, key=lambda game: len(game.moves))


def show_rates() -> None:
    """Random play in both games."""
    print(f"{'table':<32}{'moves/s':>12}")
    for edition, players, scenario in ((1, 2, None), (1, 4, None), (1, 6, None), (1, 13, None), (2, 8, "B")):
        game = Game.mascarade(players, edition=edition, scenario=scenario, seed=1)
        rate = best(partial(moves_per_second, game))
        note = f"   target {TARGET:,}: {rate / TARGET:.2f} ×" if (edition, players) == (1, 6) else ""
        print(f"{f'edition {edition}, {players} players':<32}{rate:>12,.0f}{note}", flush=True)
    everything = GrimmOptions(True, True, True)
    for players, options in ((2, GrimmOptions()), (4, GrimmOptions()), (5, GrimmOptions()), (5, everything)):
        rate = best(
            lambda players=players, options=options: grimm_moves_per_second(players, options, GAMES // 4)
        )
        note = f"   target {GRIMM_TARGET:,}: {rate / GRIMM_TARGET:.2f} ×" if players == 4 else ""
        what = f"grimm, {players} players{', all variants' if options.wagers else ''}"
        print(f"{what:<32}{rate:>12,.0f}{note}", flush=True)


def show_times(title: str, game: Game[Rulebook]) -> None:
    """How long it takes to keep a game, and to look at it."""
    saved = write_record(game)
    record = read_record(saved)
    print(f"\n{title}: {len(game.moves)} moves, {len(game.log)} events, {len(saved):,} bytes")
    for what, task in (
        ("save", lambda: write_record(game)),
        ("load", lambda: read_record(saved)),
        ("load and play again", lambda: replay(record)),
        ("copy", game.copy),
        ("view of one player", lambda: game.view(0)),
    ):
        took = min(seconds(task, 20) for _ in range(ROUNDS))
        print(f"{what:<32}{took * 1000:>12.3f} ms", flush=True)


def main() -> None:
    """Measure and print one table."""
    where = f"Python {platform.python_version()}, {platform.machine()}"
    print(f"{where}; random legal play, one core, best of three\n")
    show_rates()
    show_times("13 players, 200 turns", long_game())
    show_times("grimm, 5 players, all variants", long_ball())


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("stopped")
