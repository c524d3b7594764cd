"""A saved state is a cache: with it or without it, a table is the same."""

from contextlib import suppress
from dataclasses import fields
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from harness.amounts import examples
from harness.tables import ScriptedTable, person_id
from ridotto.server.history.saved_state import BadSavedState, code_version, load, save
from ridotto.server.socket.outgoing import outgoing
from ridotto.server.store.store import SavedState
from ridotto.server.tables.frames import FrameBuilder, count_events, snapshot, viewer_of
from ridotto.server.tables.log_entries import apply_row
from ridotto.server.tables.playing import Interrupted
from ridotto.server.tables.refused import Refused
from ridotto.server.tables.seats import ProcessLost
from ridotto.server.tables.state import TableState

PEOPLE = ("Ann", "Bob", "Cléa", "Dan", "Eve")
COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("sit", {"seat": 1}),
    ("sit", {"seat": 2}),
    ("stand", {}),
    ("say", {"text": "I am the King"}),
    ("phrase", {"phrase": "hello"}),
    ("vote", {}),
    ("rename", {"name": "Zoë"}),
    ("leave", {}),
    ("begin", {}),
    ("play_again", {}),
    ("pause", {}),
    ("go_on", {}),
    ("fill_all", {"bots": ["honest"]}),
    ("lock", {"locked": True}),
    ("hand_over", {"guest": 1}),
    ("remove", {"guest": 2}),
    ("mute", {"guest": 1, "muted": True}),
)


def random_table(seed: int, steps: int, game: str) -> ScriptedTable:
    """A table at which anything may happen."""
    chance = Random(seed)
    table = ScriptedTable("Ann", bots=("honest",) * 3, game=game, clock="brisk", players=4)
    for _ in range(steps):
        table.later(chance.random() * 20)
        _do_something(table, chance)
    return table


def _do_something(table: ScriptedTable, chance: Random) -> None:
    playing = table.state.phase == "playing"
    what = chance.random()
    if playing and what < 0.6 and not table.state.paused:
        table.move(chance.randrange(100))
    elif what < 0.65:
        table.turns_away(chance.choice(PEOPLE))
    elif what < 0.68:
        table.happens(ProcessLost("p1"))
    elif what < 0.71:
        table.happens(Interrupted(table.time - 5000, table.time - 1000, table.state.outage + 1))
    else:
        do, facts = chance.choice(COMMANDS)
        name = chance.choice(PEOPLE)
        if person_id(name) in table.state.guests:
            with suppress(Refused):
                table.does(name, do, **facts)


def loaded(state: TableState) -> TableState:
    """The same state, out of its saved bytes."""
    *_, again = load(state.code, save(state))
    return again


def facts_of(state: TableState) -> dict[str, Any]:
    """Everything about a state, so that two can be compared."""
    facts = {field.name: getattr(state, field.name) for field in fields(state) if field.name != "game"}
    game = state.game
    known = None if game is None else (game.header, game.moves, game.log, game.position())
    return {**facts, "game": known, "alarms": state.alarms(), "order": [*state.guests]}


@settings(max_examples=examples(25, 60), deadline=None)
@given(
    st.integers(0, 2**32),
    st.integers(0, 90),
    st.floats(0, 1),
    st.sampled_from(["mascarade", "grimm"]),
)
def test_a_saved_state_and_the_rows_after_it_lead_where_the_whole_log_does(
    seed: int, steps: int, share: float, game: str
):
    table = random_table(seed, steps, game)
    number = max(1, round(share * len(table.rows)))
    state = TableState(table.code)
    for row in table.rows[:number]:
        apply_row(state, row)
    again = loaded(state)

    assert facts_of(again) == facts_of(state)
    for row in table.rows[number:]:
        frames = [_tell(each, row) for each in (state, again)]
        assert frames[0] == frames[1]
    assert facts_of(again) == facts_of(table.state)


def _tell(state: TableState, row: Any) -> list[bytes]:
    """What everybody is sent about a row, and would be sent as a snapshot after it."""
    before = count_events(state)
    frames = FrameBuilder(state, apply_row(state, row), before)
    viewers = [viewer_of(state, person) for person in [*state.guests, None]]
    return [
        message.json
        for viewer in viewers
        for message in (*frames.messages(viewer, viewer), outgoing(snapshot(state, viewer)))
    ]


def test_every_field_of_a_state_is_saved():
    """A new field needs nothing but a type, which this test would not accept if it could not be saved."""
    state = random_table(7, 60, "mascarade").state

    assert {field.name for field in fields(state)} == vars(state).keys()
    assert facts_of(loaded(state)) == facts_of(state)


@pytest.mark.parametrize("byte", range(0, 400, 7))
def test_a_damaged_state_is_found_out(byte: int):
    saved = save(random_table(3, 40, "mascarade").state)
    at = byte * len(saved.data) // 400
    damaged = saved.data[:at] + bytes([saved.data[at] ^ 1]) + saved.data[at + 1 :]

    with pytest.raises(BadSavedState):
        list(load("TABLE2", saved._replace(data=damaged)))


@pytest.mark.parametrize("data", [b"", b"x", b"[]" * 20])
def test_anything_else_is_no_state(data: bytes):
    with pytest.raises(BadSavedState):
        list(load("TABLE2", SavedState(3, code_version(), data)))


def test_the_state_of_another_table_or_moment_is_refused():
    saved = save(random_table(3, 40, "mascarade").state)

    with pytest.raises(BadSavedState):
        list(load("OTHER2", saved))
    with pytest.raises(BadSavedState):
        list(load("TABLE2", saved._replace(seq=saved.seq - 1)))
