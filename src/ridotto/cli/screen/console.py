"""The console that everything is printed on, and the language it is printed in."""

import os
import re
from argparse import Namespace

from rich.console import Console

from ridotto.words.language import LANGUAGES, Language, language


class PipeConsole(Console):
    """A console that raises when its reader has gone; rich would end the program, and with it the game."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def open_console(arguments: Namespace) -> Console:
    """The terminal, or whatever the output goes to. Markup is off: players choose their names."""
    return PipeConsole(no_color=arguments.no_color or None, highlight=False, markup=False, emoji=False)


def choose_language(arguments: Namespace) -> Language:
    """The language that was asked for, or the system's if it is one of ours, or English."""
    if arguments.lang is None:
        return language(system_language())
    return language(arguments.lang.strip().lower())


def system_language() -> str:
    """The code of the language that the system's settings name, if it is one of ours."""
    named = next((found for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (found := os.environ.get(name))), "")
    code = re.split("[-_.@]", named)[0].lower()
    return code if code in LANGUAGES else "en"
