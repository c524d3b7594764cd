"""The server part of a game: its entry in the catalogue, and its own HTTP calls."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from ridotto.games.kind import GameKind
from ridotto.words.language import Language

if TYPE_CHECKING:
    from ridotto.server.http.requests import Call


class OptionInfo(msgspec.Struct, frozen=True):
    """A house rule or variant: yes or no, a number, or one of some choices."""

    id: str
    name: str
    about: str
    default: bool | int | str
    choices: dict[str, str] = {}
    """The choices, with their labels."""


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can take a seat. `about` and `forgets` are in English."""

    name: str
    level: int | None
    """How strong it is, from 1 to 5; unknown for installed bots."""
    about: str
    forgets: str
    thinks: bool
    """Whether it searches, and so needs time."""
    temper: dict[str, float]
    """What makes it differ from the others."""
    manners: str
    """How often it lies, contests or accuses, in a line in the language of the catalogue; may be empty."""


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game's entry in the catalogue. A game may add to it."""

    title: str
    players: list[int]
    """The possible numbers of players."""
    usual_players: int
    stand_in: str
    """The bot that plays for people who are away, if the table has not agreed on another."""
    options: list[OptionInfo]
    bots: list[BotInfo]
    phrases: list[str] = []
    """Phrases of this game only, besides those of the catalogue."""


def plain_info(kind: GameKind, _: Language, bots: list[BotInfo]) -> GameInfo:
    """The entry of a game that adds nothing: options are named like the settings."""
    part = kind.play
    defaults = msgspec.to_builtins(part.settings())
    options = [
        OptionInfo(name, name.replace("_", " "), "", default)
        for name, default in defaults.items()
        if isinstance(default, (bool, int, str))
    ]
    return GameInfo(
        title=part.title,
        players=list(part.players),
        usual_players=part.usual_players,
        stand_in=part.stand_in,
        options=options,
        bots=bots,
        phrases=list(kind.words.phrases) if kind.has("words") else [],
    )


@dataclass(frozen=True)
class ServerPart:
    """The server part of a game. A game without one is served with the defaults."""

    info: Callable[[GameKind, Language, list[BotInfo]], GameInfo] = plain_info
    info_type: type[GameInfo] = GameInfo
    calls: "Sequence[Call]" = ()
    """HTTP calls of this game only."""


PLAIN: Final = ServerPart()


@cache
def server_part(kind: GameKind) -> ServerPart:
    """A game's part, in `<folder>.server.part`."""
    if not kind.has("server"):
        return PLAIN
    part: ServerPart = kind.load("server")
    return part


def options_in(
    settings: type[msgspec.Struct],
    prefix: str,
    words: Language,
    choices: Mapping[str, Mapping[str, str]] = {},
) -> list[OptionInfo]:
    """The fields of a struct as options, with the words of messages like `prefix-max-turns`."""
    return [
        OptionInfo(
            name,
            words.say(f"{prefix}-{name.replace('_', '-')}"),
            words.say(f"{prefix}-{name.replace('_', '-')}-about"),
            default,
            dict(choices.get(name, {})),
        )
        for name, default in msgspec.to_builtins(settings()).items()
    ]
