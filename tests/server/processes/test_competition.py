"""Real processes that compete for the same rows, with either database."""

import json
import subprocess
import sys

import pytest

from harness.engines import StoreEngine
from harness.rows import set_clocks

pytestmark = pytest.mark.anyio

COMPETITOR = """
import asyncio, json, sys
from ridotto.server.store.open_store import store_for

async def main():
    store = store_for(sys.argv[1])
    await store.open()
    print("ready", flush=True)
    sys.stdin.readline()
    silence = await store.extend(100_000, 10_000)
    claimed = []
    while clocks := await store.claim(200_000, 300_000, most=2):
        claimed += [clock.code for clock in clocks]
    print(json.dumps([silence, claimed, (await store.secret()).hex()]))
    await store.close()

asyncio.run(main())
"""
CLOCKS = 40


async def test_competing_processes_postpone_clocks_once_and_claim_each_once(engine: StoreEngine):
    async with engine.opened() as store:
        for n in range(CLOCKS):
            await set_clocks(store, f"T{n}", turn=60_000)
        await store.heartbeat("before", 50_000)

        silences, claims, secrets = zip(*compete(engine.url), strict=True)

        assert sorted(silences) == [0, 0, 50_000]
        assert sorted(code for claimed in claims for code in claimed) == sorted(
            f"T{n}" for n in range(CLOCKS)
        )
        assert len({*secrets, (await store.secret()).hex()}) == 1
        assert await store.next_due(now=300_000) == 110_000


async def test_competing_processes_migrate_a_new_store_once(engine: StoreEngine):
    silences, _, secrets = zip(*compete(engine.url), strict=True)

    assert silences == (0, 0, 0)
    assert len(set(secrets)) == 1


def compete(url: str) -> list[tuple[int, list[str], str]]:
    """Three processes, started together, let go together."""
    words = [sys.executable, "-c", COMPETITOR, url]
    pipe = subprocess.PIPE
    processes = [subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True) for _ in range(3)]
    assert [process.stdout.readline() for process in processes] == ["ready\n"] * 3
    for process in processes:
        process.stdin.write("\n")
        process.stdin.flush()
    return [json.loads(process.communicate()[0]) for process in processes]
