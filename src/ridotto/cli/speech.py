"""The language of the command line: what `--lang` says, else the system's language, else English."""

import re
import sys
from collections.abc import Sequence
from typing import Final

from ridotto.languages import spoken, system_language
from ridotto.refusal import BETWEEN_REASONS, Fact, Refusal, fill, sentences

OPTION: Final = "--lang"
FILE: Final = "help.{}.ftl"
"""What `--help` says in a language, next to the code that asks for it."""


class Speech:
    """The language in which this run of the program speaks."""

    def __init__(self) -> None:
        self.language = system_language()

    def choose(self, arguments: Sequence[str] | None) -> None:
        """Look for the language before anything else is read: help and complaints are said in it, too."""
        self.language = asked_for(sys.argv[1:] if arguments is None else arguments) or system_language()

    def line(self, refusal: Refusal) -> str:
        """A refusal in one line."""
        return re.sub(
            r"[ \t\r\n]+", " ", refusal.say(self.language)
        )  # not the spaces that hold words together

    def help(self, package: str, name: str, **facts: Fact) -> str:
        """A text of `--help`; what is not in the package's files stays as it is."""
        known = sentences(package, self.language, FILE) or sentences(package, file=FILE)
        return fill(known.get(name, name), facts, self.language)


def asked_for(arguments: Sequence[str]) -> str | None:
    """The language that `--lang` names, if it is one of ours."""
    pairs = zip(arguments, [*arguments[1:], ""], strict=False)
    named = [text.partition("=")[2] or after for text, after in pairs if text.partition("=")[0] == OPTION]
    return spoken(named[-1]) if named else None


speech: Final = Speech()


def told(name: str, **facts: Fact) -> str:
    """A text of the help that all games share."""
    return speech.help("ridotto.cli", name, **facts)


def listed(names: Sequence[str], word: str) -> str:
    """`a, b or c`, or with the word `and`, `a, b and c`."""
    if len(names) < 2:
        return "".join(names)
    return told(word, first=", ".join(names[:-1]), last=names[-1])


def apart(parts: Sequence[str]) -> str:
    """Parts of a text with semicolons between them."""
    return BETWEEN_REASONS.get(speech.language, "; ").join(parts)


def metavar(text: str) -> str:
    """What stands for a value, such as FILE, in the language of the help."""
    return re.sub("[A-Z]{3,}", lambda word: _metavar(word[0]), text)


def _metavar(word: str) -> str:
    name = f"metavar-{word.lower()}"
    found = told(name)
    return word if found == name else found
