"""What a table agrees on before a game: which game, its settings, how many, clock, and who may watch."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from ridotto.games.kind import GameKind
from ridotto.games.registry import default_game, find_game
from ridotto.play.header import Header
from ridotto.play.part import ClockKind
from ridotto.server.game_fields import SettingsField

MOST_TURNS: Final = 2_000
"""The turn limit unless the table agrees on a lower one, so that logs stay bounded."""
MAX_DELAY: Final = 600
"""Seconds by which spectators may see a game later at most."""

GameId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
ClockName: TypeAlias = Literal["none", "relaxed", "brisk"]
Pace: TypeAlias = Literal["instant", "brisk", "relaxed"]
SeatsInGame: TypeAlias = Literal["nobody", "host", "anybody"]
BotName: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]

CLOCKS: Final[dict[ClockName, dict[ClockKind, int]]] = {
    "none": {},
    "relaxed": {"turn": 90_000, "answer": 30_000, "else": 60_000},
    "brisk": {"turn": 30_000, "answer": 10_000, "else": 20_000},
}
"""Milliseconds for a decision of each kind; each decision has its own time."""


class Agreement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a table agrees on. By default the usual number of people play the default game."""

    game: GameId = default_game().id
    """The id of the game, as in the catalogue."""
    players: Annotated[int, msgspec.Meta(ge=2, le=13)] = default_game().play.usual_players
    settings: SettingsField = msgspec.UNSET
    """Settings of this game only: house rules, variants, cards."""
    clock: ClockName = "none"
    pace: Pace = "brisk"
    """How long bots seem to think."""
    stand_in: BotName | None = None
    """The bot that plays for people who are away, if not the game's usual one."""
    grace: Annotated[int, msgspec.Meta(ge=1, le=3600)] = 60
    """Seconds after which a bot plays for people who are away."""
    public: bool = False
    """Whether the table is in the public list."""
    chat: bool = True
    phrases: bool = True
    notes: bool = True
    """Whether people may take notes on the page."""
    take_over: SeatsInGame = "nobody"
    """Who may take over a bot's seat in the middle of a game, besides the person who left it: nobody, those
    whom the host lets, or anybody. At a public table nobody may."""
    study: bool = False
    """Whether games of this table may be used for study, without names. Only a new table can be told so."""
    delay: Annotated[int, msgspec.Meta(ge=0, le=MAX_DELAY)] = 0
    """Seconds by which spectators see the game later."""

    def __post_init__(self) -> None:
        """Read the settings as those of the game."""
        said = {} if self.settings is msgspec.UNSET else self.settings
        settings = msgspec.convert(said, self.kind.play.settings)
        msgspec.structs.force_setattr(self, "settings", settings)

    @property
    def kind(self) -> GameKind:
        """The game that is agreed on."""
        return find_game(self.game)

    @property
    def seats_in_game(self) -> SeatsInGame:
        """Who may take over a bot's seat in a game at this table."""
        return "nobody" if self.public else self.take_over

    def header(self, names: Sequence[str] | int, seed: int | None = None) -> Header:
        """The header of a game with these settings; ValueError with one sentence if it cannot be played."""
        return self.kind.play.agreed_header(self.settings, names, seed, MOST_TURNS)

    def check(self) -> None:
        """Raise ValueError with one sentence unless such a game can be played."""
        self.header(self.players, seed=0)

    def time_for(self, decision: ClockKind) -> int | None:
        """Milliseconds for a decision of this kind; None for no limit."""
        times = CLOCKS[self.clock]
        return times.get(decision, times.get("else"))

    def bot(self) -> str:
        """The bot that plays for people who are away."""
        return self.stand_in or self.kind.play.stand_in


def upgrade_agreement(old: Mapping[str, Any]) -> dict[str, Any]:
    """An agreement of version 1 of the protocol, with the settings of all games side by side."""
    game = str(old.get("game", default_game().id))
    shared = {name: value for name, value in old.items() if name in Agreement.__struct_fields__}
    return {**shared, "game": game, "settings": find_game(game).play.upgrade_settings(old)}
