"""The twin law once more with bounds checks, which compiled code omits by default."""

import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.parametrize(
    ("file", "tests"),
    [
        ("test_twin_law.py", "mascarade or bounds"),
        ("test_twin_law.py", "grimm"),
        ("test_observations.py", "same_in_both_bodies or observed_is_the_same"),
        ("../games/mascarade/compiled/test_compiled_bots.py", "same_moves or believes or roll"),
    ],
)
def test_the_twin_laws_hold_where_every_index_is_checked(file: str, tests: str) -> None:
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "RIDOTTO_TWIN_GAMES": "10"}
    for name in list(environment):
        if name.startswith("PYTEST_XDIST"):
            del environment[name]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", str(Path(__file__).parent / file), "-k", tests],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout
    assert "skipped" not in done.stdout
