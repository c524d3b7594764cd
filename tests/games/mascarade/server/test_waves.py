"""Bots that answer an announcement in a row do so as one wave, at times that reveal nothing."""

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from harness.amounts import examples
from harness.clocks import ManualClock
from harness.engines import SQLiteFile
from ridotto.bots.bot import options_of
from ridotto.bots.pool.messages import BotQuestion
from ridotto.games.mascarade.rules.moves import ANNOUNCE, PASS, kind_of
from ridotto.server.bus.bus import LocalBus
from ridotto.server.process_names import process_name
from ridotto.server.store.store import Row
from ridotto.server.tables.agreement import Agreement
from ridotto.server.tables.clocks import Clocks
from ridotto.server.tables.hosting import Filled, Opened
from ridotto.server.tables.log_entries import apply_row, read_entry
from ridotto.server.tables.playing import Began, Moved
from ridotto.server.tables.registry import TableRegistry
from ridotto.server.tables.seats import Came
from ridotto.server.tables.state import TableState
from ridotto.server.tables.thinking_time import WAVE

pytestmark = pytest.mark.anyio
CODE = "SALON2"
DECISIONS = 60


class PassingBots:
    """Bots that do not look at their cards: they announce the first mask, and pass."""

    async def answer(self, asked: BotQuestion) -> int:
        options = options_of(asked.view)
        wanted = [move for move in options if move == PASS or kind_of(move) == ANNOUNCE]
        return wanted[0] if wanted else options[-1]


class BeatingClock(ManualClock):
    """The clock of a server that lives while somebody waits."""

    registry: TableRegistry

    async def sleep(self, milliseconds: int) -> None:
        for left in range(milliseconds, 0, -1000):
            await super().sleep(min(left, 1000))
            await self.registry.heartbeat()


class BotDecision(NamedTuple):
    """One that was made, and how long it took, in milliseconds."""

    phase: str
    player: int
    move: int
    by: str
    took: int


async def play(directory: Path, seed: int, bots: int = 5) -> list[BotDecision]:
    """A game with one person, for whom the clock decides, and bots on the seats after theirs."""
    async with SQLiteFile(directory / f"{seed}.db").opened() as store:
        clock = BeatingClock()
        registry = clock.registry = TableRegistry(store, LocalBus(), process_name(), clock)
        await registry.open()
        clocks = Clocks(registry, PassingBots(), 1.0)
        agreement = Agreement(players=bots + 1, clock="brisk", pace="relaxed")
        table = await registry.create(CODE, Opened(agreement, "ann", "Ann"))
        await table.do("came", lambda _: Came("ann", "Ann", registry.process))
        await table.do("filled", lambda _: Filled(dict.fromkeys(range(1, bots + 1), "honest")))
        header = replace(agreement.header(table.state.names(), seed), first=0)
        await table.do("begin", lambda _: Began(header, "salt"))
        while table.state.decisions < DECISIONS:
            await clock.sleep(1 if table.state.deadline() is None else 1000)
            await clocks._fire_due()
            await asyncio.gather(*clocks._firing.values())
        decisions = decisions_in(await store.read(CODE))
        await registry.close()
    return decisions[:DECISIONS]


def decisions_in(rows: list[Row]) -> list[BotDecision]:
    state, found = TableState(CODE), []
    for row in rows:
        entry = read_entry(row.entry)
        if isinstance(entry, Moved):
            assert state.game is not None
            took = row.at - state.asked_at
            found.append(BotDecision(state.game.rulebook.phase(), entry.player, entry.move, entry.by, took))
        apply_row(state, row)
    return found


async def test_the_first_bot_that_answers_thinks_and_the_others_follow_at_once(tmp_path: Path):
    pairs = list(pairwise(await play(tmp_path, 1)))
    answers = [(before, now) for before, now in pairs if now.phase == "answer" and now.by == "bot"]
    follow = [now.took for before, now in answers if before.phase == "answer" and before.by == "bot"]
    begin = [now.took for before, now in answers if before.phase != "answer" or before.by != "bot"]

    assert len(follow) > 10
    assert max(follow) <= WAVE["relaxed"] + 5
    assert min(begin) > 2 * WAVE["relaxed"]


async def test_bots_in_a_wave_answer_in_the_order_of_their_seats(tmp_path: Path):
    for before, now in pairwise(await play(tmp_path, 1)):
        if before.phase == now.phase == "answer":
            assert (now.player - before.player) % 6 in (1, 2), "only who announced is left out"


async def test_games_that_differ_only_in_hidden_cards_take_the_same_times(tmp_path: Path):
    first = await play(tmp_path, 1)
    for seed in range(2, examples(4, 20)):
        assert await play(tmp_path, seed) == first
