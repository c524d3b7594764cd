"""A game against bots in this program: bots move, the player sees what they may know, and decides."""

import sys
import time
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from ridotto.bots.table_of_bots import Party
from ridotto.cli.screen.game_screen import LocalPerspective
from ridotto.cli.screen.hint import Adviser
from ridotto.cli.screen.keyboard import HELP, LEAVE, PlayerLeft, read_line
from ridotto.cli.screen.menu import Menu
from ridotto.cli.screen.screen import TerminalScreen
from ridotto.events import Event
from ridotto.play import Game, Rulebook
from ridotto.play.rulebook import Move
from ridotto.seats import SPECTATOR, Player
from ridotto.words.language import Language

RESUMED_LINES: Final = 4
"""Lines of the log that are shown when a game is resumed."""


class LocalGame:
    """A game on a screen, for one player or a spectator."""

    def __init__(
        self,
        game: Game[Rulebook],
        party: Party,
        viewer: Player,
        language: Language,
        console: Console,
        delay: float,
        adviser: Adviser | None = None,
    ) -> None:
        self.game = game
        self.party = party
        self.viewer = viewer
        self.language = language
        self.console = console
        self.delay = delay
        self.adviser = adviser
        self.screen = TerminalScreen(LocalPerspective(game, viewer), language, console)
        self.game_screen = self.screen.game
        self.heard = 0

    # ── The course of the game ───────────────────────────────────────────────────────────────────────

    def play(self) -> None:
        """Play to the end; raises PlayerLeft if the player leaves."""
        self.welcome()
        while not self.game.over:
            if self.party.decides():
                events = self.party.move()
                self.pause(events)
                self.tell(events)
            else:
                self.decide()
        self.farewell()

    def welcome(self) -> None:
        """The table before the first turn; or, in a resumed game, the last lines of the log."""
        screen = self.screen
        if self.game.moves:
            screen.log.extend(self.game_screen.tell(self.news()))
            screen.log.extend(self.game_screen.rest())
            screen.fresh = len(screen.log)
            screen.show_recent(RESUMED_LINES)
            return
        screen.clear()
        self.console.print(self.game_screen.opening())
        self.console.print(screen.picture())
        self.wait(self.game_screen.welcome())
        screen.log.extend(
            self.game_screen.tell(e for e in self.news() if e.kind not in self.game_screen.laid_out)
        )
        screen.show_log(0)

    def news(self) -> Sequence[Event]:
        """The events since the last call, as the viewer saw them."""
        events = self.game.events(self.viewer, self.heard)
        self.heard += len(events)
        return events

    def tell(self, events: Sequence[Event]) -> None:
        """Print what is new, and wait if it was much."""
        log = self.screen.log
        before = len(log)
        log.extend(self.game_screen.tell(self.news()))
        stop = "" if self.game.over else self.game_screen.stop(events)
        if stop or not self.party.decides():
            log.extend(self.game_screen.rest())
        self.screen.show_log(before)
        if stop:
            self.wait(stop)

    def pause(self, events: Sequence[Event]) -> None:
        """Give the player time to read."""
        quick = all(event.kind in self.game_screen.quick for event in events[:1])
        time.sleep(self.delay / 4 if quick else self.delay)

    def wait(self, prompt: str) -> None:
        """Wait until the player presses Enter, if there is a player at the terminal."""
        if self.screen.live and self.viewer != SPECTATOR and self.read(prompt).strip() in LEAVE:
            raise PlayerLeft

    def farewell(self) -> None:
        """Show all cards."""
        self.console.print()
        self.console.print(self.game_screen.truth(self.game, self.console.width))

    # ── A decision ───────────────────────────────────────────────────────────────────────────────────

    def decide(self) -> None:
        """Ask for one of the options, and play it."""
        menu = self.game_screen.menu()
        self.screen.show_question(menu)
        if self.adviser is not None:
            self.console.print(*self.adviser.lines(self.language), sep="\n")
        self.screen.fresh = len(self.screen.log)
        move = self.ask(menu)
        self.tell(self.game.play(move, by=self.viewer))

    def ask(self, menu: Menu) -> Move:
        """The option that the player chooses."""
        prompt = self.language.say("your-choice", n=len(menu.choices))
        while True:
            typed = self.read(prompt).strip()
            move = menu.read(typed)
            if move is not None:
                return move
            if typed.casefold() in LEAVE:
                raise PlayerLeft
            if typed.casefold() in HELP:
                self.screen.show_help(menu)
            else:
                self.screen.show_no_option(menu)

    def read(self, prompt: str) -> str:
        """A line from the keyboard."""
        self.console.print(Text(f"{prompt} ", "bold"), end="")
        typed = read_line()
        if not sys.stdin.isatty():
            self.console.print(Text(typed))  # it was not typed at the terminal
        return typed
