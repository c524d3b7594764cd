"""The people at a table, their names, and who plays on each of its seats."""

from dataclasses import dataclass, field
from typing import TypeAlias
from unicodedata import category

from ridotto.cleaning import clean_title
from ridotto.play.setup import MAX_NAME
from ridotto.server.store.store import Milliseconds
from ridotto.server.tables.refused import BadName

PersonId: TypeAlias = str


@dataclass(slots=True)
class Guest:
    """A person or a program at the table, on a seat or watching."""

    number: int
    """What messages call them by; ids are never sent."""
    id: PersonId
    name: str
    program: bool = False
    page: bool = False
    """Whether they use a page, which shows what happened before it asks."""
    addresses: set[str] = field(default_factory=set)
    """Hashes of the addresses that they came from."""
    processes: set[str] = field(default_factory=set)
    """The server processes that they are connected to."""
    away_since: Milliseconds | None = None
    muted: bool = False
    gone: bool = False
    """Whether they have left; they may come back, unless they were removed."""
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
    """The bot that plays here, if the chair has no owner."""
    stand_in: bool = False
    """Whether a bot plays for the owner."""
    asleep: bool = False
    """Whether it plays because the host took an owner who was connected to be asleep."""

    @property
    def empty(self) -> bool:
        """Whether neither a person nor a bot plays here."""
        return self.owner is None and not self.bot

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot decides here now."""
        return self.stand_in or (self.owner is None and bool(self.bot))


def clean_name(name: str) -> str:
    """A name as everybody may see it: it says something, and nothing in it is invisible."""
    cleaned = clean_title(name, MAX_NAME)
    if not any(category(c)[0] in "LNPS" for c in cleaned) or not cleaned.isprintable():
        raise BadName("bad-name", most=MAX_NAME)
    return cleaned
