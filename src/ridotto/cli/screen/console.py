"""The console that everything is printed on, and the language it is printed in."""

from argparse import Namespace

from rich.console import Console

from ridotto.languages import system_language
from ridotto.words.language import Language, language


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
