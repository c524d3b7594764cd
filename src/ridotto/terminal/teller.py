"""The log of a game in lines: what happened as the viewer saw it, passes taken together."""

from collections.abc import Iterable, Iterator

from rich.padding import Padding
from rich.text import Text

from ridotto.events import HIDDEN, Event
from ridotto.mascarade.events import Kind
from ridotto.play import Game
from ridotto.seats import EVERYONE, Player
from ridotto.words.company import Company
from ridotto.words.language import Language
from ridotto.words.narrate import Narrator

STYLES = {
    Kind.TURN: "dim",
    Kind.ANNOUNCED: "bold",
    Kind.CLAIMED: "bold",
    Kind.REVEALED: "bold",
    Kind.ENDED: "bold yellow",
}
SECRET = "magenta"
"""The colour of what only the viewer knows."""


class Teller:
    """Hears every event once and makes lines of them."""

    def __init__(self, game: Game, language: Language, viewer: Player) -> None:
        masks = [mask.name for mask in game.masks]
        table = game.table
        self.narrator = Narrator(language, game.players, masks, viewer, table.hands, table.centre)
        self.language = language
        self.viewer = viewer
        self.passing: list[Event] = []

    @property
    def company(self) -> Company:
        """Who sits where by now."""
        return self.narrator.company

    def tell(self, events: Iterable[Event]) -> Iterator[Padding]:
        """The lines of these events. Passes wait until something else happens."""
        for event in events:
            if event.kind == Kind.PASSED and event.who != self.viewer:
                self.passing.append(event)
            else:
                yield from self.passes()
                yield self.line(event)

    def passes(self) -> Iterator[Padding]:
        """Those who have passed since the last line."""
        if len(self.passing) > 1:
            names = [self.company.names[event.who] for event in self.passing]
            yield indented(self.language.say("passing", names=", ".join(names)), "dim")
        elif self.passing:
            yield indented(self.narrator.tell(self.passing[0]), "dim")
        self.passing.clear()

    def line(self, event: Event) -> Padding:
        """One event; turns stand at the margin."""
        secret = event.secret != HIDDEN and event.audience != EVERYONE
        style = SECRET if secret else STYLES.get(event.kind, "")
        return indented(self.narrator.tell(event), style, 0 if event.kind in (Kind.TURN, Kind.ENDED) else 2)


def indented(sentence: str, style: str = "", by: int = 2) -> Padding:
    """A sentence of the log."""
    return Padding(Text(sentence, style), (0, 0, 0, by), expand=False)
