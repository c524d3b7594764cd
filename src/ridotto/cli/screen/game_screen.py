"""What an evening needs of a game to bring it to the screen, whichever game it is."""

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Protocol

from rich.console import RenderableType

from ridotto.cli.screen.log_lines import Line
from ridotto.cli.screen.menu import Menu
from ridotto.events import Event
from ridotto.play import Game, Rulebook
from ridotto.play.header import Header
from ridotto.play.rulebook import AnyView
from ridotto.seats import Player


class Sight(Protocol):
    """A game through one pair of eyes: all that a scene is made from, so that it cannot show more."""

    @property
    def header(self) -> Header:
        """What the game started from; its seed may be missing."""
        ...

    @property
    def viewer(self) -> Player:
        """Whose eyes these are; SPECTATOR for whoever watches."""
        ...

    def view(self) -> AnyView:
        """The table as they see it now."""
        ...


class OwnEyes:
    """A game in this program through one player's eyes."""

    def __init__(self, game: Game[Rulebook], viewer: Player) -> None:
        self.header = game.header
        self.viewer = viewer
        self.view: Callable[[], AnyView] = lambda: game.view(viewer)


class Scene(Protocol):
    """One game as one viewer sees and hears it."""

    quick: Collection[int]
    """The kinds of events that nobody needs much time for."""
    laid_out: Collection[int]
    """The kinds of events that the first picture shows, so that they need no words."""
    forgets: bool
    """Whether what was told before the last decision is forgotten."""

    def tell(self, events: Iterable[Event]) -> Iterator[Line]:
        """The lines of these events. What belongs together may wait for what comes next."""
        ...

    def rest(self) -> Iterator[Line]:
        """What waits to be told."""
        ...

    def opening(self) -> RenderableType:
        """What to know before the first turn."""
        ...

    def picture(self, width: int) -> RenderableType:
        """The table as the viewer sees it now."""
        ...

    def truth(self, game: Game[Rulebook], width: int) -> RenderableType:
        """The table after the end, with nothing hidden: only a finished game knows that."""
        ...

    def question(self) -> str:
        """What there is to decide."""
        ...

    def menu(self) -> Menu:
        """What the viewer may do now."""
        ...

    def reminder(self) -> list[RenderableType]:
        """What stands between the log and the question."""
        ...

    def help(self) -> list[RenderableType]:
        """What the cards do."""
        ...

    def welcome(self) -> str:
        """What to press before the first turn, and why."""
        ...

    def stop(self, events: Iterable[Event]) -> str:
        """What to press before the game goes on, if so much has happened; else nothing."""
        ...
