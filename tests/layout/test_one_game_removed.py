"""A game is one folder: without its folders and its line in the registry, everything else still holds."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from harness.amounts import THOROUGH
from layout.repository import ROOT, files_of_the_repository
from ridotto.games.registry import FOLDERS

FOLDERS_OF_A_GAME = ("src/ridotto/games", "web/src/games", "tests/games")
REGISTRY = "src/ridotto/games/registry.py"
AMOUNT = {} if THOROUGH else {"RIDOTTO_ONE_CASE_EACH": "1"}
"""Every test function runs; with all cases and compiled in `make test-thorough`."""


def copy_without(game: str, to: Path) -> None:
    """The tree without a game's folders and without its line in the registry."""
    gone = tuple(f"{folder}/{game}/" for folder in FOLDERS_OF_A_GAME)
    for name in files_of_the_repository():
        if not name.startswith(gone):
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)
    registry = to / REGISTRY
    text, count = re.subn(rf'^    "{game}": ".*",\n', "", registry.read_text("utf-8"), flags=re.MULTILINE)
    assert count == 1
    registry.write_text(text, "utf-8")
    (to / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    if (ROOT / ".mypy_cache").is_dir():  # most of what mypy reads is the same here
        shutil.copytree(ROOT / ".mypy_cache", to / ".mypy_cache")


def set_up(tree: Path) -> Path:
    """What tells make that everything is installed: a copy of the tree must install nothing anywhere."""
    for group in ("play", "serve", "test"):
        (tree / f".ready-{group}").touch()
    return tree / ".ready"


def run(tree: Path, *command: str, **settings: str) -> None:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_XDIST")}
    environment = {**kept, "PYTHONPATH": str(tree / "src"), **settings}
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)

    assert done.returncode == 0, (done.stdout + done.stderr)[-6000:]


@pytest.mark.parametrize("game", FOLDERS)
def test_without_one_game_all_checks_the_page_and_the_other_game_hold(game: str, tmp_path: Path) -> None:
    tree, programs = tmp_path / "tree", Path(sys.executable).parent
    copy_without(game, tree)

    run(tree, "make", "check", f"BIN={programs}", f"READY={set_up(tree)}", "PIP=false")
    run(tree, sys.executable, "web/build_page.py")
    for other in FOLDERS:
        if other != game:
            tests = f"tests/games/{other}"
            browsers = f"--ignore={tests}/browsers"  # need Debian packages
            environments = f"--ignore={tests}/environments"  # need what `make test-environments` installs
            slow = () if THOROUGH else (f"--ignore={tests}/compiled", f"--ignore={tests}/page")
            run(tree, sys.executable, "-m", "pytest", "-q", tests, browsers, environments, *slow, **AMOUNT)
            run(tree, sys.executable, "-m", "pytest", "-q", "-m", "quick", f"{tests}/page", **AMOUNT)
