"""One evening at the table: bots move, you hear what you may know, and are asked when you decide."""

import sys
import time
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from ridotto.bots.registry import Party
from ridotto.cli.screen.game_screen import OwnEyes
from ridotto.cli.screen.hint import Adviser
from ridotto.cli.screen.keyboard import HELP, LEAVE, Left, read_line
from ridotto.cli.screen.menu import Menu
from ridotto.cli.screen.screen import Stage
from ridotto.events import Event
from ridotto.play import Game, Rulebook
from ridotto.play.rulebook import Move
from ridotto.seats import SPECTATOR, Player
from ridotto.words.language import Language

LAST_TIME = 4
"""Lines of the log with which a game goes on."""


class Evening:
    """A game on a screen, for one player or somebody who watches."""

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
        self.stage = Stage(OwnEyes(game, viewer), language, console)
        self.scene = self.stage.scene
        self.told = 0

    # ── The course of the game ───────────────────────────────────────────────────────────────────────

    def play(self) -> None:
        """From here to the end. Left, if somebody leaves."""
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
        """The table before the first turn; or, in a game that goes on, what was told last."""
        stage = self.stage
        if self.game.moves:
            stage.log.extend(self.scene.tell(self.news()))
            stage.log.extend(self.scene.rest())
            stage.fresh = len(stage.log)
            stage.show_recent(LAST_TIME)
            return
        stage.clear()
        self.console.print(self.scene.opening())
        self.console.print(stage.picture())
        self.wait(self.scene.welcome())
        stage.log.extend(self.scene.tell(e for e in self.news() if e.kind not in self.scene.laid_out))
        stage.show_log(0)

    def news(self) -> Sequence[Event]:
        """What happened since it was told last, as the viewer saw it."""
        events = self.game.events(self.viewer, self.told)
        self.told += len(events)
        return events

    def tell(self, events: Sequence[Event]) -> None:
        """Say what is new, and stop if it was much."""
        log = self.stage.log
        before = len(log)
        log.extend(self.scene.tell(self.news()))
        stop = "" if self.game.over else self.scene.stop(events)
        if stop or not self.party.decides():
            log.extend(self.scene.rest())
        self.stage.show_log(before)
        if stop:
            self.wait(stop)

    def pause(self, events: Sequence[Event]) -> None:
        """Give people time to read."""
        quick = all(event.kind in self.scene.quick for event in events[:1])
        time.sleep(self.delay / 4 if quick else self.delay)

    def wait(self, prompt: str) -> None:
        """Wait for somebody who sits before the screen to press Enter."""
        if self.stage.live and self.viewer != SPECTATOR and self.read(prompt).strip() in LEAVE:
            raise Left

    def farewell(self) -> None:
        """Everybody sees who was what."""
        self.console.print()
        self.console.print(self.scene.truth(self.game, self.console.width))

    # ── A decision ───────────────────────────────────────────────────────────────────────────────────

    def decide(self) -> None:
        """Ask until there is an answer that may be given, and give it."""
        menu = self.scene.menu()
        self.stage.show_question(menu)
        if self.adviser is not None:
            self.console.print(*self.adviser.lines(self.language), sep="\n")
        self.stage.fresh = len(self.stage.log)
        move = self.ask(menu)
        self.tell(self.game.play(move, by=self.viewer))

    def ask(self, menu: Menu) -> Move:
        """The option that somebody chooses."""
        prompt = self.language.say("your-choice", n=len(menu.choices))
        while True:
            typed = self.read(prompt).strip()
            move = menu.read(typed)
            if move is not None:
                return move
            if typed.casefold() in LEAVE:
                raise Left
            if typed.casefold() in HELP:
                self.stage.show_help(menu)
            else:
                self.stage.show_no_option(menu)

    def read(self, prompt: str) -> str:
        """A line from the keyboard."""
        self.console.print(Text(f"{prompt} ", "bold"), end="")
        typed = read_line()
        if not sys.stdin.isatty():
            self.console.print(Text(typed))  # nobody saw it being typed
        return typed
