"""The screen of a game that brings none of its own: seats, the log in words, options as a numbered menu."""

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ridotto.cli.screen.game_screen import Perspective
from ridotto.cli.screen.log_lines import SECRET, Line, indented, is_secret
from ridotto.cli.screen.menu import Menu, Option
from ridotto.events import Event
from ridotto.games.registry import game_of
from ridotto.notation import SEAT_LETTERS
from ridotto.play import Game, Rulebook
from ridotto.play.header import Header
from ridotto.play.rulebook import AnyView, Move
from ridotto.seats import SPECTATOR, Player
from ridotto.words.language import Language
from ridotto.words.narrator import Narrator, seating_of, view_facts


class PlainScreen:
    """Any game for one player or a spectator."""

    quick: Collection[int] = ()
    laid_out: Collection[int] = ()
    forgets = False

    def __init__(self, header: Header, perspective: Perspective, language: Language) -> None:
        game = game_of(header)
        self.title = game.play.title
        self.telling = game.words.telling
        self.true_view = game.play.true_view
        self.header = header
        self.perspective = perspective
        self.language = language
        self.narrator = self.narrator_for(perspective.view())

    def narrator_for(self, view: AnyView, **changed: Any) -> Narrator:
        """The narrator of this game for one view."""
        return Narrator(self.telling, self.language, **{**seating_of(self.telling, view), **changed})

    # ── The log ──────────────────────────────────────────────────────────────────────────────────────

    def tell(self, events: Iterable[Event]) -> Iterator[Line]:
        """A line for each event."""
        return (indented(self.narrator.tell(event), SECRET if is_secret(event) else "") for event in events)

    def rest(self) -> Iterator[Line]:
        """No line waits."""
        return iter(())

    # ── The table ────────────────────────────────────────────────────────────────────────────────────

    def opening(self) -> RenderableType:
        """There is nothing but the table."""
        return Text()

    def picture(self, width: int) -> RenderableType:  # noqa: ARG002
        """The seats."""
        return self.draw(self.perspective.view())

    def truth(self, game: Game[Rulebook], width: int) -> RenderableType:  # noqa: ARG002
        """The seats, and everything that the viewer could not know."""
        spectator = self.narrator_for(game.view(SPECTATOR))
        hidden = [
            indented(said, SECRET)
            for event in game.truth()
            if (said := spectator.tell(event)) and event != event.seen_by(self.perspective.viewer)
        ]
        return Group(*hidden, self.draw(self.true_view(game.rulebook, game.log)))

    def draw(self, view: AnyView) -> RenderableType:
        """One line for each player: letter, name and points."""
        rows = Table.grid(padding=(0, 2, 0, 0))
        scores = getattr(view, "scores", ())
        for player, name in enumerate(self.header.players):
            score = [Text(f"{scores[player]}", "bold")] if player < len(scores) else []
            rows.add_row(self.name(view, player, name), *score)
        title = f"{self.title} · {self.language.say('turn-number', n=view.turn + 1)}"
        return Panel(rows, title=Text(title, "bold"), border_style="dim", padding=(0, 1))

    def name(self, view: AnyView, player: Player, name: str) -> Text:
        """Letter and name, marked if it is their decision, or if they have won."""
        own, asked = player == view.viewer, player == view.decider
        text = Text.assemble(
            ("▶ " if asked else "  ", "bold green"),
            (SEAT_LETTERS[player], "dim"),
            (f" {name}", "bold cyan" if own else "bold" if asked else ""),
        )
        if own:
            text.append(f" ({self.language.say('you')})", "cyan")
        if player in getattr(view, "winners", ()):
            text.append(" ★", "bold yellow")
        return text

    # ── Deciding ─────────────────────────────────────────────────────────────────────────────────────

    def question(self) -> str:
        """What there is to decide."""
        return self.narrator.question(view_facts(self.telling, self.perspective.view()))

    def menu(self) -> Menu:
        """Every option in a sentence of its own."""
        view = self.perspective.view()
        options: tuple[Move, ...] = () if view.question is None else view.question.options
        facts = view_facts(self.telling, view)
        said = {move: self.narrator.option(move, facts) for move in options}
        return Menu(Option(move, label, spellings=(label,)) for move, label in said.items())

    def reminder(self) -> list[RenderableType]:
        """Nothing: the picture shows everything."""
        return []

    def help(self) -> list[RenderableType]:
        """The table once more."""
        return [Padding(self.draw(self.perspective.view()), (0, 0))]

    def welcome(self) -> str:
        """Time to look at the table."""
        return self.language.say("press-enter-to-go-on")

    def stop(self, events: Iterable[Event]) -> str:  # noqa: ARG002
        """The game goes on."""
        return ""
