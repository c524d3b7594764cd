"""Every rule of The Grimm Masquerade has a test that names it."""

import re
from pathlib import Path

RANGES = [
    "G1-6",
    "G10-16",
    "G20-22",
    "G30-40",
    "G45-46",
    "G50-53",
    "G60-63",
    "G70-72",
    "G75-75",
    "G80-82",
    "F1-7",
]


def all_ids():
    """G1 to F7, one by one."""
    for text in RANGES:
        first, last = (int(n) for n in text[1:].split("-"))
        for number in range(first, last + 1):
            yield f"{text[0]}{number}"


def test_every_rule_is_named_by_a_test():
    named = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for docstring in re.findall(r'def test_\w+\([^)]*\):\n    """([^"]*)"""', file.read_text("utf-8")):
            named |= set(re.findall(r"\b[GF]\d+\b", docstring.split(":")[0]))
    assert [rule for rule in all_ids() if rule not in named] == []
