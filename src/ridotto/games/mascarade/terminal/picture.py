"""The table as a player sees it: the viewer at the bottom, the others clockwise."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ridotto.games.mascarade import Card, SeatView, View
from ridotto.games.mascarade.rules.notation import HAND_NAMES
from ridotto.games.mascarade.terminal.cards import COIN
from ridotto.games.mascarade.words.narrator import GameNarrator
from ridotto.notation import SEAT_LETTERS
from ridotto.seats import Place

ROOMY: Final = 76
"""Columns from which on coins are drawn one by one."""
CROWD: Final = 9
"""More players than this get one line each, if it fits."""
LONG_NAME: Final = 14
"""Columns for a name where there is little room."""
MANY: Final = 8
"""More coins than this in the court are only counted."""
UNSURE: Final = 2
"""Of how many masks a card may be before it is only a question mark."""


class TablePicture:
    """Draws one view of a table for a screen of some width."""

    def __init__(self, view: View, company: GameNarrator, width: int, title: str) -> None:
        self.view = view
        self.company = company
        self.language = company.language
        self.title = title
        self.hands = len(view.seats[0].cards)
        self.width = width
        self.roomy = width >= ROOMY
        self.crowded = self.roomy and len(view.seats) > CROWD

    def draw(self) -> RenderableType:
        """The whole table."""
        left, top, right, bottom = self.around()
        side, between = (9, 4) if self.crowded else (5, 3)
        sides = Table.grid(expand=True, padding=(0, 1))
        sides.add_column(ratio=side, no_wrap=True, overflow="ellipsis")
        sides.add_column(ratio=between, no_wrap=True, justify="center", vertical="middle")
        sides.add_column(ratio=side, no_wrap=True, overflow="ellipsis")
        sides.add_row(self.column(left), self.middle(), self.column(right))
        rows: list[RenderableType] = [sides]
        if top is not None:
            rows.insert(0, self.alone(top))
        if bottom is not None:
            rows.append(self.alone(bottom))
        return Panel(Group(*rows), title=Text(self.title, "bold"), border_style="dim", padding=(0, 1))

    def alone(self, seat: SeatView) -> RenderableType:
        """A player who sits at an end of the table, always at the same spot."""
        if self.hands > 1 and self.roomy:
            hands = Text("  ").join(self.hand_lines(seat))
            return Padding(Group(self.purse_line(seat), hands), (0, 0, 0, self.width // 7))
        return Padding(self.seat(seat), (0, 0, 0, self.width // 3))

    def around(self) -> tuple[list[SeatView], SeatView | None, list[SeatView], SeatView | None]:
        """Who sits on the left, listed from the top, who opposite, who on the right, and who looks."""
        seats = self.view.seats
        mine = next((seat.seat for seat in seats if seat.player == self.view.viewer), None)
        others = list(seats) if mine is None else [*seats[mine + 1 :], *seats[:mine]]
        half = len(others) // 2
        left, rest = others[:half], others[half:]
        top = rest.pop(0) if len(others) % 2 else None
        return left[::-1], top, rest, None if mine is None else seats[mine]

    def column(self, seats: Sequence[SeatView]) -> RenderableType:
        """Those on one side."""
        if not self.crowded:
            return Group(*(self.seat(seat) for seat in seats))
        rows = Table.grid(padding=(0, 1, 0, 0), expand=True)
        rows.add_column(max_width=LONG_NAME, no_wrap=True, overflow="ellipsis")
        rows.add_column(justify="right", no_wrap=True)
        rows.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
        for seat in seats:
            rows.add_row(self.name(seat), coins(seat.coins, short=True), self.memory(seat.cards[0]))
        return rows

    def seat(self, seat: SeatView) -> RenderableType:
        """One seat on two lines; more where players have several cards."""
        if self.hands > 1:
            return Group(self.purse_line(seat), *self.hand_lines(seat))
        memory = self.memory(seat.cards[0])
        if self.roomy:
            lines = self.name(seat), coins(seat.coins, short=False) + Text("  ") + memory
        else:
            lines = self.purse_line(seat), memory
        lines[1].pad_left(2)
        for line in lines:
            line.no_wrap, line.overflow = True, "ellipsis"
        return Group(*lines)

    def purse_line(self, seat: SeatView) -> Text:
        """Name and coins."""
        return self.name(seat) + Text("  ") + coins(seat.coins, short=not self.roomy)

    def hand_lines(self, seat: SeatView) -> list[Text]:
        """Each card of a seat with the hand it is in."""
        return [
            Text(f"  {self.language.say(f'hand-{HAND_NAMES[hand]}')} ", "dim") + self.memory(card)
            for hand, card in enumerate(seat.cards)
        ]

    def name(self, seat: SeatView) -> Text:
        """Letter and name, marked if it is their turn, their decision or their claim."""
        turn = seat.seat == self.view.turn_seat and not self.view.ending
        asked = seat.player == self.view.decider
        style = "bold cyan" if seat.player == self.view.viewer else "bold" if turn or asked else ""
        text = Text.assemble(
            ("▶ " if turn else "… " if asked else "  ", "bold green" if turn else "bold yellow"),
            (SEAT_LETTERS[seat.seat], "dim"),
            (f" {seat.name}", style),
        )
        if seat.player == self.view.viewer:
            text.append(f" ({self.language.say('you')})", "cyan")
        if seat.player in self.view.claimants:
            text.append(" !", "bold red")
        if seat.player in self.view.winners:
            text.append(" ★", "bold yellow")
        return text

    def memory(self, card: Card) -> Text:
        """What the viewer remembers of a card."""
        masks = [self.company.mask(mask) for mask in card.possible]
        if len(masks) == 1:
            return Text(masks[0], "bold green")
        if len(masks) == UNSURE:
            either = "/".join(masks) if self.crowded else self.language.join(masks, "or")
            return Text(either, "yellow")
        return Text("?", "dim")

    def middle(self) -> RenderableType:
        """What lies in the middle of the table: announcement, court, bank, centre."""
        view, say = self.view, self.language.say
        purse = coins(view.court, short=self.crowded or view.court > MANY)
        lines = [Text.assemble((f"{say('court')} ", "dim"), purse)]
        if view.bank:
            lines.append(Text(f"{say('bank')} −{view.bank}", "dim"))
        lines += [
            Text.assemble((f"{self.spot(card.place)} ", "dim"), self.memory(card)) for card in view.centre
        ]
        if view.announced is not None:
            lines.insert(0, Text(f"« {self.company.mask(view.announced)} »", "bold magenta"))
        return Group(*lines)

    def spot(self, place: Place) -> str:
        """The centre, numbered if there are two cards."""
        number = place - len(self.view.seats) * self.hands + 1
        return self.language.say("centre") + (f" {number}" if len(self.view.centre) > 1 else "")


def coins(number: int, short: bool) -> Text:
    """Coins, one by one or as a number."""
    drawn = COIN if short or not number else COIN * number
    return Text.assemble((drawn, "yellow" if number else "dim"), (f" {number}", "bold"))
