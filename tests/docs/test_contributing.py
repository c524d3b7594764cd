"""CONTRIBUTING lists every folder, and every recipe names files that exist."""

import re
from pathlib import Path

from harness.rule_pages import ROOT, read

TOPS = ("src/ridotto", "web", "tests", "benchmarks", "deploy", "docs", "examples", "requirements")
NOT_OURS = {"__pycache__", "node_modules"}
BUILT = ROOT / "src/ridotto/server/page"


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


def folders() -> list[Path]:
    """Every folder with files of ours in it."""
    found = []
    for top in TOPS:
        for path in (ROOT / top, *(ROOT / top).rglob("*/")):
            hidden = any(part in NOT_OURS or part.startswith(".") for part in path.relative_to(ROOT).parts)
            if not hidden and not path.is_relative_to(BUILT) and holds_files(path):
                found.append(path)
    return found


def holds_files(path: Path) -> bool:
    return any(file.is_file() and "__pycache__" not in file.parts for file in path.rglob("*"))


def pattern_of(entry: str) -> re.Pattern[str]:
    """An entry of the tree: `<game>` stands for each game, `*` for any name."""
    games = "|".join(path.name for path in (ROOT / "src/ridotto/games").iterdir() if path.is_dir())
    return re.compile(re.escape(entry).replace("<game>", f"(?:{games})").replace(r"\*", "[^/]+"))


def missing(have: list[str], tree: set[str]) -> list[str]:
    """The folders that the tree does not list."""
    return [folder for folder in have if not any(pattern_of(entry).fullmatch(folder) for entry in tree)]


def test_every_folder_is_listed():
    have = [path.relative_to(ROOT).as_posix() for path in folders()]

    assert missing(have, listed()) == []


def test_every_listed_folder_exists():
    have = [path.relative_to(ROOT).as_posix() for path in folders()]

    assert [
        entry for entry in listed() if not any(pattern_of(entry).fullmatch(folder) for folder in have)
    ] == []


def test_this_finds_a_folder_that_is_not_listed():
    assert missing(["src/new", "src/ridotto/bots"], {"src/ridotto", "src/ridotto/bots"}) == ["src/new"]
