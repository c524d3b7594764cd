"""What the docs say is so: links lead somewhere, every rule has its test, every verb is explained."""

import ast
import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from ridotto.mascarade.blank import read_mask
from ridotto.mascarade.effects import VERBS, Whom, read_effect
from ridotto.mascarade.events import KIND_NAMES
from ridotto.mascarade.masks import EDITIONS, SCENARIOS
from ridotto.play import Options

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.glob("*.md")])

_MS = (*range(1, 6), *range(10, 17), *range(20, 27), *range(30, 36), 40, 41, 42, 45, 50, 55, 60, 65)
RULES = [
    *(f"M{number}" for number in _MS),
    *(f"K{number}" for number in range(1, 13)),
    *(f"L{number}" for number in range(1, 17)),
    *(f"E{number}" for number in range(1, 12)),
]
"""Every rule there is."""

OURS = ["M10", "M15", "M23", "M25", "M32", "M33", "M41", "M42", "M45", "M50", "M55", "M60", "M65"]
OURS += ["L11", "L12", "E3"]
"""The rules in which something is our own ruling."""

LINK = re.compile(r"\[(?P<text>[^\]]*)\]\((?P<target>[^)\s]+)\)")
FENCED = re.compile(r"^```(?P<kind>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def rule_entries() -> dict[str, str]:
    """The rules of docs/rules.md, each with its text up to the next one."""
    parts = re.split(r"^(?:- )?\*\*([MKLE]\d+)\b", read("docs/rules.md"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def names_in(path: Path) -> set[str]:
    tree = ast.parse(path.read_text("utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def fenced(page: str, kind: str) -> list[str]:
    return [found["text"] for found in FENCED.finditer(read(page)) if found["kind"] == kind]


# ── Rules ────────────────────────────────────────────────────────────────────────────────────────────


def test_every_rule_is_told_once():
    assert sorted(rule_entries()) == sorted(RULES)
    assert len(re.findall(r"^(?:- )?\*\*[MKLE]\d+\b", read("docs/rules.md"), re.MULTILINE)) == len(RULES)


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_links_to_tests_that_exist_and_speak_of_it(rule):
    links = [found for found in LINK.finditer(rule_entries()[rule]) if "tests/" in found["target"]]

    assert links, f"{rule} has no link to a test"
    for found in links:
        path = DOCS / found["target"]
        name = found["text"].strip("`")
        assert name in names_in(path), f"{found['target']} has no {name}"
        assert speaks_of(path, name, rule), f"{name} does not say that it shows {rule}"


def speaks_of(path: Path, name: str, rule: str) -> bool:
    """Whether a test's docstring names a rule."""
    functions = (n for n in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(n, ast.FunctionDef))
    told = next(ast.get_docstring(function) or "" for function in functions if function.name == name)
    return rule in re.findall(r"\b[MKLE]\d+\b", told)


@pytest.mark.parametrize("rule", OURS)
def test_every_ruling_of_ours_has_an_entry(rule):
    headings = "\n".join(re.findall(r"^### .*$|^- \*\*[MKLE]\d+.*$", read("docs/rulings.md"), re.MULTILINE))

    assert re.search(rf"\b{rule}\b", headings)


def test_rules_that_say_ours_are_the_ones_with_a_ruling():
    said = {rule for rule, text in rule_entries().items() if "*ours*" in text.split("\n## ")[0]}

    assert said <= set(OURS)
    assert set(OURS) - said <= {"L11"}  # there it is the number of players


def test_every_house_option_is_told_in_rulings_and_notation():
    for option in Options.__struct_fields__:
        assert f"| `{option}` |" in read("docs/rulings.md")
        assert f"`{option}`" in read("docs/notation.md")


@pytest.mark.parametrize(("edition", "letter"), [(1, "K"), (2, "L")])
def test_the_listed_masks_are_those_in_the_box(edition, letter):
    listed = re.findall(rf"^- \*\*{letter}\d+ ([\w ]+?)\.?\*\*( ●)?", read("docs/rules.md"), re.MULTILINE)

    assert {name: bool(symbol) for name, symbol in listed} == {
        mask.name: mask.has_bank_symbol for mask in EDITIONS[edition].values()
    }


@pytest.mark.parametrize(("edition", "scenario", "column"), [(1, "recommended", 2), (2, "A", 2), (2, "B", 3)])
def test_the_listed_sets_are_those_that_are_played(edition, scenario, column):
    heading = "### First edition" if edition == 1 else "### Second edition"
    table = read("docs/rules.md").split(heading)[1].split("\n### ")[0]
    rows = [line.split("|") for line in table.splitlines() if line.startswith("| ")][1:]
    listed = {row[1].split()[0].rstrip(","): row[column].strip() for row in rows}

    for players in range(4, 9):
        names = listed[str(players)].replace("the same six", listed["5"])
        assert tuple(names.split(", ")) == SCENARIOS[edition][scenario][players]
    for players, names in SCENARIOS[edition][scenario].items():
        if players > 8:
            assert listed[str(players)].endswith(f"and the {names[-1]}")


# ── Links and names ──────────────────────────────────────────────────────────────────────────────────


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
    """The thing that a dotted name means."""
    parts = name.split(".")
    for cut in range(len(parts), 0, -1):
        try:
            found: object = import_module(".".join(parts[:cut]))
        except ModuleNotFoundError:
            continue
        for part in parts[cut:]:
            known = {**getattr(found, "__dict__", {}), **getattr(found, "__annotations__", {})}
            found = known[part]
        return found
    raise LookupError(name)


def test_every_kind_of_event_is_in_the_notation():
    rows = re.findall(r"^\| (\d+) \| (\w+)", read("docs/notation.md").split("## Events")[1], re.MULTILINE)

    assert {int(kind): name for kind, name in rows} == KIND_NAMES


# ── Masks ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_is_explained_and_has_an_example(verb):
    sections = re.split(r"^### ", read("docs/masks.md"), flags=re.MULTILINE)
    mine = [section for section in sections if section.startswith(f"`{verb}(")]

    assert len(mine) == 1
    assert any(verb in "".join(tomllib.loads(found["text"])["power"]) for found in FENCED.finditer(mine[0]))


@pytest.mark.parametrize("whom", Whom)
def test_every_whom_is_explained_with_the_verbs_it_goes_with(whom):
    name = whom.name.lower()
    row = re.search(rf"^\| `{name}` \|.*\|(.*)\|$", read("docs/masks.md"), re.MULTILINE)

    assert row
    assert set(re.findall(r"`(\w+)`", row[1])) == {verb for verb in VERBS if goes_with(verb, name)}


def goes_with(verb: str, whom: str) -> bool:
    """Whether a mask file may say this verb with this whom, with or without a number."""
    for text in (f"{verb}(1, {whom})", f"{verb}({whom})"):
        try:
            read_effect(text)
        except ValueError:
            continue
        return True
    return False


@pytest.mark.parametrize("text", fenced("docs/masks.md", "toml") + fenced("CONTRIBUTING.md", "toml"))
def test_every_mask_in_the_docs_can_be_played(text):
    assert read_mask(text).own


def test_every_whom_has_an_example():
    examples = " ".join(fenced("docs/masks.md", "toml"))

    assert [whom.name for whom in Whom if whom.name.lower() not in re.findall(r"\w+", examples)] == []
