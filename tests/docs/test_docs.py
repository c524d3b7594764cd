"""Links lead somewhere, the glossary is true, and every dependency has its reason."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from harness.rule_pages import DOCS, FENCED, LINK, ROOT, read

PAGES = sorted([*ROOT.glob("*.md"), *DOCS.glob("*.md")])


def links() -> Iterator[tuple[str, str]]:
    for page in PAGES:
        text = FENCED.sub("", page.read_text("utf-8"))
        for found in LINK.finditer(text):
            if "://" not in found["target"] and not found["target"].startswith("mailto:"):
                yield page.relative_to(ROOT).as_posix(), found["target"]


@pytest.mark.parametrize(("page", "target"), sorted(set(links())))
def test_every_link_leads_somewhere(page, target):
    path, _, heading = target.partition("#")
    goal = (ROOT / page).parent / path if path else ROOT / page

    assert goal.resolve().is_relative_to(ROOT), f"{page} links out of the repository: {target}"
    assert goal.exists(), f"{page} links to {target}, which does not exist"
    if heading:
        assert heading in anchors(goal), f"{page} links to {target}, and there is no such heading"


@cache
def anchors(page: Path) -> set[str]:
    """The headings of a page as links spell them."""
    headings = re.findall(r"^#+ (.*)$", FENCED.sub("", page.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_every_word_of_the_glossary_stands_there_once():
    words = re.findall(r"^- \*\*(.+?)\*\*", read("docs/glossary.md"), re.MULTILINE)

    assert len(words) == len(set(words))


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`(ridotto\.[\w.]+)`", read("docs/glossary.md")))))
def test_every_word_of_the_glossary_lives_where_it_says(name):
    assert resolve(name) is not None


def resolve(name: str) -> object:
    """The object with this dotted name."""
    parts = name.split(".")
    for cut in range(len(parts), 0, -1):
        try:
            found: object = import_module(".".join(parts[:cut]))
        except ModuleNotFoundError:
            continue
        for part in parts[cut:]:
            known = getattr(found, "__annotations__", {})
            found = getattr(found, part) if hasattr(found, part) else known[part]
        return found
    raise LookupError(name)


def dependencies() -> list[str]:
    """The packages that pyproject.toml names, except Ridotto's own extras."""
    project = tomllib.loads(read("pyproject.toml"))
    wanted = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    for group in (
        *project["project"]["optional-dependencies"].values(),
        *project.get("dependency-groups", {}).values(),
    ):
        wanted += [text for text in group if isinstance(text, str)]
    names = {re.split(r"[^\w.-]", text)[0] for text in wanted}
    return sorted(names - {"ridotto"})


@pytest.mark.parametrize("package", dependencies())
def test_every_dependency_has_a_reason(package):
    rows = read("docs/why.md").split("## Dependencies")[1]
    named = re.findall(r"^\| ([^|]+) \|", rows, re.MULTILINE)

    assert package in {name.strip() for row in named for name in row.split(",")}
