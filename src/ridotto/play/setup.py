"""What every game needs before it begins: players' names and a seed, checked."""

import re
from collections.abc import Sequence
from secrets import randbits
from typing import Annotated, Final, TypeAlias

import msgspec

from ridotto.chance import SEED_BITS
from ridotto.foreign_errors import data_reason
from ridotto.patterns import whole_text
from ridotto.refusal import BadTable, Refusal

RULES_VERSION: Final = 1
"""Increases when the same moves would give other events."""

DEFAULT_NAMES: Final = (
    "Ann",
    "Bob",
    "Cléa",
    "Dan",
    "Eva",
    "Felix",
    "Greta",
    "Hugo",
    "Ines",
    "Jan",
    "Kasia",
    "Luca",
    "Mira",
)
"""The names of players if none are given."""

MAX_NAME: Final = 24

Seed: TypeAlias = Annotated[str, msgspec.Meta(pattern=whole_text("[0-9a-f]{1,24}"))]
"""A seed in hexadecimal."""
TurnLimit: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
"""After how many turns a game ends; 0 for no limit."""


class BadRecord(Refusal):
    """A saved game that cannot be read or trusted."""


class BadStart(BadTable, BadRecord):
    """What a game should start from cannot be, whether it was given now or read from a record."""


def how_many(players: int | Sequence[str]) -> int:
    """The number of players."""
    if isinstance(players, int) and not isinstance(players, bool):
        return players
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise BadTable("players-not-readable", value=repr(players))
    return len(players)


def player_names(players: int | Sequence[str]) -> list[str]:
    """The names of the players; for a number, that many of our own."""
    if isinstance(players, int):
        return list(DEFAULT_NAMES[:players])
    for name in players:
        if not isinstance(name, str):
            raise BadTable("name-not-text", name=repr(name))
    return [name.strip() for name in players]


def seed_text(seed: int | None) -> str:
    """The given seed or a new random one, in hexadecimal as in a header."""
    if seed is None:
        return f"{randbits(SEED_BITS):x}"
    if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
        raise BadTable("bad-seed", bits=SEED_BITS, seed=repr(seed))
    return f"{seed:x}"


def check_types(header: msgspec.Struct) -> None:
    """Raise unless every field has its declared type, so that a record can hold it."""
    try:
        msgspec.convert(msgspec.to_builtins(header), type(header))
    except (msgspec.ValidationError, TypeError, UnicodeError) as error:
        raise BadTable("table-impossible", reason=data_reason(error)) from None


def check_rules(rules: int) -> None:
    """Raise unless this program knows this version of the rules."""
    if rules != RULES_VERSION:
        raise BadStart("record-other-rules", version=rules, ours=RULES_VERSION)


def check_first(first: int | None, players: int) -> None:
    """Raise unless the seat that begins exists."""
    if first is not None and not 0 <= first < players:
        raise BadStart("record-no-seat", seat=first, players=players, last=players - 1)


def check_seed(seed: str) -> None:
    """Raise unless this is a seed."""
    if re.fullmatch("[0-9a-f]{1,24}", seed) is None:
        raise BadStart("record-bad-seed", seed=seed, bits=SEED_BITS)


def check_names(players: Sequence[str]) -> None:
    """Raise unless every player's name is valid and different from the others."""
    check_texts(players)
    if not are_different(players):
        raise BadStart("same-name")


def are_different(names: Sequence[str]) -> bool:
    """Whether no two names are equal, in capitals or not."""
    return len({name.casefold() for name in names}) == len(names)


def check_texts(names: Sequence[str]) -> None:
    """Raise unless every name is short and visible."""
    for name in names:
        if not name.strip() or len(name) > MAX_NAME or not name.isprintable():
            raise BadStart("bad-name", name=name, most=MAX_NAME)
