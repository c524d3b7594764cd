"""CONTRIBUTING lists every folder, and every recipe names files that exist."""

import re
from functools import cache
from pathlib import Path

from harness.rule_pages import ROOT, read
from layout.repository import files_in

TOPS = ("src/ridotto", "web", "tests", "benchmarks", "deploy", "docs", "examples", "requirements")


def listed() -> set[str]:
    """The folders in the tree of "Where things are"."""
    tree = re.search(r"^## Where things are.*?^```text\n(.*?)^```$", read("CONTRIBUTING.md"), re.M | re.S)
    assert tree
    found, above = set(), []
    for line in tree[1].splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        above = [*above[:depth], line.split()[0].rstrip("/")]
        found.add("/".join(above))
    return found


@cache
def folders() -> list[str]:
    """Every folder with files of ours in it."""
    files = files_in(*(f"{top}/" for top in TOPS))
    every = {folder.as_posix() for file in files for folder in Path(file).parents}
    return sorted(folder for folder in every if f"{folder}/".startswith(tuple(f"{top}/" for top in TOPS)))


@cache
def pattern_of(entry: str) -> re.Pattern[str]:
    """An entry of the tree: `<game>` stands for each game, `*` for any name."""
    games = "|".join(path.name for path in (ROOT / "src/ridotto/games").iterdir() if path.is_dir())
    return re.compile(re.escape(entry).replace("<game>", f"(?:{games})").replace(r"\*", "[^/]+"))


def missing(have: list[str], tree: set[str]) -> list[str]:
    """The folders that the tree does not list."""
    return [folder for folder in have if not any(pattern_of(entry).fullmatch(folder) for entry in tree)]


def test_every_folder_is_listed():
    assert missing(folders(), listed()) == []


def test_every_listed_folder_exists():
    assert [
        entry for entry in listed() if not any(pattern_of(entry).fullmatch(folder) for folder in folders())
    ] == []


def test_this_finds_a_folder_that_is_not_listed():
    assert missing(["src/new", "src/ridotto/bots"], {"src/ridotto", "src/ridotto/bots"}) == ["src/new"]
