"""Compares a table's log with what its clients received: nothing lost, nothing twice, no gap."""

import json
from collections.abc import Iterable, Sequence

from harness.persistent_client import PersistentClient, RecordedConnection
from ridotto.server.socket.protocol import write
from ridotto.server.store.store import Row
from ridotto.server.tables.frames import FrameBuilder, snapshot, viewer_of
from ridotto.server.tables.live_table import count_events
from ridotto.server.tables.log_entries import apply_row, read_entry
from ridotto.server.tables.playing import Moved
from ridotto.server.tables.state import TableState
from ridotto.server.tables.talk import Said

Stream = dict[int, tuple[str, str, bool]]
"""By sequence number: the frame, the snapshot, and whether that is sent too because the viewer changed."""


def check_against_log(code: str, rows: Sequence[Row], clients: Iterable[PersistentClient]) -> TableState:
    """Everything acknowledged, received or refused agrees with the log; the table at its end."""
    clients = list(clients)
    check_log(rows)
    streams = {client.person: {} for client in clients}
    state = replay_log(code, rows, streams)
    for client in clients:
        check_answers(client, rows)
        for connection in client.connections:
            check_connection(connection, streams[client.person], client.name)
    return state


def check_log(rows: Sequence[Row]) -> None:
    """No gap, and no command twice."""
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    assert len({row.command for row in rows}) == len(rows)
    assert [row.at for row in rows] == sorted(row.at for row in rows)


def replay_log(code: str, rows: Sequence[Row], streams: dict[str, Stream]) -> TableState:
    """Play the log again, and collect what each person had to receive for each row."""
    state = TableState(code)
    for row in rows:
        before, viewers = count_events(state), {person: viewer_of(state, person) for person in streams}
        check_move(state, row)
        teller = FrameBuilder(state, apply_row(state, row), before)
        for person, stream in streams.items():
            player = viewer_of(state, person)
            changed = player != viewers[person] and before > 0 and state.game is not None
            stream[row.seq] = write(teller.frame(player)), write(snapshot(state, player)), changed
    return state


def check_move(state: TableState, row: Row) -> None:
    """A move was legal when it was written."""
    entry = read_entry(row.entry)
    if isinstance(entry, Moved):
        assert state.game is not None
        assert (entry.player, state.phase, state.paused) == (state.decider, "playing", False)
        assert entry.move in state.game.legal()


def check_answers(client: PersistentClient, rows: Sequence[Row]) -> None:
    """What was acknowledged is logged once, as it was sent; a refusal has a reason and a sequence number."""
    at = {row.command: row for row in rows}
    for id, seq in client.acks.items():
        row = at[f"{client.person} {id}"]
        assert row.seq == seq, f"{client.name}'s {id} was acknowledged as {seq} and is {row.seq}"
        check_command(client.sent[id], row)
    for said in client.refusals:
        assert said["code"]
        assert said["text"]
        assert said["seq"] == (said["heard"] if said["id"] else said["seq"])
        assert said["seq"] <= len(rows)


def check_command(command: dict[str, object], row: Row) -> None:
    entry = read_entry(row.entry)
    if command["do"] == "move":
        assert isinstance(entry, Moved)
        assert entry.move == command["move"]
    if command["do"] == "say":
        assert isinstance(entry, Said)
        assert entry.text == command["text"]


def check_connection(connection: RecordedConnection, stream: Stream, name: str) -> None:
    """What came over a connection is the log from some number on, without a gap, byte by byte."""
    assert (connection.welcomed_at or 0) <= len(stream), (
        f"{name} was welcomed at a number that does not exist"
    )
    last = connection.since
    expects_snapshot = False
    for n, text in enumerate(connection.heard):
        said = json.loads(text)
        seq = said["seq"]
        assert seq in stream, f"{name} has seen number {seq}, and it is lost"
        frame, whole, changed = stream[seq]
        if said["type"] == "snapshot":
            assert n == 0 or (expects_snapshot and seq == last), (
                f"{name} got a snapshot out of place at {seq}"
            )
            assert text == whole, f"{name} saw another table at {seq}"
            expects_snapshot = False
        else:
            assert not expects_snapshot, (
                f"{name} sees through another player since {last}, and got no snapshot"
            )
            assert last is not None, f"{name} heard frame {seq} before anything else"
            assert seq == last + 1, f"{name} heard {seq} after {last}"
            assert text == frame, f"{name} received {seq} otherwise than logged"
            expects_snapshot = changed
        last = seq
