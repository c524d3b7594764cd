"""Numba and NumPy are for simulation only: nobody who just wants to play waits for them."""

import subprocess
import sys
from pathlib import Path

import msgspec

import ridotto

SOURCES = Path(ridotto.__file__).parent
THE_LAB = (
    "simulate",
    "compare",
    "simulation_report",
    "arena",
    "exploit",
    "exploit_learning",
    "arena_report",
    "review",
    "review_report",
    "puzzles",
    "dataset",
    "export",
    "train",
)
"""What the terminal has for those who play many games."""
WITHOUT_NUMPY = ("__init__", "budget", "parts", "progress", "schema", "trouble")
"""What a server needs of reviews; all else of them computes."""


def is_for_many_games(path: Path) -> bool:
    """Whether a file is for more than one game at human speed, or runs a network."""
    packages = path.relative_to(SOURCES).parts[:-1]
    return (
        {"array_network", "dataset", "environments", "simulation", "lab", "training"} & {*packages, path.stem}
        != set()
        or (packages == ("cli", "commands") and path.stem in THE_LAB)
        or path.stem
        in ("card_beliefs", "character_beliefs", "worlds", "search", "mixture", "reading_search", "viewpoint")
        or (*packages, path.stem) == ("puzzles", "find")
        or ("review" in packages and path.stem not in WITHOUT_NUMPY)
    )


def test_playing_never_imports_numba_or_numpy():
    modules = [
        ".".join(("ridotto", *path.relative_to(SOURCES).with_suffix("").parts)).removesuffix(".__init__")
        for path in SOURCES.rglob("*.py")
        if not is_for_many_games(path) and path.name != "__main__.py"
    ]
    assert len(modules) > 50
    script = f"import sys; {'; '.join(f'import {name}' for name in modules)}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)

    assert {"numba", "numpy"} & set(done.stdout.split()) == set()


def test_only_simulation_names_numba_and_only_what_is_for_many_games_numpy():
    for path in SOURCES.rglob("*.py"):
        text = path.read_text("utf-8")
        if not is_for_many_games(path):
            assert "import numba" not in text, path
            assert "import numpy" not in text, path


WITH_MSGSPEC_ALONE = """
import sys
sys.path[:0] = sys.argv[1:]
from ridotto.games.registry import games
from ridotto.play import Game, read_record, replay, write_record
for id in games():
    game = getattr(Game, id)(4, seed=1)
    while not game.over and len(game.moves) < 200:
        game.play(game.legal()[0])
    assert list(replay(read_record(write_record(game))).events(0)) == list(game.events(0))
print(*(module.partition(".")[0] for module in sys.modules))
"""


def test_a_game_is_played_and_saved_with_msgspec_alone(tmp_path: Path):
    (tmp_path / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", WITH_MSGSPEC_ALONE, str(tmp_path), str(SOURCES.parent)],
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert set(done.stdout.split()) - sys.stdlib_module_names - {"__main__"} == {"msgspec", "ridotto"}
