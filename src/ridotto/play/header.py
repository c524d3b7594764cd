"""The start of any game."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from ridotto.games.registry import find_game
from ridotto.play.setup import check_first, check_names, check_rules, check_seed, check_types


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="game"):
    """What a game starts from: enough to play it again. Each game's subclass has the game's id as its tag.

    The subclass declares the fields below itself: seals depend on the order of its fields, which must not
    change.
    """

    if TYPE_CHECKING:

        @property
        def players(self) -> list[str]: ...

        @property
        def seed(self) -> str:
            """In hexadecimal, because many languages cannot hold a number of 96 bits."""

        @property
        def rules(self) -> int:
            """The version of the rules."""

        @property
        def first(self) -> int | None:
            """The seat that begins; None if chance decides."""

    def check(self) -> None:
        """Raise unless a table can be set up from this."""
        check_types(self)
        check_rules(self.rules)
        check_first(self.first, len(self.players))
        check_seed(self.seed)
        check_names(self.players)


def read_header(facts: Mapping[str, Any]) -> Header:
    """A header from what JSON says about it, of whichever game it names."""
    return msgspec.convert(facts, find_game(str(facts.get("game"))).play.header)
