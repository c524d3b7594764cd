"""The log of the ball: what happened as the viewer saw it, and what belongs together on one line."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from ridotto.cli.screen.log_lines import SECRET, Line, indented, is_secret
from ridotto.events import HIDDEN, Event
from ridotto.games.grimm.rules.events import Kind
from ridotto.games.grimm.words import GameNarrator
from ridotto.seats import Player
from ridotto.words.language import Language

STYLES: Final = {
    Kind.ROUND: "bold cyan",
    Kind.TURN: "dim",
    Kind.DECLINED: "dim",
    Kind.UNMASKED: "bold",
    Kind.ACTED: "bold",
    Kind.POINTED: "bold",
    Kind.ROSES: "red",
    Kind.ROUND_ENDED: "bold yellow",
    Kind.ENDED: "bold yellow",
}
AT_THE_MARGIN: Final = (Kind.ROUND, Kind.TURN, Kind.ROUND_ENDED, Kind.ENDED)


class GrimmLog:
    """The lines of all events so far, each event heard once."""

    def __init__(self, names: Sequence[str], language: Language, viewer: Player) -> None:
        self.guests = GameNarrator(language, names, viewer)
        self.language = language
        self.viewer = viewer
        self.drawn: list[Event] = []
        """Cards of which one does not know yet what becomes of them."""

    def tell(self, events: Iterable[Event]) -> Iterator[Line]:
        """The lines of these events. A card that was drawn waits for what becomes of it."""
        for kind, same in groupby(events, key=lambda event: event.kind):
            group = list(same)
            if kind in (Kind.KEPT, Kind.GAVE) and len(self.drawn) == 1:
                yield self.line(self.drawn.pop(), group.pop(0))
            yield from self.rest()
            if kind == Kind.DREW:
                self.drawn = group
            else:
                yield from _TOGETHER.get(kind, GrimmLog.one_by_one)(self, group)

    def rest(self) -> Iterator[Line]:
        """The cards of which nothing has become yet."""
        if self.drawn:
            yield self.line(*self.drawn)
        self.drawn = []

    def line(self, *events: Event) -> Line:
        """Some events in a line; rounds and turns stand at the margin."""
        kind = events[-1].kind
        style = SECRET if any(is_secret(event) for event in events) else STYLES.get(kind, "")
        sentences = " ".join(self.guests.tell(event) for event in events)
        return indented(sentences, style, 0 if kind in AT_THE_MARGIN else 2)

    def one_by_one(self, events: Sequence[Event]) -> Iterator[Line]:
        """A line each."""
        yield from map(self.line, events)

    # ── What belongs together ────────────────────────────────────────────────────────────────────────

    def dealt(self, events: Sequence[Event]) -> Iterator[Line]:
        """The characters one may know; that all others got theirs goes without saying."""
        known = [event for event in events if event.secret != HIDDEN]
        if known:
            yield from map(self.line, known)
        else:
            yield indented(self.language.say("grimm-everybody-dealt"))

    def treasures(self, events: Sequence[Event]) -> Iterator[Line]:  # noqa: ARG002
        """Everybody gets one."""
        yield indented(self.language.say("grimm-everybody-treasure"))

    def offered(self, events: Sequence[Event]) -> Iterator[Line]:
        """The action cards of the round."""
        actions = [self.guests.action(event.n) for event in events]
        yield indented(self.language.say("grimm-actions-offered", actions=", ".join(actions)))

    def revealed(self, events: Sequence[Event]) -> Iterator[Line]:
        """What lies there for the draft."""
        cards = [self.guests.artifact(event.secret) for event in events]
        yield indented(self.language.say("grimm-revealed-known", artifact=", ".join(cards)))

    def discarded(self, events: Sequence[Event]) -> Iterator[Line]:
        """What was left over."""
        say = self.language.say
        cards = [say("grimm-so-many", n=event.a, artifact=self.guests.artifact(event.n)) for event in events]
        yield indented(say("grimm-discarded", n=1, artifact=", ".join(cards)))


_TOGETHER: Final[Mapping[int, Callable[[GrimmLog, Sequence[Event]], Iterator[Line]]]] = {
    Kind.DEALT: GrimmLog.dealt,
    Kind.TREASURE: GrimmLog.treasures,
    Kind.OFFERED: GrimmLog.offered,
    Kind.REVEALED: GrimmLog.revealed,
    Kind.DISCARDED: GrimmLog.discarded,
}
"""What is told in one line though it is many events."""
