"""What argparse itself says, in the language of the command line."""

import argparse
import re
from typing import Final

from ridotto.cli.speech import speech, told

WORDS: Final = {
    "usage: ": "usage",
    "positional arguments": "positional-arguments",
    "options": "options",
    "show this help message and exit": "show-help",
    "show program's version number and exit": "show-version",
    "argument %(argument_name)s: %(message)s": "argument-error",
    "the following arguments are required: %s": "required-arguments",
    "unrecognized arguments: %s": "unknown-arguments",
    "invalid choice: %(value)r (choose from %(choices)s)": "invalid-choice",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "unknown-command",
    "expected one argument": "expected-one",
    "expected at most one argument": "expected-at-most-one",
    "expected at least one argument": "expected-some",
    "not allowed with argument %s": "not-together",
    "ignored explicit argument %r": "no-value-wanted",
    "one of the arguments %s is required": "one-required",
}
"""The names of our texts by argparse's own ones, which it looks up with gettext."""
_GAP: Final = re.compile(r"\{ \$(\w+) \}")


def translated(text: str) -> str:
    """One of argparse's texts in the language of the command line, with the same gaps."""
    if text not in WORDS:
        return text
    said = told(WORDS[text], **{gap: f"{{ ${gap} }}" for gap in ALL_GAPS})
    filled = _GAP.sub(lambda gap: f"%({gap[1]})s" if f"%({gap[1]})" in text else "%s", said)
    return f"{filled} " if text.endswith(" ") else filled


ALL_GAPS: Final = ("argument_name", "message", "arguments", "value", "choices", "parser_name", "other")


def speak() -> None:
    """Let argparse say its own texts in our languages: it has no other way to be given them."""
    setattr(argparse, "_", translated)  # noqa: B010 - mypy does not know this name


class Help(argparse.RawDescriptionHelpFormatter):
    """Help with the headings of the language: French has a space before the colon."""

    def start_section(self, heading: str | None) -> None:
        """Begin a section under a heading."""
        space = "\u00a0" if heading and speech.language == "fr" else ""
        super().start_section(heading and f"{heading}{space}")
