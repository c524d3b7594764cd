"""The examples run."""

import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_bot_of_the_example_plays_a_game(tmp_path):
    done = subprocess.run(
        [sys.executable, EXAMPLES / "my_bot.py"], capture_output=True, text=True, cwd=tmp_path, check=False
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Won by ")


def test_the_mask_of_the_example_is_played(ridotto, smuggler):
    done = ridotto("play", "--watch", "--players", 7, "--mask", smuggler, "--seed", 3)

    assert done.returncode == 0
    assert "uses the power of: Smuggler" in done.stdout
