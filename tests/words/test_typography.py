"""Each language keeps its rules of print, has all its plural forms, and leaves nothing in English."""

import re

import pytest

from ridotto.games.registry import games
from ridotto.words import LANGUAGES
from words.fluent_files import read_all
from words.typography import messages, mistakes, variants, wrong_plurals

OTHERS = [code for code in LANGUAGES if code != "en"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_messages_are_printed_by_the_rules_of_their_language(code: str) -> None:
    found = {
        name: (wrong, said)
        for name, pattern in messages(read_all(code)).items()
        for said in variants(pattern)
        if (wrong := mistakes(code, said))
    }

    assert found == {}


@pytest.mark.parametrize("code", LANGUAGES)
def test_whatever_is_counted_has_every_plural_form_of_its_language(code: str) -> None:
    english = messages(read_all("en"))
    found = {
        name: wrong
        for name, pattern in messages(read_all(code)).items()
        if (wrong := wrong_plurals(code, english[name], pattern))
    }

    assert found == {}


SAME_AS_IN_ENGLISH = {
    "pl": {"Arena", "Guru", "Menu", "Stop", "bank", "bot", "draft", "s"},
    "uk": set(),
    "it": {"Arena", "Chat", "Guru", "Hansel", "Menu", "bluff", "bot", "draft", "s", "set"},
    "nl": {
        *(
            "Arena",
            "Chat",
            "Effect",
            "Menu",
            "Stop",
            "bank",
            "bot",
            "draft",
            "hand",
            "host",
            "s",
            "seed",
            "set",
        ),
        "tableau",
    },
    "fr": {
        *("Accusations", "Menu", "Notes", "Pause", "Phrases", "Rumpelstiltskin", "Hansel", "Secrets", "Stop"),
        *("Table", "actions", "bluff", "bot", "centre", "draft", "possible", "rose", "roses"),
    },
}
"""Words that are the same in both languages, as names of games are in all."""


def words(said: str) -> str:
    return re.sub(r"\{[^}]*\}|[\d:]", "", said).strip()


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_left_in_english(code: str) -> None:
    english, translated = messages(read_all("en")), messages(read_all(code))
    same = {
        words(said)
        for name, pattern in translated.items()
        if variants(pattern) == variants(english[name])
        for said in variants(pattern)
        if re.search(r"[^\W\d_]", words(said))
    }

    assert same - {game.play.title for game in games().values()} - SAME_AS_IN_ENGLISH[code] == set()


@pytest.mark.parametrize(
    ("code", "said", "mistake"),
    [
        ("en", "Two  spaces", "two spaces"),
        ("en", "Wait...", "three dots"),
        ("en", "Ann's card", "a straight apostrophe or quote"),
        ("en", "Ann - the King", "a hyphen for a dash"),
        ("uk", "Король — це я", "a long dash"),
        ("en", "The doors open …", "a space before …"),
        ("nl", "De deuren gaan open…", "no space before …"),
        ("pl", "{ $chance } %", "a space before %"),
        ("uk", "{ $chance }%", "no fixed space before %"),
        ("uk", "{ $chance } %", "no fixed space before %"),
        ("fr", "{ $chance } %", "no narrow fixed space before ; ! ? %"),
        ("fr", "Qui, moi ?", "no narrow fixed space before ; ! ? %"),
        ("fr", "Qui, moi?", "no narrow fixed space before ; ! ? %"),
        ("fr", "Sceau : { $seal }", "no fixed space before :"),
        ("fr", "{ $who }: { $mask }", "no fixed space before :"),
        ("fr", "« oui »", "no fixed space inside « »"),
        ("it", "Chi, io ?", "a space before a mark"),
        ("it", "12.5 monete", "a decimal point"),
        ("en", "12,5 coins", "a decimal comma"),
        ("pl", "“tak”", "quotes of another language"),
        ("nl", "„ja”", "quotes of another language"),
        ("fr", "“oui”", "quotes of another language"),
    ],
)
def test_a_mistake_of_print_is_found(code: str, said: str, mistake: str) -> None:
    assert mistake in mistakes(code, said)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "Your choice (1–{ $n }, ? for help, q to leave): 12,500 “coins”…"),
        ("pl", "„Nie, to ja!” – 45%"),
        ("uk", "«Ні, це я!» – 45\u00a0%…"),
        ("it", "«No, sono io!» 45%, 12,5…"),
        ("nl", "“Nee, dat ben ik!” 45% …"),
        ("fr", "«\u00a0Non, c’est moi\u202f!\u00a0» – { $who }\u00a0: 45\u202f%…"),
    ],
)
def test_what_is_printed_well_passes(code: str, said: str) -> None:
    assert mistakes(code, said) == []


@pytest.mark.parametrize(
    ("code", "said", "wrong"),
    [
        ("pl", "{ $n ->\n [one] { $n } moneta\n *[many] { $n } monet\n}", ["n"]),
        ("pl", "{ $n ->\n [one] { $n } moneta\n [few] { $n } monety\n *[many] { $n } monet\n}", []),
        ("pl", "{ $n } monet", ["n"]),
        ("pl", "monety: { $n }", []),
        ("nl", "{ $n ->\n [one] { $n } munt\n [few] { $n } munten\n *[other] { $n } munten\n}", ["n"]),
    ],
)
def test_a_missing_plural_form_is_found(code: str, said: str, wrong: list[str]) -> None:
    english = messages("coins = { $n ->\n [one] { $n } coin\n *[other] { $n } coins\n}\n")["coins"]

    assert wrong_plurals(code, english, messages(f"coins = {said}\n")["coins"]) == wrong
