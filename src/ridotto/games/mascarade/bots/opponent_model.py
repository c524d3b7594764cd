"""How the others answer announcements: whoever contests nearly everything is taken for just that."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from ridotto.events import Event
from ridotto.games.mascarade.bots.policy_state import ALWAYS
from ridotto.games.mascarade.rules.events import Kind
from ridotto.seats import Player

USUAL: Final = 0.2
"""The part of all announcements that people claim, before anything is known about them."""
EXPERIENCE: Final = 4
"""So many answers that is worth."""
QUARRELSOME: Final = 0.55
"""From this part on it is no accident."""


class OpponentModel:
    """What everybody at the table has answered so far."""

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
        """What a claim seems to be worth to somebody beyond reason, as far as can be told."""
        claims = self.claims[player] + USUAL * EXPERIENCE
        return ALWAYS if claims > QUARRELSOME * (self.answers[player] + EXPERIENCE) else 0.0
