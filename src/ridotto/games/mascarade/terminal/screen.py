"""Mascarade on a screen, as one viewer sees it."""

from collections.abc import Collection, Iterable, Iterator, Sequence

from msgspec.structs import replace
from rich.console import RenderableType
from rich.text import Text

from ridotto.cli.screen.game_screen import Perspective
from ridotto.cli.screen.log_lines import Line
from ridotto.cli.screen.menu import Menu
from ridotto.events import Event
from ridotto.games.mascarade import Card, Mascarade, MascaradeRulebook, View
from ridotto.games.mascarade.rules.events import Kind
from ridotto.games.mascarade.rules.masks import Mask
from ridotto.games.mascarade.rules.moves import ANNOUNCE, Move, kind_of
from ridotto.games.mascarade.rules.table import Table
from ridotto.games.mascarade.terminal.cards import card_table, legend, titles
from ridotto.games.mascarade.terminal.log_lines import MascaradeLog
from ridotto.games.mascarade.terminal.menu import mascarade_menu
from ridotto.games.mascarade.terminal.picture import TablePicture
from ridotto.games.mascarade.words.card_text import card_text
from ridotto.games.mascarade.words.telling import TELLING
from ridotto.play import Game, Rulebook
from ridotto.words.language import Language
from ridotto.words.narrator import view_facts


class MascaradeScreen:
    """A game of Mascarade for one player or a spectator."""

    quick: Collection[int] = (Kind.PASSED, Kind.ANSWERED)
    laid_out: Collection[int] = (Kind.DEALT,)

    def __init__(self, header: Mascarade, perspective: Perspective, language: Language) -> None:
        self.header = header
        self.perspective = perspective
        self.language = language
        self.forgets = header.options.memory == "nothing"
        self.masks = tuple(card.mask() for card in header.masks)
        self.log = MascaradeLog(header, language, perspective.viewer)

    def tell(self, events: Iterable[Event]) -> Iterator[Line]:
        """The lines of these events."""
        return self.log.tell(events)

    def rest(self) -> Iterator[Line]:
        """Those who have passed since the last line."""
        return self.log.rest()

    def opening(self) -> RenderableType:
        """The masks of this game with what they do."""
        return card_table(self.set_of_masks(), self.language)

    def welcome(self) -> str:
        """The cards lie open once (M4)."""
        return self.language.say("press-enter")

    def stop(self, events: Iterable[Event]) -> str:  # noqa: ARG002
        """The game goes on."""
        return ""

    def picture(self, width: int) -> RenderableType:
        """The table as the viewer sees it now."""
        return self.draw(self.view(), width)

    def truth(self, game: Game[Rulebook], width: int) -> RenderableType:
        """The table with all cards turned up."""
        assert isinstance(game.rulebook, MascaradeRulebook)
        return self.draw(turned_up(self.view(), game.rulebook.table), width)

    def view(self) -> View:
        """What the viewer sees."""
        view = self.perspective.view()
        assert isinstance(view, View)
        return view

    def draw(self, view: View, width: int) -> RenderableType:
        """A table with its title."""
        say = self.language.say
        edition = say(f"edition-{self.header.edition}")
        title = f"Mascarade · {edition} · {say('turn-number', n=view.turn + 1)}"
        return TablePicture(view, self.log.company, width, title).draw()

    def question(self) -> str:
        """What there is to decide."""
        view = self.view()
        return self.log.company.question(view_facts(TELLING, view))

    def menu(self) -> Menu:
        """What the viewer may do now."""
        return mascarade_menu(self.options(), self.log.company)

    def options(self) -> Sequence[Move]:
        """The moves the viewer may make."""
        question = self.view().question
        return () if question is None else question.options

    def reminder(self) -> list[RenderableType]:
        """What matters for the decision; the masks of this game, unless the menu lists them anyway."""
        view = self.view()
        about = " ".join(self.log.company.notes_on(view))
        notes: list[RenderableType] = [Text(note, "dim") for note in (*self.power(view), about) if note]
        if any(kind_of(move) == ANNOUNCE for move in self.options()):
            return notes
        names = titles(self.set_of_masks(), self.language)
        return [*notes, Text(f"{self.language.say('masks-in-game')}  ", "dim") + names]

    def power(self, view: View) -> list[str]:
        """What the announced mask does."""
        if view.question is None or view.announced is None:
            return []
        mask = self.log.company.mask(view.announced)
        return [f"{mask}: {card_text(self.masks[view.announced].power, self.language)}"]

    def help(self) -> list[RenderableType]:
        """What every mask does."""
        return [self.opening(), legend(self.masks, self.language)]

    def set_of_masks(self) -> list[Mask]:
        """Every card of this game as its mask."""
        return [self.masks[mask] for mask in sorted(self.header.cards)]


def turned_up(view: View, table: Table) -> View:
    """A view with every card as it really is: for after the end."""

    def true(cards: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(Card(card.place, (table.cards[card.place],)) for card in cards)

    seats = tuple(replace(seat, cards=true(seat.cards)) for seat in view.seats)
    return replace(view, seats=seats, centre=true(view.centre))
