"""What a game of The Grimm Masquerade starts from: guests, variants, a seed, and what was laid by hand."""

from collections.abc import Sequence
from typing import Final

import msgspec

from ridotto.games.grimm.rules.actions import ACTION_NAMES, action_cards
from ridotto.games.grimm.rules.characters import ARTIFACTS, CHARACTER_NAMES, COPIES
from ridotto.games.grimm.rules.setup import PLAYERS, Start, Variant
from ridotto.play.header import Header
from ridotto.play.setup import (
    RULES_VERSION,
    BadRecord,
    BadTable,
    Seed,
    TurnLimit,
    check_first,
    check_names,
    check_rules,
    check_seed,
    check_types,
    guests,
    how_many,
    sown,
)


class BadBall(BadTable):
    """A ball that cannot be given."""

    words = "ridotto.games.grimm.words"


class BadHeader(BadRecord):
    """A saved game of The Grimm Masquerade that no table can be set from."""

    words = "ridotto.games.grimm.words"


class GrimmOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agreed on. As printed for a first game, if nobody says anything."""

    wagers: bool = False
    treasures: bool = False
    abilities: bool = False
    max_turns: TurnLimit = 0
    deduction: bool = True
    """Whether views show who can still be whom, as far as everybody can work it out."""

    def variant(self) -> Variant:
        """The part that is the rules' business."""
        return Variant(self.wagers, self.treasures, self.abilities, self.max_turns)


FIRST_GAME: Final = GrimmOptions()


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies where in the first round, by name; whatever is not named is left to chance."""

    characters: list[list[str]] = []
    """For each player, one character, or two with two players."""
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
    options: GrimmOptions = FIRST_GAME
    laid: Laid = Laid()

    def check(self) -> None:
        """Raise unless a table can be set from this."""
        check_types(self)
        check_rules(self.rules)
        check_players(len(self.players), self.options)
        check_first(self.first, len(self.players))
        check_seed(self.seed)
        check_names(self.players)
        self._check_laid(self.laid.start())

    def _check_laid(self, start: Start) -> None:
        """Raise unless the cards laid by hand are there to be laid."""
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


def check_players(players: int, options: GrimmOptions) -> None:
    """Raise unless this many may play with these variants."""
    if players not in PLAYERS:
        raise BadBall("wrong-number-of-players", least=PLAYERS[0], most=PLAYERS[-1], players=players)
    if options.wagers and players == 2:
        raise BadBall("two-without-wagers")


def grimm(
    players: int | Sequence[str],
    *,
    options: GrimmOptions = FIRST_GAME,
    seed: int | None = None,
    laid: Laid | None = None,
    first: int | None = None,
) -> Grimm:
    """Prepare a game: guests, variants, and a seed; cards may be laid by hand."""
    check_players(how_many(players), options)
    header = Grimm(
        players=guests(players), seed=sown(seed), first=first, options=options, laid=laid or Laid()
    )
    header.check()
    return header


def _number(name: str, names: Sequence[str], what: str) -> int:
    """The number of a character, an artifact or an action card; case does not matter."""
    for number, known in enumerate(names):
        if known.casefold() == name.strip().casefold():
            return number
    raise BadHeader(f"no-such-{what}", name=name, names=", ".join(names))
