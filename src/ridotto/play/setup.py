"""What every game needs before it begins: guests with names, and a seed."""

import re
from collections.abc import Sequence
from secrets import randbits
from typing import Annotated, Final, TypeAlias

import msgspec

from ridotto.chance import SEED_BITS

RULES_VERSION: Final = 1
"""Goes up when the same moves would give other events."""

GUESTS: Final = (
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
"""Who sits down when nobody is named."""

MAX_NAME: Final = 24

Seed: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{1,24}$")]
"""A seed in hexadecimal."""
TurnLimit: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
"""After how many turns a game ends; 0 for no limit."""


class BadRecord(ValueError):
    """A saved game that cannot be read or trusted."""


class BadTable(ValueError):
    """A table that nobody can sit down at."""


def how_many(players: int | Sequence[str]) -> int:
    """How many want to sit down."""
    if isinstance(players, int) and not isinstance(players, bool):
        return players
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise BadTable(f"invite a number of players or give a list of names, not {players!r}")
    return len(players)


def guests(players: int | Sequence[str]) -> list[str]:
    """The names at the table; a number invites that many."""
    if isinstance(players, int):
        return list(GUESTS[:players])
    for name in players:
        if not isinstance(name, str):
            raise BadTable(f"a player's name is a text, not {name!r}; give every player a name")
    return [name.strip() for name in players]


def sown(seed: int | None) -> str:
    """The seed asked for, or a fresh one that nobody can guess, as a header keeps it."""
    if seed is None:
        return f"{randbits(SEED_BITS):x}"
    if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
        raise BadTable(f"a seed is a whole number from 0 to 2^{SEED_BITS} - 1, not {seed!r}; choose another")
    return f"{seed:x}"


def check_types(header: msgspec.Struct) -> None:
    """Raise unless everything is of the kind that a record could hold."""
    try:
        msgspec.convert(msgspec.to_builtins(header), type(header))
    except (msgspec.ValidationError, TypeError) as error:
        raise BadTable(f"no table can be set like this: {error}") from None


def check_rules(rules: int) -> None:
    """Raise unless the game was played by the rules this program knows."""
    if rules != RULES_VERSION:
        raise BadRecord(
            f"this game was played by rules version {rules} and this program knows version "
            f"{RULES_VERSION}; read it with the release that wrote it"
        )


def check_first(first: int | None, players: int) -> None:
    """Raise unless the one who begins sits at the table."""
    if first is not None and not 0 <= first < players:
        raise BadRecord(
            f"there is no seat {first} at a table for {players}; seats go from 0 to {players - 1}"
        )


def check_seed(seed: str) -> None:
    """Raise unless this is a seed."""
    if re.fullmatch("[0-9a-f]{1,24}", seed) is None:
        raise BadRecord(f"the seed '{seed}' is no hexadecimal number of at most {SEED_BITS} bits")


def check_names(names: Sequence[str], whose: str = "players") -> None:
    """Raise unless everybody has a name of their own."""
    for name in names:
        if not name.strip() or len(name) > MAX_NAME or not name.isprintable():
            raise BadRecord(f"{name!r} is no name; a name has 1 to {MAX_NAME} visible characters")
    if len({name.casefold() for name in names}) < len(names):
        raise BadRecord(f"two {whose} have the same name; give one of them another")
