"""docs/moved.md leads to modules, names and folders that exist."""

import re
from importlib import import_module
from importlib.util import find_spec

import pytest

from harness.rule_pages import ROOT, read


def targets(pattern: str) -> list[str]:
    """The names in the last column of every table that match the pattern."""
    cells = re.findall(r"^\|[^|]*\|([^|]*)\|$", read("docs/moved.md"), re.MULTILINE)
    return sorted({name for cell in cells for name in re.findall(rf"`({pattern})`", cell)})


@pytest.mark.parametrize("name", targets(r"ridotto(?:\.\w+)+"))
def test_every_new_name_exists(name):
    assert exists(name)


@pytest.mark.parametrize("path", targets(r"(?:src|tests|web|requirements)/[\w./-]+"))
def test_every_new_path_exists(path):
    assert (ROOT / path).exists()


def exists(name: str) -> bool:
    """Whether this is a module, or a name in one."""
    package, _, last = name.rpartition(".")
    try:
        found = find_spec(name)
    except ModuleNotFoundError:  # its parent is a module, not a package
        found = None
    return found is not None or hasattr(import_module(package), last)
