"""Measures how many moves per second a store makes durable: `python benchmarks/store.py [PATH or postgresql://…]`."""

import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, time

from ridotto.server.store.open_store import store_for
from ridotto.server.store.store import Append, Listing, Row, Store

TABLES = 100
SECONDS = 5
ENTRY = b'{"move":"%s"}' % (b"x" * 285)
"""About the size of a move's entry."""


async def play_on(store: Store, code: str, until: float) -> int:
    """Write the moves of one table one after the other, each with its clock."""
    for seq in count(1):
        if perf_counter() > until:
            return seq - 1
        await store.append(next_move(code, seq))
    return 0


def next_move(code: str, seq: int) -> Append:
    """A move that sets the clock; the first one also adds the table to the list."""
    now = round(time() * 1000)
    listing = Listing(code, True, "playing", b"{}", now) if seq == 1 else None
    return Append(code, Row(seq, now, os.urandom(8).hex(), ENTRY), {"turn": now + 30_000}, listing)


async def measure(url: str) -> str:
    """Moves per second over all tables."""
    store = store_for(url)
    await store.open()
    start, name = perf_counter(), os.urandom(4).hex()
    moves = await asyncio.gather(*(play_on(store, f"{name}{n}", start + SECONDS) for n in range(TABLES)))
    rate = sum(moves) / (perf_counter() - start)
    await store.close()
    return f"{type(store).__name__}: {rate:,.0f} durable moves/s at {TABLES} tables"


def main() -> None:
    """Measure the stores given as arguments, or else a new SQLite file and a temporary PostgreSQL."""
    with ExitStack() as stack:
        for url in sys.argv[1:] or new_places(stack):
            print(asyncio.run(measure(url)), flush=True)


def new_places(stack: ExitStack) -> Iterator[str]:
    """Temporary stores, deleted afterwards."""
    yield str(Path(stack.enter_context(TemporaryDirectory()), "ridotto.sqlite"))
    sys.path.append(str(Path(__file__).parent.parent / "tests"))
    from harness.daemons import postgresql  # noqa: PLC0415 - the tests know how to start one

    yield stack.enter_context(postgresql(durable=True)).new_database()


if __name__ == "__main__":
    main()
