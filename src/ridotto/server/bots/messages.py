"""What a bot is asked, and what the server and a bot process say to each other about it."""

from enum import StrEnum
from typing import NamedTuple, TypeAlias

import msgspec

from ridotto.bots.bot import Invitation
from ridotto.events import Event
from ridotto.play.rulebook import AnyView, Move, SeenTable
from ridotto.seats import Player
from ridotto.server.store.store import Code


class Guest(NamedTuple):
    """Whose decision it is: a player in one game at one table."""

    code: Code
    game: int
    """How many games were begun at this table before: a rematch is another one."""
    player: Player


class Asked(NamedTuple):
    """A question to a bot, and all it needs to answer it."""

    guest: Guest
    bot: str
    """The name of the bot, as people choose it."""
    rules: str
    """The id of the game."""
    invitation: Invitation
    seed: int
    """Of the bot's own moods; see `bot_seed`."""
    events: list[Event]
    """All that the player saw from the deal on."""
    view: AnyView
    """The table as the player sees it, with the question."""
    table: SeenTable
    """The rules' own table, blank where it is not the player's to know."""
    within: float
    """So many seconds the one who asks will wait; a bot that needs longer is not to blame for that alone."""


Sitting: TypeAlias = tuple[Guest, str, str, int]
"""A guest and the bot that sits there, with its game and seed: another one on that chair knows nothing."""


def sitting(asked: Asked) -> Sitting:
    """Who exactly is asked."""
    return asked.guest, asked.bot, asked.rules, asked.seed


class Question(NamedTuple):
    """What a process is told, as a pickle: only what is new to it. Nobody but the server writes there."""

    number: int
    sitting: Sitting
    invitation: Invitation | None
    """For somebody the process does not know, or not any more."""
    news: list[Event]
    view: AnyView
    table: SeenTable
    forget: list[Sitting]
    """Who will not be asked for a while."""


class Said(StrEnum):
    """What a process has to say."""

    READY = "ready"
    BEGUN = "begun"
    """Somebody begins to think."""
    ANSWERED = "answered"
    FAILED = "failed"
    """There is no such bot, or something went wrong in it; the next one on its chair begins anew."""


class Line(msgspec.Struct, frozen=True):
    """A line from a process. Others' programs run there: anything else ends the process."""

    said: Said
    number: int = -1
    move: Move | None = None
    why: str = ""
    """The kind of the error; never its text, in which there may be cards."""
