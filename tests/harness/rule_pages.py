"""Reading the docs, and checks of the pages that explain one game's rules, rulings and notation."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"

LINK = re.compile(r"\[(?P<text>[^\]]*)\]\((?P<target>[^)\s]+)\)")
FENCED = re.compile(r"^```(?P<kind>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


class RulePages(NamedTuple):
    """The pages about one game, and what they have to contain."""

    rules: str
    rulings: str
    notation: str
    letters: str
    """The first letters of the ids of its rules."""
    ids: list[str]
    """Every rule there is."""
    ours: list[str]
    """The rules in which something is our own ruling."""
    kinds: dict[int, str]
    options: tuple[str, ...]
    header: tuple[str, ...]


def ids(text: str) -> list[str]:
    """`M1-3 M5` as M1, M2, M3 and M5."""
    found = []
    for part in text.split():
        first, _, last = part[1:].partition("-")
        found += [f"{part[0]}{number}" for number in range(int(first), int(last or first) + 1)]
    return found


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def fenced(page: str, kind: str) -> list[str]:
    """The blocks of code of one kind on a page."""
    return [found["text"] for found in FENCED.finditer(read(page)) if found["kind"] == kind]


def table_rows(page: str, heading: str) -> list[list[str]]:
    """The rows of the table whose first heading this is."""
    after = read(page).split(f"\n| {heading} |")[1].split("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in after.splitlines()[2:]]


def rule_entries(pages: RulePages) -> dict[str, str]:
    """The rules of a game, each with its text up to the next one."""
    parts = re.split(rf"^(?:- )?\*\*([{pages.letters}]\d+)\b", read(pages.rules), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def check_each_rule_appears_once(pages: RulePages) -> None:
    found = re.findall(rf"^(?:- )?\*\*([{pages.letters}]\d+)\b", read(pages.rules), re.MULTILINE)

    assert sorted(found) == sorted(pages.ids)


def check_rule_links_to_its_tests(pages: RulePages, rule: str) -> None:
    links = [found for found in LINK.finditer(rule_entries(pages)[rule]) if "tests/" in found["target"]]

    assert links, f"{rule} has no link to a test"
    for found in links:
        path = DOCS / found["target"]
        name = found["text"].strip("`")
        assert name in tests_in(path), f"{found['target']} has no {name}"
        assert rule in tests_in(path)[name], f"the docstring of {name} does not name {rule}"


@cache
def tests_in(path: Path) -> dict[str, list[str]]:
    """The functions of a test file, each with the rules that its docstring names."""
    functions = (n for n in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(n, ast.FunctionDef))
    return {f.name: re.findall(r"\b[A-Z]\d+\b", ast.get_docstring(f) or "") for f in functions}


def check_ruling_has_an_entry(pages: RulePages, rule: str) -> None:
    headings = "\n".join(re.findall(r"^### .*$|^- \*\*[A-Z]\d+.*$", read(pages.rulings), re.MULTILINE))

    assert re.search(rf"\b{rule}\b", headings), f"{rule} has no heading in {pages.rulings}"


def check_rules_marked_ours(pages: RulePages, silent: set[str]) -> None:
    """Rules that say *ours* have a ruling, and the other way round, but for a few."""
    said = {rule for rule, text in rule_entries(pages).items() if "*ours*" in text.split("\n## ")[0]}

    assert said <= set(pages.ours)
    assert set(pages.ours) - said <= silent


def check_rulings_heading(pages: RulePages) -> None:
    assert read(pages.rulings).startswith("# Rulings\n")


def check_options_are_described(pages: RulePages) -> None:
    for option in pages.options:
        assert f"| `{option}` |" in read(pages.rulings)
        assert f"`{option}`" in read(pages.notation)


def check_header_is_described(pages: RulePages) -> None:
    for field in ("game", *pages.header):
        assert f"| `{field}` |" in read(pages.notation)


def check_events_are_described(pages: RulePages) -> None:
    rows = re.findall(r"^\| (\d+) \| (\w+)", read(pages.notation).split("## Events")[1], re.MULTILINE)

    assert {int(kind): name for kind, name in rows} == pages.kinds
