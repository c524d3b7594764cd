"""What a game of The Grimm Masquerade starts from: players, variants, a seed, and cards laid out by hand."""

from collections.abc import Sequence
from typing import Final

import msgspec

from ridotto.games.grimm.rules.actions import ACTION_NAMES, action_cards
from ridotto.games.grimm.rules.characters import ARTIFACTS, CHARACTER_NAMES, COPIES
from ridotto.games.grimm.rules.setup import Start, Variant, check_players
from ridotto.play.arguments import check_arguments
from ridotto.play.header import Header
from ridotto.play.setup import (
    RULES_VERSION,
    BadStart,
    Seed,
    TurnLimit,
    check_first,
    check_names,
    check_rules,
    check_seed,
    check_types,
    how_many,
    player_names,
    seed_text,
)


class BadHeader(BadStart):
    """A header of The Grimm Masquerade from which no table can be set up."""

    words = "ridotto.games.grimm.words"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agreed on. The defaults are the printed rules for a first game."""

    wagers: bool = False
    treasures: bool = False
    abilities: bool = False
    max_turns: TurnLimit = 0
    deduction: bool = True
    """Whether views show which characters each player can still be, as far as public information tells."""

    def variant(self) -> Variant:
        """The options that the rules need to know."""
        return Variant(self.wagers, self.treasures, self.abilities, self.max_turns)


FIRST_GAME: Final = Options()


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards laid out by hand for the first round, by name; chance decides the rest."""

    characters: list[list[str]] = []
    """One character for each player, or two each with two players."""
    deck: list[str] = []
    """The first artifacts, in the order in which they are turned up."""
    actions: list[str] = []
    """The action cards, in the order in which they are turned up."""

    def start(self) -> Start:
        """The same as numbers."""
        return Start(
            tuple(
                tuple(_number(name, CHARACTER_NAMES, "character") for name in one) for one in self.characters
            ),
            tuple(_number(name, ARTIFACTS, "artifact") for name in self.deck),
            tuple(_number(name, ACTION_NAMES, "action-card") for name in self.actions),
        )


class Grimm(Header, frozen=True, forbid_unknown_fields=True, tag="grimm"):
    """A game of The Grimm Masquerade before the first move."""

    players: list[str]
    seed: Seed
    rules: int = RULES_VERSION
    first: int | None = None
    options: Options = FIRST_GAME
    laid: Laid = Laid()

    def check(self) -> None:
        """Raise unless a table can be set up from this."""
        check_types(self)
        check_rules(self.rules)
        check_players(len(self.players), self.options.wagers)
        check_first(self.first, len(self.players))
        check_seed(self.seed)
        check_names(self.players)
        self._check_laid(self.laid.start())

    def _check_laid(self, start: Start) -> None:
        """Raise unless the cards laid out by hand exist and are not used twice."""
        dealt = [character for one in start.characters for character in one]
        each = 2 if len(self.players) == 2 else 1
        if start.characters and [len(one) for one in start.characters] != [each] * len(self.players):
            raise BadHeader("laid-characters", each=each, players=len(self.players))
        if len(set(dealt)) < len(dealt):
            raise BadHeader("laid-character-twice")
        if any(start.deck.count(artifact) > COPIES for artifact in set(start.deck)):
            raise BadHeader("laid-artifact-too-often", copies=COPIES)
        able = action_cards(len(self.players), self.options.wagers)
        if len(set(start.actions)) < len(start.actions) or not set(start.actions) <= set(able):
            names = ", ".join(ACTION_NAMES[action] for action in able)
            raise BadHeader("laid-actions", actions=names)


@check_arguments
def grimm(
    players: int | Sequence[str],
    *,
    options: Options = FIRST_GAME,
    seed: int | None = None,
    laid: Laid | None = None,
    first: int | None = None,
) -> Grimm:
    """Prepare a game of The Grimm Masquerade for some players: their number or their names.

    `laid` has cards laid out by hand, `first` is the seat that begins. What you leave out is left to chance.
    """
    check_players(how_many(players), options.wagers)
    header = Grimm(
        players=player_names(players), seed=seed_text(seed), first=first, options=options, laid=laid or Laid()
    )
    header.check()
    return header


def _number(name: str, names: Sequence[str], what: str) -> int:
    """The number of a character, an artifact or an action card; case does not matter."""
    for number, known in enumerate(names):
        if known.casefold() == name.strip().casefold():
            return number
    raise BadHeader(f"no-such-{what}", name=name, names=", ".join(names))
