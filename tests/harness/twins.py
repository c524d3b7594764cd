"""Two tables side by side that differ only in what one viewer may not know: they must tell it the same."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from harness.tables import Salon, person
from ridotto.play.game import Game
from ridotto.play.header import Header
from ridotto.server.socket.protocol import write
from ridotto.server.tables import log_entries as entries
from ridotto.server.tables.frames import viewer_of
from ridotto.server.tables.listing import summary_of

HOST, STRANGER = "Zoë", "Yann"
"""Two who watch; one of them may take over a bot's seat."""


class Told(Exception):
    """The viewer was shown what differs: from now on the tables may be told apart."""


class Twins:
    """Two tables with the same people, at which the same game has begun."""

    def __init__(self, start: Header, viewer: str | None, whim: Random, **says: Any) -> None:
        self.viewer, self.whim = viewer, whim
        bots = [whim.random() < 0.4 and name != viewer for name in start.players]
        self.names = [name for name, bot in zip(start.players, bots, strict=True) if not bot]
        self.one, self.other = (opened(start, bots, **says) for _ in range(2))
        for salon in (self.one, self.other):
            salon.happens(entries.Began(start, "salt"))
        self.compare()

    @property
    def games(self) -> tuple[Game, Game]:
        return self.one.room.game, self.other.room.game

    @property
    def eyes(self) -> int:
        """Through which player's eyes the viewer looks now."""
        return viewer_of(self.one.room, None if self.viewer is None else person(self.viewer))

    def compare(self) -> None:
        """Whatever leaves for the viewer now is the same, byte by byte."""
        assert write(self.one.hears(self.viewer)) == write(self.other.hears(self.viewer))
        if self.whim.random() < 0.3:
            self.compare_everything()

    def compare_everything(self) -> None:
        """Whoever comes now, or asks for the table, gets the same as well."""
        assert write(self.one.sees(self.viewer)) == write(self.other.sees(self.viewer))
        assert msgspec.json.encode(summary_of(self.one.room)) == msgspec.json.encode(
            summary_of(self.other.room)
        )
        assert (self.one.room.seq, self.one.room.alarms()) == (self.other.room.seq, self.other.room.alarms())

    # ── Life ─────────────────────────────────────────────────────────────────────────────────────────

    def something_happens(self) -> None:
        """People come, go, sit, stand, talk; it is the same at both tables."""
        name = self.whim.choice([*self.names, STRANGER])
        for salon in (self.one, self.other):
            salon.later(self.whim.choice([0.5, 2]) if salon is self.one else 0)
        self.other.time = self.one.time
        eyes = self.eyes
        self.whim.choice(LIFE)(self, name)
        if self.eyes != eyes and self.one.sees(self.viewer) != self.other.sees(self.viewer):
            raise Told  # they see it through other eyes now, and those knew
        self.compare()

    def asks(self, name: str, do: str, **what: Any) -> None:
        """Somebody wants something; both tables say the same to it."""
        one, other = (salon.refuses(name, do, **what) for salon in (self.one, self.other))
        assert (one, self.one.why) == (other, self.other.why)

    def leaves_or_comes(self, name: str) -> None:
        online = self.one.room.guests[person(name)].online
        for salon in (self.one, self.other):
            salon.goes(name) if online else salon.comes(name)

    def is_replaced(self, name: str) -> None:
        if not self.one.room.guests[person(name)].online:
            for salon in (self.one, self.other):
                salon.happens(entries.StoodIn(person(name)))

    def pauses(self, _: str) -> None:
        for do in ("pause", "go_on"):
            self.asks(HOST, do)

    def guesses(self, _: str) -> None:
        """A move that may or may not be legal; who watches or waits learns nothing from the answer."""
        if self.viewer is not None and self.eyes != self.games[0].decider:
            move = self.whim.choice([*self.games[0].legal(), 3, 77, 10**9])
            self.asks(self.viewer, "move", **self.one.answer(move))

    def moves(self, move: int, twist: int) -> None:
        """Whoever has to decide does so, perhaps in secret and differently."""
        player, chair = self.games[0].decider, self.one.room.chairs[self.games[0].decider]
        by = "bot" if chair.is_played_by_bot else self.whim.choice(["person", "clock"])
        self.one.happens(entries.Moved(player, move, by))
        self.other.happens(entries.Moved(player, twist, by))


LIFE: list[Callable[[Twins, str], None]] = [
    Twins.leaves_or_comes,
    Twins.leaves_or_comes,
    Twins.is_replaced,
    Twins.pauses,
    Twins.guesses,
    lambda twins, name: twins.asks(name, "stand"),
    lambda twins, _: twins.asks(STRANGER, "sit", seat=twins.whim.randrange(len(twins.one.seats))),
    lambda twins, name: twins.asks(name, "vote"),
    lambda twins, name: twins.asks(name, "say", text="I am the King"),
    lambda twins, name: twins.asks(name, "phrase", phrase="liar"),
    lambda twins, name: twins.asks(name, "take_back"),
]


def opened(start: Header, bots: list[bool], **says: Any) -> Salon:
    """A table where everybody has sat down whom the game names, but those whom bots play."""
    salon = Salon(HOST, sits=False, players=len(start.players), clock="brisk", **says).comes(STRANGER)
    for seat, (name, is_bot) in enumerate(zip(start.players, bots, strict=True)):
        if is_bot:
            salon.does(HOST, "fill", bots={seat: "honest" if says.get("game") != "grimm" else "careful"})
        else:
            salon.comes(name).does(name, "sit", seat=seat)
    return salon


def viewers(players: list[str]) -> list[str | None]:
    """Everybody who may look: players, two who watch, and a wall."""
    return [*players, HOST, STRANGER, None]
