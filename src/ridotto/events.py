"""What is seen at a table: an event has public facts, at most one secret, and an audience for it."""

from typing import Final, NamedTuple, TypeAlias

from ridotto.seats import NO_ONE, Bits, Player

HIDDEN: Final = -1
"""Stands where a secret is that is not yours to know."""


class Event(NamedTuple):
    """One thing that happened. What `a`, `b` and `n` mean is said by the game's own list of kinds."""

    kind: int
    who: Player
    a: int = 0
    b: int = 0
    n: int = 0
    secret: int = HIDDEN
    audience: Bits = NO_ONE
    """The players who see the secret. Forgetting to think hides, never shows."""

    def seen_by(self, player: Player) -> "Event":
        """The same event as one player sees it: redacted, never dropped, so no gap gives anything away."""
        if self.audience >> player & 1 or (self.audience == NO_ONE and self.secret == HIDDEN):
            return self
        return self._replace(secret=HIDDEN, audience=NO_ONE)


_new: Final = tuple.__new__  # three times as fast as Event(...), and rules tell events all day

Log: TypeAlias = list[Event]
"""All events of a game in the order in which they happened."""


def tell(
    log: Log, kind: int, who: Player, a: int, b: int, n: int, secret: int = HIDDEN, audience: Bits = NO_ONE
) -> None:
    """Write an event down. The compiled twin puts a function of its own in this one's place."""
    log.append(_new(Event, (kind, who, a, b, n, secret, audience)))
