"""Exactly once: over a connection that doubles, delays, reorders, drops and breaks, all play one game."""

from pathlib import Path

import pytest

from harness.connections.persistent_client import PersistentClient
from harness.connections.proxy import unreliable_proxy
from harness.engines import SQLiteFile
from harness.log_check import check_against_log
from harness.server_process import connected, server_processes

pytestmark = pytest.mark.anyio


async def test_over_a_bad_connection_all_end_with_the_same_game_and_each_command_happens_once(
    tmp_path: Path, file: SQLiteFile
):
    async with (
        server_processes(file.url, tmp_path) as [server],
        unreliable_proxy(lambda: server.socket_address, 7) as line,
    ):
        code, token = await server.open_table("Ann", players=4)
        guests = [PersistentClient("Ann", token, code, lambda: line.address, talks=0.3)]
        guests += [
            PersistentClient(name, await server.register(name), code, lambda: line.address, talks=0.3)
            for name in ("Bob", "Cléa", "Dan")
        ]
        async with connected(*guests):
            for seat, guest in enumerate(guests[1:], 1):
                guest.does("sit", seat=seat)
            await guests[0].until(lambda ann: all(chair for chair in ann.table.get("chairs", [{}])))
            guests[0].does("begin")
            wrong = {
                guests[1].does("begin"): "not-host",
                guests[1].does("sit", seat=0): "taken",
                guests[1].does("sit", seat=12): "no-seat",
                guests[1].does("take_back"): "not-now",
            }
            for guest in guests:
                await guest.until(lambda guest: guest.phase == "over")
                guest.talks = 0.0
            for guest in guests:
                await guest.until(lambda guest: not guest.open)
            line.tries = 0.0
            done = max(seq for guest in guests for seq in guest.acks.values())
            for guest in guests:
                await guest.until(lambda guest: (guest.seq or 0) >= done)
    async with file.opened() as store:
        state = check_against_log(code, await store.read(code), guests)

    assert state.phase == "over"
    for guest in guests:
        assert guest.phase == "over"
        assert set(guest.sent) == set(guest.acks) | {said["id"] for said in guest.refusals}
    assert {id: guests[1].refusal(id)["code"] for id in wrong} == wrong
    assert min(line.doubled, line.held, line.dropped, line.cut) > 0
