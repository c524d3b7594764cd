"""The options of a decision, numbered and grouped, and what somebody may type to choose one."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.mascarade.events import FATE, PRETENDED, SWAPPED
from ridotto.mascarade.moves import ANNOUNCE, CHOOSE_CARD, CHOOSE_SEAT, MOVES, NAME, SWAP, Move
from ridotto.mascarade.notation import HOW_NAMES, Names, move_text
from ridotto.seats import Place
from ridotto.words.company import Company
from ridotto.words.options import move_words


class Choice(NamedTuple):
    """One numbered option."""

    number: int
    move: Move
    label: str


class Menu:
    """What somebody may do now. The numbers go through the groups from top to bottom."""

    def __init__(self, options: Sequence[Move], company: Company) -> None:
        self.company = company
        self.groups: dict[str, list[Choice]] = {}
        for number, move in enumerate(sorted(options, key=group_order), 1):
            self.groups.setdefault(self.heading(move), []).append(Choice(number, move, self.label(move)))

    @property
    def choices(self) -> list[Choice]:
        """All options by number."""
        return [choice for group in self.groups.values() for choice in group]

    def heading(self, move: Move) -> str:
        """The group an option belongs to; empty where the label says everything."""
        say = self.company.language.say
        if SWAP <= move < MOVES:
            hand = self.company.hand((move - SWAP) // 48)
            return say(f"menu-{HOW_NAMES[(move - SWAP) % 3]}", hand=hand)
        if ANNOUNCE <= move < SWAP:
            return say("menu-announce", hand=self.company.hand((move - ANNOUNCE) // 16))
        return ""

    def label(self, move: Move) -> str:
        """An option in as few words as its group allows."""
        if SWAP <= move < MOVES:
            return self.card((move - SWAP) // 3 % 16)
        if ANNOUNCE <= move < SWAP:
            return self.company.mask((move - ANNOUNCE) % 16)
        if CHOOSE_CARD <= move < ANNOUNCE:
            return self.card(move - CHOOSE_CARD)
        if CHOOSE_SEAT <= move < CHOOSE_CARD:
            return self.sitter(move - CHOOSE_SEAT)
        if NAME <= move < CHOOSE_SEAT:
            return self.company.mask(move - NAME)
        return move_words(self.company, move)

    def card(self, place: Place) -> str:
        """A card by whom it lies before."""
        c = self.company
        if c.owner(place) is None:
            number = place - len(c.names) * c.hands + 1
            return c.language.say("centre") + (f" {number}" if c.centre > 1 else "")
        return self.sitter(place) if c.hands == 1 else c.card_taken(place, c.viewer)

    def sitter(self, seat: int) -> str:
        """Who sits on a seat."""
        return self.company.names[self.company.player_at[seat]]

    def read(self, text: str) -> Move | None:
        """The option that somebody typed: its number, its notation or its words."""
        typed = " ".join(text.split()).casefold()
        for choice in self.choices:
            if typed in self.spellings(choice):
                return choice.move
        return None

    def spellings(self, choice: Choice) -> set[str]:
        """All that may be typed for an option."""
        c = self.company
        names = Names(len(c.names), c.hands, c.centre, tuple(c.masks))
        said = (str(choice.number), move_text(names, choice.move), move_words(c, choice.move))
        return {" ".join(text.split()).casefold() for text in said}

    def draw(self, width: int) -> RenderableType:
        """The groups below each other, their headings on the left."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        margin = max((len(heading) + 2 for heading in self.groups), default=0)
        for heading, group in self.groups.items():
            table.add_row(Text(heading, "bold"), _flow(group, width - margin - 1, bool(heading)))
        return table


def group_order(move: Move) -> tuple[int, int]:
    """Where an option's group stands: swapping before pretending before fate, the rest as numbered."""
    if move < SWAP:
        return 0, 0
    return (move - SWAP) // 48 + 1, (SWAPPED, PRETENDED, FATE).index((move - SWAP) % 3)


def _flow(group: Sequence[Choice], width: int, headed: bool) -> Text:
    """Options side by side in straight columns; a few whole sentences below each other."""
    items = [Text.assemble((f"{choice.number:>2}", "bold cyan"), f" {choice.label}") for choice in group]
    column = max(item.cell_len for item in items) + 2
    across = max(1, (width + 2) // column) if len(items) > 3 or headed else 1
    for item in items:
        item.pad_right(column - item.cell_len)
    lines = [Text().join(items[i : i + across]) for i in range(0, len(items), across)]
    return Text("\n").join(lines)
