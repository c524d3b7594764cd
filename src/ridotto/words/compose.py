"""The short form in which a game writes its document: one line for all points of view.

`Message("looked-{side who}-{known secret}", {"who": "player who"})` stands for a table of the messages
looked-you-known, looked-you-hidden, looked-other-known and looked-other-hidden, as far as `en.ftl` has them.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Final, NamedTuple

from ridotto.words.language import read_text
from ridotto.words.telling import ListedKind, MessageTable, NameList, Reading, SubMessage, Telling

WHO: Final = {"who": "player who"}


class Message(NamedTuple):
    """A message for each point of view, the facts that fill it, and when it is the one to say."""

    say: str
    """The messages' names, with readings in braces."""
    facts: Mapping[str, Reading] = {}
    when: Mapping[Reading, str | int] = {}
    """What these readings have to give."""
    then: Reading = ""
    """What is said after it."""
    of: tuple[str, ...] = ()
    """What the numbers of a message are called that stands inside others."""


OVER: Final = (Message("question-over"),)


def compose_telling(
    package: str,
    *,
    events: Mapping[str, Sequence[Message]],
    options: Mapping[str, Sequence[Message]],
    questions: Mapping[str, Sequence[Message]],
    notes: Mapping[str, Sequence[Message]] | None = None,
    listed: Mapping[str, tuple[str, Message]] | None = None,
    phases: Sequence[str] = (),
    sub_messages: Mapping[str, Message] | None = None,
    lists: Mapping[str, NameList] | None = None,
    **more: Any,
) -> Telling:
    """The document of the game whose messages are in this package; `more` is as in Telling."""
    hands, centre = more.get("hand_names", ()), more.get("centre_names", ())
    values = {
        **_VALUES,
        "hand": ("only", *hands),
        "which": ("only", *hands, *centre),
        "phase": tuple(phases),
        **{way: names.names for way, names in (lists or {}).items()},
    }
    table = _Composer(values, package).table
    subs = {way: table(message) for way, message in (sub_messages or {}).items()}
    return Telling(
        events={kind: tuple(map(table, messages)) for kind, messages in events.items()},
        options={kind: tuple(map(table, messages)) for kind, messages in options.items()},
        questions={phase: tuple(map(table, messages)) for phase, messages in questions.items()},
        notes={phase: tuple(map(table, messages)) for phase, messages in (notes or {}).items()},
        listed={kind: ListedKind(whole, table(each)) for kind, (whole, each) in (listed or {}).items()},
        sub_messages={
            way: SubMessage((sub_messages or {})[way].of, sub.say, sub.by, sub.facts)
            for way, sub in subs.items()
        },
        lists=lists or {},
        **more,
    )


_YOU: Final = ("you", "other")
_VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    "side": _YOU,
    "sitter-side": _YOU,
    "owner-side": _YOU,
    "known": ("known", "hidden"),
    "same": ("same", "different"),
    "any": ("some", "none"),
    "extent": ("one", "some", "all"),
    "among": ("you", "you-too", "other"),
    "whose": ("you", "player", "centre"),
    "whose-for": ("yourself", "themself", "you", "player", "centre"),
}
"""What each way to read can give."""
_READING: Final = re.compile(r"\{([^}]*)\}")
_NAME: Final = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


class _Composer:
    """Writes messages out for every point of view."""

    def __init__(self, values: Mapping[str, tuple[str, ...]], package: str) -> None:
        self.values = values
        texts = (read_text(package, "en"), read_text("ridotto.words.general", "en"))
        self.names = {name for text in texts for name in _NAME.findall(text)}

    def table(self, message: Message) -> MessageTable:
        by = tuple(dict.fromkeys((*message.when, *_READING.findall(message.say))))
        say = {" ".join(view): name for view, name in self._named(message, by) if name in self.names}
        if not say:
            raise ValueError(f"en.ftl has no message {message.say}")
        return MessageTable(say, by, message.facts, message.then)

    def _named(self, message: Message, by: Sequence[Reading]) -> Iterator[tuple[tuple[str, ...], str]]:
        """The name of the message from each point of view."""
        for view in product(*(self._given(message, reading) for reading in by)):
            known = dict(zip(by, view, strict=True))
            yield view, _READING.sub(lambda found: known[found[1]], message.say)  # noqa: B023

    def _given(self, message: Message, reading: Reading) -> Iterable[str]:
        """What a reading can give here."""
        if reading in message.when:
            return (str(message.when[reading]),)
        return dict.fromkeys(self.values[reading.split()[0]])


def short_name(name: str) -> str:
    """A name as it stands in messages: `glass-slipper`, `must-swap`."""
    return name.lower().replace(" ", "-").replace("_", "-")


def short_names(numbers: type) -> tuple[str, ...]:
    """What the numbers of a class are called in messages: `extra-card` for EXTRA_CARD."""
    found = {number: short_name(name) for name, number in vars(numbers).items() if name.isupper()}
    return tuple(found[number] for number in range(len(found)))
