"""Everything at the ball is named as the tales name it, and its text comes from the tables of the rules."""

import re

import pytest

from ridotto.games.grimm.rules.actions import ACTION_NAMES
from ridotto.games.grimm.rules.characters import ARTIFACTS, BANE, BOON, CHARACTER_NAMES
from ridotto.games.grimm.rules.setup import Variant
from ridotto.games.grimm.words import (
    OPTIONS,
    ability_text,
    action_name,
    action_text,
    artifact_name,
    artifact_text,
    character_name,
    character_text,
    option_text,
    rules_text,
)
from ridotto.words import LANGUAGES, language

CHARACTERS = {
    "en": "Evil Queen, Red Riding Hood, Big Bad Wolf, Hansel, Cinderella, Sleeping Beauty, "
    "Rumpelstiltskin, The Beast",
    "pl": "Zła Królowa, Czerwony Kapturek, Wielki Zły Wilk, Jaś, Kopciuszek, Śpiąca Królewna, "
    "Rumpelsztyk, Bestia",
    "uk": "Зла Королева, Червона Шапочка, Великий Злий Вовк, Гензель, Попелюшка, Спляча Красуня, "
    "Румпельштільцхен, Чудовисько",
    "it": "Regina Cattiva, Cappuccetto Rosso, Lupo Cattivo, Hansel, Cenerentola, Bella Addormentata, "
    "Tremotino, La Bestia",
    "nl": "Boosaardige Koningin, Roodkapje, Grote boze wolf, Hansje, Assepoester, Doornroosje, "
    "Repelsteeltje, Het Beest",
    "fr": "Méchante Reine, Petit Chaperon rouge, Grand Méchant Loup, Hansel, Cendrillon, "
    "Belle au bois dormant, Rumpelstiltskin, La Bête",
}
DUTCH = {
    "Crown": "Kroon",
    "Disguise": "Vermomming",
    "Glass Slipper": "Glazen muiltje",
    "Clock": "Klok",
    "Treats": "Lekkernij",
    "Cauldron": "Ketel",
    "Spindle": "Spinnewiel",
    "Mirror": "Spiegel",
}
QUEEN, BEAUTY = CHARACTER_NAMES.index("Evil Queen"), CHARACTER_NAMES.index("Sleeping Beauty")
LABELS = (
    *("roses", "trophy", "tableau", "hand", "markers", "broken-mirror", "treasure", "wager", "deck"),
    *("discard-pile", "draft", "masked", "unmasked", "still-possible"),
)


@pytest.mark.parametrize("code", LANGUAGES)
def test_characters_have_the_names_that_the_tales_give_them(code: str) -> None:
    names = [character_name(character, language(code)) for character in range(8)]

    assert names == CHARACTERS[code].split(", ")


def test_the_dutch_artifacts_have_the_names_of_the_dutch_game() -> None:
    assert {name: artifact_name(n, language("nl")) for n, name in enumerate(ARTIFACTS)} == DUTCH


def test_the_english_names_are_those_of_the_rules() -> None:
    english = language("en")

    assert tuple(artifact_name(n, english) for n in range(8)) == ARTIFACTS
    assert tuple(action_name(n, english) for n in range(len(ACTION_NAMES))) == ACTION_NAMES


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_things_have_the_same_name(code: str) -> None:
    names = [
        name(n, language(code)) for name in (character_name, artifact_name, action_name) for n in range(8)
    ]

    assert len(set(names)) == 24


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_character_says_its_boon_and_its_bane(code: str) -> None:
    for character in range(8):
        text = character_text(character, language(code))
        boon, bane = (artifact_name(of[character], language(code)) for of in (BOON, BANE))
        assert 0 <= text.index(boon) < text.index(bane)


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_artifact_says_whose_boon_and_whose_bane_it_is(code: str) -> None:
    for artifact in range(8):
        text = artifact_text(artifact, language(code))
        boon_of, bane_of = (character_name(of.index(artifact), language(code)) for of in (BOON, BANE))
        assert 0 <= text.index(boon_of) < text.index(bane_of)


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_has_a_text_of_its_own_in_whole_sentences(code: str) -> None:
    texts = [text(n, language(code)) for text in (character_text, artifact_text) for n in range(8)]
    texts += [text(n, language(code)) for text in (action_text, ability_text) for n in range(8)]
    texts += [option_text(option, language(code)) for option in OPTIONS]
    texts += [language(code).say("grimm-two-players-about"), *rules_text(language(code)).split("\n")]

    assert len(set(texts)) == len(texts) == 32 + 4 + 1 + 6
    for text in texts:
        assert re.fullmatch(r"[^\W\d_][^{}]*\.", text), text
        assert "  " not in text


def test_every_option_of_a_table_is_explained() -> None:
    assert len(OPTIONS) == len(Variant._fields)
    assert OPTIONS == ("wagers", "treasures", "abilities", "max-turns")
    assert [language("it").say(f"grimm-option-{option}") for option in OPTIONS] == [
        *("scommesse", "tesori", "abilità speciali", "limite di turni"),
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_abilities_of_giving_name_the_artifacts_they_look_at(code: str) -> None:
    text = ability_text(QUEEN, language(code))

    assert artifact_name(BOON[QUEEN], language(code)) in text
    assert artifact_name(BANE[QUEEN], language(code)) in text
    assert artifact_name(BOON[BEAUTY], language(code)) not in ability_text(BEAUTY, language(code))


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_on_the_table_has_a_label(code: str) -> None:
    labels = [language(code).say(f"grimm-label-{label}") for label in LABELS]

    assert len(set(labels)) == len(LABELS)
    assert "2" in language(code).say("grimm-label-round", n=2)


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "Boon: Crown. Three of them win you the round. Bane: Mirror. Two of them unmask you."),
        (
            "nl",
            "Zegen: Kroon. Met drie van deze kaarten win je de ronde. "
            "Vloek: Spiegel. Met twee van deze kaarten word je ontmaskerd.",
        ),
    ],
)
def test_the_evil_queen_wins_by_crowns_and_falls_by_mirrors(code: str, text: str) -> None:
    assert character_text(QUEEN, language(code)) == text
