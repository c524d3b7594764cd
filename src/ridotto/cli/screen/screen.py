"""The screen during a game: the table, as much of the log as fits, and the question."""

import sys

from rich.console import Console, RenderableType
from rich.text import Text

from ridotto.cli.screen.game_screen import GameScreen, Perspective
from ridotto.cli.screen.menu import Menu
from ridotto.cli.screen.part import terminal_part
from ridotto.games.registry import game_of
from ridotto.words.language import Language

LEAST_LOG = 2
"""Lines of the log that are shown even if the screen is too small for them."""


def game_screen(perspective: Perspective, language: Language) -> GameScreen:
    """The screen of whichever game this is, for one viewer."""
    return terminal_part(game_of(perspective.header)).screen(perspective.header, perspective, language)


def is_live(console: Console) -> bool:
    """Whether a person sits at the terminal; else input or output is a file or a program."""
    return console.file.isatty() and sys.stdin is not None and sys.stdin.isatty()


class TerminalScreen:
    """What is on the screen of one viewer."""

    def __init__(self, perspective: Perspective, language: Language, console: Console) -> None:
        self.language = language
        self.console = console
        self.live = is_live(console)
        self.game = game_screen(perspective, language)
        self.log: list[RenderableType] = []
        self.fresh = 0
        """The first line of the log that is new since the last decision."""

    def show_log(self, since: int) -> None:
        """Print the log from this line on."""
        for line in self.log[since:]:
            self.console.print(line)

    def show_question(self, menu: Menu) -> None:
        """The table, as much of reminder and log as fits, the question and its options."""
        picture, options = self.picture(), menu.draw(self.console.width)
        question = Text(self.game.question(), "bold")
        reminder = self.game.reminder()
        if self.live:
            self.clear()
            self.console.print(picture)
            room = self.console.height - 1 - self.height(picture, question, options, *reminder)
            while reminder and room < LEAST_LOG:
                room += self.height(reminder.pop())
            self.show_recent(room)
        else:
            self.console.print(picture)
        self.console.print(*reminder, question, options, sep="\n")

    def show_recent(self, room: int) -> None:
        """The end of the log, as many lines as fit; what was told before is dim, or forgotten (M16)."""
        forgotten = self.fresh if self.game.forgets else 0
        start = len(self.log)
        left = max(room, LEAST_LOG)
        while start > forgotten and (left := left - self.height(self.log[start - 1])) >= 0:
            start -= 1
        for number, line in enumerate(self.log[start:], start):
            self.console.print(line, style="dim" if number < self.fresh else "")

    def show_help(self, menu: Menu) -> None:
        """What the cards do, and what may be typed."""
        self.console.print(*self.game.help(), sep="\n")
        example = menu.choices[-1].option.spellings[0]
        self.console.print(Text(self.language.say("help-typing", example=example)))
        self.console.print(Text(self.game.question(), "bold"), menu.draw(self.console.width), sep="\n")

    def show_no_option(self, menu: Menu) -> None:
        """Say that the input is not an option."""
        say = self.language.say
        sentence = f"{say('not-an-option')} {say('choose-number', n=len(menu.choices))}"
        self.console.print(Text(sentence, "red"))

    def height(self, *things: RenderableType) -> int:
        """How many lines these take."""
        return sum(len(self.console.render_lines(thing, pad=False)) for thing in things)

    def clear(self) -> None:
        """An empty screen, where there is a screen."""
        if self.live:
            self.console.clear()

    def picture(self) -> RenderableType:
        """The table as the viewer sees it now."""
        return self.game.picture(self.console.width)
