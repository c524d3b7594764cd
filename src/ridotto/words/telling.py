"""What is said about a game, as data: which message tells which event to whom, and which facts fill it.

One document per game. The terminal reads it through `Narrator`, the page through the class of that name in
`web/src/games/shared/words`. Both know the same few ways to read a fact, listed in `ridotto.words.narrator`.

A *reading* names a way to read and the numbers to read from: `player who` is the name of the player `who`,
`side who` is `you` or `other`, `character secret` is the name of a character in the game's list `character`.
A number alone stands for itself, and `=word` for that word.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

import msgspec

Reading: TypeAlias = str


class Message(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A message, the facts that fill it, and when it is the one to say."""

    say: str
    """The message's name, with readings in braces: `looked-{side who}-{known secret}`."""
    facts: Mapping[str, Reading] = {}
    """The facts by the names they have in the message; a fact that is hidden is left out."""
    when: Mapping[Reading, str | int] = {}
    """What these readings have to give."""
    then: Reading = ""
    """What is said after it."""


class SubMessage(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A message that stands inside others, e.g. `Bob’s left card`: a way to read of the game's own."""

    of: tuple[str, ...]
    """What its numbers are called within it."""
    say: str
    facts: Mapping[str, Reading] = {}


class NameList(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What numbers stand for: a way to read them by name."""

    names: tuple[str, ...]
    """Short names by number; of a given list, the names that have a message."""
    says: str | None = None
    """What the messages with the full names begin with; without it the short names are what is read."""
    given: bool = False
    """Whether each game lists these things anew; those without a message keep the name they were given."""


class ViewPaths(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where in a view things stand that sentences need: `question.offer`, `drawn.0`."""

    people: str = "players"
    """The names of the players, or what has `player` and `name`, in the order of the seats."""
    given: Mapping[str, str] = {}
    """The given lists."""
    hand: str = ""
    """The cards before one seat, where cards lie on places."""
    centre: str = ""
    """The cards in the centre."""
    facts: Mapping[str, str] = {}
    """What options and questions are told about, besides `phase` and `decider`."""


class Telling(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The document of one game."""

    kinds: tuple[str, ...]
    """The kinds of events, by number."""
    events: Mapping[str, tuple[Message, ...]]
    """For each kind of event its messages; the first that fits is said.

    Readings are of `who`, `a`, `b`, `n`, `secret` and `audience`; `you` and `players` are always known.
    """
    options: Mapping[str, tuple[Message, ...]]
    """For each kind of move its messages. Readings are of what is in the move's number and in the view."""
    questions: Mapping[str, tuple[Message, ...]]
    """For each phase its messages, then those of `*`. Readings are of what is in the view."""
    moves: tuple[tuple[str | int, ...] | None, ...]
    """By number: the kind of each move and the facts in its number; null where there is no move."""
    move_facts: Mapping[str, tuple[str, ...]]
    """What those facts are called, for each kind of move."""
    lists: Mapping[str, NameList] = {}
    sub_messages: Mapping[str, SubMessage] = {}
    hand_names: tuple[str, ...] = ()
    """What the cards before one seat are called, where there is more than one."""
    centre_names: tuple[str, ...] = ()
    change_seats: str = ""
    """The kind of event that makes the players on the seats `a` and `b` change places."""
    view: ViewPaths = ViewPaths()

    def json(self) -> str:
        """The document as the page gets it."""
        return msgspec.json.encode(self, order="deterministic").decode() + "\n"


WHO: Final = {"who": "player who"}
OVER: Final = (Message("question-over"),)


def short_name(name: str) -> str:
    """A name as it stands in messages: `glass-slipper`, `must-swap`."""
    return name.lower().replace(" ", "-").replace("_", "-")


def short_names(numbers: type) -> tuple[str, ...]:
    """What the numbers of a class are called in messages: `extra-card` for EXTRA_CARD."""
    found = {number: short_name(name) for name, number in vars(numbers).items() if name.isupper()}
    return tuple(found[number] for number in range(len(found)))
