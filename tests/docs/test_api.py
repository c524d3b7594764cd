"""The public API: every name in docs/api.md can be imported, and examples and docs import nothing else."""

import ast
import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

from ridotto.games.registry import games

ROOT = Path(__file__).parents[2]
API = (ROOT / "docs" / "api.md").read_text("utf-8")
INNER = {"glossary.md", "moved.md", "why.md"}
"""Pages for people who change Ridotto itself."""
PAGES = [ROOT / "README.md", *(page for page in sorted(ROOT.glob("docs/*.md")) if page.name not in INNER)]
FENCED = re.compile(r"^```(?:python|pycon)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def public_names() -> dict[str, list[str]]:
    """The names under each heading that is a package."""
    _, *parts = re.split(r"^## `(ridotto[\w.]*)`$", API, flags=re.MULTILINE)
    return {
        package: [name for row in re.findall(r"^\| (`.+?) \|", text, re.MULTILINE) for name in row_names(row)]
        for package, text in zip(parts[::2], (part.split("\n## ")[0] for part in parts[1::2]), strict=True)
    }


def row_names(row: str) -> list[str]:
    return re.findall(r"`(\w+)`", row)


PUBLIC = public_names()
NAMES_OF_GAMES = {
    "ridotto.simulation": [name for kind in games().values() for name in kind.simulation.public_names]
}
"""What a package offers for each game in particular."""


@pytest.mark.parametrize(
    ("package", "name"), [(package, name) for package in PUBLIC for name in PUBLIC[package]]
)
def test_every_public_name_can_be_imported(package: str, name: str):
    module = import_module(package)

    assert name in module.__all__ or name in NAMES_OF_GAMES.get(package, ())
    assert getattr(module, name) is not None


def test_a_name_is_listed_once():
    for names in PUBLIC.values():
        assert len(names) == len(set(names))


def imports(source: str) -> set[tuple[str, str]]:
    """What a program imports from Ridotto: pairs of module and name."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {(alias.name, "") for alias in node.names if alias.name.startswith("ridotto")}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("ridotto"):
            found |= {(node.module or "", alias.name) for alias in node.names}
    return found


def code_in(page: Path) -> list[str]:
    """The Python on a page, with or without prompts."""
    blocks = [found[1] for found in FENCED.finditer(page.read_text("utf-8"))]
    return [doctest.script_from_examples(block) if ">>> " in block else block for block in blocks]


@pytest.mark.parametrize("path", sorted(ROOT.glob("examples/*.py")), ids=lambda path: path.name)
def test_examples_import_only_public_names(path: Path):
    for module, name in imports(path.read_text("utf-8")):
        assert name in PUBLIC.get(module, ()), f"{module}.{name} is not in docs/api.md"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_docs_import_only_public_names(page: Path):
    for source in code_in(page):
        for module, name in imports(source):
            assert name in PUBLIC.get(module, ()), f"{module}.{name} is not in docs/api.md"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_docs_mention_only_public_names(page: Path):
    """Dotted names in a sentence, unless they link to the source they describe."""
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    for package, name in re.findall(r"(?<!\[)`(ridotto(?:\.[a-z_]+)*)\.([A-Z]\w*)`", text):
        assert name in PUBLIC.get(package, ()), f"{package}.{name} is not in docs/api.md"


def test_this_finds_imports_of_inner_modules():
    assert imports("from ridotto.play import Game") == {("ridotto.play", "Game")}
    assert imports("import ridotto.bots.bot") == {("ridotto.bots.bot", "")}
