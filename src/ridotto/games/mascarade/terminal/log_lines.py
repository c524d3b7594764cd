"""The log of a game of Mascarade: what happened as the viewer saw it, passes taken together."""

from collections.abc import Iterable, Iterator
from typing import Final

from ridotto.cli.screen.log_lines import SECRET, Line, indented, is_secret
from ridotto.events import Event
from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade.rules.events import Kind
from ridotto.games.mascarade.rules.sets import hands_for
from ridotto.games.mascarade.words.narrator import GameNarrator
from ridotto.seats import Player
from ridotto.words.language import Language

STYLES: Final = {
    Kind.TURN: "dim",
    Kind.ANNOUNCED: "bold",
    Kind.CLAIMED: "bold",
    Kind.REVEALED: "bold",
    Kind.ENDED: "bold yellow",
}
AT_THE_MARGIN: Final = (Kind.TURN, Kind.ENDED)


class MascaradeLog:
    """The lines of all events so far, each event heard once."""

    def __init__(self, header: Mascarade, language: Language, viewer: Player) -> None:
        masks = [mask.name for mask in header.masks]
        hands = hands_for(len(header.players))
        centre = len(header.cards) - hands * len(header.players)
        self.company = GameNarrator(language, header.players, masks, viewer, hands, centre)
        self.language = language
        self.viewer = viewer
        self.passing: list[Event] = []

    def tell(self, events: Iterable[Event]) -> Iterator[Line]:
        """The lines of these events. Passes wait until something else happens."""
        for event in events:
            if event.kind == Kind.PASSED and event.who != self.viewer:
                self.passing.append(event)
            else:
                yield from self.rest()
                yield self.line(event)

    def rest(self) -> Iterator[Line]:
        """Those who have passed since the last line."""
        if len(self.passing) > 1:
            names = [self.company.names[event.who] for event in self.passing]
            yield indented(self.language.say("passing", names=", ".join(names)), "dim")
        elif self.passing:
            yield indented(self.company.tell(self.passing[0]), "dim")
        self.passing.clear()

    def line(self, event: Event) -> Line:
        """One event; turns stand at the margin."""
        style = SECRET if is_secret(event) else STYLES.get(event.kind, "")
        return indented(self.company.tell(event), style, 0 if event.kind in AT_THE_MARGIN else 2)
