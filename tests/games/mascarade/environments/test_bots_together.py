"""Bots of a vector that hear events together play as if each heard alone."""

from typing import Any

import numpy as np
import pytest

from ridotto.environments import LEARNER, TableVector, vector
from ridotto.environments.lineups import VectorSeats, lineups_for
from ridotto.environments.tables import table_of

STEPS = 60
SECOND_EDITION = ["Judge", "King", "Empress", "Swindler", "Witch"]
TABLES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "bluffers": ([LEARNER, *["bluffer"] * 5], {"players": 6}),
    "all kinds": ([LEARNER, "bluffer", "honest", "forgetful", "veteran", "random"], {"players": 6}),
    "random players": ([LEARNER, "random"], {"players": 6}),
    "two players, three cards each": ([LEARNER, "forgetful"], {"players": 2}),
    "three players, two cards each": ([LEARNER, "bluffer", "veteran"], {"players": 3}),
    "thirteen": ([LEARNER, "bluffer", "daring", "forgetful", "random"], {"players": 13}),
    "people change seats": (
        [LEARNER, "bluffer", "forgetful"],
        {"players": 8, "edition": 2, "masks": [*SECOND_EDITION, "Patron", "Widow", "Puppet Master"]},
    ),
    "twelve": ([LEARNER, "bluffer", "forgetful"], {"players": 12, "edition": 2, "scenario": "A"}),
    "secret answers": ([LEARNER, "bluffer", "honest"], {"players": 6, "options": {"all_at_once": True}}),
}


def alone(*given: Any) -> VectorSeats:
    """The same players, of whom each hears alone."""
    seats = lineups_for(*given)
    players = [each._replace(states=each.states[:-1]) for each in seats.lineups] if seats.together else None
    return VectorSeats(players or seats.lineups, seats.policy)


def games_of(seats: list[str], settings: dict[str, Any]) -> list[bytes]:
    """What the learner is given, step by step."""
    tables = TableVector("mascarade", 24, seats=seats, **settings)
    tables.reset(seed=5)
    rng, given = np.random.default_rng(5), []
    for _ in range(STEPS):
        actions = (rng.random(tables.masks.shape) * tables.masks).argmax(1).astype(np.int32)
        tables.step(actions)
        given.append(tables.observations.tobytes() + tables.masks.tobytes() + tables.rewards.tobytes())
    return given


@pytest.mark.parametrize("table", TABLES)
def test_bots_that_hear_together_play_as_if_each_heard_alone(table: str, monkeypatch: pytest.MonkeyPatch):
    together = games_of(*TABLES[table])
    monkeypatch.setattr(vector, "lineups_for", alone)
    assert together == games_of(*TABLES[table])


@pytest.mark.parametrize("last", ["Princess", "Cheat"])
def test_where_a_card_may_be_shown_to_all_but_its_owner_each_bot_hears_alone(last: str):
    header = table_of("mascarade", players=6, edition=2, masks=[*SECOND_EDITION, last])
    seats = lineups_for(header, [LEARNER, "bluffer"])
    assert (seats.together is None) == (last == "Princess")
