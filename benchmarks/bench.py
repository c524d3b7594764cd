"""Measures what we claim about speed, next to other libraries: `make bench`."""

import json
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path

from beliefs import BeliefTimes, belief_times
from measure import ROUNDS, RateRow, best_of
from our_games import our_rows
from our_vectors import vector_rows
from report import report
from results_page import load_before, write_section
from times import Times, all_times

HERE = Path(__file__).parent
THEIR_PYTHON = HERE.parent / ".venv-bench" / "bin" / "python"


def main() -> None:
    """Measure everything three times, print the results and store them."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument(
        "--ours", action="store_true", help="do not measure other libraries, and do not write results.md"
    )
    only_ours = parser.parse_args().ours
    load = load_before()
    section = report(*measure_all(only_ours), load)
    print(section)
    if not only_ours:
        write_section(section)


def measure_all(only_ours: bool) -> tuple[list[RateRow], list[Times], BeliefTimes, dict[str, str]]:
    """All rows, times and belief times, and the versions of the other libraries."""
    passes: list[list[RateRow]] = []
    versions: dict[str, str] = {}
    for number in range(1, ROUNDS + 1):
        print(f"pass {number} of {ROUNDS}", file=sys.stderr, flush=True)
        rows = [*our_rows(), *vector_rows()]
        if not only_ours:
            theirs, versions = their_rows()
            rows += theirs
        passes.append(rows)
    return best_of(passes), all_times(), belief_times(), versions


def their_rows() -> tuple[list[RateRow], dict[str, str]]:
    """The other libraries, measured in their own environment."""
    if not THEIR_PYTHON.exists():
        sys.exit(
            "the other libraries are not installed: make bench does it, make bench ARGS=--ours goes without"
        )
    ran = subprocess.run([THEIR_PYTHON, HERE / "other_libraries.py"], stdout=subprocess.PIPE, check=False)
    if ran.returncode:
        sys.exit("the other libraries could not be measured; make bench ARGS=--ours goes without them")
    said = json.loads(ran.stdout)
    return [RateRow(*row) for row in said["rows"]], said["versions"]


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("stopped")
