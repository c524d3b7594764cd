"""What a searcher makes of its opponents: the cards they must know, and how often they contest."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from ridotto.events import Event
from ridotto.games.mascarade.bots.policy_state import ALWAYS
from ridotto.games.mascarade.rules.events import Kind
from ridotto.seats import Bits, Player

USUAL: Final = 0.2
"""Prior share of announcements that a player contests."""
EXPERIENCE: Final = 4
"""Weight of the prior, in answers."""
QUARRELSOME: Final = 0.55
"""Share of claims above which a player is assumed to contest everything."""


class OpponentKnowledge:
    """The places whose cards each opponent must know."""

    def __init__(self, player: Player, players: int) -> None:
        """Nothing is known before the deal. What the player knows is in their own policy state."""
        self.player = player
        self.places: list[Bits] = [0] * players
        self.either: list[Bits] = [0] * players
        """Two places of which each opponent knows one: a card they knew moved there, or stayed."""

    def watch(self, events: Iterable[Event]) -> None:
        """Take in what happened next."""
        for event in events:
            if event.kind == Kind.HANDLED:
                self._handled(event)
            elif event.kind in (Kind.LOOKED, Kind.SPIED):
                self._learn({event.who}, event)
            elif event.kind in (Kind.DEALT, Kind.REVEALED):
                self._learn(range(len(self.places)), event)
            elif event.kind == Kind.SHOWN:
                self._learn(set(range(len(self.places))) - {event.who}, event)

    def _learn(self, people: Iterable[Player], event: Event) -> None:
        for player in people:
            if player != self.player:
                self.places[player] |= 1 << event.a
                self._settle(player, 1 << event.a)

    def _handled(self, event: Event) -> None:
        """Two cards went under the table: only a player who took them and knew both still knows them."""
        both = 1 << event.a | 1 << event.b
        for player, known in enumerate(self.places):
            if player != event.who or known & both != both:
                self.places[player] = known & ~both
            self._settle(player, both)
            if player == event.who and known & both not in (0, both):
                self.either[player] = both

    def _settle(self, player: Player, places: Bits) -> None:
        """One of two places is known now, or neither."""
        if self.either[player] & places:
            self.either[player] = 0


class OpponentModel:
    """The answers of all players so far: a player who contests nearly everything is assumed to go on."""

    def __init__(self) -> None:
        self.answers: Counter[Player] = Counter()
        self.claims: Counter[Player] = Counter()

    def watch(self, events: Iterable[Event]) -> None:
        """Count answers."""
        for event in events:
            if event.kind in (Kind.PASSED, Kind.CLAIMED):
                self.answers[event.who] += 1
                self.claims[event.who] += event.kind == Kind.CLAIMED

    def nerve(self, player: Player) -> float:
        """The bonus for claiming that fits a player's answers (`Temper.nerve`)."""
        claims = self.claims[player] + USUAL * EXPERIENCE
        return ALWAYS if claims > QUARRELSOME * (self.answers[player] + EXPERIENCE) else 0.0
