"""Measures what docs/review.md claims: `make bench-review`, or `python benchmarks/bench_review.py [PART …]`.

The parts are speed, quick, blunders, verdicts, calibration and load; without one, all of them. `--game`,
`--games` and `--first` say which games. `--keep FILE` keeps every finished game as a line of JSON, and
goes on from there when it is run again. results.md gets the rows of every part that is measured whole.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec
import numpy as np

from results_page import load_before, table
from review_calibration import Calibration, Forecast, brier_gain, calibration, forecasts, logistic, plot
from review_cost import SameTurns, agreement, speed_rows
from review_decisions import Judged, JudgedAgain, confirm_blunders, judge_again, judge_game, share_wrong
from review_games import TABLES, record_of
from review_load import load_rows
from review_report import COLUMNS, HEADINGS, ReviewRow, said, write_rows

GAMES: Final = {"speed": 3, "quick": 50, "blunders": 200, "verdicts": 40, "calibration": 2000, "load": 5}
"""How many games each part takes of each game; rounds for the load; at most that many for blunders."""
PICTURE: Final = Path(__file__).parent.parent / "docs" / "pictures" / "review-{}.svg"
BLUNDERS: Final = 100
THIRDS: Final = ("first", "middle", "last")
OFTEN: Final = 10.0
"""Seconds between two lines of progress."""


class Kept:
    """What was measured of each game, in a file if one is named."""

    def __init__(self, args: argparse.Namespace, part: str, game: str) -> None:
        self.label = f"{part}, {game}"
        self.path = Path(f"{args.keep}.{part}.{game}.jsonl") if args.keep else None
        lines = self.path.read_text().splitlines() if self.path and self.path.exists() else []
        self.known: dict[int, Any] = {each[0]: each[1] for each in map(msgspec.json.decode, lines)}
        self.numbers = range(args.first, args.first + (args.games or GAMES.get(part, 0)))

    def of(self, number: int, measure: Callable[[int], Any]) -> Any:
        """What is kept of a game, or else is measured now."""
        if number not in self.known:
            self.known[number] = msgspec.to_builtins(measure(number))
            if self.path:
                with self.path.open("ab") as out:
                    out.write(msgspec.json.encode([number, self.known[number]]) + b"\n")
        return self.known[number]

    def each(self, measure: Callable[[int], Any]) -> Iterator[Any]:
        """What is found in each game, with lines of progress."""
        began = told = monotonic()
        for done, number in enumerate(self.numbers):
            yield self.of(number, measure)
            if monotonic() > told + OFTEN:
                told = monotonic()
                show_progress(f"{self.label}: {done + 1} of {len(self.numbers)} games, {told - began:.0f} s")


def show_progress(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def judged_in(game: str, args: argparse.Namespace) -> Callable[[int], list[Judged]]:
    """The decisions of each game, judged once for both parts that ask for them."""
    kept = Kept(args, "decisions", game)
    return lambda number: [Judged(*each) for each in kept.of(number, lambda n: judge_game(game, n))]


# ── Calibration ──────────────────────────────────────────────────────────────────────────────────────


def measure_calibration(game: str, args: argparse.Namespace) -> Iterator[ReviewRow]:
    """Chances at one random moment of each game against what came of it."""
    kept = Kept(args, "calibration", game)
    rows = [
        Forecast(*each) for found in kept.each(lambda n: forecasts(n, record_of(game, n))) for each in found
    ]
    fits = logistic(rows)
    truth, won, numbers, players, thirds, own = (
        np.array([getattr(row, name) for row in rows])
        for name in ("truth", "won", "number", "players", "third", "own")
    )
    kinds = (("in truth", truth, np.ones(len(own), bool), 0.03), ("own knowledge", own, own >= 0, None))
    found = {}
    for label, chances, able, most in kinds:
        found[label] = calibration(chances[able], won[able], numbers[able])
        yield error_row(game, label, found[label], numbers[able], most)
        for n in sorted(set(players[able].tolist())):
            these = able & (players == n)
            scored = calibration(chances[these], won[these], numbers[these])
            yield error_row(game, f"{label}, {n} players", scored, numbers[these])
    for label, chances, able, most in kinds:
        for third, name in enumerate(THIRDS):
            these = (thirds == third) & able
            for against, others in (("base rate", 1 / players), ("logistic fit", fits)):
                value, low, high = brier_gain(chances[these], others[these], won[these], numbers[these])
                has_target = most is not None and third > 0
                yield ReviewRow(
                    game,
                    f"{label}, {name} third: Brier better than {against} by",
                    f"{value:.4f} ({low:.4f} to {high:.4f})",
                    "> 0" if has_target else "",
                    low > 0 if has_target else None,
                    count_of(numbers[these]),
                )
    if is_published(args):
        Path(str(PICTURE).format(game)).write_text(plot(game, found))


def error_row(game: str, what: str, found: Calibration, numbers: Any, most: float | None = None) -> ReviewRow:
    return ReviewRow(
        game,
        f"{what}: calibration error",
        f"{found.error:.4f} ({found.low:.4f} to {found.high:.4f})",
        "" if most is None else f"≤ {most}",
        None if most is None else found.error <= most,
        count_of(numbers),
    )


def count_of(numbers: Any) -> str:
    return f"{len(set(numbers.tolist())):,} games, {len(numbers):,} forecasts"


# ── Verdicts and blunders ────────────────────────────────────────────────────────────────────────────


def measure_verdicts(game: str, args: argparse.Namespace) -> Iterator[ReviewRow]:
    """Verdicts at the default budget against losses by a budget twenty times as large."""
    judged, kept = judged_in(game, args), Kept(args, "verdicts", game)
    games = [
        [JudgedAgain(*each) for each in found]
        for found in kept.each(lambda n: judge_again(game, n, judged(n)))
    ]
    ranges = (("15 points or more", 0.15, 2.0, "≥ 80 %"), ("less than 3 points", -1.0, 0.03, "≤ 5 %"))
    for label, low, high, wanted in ranges:
        share = share_wrong(games, low, high)
        if share is not None:
            met = share.value >= 0.8 if wanted.startswith("≥") else share.value <= 0.05
            measured = f"{100 * share.value:.1f} % ({100 * share.low:.0f} to {100 * share.high:.0f})"
            what = f"lost {label}: mistake or blunder"
            yield ReviewRow(
                game, what, measured, wanted, met, f"{share.decisions} decisions of {len(games)} games"
            )
    every = [each.verdict for number in kept.numbers for each in judged(number)]
    none = every.count("")
    measured = f"{none} of {len(every)} ({100 * none / max(1, len(every)):.1f} %)"
    yield ReviewRow(game, "without a verdict", measured, source=f"{len(games)} games")


def measure_blunders(game: str, args: argparse.Namespace) -> Iterator[ReviewRow]:
    """Whether another option really wins more, in fresh worlds."""
    judged, kept = judged_in(game, args), Kept(args, "blunders", game)
    found: list[float] = []
    games = 0
    for lows in kept.each(lambda n: confirm_blunders(game, n, judged(n))):
        found += lows
        games += 1
        if len(found) >= BLUNDERS:
            break
    found = found[:BLUNDERS]
    sure = sum(low > 0 for low in found)
    measured, source = f"{sure} of {len(found)}", f"{games} games"
    yield ReviewRow(game, "confirmed blunders", measured, "≥ 95 %", sure >= 0.95 * len(found), source)


# ── Quick reviews, speed, load ───────────────────────────────────────────────────────────────────────


def measure_quick(game: str, args: argparse.Namespace) -> Iterator[ReviewRow]:
    """Whether a quick review names the same turning points."""
    kept = Kept(args, "quick", game)
    found = [SameTurns(*each) for each in kept.each(lambda n: agreement(game, n))]
    same, other = sum(each.same_seed for each in found), sum(each.other_seed for each in found)
    enough = same >= 0.8 * len(found)
    yield ReviewRow(
        game, "two of three agree", f"{same} of {len(found)}", "≥ 80 %", enough, f"{len(found)} games"
    )
    yield ReviewRow(game, "with another seed", f"{other} of {len(found)}", source=f"{len(found)} games")


def measure_speed(game: str, args: argparse.Namespace) -> Iterator[ReviewRow]:
    """Whole reviews, with everything compiled."""
    return speed_rows(game, args.games or GAMES["speed"])


def measure_load(game: str, args: argparse.Namespace) -> Iterator[ReviewRow]:  # noqa: ARG001
    """Delays while reviews run, once for both games."""
    yield from load_rows(args.games or GAMES["load"])


PARTS: Final[dict[str, Callable[[str, argparse.Namespace], Iterator[ReviewRow]]]] = {
    "speed": measure_speed,
    "quick": measure_quick,
    "blunders": measure_blunders,
    "verdicts": measure_verdicts,
    "calibration": measure_calibration,
    "load": measure_load,
}


def read_arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "parts", nargs="*", choices=[*PARTS, []], help="what to measure; all of it by default"
    )
    parser.add_argument("--game", choices=list(TABLES), help="one game only")
    parser.add_argument("--games", type=int, default=0, help="how many games of each")
    parser.add_argument(
        "--first", type=int, default=0, help="the number of the first game; 5000000 for tuning"
    )
    parser.add_argument("--keep", default="", help="a file name, to go on from where it stopped")
    parser.add_argument(
        "--write", action="store_true", help="change results.md although --games or --first is given"
    )
    return parser.parse_args(arguments)


def is_published(args: argparse.Namespace) -> bool:
    """Whether what is measured goes into results.md and the pictures."""
    return args.write or not (args.games or args.first)


def main() -> None:
    args = read_arguments(sys.argv[1:])
    load = load_before()
    for part in args.parts or PARTS:
        chosen = [args.game] if args.game else list(TABLES)
        for game in chosen if part != "load" else chosen[:1]:
            began = monotonic()
            rows = list(PARTS[part](game, args))
            shown = [(*row[:4], said(row.met), row.source) for row in rows]
            print(f"\n## {HEADINGS[part]}\n\n{table([COLUMNS[:-1], *shown], right={2, 3})}", flush=True)
            show_progress(f"{part}, {game}: {monotonic() - began:.0f} s")
            if is_published(args):
                write_rows(part, rows, command_of(part, game, args), load)


def command_of(part: str, game: str, args: argparse.Namespace) -> str:
    """The arguments that measure this part again."""
    words = [part] if part == "load" else [part, "--game", game]
    words += [f"--{name} {getattr(args, name)}" for name in ("games", "first") if getattr(args, name)]
    return " ".join(words)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("stopped")
