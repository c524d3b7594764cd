"""Time belongs to the player: a clock starts when the question is shown, at the latest after an allowance."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from harness.clocks import ManualClock, UnaskedBots
from ridotto.server.bus.bus import LocalBus
from ridotto.server.process_names import process_name
from ridotto.server.store.sqlite import SQLite
from ridotto.server.tables.agreement import CLOCKS, Agreement
from ridotto.server.tables.clocks import Clocks
from ridotto.server.tables.commands import decide
from ridotto.server.tables.hosting import Adjust, Opened
from ridotto.server.tables.live_table import LiveTable
from ridotto.server.tables.log_entries import read_entry
from ridotto.server.tables.playing import Began, GoOn, Moved, Pause
from ridotto.server.tables.registry import TableRegistry
from ridotto.server.tables.seats import Came, Sat
from ridotto.server.tables.state import MOST_ALLOWANCE
from ridotto.server.tables.subscriber import Subscriber

pytestmark = pytest.mark.anyio
CODE = "SALON2"
TIME = 10_000
"""Milliseconds for every decision here."""
NAMES = ("Ann", "Bob", "Cléa", "Dan")


@pytest.fixture(autouse=True)
def _one_time_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CLOCKS, "brisk", dict.fromkeys(CLOCKS["brisk"], TIME))


# ── Shown ────────────────────────────────────────────────────────────────────────────────────────────


class TableOfPages:
    """A table of four pages in one process, on a clock that the test turns."""

    def __init__(self, registry: TableRegistry, clock: ManualClock) -> None:
        self.registry, self.clock = registry, clock
        self.clocks = Clocks(registry, UnaskedBots(), 1.0)
        self.table: LiveTable

    async def begins(self) -> "TableOfPages":
        agreement = Agreement(players=4, clock="brisk")
        process = self.registry.process
        self.table = await self.registry.create(CODE, Opened(agreement, "ann", "Ann"))
        for seat, name in enumerate(("ann", "bob", "cleo", "dan")):
            await self.table.do(
                f"came {name}", lambda _, name=name: Came(name, name.title(), process, page=True)
            )
            if seat:
                await self.table.do(f"sat {name}", lambda _, name=name, seat=seat: Sat(name, seat))
        await self.table.do("begin", lambda state: Began(state.agreement.header(state.names(), 1), "salt"))
        return self

    async def is_served_by(self, process: str) -> None:
        """The table is opened by another process, to which nobody is connected yet."""
        self.registry = TableRegistry(self.registry.store, LocalBus(), process, self.clock)
        self.clocks = Clocks(self.registry, UnaskedBots(), 1.0)
        await self.registry.open()
        self.table = await self.registry.table(CODE)

    async def connects(self, person: str | None) -> Subscriber:
        subscriber = Subscriber(person)
        await self.table.subscribe(subscriber, None)
        return subscriber

    async def shows(self, person: str = "", decision: int | None = None) -> None:
        state = self.table.state
        await self.table.show(
            person or self.asked, state.games, state.decisions if decision is None else decision
        )

    async def passes(self, seconds: float) -> None:
        """Time passes, with a heartbeat every second, and what is due happens."""
        end = self.clock.now() + round(1000 * seconds)
        while (left := end - self.clock.now()) > 0:
            self.clock.passes(min(1.0, left / 1000))
            await self.registry.heartbeat()
            await self.clocks._fire_due()
            await asyncio.gather(*self.clocks._firing.values())

    @property
    def asked(self) -> str:
        """Who has to decide."""
        state = self.table.state
        return state.chairs[state.decider or 0].owner or ""

    @property
    def allowance(self) -> int:
        return self.table.state.allowance

    @property
    def decisions(self) -> int:
        return self.table.state.decisions

    async def does(self, command: Any) -> None:
        await self.table.do(command.id, lambda state: decide(state, "ann", command))


@asynccontextmanager
async def salon(path: Path) -> AsyncIterator[TableOfPages]:
    store, clock = SQLite(path / "r.db"), ManualClock()
    await store.open()
    try:
        registry = TableRegistry(store, LocalBus(), process_name(), clock)
        await registry.open()
        yield await TableOfPages(registry, clock).begins()
    finally:
        await store.close()


def told(subscriber: Subscriber, kind: str = "clock") -> list[dict[str, Any]]:
    """What a connection was sent of this type, until now."""
    messages = [json.loads(message.json) for message in subscriber._waiting or ()]
    return [message for message in messages if message["type"] == kind]


async def test_a_clock_starts_when_the_question_is_shown_and_everybody_is_told(tmp_path: Path) -> None:
    async with salon(tmp_path) as here:
        watching = [await here.connects(person) for person in ("ann", "bob", None)]
        await here.passes(2)
        await here.shows()

        due = here.clock.now() + TIME
        for each in watching:
            assert told(each) == [{"type": "clock", "game": 1, "decision": 0, "due": due}]
        await here.passes(TIME / 1000 - 0.1)
        assert here.decisions == 0
        await here.passes(0.2)
        assert here.decisions == 1


async def test_who_never_says_that_it_is_shown_gains_the_allowance_and_no_more(tmp_path: Path) -> None:
    async with salon(tmp_path) as here:
        await here.passes((here.allowance + TIME) / 1000 - 0.5)
        assert here.decisions == 0
        await here.passes(0.6)
        assert here.decisions == 1


async def test_who_says_it_late_or_again_and_again_gains_nothing(tmp_path: Path) -> None:
    async with salon(tmp_path) as here:
        ann = await here.connects("ann")
        await here.shows()
        due = told(ann)[0]["due"]
        for _ in range(7):
            await here.passes(1)
            await here.shows()
        assert [each["due"] for each in told(ann)] == [due]
        await here.passes(3.5)
        assert here.decisions == 1


async def test_after_the_allowance_shown_changes_nothing(tmp_path: Path) -> None:
    async with salon(tmp_path) as here:
        ann = await here.connects("ann")
        await here.passes(here.allowance / 1000)
        await here.shows()
        assert told(ann) == []


async def test_only_the_decider_shows_and_only_the_open_question(tmp_path: Path) -> None:
    async with salon(tmp_path) as here:
        ann = await here.connects("ann")
        state = here.table.state
        others = {"ann", "bob", "cleo", "dan", "nobody"} - {state.chairs[state.decider or 0].owner}
        for person in others:
            await here.shows(person)
        await here.shows(decision=7)
        await here.table.show(state.chairs[state.decider or 0].owner or "", 2, 0)
        assert told(ann) == []


async def test_of_two_tabs_the_first_that_shows_the_question_counts(tmp_path: Path) -> None:
    async with salon(tmp_path) as here:
        ann = await here.connects("ann")
        await here.passes(1)
        await here.shows()
        await here.passes(1)
        await here.shows()
        assert [each["due"] for each in told(ann)] == [here.clock.now() - 1000 + TIME]


async def test_who_connects_in_the_middle_is_told_the_true_due(tmp_path: Path) -> None:
    async with salon(tmp_path) as here:
        await here.passes(1)
        await here.shows()
        due = here.clock.now() + TIME
        await here.passes(3)
        again = await here.connects("bob")
        assert [each["due"] for each in told(again)] == [due]
        assert told(again, "snapshot")[0]["due"] > due


async def test_the_next_question_waits_to_be_shown_again(tmp_path: Path) -> None:
    async with salon(tmp_path) as here:
        await here.shows()
        await here.passes(TIME / 1000 + 0.5)
        assert here.decisions == 1
        allowance = here.table.state.allowance
        await here.passes((allowance + TIME) / 1000 - 1.5)
        assert here.decisions == 1
        await here.passes(2)
        assert here.decisions == 2


async def test_after_a_pause_the_question_has_its_whole_time_and_is_shown_anew(tmp_path: Path) -> None:
    async with salon(tmp_path) as here:
        await here.passes(1)
        await here.shows()
        await here.passes(5)
        await here.does(Pause("p"))
        await here.shows()
        assert told(await here.connects("bob")) == []
        await here.passes(60)
        await here.does(GoOn("g"))
        ann = await here.connects("ann")
        assert told(ann) == []
        assert told(ann, "snapshot")[0]["starts"] == here.clock.now() + here.allowance
        await here.passes(1)
        await here.shows()
        assert [each["due"] for each in told(ann)] == [here.clock.now() + TIME]


async def test_under_a_new_clock_the_question_is_shown_anew(tmp_path: Path) -> None:
    async with salon(tmp_path) as here:
        await here.passes(1)
        await here.shows()
        await here.passes(5)
        await here.does(Adjust("a", clock="relaxed"))
        await here.passes(1)
        ann = await here.connects("ann")
        await here.shows()
        assert [each["due"] for each in told(ann)] == [here.clock.now() + CLOCKS["relaxed"]["turn"]]


async def test_shown_is_not_logged_and_a_restart_gives_the_whole_time_again(tmp_path: Path) -> None:
    async with salon(tmp_path) as here:
        rows = here.table.state.seq
        await here.passes(1)
        await here.shows()
        await here.passes(7)
        assert here.table.state.seq == rows

        await here.registry.close()
        here.clock.passes(100)
        await here.is_served_by("p2")
        page = await here.connects(here.asked)
        assert told(page) == []
        assert told(page, "snapshot")[0]["due"] == here.clock.now() + MOST_ALLOWANCE + TIME
        await here.passes(2)
        await here.shows()
        assert [each["due"] for each in told(page)] == [here.clock.now() + TIME]
        await here.passes(TIME / 1000 - 0.1)
        assert here.decisions == 0
        await here.passes(0.2)
        assert here.decisions == 1


async def test_another_process_makes_the_move_at_the_latest_if_the_one_with_the_page_does_not(
    tmp_path: Path,
) -> None:
    async with salon(tmp_path) as here:
        await here.shows()
        other = TableRegistry(here.registry.store, LocalBus(), "p2", here.clock)
        await other.open()
        clocks = Clocks(other, UnaskedBots(), 1.0)
        for seconds, made in ((TIME / 1000 + 1, 0), (here.allowance / 1000, 1)):
            for _ in range(round(seconds)):
                here.clock.passes(1)
                await here.registry.heartbeat()
                await other.heartbeat()
                await clocks._fire_due()
                await asyncio.gather(*clocks._firing.values())
            table = await other.table(CODE)
            await table.catch_up()
            assert table.state.decisions == made


async def test_a_page_that_moves_to_another_process_has_the_time_that_it_is_told_there(
    tmp_path: Path,
) -> None:
    async with salon(tmp_path) as here:
        asked, latest = here.asked, here.table.state.deadline() or 0
        page = await here.connects(asked)
        await here.shows()
        await here.passes(5)
        here.table.unsubscribe(page)
        other = TableRegistry(here.registry.store, LocalBus(), "p2", here.clock)
        await other.open()
        there = await other.table(CODE)
        await there.do("came elsewhere", lambda _: Came(asked, asked.title(), "p2", page=True))
        await there.subscribe(again := Subscriber(asked), None)

        assert told(again) == []
        assert told(again, "snapshot")[0]["due"] == latest
        while here.clock.now() < latest:
            assert here.decisions == 0
            await other.heartbeat()
            await here.passes(0.5)
        assert here.decisions == 1


@pytest.mark.parametrize("order", ["goes first", "comes first"])
async def test_those_who_stay_are_told_the_time_of_a_page_that_moves_to_another_process(
    tmp_path: Path, order: str
) -> None:
    async with salon(tmp_path) as here:
        asked, latest = here.asked, here.table.state.deadline() or 0
        page, wall = await here.connects(asked), await here.connects(None)
        await here.shows()
        await here.passes(5)
        other = TableRegistry(here.registry.store, LocalBus(), "p2", here.clock)
        await other.open()
        if order == "goes first":
            here.table.unsubscribe(page)
        there = await other.table(CODE)
        await there.do("came elsewhere", lambda _: Came(asked, asked.title(), "p2", page=True))
        await here.table.catch_up()
        if order == "comes first":
            assert len(told(wall)) == 1
            here.table.unsubscribe(page)

        assert told(wall)[-1]["due"] == latest
        assert told(await here.connects("nobody")) == []
        await other.heartbeat()
        await here.passes((latest - here.clock.now()) / 1000 - 0.1)
        assert here.decisions == 0


async def test_a_page_that_comes_back_from_another_process_shows_its_question_anew(tmp_path: Path) -> None:
    async with salon(tmp_path) as here:
        asked, latest = here.asked, here.table.state.deadline() or 0
        page = await here.connects(asked)
        await here.shows()
        here.table.unsubscribe(page)
        other = TableRegistry(here.registry.store, LocalBus(), "p2", here.clock)
        await other.open()
        there = await other.table(CODE)
        await there.do("came elsewhere", lambda _: Came(asked, asked.title(), "p2", page=True))
        await here.passes(2)
        again = await here.connects(asked)
        await here.shows()

        assert [each["due"] for each in told(again)] == [here.clock.now() + TIME]
        assert here.clock.now() + TIME <= latest


async def test_a_move_in_time_is_not_made_again_by_the_clock(tmp_path: Path) -> None:
    async with salon(tmp_path) as here:
        await here.shows()
        await here.passes(5)
        state = here.table.state
        assert state.game is not None
        move = Moved(state.decider or 0, state.game.legal()[0])
        await here.table.do("move", lambda _: move)
        await here.passes(6)
        moves = [read_entry(row.entry) for row in await here.registry.store.read(CODE)]
        assert [each.by for each in moves if isinstance(each, Moved)] == ["person"]
