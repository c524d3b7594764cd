"""A table in words, without a server: people come, sit, play, talk and go."""

from collections.abc import Sequence
from typing import Any

import msgspec

from ridotto.server.socket.protocol import Frame, Snapshot, read_command
from ridotto.server.store.store import Row
from ridotto.server.tables.agreement import Agreement
from ridotto.server.tables.commands import decide
from ridotto.server.tables.frames import FrameBuilder, snapshot, viewer_of
from ridotto.server.tables.hosting import Opened
from ridotto.server.tables.log_entries import AnyEntry, apply_row, state_of, write_entry
from ridotto.server.tables.playing import Moved
from ridotto.server.tables.refused import Refused
from ridotto.server.tables.sealed_game import GameReader, Proof
from ridotto.server.tables.seats import Went, greet
from ridotto.server.tables.state import TableState, rows_of_game

NOON = 1_700_000_000_000
"""When every table is opened, in milliseconds."""


def person_id(name: str) -> str:
    """A secret id, unlike the name."""
    return f"id-of-{name.lower()}"


class ScriptedTable:
    """Every action returns the table itself, so that actions can be chained."""

    def __init__(
        self, host: str = "Ann", *, sits: bool = True, bots: tuple[str, ...] = (), **says: Any
    ) -> None:
        self.code = "TABLE2"
        self.rows: list[Row] = []
        self.state = TableState(self.code)
        self.time = NOON
        self.why = ""
        """The last refusal, as a sentence."""
        agreement = msgspec.convert({"players": 4, **says}, Agreement)
        self.happens(Opened(agreement, person_id(host), host, sits=sits, bots=list(bots)))
        self.comes(host)

    # ── What happens ─────────────────────────────────────────────────────────────────────────────────

    def happens(self, entry: AnyEntry, command: str = "") -> "ScriptedTable":
        """Log an entry, and apply it as it is read again."""
        before = 0 if self.state.game is None else len(self.state.game.log)
        command = command or f"number {self.state.seq + 1}"
        self.rows.append(Row(self.state.seq + 1, self.time, command, write_entry(entry)))
        self.last = FrameBuilder(self.state, apply_row(self.state, self.rows[-1]), before)
        return self

    def comes(self, *names: str, process: str = "p1", **how: bool) -> "ScriptedTable":
        """They connect: as a `program`, or with a `page`."""
        for name in names:
            known = {"program": False, **how}
            self.happens(greet(self.state, person_id(name), name, process, **known))
        return self

    def goes(self, *names: str, process: str = "p1") -> "ScriptedTable":
        """Close their last connection."""
        for name in names:
            self.happens(Went(person_id(name), process))
        return self

    def later(self, seconds: float) -> "ScriptedTable":
        self.time += int(seconds * 1000)
        return self

    def does(self, name: str, do: str, /, **what: Any) -> "ScriptedTable":
        """A person sends a command, encoded as on a socket."""
        command = read_command(msgspec.json.encode({"do": do, "id": "x", **what}))
        return self.happens(decide(self.state, person_id(name), command, self.time))

    def refuses(self, name: str, do: str, /, **what: Any) -> str:
        """The code of the refusal; nothing may have happened then."""
        before = self.state.seq
        try:
            self.does(name, do, **what)
        except Refused as refused:
            self.why = str(refused)
            return refused.code if self.state.seq == before else "it happened all the same"
        return "done"

    def turns_away(self, name: str) -> str:
        """The code with which a person is not let in."""
        try:
            self.comes(name)
        except Refused as refused:
            return refused.code
        return "come in"

    # ── A game ───────────────────────────────────────────────────────────────────────────────────────

    def begins(self, host: str = "Ann") -> "ScriptedTable":
        return self.does(host, "begin")

    def move(self, which: int = 0) -> "ScriptedTable":
        """The next decision, by a person or a bot."""
        state = self.state
        assert state.game is not None
        player = state.game.decider
        assert player is not None
        move = state.game.legal()[which % len(state.game.legal())]
        chair = state.chairs[player]
        if chair.is_played_by_bot:
            return self.happens(Moved(player, move, "bot"))
        return self.does(state.guests[chair.owner or ""].name, "move", **self.answer(move))

    def answer(self, move: int | None = None) -> dict[str, int]:
        """A move command's facts for the open question."""
        state = self.state
        assert state.game is not None
        move = state.game.legal()[0] if move is None else move
        return {"game": state.games, "decision": state.decisions, "move": move}

    def plays_to_the_end(self) -> "ScriptedTable":
        while self.state.phase == "playing":
            self.move(self.state.seq)
        return self

    def until_decides(self, name: str) -> "ScriptedTable":
        """Play until this person has to decide."""
        while self.decider != name:
            self.move()
        return self

    # ── What can be seen ─────────────────────────────────────────────────────────────────────────────

    @property
    def seats(self) -> list[str]:
        """Who plays where: a name, a bot in lower case, `Bob, a bot for them`, or an empty text."""
        return [self._sits(seat) for seat in range(len(self.state.chairs))]

    def _sits(self, seat: int) -> str:
        chair = self.state.chairs[seat]
        name = chair.bot if chair.owner is None else self.state.guests[chair.owner].name
        return f"{name}, a bot for them" if chair.stand_in else name

    @property
    def people(self) -> list[str]:
        return [guest.name for guest in self.state.present()]

    @property
    def host(self) -> str:
        return self.state.guests[self.state.host].name

    @property
    def decider(self) -> str | None:
        """Who has to decide: the name of a person or a bot."""
        seat = self.state.decider
        return None if seat is None else self.seats[seat]

    def number(self, name: str) -> int:
        return self.state.guests[person_id(name)].number

    def hears(self, name: str | None) -> Frame:
        """The last frame for a person; None is a wall screen."""
        return self.last.frame(viewer_of(self.state, None if name is None else person_id(name)))

    def sees(self, name: str | None) -> Snapshot:
        """The snapshot for a person; None is a wall screen."""
        return snapshot(self.state, viewer_of(self.state, None if name is None else person_id(name)))

    def sees_as(self, name: str | None) -> int:
        """The player as whom a person sees the game; None is a wall screen."""
        return viewer_of(self.state, None if name is None else person_id(name))

    def due(self) -> dict[str, float]:
        """The running clocks, and the seconds left on each."""
        return {name: (at - self.time) / 1000 for name, at in self.state.alarms().items()}

    def read_again(self) -> TableState:
        """The same table, from its log."""
        return state_of(self.code, self.rows)


def proof_of(rows: Sequence[Row], number: int) -> Proof:
    """The proof of a game in a log; LookupError if it is not over."""
    first, last = rows_of_game(state_of("TABLE2", rows), number)
    reader = GameReader()
    for row in rows[first - 1 : last]:
        reader.add(row)
    return reader.proof()


def four_friends(**says: Any) -> ScriptedTable:
    """Ann, the host, Bob, Cléa and Dan around a table."""
    table = ScriptedTable("Ann", **says).comes("Bob", "Cléa", "Dan")
    for seat, name in enumerate(("Bob", "Cléa", "Dan"), 1):
        table.does(name, "sit", seat=seat)
    return table
