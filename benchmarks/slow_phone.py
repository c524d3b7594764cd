"""The page on a slow phone: the first decision, the work per frame, the memory after many games."""

import json
import sys
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, NamedTuple

from playwright.async_api import Browser, CDPSession, Page

from frame_work import FrameWork, work_in
from waiting import WaitingTable, fixed_seeds, waiting_tables

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from harness.page.browser import CHOICE, PHONE, browser_user
from harness.page.real_pace import answers_by_itself
from harness.page.words import say
from harness.server import Server
from page.first_load import READY_TO_PLAY, stranger

SLOWER = 6
SLOW_3G = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
"""400 ms and 400 kbit/s each way."""
FIRST_DECISION = 25.0
"""Seconds within which a stranger is to be asked for the first decision."""
FRAME = 16.0
"""Milliseconds of work in the page's main thread that nineteen of twenty animated frames stay within."""
HEAP = 1.5
"""How many times the memory after one game it may be after ten."""
VISITS = 5
GAMES = 10
ANSWERS_AFTER = 0.5
"""Seconds in which the scripted player answers: the game is shown without pauses."""
SETTLED = 2
"""Seconds in which the page fetches and shows the story of a finished game."""
TRACED = 45
"""Seconds of a game in which frames are counted."""
TRACE = ["toplevel", "devtools.timeline", "devtools.timeline.frame"]

ABOUT = f"""\
A processor that is {SLOWER} times slower than this machine's, and for the first decision a line of 400 kbit/s
with 400 ms (the middle of {VISITS} visits of somebody who taps *Play now* at once; the time includes the deal
and the opening swaps of bots). Work is processor time of the page's main thread in {TRACED} seconds of a game
with a fixed seed, measured with the browser's own slowdown. A frame begins when the main thread begins to
make one, or a sixtieth of a second after the one before; it is animated if an animation runs in it that comes
to an end. Its work is that of all tasks that begin in it; *held up* counts a long task with its whole time in
every frame that it covers. An update is a frame that the main thread makes because something has changed,
with the tasks of the next 50 ms; a question that opens is one, though nothing moves. A busy machine makes all
of this longer. Memory is what objects take after {GAMES} games on the same page."""


class SlowPhone(NamedTuple):
    """What was measured."""

    first_decision: float
    """Seconds, the middle of several visits."""
    work: dict[str, FrameWork]
    """By the kind of table."""
    after_one: float
    """Megabytes in use after one game, and after ten."""
    after_ten: float


async def slow_phone(browser: Browser, server: Server) -> SlowPhone:
    times = [await first_decision(browser, server) for _ in range(VISITS)]
    work = await work_per_frame(browser, server)
    after_one, after_ten = await memory_after_games(browser, server)
    return SlowPhone(median(times), work, after_one, after_ten)


async def slowed(page: Page, network: bool) -> CDPSession:
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    if network:
        await session.send("Network.enable")
        await session.send("Network.emulateNetworkConditions", SLOW_3G)
    return session


async def first_decision(browser: Browser, server: Server) -> float:
    """Seconds from the address to the first question, of somebody who taps at once; nobody coaches."""
    context = await stranger(browser, server, "en")
    page = await context.new_page()
    await slowed(page, network=True)
    await page.goto("/", wait_until="commit")
    loading = await page.evaluate("performance.timeOrigin")
    await page.locator(READY_TO_PLAY).click()
    await page.locator(CHOICE).first.wait_for()
    seconds = (await page.evaluate("Date.now()") - loading) / 1000
    await context.close()
    return float(seconds)


async def work_per_frame(browser: Browser, server: Server) -> dict[str, FrameWork]:
    """The work of a game at real pace, for the smallest table of each game that waiting is measured at."""
    smallest = {kind.agreement["game"]: kind for kind in reversed(waiting_tables())}
    return {kind.name: await work_at(browser, server, kind) for kind in smallest.values()}


async def work_at(browser: Browser, server: Server, kind: WaitingTable) -> FrameWork:
    """The work of a game whose player answers at random."""
    async with browser_user(browser, server, size=PHONE, real_pace=True) as user:
        await user.introduces("Ann")
        with fixed_seeds():
            code = await user.opens(kind.bots, begin=True, pace="relaxed", **kind.agreement)
        await user.goes(f"/t/{code}")
        await user.reaches("table")
        await slowed(user.page, network=False)
        await answers_by_itself(user, ANSWERS_AFTER, seed=4)
        await browser.start_tracing(page=user.page, categories=TRACE)
        await user.page.wait_for_timeout(1000 * TRACED)
        trace = json.loads(await browser.stop_tracing())
    return work_in(trace["traceEvents"])


async def memory_after_games(browser: Browser, server: Server) -> tuple[float, float]:
    """Megabytes that the page's objects take after one game and after ten, on the same page."""
    async with browser_user(browser, server, size=PHONE) as user:
        await user.introduces("Zoë")
        code = await user.opens(("honest", "bluffer"), players=3, begin=True)
        await user.goes(f"/t/{code}")
        session = await user.context.new_cdp_session(user.page)
        used = []
        for number in range(GAMES):
            await plays(user, Random(number))
            await user.page.wait_for_timeout(1000 * SETTLED)
            used.append(await heap(session))
            if number < GAMES - 1:
                await user.page.get_by_role("button", name=say("after-again")).click()
                await user.reaches("table")
        return used[0], used[-1]


async def plays(user: Any, chance: Random) -> None:
    """Play a game to its end."""
    while (state := await user.state()) != "after":
        if state == "asked":
            await user.decides(chance, ("announce",))
        await user.page.wait_for_timeout(20)


async def heap(session: CDPSession) -> float:
    await session.send("HeapProfiler.collectGarbage")
    await session.send("Performance.enable")
    metrics = (await session.send("Performance.getMetrics"))["metrics"]
    return next(each["value"] for each in metrics if each["name"] == "JSHeapUsedSize") / 1e6


def slow_phone_rows(measured: SlowPhone) -> list[tuple[str, str, str, str]]:
    """Rows of the results page: what, figure, target, whether it was met."""
    growth = measured.after_ten / measured.after_one
    memory = f"memory after ten games / after one ({measured.after_ten:.1f} / {measured.after_one:.1f} MB)"
    return [
        ("what", "measured", "target", ""),
        row("first decision", measured.first_decision, "s", FIRST_DECISION),
        *(each for table, work in measured.work.items() for each in work_rows(table, work)),
        row(memory, growth, "×", HEAP),
    ]


def work_rows(table: str, work: FrameWork) -> list[tuple[str, str, str, str]]:
    frames, updates = f"{len(work.animated):,}", f"{len(work.updates):,}"
    return [
        row(f"{table}: work per animated frame, p95 of {frames}", p95(work.animated), "ms", FRAME),
        (f"{table}: the same, held up", f"{p95(work.held_up):.1f} ms", "–", ""),
        (f"{table}: work per update, p95 of {updates}", f"{p95(work.updates):.1f} ms", "–", ""),
    ]


def p95(figures: list[float]) -> float:
    return quantiles(figures, n=20)[-1]


def row(what: str, figure: float, unit: str, most: float) -> tuple[str, str, str, str]:
    return what, f"{figure:.1f} {unit}", f"at most {most:g} {unit}", "met" if figure <= most else "missed"


if __name__ == "__main__":
    import asyncio
    from tempfile import TemporaryDirectory

    from harness.page.browser import launch_browser
    from harness.server import server_in_process

    async def main() -> None:
        """Measure the slow phone alone, or with `frames` only the work per frame."""
        with TemporaryDirectory() as folder:
            store = Path(folder) / "ridotto.db"
            async with (
                launch_browser() as browser,
                server_in_process(store, bot_processes=1, rate=1000, burst=1000) as server,
            ):
                if "frames" in sys.argv:
                    work = await work_per_frame(browser, server)
                    lines = [line for table, each in work.items() for line in work_rows(table, each)]
                else:
                    lines = slow_phone_rows(await slow_phone(browser, server))
                for line in lines:
                    print(*line, sep=" | ")

    asyncio.run(main())
