"""The printed masks, one line each, and the sets they come in. The only place that knows their names."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from ridotto.games.mascarade.rules.effects import (
    FROM_THE_BANK,
    Do,
    Power,
    Whom,
    beg,
    change_seats,
    collect_the_court,
    exchange_fortunes,
    gain,
    gain_together,
    question,
    see_and_swap,
    show,
    swap_or_pretend,
    take,
    top_up,
    win_with,
)


class Mask(NamedTuple):
    """A name and a power, the number of copies in the box, and the minimum number of players."""

    name: str
    power: Power
    copies: int = 1
    least_players: int = 2
    own: bool = False
    """Invented by players, so it goes with either edition."""

    @property
    def has_bank_symbol(self) -> bool:
        """Whether any of its effects draws on the bank."""
        return any(effect.verb in FROM_THE_BANK for effect in self.power)

    @property
    def comes_in_company(self) -> bool:
        """Whether a single copy makes no sense."""
        return self.does(Do.GAIN_TOGETHER)

    def does(self, verb: Do) -> bool:
        """Whether one of its effects has this verb."""
        return any(effect.verb == verb for effect in self.power)


def _box(*masks: Mask) -> Mapping[str, Mask]:
    return {mask.name: mask for mask in masks}


FIRST_EDITION: Final = _box(
    Mask("Judge", (collect_the_court(),)),
    Mask("Bishop", (take(2, Whom.THE_RICHEST),)),
    Mask("King", (gain(3),)),
    Mask("Fool", (gain(1), swap_or_pretend(Whom.TWO_OTHERS))),
    Mask("Queen", (gain(2),)),
    Mask("Thief", (take(1, Whom.NEIGHBOURS),)),
    Mask("Witch", (exchange_fortunes(Whom.ANOTHER),)),
    Mask("Spy", (see_and_swap(Whom.ANOTHER_OR_CENTRE),)),
    Mask("Peasant", (gain_together(1),), copies=2, least_players=8),
    Mask("Cheat", (win_with(10),)),
    Mask("Inquisitor", (question(4, Whom.ANOTHER),), least_players=8),
    Mask("Widow", (top_up(10),)),
)

SECOND_EDITION: Final = _box(
    Mask("Beggar", (beg(1),)),
    Mask("Cheat", (win_with(10),)),
    Mask("Empress", (gain(3),)),
    Mask("Fool", (gain(1), swap_or_pretend(Whom.TWO_OTHERS))),
    Mask("Guru", (question(4, Whom.ANOTHER),), least_players=8),
    Mask("Judge", (collect_the_court(),)),
    Mask("King", (gain(2),)),
    Mask("Patron", (gain(3), gain(1, Whom.NEIGHBOURS))),
    Mask("Peasant", (gain_together(1),), copies=2, least_players=8),
    Mask("Princess", (gain(2), show(Whom.ANOTHER)), least_players=6),
    Mask("Puppet Master", (take(1, Whom.TWO_OTHERS), change_seats(Whom.TWO_OTHERS)), least_players=8),
    Mask("Swindler", (take(2, Whom.THE_RICHEST),)),
    Mask("Spy", (see_and_swap(Whom.ANOTHER),)),
    Mask("Thief", (take(1, Whom.NEIGHBOURS),)),
    Mask("Widow", (top_up(10),)),
    Mask("Witch", (exchange_fortunes(Whom.ANOTHER),)),
)

EDITIONS: Final[Mapping[int, Mapping[str, Mask]]] = {1: FIRST_EDITION, 2: SECOND_EDITION}
PLAYERS: Final[Mapping[int, range]] = {1: range(2, 14), 2: range(4, 13)}
"""The possible numbers of players, by edition."""


def _set(*names: str) -> tuple[str, ...]:
    return tuple(name.replace("_", " ") for line in names for name in line.split())


_SMALL = _set("Bishop Fool Judge Queen King Witch")
_SIX = _set("Judge Bishop King Queen Witch Cheat")
_EIGHT = _set("Judge Bishop King Fool Queen Witch Peasant Peasant")
_EIGHT_A = _set("Judge King Empress Swindler Witch Cheat Peasant Peasant")
_EIGHT_B = _set("Judge Guru Puppet_Master Princess Patron Widow Spy Beggar")

RECOMMENDED: Final[Mapping[int, tuple[str, ...]]] = {
    2: _SMALL,
    3: _SMALL,
    4: _set("Judge Bishop King Queen Thief Cheat"),
    5: _SIX,
    6: _SIX,
    7: _set("Judge Bishop King Fool Queen Thief Witch"),
    8: _EIGHT,
    9: (*_EIGHT, "Cheat"),
    10: (*_EIGHT, "Cheat", "Spy"),
    11: (*_EIGHT, "Cheat", "Spy", "Inquisitor"),
    12: (*_EIGHT, "Cheat", "Spy", "Inquisitor", "Widow"),
    13: (*_EIGHT, "Cheat", "Spy", "Inquisitor", "Widow", "Thief"),
}
"""The sets that the first edition recommends, by number of players."""

HOUSE_A: Final[Mapping[int, tuple[str, ...]]] = {
    4: _set("Judge King Empress Fool Thief Witch"),
    5: _set("Judge King Empress Witch Swindler Cheat"),
    6: _set("Judge King Empress Swindler Witch Cheat"),
    7: _set("Judge King Empress Fool Swindler Thief Witch"),
    8: _EIGHT_A,
    9: (*_EIGHT_A, "Spy"),
    10: (*_EIGHT_A, "Spy", "Fool"),
    11: (*_EIGHT_A, "Spy", "Fool", "Guru"),
    12: (*_EIGHT_A, "Spy", "Fool", "Guru", "Widow"),
}
"""House scenarios for first games of the second edition. Ours: the printed ones could not be sourced."""

HOUSE_B: Final[Mapping[int, tuple[str, ...]]] = {
    4: _set("Judge King Widow Cheat Spy Beggar"),
    5: _set("Judge Patron Widow Spy Beggar Thief"),
    6: _set("Judge Princess Patron Widow Spy Beggar"),
    7: _set("Judge Princess Patron Widow Spy Beggar Cheat"),
    8: _EIGHT_B,
    9: (*_EIGHT_B, "Thief"),
    10: (*_EIGHT_B, "Thief", "King"),
    11: (*_EIGHT_B, "Thief", "King", "Cheat"),
    12: (*_EIGHT_B, "Thief", "King", "Cheat", "Empress"),
}
"""House scenarios for the second edition, more strategic. Ours too."""

SCENARIOS: Final[Mapping[int, Mapping[str, Mapping[int, tuple[str, ...]]]]] = {
    1: {"recommended": RECOMMENDED},
    2: {"A": HOUSE_A, "B": HOUSE_B},
}
"""By edition and name. The first one of an edition is the default."""
