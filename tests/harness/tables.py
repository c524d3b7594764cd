"""Tables in words: people come, sit, play, talk and go, and we look around. Nothing is real but the rules."""

from typing import Any

import msgspec

from ridotto.server.socket.protocol import Frame, Snapshot, read_command
from ridotto.server.store.store import Row
from ridotto.server.tables import log_entries as entries
from ridotto.server.tables.agreement import Agreement
from ridotto.server.tables.frames import Teller, snapshot, viewer_of
from ridotto.server.tables.log_entries import AnyEntry, write_entry
from ridotto.server.tables.permissions import Refused, decide, greet
from ridotto.server.tables.state import Room, room_of

NOON = 1_700_000_000_000
"""When every table is opened, in milliseconds."""


def person(name: str) -> str:
    """Somebody's id, which is nobody else's business."""
    return f"id-of-{name.lower()}"


class Salon:
    """A table: whatever somebody does gives the same table back, moved on."""

    def __init__(
        self, host: str = "Ann", *, sits: bool = True, bots: tuple[str, ...] = (), **says: Any
    ) -> None:
        self.code = "SALON2"
        self.rows: list[Row] = []
        self.room = Room(self.code)
        self.time = NOON
        self.why = ""
        """The last refusal, as a sentence."""
        agreement = msgspec.convert({"players": 4, **says}, Agreement)
        self.happens(entries.Opened(agreement, person(host), host, sits=sits, bots=list(bots)))
        self.comes(host)

    # ── What happens ─────────────────────────────────────────────────────────────────────────────────

    def happens(self, entry: AnyEntry, command: str = "") -> "Salon":
        """Write an entry down, and take it in as it is read again."""
        before = 0 if self.room.game is None else len(self.room.game.log)
        command = command or f"number {self.room.seq + 1}"
        self.rows.append(Row(self.room.seq + 1, self.time, command, write_entry(entry)))
        self.last = Teller(self.room, self.room.take(self.rows[-1]), before)
        return self

    def comes(self, *names: str, process: str = "p1", program: bool = False) -> "Salon":
        for name in names:
            self.happens(greet(self.room, person(name), name, process, program))
        return self

    def goes(self, *names: str, process: str = "p1") -> "Salon":
        """Their last connection is gone."""
        for name in names:
            self.happens(entries.Went(person(name), process))
        return self

    def later(self, seconds: float) -> "Salon":
        self.time += int(seconds * 1000)
        return self

    def does(self, name: str, do: str, /, **what: Any) -> "Salon":
        """Somebody sends a command, as it goes over the wire."""
        command = read_command(msgspec.json.encode({"do": do, "id": "x", **what}))
        return self.happens(decide(self.room, person(name), command))

    def refuses(self, name: str, do: str, /, **what: Any) -> str:
        """Why somebody may not do that; nothing has happened then."""
        before = self.room.seq
        try:
            self.does(name, do, **what)
        except Refused as refused:
            self.why = refused.text
            return refused.code if self.room.seq == before else "it happened all the same"
        return "done"

    def turns_away(self, name: str) -> str:
        """Why somebody may not come in."""
        try:
            self.comes(name)
        except Refused as refused:
            return refused.code
        return "come in"

    # ── A game ───────────────────────────────────────────────────────────────────────────────────────

    def begins(self, host: str = "Ann") -> "Salon":
        return self.does(host, "begin")

    def move(self, which: int = 0) -> "Salon":
        """Whoever has to decide does so, a bot or somebody."""
        room = self.room
        assert room.game is not None
        player = room.game.decider
        assert player is not None
        move = room.game.legal()[which % len(room.game.legal())]
        chair = room.chairs[player]
        if chair.is_played_by_bot:
            return self.happens(entries.Moved(player, move, "bot"))
        return self.does(room.guests[chair.owner or ""].name, "move", **self.answer(move))

    def answer(self, move: int | None = None) -> dict[str, int]:
        """What a move says that fits the question that is open."""
        room = self.room
        assert room.game is not None
        move = room.game.legal()[0] if move is None else move
        return {"game": room.games, "decision": room.decisions, "move": move}

    def plays_to_the_end(self) -> "Salon":
        while self.room.phase == "playing":
            self.move(self.room.seq)
        return self

    def until_decides(self, name: str) -> "Salon":
        """Play until it is somebody's decision."""
        while self.decider != name:
            self.move()
        return self

    # ── What can be seen ─────────────────────────────────────────────────────────────────────────────

    @property
    def seats(self) -> list[str]:
        """Who plays where: a name, a bot in lower case, `Bob, a bot for them`, or nobody."""
        return [self._sits(seat) for seat in range(len(self.room.chairs))]

    def _sits(self, seat: int) -> str:
        chair = self.room.chairs[seat]
        name = chair.bot if chair.owner is None else self.room.guests[chair.owner].name
        return f"{name}, a bot for them" if chair.stand_in else name

    @property
    def people(self) -> list[str]:
        return [guest.name for guest in self.room.present()]

    @property
    def host(self) -> str:
        return self.room.guests[self.room.host].name

    @property
    def decider(self) -> str | None:
        """Whose decision it is: a name, or a bot's."""
        seat = self.room.decider
        return None if seat is None else self.seats[seat]

    def number(self, name: str) -> int:
        return self.room.guests[person(name)].number

    def hears(self, name: str | None) -> Frame:
        """What somebody is told of what happened last; nobody is a wall."""
        return self.last.frame(viewer_of(self.room, None if name is None else person(name)))

    def sees(self, name: str | None) -> Snapshot:
        """All that somebody may know."""
        return snapshot(self.room, viewer_of(self.room, None if name is None else person(name)))

    def due(self) -> dict[str, float]:
        """Which clocks run, and in how many seconds they are due."""
        return {name: (at - self.time) / 1000 for name, at in self.room.alarms().items()}

    def read_again(self) -> Room:
        """The same table, from its log."""
        return room_of(self.code, self.rows)


def four_friends(**says: Any) -> Salon:
    """Ann, the host, Bob, Cléa and Dan around a table."""
    salon = Salon("Ann", **says).comes("Bob", "Cléa", "Dan")
    for seat, name in enumerate(("Bob", "Cléa", "Dan"), 1):
        salon.does(name, "sit", seat=seat)
    return salon
