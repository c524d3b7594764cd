"""The docs on The Grimm Masquerade are right: every rule has its test, every number its meaning."""

import re
from itertools import zip_longest

import pytest

from games.grimm.rule_ids import RULES, RULINGS
from harness.rule_pages import (
    RulePages,
    check_each_rule_appears_once,
    check_events_are_described,
    check_header_is_described,
    check_options_are_described,
    check_rule_links_to_its_tests,
    check_rules_marked_ours,
    check_ruling_has_an_entry,
    check_rulings_heading,
    read,
    table_rows,
)
from ridotto.games.grimm import Grimm, Laid, Options
from ridotto.games.grimm.rules.actions import ACTION_NAMES
from ridotto.games.grimm.rules.characters import ARTIFACTS, CHARACTER_NAMES, CHARACTERS
from ridotto.games.grimm.rules.events import KIND_NAMES
from ridotto.games.grimm.rules.moves import MOVES
from ridotto.games.grimm.rules.notation import ACTION_WORDS, Names, all_moves
from ridotto.games.grimm.rules.table import MAX_PLAYERS

PAGES = RulePages(
    "docs/grimm-rules.md",
    "docs/grimm-rulings.md",
    "docs/grimm-notation.md",
    "GF",
    RULES,
    RULINGS,
    KIND_NAMES,
    Options.__struct_fields__,
    Grimm.__struct_fields__,
)
SILENT: set[str] = set()


def test_every_rule_appears_once():
    check_each_rule_appears_once(PAGES)


@pytest.mark.parametrize("rule", PAGES.ids)
def test_every_rule_links_to_tests_that_exist_and_name_it(rule):
    check_rule_links_to_its_tests(PAGES, rule)


@pytest.mark.parametrize("rule", PAGES.ours)
def test_every_ruling_of_ours_has_an_entry(rule):
    check_ruling_has_an_entry(PAGES, rule)


def test_rules_that_say_ours_are_the_ones_with_a_ruling():
    check_rules_marked_ours(PAGES, silent=SILENT)


def test_the_rulings_stand_under_that_heading():
    check_rulings_heading(PAGES)


def test_every_option_is_in_the_rulings_and_the_notation():
    check_options_are_described(PAGES)


def test_every_field_of_a_header_is_in_the_notation():
    check_header_is_described(PAGES)


def test_every_kind_of_event_is_in_the_notation():
    check_events_are_described(PAGES)


def test_the_listed_characters_have_the_boons_and_banes_that_are_played():
    assert table_rows(PAGES.rules, "character") == [[c.name, c.boon, c.bane] for c in CHARACTERS]


def test_every_character_has_an_ability_in_the_rules():
    assert [row[0] for row in table_rows(PAGES.rules, "of")] == [c.name for c in CHARACTERS]


def test_the_numbers_in_the_notation_are_those_of_the_code():
    listed = [row[1:] for row in table_rows(PAGES.notation, "number")]
    names = zip_longest(CHARACTER_NAMES, ARTIFACTS, ACTION_NAMES, ACTION_WORDS, fillvalue="")

    assert listed == [[*row, f"`{word}`"] for *row, word in names]


def test_the_moves_in_the_notation_have_the_numbers_they_say():
    texts = all_moves(Names(MAX_PLAYERS))
    expected = 0
    for numbers, examples, _ in table_rows(PAGES.notation, "numbers"):
        first, _, last = numbers.partition("–")
        listed = range(int(first), int(last or first) + 1)
        assert listed[0] == expected
        expected = listed[-1] + 1
        for example in re.findall(r"`(.+?)`", examples):
            assert texts[example] in listed
    assert expected == MOVES


def test_what_can_be_laid_by_hand_is_in_the_notation():
    told = read(PAGES.notation).split("`laid` has three lists")[1]

    assert re.findall(r"^\| `(\w+)` \|", told, re.MULTILINE) == list(Laid.__struct_fields__)
