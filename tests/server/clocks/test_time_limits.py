"""How long people have for each kind of decision, in every game."""

from random import Random
from typing import Any

import pytest

from harness.tables import ScriptedTable
from ridotto.server.tables import playing

TURN, ANSWER, ELSE = 90_000, 30_000, 60_000
"""Milliseconds that hosts are promised with the relaxed clock."""
MOST_GAMES = 30


@pytest.fixture(autouse=True)
def _same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run has the same games, with decisions of every kind."""
    monkeypatch.setattr(playing, "randbits", Random(13).getrandbits)


def times_in(game: str, **agreement: Any) -> dict[str, set[int]]:
    """The time for the open decision in each phase, in some games by chance."""
    found: dict[str, set[int]] = {}
    chance = Random(12)
    for _ in range(MOST_GAMES):
        table = ScriptedTable("Ann", game=game, players=4, clock="relaxed", **agreement)
        for seat, name in enumerate(("Bob", "Cléa", "Dan"), 1):
            table.comes(name).does(name, "sit", seat=seat)
        table.begins()
        while table.state.phase == "playing":
            phase, due = table.state.game.rulebook.phase(), table.state.deadline()
            found.setdefault(phase, set()).add(due - table.state.asked_at)
            table.move(chance.randrange(100))
    return found


def test_a_turn_at_mascarade_takes_90_seconds_and_an_answer_30():
    found = times_in("mascarade", settings={"options": {"max_turns": 12}})

    assert found["turn"] == {TURN}
    assert found["answer"] == {ANSWER}
    assert {time for phase, times in found.items() if phase not in ("turn", "answer") for time in times} == {
        ELSE
    }


def test_a_turn_at_the_ball_takes_90_seconds_and_an_answer_30():
    found = times_in(
        "grimm", settings={"wagers": True, "treasures": True, "abilities": True, "max_turns": 20}
    )

    assert found["keep-or-give"] == found["acting"] == found["hand"] == found["draft"] == {TURN}
    assert found["offer"] == found["placing"] == {ANSWER}
    assert found["giving"] == found["dancing"] == {ELSE}
