"""The `ridotto` program in an empty directory, in a process of its own or in this one."""

import os
import subprocess
import sys
from collections.abc import Callable
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from ridotto.bots.registry import quick_bots
from ridotto.bots.table_of_bots import Party
from ridotto.cli.main import main
from ridotto.play import Game, write_record

EXAMPLES = Path(__file__).parents[2] / "examples"

Ridotto = Callable[..., "subprocess.CompletedProcess[str]"]


OURS = (
    "LANG",
    "LC_ALL",
    "LC_MESSAGES",
    "LANGUAGE",
    "COLUMNS",
    "LINES",
    "NO_COLOR",
    "FORCE_COLOR",
    "PYTHONIOENCODING",
)
"""Variables that change what the program prints."""


def surroundings(**settings: str) -> dict[str, str]:
    """A quiet environment: English, 80 columns, no colours."""
    kept = {name: value for name, value in os.environ.items() if name not in OURS}
    return {
        **kept,
        "LANG": "C.UTF-8",
        "COLUMNS": "80",
        "NO_COLOR": "1",
        "PYTHONWARNINGS": "error",
        **settings,
    }


@pytest.fixture
def ridotto_alone(tmp_path: Path) -> Ridotto:
    """In a process of its own: `ridotto_alone("play", "--seed", 7, typed="1\\n2\\n")`."""

    def run(*words: object, typed: str | bytes = "", **settings: str) -> "subprocess.CompletedProcess[str]":
        done = subprocess.run(
            [sys.executable, "-m", "ridotto", *map(str, words)],
            input=typed.encode() if isinstance(typed, str) else typed,
            capture_output=True,
            cwd=tmp_path,
            env=surroundings(**settings),
            timeout=180,
            check=False,
        )
        return subprocess.CompletedProcess(
            done.args, done.returncode, done.stdout.decode(), done.stderr.decode()
        )

    return run


@pytest.fixture
def ridotto(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Ridotto:
    """In this process, which is faster."""
    monkeypatch.chdir(tmp_path)
    for name in OURS:
        monkeypatch.delenv(name, raising=False)

    def run(*words: object, typed: str | bytes = "", **settings: str) -> "subprocess.CompletedProcess[str]":
        with monkeypatch.context() as patch:
            for name, value in surroundings(**settings).items():
                patch.setenv(name, value)
            keys = BytesIO(typed.encode() if isinstance(typed, str) else typed)
            patch.setattr(sys, "stdin", TextIOWrapper(keys, "utf-8"))
            try:
                code = main([str(word) for word in words])
            except SystemExit as ended:  # after --help
                code = int(ended.code or 0)
        said = capsys.readouterr()
        return subprocess.CompletedProcess(words, code, said.out, said.err)

    return run


@pytest.fixture
def smuggler() -> Path:
    """An example of a custom mask."""
    return EXAMPLES / "smuggler.toml"


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A game that bots have played to its end."""
    path = tmp_path / "finished.json"
    game = Party.of(
        Game.mascarade(4, seed=9), [quick_bots("mascarade")["honest"], quick_bots("mascarade")["bluffer"]]
    ).play_out()
    path.write_bytes(write_record(game))
    return path
