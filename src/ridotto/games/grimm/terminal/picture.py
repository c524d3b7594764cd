"""The ball as a guest sees it: the others clockwise, the viewer at the bottom."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ridotto.cli.screen.log_lines import SECRET
from ridotto.games.grimm import GuestView, View
from ridotto.games.grimm.rules.actions import Action
from ridotto.games.grimm.rules.characters import BANE, BOON, CHARACTERS
from ridotto.games.grimm.words import GameNarrator
from ridotto.notation import SEAT_LETTERS

ROOMY: Final = 76
"""Columns from which on names are written out."""
LONG_NAME: Final = 14
"""Columns for a name where there is little room."""
ROSE: Final = "✿"
DOT: Final = " · "
TROPHIES: Final = (1, 3, 5)


class TablePicture:
    """Draws one view of the ball for a screen of some width."""

    def __init__(self, view: View, guests: GameNarrator, width: int, title: str) -> None:
        self.view = view
        self.guests = guests
        self.say = guests.language.say
        self.title = title
        self.roomy = width >= ROOMY

    def draw(self) -> RenderableType:
        """The middle of the table, and the guests around it."""
        rows = Table.grid(expand=True, padding=(0, 1, 0, 0))
        rows.add_column(no_wrap=True, overflow="ellipsis", max_width=None if self.roomy else LONG_NAME + 4)
        rows.add_column(no_wrap=True)
        rows.add_column(ratio=1)
        for guest in self.around():
            rows.add_row(self.name(guest), roses(guest.roses), Group(*self.about(guest)))
        secrets = Padding(Group(*self.secrets()), (0, 0, 0, 4))
        everything = Group(*self.middle(), Text(), rows, secrets)
        return Panel(everything, title=Text(self.title, "bold"), border_style="dim", padding=(0, 1))

    def around(self) -> list[GuestView]:
        """The guests, clockwise from the viewer's left."""
        guests = list(self.view.guests)
        first = next((i + 1 for i, guest in enumerate(guests) if guest.player == self.view.viewer), 0)
        return [*guests[first:], *guests[:first]]

    # ── The middle ───────────────────────────────────────────────────────────────────────────────────

    def middle(self) -> Iterator[Text]:
        """Actions, piles, and what lies there to be taken."""
        view = self.view
        if not self.is_between_rounds():
            actions = (Action.POINT, *view.actions)
            yield self.labelled("actions", [self.guests.action(action) for action in actions])
        piles = [
            f"{self.say('grimm-label-deck')} {view.deck}",
            f"{self.say('grimm-label-discard-pile')} {sum(view.discard)}",
        ]
        if view.wagers_left:
            piles.append(f"{self.say('grimm-label-wagers')} {view.wagers_left}")
        yield Text.assemble(
            (f"{self.say('grimm-label-trophy')} ", "dim"),
            roses(TROPHIES[view.round - 1]),
            (DOT + DOT.join(piles), "dim"),
        )
        if any(view.pool):
            yield self.labelled("draft", self.cards(view.pool), "bold")
        drawn = [self.guests.artifact(card) if card is not None else "?" for card in view.drawn]
        if drawn:
            yield self.labelled("drawn", drawn, "bold")

    def is_between_rounds(self) -> bool:
        """Whether the masks are still to be dealt."""
        return not any(guest.masked or guest.shown for guest in self.view.guests)

    def labelled(self, label: str, things: Iterable[str | Text], style: str = "") -> Text:
        """Some things in a row, and what they are."""
        row = Text(DOT).join(Text(each, style) if isinstance(each, str) else each for each in things)
        return Text.assemble((f"{self.say(f'grimm-label-{label}')}  ", "dim"), row)

    def cards(self, counts: Sequence[int]) -> list[Text]:
        """Artifacts by name, pairs and triples in colour."""
        return [
            Text((f"{n}×" if n > 1 else "") + self.guests.artifact(artifact), PILES[min(n, 3)])
            for artifact, n in enumerate(counts)
            if n
        ]

    # ── Guests ───────────────────────────────────────────────────────────────────────────────────────

    def name(self, guest: GuestView) -> Text:
        """Letter and name, marked if it is their turn or their decision."""
        view = self.view
        begun = not any(view.pool) and not self.is_between_rounds() and not view.ending
        turn = guest.player == view.turn_player and begun
        asked = guest.player == view.decider
        own = guest.player == view.viewer
        text = Text.assemble(
            ("▶ " if turn else "… " if asked else "  ", "bold green" if turn else "bold yellow"),
            (SEAT_LETTERS[guest.player], "dim"),
            (f" {guest.name}", "bold cyan" if own else "bold" if turn or asked else ""),
        )
        if own:
            text.append(f" ({self.say('you')})", "cyan")
        if guest.player in view.winners:
            text.append(" ★", "bold yellow")
        return text

    def about(self, guest: GuestView) -> Iterator[Text]:
        """What lies before a guest, and what it reveals."""
        cards = Text(DOT).join([*self.faces(guest), *self.before(guest)])
        yield Text("  ").join([cards, *self.extras(guest)])
        evidence = self.evidence(guest) if guest.masked and not self.view.ending else None
        if evidence is not None:
            yield evidence

    def faces(self, guest: GuestView) -> list[Text]:
        """The characters that were shown."""
        return [Text(self.guests.character(character), "bold red") for character in guest.shown]

    def before(self, guest: GuestView) -> list[Text]:
        """The artifacts before a guest; of a secret hand, how many."""
        if guest.masked or not guest.shown:
            return self.cards(guest.artifacts or ()) or [Text("–", "dim")]
        hand = Text(f"{self.say('grimm-label-hand')} {guest.cards}", "dim")
        return [hand, *self.cards(guest.artifacts or ())]

    def extras(self, guest: GuestView) -> Iterator[Text]:
        """Treasure, wagers and ability."""
        if guest.treasure:
            yield Text(f"◆{' ' if self.roomy else ''}{self.say('grimm-label-treasure')}", "yellow")
        if guest.wagers and guest.player != self.view.viewer:
            yield Text(f"{self.say('grimm-label-wagers')}: {guest.wagers}", "blue")
        if guest.ability is not None:
            yield Text(f"{self.say('grimm-label-ability')}: {self.guests.character(guest.ability)}", "blue")

    def evidence(self, guest: GuestView) -> Text | None:
        """Who a guest can still be or cannot be, whichever is shorter."""
        possible = guest.possible
        if possible is None:
            return self.labelled("not", self.characters(guest.markers), "dim") if guest.markers else None
        ruled_out = [c for c in range(len(CHARACTERS)) if c not in possible]
        if len(possible) < len(ruled_out):
            style = "bold green" if len(possible) == 1 else "yellow"
            return self.labelled("still-possible", self.characters(possible), style)
        return self.labelled("not", self.characters(ruled_out), "dim") if ruled_out else None

    def characters(self, characters: Iterable[int]) -> list[str]:
        """Characters by name."""
        return [self.guests.character(character) for character in characters]

    # ── What the viewer alone knows ──────────────────────────────────────────────────────────────────

    def secrets(self) -> Iterator[Text]:
        """Own characters with boon and bane, wagers, and whom one has seen in the deck."""
        view = self.view
        own = next((guest for guest in view.guests if guest.player == view.viewer), None)
        if own is None or view.ending:
            return
        for character in own.characters:
            if character not in own.shown:
                yield self.mask(own, character)
        if view.own_wagers:
            yield self.labelled("own-wagers", self.characters(view.own_wagers), SECRET)
        if view.peeked:
            yield self.labelled("peeked", self.characters(view.peeked), SECRET)

    def mask(self, guest: GuestView, character: int) -> Text:
        """A secret character, and how far one is from winning and from falling."""
        held = guest.artifacts or [0] * len(BOON)
        text = Text(self.guests.character(character), f"bold {SECRET}")
        for label, artifact, enough, style in (
            ("boon", BOON[character], 3, "green"),
            ("bane", BANE[character], 2, "red"),
        ):
            text.append(f"{DOT}{self.say(f'grimm-label-{label}')} ", "dim")
            text.append(f"{self.guests.artifact(artifact)} {held[artifact]}/{enough}", style)
        return text


PILES: Final = ("", "", "bold yellow", "bold green")
"""The style of one artifact, of a pair, of a triple."""


def roses(number: int) -> Text:
    """Roses, counted."""
    return Text.assemble((ROSE, "red" if number else "dim"), (f" {number}", "bold"))
