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
_MESSAGE: Final = re.compile(r"([a-z][a-z0-9-]*) = (.+)")
_GAP: Final = re.compile(r"\{ \$([a-z_]+) \}")


class Refusal(ValueError):
    """Something that cannot be done, and why."""

    words: str = "ridotto.words"
    """The package whose `errors.en.ftl` has the sentences."""

    def __init__(self, name: str, /, **facts: Fact) -> None:
        super().__init__(name)
        self.name = name
        self.facts: Mapping[str, Fact] = facts

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


def _text(fact: Fact) -> str:
    return "; ".join(map(str, fact)) if isinstance(fact, tuple) else str(fact)
