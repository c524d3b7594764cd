"""Who is at a table, and who plays on each of its seats."""

from dataclasses import dataclass, field
from typing import TypeAlias

from ridotto.server.store.store import Milliseconds

PersonId: TypeAlias = str


@dataclass(slots=True)
class Guest:
    """Somebody at the table, on a seat or watching."""

    number: int
    """What others call them by; ids are nobody else's business."""
    id: PersonId
    name: str
    program: bool = False
    processes: set[str] = field(default_factory=set)
    """Where their connections end."""
    away_since: Milliseconds | None = None
    muted: bool = False
    gone: bool = False
    """Whether they have left for good; who comes again is there again."""
    removed: bool = False

    @property
    def online(self) -> bool:
        """Whether they are connected."""
        return bool(self.processes)


@dataclass(slots=True)
class Chair:
    """A seat, and who plays on it."""

    owner: PersonId | None = None
    bot: str = ""
    """Who plays here if nobody owns the chair; empty if nobody does."""
    stand_in: bool = False
    """Whether a bot plays for the owner."""

    @property
    def empty(self) -> bool:
        """Whether nobody plays here."""
        return self.owner is None and not self.bot

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot decides here now."""
        return self.stand_in or (self.owner is None and bool(self.bot))
