"""Compares a table's log with what its clients received: nothing lost, nothing twice, no gap."""

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from harness.connections.persistent_client import PersistentClient, RecordedConnection
from ridotto.server.socket.outgoing import Outgoing, outgoing
from ridotto.server.store.store import Row
from ridotto.server.tables.frames import FrameBuilder, count_events, question, snapshot, viewer_of
from ridotto.server.tables.log_entries import apply_row, read_entry
from ridotto.server.tables.playing import Moved
from ridotto.server.tables.state import TableState
from ridotto.server.tables.talk import Said


class Moment(NamedTuple):
    """What a person is sent about one row."""

    player: int
    """As whom they see it."""
    frame: str
    snapshot: str
    changed: bool
    """Whether the snapshot is sent too, because they see as somebody else."""
    is_new: bool
    """Whether a question is sent with it."""
    question: str
    """The question that is open then, if it is theirs."""


Stream = dict[int, Moment]
"""What a person is sent, by sequence number."""


def check_against_log(code: str, rows: Sequence[Row], clients: Iterable[PersistentClient]) -> TableState:
    """Everything acknowledged, received or refused agrees with the log; the table at its end."""
    clients = list(clients)
    check_log(rows)
    streams: dict[str, Stream] = {client.person: {} for client in clients}
    state = replay_log(code, rows, streams, {client.person: snapshots_of(client) for client in clients})
    for client in clients:
        check_answers(client, rows)
        for connection in client.connections:
            check_connection(connection, streams[client.person], client.name)
    return state


def snapshots_of(client: PersistentClient) -> set[int]:
    """The sequence numbers at which a client received a snapshot."""
    texts = (text for connection in client.connections for text in connection.heard if '"snapshot"' in text)
    return {said["seq"] for said in map(json.loads, texts) if said["type"] == "snapshot"}


def check_log(rows: Sequence[Row]) -> None:
    """No gap, and no command twice."""
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    assert len({row.command for row in rows}) == len(rows)
    assert [row.at for row in rows] == sorted(row.at for row in rows)


def replay_log(
    code: str,
    rows: Sequence[Row],
    streams: dict[str, Stream],
    snapshots: Mapping[str, Collection[int]] | None = None,
) -> TableState:
    """Play the log again, and collect what each person had to receive for each row.

    A snapshot has the whole game, so with `snapshots` only those are made that somebody received or had to.
    """
    state = TableState(code)
    for row in rows:
        before, viewers = count_events(state), {person: viewer_of(state, person) for person in streams}
        check_move(state, row)
        teller = FrameBuilder(state, apply_row(state, row), before)
        for person, stream in streams.items():
            player = viewer_of(state, person)
            changed = player != viewers[person] and teller.shows_new_viewers
            asked = texts(question(state, player))
            stream[row.seq] = Moment(
                player,
                texts([outgoing(teller.frame(player))]),
                texts([outgoing(snapshot(state, player))])
                if changed or snapshots is None or row.seq in snapshots[person]
                else "",
                changed,
                bool(asked) and (teller.game is not None or changed),
                asked,
            )
    return state


def texts(messages: Iterable[Outgoing]) -> str:
    return "".join(message.json.decode() for message in messages)


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
    ConnectionCheck(connection, stream, name).check()


class ConnectionCheck:
    """Follows a connection message by message."""

    def __init__(self, connection: RecordedConnection, stream: Stream, name: str) -> None:
        self.connection, self.stream, self.name = connection, stream, name
        self.last, self.viewer = connection.since, connection.viewer
        self.expects: str | None = None
        """What has to come next, if that is certain."""

    def check(self) -> None:
        if self.last is not None:
            self._expect_question()
        for n, text in enumerate(self.connection.heard):
            said = json.loads(text)
            if n == 0 and said["type"] == "snapshot":
                self._start(said["seq"], text)
            elif self.expects is not None:
                assert text == self.expects, f"{self.name} got {text} after {self.last}, not {self.expects}"
                self.expects = None
                if said["type"] == "snapshot":
                    self._expect_question()
            elif said["type"] == "viewer":
                assert said["viewer"] != self.viewer, f"{self.name} sees as that player already"
                self.viewer = said["viewer"]
            else:
                assert said["type"] == "frame", f"{self.name} got {text} out of place after {self.last}"
                self._hear(said["seq"], text)

    def _start(self, seq: int, text: str) -> None:
        assert seq in self.stream, f"{self.name} has seen number {seq}, and it is lost"
        assert text == self.stream[seq].snapshot, f"{self.name} saw another table at {seq}"
        assert self.viewer == self.stream[seq].player, f"{self.name} sees {seq} as somebody else"
        self.last = seq
        self._expect_question()

    def _hear(self, seq: int, text: str) -> None:
        assert seq in self.stream, f"{self.name} has seen number {seq}, and it is lost"
        moment = self.stream[seq]
        assert self.last is not None, f"{self.name} heard frame {seq} before anything else"
        assert seq == self.last + 1, f"{self.name} heard {seq} after {self.last}"
        assert text == moment.frame, f"{self.name} received {seq} otherwise than logged"
        assert self.viewer == moment.player, f"{self.name} sees {seq} as somebody else"
        self.last = seq
        if moment.changed:
            self.expects = moment.snapshot
        else:
            self._expect_question()

    def _expect_question(self) -> None:
        """It comes with its frame; those who come back get it after what they have missed."""
        assert self.last is not None
        moment, welcomed_at = self.stream.get(self.last), self.connection.welcomed_at or 0
        if moment is None or not moment.question:
            return
        if self.last == welcomed_at or (self.last > welcomed_at and moment.is_new):
            self.expects = moment.question
