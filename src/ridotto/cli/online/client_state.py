"""What the server has sent about a table: everything that this client may know."""

from collections.abc import Sequence

from msgspec import UNSET
from msgspec.structs import replace

from ridotto.events import Event
from ridotto.play.header import Header
from ridotto.play.rulebook import AnyView
from ridotto.seats import SPECTATOR, Player
from ridotto.server.socket.protocol import AnyAnswer, Asked, Frame, Snapshot, Welcome
from ridotto.server.tables.playing import GameBegan
from ridotto.server.tables.table_status import GuestStatus, TableStatus


class ClientState:
    """A table as the server describes it, message by message."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.you: int | None = None
        self.table: TableStatus | None = None
        self.began: GameBegan | None = None
        self.events: list[Event] = []
        self.now: AnyView | None = None
        self.decision = 0
        self.due: int | None = None

    def take(self, answer: AnyAnswer) -> list[Event]:
        """Take in a message; returns the new events."""
        if isinstance(answer, Welcome):
            self.you = answer.you
        elif isinstance(answer, Snapshot):
            self.table, self.began, self.now = answer.table, answer.began, answer.view
            self.decision, self.due = answer.decision, answer.due
            self.events = told(answer.events)
        elif isinstance(answer, Asked) and self.now is not None:
            self.now = replace(self.now, question=answer.question)
        elif isinstance(answer, Frame):
            return self._take_frame(answer)
        return []

    def _take_frame(self, frame: Frame) -> list[Event]:
        if isinstance(frame.told, GameBegan):
            self.began, self.events = frame.told, []
        self._take_table(frame.table)
        self.now = frame.view or self.now
        self.decision, self.due = frame.decision, frame.due
        new = told(frame.events)
        self.events += new
        return new

    def _take_table(self, table: TableStatus | None) -> None:
        """The table as it is now; what was agreed on is only told where it changes."""
        if table is not None:
            agreed = table.agreement or (self.table.agreement if self.table else UNSET)
            self.table = replace(table, agreement=agreed)

    # ── Our perspective ─────────────────────────────────────────────────────────────────────────────

    @property
    def header(self) -> Header:
        """What the game started from, but the seed."""
        assert self.began is not None
        header: Header = self.began.start
        return header

    @property
    def viewer(self) -> Player:
        """Which player we are."""
        return SPECTATOR if self.now is None else self.now.viewer

    def view(self) -> AnyView:
        """The table as we see it now."""
        assert self.now is not None
        return self.now

    # ── Around the table ─────────────────────────────────────────────────────────────────────────────

    @property
    def phase(self) -> str:
        """waiting, playing or over."""
        return "waiting" if self.table is None else self.table.phase

    @property
    def question(self) -> tuple[int, int] | None:
        """Which decision is ours to make now, if any: the number of the game and its own."""
        if self.table is None or self.now is None or self.phase != "playing" or self.table.paused:
            return None
        return None if self.now.question is None else (self.table.games, self.decision)

    def guest(self, number: int | None) -> GuestStatus | None:
        """A guest at the table."""
        guests = () if self.table is None else self.table.guests
        return next((guest for guest in guests if guest.number == number), None)

    @property
    def seat(self) -> int | None:
        """Where we sit."""
        me = self.guest(self.you)
        return None if me is None else me.seat


def told(events: Sequence[Sequence[int]]) -> list[Event]:
    """Events as the game has them."""
    return [Event(*event) for event in events]
