"""What people read when something is refused, by the rules of print of their language."""

import re

import pytest

from ridotto.cli.files import BadInput
from ridotto.foreign_errors import ForeignError
from ridotto.languages import LANGUAGES, accepted_language, duration, grouped, spoken, system_language
from ridotto.refusal import Refusal, sentences
from ridotto.server.socket.connection import CLOSED, LONGEST_REASON, close_reason
from ridotto.server.tables.refused import Refused, plain_facts
from words.test_refusals import PACKAGES
from words.test_typography import SAME_AS_IN_ENGLISH
from words.typography import mistakes

OTHERS = [code for code in LANGUAGES if code != "en"]
CODE = re.compile(r"\S+://\S+|\d+\.\d+\.\d+\.\d+|\"[^\"]*\"|(?<= )'(?= )")
"""Addresses, what is typed as it stands, and the apostrophe that a name may have."""
ONLY_FACTS = {"bad-set", "set-problem", "set-exactly", "data-at"}


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_refusals_are_printed_by_the_rules_of_their_language(package: str, code: str) -> None:
    found = {
        name: (wrong, said)
        for name, said in sentences(package, code).items()
        if (wrong := mistakes(code, CODE.sub("x", said)))
    }

    assert found == {}


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_no_refusal_is_left_in_english(package: str, code: str) -> None:
    english = sentences(package)
    same = {name for name, said in sentences(package, code).items() if said == english[name]}

    assert same - ONLY_FACTS - SAME_AS_IN_ENGLISH[code] == set()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_refusal_begins_small_and_ends_open_so_that_it_can_stand_inside_another(
    package: str, code: str
) -> None:
    for name, said in sentences(package, code).items():
        words = re.sub(r"^[“«„'\u00a0]*", "", said)
        assert not said.endswith("."), name
        assert (
            words.startswith("{")
            or not words[0].isalpha()
            or words[0].islower()
            or words[1].isupper()
            or (re.match(r"(The Grimm|PostgreSQL|SQLite|Ridotto|M\d|G\d)", words))
        ), (name, said)


def test_a_refusal_is_said_in_every_language_and_stays_english_for_programs() -> None:
    refusal = BadInput("no-seat", seat="Q", players=6, last="F")

    assert str(refusal) == refusal.say("en")
    assert refusal.say("pl").startswith("przy stole dla 6 osób nie ma miejsca „Q”")
    assert len({refusal.say(code) for code in LANGUAGES}) == len(LANGUAGES)


def test_a_refusal_among_the_facts_is_said_in_the_same_language() -> None:
    refusal = BadInput("cannot-read", file="a.json", reason=ForeignError("os-no-file"))

    assert str(refusal) == "cannot read a.json: no such file or directory"
    assert refusal.say("nl") == "a.json kan niet worden gelezen: zo’n bestand of map bestaat niet"
    assert plain_facts(refusal.facts, "nl")["reason"][0].text == "zo’n bestand of map bestaat niet"


def test_a_refusal_that_its_author_wrote_only_in_english_is_said_in_english() -> None:
    class Foreign(Refusal):
        words = "third_game.thief"

    assert sentences("ridotto.words.general", "pl") == {}
    refusal = BadInput("no-name")
    refusal.words = "ridotto.cli"
    assert refusal.say("xx") == str(refusal)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "32,768"),
        ("pl", "32\u00a0768"),
        ("uk", "32\u00a0768"),
        ("it", "32.768"),
        ("nl", "32.768"),
        ("fr", "32\u202f768"),
    ],
)
def test_large_numbers_have_their_thousands_apart(code: str, said: str) -> None:
    assert said in Refused("too-long", "message-too-long", most=32768).say(code)
    assert grouped(9999, code) == "9999"


@pytest.mark.parametrize("why", CLOSED)
def test_a_socket_says_why_it_closes_in_every_language_as_far_as_a_frame_has_room(why: str) -> None:
    said = {close_reason(CLOSED[why][1], code) for code in LANGUAGES}

    assert len(said) == len(LANGUAGES)
    assert all(len(reason.encode()) <= LONGEST_REASON for reason in said)


def test_a_long_reason_is_cut_between_letters() -> None:
    long = close_reason(Refused("busy", "bad-variable", variable="є" * 80, value="ж" * 80, example=""), "uk")

    assert 0 <= LONGEST_REASON - len(long.encode()) <= 1
    assert long.startswith("є" * 61)


def test_a_port_is_no_number_of_things() -> None:
    assert "65535" in Refused("busy", "bad-port", port=70000).say("pl")
    assert "70000" in Refused("busy", "bad-port", port=70000).say("fr")


@pytest.mark.parametrize(
    ("seconds", "english", "ukrainian"),
    [
        (1, "1 s", "1\u00a0с"),
        (119, "119 s", "119\u00a0с"),
        (120, "2 min", "2\u00a0хв"),
        (86_400, "24 h", "24\u00a0год"),
    ],
)
def test_a_time_is_told_in_the_largest_unit_that_fits(seconds: int, english: str, ukrainian: str) -> None:
    assert duration(seconds, "en") == english
    assert Refused("banned", "banned", seconds=seconds).say("uk").endswith(ukrainian)


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en;q=0.5", "pl"),
        ("de, fr;q=0.7, it;q=0.9", "it"),
        ("de", None),
        ("uk;q=0", None),
        ("", None),
        (None, None),
        ("q=;;,,", None),
    ],
)
def test_the_language_of_a_request_is_the_best_liked_one_that_we_speak(
    header: str | None, code: str | None
) -> None:
    assert accepted_language(header) == code


def test_the_language_of_the_system_is_the_first_setting_that_is_given() -> None:
    assert system_language({"LANG": "pl_PL.UTF-8"}) == "pl"
    assert system_language({"LANG": "pl_PL.UTF-8", "LC_ALL": "uk_UA"}) == "uk"
    assert system_language({"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}) == "en"
    assert system_language({}) == "en"
    assert spoken("FR-ca") == "fr"
