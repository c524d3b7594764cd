"""Mascarade counts coins and labels its scenarios in every language."""

import pytest

from ridotto.words import LANGUAGES, language
from words.fluent_files import differences, patterns, read

WORDS = "games/mascarade/words"


def test_a_misspelt_case_is_noticed() -> None:
    dutch = read(WORDS, "nl")

    assert "    [left] " in dutch
    assert differences(read(WORDS, "en"), dutch.replace("    [left] ", "    [lefft] ")) == [
        *("with-hand differs in $hand [lefft]", "with-hand differs in $hand [left]"),
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_plurals_of_coins_know_every_case_of_their_language(code: str) -> None:
    cases = {"pl": {"one", "few", "many"}, "uk": {"one", "few", "many"}}.get(code, {"one", "other"})

    assert {case for _, case in patterns(read(WORDS, code))["coins"].cases} == cases


def coins(code: str, *numbers: int, message: str = "coins") -> list[str]:
    return [language(code).say(message, n=n) for n in numbers]


def test_polish_counts_one_moneta_two_monety_five_monet() -> None:
    assert coins("pl", 1, 2, 5) == ["1 moneta", "2 monety", "5 monet"]
    assert coins("pl", 0, 4, 12, 21, 22) == ["0 monet", "4 monety", "12 monet", "21 monet", "22 monety"]


def test_polish_pays_one_monete_and_gives_each_po_jednej_monecie() -> None:
    assert coins("pl", 1, 2, 5, message="coins-object") == ["1 monetę", "2 monety", "5 monet"]
    assert coins("pl", 1, 2, 5, message="coins-each") == ["po 1 monecie", "po 2 monety", "po 5 monet"]


def test_ukrainian_counts_one_and_twenty_one_alike() -> None:
    assert coins("uk", 1, 2, 5, 11, 21, 22) == [
        *("1 монета", "2 монети", "5 монет"),
        *("11 монет", "21 монета", "22 монети"),
    ]


def test_the_other_languages_count_one_and_many() -> None:
    assert coins("en", 0, 1, 2) == ["0 coins", "1 coin", "2 coins"]
    assert coins("it", 0, 1, 2) == ["0 monete", "1 moneta", "2 monete"]
    assert coins("nl", 0, 1, 2) == ["0 munten", "1 munt", "2 munten"]
    assert coins("fr", 0, 1, 2) == ["0 pièce", "1 pièce", "2 pièces"]


def test_names_stand_as_they_are_whatever_they_look_like() -> None:
    assert language("en").say("passed-other", who="{ $mask }") == "{ $mask } passes."


@pytest.mark.parametrize("code", LANGUAGES)
def test_house_scenarios_are_labelled_as_ours(code: str) -> None:
    ours = {"en": "ours", "pl": "nasz", "uk": "наш", "it": "nostro", "nl": "ons eigen", "fr": "le nôtre"}

    assert ours[code] in language(code).say("scenario-a")
    assert ours[code] in language(code).say("scenario-b")
