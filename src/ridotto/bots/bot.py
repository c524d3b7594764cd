"""What a bot is: it is invited to a table, watches what its player sees, and answers when it is asked."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Protocol, TypeAlias

from ridotto.events import Event
from ridotto.mascarade.masks import Mask
from ridotto.mascarade.moves import Move
from ridotto.play.header import Mascarade, Options
from ridotto.play.view import View
from ridotto.seats import Player


@dataclass(frozen=True, slots=True)
class Invitation:
    """What everybody at a table knows before the deal: neither the seed nor the order of the cards."""

    player: Player
    names: tuple[str, ...]
    edition: int
    masks: tuple[Mask, ...]
    """The different masks of this game."""
    cards: tuple[int, ...]
    """The set, as numbers of masks in ascending order."""
    options: Options

    @staticmethod
    def to(start: Mascarade, player: Player) -> "Invitation":
        """Invite a player to a game that starts like this."""
        masks = tuple(card.mask() for card in start.masks)
        return Invitation(
            player, tuple(start.players), start.edition, masks, tuple(sorted(start.cards)), start.options
        )


class Bot(Protocol):
    """Somebody to play with."""

    def watch(self, events: Sequence[Event]) -> None:
        """Take in what happened next, as the bot's own player saw it."""

    def answer(self, view: View) -> Move:
        """Choose one of `view.question.options`."""


MakeBot: TypeAlias = Callable[[Invitation, int], Bot]
"""How a bot is made: from an invitation and a seed for its own moods."""


class Luck:
    """A bot's chance. It depends only on what was seen so far, so a resumed game goes on as it would have."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.seen = 0

    def watch(self, events: Sequence[Event]) -> None:
        """Count what happened."""
        self.seen += len(events)

    def now(self, options: Sequence[Move]) -> Random:
        """The luck of this decision."""
        return Random(f"{self.seed} {self.seen} {options}")


def options_of(view: View) -> tuple[Move, ...]:
    """What the viewer may do now."""
    if view.question is None:
        raise ValueError("nobody asked this bot anything")
    return view.question.options


def bot_seed(seed: str, player: Player) -> int:
    """The seed of a bot's moods at a table with this seed. It says nothing about the table's own."""
    return int.from_bytes(sha256(f"bot {player} at {seed}".encode()).digest()[:8], "big")
