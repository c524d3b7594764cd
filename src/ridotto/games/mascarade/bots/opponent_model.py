"""How often each opponent contests: one that contests nearly everything is assumed to go on like that."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from ridotto.events import Event
from ridotto.games.mascarade.bots.policy_state import ALWAYS
from ridotto.games.mascarade.rules.events import Kind
from ridotto.seats import Player

USUAL: Final = 0.2
"""Prior share of announcements that a player contests."""
EXPERIENCE: Final = 4
"""Weight of the prior, in answers."""
QUARRELSOME: Final = 0.55
"""Share of claims above which a player is assumed to contest everything."""


class OpponentModel:
    """The answers of all players so far."""

    def __init__(self) -> None:
        """Nobody has answered anything."""
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
