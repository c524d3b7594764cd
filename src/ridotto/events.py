"""What happens at a table: an event has public facts, at most one secret, and an audience for it."""

from typing import Final, NamedTuple, TypeAlias

from ridotto.seats import NO_ONE, Bits, Player

HIDDEN: Final = -1
"""Replaces a secret that the viewer may not know."""


class Event(NamedTuple):
    """One thing that happened. Each game's `Kind` says what `who`, `a`, `b` and `n` mean."""

    kind: int
    who: Player
    a: int = 0
    b: int = 0
    n: int = 0
    secret: int = HIDDEN
    audience: Bits = NO_ONE
    """The players who see the secret. The default hides it from everyone."""

    def seen_by(self, player: Player) -> "Event":
        """The same event as one player sees it: redacted, never dropped, so no gap gives anything away."""
        if self.audience >> player & 1 or (self.audience == NO_ONE and self.secret == HIDDEN):
            return self
        return _new(Event, (*self[:5], HIDDEN, NO_ONE))


_new: Final = tuple.__new__  # three times as fast as Event(...)

Log: TypeAlias = list[Event]
"""All events of a game, in order."""


def tell(
    log: Log, kind: int, who: Player, a: int, b: int, n: int, secret: int = HIDDEN, audience: Bits = NO_ONE
) -> None:
    """Emit an event. Compiled play replaces this function."""
    log.append(_new(Event, (kind, who, a, b, n, secret, audience)))
