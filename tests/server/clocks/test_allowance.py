"""How long a page may take to show a question before its clock starts."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from harness.server import server_in_process
from harness.tables import ScriptedTable
from ridotto.server.store.store import Row
from ridotto.server.tables.agreement import CLOCKS, Agreement
from ridotto.server.tables.hosting import Opened
from ridotto.server.tables.playing import Began, Moved
from ridotto.server.tables.state import MOST_ALLOWANCE, TableState

CODE = "SALON2"
TIME = 10_000
"""Milliseconds for every decision here."""
NAMES = ("Ann", "Bob", "Cléa", "Dan")


@pytest.fixture(autouse=True)
def _one_time_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CLOCKS, "brisk", dict.fromkeys(CLOCKS["brisk"], TIME))


def pages(clock: str = "brisk", **how: bool) -> ScriptedTable:
    """Four people with pages, in a game."""
    table = ScriptedTable("Ann", players=4, clock=clock).goes("Ann")
    for seat, name in enumerate(NAMES):
        table.comes(name, **(how or {"page": True}))
        if seat:
            table.does(name, "sit", seat=seat)
    return table.begins()


def test_the_deal_is_shown_before_the_first_clock_starts() -> None:
    table = pages()

    game, allowance = table.state.game, table.state.allowance
    assert game is not None
    assert allowance == game.part.pacing.time_since(game.log, 0, MOST_ALLOWANCE) > 4000
    assert table.hears("Ann").starts == table.time + allowance
    assert table.hears("Ann").due == table.time + allowance + TIME


def test_the_allowance_is_the_time_of_all_events_since_the_players_last_decision() -> None:
    table = pages()
    decided = dict.fromkeys(range(4), 0)
    for which in range(60):
        game, decider = table.state.game, table.state.decider
        assert game is not None
        assert decider is not None
        told = game.part.pacing.time_since(game.log, decided[decider], 10**9)
        assert table.state.allowance == min(told, MOST_ALLOWANCE)
        decided[decider] = len(game.log)
        table.later(1).move(which)
        if table.state.phase != "playing":
            break


@pytest.mark.parametrize("how", [{"program": True}, {"program": False}])
def test_programs_and_those_who_do_not_say_that_they_are_pages_start_at_once(how: dict[str, bool]) -> None:
    table = pages(**how)

    assert table.hears("Ann").starts is None
    assert table.hears("Ann").due == table.time + TIME


def test_bots_start_at_once_and_without_a_clock_nothing_is_computed() -> None:
    assert ScriptedTable("Ann", sits=False, bots=("honest",) * 4, clock="brisk").begins().state.allowance == 0
    assert pages(clock="none").state.allowance == 0


@given(
    some.lists(
        some.tuples(some.integers(0, 40), some.sampled_from(["", "pause", "chat", "came"])), max_size=25
    )
)
@settings(max_examples=15)
def test_whatever_happens_the_allowance_of_a_question_stays_and_is_never_more_than_six_seconds(
    acts: list[tuple[int, str]],
) -> None:
    table = pages()
    for which, act in acts:
        if table.state.phase != "playing":
            break
        before = table.state.allowance
        if act == "pause":
            table.later(1).does("Ann", "pause").later(1).does("Ann", "go_on")
        elif act == "chat":
            table.later(1).does("Bob", "say", text="hm")
        elif act == "came":
            table.goes("Bob").comes("Bob", page=which % 2 == 0)
        if act in ("pause", "chat"):
            assert table.state.allowance == before
        assert 0 <= table.state.allowance <= MOST_ALLOWANCE
        table.later(1).move(which)
    assert vars(table.read_again())["allowance"] == table.state.allowance


@pytest.mark.parametrize("program", [False, True])
def test_a_game_that_begins_before_its_host_has_connected_waits_for_their_page(program: bool) -> None:
    state, agreement = TableState(CODE), Agreement(players=2, clock="brisk")
    opened = Opened(agreement, "ann", "Ann", program=program, bots=["honest"])
    for number, entry in enumerate((opened, Began(agreement.header(["Ann", "Bob"], 1), "salt")), 1):
        state.apply(Row(number, 1000, f"c{number}", b""), entry)
    while not state.is_person_asked:
        assert state.game is not None
        move = Moved(state.decider or 0, state.game.legal()[0], "bot")
        state.apply(Row(state.seq + 1, 1000, f"c{state.seq + 1}", b""), move)

    assert (state.starts() is None) == program


@pytest.mark.anyio
@pytest.mark.parametrize("page", [1, 0])
async def test_a_program_that_says_that_it_is_a_page_is_believed_and_gains_the_allowance_alone(
    tmp_path: Path, page: int
) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        ann, bob = await server.client("Ann"), await server.client("Bob")
        code = await ann.opens(players=2, clock="brisk")
        async with ann.connect(code, page=page) as here, bob.connect(code, page=page) as there:
            await bob.does(there, "sit", seat=1)
            await ann.does(here, "begin")
            frame = await bob.hears(there, lambda message: message.get("told", {}).get("type") == "began")

    starts = frame.get("starts") or frame["at"]
    assert frame["due"] == starts + TIME
    assert page * 4_000 <= starts - frame["at"] <= page * MOST_ALLOWANCE
