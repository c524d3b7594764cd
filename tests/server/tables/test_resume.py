"""A client reconnects with the last number it has seen, and gets what it missed."""

import asyncio
import json
import signal
from pathlib import Path

import pytest

from harness.connections.persistent_client import PersistentClient
from harness.connections.proxy import unreliable_proxy
from harness.engines import SQLiteFile
from harness.log_check import check_against_log
from harness.server_process import RestartableServer, connected, server_processes

pytestmark = pytest.mark.anyio

SOON = 120.0
"""Seconds: machines are busy. The promise is 2 after the loss of a line, and 5 after a restart."""


async def ann_and_bots(server: RestartableServer, **agreement: object) -> PersistentClient:
    """Ann at a table with three bots; the game is hers to begin."""
    code, token = await server.open_table("Ann", ["honest"], players=4, **agreement)
    return PersistentClient("Ann", token, code, lambda: server.socket_address)


async def check(file: SQLiteFile, *guests: PersistentClient) -> None:
    async with file.opened() as store:
        check_against_log(guests[0].code, await store.read(guests[0].code), guests)


def heard_after_the_first_visit(guest: PersistentClient) -> list[str]:
    """What kinds of words."""
    return [json.loads(text)["type"] for connection in guest.connections[1:] for text in connection.heard]


async def test_missed_frames_are_sent_instead_of_a_snapshot(tmp_path: Path, file: SQLiteFile):
    async with (
        server_processes(file.url, tmp_path) as [server],
        unreliable_proxy(lambda: server.socket_address, 0, 0.0) as line,
    ):
        ann = await ann_and_bots(server)
        bob = PersistentClient("Bob", await server.register("Bob"), ann.code, lambda: line.address)
        async with connected(ann, bob):
            await bob.until(lambda bob: bob.seq is not None)
            line.is_down = True
            await line.cut_all()
            said = [ann.does("say", text=f"number {n}") for n in range(10)]
            last = [await ann.answer_to(id) for id in said][-1]
            assert bob.seq < last
            line.is_down = False
            await bob.until(lambda bob: bob.seq >= last, SOON)
        await check(file, ann, bob)
    print(f"back {bob.back_after[-1]:.2f} s after the loss of the line, an outage included")

    assert set(heard_after_the_first_visit(bob)) == {"frame"}


async def test_a_client_that_missed_much_gets_one_snapshot(tmp_path: Path, file: SQLiteFile):
    async with (
        server_processes(file.url, tmp_path) as [server],
        unreliable_proxy(lambda: server.socket_address, 0, 0.0) as line,
    ):
        ann = await ann_and_bots(server)
        bob = PersistentClient("Bob", await server.register("Bob"), ann.code, lambda: line.address)
        async with connected(ann, bob):
            await bob.until(lambda bob: bob.seq is not None)
            line.is_down = True
            await line.cut_all()
            for id in [ann.does("say", text=f"number {n}") for n in range(70)]:
                await ann.answer_to(id)
            line.is_down = False
            await bob.until(lambda bob: bob.seq >= 70, SOON)
            await ann.answer_to(ann.does("say", text="welcome back"))
            await bob.until(lambda bob: bob.seq >= ann.seq, SOON)
        await check(file, ann, bob)

    assert heard_after_the_first_visit(bob).count("snapshot") == 1


async def test_after_a_restart_all_clients_return_and_nothing_is_lost(tmp_path: Path, file: SQLiteFile):
    async with server_processes(file.url, tmp_path) as [server]:
        ann = await ann_and_bots(server)
        async with connected(ann):
            await ann.until(lambda ann: ann.seq is not None)
            await ann.answer_to(ann.does("begin"))
            await ann.until(lambda ann: len(ann.acks) > 5)
            server.kill()
            server.start()
            await ann.until(lambda ann: len(ann.connections) > 1 and len(ann.back_after) > 0, SOON)
            await ann.until(lambda ann: ann.phase == "over")
        await check(file, ann)
    print(f"back {ann.back_after[0]:.2f} s after the kill, the start of a process included")


async def test_a_server_that_is_stopped_says_that_it_will_be_back(tmp_path: Path, file: SQLiteFile):
    async with server_processes(file.url, tmp_path) as [server]:
        ann = await ann_and_bots(server)
        async with connected(ann):
            await ann.until(lambda ann: ann.seq is not None)
            said = await ann.answer_to(ann.does("say", text="before the end"))
            await server.stop()
            await ann.until(lambda ann: ann.socket is None)
            closed = ann.connections[0].closed
            server.start()
            await ann.until(lambda ann: len(ann.connections) > 1 and ann.seq > said, SOON)
        await check(file, ann)

    assert closed == 1012
    assert "Traceback" not in server.log.read_text()


async def test_a_command_sent_while_a_server_stops_is_carried_out_once(tmp_path: Path, file: SQLiteFile):
    async with server_processes(file.url, tmp_path) as [server]:
        ann = await ann_and_bots(server)
        async with connected(ann):
            await ann.until(lambda ann: ann.seq is not None)
            said = []
            server.signal(signal.SIGTERM)
            while server.process.poll() is None:
                said.append(ann.does("say", text=f"number {len(said)}"))
                await asyncio.sleep(0.02)
            server.start()
            for id in said:
                assert isinstance(await ann.answer_to(id), int)
        await check(file, ann)

    assert "Traceback" not in server.log.read_text()
