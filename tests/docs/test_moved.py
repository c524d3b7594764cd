"""docs/moved.md has every file that moved, and leads to modules, names and files that exist."""

import re
from importlib import import_module
from importlib.util import find_spec

from harness.rule_pages import ROOT, read


def targets(pattern: str) -> list[str]:
    """The names in the last column of every table that match the pattern."""
    cells = re.findall(r"^\|[^|]*\|([^|]*)\|$", read("docs/moved.md"), re.MULTILINE)
    return sorted({name for cell in cells for name in re.findall(rf"`({pattern})`", cell)})


def test_every_new_name_exists():
    assert [name for name in targets(r"ridotto(?:\.\w+)+") if not exists(name)] == []


def test_every_new_path_exists():
    paths = targets(r"(?:src|tests|web|benchmarks|requirements)/[\w./-]+")

    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_every_file_that_moved_is_listed():
    """`old_paths.txt` has the files as they were before 2026-11-17."""
    page = read("docs/moved.md")
    moved = [path for path in read("tests/docs/old_paths.txt").split() if not (ROOT / path).exists()]

    assert [
        path for path in moved if f"| `{path}` |" not in page and f"| `{module_of(path)}` |" not in page
    ] == []


def module_of(path: str) -> str:
    return path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def exists(name: str) -> bool:
    """Whether this is a module, or a name in one."""
    package, _, last = name.rpartition(".")
    try:
        found = find_spec(name)
    except ModuleNotFoundError:  # its parent is a module, not a package
        found = None
    return found is not None or hasattr(import_module(package), last)
