"""Errors that people see: a short name and facts, with the English sentence read from `errors.en.ftl`.

Fluent need not be installed: these files use only its `{ $fact }`.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias, Union

Fact: TypeAlias = Union[str, int, "Refusal", tuple["Refusal", ...]]
"""What fills a gap in a sentence: text, a number, or other refusals that give the reasons."""

FILE: Final = "errors.en.ftl"
MOST_REPEATED: Final = 80
"""How many characters of a fact are shown; people may have given endless ones."""
WHOLE: Final = frozenset({"usage", "type", "command"})
"""Facts that are shown whole, besides lists, whose names end in s."""
LONG: Final = frozenset({"reason", "problem", "error", "file", "directory", "url", "place"})
"""Facts that may be paths, or sentences of other programs."""
MOST_OF_LONG: Final = 400
_MESSAGE: Final = re.compile(r"([a-z][a-z0-9-]*) = (.+)")
_GAP: Final = re.compile(r"\{ \$([a-z_]+) \}")


class Refusal(ValueError):
    """Something that cannot be done, and why."""

    words: str = "ridotto.words"
    """The package whose `errors.en.ftl` has the sentences."""

    def __init__(self, name: str, /, **facts: Fact) -> None:
        super().__init__(name)
        self.name = name
        self.facts: Mapping[str, Fact] = {key: _shorten(key, fact) for key, fact in facts.items()}

    def __str__(self) -> str:
        """The English sentence."""
        return fill(sentences(self.words)[self.name], self.facts)


class IllegalMove(Refusal):
    """A move that is not allowed now, and why. The game has not changed."""


class BadTable(Refusal):
    """A game that cannot be set up, and why."""


@cache
def sentences(words: str) -> Mapping[str, str]:
    """The sentences in a package's `errors.en.ftl` by name."""
    parent, _, folder = words.rpartition(".")  # importing the package itself would import Fluent
    return read_sentences(files(parent).joinpath(folder).joinpath(FILE).read_text("utf-8"))


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
            raise ValueError(f"{FILE} cannot be read here: {line}")
    return found


def gaps(sentence: str) -> set[str]:
    """The names of the facts that a sentence needs."""
    return set(_GAP.findall(sentence))


def fill(sentence: str, facts: Mapping[str, Fact]) -> str:
    """The sentence with its facts."""
    return _GAP.sub(lambda gap: _text(facts[gap[1]]), sentence)


def _shorten(name: str, fact: Fact) -> Fact:
    """A fact that fits into a sentence: its text can be printed, and has an end."""
    if not isinstance(fact, str):
        return fact
    text = fact.encode("utf-8", "backslashreplace").decode()
    if name in WHOLE or name.endswith("s"):
        return text
    most = MOST_OF_LONG if name in LONG else MOST_REPEATED
    line = text if text.isprintable() else "".join(map(_printable, text[: most + 1]))
    return line if len(line) <= most else f"{line[: most - 1]}…"


def _printable(character: str) -> str:
    return character if character.isprintable() else repr(character)[1:-1]


def _text(fact: Fact) -> str:
    return "; ".join(map(str, fact)) if isinstance(fact, tuple) else str(fact)
