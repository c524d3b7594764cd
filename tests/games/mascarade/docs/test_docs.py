"""The docs on Mascarade are right: every rule has its test, every verb is explained."""

import re
import tomllib

import pytest

from games.mascarade.rule_ids import RULES, RULINGS
from harness.rule_pages import (
    FENCED,
    RulePages,
    check_each_rule_appears_once,
    check_events_are_described,
    check_header_is_described,
    check_options_are_described,
    check_rule_links_to_its_tests,
    check_rules_marked_ours,
    check_ruling_has_an_entry,
    check_rulings_heading,
    fenced,
    read,
)
from ridotto.games.mascarade import Mascarade, Options
from ridotto.games.mascarade.rules.blank import read_mask
from ridotto.games.mascarade.rules.effects import VERBS, Whom, read_effect
from ridotto.games.mascarade.rules.events import KIND_NAMES
from ridotto.games.mascarade.rules.masks import EDITIONS, SCENARIOS

PAGES = RulePages(
    "docs/rules.md",
    "docs/rulings.md",
    "docs/notation.md",
    "MKLE",
    RULES,
    RULINGS,
    KIND_NAMES,
    Options.__struct_fields__,
    Mascarade.__struct_fields__,
)
SILENT = {"L11"}
"""There the number of players is ours."""


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


@pytest.mark.parametrize(("edition", "letter"), [(1, "K"), (2, "L")])
def test_the_listed_masks_are_those_in_the_box(edition, letter):
    listed = re.findall(rf"^- \*\*{letter}\d+ ([\w ]+?)\.?\*\*( ●)?", read("docs/rules.md"), re.MULTILINE)

    assert {name: bool(symbol) for name, symbol in listed} == {
        mask.name: mask.has_bank_symbol for mask in EDITIONS[edition].values()
    }


@pytest.mark.parametrize(("edition", "scenario", "column"), [(1, "recommended", 2), (2, "A", 2), (2, "B", 3)])
def test_the_listed_sets_are_those_that_are_played(edition, scenario, column):
    heading = "### First edition" if edition == 1 else "### Second edition"
    table = read("docs/rules.md").split(heading)[1].split("\n### ")[0]
    rows = [line.split("|") for line in table.splitlines() if line.startswith("| ")][1:]
    listed = {row[1].split()[0].rstrip(","): row[column].strip() for row in rows}

    for players in range(4, 9):
        names = listed[str(players)].replace("the same six", listed["5"])
        assert tuple(names.split(", ")) == SCENARIOS[edition][scenario][players]
    for players, names in SCENARIOS[edition][scenario].items():
        if players > 8:
            assert listed[str(players)].endswith(f"and the {names[-1]}")


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_is_explained_and_has_an_example(verb):
    sections = re.split(r"^### ", read("docs/masks.md"), flags=re.MULTILINE)
    mine = [section for section in sections if section.startswith(f"`{verb}(")]

    assert len(mine) == 1
    assert any(verb in "".join(tomllib.loads(found["text"])["power"]) for found in FENCED.finditer(mine[0]))


@pytest.mark.parametrize("whom", Whom)
def test_every_whom_is_explained_with_the_verbs_it_goes_with(whom):
    name = whom.name.lower()
    row = re.search(rf"^\| `{name}` \|.*\|(.*)\|$", read("docs/masks.md"), re.MULTILINE)

    assert row
    assert set(re.findall(r"`(\w+)`", row[1])) == {verb for verb in VERBS if goes_with(verb, name)}


def goes_with(verb: str, whom: str) -> bool:
    """Whether a mask file may say this verb with this whom, with or without a number."""
    for text in (f"{verb}(1, {whom})", f"{verb}({whom})"):
        try:
            read_effect(text)
        except ValueError:
            continue
        return True
    return False


@pytest.mark.parametrize("text", fenced("docs/masks.md", "toml") + fenced("CONTRIBUTING.md", "toml"))
def test_every_mask_in_the_docs_can_be_played(text):
    assert read_mask(text).own


def test_every_whom_has_an_example():
    examples = " ".join(fenced("docs/masks.md", "toml"))

    assert [whom.name for whom in Whom if whom.name.lower() not in re.findall(r"\w+", examples)] == []
