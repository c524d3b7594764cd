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
            tuple(_number(name, ACTION_NAMES, "action card") for name in self.actions),
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
            raise BadRecord(
                f"lay {each} of the characters for each of the {len(self.players)} players, or none"
            )
        if len(set(dealt)) < len(dealt):
            raise BadRecord("a character is laid twice; there is one of each")
        if any(start.deck.count(artifact) > COPIES for artifact in set(start.deck)):
            raise BadRecord(f"an artifact is laid more than {COPIES} times; there are {COPIES} of each")
        able = action_cards(len(self.players), self.options.wagers)
        if len(set(start.actions)) < len(start.actions) or not set(start.actions) <= set(able):
            names = ", ".join(ACTION_NAMES[action] for action in able)
            raise BadRecord(f"at this table the action cards are, once each: {names}")


def check_players(players: int, options: GrimmOptions) -> None:
    """Raise unless this many may play with these variants."""
    if players not in PLAYERS:
        able = f"{PLAYERS[0]} to {PLAYERS[-1]} players"
        raise BadTable(f"The Grimm Masquerade is for {able}, not {players}; change the number")
    if options.wagers and players == 2:
        raise BadTable("G63: two players play without Wagers; leave them out or invite somebody")


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
    raise BadRecord(f"there is no {what} '{name}'; there are: {', '.join(names)}")
