"""What is said around tables on the network: in six languages, and of everything that may happen."""

from importlib.resources import files
from typing import get_args, get_type_hints

import pytest

from ridotto.games.registry import games
from ridotto.server.tables.messages import GuestNotice, TableNotice
from ridotto.server.tables.talk import PHRASES
from ridotto.words import LANGUAGES, language
from words.fluent_files import patterns

EVERY_PHRASE = [*PHRASES, *(phrase for kind in games().values() for phrase in kind.words.phrases)]


def read(code: str) -> str:
    return files("ridotto.words").joinpath("table", f"{code}.ftl").read_text("utf-8")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_the_messages_and_variables_of_english(code):
    ours, theirs = patterns(read("en")), patterns(read(code))

    assert {name: found.variables for name, found in ours.items()} == {
        name: found.variables for name, found in theirs.items()
    }


@pytest.mark.parametrize("code", LANGUAGES)
def test_whatever_happens_at_a_table_has_words(code):
    say = language(code).say

    for what in get_args(get_type_hints(GuestNotice)["what"]):
        assert "Zoë" in say(f"guest-{what.replace('_', '-')}", who="Zoë")
    for what in get_args(get_type_hints(TableNotice)["what"]):
        assert say(f"table-{what}")
    for phrase in EVERY_PHRASE:
        assert say(f"phrase-{phrase}")


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_no_phrase_is_left_in_english(code):
    english, other = language("en").say, language(code).say

    assert not [p for p in EVERY_PHRASE if english(f"phrase-{p}") == other(f"phrase-{p}")]


def test_no_two_phrases_have_the_same_name():
    assert len(EVERY_PHRASE) == len(set(EVERY_PHRASE))
