"""The options of a decision, numbered and grouped, and what may be typed to choose one."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ridotto.play.rulebook import Move

A_FEW: Final = 3
"""Up to this many options without a heading stand below each other."""
HUGE: Final = 1000
"""A height that never fits."""


class Option(NamedTuple):
    """A move as it stands in a menu."""

    move: Move
    label: str
    """As few words as the heading allows."""
    heading: str = ""
    """The group it belongs to; empty where the label says everything."""
    spellings: tuple[str, ...] = ()
    """What may be typed for it, besides its number."""
    hopeless: bool = False
    """Whether it is allowed but certain to fail."""


class Choice(NamedTuple):
    """One numbered option."""

    number: int
    option: Option

    def is_meant(self, typed: str) -> bool:
        """Whether the typed text means this option."""
        return typed in {plain(text) for text in (str(self.number), *self.option.spellings)}

    def digits(self) -> Text:
        """The number."""
        return Text(f"{self.number:>2}", "dim cyan" if self.option.hopeless else "bold cyan")

    def draw(self) -> Text:
        """Number and label."""
        return self.digits() + Text(f" {self.option.label}", "dim" if self.option.hopeless else "")


class Menu:
    """What a player may do now. The numbers run through the groups from top to bottom."""

    def __init__(self, options: Iterable[Option]) -> None:
        self.groups: dict[str, list[Choice]] = {}
        for number, option in enumerate(options, 1):
            self.groups.setdefault(option.heading, []).append(Choice(number, option))

    @property
    def choices(self) -> list[Choice]:
        """All options by number."""
        return [choice for group in self.groups.values() for choice in group]

    def read(self, text: str) -> Move | None:
        """The option for what was typed: its number, its notation or its words."""
        typed = plain(text)
        return next((choice.option.move for choice in self.choices if choice.is_meant(typed)), None)

    def draw(self, width: int) -> RenderableType:
        """The groups with their headings on the left, or above, or as columns, whichever is shortest."""
        margin = max((cell_len(heading) + 2 for heading in self.groups), default=0)
        beside = {
            heading: _flow(group, width - margin - 1, heading) for heading, group in self.groups.items()
        }
        above = {heading: _flow(group, width - 3, heading) for heading, group in self.groups.items()}
        widest = max(choice.draw().cell_len for choice in self.choices)
        heights = {
            "beside": _height(beside) if margin + widest < width else HUGE,
            "above": _height(above) + sum(map(bool, above)),
            "columns": self._height_of_columns(width),
        }
        shortest = min(heights, key=lambda layout: heights[layout])
        if shortest == "columns":
            return self._columns()
        if shortest == "above":
            return Group(*(_stack(heading, options) for heading, options in above.items()))
        return _side_by_side(beside)

    def _height_of_columns(self, width: int) -> int:
        """How high a table with a column for each group is, if they have the same options and it fits."""
        labels = [tuple(choice.option.label for choice in group) for group in self.groups.values()]
        if len(labels) < 2 or "" in self.groups or len(set(labels)) > 1:
            return HUGE
        words = [max(map(cell_len, heading.split())) for heading in self.groups]
        if max(map(cell_len, labels[0])) + sum(word + 2 for word in words) > width:
            return HUGE
        return len(labels[0]) + max(len(heading.split()) for heading in self.groups)

    def _columns(self) -> Table:
        """A row for each label, a column of numbers for each heading."""
        table = Table(box=None, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
        table.add_column("")
        for heading in self.groups:
            table.add_column(Text(heading.replace(" ", "\n")), justify="right")
        for row in zip(*self.groups.values(), strict=True):
            table.add_row(row[0].option.label, *(choice.digits() for choice in row))
        return table


def _height(flows: Mapping[str, Text]) -> int:
    """How many lines these options take."""
    return sum(options.plain.count("\n") + 1 for options in flows.values())


def _side_by_side(flows: Mapping[str, Text]) -> Table:
    """Headings on the left of their options."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    for heading, options in flows.items():
        table.add_row(Text(heading, "bold"), options)
    return table


def _stack(heading: str, options: Text) -> RenderableType:
    """A heading with its options below."""
    return Group(Text(heading, "bold"), Padding(options, (0, 0, 0, 2))) if heading else options


def plain(text: str) -> str:
    """A text without needless spaces and capitals."""
    return " ".join(text.split()).casefold()


def _flow(group: Sequence[Choice], width: int, heading: str) -> Text:
    """Options side by side in straight columns; a few whole sentences below each other."""
    items = [choice.draw() for choice in group]
    column = max(item.cell_len for item in items) + 2
    across = max(1, (width + 2) // column) if len(items) > A_FEW or heading else 1
    for item in items:
        item.pad_right(column - item.cell_len)
    lines = [Text().join(items[i : i + across]) for i in range(0, len(items), across)]
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)
