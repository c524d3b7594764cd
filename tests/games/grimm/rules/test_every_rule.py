"""Every rule of The Grimm Masquerade has a test that names it."""

import re
from pathlib import Path

from games.grimm.rule_ids import RULES


def test_every_rule_is_named_by_a_test():
    named = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for docstring in re.findall(r'def test_\w+\([^)]*\):\n    """([^"]*)"""', file.read_text("utf-8")):
            named |= set(re.findall(r"\b[GF]\d+\b", docstring.split(":")[0]))
    assert [rule for rule in RULES if rule not in named] == []
