"""The files of all languages say the same things, and nothing is said that is not written."""

import re

import pytest

from ridotto.words import LANGUAGES, Language, NoWords, language
from words.fluent_files import FOLDERS, differences, patterns, read, read_all

FOR_TERMINALS = ("words/reports", "words/table")
"""Words that are mostly read in a terminal, which breaks no lines."""


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_the_messages_and_variables_of_english(code: str) -> None:
    assert differences(read_all("en"), read_all(code)) == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_a_message_is_in_the_same_folder_in_every_language(folder: str, code: str) -> None:
    assert patterns(read(folder, "en")).keys() == patterns(read(folder, code)).keys()


@pytest.mark.parametrize(
    ("before", "after", "noticed"),
    [
        ("goodbye = Tot ziens!\n", "", "missing message: goodbye"),
        ("goodbye = Tot ziens!", "goodbye = Tot ziens!\nhello = Hallo!", "message too many: hello"),
        ("turn-number = beurt { $n }", "turn-number = beurt { $m }", "turn-number differs in $m"),
        ("turn-number = beurt { $n }", "turn-number = beurt", "turn-number differs in $n"),
        ("opgeslagen in { $file }", "opgeslagen", "saved differs in $file"),
    ],
)
def test_a_missing_message_or_a_misspelt_variable_is_noticed(before: str, after: str, noticed: str) -> None:
    english, dutch = (read("words/general", code) for code in ("en", "nl"))

    assert before in dutch
    assert noticed in differences(english, dutch.replace(before, after))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_the_page_can_read_the_same_files_because_they_call_no_functions(folder: str, code: str) -> None:
    assert {name for name, found in patterns(read(folder, code)).items() if found.functions} == set()


def test_words_that_belong_to_no_game_quote_no_words_of_a_game() -> None:
    shared = patterns("\n".join(read(folder, "en") for folder in FOLDERS if folder.startswith("words/")))
    quoted = {message for found in shared.values() for message in found.messages}

    assert quoted - shared.keys() == set()


def test_an_unknown_language_is_told_which_six_there_are() -> None:
    with pytest.raises(
        ValueError, match="there is no language 'de'; the languages are: en, pl, uk, it, nl, fr"
    ):
        language("de")


def test_an_unknown_message_is_never_said() -> None:
    with pytest.raises(NoWords, match=r"en\.ftl has no message 'hello'"):
        language("en").say("hello")


def test_half_a_sentence_is_never_said() -> None:
    with pytest.raises(NoWords, match="'saved' cannot be said"):
        language("en").say("saved")


def test_a_file_that_cannot_be_read_is_noticed_at_once() -> None:
    with pytest.raises(NoWords, match=r"xx\.ftl cannot be read here: broken = { \$"):
        Language("xx", "fine = Fine\nbroken = { $\n")


@pytest.mark.parametrize(
    ("code", "joined"),
    [
        ("en", "Ann, Bob and Cléa"),
        ("pl", "Ann, Bob i Cléa"),
        ("uk", "Ann, Bob та Cléa"),
        ("it", "Ann, Bob e Cléa"),
        ("nl", "Ann, Bob en Cléa"),
        ("fr", "Ann, Bob et Cléa"),
    ],
)
def test_names_are_joined_as_people_say_them(code: str, joined: str) -> None:
    assert language(code).join(["Ann", "Bob", "Cléa"]) == joined
    assert language(code).join(["Ann"]) == "Ann"


@pytest.mark.parametrize("folder", [each for each in FOLDERS if each not in FOR_TERMINALS])
def test_french_never_breaks_a_line_before_its_double_punctuation(folder: str) -> None:
    text = "\n".join(line for line in read(folder, "fr").splitlines() if not line.startswith("#"))

    assert re.findall(r"[\w})] [:;?!»]", text) == []
