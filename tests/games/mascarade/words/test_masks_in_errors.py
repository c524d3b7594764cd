"""Errors call masks what people call them, and programs get their English names."""

import pickle

import pytest

from ridotto.games.mascarade.rules.blank import BadMask, read_mask
from ridotto.games.mascarade.rules.masks import EDITIONS, FIRST_EDITION
from ridotto.games.mascarade.rules.printed_names import MaskName, in_all_languages, names_in
from ridotto.games.mascarade.rules.sets import BadSet, check_set, find_masks
from ridotto.languages import LANGUAGES
from ridotto.server.tables.refused import plain_facts

WITHOUT_JUDGE = ["Bishop", "King", "Queen", "Witch", "Cheat", "Thief"]


def test_the_validator_names_masks_in_the_language_of_the_reader():
    (error,) = check_set(1, 6, find_masks(1, WITHOUT_JUDGE)).errors

    assert error.problem.say("pl").endswith("dodaj maskę: Sędzia")
    assert error.problem.say("uk").endswith("додай маску: Суддя")
    assert plain_facts(error.problem.facts, "pl") == {"mask": "Judge"}
    assert type(plain_facts(error.problem.facts, "pl")["mask"]) is str


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_mask_is_found_by_its_name_in_every_language(code: str):
    for edition, box in EDITIONS.items():
        called = [names_in(code)[name].upper() for name in box]

        assert find_masks(edition, called) == tuple(box.values())


def test_no_two_masks_are_called_the_same_in_any_language():
    every = {name for box in EDITIONS.values() for name in box}

    assert len(in_all_languages(every)) == len(
        {called.casefold() for code in LANGUAGES for called in names_in(code).values()}
    )
    for code in LANGUAGES:
        assert len({called.casefold() for called in names_in(code).values()}) == len(every)


def test_a_misspelt_mask_is_corrected_in_the_language_of_the_reader():
    with pytest.raises(BadSet) as error:
        find_masks(1, ["Sedzia"])

    assert "Sędzia" in error.value.say("pl")
    assert error.value.facts["near"] == "Judge"


def test_a_mask_of_ones_own_keeps_its_name_and_everything_survives_pickling():
    own = read_mask('name = "Smuggler"\npower = ["gain(2)"]')

    assert MaskName(own.name).say("uk") == "Smuggler"
    assert pickle.loads(pickle.dumps(MaskName("King"))).say("it") == "Re"
    assert FIRST_EDITION["King"].name == str(MaskName("King"))


def test_a_broken_toml_file_is_explained_in_the_language_of_the_reader():
    with pytest.raises(BadMask) as error:
        read_mask('name = "X\n', "a.toml")

    assert error.value.say("nl") == (
        "a.toml, regel 1: een tekst is niet met een aanhalingsteken gesloten; verbeter daar de TOML"
    )
    reason = plain_facts(error.value.facts, "fr")["reason"]
    assert [each.reason for each in reason] == ["toml-open-text"]
