"""Measures how long a player waits between their own decisions, at real pace and with default settings."""

import asyncio
import itertools
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from statistics import fmean, quantiles
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from results_page import table

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.async_api import Browser

from harness.page.browser import PHONE, BrowserUser, browser_user, launch_browser
from harness.page.real_pace import answers_by_itself, waits_between_decisions, watch_pace
from harness.server import Server, server_in_process
from ridotto.games.registry import games

GAMES = 10
"""Each with a seed of its own."""
SIDE_BY_SIDE = 5
"""How many of them are played at the same time: with more, two cores are busy and waits grow."""
ANSWERS_AFTER = 2.0
"""Seconds in which the scripted player answers; not part of the wait."""
MOST_SECONDS = 150
"""A game is watched for this long."""

ABOUT = f"""\
The wait between one's own decisions at real pace, without skipping: {GAMES} games with fixed seeds,
{SIDE_BY_SIDE} at a time in one browser, bots at the pace of *Play now*, {MOST_SECONDS} seconds of each game.
A script answers {ANSWERS_AFTER:.0f} seconds after each question, at random; its own time does not count. A
busy machine makes waits longer."""


@dataclass(frozen=True)
class WaitingTable:
    """A kind of table, and the mean wait that we aim at, in seconds; 0 for none."""

    name: str
    agreement: Mapping[str, Any]
    bots: tuple[str, ...]
    target: float = 0.0


def waiting_tables() -> list[WaitingTable]:
    """What each game wants measured: `WAITS` in `tests/games/<id>/page/tables.py`."""
    found = []
    for game, kind in games().items():
        own = import_module(f"games.{game}.page.tables")
        for players, target in own.WAITS.items():
            name = f"{kind.play.title}, {players} players"
            found.append(WaitingTable(name, {"game": game, "players": players}, own.BOTS, target))
    return found


@contextmanager
def fixed_seeds(first: int = 1) -> Iterator[None]:
    """Every table deals the same cards in every run, from this seed on."""
    numbers = itertools.count(first)
    with patch("ridotto.server.tables.playing.randbits", lambda _: next(numbers)):
        yield


async def measure_waits(browser: Browser, kind: WaitingTable) -> list[list[float]]:
    """The waits in each of several games."""
    waits = []
    for first in range(1, GAMES + 1, SIDE_BY_SIDE):
        waits += await waits_in(browser, kind, range(first, min(first + SIDE_BY_SIDE, GAMES + 1)))
    return waits


async def waits_in(browser: Browser, kind: WaitingTable, seeds: range) -> list[list[float]]:
    """The waits in games that are played at the same time in one browser."""
    with TemporaryDirectory() as folder, fixed_seeds(seeds.start):
        async with (
            server_in_process(Path(folder) / "ridotto.db", bot_processes=1) as server,
            AsyncExitStack() as stack,
        ):
            players = [await begin(browser, server, kind, stack, seed) for seed in seeds]
            await asyncio.sleep(MOST_SECONDS)
            return [await waits_between_decisions(each) for each in players]


async def begin(
    browser: Browser, server: Server, kind: WaitingTable, stack: AsyncExitStack, seed: int
) -> BrowserUser:
    """A game on a phone, whose player answers by itself."""
    user = await stack.enter_async_context(browser_user(browser, server, size=PHONE, real_pace=True))
    await watch_pace(user)
    await user.introduces("Ann")
    agreement = {"pace": "relaxed", **kind.agreement}
    code = await user.opens(kind.bots, begin=True, **agreement)
    await user.goes(f"/t/{code}")
    await user.reaches("table")
    await answers_by_itself(user, ANSWERS_AFTER, seed)
    return user


async def measure_waiting(browser: Browser) -> list[tuple[WaitingTable, list[list[float]]]]:
    """All tables, one kind after another."""
    return [(kind, await measure_waits(browser, kind)) for kind in waiting_tables()]


def waiting_section(measured: Sequence[tuple[WaitingTable, Sequence[Sequence[float]]]]) -> str:
    """A table of the waits at each kind of table."""
    heads = ("table", "waits", "mean", "p90", "longest", "target for the mean")
    return table([heads, *(row(kind, waits) for kind, waits in measured)], {1, 2, 3, 4})


def row(kind: WaitingTable, games: Sequence[Sequence[float]]) -> tuple[str, ...]:
    waits = [wait for game in games for wait in game]
    mean, p90 = fmean(waits), quantiles(waits, n=10)[-1]
    met = f"under {kind.target:.0f} s: {'met' if mean < kind.target else 'missed'}" if kind.target else "–"
    return kind.name, str(len(waits)), f"{mean:.1f} s", f"{p90:.1f} s", f"{max(waits):.1f} s", met


async def main() -> None:
    """Measure the waits alone, as long as somebody tunes them."""
    async with launch_browser() as browser:
        for kind in waiting_tables():
            print(waiting_section([(kind, await measure_waits(browser, kind))]), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
