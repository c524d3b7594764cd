"""In which language, and on what screen."""

import os
import re
from argparse import Namespace

from rich.console import Console

from ridotto.cli.files import BadRequest
from ridotto.words.language import LANGUAGES, Language, language


class Screen(Console):
    """A console that lets others decide what to do when nobody reads on."""

    def on_broken_pipe(self) -> None:
        """Not the end of the program: there may be a game to save."""
        raise BrokenPipeError


def screen(arguments: Namespace) -> Console:
    """The terminal, or whatever the output goes to. What players call themselves is never markup."""
    return Screen(no_color=arguments.no_color or None, highlight=False, markup=False, emoji=False)


def spoken(arguments: Namespace) -> Language:
    """The language that was asked for, or the system's if it is one of ours, or English."""
    if arguments.lang is None:
        return language(system_language())
    code = arguments.lang.strip().lower()
    if code not in LANGUAGES:
        raise BadRequest(
            f"there is no language '{arguments.lang}'; the languages are: {', '.join(LANGUAGES)}"
        )
    return language(code)


def system_language() -> str:
    """The code of the language that the system's settings name, if it is one of ours."""
    named = next((found for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (found := os.environ.get(name))), "")
    code = re.split("[-_.@]", named)[0].lower()
    return code if code in LANGUAGES else "en"
