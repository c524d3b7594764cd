"""Hostile input: twenty thousand messages that nobody should send, while other tables play on.

`make test-thorough` sends 100,000 and `make fuzz` a million. Most go straight to where a socket hears them;
thousands go over real sockets.
"""

import asyncio
import gc
import json
import logging
import os
from collections import Counter
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast, get_args

import msgspec
import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed

from harness.amounts import examples
from harness.client import RecordingClient
from harness.server import InProcessServer, server_in_process
from ridotto.server.process import ServerProcess
from ridotto.server.settings import Settings
from ridotto.server.socket.connection import Connection
from ridotto.server.socket.protocol import Away, Hurry, Shown, read_command
from ridotto.server.store.store import Person
from ridotto.server.tables.agreement import Agreement
from ridotto.server.tables.hosting import Opened
from ridotto.server.tables.live_table import LiveTable
from ridotto.server.tables.playing import Began
from ridotto.server.tables.refused import Code
from ridotto.server.tables.seats import Sat
from server.hostile.fuzz import ODDITIES, Fuzzer

pytestmark = pytest.mark.anyio

MESSAGES = int(os.environ.get("RIDOTTO_FUZZ", examples(20_000, 100_000)))
OVER_SOCKETS = MESSAGES // 10
OVER_HTTP = MESSAGES // 50
STRAIGHT = MESSAGES - OVER_SOCKETS - OVER_HTTP
WARM = STRAIGHT // 4
"""After so many messages whatever is kept for good has been loaded."""
MORE_MEMORY = 40_000_000
"""Bytes that may come on top of that, however many messages there are."""
NO_LIMIT = 10**9
CODES = set(get_args(Code))
SOCKET = cast(
    "WebSocket",
    SimpleNamespace(scope={}, client=None, state=SimpleNamespace(language="en"), query_params={}, headers={}),
)
"""A socket that is never written to."""


def memory() -> int:
    """Bytes that this process has; nothing is claimed where nobody says."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except FileNotFoundError:
        return 0


def show_progress(what: str, done: int, of: int) -> None:
    """Print every tenth; `make fuzz` shows it."""
    if done % max(1, of // 10) == 0:
        print(f"{what}: {done:,} of {of:,}", flush=True)


def check_nothing_broke(caplog: pytest.LogCaptureFixture) -> None:
    bad = [record for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]
    assert not bad, bad[:3]


# ── Straight ─────────────────────────────────────────────────────────────────────────────────────────


async def test_no_message_breaks_a_table_or_leaves_a_trace_unless_it_is_carried_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    house = ServerProcess(Settings(store=str(tmp_path / "ridotto.db"), rate=NO_LIMIT, burst=NO_LIMIT))
    await house.open()
    try:
        playing = await a_game_of_bots(house)
        lines = [line for code in ("FUZZ22", "FUZZ33") for line in await nuisances(house, code)]
        warm, heard = await pester(lines)
        print(f"answers: {dict(heard)}; {(memory() - warm) / 1e6:.0f} MB more than after a quarter")
        assert heard["refused"] > 0.9 * STRAIGHT
        assert memory() - warm < MORE_MEMORY
        await is_over(playing)
    finally:
        await house.close()
    check_nothing_broke(caplog)


async def test_a_client_that_leaves_before_the_answer_causes_no_error(tmp_path: Path) -> None:
    complaints: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
    house = ServerProcess(Settings(store=str(tmp_path / "ridotto.db"), bot_processes=0))
    await house.open()
    try:
        line = (await nuisances(house, "GONE22"))[2]
        async with line.table.lock:
            hearing = asyncio.ensure_future(line._handle(b'{"do":"begin","id":"b"}'))
            await asyncio.sleep(0)
            hearing.cancel()
            await asyncio.wait({hearing})
        await line.table.catch_up()
        gc.collect()
        await asyncio.sleep(0)
    finally:
        await house.close()
    assert complaints == []


async def a_game_of_bots(house: ServerProcess) -> LiveTable:
    """A table that has nothing to do with all this."""
    agreement = Agreement(players=4, pace="instant", settings={"options": {"max_turns": 12}})
    opened = Opened(agreement, "host", "Host", sits=False, bots=["honest"] * 4)
    table = await house.tables.create("QU2ET2", opened)
    await table.do("begin", lambda state: Began(agreement.header(state.names()), "salt"))
    return table


async def is_over(table: LiveTable) -> None:
    async with asyncio.timeout(120):
        while table.state.phase != "over":
            await asyncio.sleep(0.05)


async def nuisances(house: ServerProcess, code: str) -> list[Connection]:
    """A table with a game and one without, its host, a player, somebody who watches, a wall."""
    people = [Person(f"{code}-{name}", name, "en", 0) for name in ("Host", "Player", "Watcher")]
    opened = Opened(Agreement(players=4, chat=False, phrases=False), people[0].id, "Host", bots=["honest"])
    table = await house.tables.create(code, opened)
    for person in people:
        await house.presence.arrive(table, person, program=False)
    await table.do("sits", lambda _: Sat(people[1].id, 3))
    return [Connection(house, SOCKET, table, person) for person in (*people, None)]


async def pester(lines: list[Connection]) -> tuple[int, Counter[str]]:
    """Send it all; the memory after a while, and what was answered."""
    fuzzer, rng, warm = Fuzzer(1), Random(2), 0
    heard: Counter[str] = Counter()
    done: set[tuple[str, int]] = set()
    tables = {line.table for line in lines}
    before = {table: await rows_of(table) for table in tables}
    for number in range(STRAIGHT):
        show_progress("messages straight to a connection", number, STRAIGHT)
        if number == WARM:
            warm = memory()
        line = rng.choice(lines)
        state = line.table.state
        message = fuzzer.message(state.games, state.decisions)
        await line._handle(message)
        for answer in answers(line, message):
            heard[answer["type"]] += 1
            if answer["type"] == "ack":
                done.add((line.table.code, answer["seq"]))
    assert all(count > MESSAGES / 100 for count in fuzzer.made.values()), fuzzer.made
    for table in tables:
        more = await rows_of(table) - before[table]
        assert more == sum(code == table.code for code, _ in done)
    return warm, heard


async def rows_of(table: LiveTable) -> int:
    """How many rows come from what somebody said; bots write, too."""
    rows = await table.registry.store.read(table.code)
    return sum(row.command.startswith(f"{table.code}-") for row in rows)


def is_signal(message: bytes) -> bool:
    """Whether it only says what a page shows: nobody answers that."""
    try:
        return isinstance(read_command(message), (Hurry, Shown, Away))
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return False


def answers(line: Connection, message: bytes) -> list[dict[str, Any]]:
    """What a socket was answered: one thing for one message, and nothing that could not be sent."""
    waiting = line.subscriber._waiting
    texts = [waiting.popleft() for _ in range(len(waiting))] if waiting else []
    line.subscriber._size = 0
    told = [json.loads(message.json) for message in texts]
    if not told and is_signal(message):
        return []
    assert len(told) == 1, told
    assert told[0]["type"] in ("ack", "refused", "pong")
    assert told[0].get("code", "stale") in CODES
    return told


# ── Over real sockets ────────────────────────────────────────────────────────────────────────────────


async def test_no_message_over_a_socket_disturbs_other_tables(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings = {"rate": NO_LIMIT, "burst": NO_LIMIT, "connections": 1000, "bot_processes": 1}
    async with server_in_process(tmp_path / "ridotto.db", **settings) as server:
        friend, nuisance = await server.client("Friend"), await server.client("Nuisance")
        code = await friend.opens(
            bots=("honest",), begin=True, pace="instant", players=4, settings={"options": {"max_turns": 8}}
        )
        other = await friend.opens(players=4, chat=False, bots=("honest",))
        game = asyncio.ensure_future(friend.plays(code, Random(3)))
        await shout(nuisance, other, Fuzzer(4), OVER_SOCKETS)
        await knock(server, Fuzzer(5), OVER_HTTP)
        await game
        assert '"phase":"over"' in friend.heard[-1]
        assert (await server.http.get("/health")).json()["ok"]
    check_nothing_broke(caplog)


async def test_malformed_messages_do_not_disturb_others_under_the_default_limits(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with server_in_process(tmp_path / "ridotto.db") as server:
        friend, nuisance = await server.client("Friend"), await server.client("Nuisance")
        code = await friend.opens()
        async with friend.connect(code) as socket:
            await shout(nuisance, code, Fuzzer(6), OVER_SOCKETS // 4)
            assert (await friend.does(socket, "say", text="peace at last"))["type"] == "ack"
    check_nothing_broke(caplog)


async def shout(nuisance: RecordingClient, code: str, fuzzer: Fuzzer, messages: int) -> None:
    """Messages as texts, which they may not be, and as bytes, over one socket after the other."""
    sent = 0
    while sent < messages:
        try:
            async with nuisance.connect(code, since=sent % 7) as socket:
                listening = asyncio.ensure_future(drain(socket))
                for _ in range(min(500, messages - sent)):
                    data = fuzzer.message()
                    sent += 1
                    show_progress("messages over sockets", sent, messages)
                    await socket.send(data, text=sent % 3 > 0)
                await socket.close()
                await listening
        except ConnectionClosed:
            continue  # too long by far, for example


async def drain(socket: Any) -> None:
    try:
        async for _ in socket:
            pass
    except ConnectionClosed:
        return


PATHS = (
    "/api/people",
    "/api/me",
    "/api/tables",
    "/api/way-back",
    "/api/tables/XXXXXX/games/1",
    "/api/tables/XXXXXX/games/" + "9" * 5000,
    "/ws/XXXXXX",
    "/nowhere",
)


async def knock(server: InProcessServer, fuzzer: Fuzzer, requests: int) -> None:
    """Requests as no client makes them, and a broken one now and then."""
    for number in range(requests):
        show_progress("requests", number, requests)
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        try:
            writer.write(request(fuzzer, number))
            writer.write_eof()
            status = (await asyncio.wait_for(reader.read(), 60)).partition(b"\r\n")[0]
            assert b" 50" not in status, status
        except ConnectionError:
            pass
        finally:
            writer.close()


def request(fuzzer: Fuzzer, number: int) -> bytes:
    """One request with a body that is often not what it says."""
    rng = fuzzer.rng
    if number % 50 == 0:
        return rng.choice(ODDITIES) + b"\r\n\r\n"
    body = fuzzer.message()
    length = len(body) + rng.choice([0, 0, 0, 0, 0, 7, 50_000])
    path = rng.choice(PATHS) + rng.choice(
        ["", "", "", "/", "?since=x", "/" + "9" * 5000, "/%00%ff", "/../.."]
    )
    method = rng.choice(["GET", "POST", "POST", "POST", "PATCH", "DELETE", "BREW"])
    token = rng.choice(["", "Bearer x.y", "Bearer", "Basic ..", "Bearer \xff"])
    head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: {length}\r\n"
    return head.encode("latin-1") + f"Authorization: {token}\r\n\r\n".encode("latin-1") + body
