"""What a bot is: it is invited to a table, watches what its player sees, and answers when it is asked."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Protocol, TypeAlias, TypeVar, runtime_checkable

from ridotto.bots.search_result import Budget
from ridotto.events import Event
from ridotto.games.grimm import Grimm, GrimmOptions, GrimmView
from ridotto.games.mascarade import Mascarade, Options, View
from ridotto.games.mascarade.rules.masks import Mask
from ridotto.play.rulebook import AnyView, Move, SeenTable
from ridotto.seats import Player


@dataclass(frozen=True, slots=True)
class Invitation:
    """What everybody at a table knows before the deal, whichever game it is; never the seed."""

    player: Player
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MascaradeInvitation(Invitation):
    """An invitation to Mascarade: neither the seed nor the order of the cards."""

    edition: int
    masks: tuple[Mask, ...]
    """The different masks of this game."""
    cards: tuple[int, ...]
    """The set, as numbers of masks in ascending order."""
    options: Options

    @staticmethod
    def to(start: Mascarade, player: Player) -> "MascaradeInvitation":
        """Invite a player to a game that starts like this."""
        masks = tuple(card.mask() for card in start.masks)
        return MascaradeInvitation(
            player, tuple(start.players), start.edition, masks, tuple(sorted(start.cards)), start.options
        )


@dataclass(frozen=True, slots=True)
class GrimmInvitation(Invitation):
    """An invitation to The Grimm Masquerade: neither the seed nor what was laid by hand."""

    options: GrimmOptions

    @staticmethod
    def to(start: Grimm, player: Player) -> "GrimmInvitation":
        """Invite a player to a game that starts like this."""
        return GrimmInvitation(player, tuple(start.players), start.options)


View_contra = TypeVar("View_contra", contravariant=True)


class Bot(Protocol[View_contra]):
    """Somebody to play with, who understands the views of one game or of all."""

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
class Pondering(Protocol):
    """A bot that thinks for as long as it may: so many seconds, or so many roll-outs."""

    budget: Budget


MakeMascaradeBot: TypeAlias = Callable[[MascaradeInvitation, int], Bot[View]]
MakeGrimmBot: TypeAlias = Callable[[GrimmInvitation, int], Bot[GrimmView]]
MakeBot: TypeAlias = MakeMascaradeBot | MakeGrimmBot
"""How a bot is made: from an invitation and a seed for its own moods."""
Invite: TypeAlias = Callable[[Invitation, int], Bot[AnyView]]
"""The same, where a bot and an invitation are known to fit."""


def ask_bot(bot: Bot[AnyView], view: AnyView, table: SeenTable) -> Move:
    """Ask a bot for its move; one that wants the table is handed it first."""
    if isinstance(bot, SeesTable):
        bot.see_table(table)
    return bot.answer(view)


def options_of(view: AnyView) -> tuple[Move, ...]:
    """What the viewer may do now."""
    if view.question is None:
        raise ValueError("nobody asked this bot anything")
    options: tuple[Move, ...] = view.question.options
    return options


def bot_seed(seed: str, player: Player) -> int:
    """The seed of a bot's moods at a table with this seed. Only a short one can be guessed from it."""
    return int.from_bytes(sha256(f"bot {player} at {seed}".encode()).digest()[:8], "big")
