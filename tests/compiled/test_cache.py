"""Compiled code is cached between runs until a source changes."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import ridotto
from ridotto.simulation.compile import cache
from ridotto.simulation.compile.cache import KEPT, YOUNG, cache_home, digest_of, open_directory

LIST_FIRST_MOVES = """
from ridotto.play import Game
from ridotto.simulation import CompiledTable
import numpy as np
from ridotto.simulation import loops, twin_for

game = Game.mascarade(6, seed=1)
twin, out = twin_for(type(game.header)), np.zeros(320, np.int64)
tables = twin.layout.records(game.rulebook.table)
count = twin.entry(loops.list_moves, (tables, out))(tables, out)
assert out[:count].tolist() == game.legal(), (out[:count].tolist(), game.legal())
print(count)
"""
COMPILING = "compiling Mascarade"


class Copy:
    """A copy of the package with a cache of its own."""

    def __init__(self, home: Path) -> None:
        self.sources = home / "src"
        self.cache = home / "cache"
        shutil.copytree(
            Path(ridotto.__file__).parent,
            self.sources / "ridotto",
            ignore=shutil.ignore_patterns("__pycache__"),
        )

    def edit(self, file: str, before: str, after: str) -> None:
        """Change one line, and nothing that a clock or a size would tell."""
        path = self.sources / "ridotto" / file
        stat = path.stat()
        text = path.read_text("utf-8")
        assert text.count(before) == 1
        path.write_text(text.replace(before, after), "utf-8")
        os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))

    def run(self, script: str) -> subprocess.CompletedProcess[str]:
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.sources),
            "PYTHONDONTWRITEBYTECODE": "1",
            "RIDOTTO_CACHE": str(self.cache),
        }
        command = [sys.executable, "-c", script]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True)


def test_an_edited_rule_is_seen_at_once_and_only_then_is_anything_compiled_again(tmp_path: Path):
    copy = Copy(tmp_path)
    first, again = copy.run(LIST_FIRST_MOVES), copy.run(LIST_FIRST_MOVES)
    copy.edit("games/mascarade/rules/moves.py", "        if place != own:", "        if place >= own:")
    edited = copy.run(LIST_FIRST_MOVES)
    copy.edit("games/mascarade/rules/moves.py", "        if place >= own:", "        if place != own:")
    back = copy.run(LIST_FIRST_MOVES)

    assert [int(run.stdout) for run in (first, again, back)] == [10, 10, 10]
    assert int(edited.stdout) != 10
    assert [run.stderr.count(COMPILING) for run in (first, again, edited, back)] == [1, 0, 1, 0]


def test_a_constant_of_another_file_counts_as_a_source_too(tmp_path: Path):
    copy = Copy(tmp_path)
    copy.run(LIST_FIRST_MOVES)
    copy.edit("games/mascarade/rules/events.py", "SWAPPED: Final = 1", "SWAPPED: Final = 2")

    assert COMPILING in copy.run(LIST_FIRST_MOVES).stderr


def test_the_same_sources_elsewhere_are_compiled_for_themselves(tmp_path: Path):
    """Numba finds compiled code by the path of its source."""
    here, there = Copy(tmp_path / "here"), Copy(tmp_path / "there")
    there.cache = here.cache

    assert [COMPILING in copy.run(LIST_FIRST_MOVES).stderr for copy in (here, there, here)] == [
        True,
        True,
        False,
    ]


def test_without_a_writable_cache_everything_is_compiled_each_time(tmp_path: Path):
    copy = Copy(tmp_path)
    copy.cache.write_text("a file where a directory should be")

    assert [COMPILING in copy.run(LIST_FIRST_MOVES).stderr for _ in range(2)] == [True, True]


BELIEVE = """
import numpy as np
from ridotto.games.mascarade.bots.card_beliefs import COMPILED, pack
from ridotto.games.mascarade.bots.worlds import chance_of

worlds, weights = np.array([pack([8, 9, 10])]), np.ones(1)
print(COMPILED.entry(chance_of)(worlds, weights, 1, 1, 9))
"""


def test_code_for_beliefs_is_cached_and_recompiled_in_the_same_way(tmp_path: Path):
    copy = Copy(tmp_path)
    kept = copy.cache / "twins"
    first, once = copy.run(BELIEVE), everything_in(kept)
    again, twice = copy.run(BELIEVE), everything_in(kept)
    copy.edit("games/mascarade/bots/worlds.py", "(world >> (4 * place)) & 15", "(world >> (4 * place)) & 17")
    edited, thrice = copy.run(BELIEVE), everything_in(kept)

    assert [float(run.stdout) for run in (first, again, edited)] == [1, 1, 0]
    assert once == twice
    assert once < thrice


def everything_in(home: Path) -> set[tuple[Path, int]]:
    """All compiled code that is kept, and when it was written."""
    return {(path, path.stat().st_mtime_ns) for path in home.rglob("*.nb?")}


# ── Where things are kept ────────────────────────────────────────────────────────────────────────────


def test_the_cache_directory_belongs_to_the_user_and_can_be_chosen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("RIDOTTO_CACHE", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    assert cache_home() == Path.home() / ".cache" / "ridotto"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert cache_home() == Path.home() / "Library" / "Caches" / "ridotto"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert cache_home() == tmp_path / "local" / "ridotto" / "cache"
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache_home() == tmp_path / "xdg" / "ridotto"
    monkeypatch.setenv("RIDOTTO_CACHE", str(tmp_path / "own"))
    assert cache_home() == tmp_path / "own"


def test_old_cache_directories_are_deleted_except_the_latest_ones(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setenv("RIDOTTO_CACHE", str(tmp_path))
    for days in range(1, KEPT + 4):
        made = open_directory(f"{days} days old")
        (made / "something").touch()
        os.utime(made, (time.time() - days * YOUNG - 1,) * 2)
    open_directory("new")

    left = {path.name for path in (tmp_path / "twins").iterdir()}
    assert left == {"new", *(f"{days} days old" for days in range(1, KEPT))}


def test_directories_that_may_still_be_in_use_stay(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("RIDOTTO_CACHE", str(tmp_path))
    for i in range(2 * KEPT):
        open_directory(str(i))

    assert len(list((tmp_path / "twins").iterdir())) == 2 * KEPT


def test_the_cache_key_depends_on_every_letter_and_every_fact(tmp_path: Path):
    file = tmp_path / "rule.py"
    file.write_text("ENOUGH = 13")
    names = {digest_of([file], ["numba 1"]), digest_of([file], ["numba 2"]), digest_of([file], [])}
    file.write_text("ENOUGH = 12")
    names.add(digest_of([file], ["numba 1"]))

    assert len(names) == 4
    assert cache.digest_of([file], ["b", "a"]) == cache.digest_of([file], ["a", "b"])
