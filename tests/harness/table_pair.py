"""Two tables that differ only in what one viewer may not know: both must send this viewer the same."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from harness.tables import ScriptedTable, person_id
from ridotto.play.game import Game
from ridotto.play.header import Header
from ridotto.server.socket.outgoing import outgoing
from ridotto.server.tables.frames import viewer_of
from ridotto.server.tables.listing import summary_of
from ridotto.server.tables.playing import Began, Moved
from ridotto.server.tables.seats import StoodIn

HOST, STRANGER = "Zoë", "Yann"
"""Two spectators; one of them may take over a bot's seat."""


class Revealed(Exception):
    """The viewer was shown the difference; from now on the tables may differ for them."""


class TablePair:
    """Two tables with the same people, at which the same game has begun."""

    def __init__(self, start: Header, viewer: str | None, rng: Random, **says: Any) -> None:
        self.viewer, self.rng = viewer, rng
        bots = [rng.random() < 0.4 and name != viewer for name in start.players]
        self.names = [name for name, bot in zip(start.players, bots, strict=True) if not bot]
        self.chosen_apart = False
        """Whether other seats or cards were chosen at one table, which the viewer was not told yet."""
        self.one, self.other = (opened(start, bots, **says) for _ in range(2))
        for table in (self.one, self.other):
            table.happens(Began(start, "salt"))
        self.compare()

    @property
    def games(self) -> tuple[Game, Game]:
        return self.one.state.game, self.other.state.game

    @property
    def player_seen(self) -> int:
        """The player whose view the viewer gets."""
        return viewer_of(self.one.state, None if self.viewer is None else person_id(self.viewer))

    def compare(self) -> None:
        """What is sent to the viewer now is the same, byte by byte."""
        assert self.sent(self.one) == self.sent(self.other)
        if self.rng.random() < 0.3:
            self.compare_everything()

    def sent(self, table: ScriptedTable) -> list[bytes]:
        """All that is sent to the viewer about the last entry, with their question."""
        return [message.json for message in table.last.messages(self.player_seen, self.player_seen)]

    def compare_everything(self) -> None:
        """A snapshot, the listing and the clocks are the same as well."""
        one, other = (outgoing(table.sees(self.viewer)).json for table in (self.one, self.other))
        assert one == other
        assert msgspec.json.encode(summary_of(self.one.state)) == msgspec.json.encode(
            summary_of(self.other.state)
        )
        assert (self.one.state.seq, self.one.state.alarms()) == (
            self.other.state.seq,
            self.other.state.alarms(),
        )

    # ── What happens at both tables ──────────────────────────────────────────────────────────────────

    def something_happens(self) -> None:
        """People come, go, sit, stand and talk, alike at both tables."""
        name = self.rng.choice([*self.names, STRANGER])
        for table in (self.one, self.other):
            table.later(self.rng.choice([0.5, 2]) if table is self.one else 0)
        self.other.time = self.one.time
        seen_before = self.player_seen
        self.rng.choice(ACTIONS)(self, name)
        if self.player_seen != seen_before and self.one.sees(self.viewer) != self.other.sees(self.viewer):
            raise Revealed  # they have another player's view now, which shows the difference
        self.compare()

    def asks(self, name: str, do: str, **what: Any) -> None:
        """A command gets the same answer at both tables."""
        one, other = (table.refuses(name, do, **what) for table in (self.one, self.other))
        assert (one, self.one.why) == (other, self.other.why)

    def leaves_or_comes(self, name: str) -> None:
        online = self.one.state.guests[person_id(name)].online
        for table in (self.one, self.other):
            table.goes(name) if online else table.comes(name)

    def is_replaced(self, name: str) -> None:
        if not self.one.state.guests[person_id(name)].online:
            for table in (self.one, self.other):
                table.happens(StoodIn(person_id(name)))

    def pauses(self, _: str) -> None:
        for do in ("pause", "go_on"):
            self.asks(HOST, do)

    def guesses(self, _: str) -> None:
        """A move that may be illegal: those whose turn it is not learn nothing from the answer."""
        if self.viewer is not None and self.player_seen != self.games[0].decider:
            move = self.rng.choice([*self.games[0].legal(), 3, 77, 10**9])
            self.asks(self.viewer, "move", **self.one.answer(move))

    def moves(self, move: int, twist: int) -> None:
        """The next decision, which may differ if it is secret."""
        player, chair = self.games[0].decider, self.one.state.chairs[self.games[0].decider]
        by = "bot" if chair.is_played_by_bot else self.rng.choice(["person", "clock"])
        self.one.happens(Moved(player, move, by))
        self.other.happens(Moved(player, twist, by))


ACTIONS: list[Callable[[TablePair, str], None]] = [
    TablePair.leaves_or_comes,
    TablePair.leaves_or_comes,
    TablePair.is_replaced,
    TablePair.pauses,
    TablePair.guesses,
    lambda pair, name: pair.asks(name, "stand"),
    lambda pair, _: pair.asks(STRANGER, "sit", seat=pair.rng.randrange(len(pair.one.seats))),
    lambda pair, name: pair.asks(name, "vote"),
    lambda pair, name: pair.asks(name, "say", text="I am the King"),
    lambda pair, name: pair.asks(name, "phrase", phrase="liar"),
    lambda pair, name: pair.asks(name, "take_back"),
    lambda pair, _: pair.asks(HOST, "adjust", pace="relaxed"),
    lambda pair, name: pair.asks(HOST, "stand_in", guest=pair.one.number(name)),
]


def opened(start: Header, bots: list[bool], **says: Any) -> ScriptedTable:
    """A table where every player of the game has sat down, and bots on the other seats."""
    table = ScriptedTable(HOST, sits=False, players=len(start.players), clock="brisk", **says).comes(STRANGER)
    for seat, (name, is_bot) in enumerate(zip(start.players, bots, strict=True)):
        if is_bot:
            table.does(HOST, "fill", bots={seat: "honest" if says.get("game") != "grimm" else "careful"})
        else:
            table.comes(name).does(name, "sit", seat=seat)
    return table


def viewers(players: list[str]) -> list[str | None]:
    """All viewers: players, two spectators, and a wall screen."""
    return [*players, HOST, STRANGER, None]
