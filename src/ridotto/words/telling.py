"""What is said about a game, as data: which message tells which event to whom, and which facts fill it.

One document per game. The terminal reads it through `Narrator`, the page through the class of that name in
`web/src/games/shared/words`. Both know the same few ways to read a fact, listed in `ridotto.words.narrator`.

A *reading* names a way to read and the numbers to read from: `player who` is the name of the player `who`,
`side who` is `you` or `other`, `character secret` is the name of a character in the game's list `character`.
A number alone stands for itself, and `=word` for that word. What is said is looked up in tables of these;
there are no conditions or calculations. Games write theirs in the short form of `ridotto.words.compose`.
"""

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

Reading: TypeAlias = str


class MessageTable(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Which message is said from which point of view, and the facts that fill it."""

    say: Mapping[str, str]
    """The names of messages by point of view: what the readings in `by` give, with spaces between them."""
    by: tuple[Reading, ...] = ()
    facts: Mapping[str, Reading] = {}
    """The facts by the names they have in the messages; a fact that is hidden is left out."""
    then: Reading = ""
    """What is said after it."""


class SubMessage(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Messages that stand inside others, e.g. `Bob’s left card`: a way to read of the game's own."""

    of: tuple[str, ...]
    """What its numbers are called within it."""
    say: Mapping[str, str]
    by: tuple[Reading, ...] = ()
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
    """What options, questions and notes are about, besides `phase` and `decider`; a list is a set."""


class ListedKind(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One sentence for all events of a kind: `Announced: Bob (King), Dan (Fool).`."""

    whole: str
    """The message of the sentence, in which the events are `each`."""
    each: MessageTable
    """What it says of one event."""


class Telling(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The document of one game."""

    kinds: tuple[str, ...]
    """The kinds of events, by number."""
    events: Mapping[str, tuple[MessageTable, ...]]
    """For each kind of event its messages; the first table that knows the point of view is the one.

    Readings are of `who`, `a`, `b`, `n`, `secret` and `audience`; `you` and `players` are always known.
    """
    options: Mapping[str, tuple[MessageTable, ...]]
    """For each kind of move its messages. Readings are of what is in the move's number and in the view."""
    questions: Mapping[str, tuple[MessageTable, ...]]
    """For each phase its messages, then those of `*`. Readings are of what is in the view."""
    moves: tuple[tuple[str | int, ...] | None, ...]
    """By number: the kind of each move and the facts in its number; null where there is no move."""
    move_facts: Mapping[str, tuple[str, ...]]
    """What those facts are called, for each kind of move."""
    notes: Mapping[str, tuple[MessageTable, ...]] = {}
    """For each phase what the decider is told beside the question, then that of `*`: all that fit."""
    lists: Mapping[str, NameList] = {}
    sub_messages: Mapping[str, SubMessage] = {}
    hand_names: tuple[str, ...] = ()
    """What the cards before one seat are called, where there is more than one."""
    centre_names: tuple[str, ...] = ()
    change_seats: str = ""
    """The kind of event that makes the players on the seats `a` and `b` change places."""
    summed_up: tuple[str, ...] = ()
    """The kinds of events that are told to somebody who skipped them: public, and worth knowing."""
    listed: Mapping[str, ListedKind] = {}
    """The kinds of events of which such a summary makes one sentence, in the order of the sentences."""
    passes: str = ""
    """The kind of event of which such a summary tells only how often it happened."""
    view: ViewPaths = ViewPaths()

    def json(self) -> str:
        """The document as the page gets it."""
        return msgspec.json.encode(self, order="deterministic").decode() + "\n"
