"""One evening at the table: bots move, you hear what you may know, and are asked when you decide."""

import sys
import time
from collections.abc import Sequence
from dataclasses import replace

from rich.console import Console, RenderableType
from rich.text import Text

from ridotto.bots.party import Party
from ridotto.events import Event
from ridotto.mascarade.events import Kind
from ridotto.mascarade.masks import Mask
from ridotto.mascarade.moves import ANNOUNCE, SWAP, Move
from ridotto.mascarade.table import Table
from ridotto.play import Card, Game, View
from ridotto.play.view import PHASES
from ridotto.seats import SPECTATOR, Player
from ridotto.terminal.cards import card_table, legend, titles
from ridotto.terminal.keyboard import Left, read_line
from ridotto.terminal.menu import Menu
from ridotto.terminal.picture import Picture
from ridotto.terminal.teller import Teller
from ridotto.words.language import Language
from ridotto.words.options import question_words

LEAST_LOG = 4
"""Lines of the log that are shown even if the screen is too small for them."""
QUICK = (Kind.PASSED, Kind.ANSWERED)
"""What nobody needs much time for."""
HELP = ("?", "h", "help")
LEAVE = ("q", "quit", "exit")


class Evening:
    """A game on a screen, for one player or somebody who watches."""

    def __init__(
        self, game: Game, party: Party, viewer: Player, language: Language, console: Console, delay: float
    ) -> None:
        self.game = game
        self.party = party
        self.viewer = viewer
        self.language = language
        self.console = console
        self.live = is_live(console)
        self.delay = delay
        self.teller = Teller(game, language, viewer)
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
                self.pause(self.party.move())
                self.tell()
            else:
                self.decide()
        self.farewell()

    def welcome(self) -> None:
        """The cards lie open once (M4); or, in a game that goes on, what was told last."""
        if self.game.moves:
            self.log.extend(self.teller.tell(self.news()))
            self.log.extend(self.teller.passes())
            self.fresh = len(self.log)
            self.show_recent(LEAST_LOG)
            return
        self.clear()
        self.console.print(self.cards())
        self.console.print(self.picture())
        if (
            self.live
            and self.viewer != SPECTATOR
            and self.read(self.language.say("press-enter")).strip() in LEAVE
        ):
            raise Left
        self.log.extend(self.teller.tell(e for e in self.news() if e.kind != Kind.DEALT))
        self.show_log(0)

    def news(self) -> Sequence[Event]:
        """What happened since it was told last, as the viewer saw it."""
        events = self.game.events(self.viewer, self.told)
        self.told += len(events)
        return events

    def tell(self) -> None:
        """Say what is new."""
        before = len(self.log)
        self.log.extend(self.teller.tell(self.news()))
        if not self.party.decides():
            self.log.extend(self.teller.passes())
        self.show_log(before)

    def show_log(self, since: int) -> None:
        """Print the log from this line on."""
        for line in self.log[since:]:
            self.console.print(line)

    def pause(self, events: Sequence[Event]) -> None:
        """Give people time to read."""
        quick = all(event.kind in QUICK for event in events[:1])
        time.sleep(self.delay / 4 if quick else self.delay)

    def farewell(self) -> None:
        """The cards are turned up, and everybody sees who was what."""
        self.console.print()
        self.console.print(self.draw(truth(self.game.view(self.viewer), self.game.table)))

    # ── A decision ───────────────────────────────────────────────────────────────────────────────────

    def decide(self) -> None:
        """Ask until there is an answer that may be given, and give it."""
        menu = Menu(self.game.legal(), self.teller.company)
        self.show_question(menu)
        self.fresh = len(self.log)
        move = self.ask(menu)
        self.game.play(move, by=self.viewer)
        self.tell()

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
        """What every mask does, and what may be typed."""
        self.console.print(self.cards())
        self.console.print(legend(self.game.masks, self.language))
        example = self.game.text(menu.choices[-1].move)
        self.console.print(Text(self.language.say("help-typing", example=example)))
        self.console.print(Text(self.question(), "bold"), menu.draw(self.console.width), sep="\n")

    # ── What is on the screen ────────────────────────────────────────────────────────────────────────

    def show_question(self, menu: Menu) -> None:
        """The table, as much of the log as fits, the question and its options."""
        picture, options = self.picture(), menu.draw(self.console.width)
        question = Text(self.question(), "bold")
        shown = [] if any(ANNOUNCE <= choice.move < SWAP for choice in menu.choices) else [self.masks()]
        if self.live:
            self.clear()
            self.console.print(picture)
            room = self.console.height - 1 - self.height(picture, question, options, *shown)
            self.show_recent(room)
        else:
            self.console.print(picture)
        self.console.print(*shown, question, options, sep="\n")

    def show_recent(self, room: int) -> None:
        """The end of the log, as many lines as fit; what was told before is dim, or forgotten (M16)."""
        forgotten = self.fresh if self.game.header.options.memory == "nothing" else 0
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
        return self.draw(self.game.view(self.viewer))

    def draw(self, view: View) -> RenderableType:
        """A table with its title."""
        say = self.language.say
        edition = say(f"edition-{self.game.header.edition}")
        title = f"Mascarade · {edition} · {say('turn-number', n=view.turn + 1)}"
        return Picture(view, self.teller.company, self.console.width, title).draw()

    def question(self) -> str:
        """What there is to decide."""
        view = self.game.view(self.viewer)
        phase = next(number for number, name in PHASES.items() if name == view.phase)
        return question_words(self.teller.company, phase, view.decider, view.announced, view.freedom)

    def set_of_masks(self) -> list[Mask]:
        """Every card of this game as its mask."""
        return [self.game.masks[mask] for mask in sorted(self.game.header.cards)]

    def masks(self) -> Text:
        """The masks of this game on one line."""
        names = titles(self.set_of_masks(), self.language)
        return Text(f"{self.language.say('masks-in-game')}  ", "dim") + names

    def cards(self) -> RenderableType:
        """The masks of this game with what they do."""
        return card_table(self.set_of_masks(), self.language)


def is_live(console: Console) -> bool:
    """Whether somebody sits before the screen; else numbers come from a file or a program."""
    return console.file.isatty() and sys.stdin.isatty()


def truth(view: View, table: Table) -> View:
    """A view with every card as it really is: for after the end."""

    def turned_up(cards: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(Card(card.place, (table.cards[card.place],)) for card in cards)

    seats = tuple(replace(seat, cards=turned_up(seat.cards)) for seat in view.seats)
    return replace(view, seats=seats, centre=turned_up(view.centre))
