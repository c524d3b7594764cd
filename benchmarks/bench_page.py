"""Measures a first visit to the page, a slow phone, and how long players wait: `make bench-page`."""

import asyncio
import sys
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

from results_page import duration, load_before, machine, table, write_section
from slow_phone import ABOUT as ABOUT_PHONE
from slow_phone import slow_phone, slow_phone_rows
from waiting import ABOUT, measure_waiting, waiting_section

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from harness.page.browser import launch_browser
from harness.server import server_in_process
from page.first_load import MOST, SLOWER, LoadTimes, first_load, times_to_ready
from ridotto.words.language import LANGUAGES

VISITS = 5
KINDS = ("HTML", "CSS", "JavaScript", "words", "answers", "art")
READ = """\
A first visit with an empty cache, on a phone of 360 × 740. Bytes are as they came over the network, packed
with gzip. `answers` is what the page asks the server; what a worker fetches
later, so that the page opens without a network, is not counted. Ready means that the first button is there
and no task keeps it from answering."""


async def measure() -> tuple[dict[str, dict[str, int]], dict[str, LoadTimes], str]:
    """Measure every language on both simulated connections."""
    with TemporaryDirectory() as folder:
        async with launch_browser() as browser, server_in_process(Path(folder) / "ridotto.db") as served:
            sizes = {language: await first_load(browser, served, language) for language in LANGUAGES}
            lines = {"the same machine": False, "a slow mobile line (1.6 Mbit/s, 150 ms)": True}
            times = {
                line: await times_to_ready(browser, served, VISITS, slow) for line, slow in lines.items()
            }
            return sizes, times, browser.version


def page_report(
    sizes: dict[str, dict[str, int]], times: dict[str, LoadTimes], chromium: str, load: float
) -> str:
    """The section of the results page."""
    heads = ("language", *KINDS, "all but art")
    weights = [heads, *(weight(language, each) for language, each in sizes.items())]
    waits = [
        ("line", "something is seen", "ready"),
        *((line, duration(each.seen / 1000), duration(each.ready / 1000)) for line, each in times.items()),
    ]
    heaviest = max(sum(each.values()) - each.get("art", 0) for each in sizes.values())
    met = "met" if heaviest < MOST else "missed"
    return "\n\n".join(
        [
            "# How fast the page is",
            f"Written by `make bench-page` on {date.today().isoformat()}.",
            f"{machine(load)} Chromium {chromium}.",
            READ,
            "## Bytes of the first load",
            table(weights, set(range(1, len(heads)))),
            f"Target: under {MOST:,} bytes without the art: {met}, with {heaviest:,} at most.",
            f"## Time of the first load, on a processor that is {SLOWER} times slower",
            table(waits, {1, 2}),
            f"Each is the middle of {VISITS} visits.",
        ]
    )


def weight(language: str, sizes: dict[str, int]) -> tuple[str, ...]:
    kinds = [sizes.get(kind, 0) for kind in KINDS]
    return language, *(f"{each:,}" for each in (*kinds, sum(kinds[:-1])))


async def slow_phone_report() -> str:
    """The part on a slow phone; one address asks more often than a server usually allows."""
    with TemporaryDirectory() as folder:
        store = Path(folder) / "ridotto.db"
        async with (
            launch_browser() as browser,
            server_in_process(store, bot_processes=1, rate=1000, burst=1000) as server,
        ):
            rows = slow_phone_rows(await slow_phone(browser, server))
            return "\n\n".join(["## A slow phone", ABOUT_PHONE, table(rows, {1})])


async def waiting_report() -> str:
    """The part on waiting."""
    async with launch_browser() as browser:
        return "\n\n".join(["## Waiting", ABOUT, waiting_section(await measure_waiting(browser))])


if __name__ == "__main__":
    before = load_before()
    parts = [asyncio.run(slow_phone_report()), asyncio.run(waiting_report())]
    section = "\n\n".join([page_report(*asyncio.run(measure()), before), *parts])
    print(section)
    write_section(section)
