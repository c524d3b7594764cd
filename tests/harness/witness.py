"""A witness compares a table's log with what its guests were told: nothing lost, nothing twice, no gap."""

import json
from collections.abc import Iterable, Sequence

from harness.client import Guest, Visit
from ridotto.server.socket.protocol import write
from ridotto.server.store.store import Row
from ridotto.server.tables.frames import Teller, snapshot, viewer_of
from ridotto.server.tables.log_entries import Moved, Said, read_entry
from ridotto.server.tables.state import Room
from ridotto.server.tables.table import events_of

Stream = dict[int, tuple[str, str, bool]]
"""By number: the frame, the snapshot of that moment, and whether that follows because the eyes changed."""


def bear_witness(code: str, rows: Sequence[Row], guests: Iterable[Guest]) -> Room:
    """Everything that was acknowledged, seen or refused is as the log has it; the table at its end."""
    guests = list(guests)
    check_log(rows)
    streams = {guest.person: {} for guest in guests}
    room = retell(code, rows, streams)
    for guest in guests:
        check_answers(guest, rows)
        for visit in guest.visits:
            check_visit(visit, streams[guest.person], guest.name)
    return room


def check_log(rows: Sequence[Row]) -> None:
    """No gap, and no command twice."""
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    assert len({row.command for row in rows}) == len(rows)
    assert [row.at for row in rows] == sorted(row.at for row in rows)


def retell(code: str, rows: Sequence[Row], streams: dict[str, Stream]) -> Room:
    """Play the log again, with what each person was to be told of each row."""
    room = Room(code)
    for row in rows:
        before, eyes = events_of(room), {person: viewer_of(room, person) for person in streams}
        check_move(room, row)
        teller = Teller(room, room.take(row), before)
        for person, stream in streams.items():
            player = viewer_of(room, person)
            changed = player != eyes[person] and before > 0 and room.game is not None
            stream[row.seq] = write(teller.frame(player)), write(snapshot(room, player)), changed
    return room


def check_move(room: Room, row: Row) -> None:
    """A move was legal when it was written."""
    entry = read_entry(row.entry)
    if isinstance(entry, Moved):
        assert room.game is not None
        assert (entry.player, room.phase, room.paused) == (room.decider, "playing", False)
        assert entry.move in room.game.legal()


def check_answers(guest: Guest, rows: Sequence[Row]) -> None:
    """What was acknowledged is there, once, as it was said; a refusal says why, and where the table is."""
    at = {row.command: row for row in rows}
    for id, seq in guest.acks.items():
        row = at[f"{guest.person} {id}"]
        assert row.seq == seq, f"{guest.name}'s {id} was acknowledged as {seq} and is {row.seq}"
        check_deed(guest.sent[id], row)
    for said in guest.refusals:
        assert said["code"]
        assert said["text"]
        assert said["seq"] == (said["heard"] if said["id"] else said["seq"])
        assert said["seq"] <= len(rows)


def check_deed(command: dict[str, object], row: Row) -> None:
    entry = read_entry(row.entry)
    if command["do"] == "move":
        assert isinstance(entry, Moved)
        assert entry.move == command["move"]
    if command["do"] == "say":
        assert isinstance(entry, Said)
        assert entry.text == command["text"]


def check_visit(visit: Visit, stream: Stream, name: str) -> None:
    """What came over one connection is the log from some number on, without a hole, letter by letter."""
    assert (visit.welcomed_at or 0) <= len(stream), f"{name} was welcomed at a number that never was"
    last = visit.since
    expects_snapshot = False
    for n, text in enumerate(visit.heard):
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
            assert not expects_snapshot, f"{name} has other eyes since {last}, and saw nothing through them"
            assert last is not None, f"{name} heard frame {seq} before anything else"
            assert seq == last + 1, f"{name} heard {seq} after {last}"
            assert text == frame, f"{name} was told of {seq} what the log does not say"
            expects_snapshot = changed
        last = seq
