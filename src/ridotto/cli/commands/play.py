"""`ridotto play`: a game against bots, saved whenever and however it ends."""

import shlex
import shutil
import signal
import sys
from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.text import Text

from ridotto.bots.table_of_bots import Party
from ridotto.cli.commands.start import StartedGame, start_game
from ridotto.cli.files import save, save_path
from ridotto.cli.local_game import LocalGame
from ridotto.cli.screen.console import choose_language, open_console
from ridotto.cli.screen.hint import Adviser
from ridotto.cli.screen.keyboard import PlayerLeft
from ridotto.cli.screen.screen import is_live
from ridotto.cli.signals import CLOSING, answering, leave
from ridotto.notation import SEAT_LETTERS
from ridotto.seats import SPECTATOR
from ridotto.words.language import Language

A_MOMENT: Final = 0.6
"""Seconds that a bot takes for a move at a terminal."""


def run(arguments: Namespace) -> int:
    """Play, and save."""
    console, language = open_console(arguments), choose_language(arguments)
    start = start_game(arguments)
    path = save_path(arguments.save, arguments.resume)
    delay = arguments.delay if arguments.delay is not None else A_MOMENT if is_live(console) else 0.0
    without = None if start.viewer == SPECTATOR else start.viewer
    party = Party.of(start.game, start.bots, without)
    adviser = Adviser(start.game, start.viewer) if arguments.hint else None
    try:
        with suppress(KeyboardInterrupt, PlayerLeft), answering(leave, *CLOSING):
            LocalGame(start.game, party, start.viewer, language, console, delay, adviser).play()
    finally:  # whatever went wrong, a pipe that broke or a full disk for the output
        with answering(signal.SIG_IGN, signal.SIGINT, *CLOSING):  # a second Ctrl-C must not leave half a file
            saved = save(start.game, path)
    told = [language.say("saved", file=str(path))]
    if not saved.over:
        command = how_to_go_on(start, path, arguments, language)
        told = ["", *told, language.say("go-on-with", command=command), language.say("goodbye")]
    for line in told:
        console.print(Text(line), soft_wrap=True)
    return 0


def called() -> list[str]:
    """The command with which this program was started, such as .venv/bin/ridotto in a clone."""
    if Path(sys.argv[0]).stem != "ridotto":
        return ["python", "-m", "ridotto"]
    return ["ridotto" if shutil.which("ridotto") else sys.argv[0]]


def how_to_go_on(start: StartedGame, path: Path, arguments: Namespace, language: Language) -> str:
    """The command that resumes a game, with the options that a saved game does not contain."""
    words = [*called(), "play", "--resume", str(path), "--lang", language.code]
    words += ["--watch"] if start.viewer == SPECTATOR else ["--seat", SEAT_LETTERS[start.viewer]]
    words += ["--bots", ",".join(arguments.bots)] if arguments.bots else []
    words += ["--hint"] if arguments.hint else []
    return shlex.join(words)
