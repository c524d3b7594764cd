"""One evening at the table: bots move, you hear what you may know, and are asked when you decide."""

import sys
import time
from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.text import Text

from ridotto.bots.party import Party
from ridotto.events import Event
from ridotto.play import Game, GrimmRulebook, MascaradeRulebook, Rulebook
from ridotto.play.rulebook import Move
from ridotto.seats import SPECTATOR, Player
from ridotto.terminal.grimm.scene import GrimmScene
from ridotto.terminal.hint import Adviser
from ridotto.terminal.keyboard import Left, read_line
from ridotto.terminal.mascarade.scene import MascaradeScene
from ridotto.terminal.menu import Menu
from ridotto.terminal.scene import Scene
from ridotto.words.language import Language

LEAST_LOG = 2
"""Lines of the log that are shown even if the screen is too small for them."""
LAST_TIME = 4
"""Lines of the log with which a game goes on."""
HELP = ("?", "h", "help")
LEAVE = ("q", "quit", "exit")


def scene_of(game: Game[Rulebook], language: Language, viewer: Player) -> Scene:
    """How whichever game this is comes to the screen."""
    rulebook = game.rulebook
    if isinstance(rulebook, MascaradeRulebook):
        return MascaradeScene(game, rulebook, language, viewer)
    assert isinstance(rulebook, GrimmRulebook)
    return GrimmScene(game, rulebook, language, viewer)


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
        self.live = is_live(console)
        self.delay = delay
        self.adviser = adviser
        self.scene = scene_of(game, language, viewer)
        self.log: list[RenderableType] = []
        self.fresh = 0
        """The first line of the log that is new since the last decision."""
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
        if self.game.moves:
            self.log.extend(self.scene.tell(self.news()))
            self.log.extend(self.scene.rest())
            self.fresh = len(self.log)
            self.show_recent(LAST_TIME)
            return
        self.clear()
        self.console.print(self.scene.opening())
        self.console.print(self.picture())
        self.wait(self.scene.welcome())
        self.log.extend(self.scene.tell(e for e in self.news() if e.kind not in self.scene.laid_out))
        self.show_log(0)

    def news(self) -> Sequence[Event]:
        """What happened since it was told last, as the viewer saw it."""
        events = self.game.events(self.viewer, self.told)
        self.told += len(events)
        return events

    def tell(self, events: Sequence[Event]) -> None:
        """Say what is new, and stop if it was much."""
        before = len(self.log)
        self.log.extend(self.scene.tell(self.news()))
        stop = "" if self.game.over else self.scene.stop(events)
        if stop or not self.party.decides():
            self.log.extend(self.scene.rest())
        self.show_log(before)
        if stop:
            self.wait(stop)

    def show_log(self, since: int) -> None:
        """Print the log from this line on."""
        for line in self.log[since:]:
            self.console.print(line)

    def pause(self, events: Sequence[Event]) -> None:
        """Give people time to read."""
        quick = all(event.kind in self.scene.quick for event in events[:1])
        time.sleep(self.delay / 4 if quick else self.delay)

    def wait(self, prompt: str) -> None:
        """Wait for somebody who sits before the screen to press Enter."""
        if self.live and self.viewer != SPECTATOR and self.read(prompt).strip() in LEAVE:
            raise Left

    def farewell(self) -> None:
        """Everybody sees who was what."""
        self.console.print()
        self.console.print(self.scene.truth(self.console.width))

    # ── A decision ───────────────────────────────────────────────────────────────────────────────────

    def decide(self) -> None:
        """Ask until there is an answer that may be given, and give it."""
        menu = self.scene.menu()
        self.show_question(menu)
        if self.adviser is not None:
            self.console.print(*self.adviser.lines(self.language), sep="\n")
        self.fresh = len(self.log)
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
                self.help(menu)
            else:
                say = self.language.say
                sentence = f"{say('not-an-option')} {say('choose-number', n=len(menu.choices))}"
                self.console.print(Text(sentence, "red"))

    def read(self, prompt: str) -> str:
        """A line from the keyboard."""
        self.console.print(Text(f"{prompt} ", "bold"), end="")
        typed = read_line()
        if not sys.stdin.isatty():
            self.console.print(Text(typed))  # nobody saw it being typed
        return typed

    def help(self, menu: Menu) -> None:
        """What the cards do, and what may be typed."""
        self.console.print(*self.scene.help(), sep="\n")
        example = self.game.text(menu.choices[-1].option.move)
        self.console.print(Text(self.language.say("help-typing", example=example)))
        self.console.print(Text(self.scene.question(), "bold"), menu.draw(self.console.width), sep="\n")

    # ── What is on the screen ────────────────────────────────────────────────────────────────────────

    def show_question(self, menu: Menu) -> None:
        """The table, as much of the log as fits, the question and its options."""
        picture, options = self.picture(), menu.draw(self.console.width)
        question = Text(self.scene.question(), "bold")
        reminder = self.scene.reminder()
        if self.live:
            self.clear()
            self.console.print(picture)
            room = self.console.height - 1 - self.height(picture, question, options, *reminder)
            self.show_recent(room)
        else:
            self.console.print(picture)
        self.console.print(*reminder, question, options, sep="\n")

    def show_recent(self, room: int) -> None:
        """The end of the log, as many lines as fit; what was told before is dim, or forgotten (M16)."""
        forgotten = self.fresh if self.scene.forgets else 0
        start = len(self.log)
        left = max(room, LEAST_LOG)
        while start > forgotten and (left := left - self.height(self.log[start - 1])) >= 0:
            start -= 1
        for number, line in enumerate(self.log[start:], start):
            self.console.print(line, style="dim" if number < self.fresh else "")

    def height(self, *things: RenderableType) -> int:
        """How many lines these take."""
        return sum(len(self.console.render_lines(thing, pad=False)) for thing in things)

    def clear(self) -> None:
        """An empty screen, where there is a screen."""
        if self.live:
            self.console.clear()

    def picture(self) -> RenderableType:
        """The table as the viewer sees it now."""
        return self.scene.picture(self.console.width)


def is_live(console: Console) -> bool:
    """Whether somebody sits before the screen; else numbers come from a file or a program."""
    return console.file.isatty() and sys.stdin is not None and sys.stdin.isatty()
