"""Compares the speed of two checkouts of Ridotto: `python benchmarks/compare_checkouts.py PATH_TO_OLD`.

Each checkout runs its own sources and benchmarks in a process of its own. The two take turns at every row,
with the same number of games, for five rounds; what counts is the median of CPU time. Wall-clock time is not
measured, so other programs on the machine disturb little.
"""

import json
import os
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, NamedTuple

ROUNDS = 5
SLICES = 4
"""How often the two take turns at a row in one round."""
SECONDS = 0.25
"""CPU time of one turn, about."""
ENOUGH = 0.95
"""The speed of the new checkout, as a part of that of the old one, that every row has to reach."""
HERE = Path(__file__).resolve()


class TimedRow(NamedTuple):
    """Something to measure."""

    name: str
    make: Callable[[], Callable[[int], tuple[float, float]]]
    """Makes a function that plays games, and returns units of work with the CPU seconds they took."""


# ── In the process of a checkout ─────────────────────────────────────────────────────────────────────


def all_rows() -> Iterator[TimedRow]:
    """Everything that `make bench` measures of ours in CPU time, and games of bots and searchers."""
    games: Any = import_module("our_games" if find_spec("our_games") else "ours")
    for table in games.TABLES:
        for how, way in games.WAYS:
            name = f"{table.what}, {table.players} players: {how}"
            yield TimedRow(name, partial(timed, way, table.header))
    for table in games.TABLES[1:]:
        bots = "careful" if "Grimm" in table.what else "honest"
        name = f"{table.what}, {table.players} players: {bots} bots, compiled"
        yield TimedRow(name, partial(timed, bot_games, table.header, bots))
    searching: Any = import_module("searching")
    for players, edition, scenario in searching.TABLES:
        name = f"Mascarade, edition {edition} {scenario or ''}, {players} players: roll-outs of a search"
        yield TimedRow(name, partial(search_games, searching.search, players, edition, scenario))


def timed(make: Callable[..., Callable[[int], float]], *of: Any) -> Callable[[int], tuple[float, float]]:
    """A function that plays games, with the CPU seconds it takes."""
    play = make(*of)

    def run(games: int) -> tuple[float, float]:
        began = process_time()
        made = play(games)
        return made, process_time() - began

    return run


def bot_games(header: Any, bots: str) -> Callable[[int], float]:
    """Whole games of bots in machine code."""
    run: Any = import_module("ridotto.lab.run")
    request = run.SimulationRequest if hasattr(run, "SimulationRequest") else run.Order

    def play(games: int) -> float:
        return sum(int(block.moves.sum()) for block in request(header, [bots], games, 7).play(threads=1))

    return play


def search_games(
    search: Callable[..., tuple[int, float]], *table: Any
) -> Callable[[int], tuple[float, float]]:
    """Some games in which one player searches."""

    def run(games: int) -> tuple[float, float]:
        found = [search(*table, seed) for seed in range(games)]
        return sum(rollouts for rollouts, _ in found), sum(took for _, took in found)

    return run


def serve() -> None:
    """Answer questions on standard input: the number of a row and how many games to play."""
    rows = list(all_rows())
    print(json.dumps([row.name for row in rows]), flush=True)
    plays: dict[int, Callable[[int], tuple[float, float]]] = {}
    for line in sys.stdin:
        number, games = json.loads(line)
        if number not in plays:
            plays[number] = rows[number].make()
        print(json.dumps(plays[number](games)), flush=True)


# ── Comparing ────────────────────────────────────────────────────────────────────────────────────────


class Checkout:
    """A checkout that measures itself in a process of its own."""

    def __init__(self, home: Path) -> None:
        paths = os.pathsep.join(str(home / folder) for folder in ("src", "benchmarks"))
        self.cache = TemporaryDirectory(prefix="ridotto-")  # neither reads what the other has compiled
        self.process = subprocess.Popen(
            [sys.executable, HERE, "--serve"],
            env={**os.environ, "PYTHONPATH": paths, "PYTHONSAFEPATH": "1", "RIDOTTO_CACHE": self.cache.name},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.rows: list[str] = self._answer()

    def play(self, row: int, games: int) -> tuple[float, float]:
        """Units of work, and CPU seconds."""
        assert self.process.stdin
        self.process.stdin.write(json.dumps([row, games]) + "\n")
        self.process.stdin.flush()
        work, took = self._answer()
        return work, took

    def games_for(self, row: int) -> int:
        """How many games fill a turn."""
        games, took = 1, self.play(row, 1)[1]  # the first time it may be compiled
        took = self.play(row, 1)[1]
        while took < SECONDS / 4:
            games *= 4
            took = self.play(row, games)[1]
        return max(1, round(games * SECONDS / took))

    def _answer(self) -> Any:
        assert self.process.stdout
        return json.loads(self.process.stdout.readline())

    def close(self) -> None:
        """End the process."""
        self.process.communicate()
        self.cache.cleanup()


def compare(old: Checkout, new: Checkout, only: str) -> bool:
    """Measure all rows by turns, print a table, and return whether every row is fast enough."""
    rows = [row for row, name in enumerate(old.rows) if only in name]
    games = {}
    for row in rows:
        games[row] = old.games_for(row)
        new.play(row, 1)
        print(f"ready: {old.rows[row]}", file=sys.stderr, flush=True)
    rates: dict[int, list[tuple[float, float]]] = {row: [] for row in rows}
    for number in range(ROUNDS):
        for row in rows:
            turns = [[checkout.play(row, games[row]) for checkout in (old, new)] for _ in range(SLICES)]
            before, after = (speed(side) for side in zip(*turns, strict=True))
            rates[row].append((before, after))
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr, flush=True)
    print("| row | old, per CPU second | new | new / old |\n|---|---|---|---|")
    slow = []
    for row in rows:
        before, after = (median(rate) for rate in zip(*rates[row], strict=True))
        print(f"| {old.rows[row]} | {before:,.0f} | {after:,.0f} | {after / before:.2f} |")
        slow += [row] if after < ENOUGH * before else []
    return not slow


def speed(turns: Sequence[tuple[float, float]]) -> float:
    """Units of work per CPU second over some turns."""
    return sum(work for work, _ in turns) / sum(took for _, took in turns)


def main() -> None:
    """Compare, or measure one checkout for the comparison."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("old", nargs="?", type=Path, help="a checkout of the commit to compare with")
    parser.add_argument("--only", default="", help="rows whose names contain this")
    parser.add_argument("--serve", action="store_true", help="measure this checkout, asked on standard input")
    asked = parser.parse_args()
    if asked.serve:
        serve()
        return
    if asked.old is None:
        parser.error("the path of the old checkout is missing")
    checkouts = [Checkout(home.resolve()) for home in (asked.old, HERE.parent.parent)]
    try:
        is_fast = compare(*checkouts, asked.only)
    finally:
        for checkout in checkouts:
            checkout.close()
    sys.exit(0 if is_fast else 1)


if __name__ == "__main__":
    main()
