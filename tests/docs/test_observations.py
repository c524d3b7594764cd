"""docs/observations.md is right."""

import re
from pathlib import Path

import pytest

from ridotto.simulation import GRIMM_OBSERVATION, MASCARADE_OBSERVATION, OBSERVATION_VERSION
from ridotto.simulation.observation import Fields

PAGE = (Path(__file__).parents[2] / "docs" / "observations.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("heading", "fields"),
    [("Mascarade", MASCARADE_OBSERVATION), ("The Grimm Masquerade", GRIMM_OBSERVATION)],
)
def test_every_number_of_an_observation_is_where_the_docs_say(heading: str, fields: Fields):
    told = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (\d+) \| (\d+) \| `(\w+)` \| .+ \|$", told, re.MULTILINE)

    assert [(name, int(start), int(start) + int(size)) for start, size, name in rows] == [
        (name, place.start, place.stop) for name, place in fields.items()
    ]


def test_the_fields_follow_on_each_other_without_a_gap():
    for fields in (MASCARADE_OBSERVATION, GRIMM_OBSERVATION):
        places = list(fields.values())
        assert places[0].start == 0
        assert [place.start for place in places[1:]] == [place.stop for place in places[:-1]]
        assert all(place.start < place.stop for place in places)


def test_the_page_states_the_version_and_the_sizes():
    assert f"`OBSERVATION_VERSION`, now {OBSERVATION_VERSION}:" in PAGE
    assert f"{MASCARADE_OBSERVATION['possible'].stop} numbers in Mascarade" in PAGE
    assert f"{GRIMM_OBSERVATION['artifacts'].stop} in The Grimm Masquerade" in PAGE
