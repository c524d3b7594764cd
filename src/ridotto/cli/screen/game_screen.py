"""What a game has to draw and say on the screen of one viewer, whichever game it is."""

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


class Perspective(Protocol):
    """A game as one viewer sees it. Screens are drawn from this alone, so they cannot show more."""

    @property
    def header(self) -> Header:
        """What the game started from; on a server without its seed."""
        ...

    @property
    def viewer(self) -> Player:
        """The player, or SPECTATOR."""
        ...

    def view(self) -> AnyView:
        """The table as the viewer sees it now."""
        ...


class LocalPerspective:
    """The perspective of one viewer on a game in this program."""

    def __init__(self, game: Game[Rulebook], viewer: Player) -> None:
        self.header = game.header
        self.viewer = viewer
        self.view: Callable[[], AnyView] = lambda: game.view(viewer)


class GameScreen(Protocol):
    """One game on the screen of one viewer."""

    quick: Collection[int]
    """The kinds of events that need little time to read."""
    laid_out: Collection[int]
    """The kinds of events that the first picture shows, so that they need no words."""
    forgets: bool
    """Whether what was told before the last decision is forgotten."""

    def tell(self, events: Iterable[Event]) -> Iterator[Line]:
        """The lines of these events. What belongs together may wait for the next events."""
        ...

    def rest(self) -> Iterator[Line]:
        """The lines that are still waiting."""
        ...

    def opening(self) -> RenderableType:
        """What to know before the first turn."""
        ...

    def picture(self, width: int) -> RenderableType:
        """The table as the viewer sees it now."""
        ...

    def truth(self, game: Game[Rulebook], width: int) -> RenderableType:
        """The table of a finished game, with nothing hidden."""
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
        """The prompt before the first turn."""
        ...

    def stop(self, events: Iterable[Event]) -> str:
        """The prompt at which the game waits after these events; empty if it goes on."""
        ...
