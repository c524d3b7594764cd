"""Masks are named as their boxes name them, and what a card says is made from its effects."""

import re
from pathlib import Path

import pytest

from ridotto.games.mascarade.rules.blank import read_mask
from ridotto.games.mascarade.rules.effects import COUNTED, VERBS, Effect, Whom, gain, peek, read_effect, take
from ridotto.games.mascarade.rules.masks import EDITIONS, FIRST_EDITION, SECOND_EDITION
from ridotto.games.mascarade.words import card_text, effect_text, mask_name
from ridotto.words import LANGUAGES, language
from words.page_narrator import said_on_the_page

PRINTED = (
    *("Judge", "Bishop", "King", "Fool", "Queen", "Thief", "Witch", "Spy", "Peasant", "Cheat"),
    *("Inquisitor", "Widow", "Empress", "Guru", "Princess", "Puppet Master", "Patron", "Swindler", "Beggar"),
)
NAMES = {
    "en": ", ".join(PRINTED),
    "pl": "Sędzia, Biskup, Król, Błazen, Królowa, Złodziej, Wiedźma, Szpieg, Wieśniak, Oszust, "
    "Inkwizytor, Wdowa, Cesarzowa, Guru, Księżniczka, Lalkarz, Mecenas, Naciągacz, Żebrak",
    "uk": "Суддя, Єпископ, Король, Блазень, Королева, Злодій, Чарівниця, Шпигун, Селянин, Пройдисвіт, "
    "Інквізитор, Вдова, Імператорка, Гуру, Принцеса, Ляльковик, Меценат, Спритник, Жебрак",
    "it": "Giudice, Vescovo, Re, Giullare, Regina, Ladro, Sciamana, Spia, Contadino, Baro, "
    "Inquisitore, Vedova, Imperatrice, Guru, Principessa, Burattinaio, Mecenate, Imbroglione, Mendicante",
    "nl": "Rechter, Bisschop, Koning, Nar, Koningin, Dief, Heks, Spion, Boer, Valsspeler, "
    "Inquisiteur, Weduwe, Keizerin, Goeroe, Prinses, Poppenspeler, Mecenas, Oplichter, Bedelaar",
    "fr": "Juge, Évêque, Roi, Fou, Reine, Voleur, Sorcière, Espionne, Paysan, Tricheur, "
    "Inquisiteur, Veuve, Impératrice, Gourou, Princesse, Marionnettiste, Mécène, Escroc, Mendiant",
}


def every_effect(n: int) -> list[Effect]:
    """Every verb with everybody it may meet."""
    found = {}
    for verb in VERBS:
        for words in (
            "",
            f"{n}",
            *(f"{whom.name}" for whom in Whom),
            *(f"{n}, {whom.name}" for whom in Whom),
        ):
            try:
                effect = read_effect(f"{verb}({words})")
            except ValueError:
                continue
            found[effect] = effect
    return list(found)


@pytest.mark.parametrize("code", LANGUAGES)
def test_masks_have_the_names_that_their_boxes_give_them(code: str) -> None:
    assert [mask_name(name, language(code)) for name in PRINTED] == NAMES[code].split(", ")


def test_the_list_of_names_leaves_no_printed_mask_out() -> None:
    assert {name for box in EDITIONS.values() for name in box} == set(PRINTED)


def test_a_mask_of_your_own_keeps_its_name_and_gets_a_text() -> None:
    mask = read_mask('name = "Smuggler"\npower = ["take(2, left)", "fine(1, self)"]')

    assert mask_name(mask.name, language("pl")) == "Smuggler"
    assert card_text(mask.power, language("pl")) == "Weź 2 monety od lewego sąsiada. Zapłać 1 monetę do sądu."


def test_every_verb_is_among_the_effects_tried() -> None:
    assert {effect.verb.name.lower() for effect in every_effect(3)} == set(VERBS)
    assert len(every_effect(3)) == 48


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("again", [False, True])
def test_every_verb_has_a_text_with_everybody_it_may_meet(code: str, again: bool) -> None:
    for n in (1, 2, 5):
        for effect in every_effect(n):
            text = effect_text(effect, language(code), again)
            assert re.fullmatch(r"[^\W\d_][^{}]*\.", text), text
            assert "  " not in text
            assert set(re.findall(r"\d+", text)) == ({str(n)} if effect.verb in COUNTED else set()), text


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_effects_have_the_same_text(code: str) -> None:
    texts = [effect_text(effect, language(code)) for effect in every_effect(2)]

    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_printed_mask_has_a_text(code: str) -> None:
    for box in EDITIONS.values():
        for mask in box.values():
            assert card_text(mask.power, language(code)).count(".") >= len(mask.power)


def test_the_text_comes_from_the_effects_and_not_from_the_name() -> None:
    for code in LANGUAGES:
        first, second = (
            card_text(box["King"].power, language(code)) for box in (FIRST_EDITION, SECOND_EDITION)
        )
        assert second == first.replace("3", "2")
        assert card_text(SECOND_EDITION["Empress"].power, language(code)) == first


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "The same two players change seats"),
        ("pl", "Te same dwie osoby zamieniają się miejscami"),
        ("uk", "Ті самі двоє гравців міняються місцями"),
        ("it", "Le stesse due persone si scambiano di posto"),
        ("nl", "Dezelfde twee spelers wisselen van plaats"),
        ("fr", "Les deux mêmes personnes changent de place"),
    ],
)
def test_whoever_was_chosen_stays_chosen_for_the_next_effect(code: str, text: str) -> None:
    assert f". {text}" in card_text(SECOND_EDITION["Puppet Master"].power, language(code))


def test_after_an_effect_on_somebody_else_the_choice_is_a_new_one() -> None:
    power = (take(1, Whom.ANOTHER), gain(1), peek(Whom.ANOTHER))

    assert card_text(power, language("en")) == (
        "Take 1 coin from another player of your choice. Take 1 coin from the bank. "
        "Secretly look at another player’s card."
    )


def test_neighbours_are_neighbours_however_often_they_are_met() -> None:
    power = (take(2, Whom.NEIGHBOURS), gain(1, Whom.NEIGHBOURS))

    assert card_text(power, language("en")) == (
        "Take 2 coins from each of your two neighbours. Both your neighbours take 1 coin each from the bank."
    )


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "Take 3 coins from the bank. Both your neighbours take 1 coin each from the bank."),
        ("pl", "Weź 3 monety z banku. Osoby po obu twoich stronach biorą po 1 monecie z banku."),
        ("uk", "Візьми 3 монети з банку. Обоє твоїх сусідів беруть по 1 монеті з банку."),
        (
            "it",
            "Prendi 3 monete dalla banca. "
            "Le due persone al tuo fianco prendono 1 moneta ciascuna dalla banca.",
        ),
        ("nl", "Neem 3 munten uit de bank. Je beide buren nemen elk 1 munt uit de bank."),
        (
            "fr",
            "Prends 3 pièces à la banque. "
            "Les deux personnes à tes côtés prennent chacune 1 pièce à la banque.",
        ),
    ],
)
def test_the_patron_says_who_gets_how_much(code: str, text: str) -> None:
    assert card_text(SECOND_EDITION["Patron"].power, language(code)) == text


def test_the_page_puts_the_same_text_on_every_card(tmp_path: Path) -> None:
    powers = [mask.power for box in EDITIONS.values() for mask in box.values()]
    powers += [(effect, effect) for effect in every_effect(3)]
    cards = "/src/games/mascarade/words/cardText.ts"
    calls = [{"module": cards, "name": "cardText", "argument": list(map(str, power))} for power in powers]

    here = [[card_text(power, language(code)) for code in LANGUAGES] for power in powers]
    assert said_on_the_page(tmp_path, calls=calls) == here
