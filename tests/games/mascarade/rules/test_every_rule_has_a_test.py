"""Every rule is named by a test, and every test names its rules."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from games.mascarade.rule_ids import RULES
from ridotto.games.mascarade.rules.masks import EDITIONS

NAMES_RULES = re.compile(r"([MKLE]\d+)(, [MKLE]\d+)*\.$")


RULE_MODULES = ("rules", "powers", "money", "moves", "table", "effects", "events", "setup", "sets", "blank")


def rulebook_tests() -> Iterator[tuple[str, str]]:
    """Name and docstring of every test in this directory."""
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        if file != Path(__file__):
            for node in ast.parse(file.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    yield node.name, ast.get_docstring(node) or ""


def test_every_rule_is_named_by_a_test():
    named = {rule for _, says in rulebook_tests() for rule in re.findall(r"[MKLE]\d+", says)}

    assert sorted(set(RULES) - named) == []
    assert sorted(named - set(RULES)) == []


def test_every_test_begins_by_naming_its_rules():
    assert [name for name, says in rulebook_tests() if not NAMES_RULES.match(says)] == []


def test_every_test_is_named_by_a_sentence_of_its_own():
    names = [name for name, _ in rulebook_tests()]

    assert [name for name in names if name.count("_") < 4] == []
    assert len(names) == len(set(names))


def test_no_rule_knows_the_name_of_a_mask():
    names = {name for box in EDITIONS.values() for name in box}
    words = re.compile(rf"\b({'|'.join(names)})\b", re.IGNORECASE)
    for module in RULE_MODULES:
        code = (files("ridotto.games.mascarade.rules") / f"{module}.py").read_text("utf-8")
        assert words.findall(code) == [], module
