"""Whether a record is a copy of a game that is being played at a table here: then it gets no review.

Players of a game that goes on know all that is public, but neither its seed nor the secrets of others. So a
record with other names, settings, cards or a changed end is recognised by a long stretch of public events.
Whichever seat it calls the first, it is recognised by its beginning, with seats counted from whoever acts.
"""

from collections.abc import AsyncIterator, Sequence
from functools import cached_property
from itertools import groupby
from typing import Any, Final, TypeAlias

from ridotto.events import Event
from ridotto.games.registry import game_of
from ridotto.lookalikes import looks
from ridotto.play.game import Game, open_game
from ridotto.seats import SPECTATOR
from ridotto.server.background import BackgroundThread
from ridotto.server.history.log_reader import read_state
from ridotto.server.store.store import Code, Milliseconds, Store
from ridotto.server.tables.listing import read_summary
from ridotto.server.tables.refused import DamagedLog
from ridotto.server.tables.registry import NoTable, TableRegistry

STRETCH: Final = 24
"""Public events in a row that two games of two players hardly have in common by chance: five turns."""
STRETCH_PER_PLAYER: Final = 8
"""The same for each player, if there are more."""
BEGINNING: Final = 6
"""Public events at the beginning that are enough if the names are the same, too."""
BEGINNING_OF_DEAL: Final = 12
"""The same if what everybody saw of the deal is the same: there are not many deals for two players."""
BASE: Final = 1_000_003
PRIME: Final = 2**61 - 1
"""For hashes of stretches."""
RECENT: Final[Milliseconds] = 14 * 24 * 60 * 60 * 1000
"""Tables at which nothing else than moves has happened for longer are not compared."""

Public: TypeAlias = list[tuple[int, ...]]
"""Events of a game as everybody saw them."""


class PublicGame:
    """What everybody saw of a game, for comparisons."""

    def __init__(self, game: Game[Any]) -> None:
        self.header = game.header
        self.names = [looks(name) for name in game.header.players]
        seen, dealt = [event.seen_by(SPECTATOR) for event in game.log], len(open_game(game.header).log)
        self.events: Public = [tuple(event[:6]) for event in seen[dealt:]]
        self.opening, self.beginning = under_any_turning(game.header, seen, dealt)
        self.length = max(STRETCH, STRETCH_PER_PLAYER * len(self.names))
        """Of a stretch."""

    @cached_property
    def stretches(self) -> set[int]:
        """Hashes of all stretches of events, each made from the one before it."""
        length = self.length
        first, numbers = pow(BASE, length - 1, PRIME), [hash(event) for event in self.events]
        found, value = set(), 0
        for i, number in enumerate(numbers):
            gone = numbers[i - length] * first if i >= length else 0
            value = ((value - gone) * BASE + number) % PRIME
            if i >= length - 1:
                found.add(value)
        return found

    def resembles(self, other: "PublicGame") -> bool:
        """Whether one of them is a copy of the other, truncated or edited."""
        if len(self.names) != len(other.names):
            return False
        return (
            self.header.seed == other.header.seed
            or not self.stretches.isdisjoint(other.stretches)
            or (self._same_beginning(other, BEGINNING) and self._same_names(other))
            or (self._same_beginning(other, BEGINNING_OF_DEAL) and self.opening == other.opening)
            or self._same_beginning(other, self.length)
        )

    def _same_names(self, other: "PublicGame") -> bool:
        """Whether everybody has a name that somebody has there, in any order."""
        pairs = ((self.names, other.names), (other.names, self.names))
        return all(
            not all(name.isdisjoint(each) for each in theirs) for ours, theirs in pairs for name in ours
        )

    def _same_beginning(self, other: "PublicGame", length: int) -> bool:
        shorter = min(len(self.beginning), len(other.beginning))
        return shorter >= length and self.beginning[:length] == other.beginning[:length]


def under_any_turning(header: Any, seen: Sequence[Event], dealt: int) -> tuple[Public, Public]:
    """The deal, in any order, and the events after it, as they are whichever seat is called the first."""
    count = game_of(header).play.counted_from(header)
    origin = seen[dealt].who if len(seen) > dealt else 0
    opening = sorted(count(event, origin) for event in seen[:dealt])
    events: Public = []
    for _, alike in groupby(seen[dealt:], key=lambda event: event.kind):
        run = list(alike)  # several players reveal their cards in the order in which their seats are numbered
        events += sorted(count(event, origin) for event in run)
        origin = run[0].who if len(run) == 1 else origin
    return opening, events


async def is_being_played(registry: TableRegistry, game: Game[Any], thread: BackgroundThread) -> bool:
    """Whether a table here plays a game of which this one is a copy; they are compared in a thread."""
    public, kind = await thread.run(PublicGame, game), game_of(game.header).id
    async for code in _playing_tables(registry.store, registry.clock.now(), kind, len(public.names)):
        live = await _live_game(registry, code)
        if live is not None and await thread.run(lambda live: public.resembles(PublicGame(live)), live):
            return True
    return False


async def _playing_tables(store: Store, now: Milliseconds, kind: str, players: int) -> AsyncIterator[Code]:
    """The tables at which such a game is being played."""
    after = ""
    while page := await store.listings(after):
        for listing in page:
            if listing.phase == "playing" and listing.at > now - RECENT:
                about = read_summary(listing.summary)
                if (about.game, about.players) == (kind, players):
                    yield listing.code
        after = page[-1].code


async def _live_game(registry: TableRegistry, code: Code) -> Game[Any] | None:
    """The game that is being played at a table; none if it was played on from a game that everybody knows."""
    try:
        if code in registry.tables:
            state = (await registry.table(code)).state
        else:
            state, _ = await read_state(registry.store, code)
    except (NoTable, DamagedLog):
        return None
    is_secret = state.phase == "playing" and not state.closed and not state.is_continuation
    return state.game if is_secret else None
