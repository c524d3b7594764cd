"""RoundDelays of moves at 20 tables, quiet and while the server computes reviews."""

import asyncio
import gc
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from http.client import HTTPConnection
from itertools import islice
from statistics import median
from time import monotonic, sleep
from typing import Any, Final, NamedTuple

import msgspec
import uvloop

from load import Load
from review_games import long_records
from review_report import ReviewRow
from ridotto_server import Ridotto, bearer

TABLES: Final = 20
SEATS: Final = 13
RATE: Final = 100.0
"""Moves a second over all tables."""
WARM: Final = 2.0
SECONDS: Final = 8.0
TIMES: Final = 2.0
"""The p99 may be less than this many times the quiet one."""
COMPILING: Final = 600.0
"""Timeout in seconds for the first review, which may have to be compiled."""


class RoundDelays(NamedTuple):
    """One round, in milliseconds."""

    quiet: float
    busy: float
    quiet_median: float
    busy_median: float


def load_rows(rounds: int) -> list[ReviewRow]:
    """Measure by turns; the medians."""
    gc.disable()  # a garbage collection of ours would look like a pause of the server
    found = uvloop.run(measure(rounds))
    quiet, busy = median(each.quiet for each in found), median(each.busy for each in found)
    source = f"{rounds} rounds of {SECONDS:.0f} s, {TABLES} × {SEATS} at {RATE:.0f} moves/s"
    middle = f"{median(e.quiet_median for e in found):.1f} and {median(e.busy_median for e in found):.1f} ms"
    return [
        ReviewRow("both", "p99 quiet", f"{quiet:.1f} ms", "", None, source),
        ReviewRow(
            "both",
            "p99 while reviews run",
            f"{busy:.1f} ms",
            f"< {2 * quiet:.1f} ms",
            busy < TIMES * quiet,
            source,
        ),
        ReviewRow("both", "median quiet and while reviews run", middle, "", None, source),
    ]


async def measure(rounds: int) -> list[RoundDelays]:
    records = [msgspec.to_builtins(each) for each in islice(long_records("mascarade", SEATS, 60), 4)]
    with Ridotto("SQLite FULL", processes=1) as server:
        reviews = ReviewRequests(server, records)
        await asyncio.to_thread(reviews.compute_one)
        load = Load(server, TABLES, SEATS)
        async with load:
            await load.play_on(20)
            return [await one_round(load, reviews, number) for number in range(rounds)]


async def one_round(load: Load, reviews: "ReviewRequests", number: int) -> RoundDelays:
    """Quiet, then busy."""
    quiet = await load.play_at(RATE, WARM, SECONDS)
    async with reviews.running():
        busy = await load.play_at(RATE, WARM, SECONDS)
    gc.collect()
    found = RoundDelays(*(1000 * m.quantile(part) for part in (0.99, 0.5) for m in (quiet, busy)))
    print(
        f"round {number + 1}: p99 {found.quiet:.1f} ms quiet, {found.busy:.1f} ms busy",
        file=sys.stderr,
        flush=True,
    )
    return found


class ReviewRequests:
    """Asks a server for reviews, and takes the wishes back."""

    def __init__(self, server: Ridotto, records: list[Any]) -> None:
        self.server, self.records = server, records

    def call(self, method: str, path: str, wish: object = None) -> dict[str, Any]:
        """The answer to a request about reviews."""
        with closing(HTTPConnection("127.0.0.1", self.server.ports[0])) as line:
            line.request(method, path, json.dumps(wish) if wish else None, bearer(self.server.tokens[0]))
            answer = line.getresponse()
            text = answer.read()
            if answer.status >= 300:
                raise ConnectionError(f"{path} answered {answer.status}: {text.decode(errors='replace')}")
            return dict(json.loads(text))

    def ask(self, number: int, budget: str = "default") -> str:
        """Ask for a review; returns its id."""
        wish = {"record": self.records[number], "budget": budget}
        return str(self.call("POST", "/api/reviews", wish)["id"])

    def state(self, id: str) -> str:
        return str(self.call("GET", f"/api/reviews/{id}")["state"])

    def compute_one(self) -> None:
        """Have a quick review computed, so that everything is compiled."""
        self.wait_for([self.ask(0, "quick")], "done")

    def wait_for(self, ids: list[str], state: str) -> None:
        """Wait until one of some reviews is in this state."""
        until = monotonic() + COMPILING
        while state not in (now := [self.state(id) for id in ids]):
            if "failed" in now or monotonic() > until:
                raise ConnectionError(f"reviews are {now}, none is {state}")
            sleep(0.1)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """While reviews are being computed, one after the other; all are taken back at the end."""
        ids = [await asyncio.to_thread(self.ask, number) for number in range(len(self.records))]
        try:
            await asyncio.to_thread(self.wait_for, ids, "running")
            yield
            states = [await asyncio.to_thread(self.state, id) for id in ids]
            if "running" not in states:
                raise ConnectionError(f"no review was running at the end of a round: {states}")
        finally:
            for id in ids:
                await asyncio.to_thread(self.call, "DELETE", f"/api/reviews/{id}")
