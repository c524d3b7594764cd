"""What a bot is: it is invited to a table, watches what its player sees, and answers when it is asked."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Protocol, TypeAlias, TypeVar, runtime_checkable

from ridotto.bots.search_result import Budget
from ridotto.events import Event
from ridotto.play.rulebook import AnyView, Move, SeenTable
from ridotto.seats import Player


@dataclass(frozen=True, slots=True)
class Invitation:
    """What everybody at a table knows before the deal, whichever game it is; never the seed.

    A game may have a subclass with what else is known there.
    """

    game: str
    """The id of the game."""
    player: Player
    names: tuple[str, ...]


View_contra = TypeVar("View_contra", contravariant=True)


class Bot(Protocol[View_contra]):
    """A player that is a program. It understands the views of one game, or of all."""

    def watch(self, events: Sequence[Event]) -> None:
        """Take in what happened next, as the bot's own player saw it."""

    def answer(self, view: View_contra) -> Move:
        """Choose one of `view.question.options`."""


@runtime_checkable
class SeesTable(Protocol):
    """A bot that also wants the rules' own table, with everything blank that its player may not know.

    It is handed a new one before each question, in the process in which the bot lives.
    """

    def see_table(self, table: SeenTable) -> None:
        """Take the table at which the next question is asked."""


@runtime_checkable
class HasBudget(Protocol):
    """A bot that searches for some seconds, or for some number of roll-outs."""

    budget: Budget


MakeBot: TypeAlias = Callable[[Any, int], Bot[Any]]
"""Makes a bot from the game's invitation and a seed for its randomness."""


def ask_bot(bot: Bot[AnyView], view: AnyView, table: SeenTable) -> Move:
    """Ask a bot for its move; one that wants the table is handed it first."""
    if isinstance(bot, SeesTable):
        bot.see_table(table)
    return bot.answer(view)


def options_of(view: AnyView) -> tuple[Move, ...]:
    """The moves that the viewer may make now."""
    if view.question is None:
        raise ValueError("this view asks its player nothing")
    options: tuple[Move, ...] = view.question.options
    return options


def bot_seed(seed: str, player: Player) -> int:
    """The seed of a bot's randomness. A table's seed can be guessed from it only if it is short."""
    return int.from_bytes(sha256(f"bot {player} at {seed}".encode()).digest()[:8], "big")
