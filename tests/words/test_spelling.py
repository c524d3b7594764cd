"""Each language is free of the mistakes of spelling, terms and agreement that a machine can find."""

import re

import pytest

from ridotto.languages import LANGUAGES
from words.fluent_files import PACKAGE
from words.spelling import WRONG, ends_otherwise, misspelt, starts_otherwise
from words.typography import messages, mistakes, variants

OTHERS = [code for code in LANGUAGES if code != "en"]
FILES = sorted([*PACKAGE.rglob("en.ftl"), *PACKAGE.rglob("*.en.ftl")])
"""Everything that people read: the page, the table, reports, refusals and help."""
TYPED = re.compile(r"`[^`]*`|\S+://\S+|\d+\.\d+\.\d+\.\d+|\S+:\d+|host:port|(?<= )…(?= )")
"""Addresses, and what is typed as it stands."""
ITS_OWN_NAME = "language-name"
BEFORE_A_LIST = {"menu-swap", "menu-pretend"}
"""Names follow in the nominative, which Polish and Ukrainian put after a colon."""
BEGINS_WITH_A_NAME = {"postgresql-unreachable"}


def in_language(code: str) -> list[tuple[str, list[str], list[str]]]:
    """The name of every message, and all that it says in English and in a language."""
    found = []
    for file in FILES:
        english = messages(file.read_text("utf-8"))
        other = messages(file.with_name(file.name.replace("en.ftl", f"{code}.ftl")).read_text("utf-8"))
        found += [(name, variants(english[name]), variants(pattern)) for name, pattern in other.items()]
    return found


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_is_misspelt_in_a_way_that_a_machine_can_find(code: str) -> None:
    found = {
        name: (wrong, said)
        for name, _, texts in in_language(code)
        for said in texts
        if (wrong := misspelt(code, said))
    }

    assert found == {}


@pytest.mark.parametrize("code", OTHERS)
def test_a_sentence_stays_a_sentence_and_a_label_a_label(code: str) -> None:
    found = {
        name: (english[0], texts[0])
        for name, english, texts in in_language(code)
        if name not in BEFORE_A_LIST and ends_otherwise(english[0], texts[0])
    }

    assert found == {}


@pytest.mark.parametrize("code", OTHERS)
def test_a_text_begins_with_a_capital_letter_where_english_does(code: str) -> None:
    found = {
        name: (english[0], texts[0])
        for name, english, texts in in_language(code)
        if name not in {ITS_OWN_NAME, *BEGINS_WITH_A_NAME} and starts_otherwise(english[0], texts[0])
    }

    assert found == {}


@pytest.mark.parametrize("code", OTHERS)
def test_help_is_printed_by_the_rules_of_its_language(code: str) -> None:
    found = {
        name: (wrong, said)
        for file in PACKAGE.rglob(f"help.{code}.ftl")
        for name, pattern in messages(file.read_text("utf-8")).items()
        for said in variants(pattern)
        if (wrong := mistakes(code, TYPED.sub("x", said)))
    }

    assert found == {}


BAD = [
    ("en", "Scan the QR square.", "a term that nobody uses"),
    ("en", "The line was cut.", "a term that nobody uses"),
    ("pl", "Zeskanuj kwadrat.", "a term of no rulebook"),
    ("pl", "Płacisz za fałszywe ogłoszenie.", "a term of no rulebook"),
    ("pl", "Z wszystkich gier".lower(), "misspelt"),
    ("pl", "Kаrta", "a Cyrillic letter"),
    ("pl", "Wait for the host.", "English"),
    ("uk", "Скануй квадрат.", "a term of no rulebook"),
    ("uk", "Кaрта", "a word of two alphabets"),
    ("uk", "Ты видишь всё.", "a Russian letter"),
    ("uk", "На протязі гри".lower(), "misspelt"),
    ("uk", "Зачекай на host.", "English"),
    ("it", "Paga una multa.", "a term of no rulebook"),
    ("it", "Ecco perchè.", "misspelt"),
    ("it", "La cаrta", "a Cyrillic letter"),
    ("it", "Aspetta the host.", "English"),
    ("nl", "Leg een fiche.", "a term of no rulebook"),
    ("nl", "Scan de QR code.", "a term of no rulebook"),
    ("nl", "groter als", "misspelt"),
    ("nl", "De kаart", "a Cyrillic letter"),
    ("nl", "Wacht op the host.", "English"),
    ("fr", "Scanne le carré.", "a term that nobody uses"),
    ("fr", "Bon coeur", "misspelt"),
    ("fr", "A toi de jouer.", "a capital without its accent"),
    ("fr", "La cаrte", "a Cyrillic letter"),
    ("fr", "Attends your host.", "English"),
]


@pytest.mark.parametrize(("code", "said", "mistake"), BAD)
def test_a_mistake_is_found(code: str, said: str, mistake: str) -> None:
    assert mistake in misspelt(code, said)


def test_every_kind_of_mistake_has_been_tried() -> None:
    kinds = {(code, name) for code, rules in WRONG.items() for name in rules}

    assert kinds | {(code, "English") for code in OTHERS} == {(code, name) for code, _, name in BAD}


@pytest.mark.parametrize(
    ("english", "said"),
    [("It is over.", "Koniec"), ("over", "Koniec gry."), ("Choose:", "Wybierz"), ("Loading…", "Wczytuję")],
)
def test_a_label_in_place_of_a_sentence_is_found(english: str, said: str) -> None:
    assert ends_otherwise(english, said)


def test_a_small_first_letter_is_found() -> None:
    assert starts_otherwise("Close", "zamknij")
    assert not starts_otherwise("“Close”", "„Zamknij”")
