"""Errors that people see: a short name and facts, with the sentence read from `errors.<language>.ftl`.

`str(error)` is English, for programs and logs; `error.say("pl")` is for people. Fluent need not be installed:
these files use only its `{ $fact }`.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias, Union

from ridotto.languages import ENGLISH, duration, grouped

Fact: TypeAlias = Union[str, int, "Refusal", tuple["Refusal", ...]]
"""What fills a gap in a sentence: text, a number, or other refusals that give the reasons."""

FILE: Final = "errors.{}.ftl"
"""The file of a language."""
MOST_REPEATED: Final = 80
"""How many characters of a fact are shown; people may have given endless ones."""
WHOLE: Final = frozenset({"usage", "type", "command"})
"""Facts that are shown whole, besides lists, whose names end in s."""
LONG: Final = frozenset({"reason", "problem", "error", "file", "directory", "url", "place"})
"""Facts that may be paths, or sentences of other programs."""
MOST_OF_LONG: Final = 400
COUNTED: Final = frozenset({"most", "least", "characters", "moves", "games"})
"""Facts that count things; other numbers only name one, such as a line or a port."""
DURATION: Final = "seconds"
"""The fact that is a time, and is told in its largest unit."""
FIXED_SPACES: Final = "\u00a0\u202f"
BETWEEN_REASONS: Final = {"fr": "\u202f; "}
_MESSAGE: Final = re.compile(r"([a-z][a-z0-9-]*) = (.+)")
_GAP: Final = re.compile(r"\{ \$([a-z_]+) \}")


class Translated(str):
    """A fact that people call something else in each language; for programs it is the English name."""

    __slots__ = ()

    def say(self, language: str) -> str:
        """What it is called in a language."""
        raise NotImplementedError


class Refusal(ValueError):
    """Something that cannot be done, and why."""

    words: str = "ridotto.words"
    """The package whose `errors.<language>.ftl` has the sentences."""

    def __init__(self, name: str, /, **facts: Fact) -> None:
        super().__init__(name)
        self.name = name
        self.facts: Mapping[str, Fact] = {key: _shorten(key, fact) for key, fact in facts.items()}

    def __str__(self) -> str:
        """The English sentence."""
        return self.say(ENGLISH)

    def say(self, language: str) -> str:
        """The sentence in a language; in English, if its author has written no other."""
        known = sentences(self.words, language)
        if self.name not in known:
            known, language = sentences(self.words), ENGLISH
        return fill(known[self.name], self.facts, language)


class IllegalMove(Refusal):
    """A move that is not allowed now, and why. The game has not changed."""


class BadTable(Refusal):
    """A game that cannot be set up, and why."""


@cache
def sentences(words: str, language: str = ENGLISH, file: str = FILE) -> Mapping[str, str]:
    """The sentences in a package's file by name; none, if there is no such file in that language."""
    parent, _, folder = words.rpartition(".")  # importing the package itself would import Fluent
    found = files(parent).joinpath(folder).joinpath(file.format(language))
    if language != ENGLISH and not found.is_file():
        return {}
    return read_sentences(found.read_text("utf-8"))


def read_sentences(text: str) -> dict[str, str]:
    """The messages of a Fluent text that uses only `{ $fact }`; anything else is an error."""
    found: dict[str, str] = {}
    name = ""
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            name = ""
        elif name and line.startswith(" "):
            found[name] += f"\n{line.strip()}"
        elif (message := _MESSAGE.fullmatch(line)) and message[1] not in found:
            name = message[1]
            found[name] = message[2]
        else:
            raise ValueError(f"this cannot be read here: {line}")
    return found


def as_sentence(reason: str) -> str:
    """A reason that stands alone: `Some seats are empty.`."""
    return f"{reason[:1].upper()}{reason[1:]}."


def gaps(sentence: str) -> set[str]:
    """The names of the facts that a sentence needs."""
    return set(_GAP.findall(sentence))


def fill(sentence: str, facts: Mapping[str, Fact], language: str = ENGLISH) -> str:
    """The sentence with its facts."""
    return _GAP.sub(lambda gap: _text(gap[1], facts[gap[1]], language), sentence)


def _shorten(name: str, fact: Fact) -> Fact:
    """A fact that fits into a sentence: its text can be printed, and has an end."""
    if not isinstance(fact, str) or isinstance(fact, Translated):
        return fact
    text = fact.encode("utf-8", "backslashreplace").decode()
    if name in WHOLE or name.endswith("s"):
        return text
    most = MOST_OF_LONG if name in LONG else MOST_REPEATED
    line = text if text.isprintable() else "".join(map(_printable, text[: most + 1]))
    return line if len(line) <= most else f"{line[: most - 1]}…"


def _printable(character: str) -> str:
    return character if character.isprintable() or character in FIXED_SPACES else repr(character)[1:-1]


def _text(name: str, fact: Fact, language: str) -> str:
    if isinstance(fact, Refusal | Translated):
        return fact.say(language)
    if isinstance(fact, tuple):
        return BETWEEN_REASONS.get(language, "; ").join(each.say(language) for each in fact)
    if isinstance(fact, int) and name == DURATION:
        return duration(fact, language)
    return grouped(fact, language) if isinstance(fact, int) and name in COUNTED else str(fact)
