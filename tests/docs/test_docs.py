"""What the docs say is so: links lead somewhere, every rule has its test, every verb is explained."""

import ast
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

from ridotto.games.grimm import Grimm, GrimmOptions, Laid
from ridotto.games.grimm.rules import events as grimm_events
from ridotto.games.grimm.rules.actions import ACTION_NAMES
from ridotto.games.grimm.rules.characters import ARTIFACTS, CHARACTER_NAMES, CHARACTERS
from ridotto.games.grimm.rules.moves import MOVES
from ridotto.games.grimm.rules.notation import ACTION_WORDS, Names, all_moves
from ridotto.games.grimm.rules.table import MAX_PLAYERS
from ridotto.games.mascarade import Mascarade, Options
from ridotto.games.mascarade.rules.blank import read_mask
from ridotto.games.mascarade.rules.effects import VERBS, Whom, read_effect
from ridotto.games.mascarade.rules.events import KIND_NAMES
from ridotto.games.mascarade.rules.masks import EDITIONS, SCENARIOS

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.glob("*.md")])


class Book(NamedTuple):
    """Where the docs tell of a game, and what they have to tell."""

    rules: str
    rulings: str
    notation: str
    letters: str
    """With which the ids of its rules begin."""
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


MASCARADE = Book(
    "docs/rules.md",
    "docs/rulings.md",
    "docs/notation.md",
    "MKLE",
    ids("M1-5 M10-16 M20-26 M30-35 M40-42 M45 M50 M55 M60 M65 K1-12 L1-16 E1-11"),
    ids("M10 M15 M23 M25 M32 M33 M41 M42 M45 M50 M55 M60 M65 L11 L12 E3"),
    KIND_NAMES,
    Options.__struct_fields__,
    Mascarade.__struct_fields__,
)
GRIMM = Book(
    "docs/grimm-rules.md",
    "docs/grimm-rulings.md",
    "docs/grimm-notation.md",
    "GF",
    ids("G1-6 G10-16 G20-22 G30-40 G45-46 G50-53 G60-63 G70-72 G75 G80-82 F1-7"),
    ids("G4-6 G10-11 G15 G22 G31 G33-34 G36 G38-40 G45-46 G50-51 G60 G62-63 G70-71 G75 G80-82"),
    grimm_events.KIND_NAMES,
    GrimmOptions.__struct_fields__,
    Grimm.__struct_fields__,
)
BOOKS = (MASCARADE, GRIMM)
BOTH = pytest.mark.parametrize("book", BOOKS, ids=["mascarade", "grimm"])


def each(part: Callable[[Book], Iterable[str]]) -> pytest.MarkDecorator:
    """A test for each rule, or whatever else there is, of each game."""
    cases = [pytest.param(book, item, id=item) for book in BOOKS for item in part(book)]
    return pytest.mark.parametrize(("book", "rule"), cases)


LINK = re.compile(r"\[(?P<text>[^\]]*)\]\((?P<target>[^)\s]+)\)")
FENCED = re.compile(r"^```(?P<kind>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def rule_entries(book: Book) -> dict[str, str]:
    """The rules of a game, each with its text up to the next one."""
    parts = re.split(rf"^(?:- )?\*\*([{book.letters}]\d+)\b", read(book.rules), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def names_in(path: Path) -> set[str]:
    tree = ast.parse(path.read_text("utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def fenced(page: str, kind: str) -> list[str]:
    return [found["text"] for found in FENCED.finditer(read(page)) if found["kind"] == kind]


# ── Rules ────────────────────────────────────────────────────────────────────────────────────────────


@BOTH
def test_every_rule_is_told_once(book):
    told = re.findall(rf"^(?:- )?\*\*([{book.letters}]\d+)\b", read(book.rules), re.MULTILINE)

    assert sorted(told) == sorted(book.ids)


@each(lambda book: book.ids)
def test_every_rule_links_to_tests_that_exist_and_speak_of_it(book, rule):
    links = [found for found in LINK.finditer(rule_entries(book)[rule]) if "tests/" in found["target"]]

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
    return rule in re.findall(r"\b[A-Z]\d+\b", told)


@each(lambda book: book.ours)
def test_every_ruling_of_ours_has_an_entry(book, rule):
    headings = "\n".join(re.findall(r"^### .*$|^- \*\*[A-Z]\d+.*$", read(book.rulings), re.MULTILINE))

    assert re.search(rf"\b{rule}\b", headings)


@BOTH
def test_rules_that_say_ours_are_the_ones_with_a_ruling(book):
    said = {rule for rule, text in rule_entries(book).items() if "*ours*" in text.split("\n## ")[0]}

    assert said <= set(book.ours)
    assert set(book.ours) - said <= {"L11"}  # there it is the number of players


@BOTH
def test_the_rulings_stand_under_that_heading(book):
    assert read(book.rulings).startswith("# Rulings\n")


@BOTH
def test_every_house_option_is_told_in_rulings_and_notation(book):
    for option in book.options:
        assert f"| `{option}` |" in read(book.rulings)
        assert f"`{option}`" in read(book.notation)


@BOTH
def test_every_field_of_a_header_is_in_the_notation(book):
    for field in ("game", *book.header):
        assert f"| `{field}` |" in read(book.notation)


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
            known = getattr(found, "__annotations__", {})
            found = getattr(found, part) if hasattr(found, part) else known[part]
        return found
    raise LookupError(name)


@BOTH
def test_every_kind_of_event_is_in_the_notation(book):
    rows = re.findall(r"^\| (\d+) \| (\w+)", read(book.notation).split("## Events")[1], re.MULTILINE)

    assert {int(kind): name for kind, name in rows} == book.kinds


# ── The Grimm Masquerade ─────────────────────────────────────────────────────────────────────────────


def table_rows(page: str, heading: str) -> list[list[str]]:
    """The rows of the table whose first heading this is."""
    after = read(page).split(f"\n| {heading} |")[1].split("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in after.splitlines()[2:]]


def test_the_listed_characters_have_the_boons_and_banes_that_are_played():
    assert table_rows(GRIMM.rules, "character") == [[c.name, c.boon, c.bane] for c in CHARACTERS]


def test_every_character_has_an_ability_in_the_rules():
    assert [row[0] for row in table_rows(GRIMM.rules, "of")] == [c.name for c in CHARACTERS]


def test_the_numbers_in_the_notation_are_those_of_the_code():
    listed = [row[1:] for row in table_rows(GRIMM.notation, "number")]
    names = zip(CHARACTER_NAMES, ARTIFACTS, ACTION_NAMES, ACTION_WORDS, strict=True)

    assert listed == [[*row, f"`{word}`"] for *row, word in names]


def test_the_moves_in_the_notation_have_the_numbers_they_say():
    texts = all_moves(Names(MAX_PLAYERS))
    expected = 0
    for numbers, examples, _ in table_rows(GRIMM.notation, "numbers"):
        first, _, last = numbers.partition("–")
        listed = range(int(first), int(last or first) + 1)
        assert listed[0] == expected
        expected = listed[-1] + 1
        for example in re.findall(r"`(.+?)`", examples):
            assert texts[example] in listed
    assert expected == MOVES


def test_what_can_be_laid_by_hand_is_in_the_notation():
    told = read(GRIMM.notation).split("`laid` has three lists")[1]

    assert re.findall(r"^\| `(\w+)` \|", told, re.MULTILINE) == list(Laid.__struct_fields__)


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
