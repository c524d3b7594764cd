"""The six files of the ball say the same things, beside what the six files of all games say."""

import re
from importlib.resources import files

import pytest

from ridotto.words import LANGUAGES, language
from ridotto.words.language import texts
from words.test_languages import differences, patterns


def read(code: str) -> str:
    return files("ridotto.games.grimm.words").joinpath(f"{code}.ftl").read_text("utf-8")


def all_texts(code: str) -> list[str]:
    return texts(code, ["ridotto.games.mascarade.words", "ridotto.games.grimm.words"])


def both(code: str) -> str:
    """All that can be said in a language: messages of the ball may quote those of all games."""
    return "\n".join(all_texts(code))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_the_messages_and_variables_of_english_in_both_files(code: str) -> None:
    assert differences(both("en"), both(code)) == []
    assert patterns(read("en")).keys() == patterns(read(code)).keys()


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
        ("goodbye = Tot ziens!\n", "", "missing message: goodbye"),
    ],
)
def test_a_difference_in_either_file_is_noticed(before: str, after: str, noticed: str) -> None:
    dutch = both("nl")

    assert before in dutch
    assert noticed in "\n".join(differences(both("en"), dutch.replace(before, after)))


@pytest.mark.parametrize("code", LANGUAGES)
def test_messages_of_the_ball_are_called_grimm_those_of_reports_lab_and_no_others(code: str) -> None:
    reports, tables, common, ball = (patterns(text) for text in all_texts(code))

    assert [name for name in ball if not name.startswith("grimm-")] == []
    assert [name for name in reports if not name.startswith("lab-")] == []
    assert [name for name in common if name.startswith(("grimm-", "lab-"))] == []
    assert [name for name in tables if name.startswith(("grimm-", "lab-")) or name in common] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_can_read_the_same_files_because_they_call_no_functions(code: str) -> None:
    assert {name for name, found in patterns(read(code)).items() if found.functions} == set()


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
