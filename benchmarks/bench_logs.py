"""What long logs cost: `make bench-logs`, or `python benchmarks/bench_logs.py [ROWS]`.

First the CPU time of opening a table and of coming back to it, after 50 rows and after 50,000. Then the
longest time for which anything holds up the event loop at a table whose game was made as long as possible.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, Final

sys.path.append(str(Path(__file__).parent.parent / "tests"))

from ridotto.play.game import Game
from ridotto.server.background import BackgroundThread
from ridotto.server.bus.bus import LocalBus
from ridotto.server.http.finished_game_calls import ReplayRequest, steps_of, story_of
from ridotto.server.http.routes import reply
from ridotto.server.process import reduce_garbage_collection
from ridotto.server.store.sqlite import SQLite
from ridotto.server.store.store import Store
from ridotto.server.tables.agreement import MOST_TURNS
from ridotto.server.tables.finished_games import FinishedGames
from ridotto.server.tables.live_table import LiveTable
from ridotto.server.tables.registry import TableRegistry
from ridotto.server.tables.subscriber import Subscriber
from server.history.long_logs import CODE, Choose, LogWriter

SHORT, LONG = 50, 50_000
TIMES: Final = 40
"""How often each is measured; the median counts."""
TARGET: Final = 1.5
MOST_MS: Final = 20.0


async def opened(store: Store) -> LiveTable:
    """The table as a new process opens it."""
    return await TableRegistry(store, LocalBus(), "bench").table(CODE)


async def come_back(table: LiveTable, missed: int | None) -> None:
    """Subscribe, having missed so many frames; None for a first look."""
    subscriber = Subscriber("ann")
    await table.subscribe(subscriber, None if missed is None else table.seq - missed)
    table.unsubscribe(subscriber)


async def cpu_ms(deed: Callable[[], Awaitable[object]]) -> float:
    """Median CPU time of this process for one time, with all its threads."""
    found = []
    for _ in range(TIMES):
        began = process_time()
        await deed()
        found.append(1000 * (process_time() - began))
    return median(found)


async def costs(folder: Path, rows: int) -> dict[str, float]:
    """CPU milliseconds of everything that should not depend on the length of a log."""
    store = SQLite(folder / f"{rows}.db")
    await store.open()
    try:
        await LogWriter(store).write(rows)
        table = await opened(store)
        found = {"open": await cpu_ms(lambda: opened(store))}
        for missed in (None, 0, 10, 40):
            what = "first look" if missed is None else f"come back, {missed} missed"
            found[what] = await cpu_ms(lambda missed=missed: come_back(table, missed))  # type: ignore[misc]
        return found
    finally:
        await store.close()


class LoopWatch:
    """The longest time between two turns of the event loop."""

    def __init__(self) -> None:
        self.cpu = self.wall = 0.0
        self._task = asyncio.ensure_future(self._run())

    async def _run(self) -> None:
        while True:
            cpu, wall = process_time(), perf_counter()
            await asyncio.sleep(0)
            self.cpu = max(self.cpu, 1000 * (process_time() - cpu))
            self.wall = max(self.wall, 1000 * (perf_counter() - wall))

    async def during(self, deed: Awaitable[object]) -> tuple[float, float]:
        """Milliseconds of CPU time (with all threads), and by the clock, while something is done."""
        await asyncio.sleep(0)
        self.cpu = self.wall = 0.0
        await deed
        await asyncio.sleep(0)
        return self.cpu, self.wall


def make_it_long() -> Choose:
    """Everybody is always asked, and nobody ever gets or pays a coin."""
    known: dict[tuple[int, ...], int] = {}

    def choose(game: Game[Any]) -> int:
        options = tuple(game.legal())
        if options not in known:
            by_text = dict(zip(game.legal_texts(), options, strict=True))
            dull = [text for text in by_text if text in ("announce Spy", "pass") or text.startswith("swap")]
            known[options] = by_text[dull[0]] if dull else options[0]
        return known[options]

    return choose


async def longest_holds(folder: Path) -> dict[str, tuple[float, float]]:
    """How long the loop is held up by what people do at a table with the longest possible game."""
    store = SQLite(folder / "endless.db")
    await store.open()
    try:
        writer = LogWriter(store, players=13, choose=make_it_long())
        state = await writer.write(MOST_TURNS * 10, talk=0.0)
        print(f"\nA game of {state.decisions:,} moves in play, and then finished", flush=True)
        reduce_garbage_collection()
        watch, found = LoopWatch(), {}
        table = await opened(store)
        found["open"] = await watch.during(opened(store))
        found["first look"] = await watch.during(come_back(table, None))
        found["come back, 40 missed"] = await watch.during(come_back(table, 40))
        found["save its state"] = await watch.during(_save(table))
        state = await writer.write(MOST_TURNS * 15 + 100, talk=0.0)
        thread = BackgroundThread()
        games = FinishedGames(store, thread)
        found["read it"] = await watch.during(games.proof(state, 1))
        proof = await games.proof(state, 1)
        found["send it"] = await watch.during(_send(proof))
        story = await thread.run(story_of, proof.record)
        found["tell its story"] = await watch.during(thread.run(story_of, proof.record))
        found["send its story"] = await watch.during(_send(story))
        last = ReplayRequest(first=len(proof.record.moves) - 200, count=200)
        found["replay its last 200 steps"] = await watch.during(thread.run(steps_of, proof.record, 0, last))
        return found
    finally:
        await store.close()


async def _save(table: LiveTable) -> None:
    table.registry.save(table.state)


async def _send(answer: object) -> None:
    reply(answer)


async def main(rows: int) -> bool:
    """Measure, print, and tell whether all targets were met."""
    with TemporaryDirectory() as place:
        short, long = [await costs(Path(place), each) for each in (SHORT, rows)]
        print(f"CPU ms, median of {TIMES}     {SHORT:>8,} rows {rows:>8,} rows    ratio")
        for what, before in short.items():
            print(f"{what:<28}{before:>13.2f} {long[what]:>13.2f} {long[what] / before:>8.2f}")
        holds = await longest_holds(Path(place))
        print("longest hold of the event loop    CPU ms      ms")
        for what, (cpu, wall) in holds.items():
            print(f"{what:<32}{cpu:>8.1f}{wall:>8.1f}")
    is_met = all(long[what] <= TARGET * short[what] for what in short if what != "first look")
    is_met = is_met and all(cpu <= MOST_MS for cpu, _ in holds.values())
    print(f"targets (ratio at most {TARGET}, at most {MOST_MS:.0f} ms): {'met' if is_met else 'not met'}")
    return is_met


if __name__ == "__main__":
    sys.exit(0 if asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else LONG)) else 1)
