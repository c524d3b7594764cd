"""What the coach teaches is what docs/coach.md says, in every language, by rules that there are."""

import re
from pathlib import Path

import pytest

from ridotto.games.registry import games
from ridotto.words.language import LANGUAGES
from words.fluent_files import read

ROOT = Path(__file__).parents[2]
LONGEST = 42
"""Words of a lesson; about 35 in English."""
IN_CODE = re.compile(r'^  "([\w-]+)": \[(.*)\],$', re.MULTILINE)
IN_DOCS = re.compile(r"^\| `([\w-]+)` \| .+? \| (.+?) \| ([\w, ]+) \|$", re.MULTILINE)
LESSON = re.compile(r"^(learn-guide-[\w-]+) = (.+)$", re.MULTILINE)
FACT = re.compile(r"\{[^}]*\}")
RULE = re.compile(r"\*\*([A-Z]\d+)\b")


def lessons_in_code(game: str) -> list[tuple[str, list[str]]]:
    """Each lesson with its rules, in the order in which they are taught."""
    code = (ROOT / "web/src/games" / game / "coach.ts").read_text("utf-8")
    return [(lesson, re.findall(r"\w+", rules)) for lesson, rules in IN_CODE.findall(code)]


def said_in(game: str, language: str) -> dict[str, str]:
    """The words of its lessons."""
    return dict(LESSON.findall(read(f"games/{game}/words/page", language)))


def lessons_in_docs(game: str) -> list[tuple[str, str, list[str]]]:
    found = IN_DOCS.findall((ROOT / "docs/coach.md").read_text("utf-8"))
    return [(lesson, said, rules.split(", ")) for lesson, said, rules in found if lesson.startswith(game)]


@pytest.mark.parametrize("game", games())
def test_the_docs_list_every_lesson_in_order_with_its_rules_and_words(game: str):
    said = said_in(game, "en")
    listed = [(lesson, said[f"learn-guide-{lesson}"], rules) for lesson, rules in lessons_in_code(game)]

    assert listed
    assert lessons_in_docs(game) == listed


@pytest.mark.parametrize("game", games())
def test_lessons_tell_rules_that_there_are(game: str):
    texts = [file.read_text("utf-8") for file in (ROOT / "docs").glob("*rules.md")]
    known = {rule for text in texts for rule in RULE.findall(text)}

    assert {rule for _, rules in lessons_in_code(game) for rule in rules} <= known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_lessons_are_short_and_none_is_left_over(game: str, language: str):
    said = said_in(game, language)

    assert set(said) == {f"learn-guide-{lesson}" for lesson, _ in lessons_in_code(game)}
    assert [key for key, text in said.items() if len(FACT.sub("fact", text).split()) > LONGEST] == []
