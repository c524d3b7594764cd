"""What a program asks a bot, and the messages between that program and its worker processes."""

from enum import StrEnum
from typing import NamedTuple, TypeAlias

import msgspec

from ridotto.bots.bot import Invitation
from ridotto.bots.search_result import Budget, SearchResult
from ridotto.events import Event
from ridotto.play.rulebook import AnyView, Move, SeenTable
from ridotto.seats import Player


class BotSeat(NamedTuple):
    """A player in one game at one table."""

    table: str
    game: int
    """The number of the game at this table: a rematch is another game."""
    player: Player


class BotQuestion(NamedTuple):
    """A question to a bot, and all it needs to answer it."""

    seat: BotSeat
    bot: str
    """The name of the bot, as people choose it; with a budget the `MoveSearch`, as `module:class`."""
    game: str
    """The id of the game."""
    invitation: Invitation
    seed: int
    """Of the bot's randomness; see `bot_seed`."""
    events: list[Event]
    """All that the player saw from the deal on."""
    view: AnyView
    """The table as the player sees it, with the question."""
    table: SeenTable
    """The rules' own table, blank where the player may not know it."""
    within: float
    """Seconds for which the caller waits. A bot that needs longer is not blamed for that alone."""
    budget: Budget | None = None
    """If set, the answer is what the search found within this budget, instead of a move."""


Occupant: TypeAlias = tuple[BotSeat, str, str, int]
"""A seat and the bot in it, with its game and seed: another bot in the same seat starts from nothing."""


def occupant_of(question: BotQuestion) -> Occupant:
    """Which bot a question is for."""
    return question.seat, question.bot, question.game, question.seed


class WorkerQuestion(NamedTuple):
    """A question as a worker gets it, pickled: only what is new to it. Only its own program writes to it."""

    number: int
    occupant: Occupant
    invitation: Invitation | None
    """For a bot that the worker does not have, or has no more."""
    events: list[Event]
    view: AnyView
    table: SeenTable
    budget: Budget | None
    forget: list[Occupant]
    """Bots that were not asked for longest; the worker drops them."""


class ReplyKind(StrEnum):
    """The kinds of messages from a worker."""

    READY = "ready"
    BEGUN = "begun"
    """A bot has begun to think."""
    ANSWERED = "answered"
    FAILED = "failed"
    """There is no such bot, or it raised an error. The worker has dropped it."""
    WARNED = "warned"
    """A searcher cannot search, for the reason given."""


class WorkerReply(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of JSON from a worker. Other people's code runs there: anything else ends the worker."""

    kind: ReplyKind
    number: int = -1
    move: Move | None = None
    result: SearchResult | None = None
    why: str = ""
    """The kind of the error and where it happened; never its text, which might name cards."""
