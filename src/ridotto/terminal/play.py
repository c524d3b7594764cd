"""`ridotto play`: a game against bots, saved whenever and however it ends."""

import shlex
import signal
from argparse import Namespace
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from ridotto.bots.party import Party
from ridotto.mascarade.notation import SEAT_LETTERS
from ridotto.seats import SPECTATOR
from ridotto.terminal.evening import Evening, Left
from ridotto.terminal.files import save, save_path
from ridotto.terminal.speaking import screen, spoken
from ridotto.terminal.start import Start, begin
from ridotto.words.language import Language

A_MOMENT: Final = 0.6
"""Seconds that a bot takes for a move when somebody is looking."""


def run(arguments: Namespace) -> int:
    """Play, and save."""
    console, language = screen(arguments), spoken(arguments)
    start = begin(arguments)
    path = save_path(arguments.save, arguments.resume)
    delay = arguments.delay if arguments.delay is not None else A_MOMENT if console.is_terminal else 0.0
    without = None if start.viewer == SPECTATOR else start.viewer
    party = Party.of(start.game, start.bots, without)
    try:
        Evening(start.game, party, start.viewer, language, console, delay).play()
    except (KeyboardInterrupt, Left):
        say_goodbye(console, language, start, path, arguments)
        return 0
    save(start.game, path)
    console.print(Text(language.say("saved", file=str(path))))
    return 0


def say_goodbye(console: Console, language: Language, start: Start, path: Path, arguments: Namespace) -> None:
    """Save a game that somebody left, and say how to go on with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # impatient fingers must not tear the file
    save(start.game, path)
    console.print()
    console.print(Text(f"{language.say('saved', file=str(path))} {language.say('goodbye')}"))
    command = how_to_go_on(start, path, arguments, language)
    console.print(Text(language.say("go-on-with", command=command)), soft_wrap=True)


def how_to_go_on(start: Start, path: Path, arguments: Namespace, language: Language) -> str:
    """The command that goes on with a game, with what a saved game does not know."""
    words = ["ridotto", "play", "--resume", str(path), "--lang", language.code]
    words += ["--watch"] if start.viewer == SPECTATOR else ["--seat", SEAT_LETTERS[start.viewer]]
    words += ["--bots", ",".join(arguments.bots)] if arguments.bots else []
    return shlex.join(words)
