"""The Thief, installed: a distribution that says with an entry point where its game is."""

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from harness.page.fixtures import anyio_backend, same_games

__all__ = ["anyio_backend", "same_games"]

GAME = Path(__file__).parent / "thief"


KNOW_GAMES = ("ridotto.games", "ridotto.play", "ridotto.server", "ridotto.words")
"""Where something is kept that depends on which games there are."""


def forget() -> None:
    """Read anew which games are installed."""
    for name, module in list(sys.modules.items()):
        if name.startswith(KNOW_GAMES):
            for value in list(vars(module).values()):
                getattr(value, "cache_clear", lambda: None)()
        if name.partition(".")[0] == GAME.name:
            del sys.modules[name]


@pytest.fixture
def installed(tmp_path: Path) -> Iterator[Path]:
    """The folder in which it is installed, for this process and for those that it starts."""
    place = tmp_path / "site-packages"
    facts = place / "thief-1.0.dist-info"
    facts.mkdir(parents=True)
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: thief\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text("[ridotto.games]\nthief = thief\n")
    shutil.copytree(GAME, place / GAME.name, ignore=shutil.ignore_patterns("__pycache__"))
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(place))
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (str(place), *sys.path))))
        forget()
        yield place
    forget()  # only now is it gone from where packages are looked for
