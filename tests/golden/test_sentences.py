"""Everything that was said in a hundred games is said again, in six languages and to each viewer.

A sentence may change only where it is mended: mended.json has, for each language, a regular expression that
finds the old words and what stands there now, as `re.sub` takes them: {"en": {"^Ann has (\\\\d+)$": "..."}}.
"""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from golden.adapter import CODES
from golden.chosen import Golden, chosen
from golden.files import load, sample
from golden.sentences import rows_of, told

MENDED: dict[str, dict[str, str]] = json.loads((Path(__file__).parent / "mended.json").read_text("utf-8"))
GAMES = sample(list(enumerate(chosen())), 7)


@cache
def golden() -> dict[str, Any]:
    return load("sentences.json.xz")


def mend(code: str, sentence: str) -> str:
    """A sentence as it has to be now."""
    for old, new in MENDED.get(code, {}).items():
        sentence = re.sub(old, new, sentence)
    return sentence


@cache
def mended_row(number: int) -> tuple[str, ...]:
    row = golden()["table"][number]
    return tuple(mend(code, sentence) for code, sentence in zip(golden()["languages"], row, strict=True))


@pytest.mark.parametrize(("number", "record"), GAMES, ids=[record.name for _, record in GAMES])
def test_a_game_is_told_to_everybody_as_it_always_was(number: int, record: Golden):
    kept = golden()["games"][number]
    assert kept["name"] == record.name
    expected = [mended_row(row) for row in kept["rows"]]
    changed = {(old, new) for old, new in zip(expected, rows_of(told(record)), strict=True) if old != new}
    assert changed == set()


def test_a_hundred_games_are_kept_in_the_six_languages_that_there_are():
    assert len(golden()["games"]) == 100
    assert golden()["languages"] == CODES
    assert len(CODES) == 6


def test_what_is_listed_as_mended_was_said_once():
    for code, patterns in MENDED.items():
        said = [row[golden()["languages"].index(code)] for row in golden()["table"]]
        for old in patterns:
            assert any(re.search(old, sentence) for sentence in said), old
