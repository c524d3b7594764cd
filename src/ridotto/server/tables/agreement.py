"""What a table agrees on before a game: which game, how many, house rules, clock, and who may watch."""

from collections.abc import Sequence
from typing import Annotated, Final, Literal, TypeAlias, TypeVar

import msgspec

from ridotto.games.grimm.play.header import GrimmOptions, check_players, grimm
from ridotto.games.mascarade.play.header import Options, mascarade
from ridotto.games.mascarade.rules.blank import MAX_FILE, read_mask
from ridotto.play.header import Header

MAX_OWN: Final = 4
"""How many masks of their own a table may bring."""
MOST_TURNS: Final = 2_000
"""After so many turns a game ends here, if the table has not agreed on fewer: a log may not grow for ever."""

Game: TypeAlias = Literal["mascarade", "grimm"]
ClockName: TypeAlias = Literal["none", "relaxed", "brisk"]
Pace: TypeAlias = Literal["instant", "brisk", "relaxed"]
MaskName: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
BotName: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]

CLOCKS: Final[dict[ClockName, dict[str, int]]] = {
    "none": {},
    "relaxed": {"turn": 90_000, "answer": 30_000, "else": 60_000},
    "brisk": {"turn": 30_000, "answer": 10_000, "else": 20_000},
}
"""Milliseconds for a decision of each kind; each decision has its own time."""


class Agreement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a table agrees on. Six people play Mascarade as printed, if nobody says anything."""

    game: Game = "mascarade"
    players: Annotated[int, msgspec.Meta(ge=2, le=13)] = 6
    edition: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    scenario: MaskName | None = None
    masks: Annotated[list[MaskName], msgspec.Meta(min_length=1, max_length=15)] | None = None
    own: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=MAX_FILE)]], msgspec.Meta(max_length=MAX_OWN)
    ] = []
    """Masks of the table's own, as TOML."""
    options: Options = Options()
    """Mascarade's house rules."""
    variants: GrimmOptions = GrimmOptions()
    """The ball's."""
    clock: ClockName = "none"
    pace: Pace = "brisk"
    """How long bots seem to think."""
    stand_in: BotName | None = None
    """Which bot plays for somebody who is away; an honest one, if nothing is said."""
    grace: Annotated[int, msgspec.Meta(ge=1, le=3600)] = 60
    """After how many seconds a bot plays for somebody who is away."""
    public: bool = False
    """Whether strangers find the table in the list."""
    chat: bool = True
    phrases: bool = True
    notes: bool = True
    """Whether people may take notes on the page."""
    delay: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    """Seconds by which those who watch are behind."""

    def header(self, names: Sequence[str] | int, seed: int | None = None) -> Header:
        """What a game of this kind starts from; ValueError with one sentence if there is none."""
        if self.game == "grimm":
            return grimm(names, options=limited(self.variants), seed=seed)
        return mascarade(
            names,
            edition=self.edition,
            scenario=self.scenario,
            masks=self.masks,
            own=[read_mask(text, "the mask") for text in self.own],
            options=limited(self.options),
            seed=seed,
        )

    def check(self) -> None:
        """Raise ValueError with one sentence unless such a game can be played."""
        if self.game == "grimm":
            check_players(self.players, self.variants)
        self.header(self.players, seed=0)

    def time_for(self, question: str) -> int | None:
        """How many milliseconds somebody has for a question; None for as long as they like."""
        times = CLOCKS[self.clock]
        return times.get(question, times.get("else"))

    def bot(self) -> str:
        """Who stands in for somebody who is away."""
        return self.stand_in or ("honest" if self.game == "mascarade" else "careful")


OptionsT = TypeVar("OptionsT", Options, GrimmOptions)


def limited(options: OptionsT) -> OptionsT:
    """The same options with an end to the game."""
    most = min(options.max_turns or MOST_TURNS, MOST_TURNS)
    return msgspec.structs.replace(options, max_turns=most)
