"""What an evening needs of a game to bring it to the screen, whichever game it is."""

from collections.abc import Collection, Iterable, Iterator
from typing import Protocol

from rich.console import RenderableType

from ridotto.events import Event
from ridotto.terminal.log import Line
from ridotto.terminal.menu import Menu


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

    def truth(self, width: int) -> RenderableType:
        """The table after the end, with nothing hidden."""
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
