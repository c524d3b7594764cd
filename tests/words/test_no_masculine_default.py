"""Where people are meant, no language speaks as if they were all men.

Polish *gracz* and *gospodarz*, Ukrainian *гравець* and *господар* and Dutch *speler* stay: they are the
nouns of the rulebooks, with one grammatical gender for everybody, as *persona* has in Italian; docs/why.md
says more.
So do the pronouns for everybody and nobody: *chacun*, *ognuno*, *każdy*, *кожен*.
"""

import re

import pytest

from ridotto.languages import LANGUAGES
from words.fluent_files import PACKAGE
from words.typography import messages, variants

MASCULINE = {
    "en": r"he|him|his|himself|guys|chairman|mankind",
    "pl": (
        r"obaj|dwaj|\w+łeś|\w+łbyś|gotów|gotowy|pewien|pewny siebie|zwycięzca|zwycięzcy|przegrany"
        r"|zalogowany|zaproszony"
        r"|jesteś \w+(?:any|ony|ty)|\{ \$(?:who|name|whom|host) \}(?: się)? \w+ł"
    ),
    "uk": (
        r"ти \w+(?:в|вся)|готовий|упевнений|впевнений|повинен|переможець|переможені|запрошений"
        r"|\{ \$(?:who|name|whom|host) \} \w+[аиіую](?:в|вся)|як того, хто|за того, хто"
    ),
    "it": (
        r"giocator[ei]|vincitore|spettator[ei]|amic[oi]|vicin[oi] di \w+|tuo vicino|tuoi due vicini"
        r"|pronti (?:a|per)"
        r"|sei (?:stato|pronto|andato|seduto|tornato|arrivato|sicuro)|benvenut[oi]"
        r"|tutti gli altri(?! posti)|il più (?:ricco|povero)"
        r"|\{ \$(?:who|name|whom|host) \} è (?:stato|pronto|andato|seduto|tornato|arrivato|\w+ato|\w+uto)"
    ),
    "nl": r"gastheer|hij|hem|hemzelf|zijn (?:beurt|kaart|kaarten|masker|munten|plaats|naam|eigen)|vriend",
    "fr": (
        r"joueurs?|gagnants?|vainqueurs?|perdants?|spectateurs?|amis?|voisins?"
        r"|tous les autres|tous (?:apprennent|voient)"
        r"|celui qui|ceux qui|le plus (?:riche|pauvre)"
        r"|utilisateurs?|administrateurs?|bienvenu|tu es (?:prêt|assis|parti)"
        r"|\{ \$(?:who|name|whom|host) \} est (?:prêt|assis|parti|\w+é|\w+u)"
    ),
}
"""Words, for each language, that name people as if all were men."""
ALLOWED = {
    "it": {"odd-and-among": "seats"},
    "nl": {
        **dict.fromkeys(["start-bot-random", "start-bot-forgetful"], "a bot, not a person"),
        **dict.fromkeys(
            [
                *("table-locked", "start-public-about", "start-other-device-about"),
                *(
                    "start-back-ask",
                    "unknown-host",
                    "port-in-use",
                    "postgresql-slow",
                    "postgresql-unreachable",
                ),
                *("ray-not-joined", "stage-which-other", "learn-mascarade-turn", "learn-guide-grimm-keep"),
                *("learn-guide-grimm-gift", "learn-guide-grimm-give", "grimm-question-keep-or-give"),
                *("grimm-question-keep-or-give-known", "grimm-option-treasures-about"),
            ],
            "a thing: a table, a link, a card, a treasure, a program",
        ),
    },
}
"""Messages in which such a word means something else, and what."""


def everything(code: str) -> dict[str, list[str]]:
    """All that is said in a language: by page, table, reports, refusals and help."""
    files = [*PACKAGE.rglob(f"{code}.ftl"), *PACKAGE.rglob(f"*.{code}.ftl")]
    said: dict[str, list[str]] = {}
    for file in files:
        for name, pattern in messages(file.read_text("utf-8")).items():
            said.setdefault(name, []).extend(variants(pattern))
    return said


def masculine(code: str, said: str) -> list[str]:
    return [
        found[0] for found in re.finditer(rf"(?<![\w-])(?:{MASCULINE[code]})(?![\w’-])", said, re.IGNORECASE)
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_people_are_not_taken_for_men(code: str) -> None:
    found = {
        name: words
        for name, texts in everything(code).items()
        if name not in ALLOWED.get(code, {})
        and (words := [word for text in texts for word in masculine(code, text)])
    }

    assert found == {}


@pytest.mark.parametrize("code", ALLOWED)
def test_every_exception_is_still_needed(code: str) -> None:
    said = everything(code)
    needless = [
        name for name in ALLOWED[code] if not any(masculine(code, text) for text in said.get(name, ()))
    ]

    assert needless == []


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("pl", "Zrobiłeś to."),
        ("pl", "{ $who } odszedł."),
        ("uk", "Ти програв."),
        ("uk", "{ $who } назвав маску."),
        ("it", "Sei pronto?"),
        ("nl", "De gastheer kiest."),
        ("fr", "Le joueur passe."),
    ],
)
def test_a_sentence_about_men_is_found(code: str, said: str) -> None:
    assert masculine(code, said)
