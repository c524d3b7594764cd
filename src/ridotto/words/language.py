"""The six languages: messages from Fluent files, and nothing said that is not written there."""

from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

LANGUAGES: Final = ("en", "pl", "uk", "it", "nl", "fr")
"""The codes of the languages that everything is said in."""

Fact: TypeAlias = str | int
"""What a message may be told: a name, or a number to count with."""


class NoWords(LookupError):
    """A message that is not in the file, or that was not told all it needs."""


class Language:
    """One language, with all its messages."""

    def __init__(self, code: str, *sources: str) -> None:
        """Read the messages of some Fluent texts."""
        self.code = code
        self._bundle = FluentBundle([code], use_isolating=False)  # names stand in plain text, left to right
        for source in sources:
            self._read(source)

    def _read(self, source: str) -> None:
        """Learn the messages of one text, which has to be readable from end to end."""
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise NoWords(f"{self.code}.ftl cannot be read here: {(entry.content or '').strip()}")
        self._bundle.add_resource(resource)

    def say(self, message: str, /, **facts: Fact) -> str:
        """A message with its facts filled in. NoWords rather than half a sentence."""
        if not self._bundle.has_message(message):
            raise NoWords(f"{self.code}.ftl has no message '{message}'")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise NoWords(f"{self.code}.ftl: '{message}' says nothing")
        said, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise NoWords(f"{self.code}.ftl: '{message}' cannot be said: {errors[0]}")
        return str(said)

    def count(self, number: int) -> str:
        """A whole number that may be large, with its thousands apart."""
        return f"{number:,}" if self.code == "en" else f"{number:,}".replace(",", "\u202f")

    def join(self, names: list[str], word: str = "and") -> str:
        """`Ann, Bob and Cléa`; or, with the word `or`, `Ann, Bob or Cléa`."""
        if len(names) < 2:
            return "".join(names)
        return self.say(word, first=", ".join(names[:-1]), last=names[-1])


@cache
def language(code: str) -> Language:
    """The language with this code."""
    if code not in LANGUAGES:
        raise ValueError(f"there is no language '{code}'; the languages are: {', '.join(LANGUAGES)}")
    return Language(code, *texts(code))


def texts(code: str) -> list[str]:
    """The Fluent texts of a language: both games, reports, tables on the network."""
    package = files("ridotto")
    parts = ("games/mascarade/words", "games/grimm/words", "words/reports", "words/table")
    return [package.joinpath(part, f"{code}.ftl").read_text("utf-8") for part in parts]
