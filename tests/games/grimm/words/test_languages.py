"""The Grimm Masquerade's messages have its name, and its roses are counted in every language."""

import re

import pytest

from ridotto.games.grimm.words.part import PHRASES
from ridotto.words import LANGUAGES, language
from words import fluent_files
from words.fluent_files import FOLDERS, differences, patterns

WORDS = "games/grimm/words"


def read(code: str) -> str:
    return fluent_files.read(WORDS, code)


@pytest.mark.parametrize(
    ("before", "after", "noticed"),
    [
        ("grimm-label-hand = hand\n", "", "missing message: grimm-label-hand"),
        ("grimm-label-hand = hand", "grimm-hello = hoi\ngrimm-label-hand = hand", "too many: grimm-hello"),
        (
            "grimm-move-take = Neem: { $artifact }",
            "grimm-move-take = Neem",
            "grimm-move-take differs in $artifact",
        ),
        ("{ $who } houdt: {", "{ $wie } houdt: {", "grimm-kept-other differs in $wie"),
        ("    [guess] ", "    [gues] ", "grimm-what-for differs in $why [gues]"),
        ("over: { $n }.\n", "over.\n", "grimm-wagered-you-known differs in $n"),
    ],
)
def test_a_difference_is_noticed(before: str, after: str, noticed: str) -> None:
    dutch = read("nl")

    assert before in dutch
    assert noticed in "\n".join(differences(read("en"), dutch.replace(before, after)))


def test_messages_of_the_ball_and_no_others_are_called_grimm() -> None:
    phrases = [f"phrase-{name}" for name in PHRASES]
    assert [name for name in patterns(read("en")) if not name.startswith("grimm-")] == phrases
    for folder in FOLDERS:
        if not folder.startswith(WORDS):
            assert [name for name in patterns(fluent_files.read(folder, "en")) if "grimm" in name] == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("counted", ["grimm-roses", "grimm-cards"])
def test_plurals_know_every_case_of_their_language(code: str, counted: str) -> None:
    cases = {"pl": {"one", "few", "many"}, "uk": {"one", "few", "many"}}.get(code, {"one", "other"})

    assert {case for _, case in patterns(read(code))[counted].cases} == cases


def count(code: str, what: str, *numbers: int) -> list[str]:
    return [language(code).say(f"grimm-{what}", n=n) for n in numbers]


def test_polish_counts_one_roza_two_roze_five_roz() -> None:
    assert count("pl", "roses", 1, 2, 5, 22) == ["1 róża", "2 róże", "5 róż", "22 róże"]
    assert count("pl", "roses-object", 1, 3, 5) == ["1 różę", "3 róże", "5 róż"]
    assert count("pl", "cards", 1, 2, 5, 21) == ["1 karta", "2 karty", "5 kart", "21 kart"]


def test_ukrainian_counts_one_and_twenty_one_roses_alike() -> None:
    assert count("uk", "roses", 1, 2, 5, 11, 21) == [
        *("1 троянда", "2 троянди", "5 троянд"),
        *("11 троянд", "21 троянда"),
    ]
    assert count("uk", "roses-object", 1, 3, 5) == ["1 троянду", "3 троянди", "5 троянд"]
    assert count("uk", "cards", 1, 2, 5, 21) == ["1 карта", "2 карти", "5 карт", "21 карта"]


def test_the_other_languages_count_one_rose_and_many() -> None:
    assert count("en", "roses", 1, 2) == ["1 rose", "2 roses"]
    assert count("it", "roses", 1, 2) == ["1 rosa", "2 rose"]
    assert count("nl", "roses", 1, 2) == ["1 roos", "2 rozen"]
    assert count("fr", "roses", 0, 1, 2) == ["0 rose", "1 rose", "2 roses"]


def test_french_never_breaks_a_line_before_its_double_punctuation() -> None:
    text = "\n".join(line for line in read("fr").splitlines() if not line.startswith("#"))

    assert re.findall(r"[\w})] [:;?!»]", text) == []


@pytest.mark.parametrize("code", ["fr", "it"])
def test_no_name_stands_where_it_would_swallow_a_vowel(code: str) -> None:
    assert (
        re.findall(
            r"\b(?:de|que|le|la|del|dell’|d’|qu’) ?\{ \$(?:who|other|others|character|artifact)", read(code)
        )
        == []
    )


@pytest.mark.parametrize("code", LANGUAGES)
def test_apostrophes_and_dashes_are_those_of_print(code: str) -> None:
    said = "\n".join(line for line in read(code).splitlines() if not line.startswith("#"))

    assert re.findall(r"\w'\w| - |\.\.\.", said) == []
