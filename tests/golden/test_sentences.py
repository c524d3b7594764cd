"""Everything that was said in a hundred games is said again, in six languages and to each viewer.

A sentence may change only where its message is mended: mended.json has, for each language and message, a
regular expression that finds the old words and what stands there now; README.md says how. Where a message
tells more than it did, told_more.json has the expression of the new sentence and what of it was said before.
"""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from golden.adapter import CODES, messages
from golden.chosen import Golden, chosen
from golden.files import load, sample
from golden.sentences import rows_of, told

MENDED: dict[str, dict[str, dict[str, str]]] = json.loads(
    (Path(__file__).parent / "mended.json").read_text("utf-8")
)
TOLD_MORE: dict[str, dict[str, dict[str, str]]] = json.loads(
    (Path(__file__).parent / "told_more.json").read_text("utf-8")
)
GAMES = sample(list(enumerate(chosen())), 12)


@cache
def golden() -> dict[str, Any]:
    return load("sentences.json.xz")


@cache
def mended(code: str) -> tuple[list[tuple[re.Pattern[str], str]], list[tuple[re.Pattern[str], str]]]:
    """What was mended in a language: parts of sentences, and whole ones."""
    found = [(re.compile(old), new) for each in MENDED.get(code, {}).values() for old, new in each.items()]
    whole = [(old, new) for old, new in found if old.pattern.startswith("^")]
    return [pair for pair in found if pair not in whole], whole


def mend(code: str, sentence: str) -> str:
    """A sentence as it has to be now: its parts first, then the whole, which is one message."""
    parts, whole = mended(code)
    for old, new in parts:
        sentence = old.sub(new, sentence)
    fitting = ((old, new) for old, new in whole if old.search(sentence))
    return next((old.sub(new, sentence) for old, new in fitting), sentence)


def without_more(code: str, sentence: str) -> str:
    """A sentence without what it tells since the golden files were written."""
    for patterns in TOLD_MORE[code].values():
        for new, old in patterns.items():
            sentence = re.sub(new, old, sentence)
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
    now = [tuple(map(without_more, golden()["languages"], row)) for row in rows_of(told(record))]
    changed = {(old, new) for old, new in zip(expected, now, strict=True) if old != new}
    assert changed == set()


def test_a_hundred_games_are_kept_in_the_six_languages_that_there_are():
    assert len(golden()["games"]) == 100
    assert golden()["languages"] == CODES
    assert len(CODES) == 6


@pytest.mark.parametrize("code", MENDED)
def test_what_is_listed_as_mended_was_said_once_by_a_message_that_there_is(code: str):
    said = {row[golden()["languages"].index(code)] for row in golden()["table"]}

    assert MENDED[code].keys() - messages(code) == set()
    for patterns in MENDED[code].values():
        for old in patterns:
            assert any(re.search(old, sentence) for sentence in said), old
