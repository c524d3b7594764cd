"""The report on many games, in a terminal."""

from collections.abc import Sequence
from math import isfinite, isnan
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ridotto.lab.figures import Column, Figure, histogram
from ridotto.lab.part import part_for, slug, title_for
from ridotto.lab.report_tables import Sheet, spelled, spelled_span, spelled_value
from ridotto.lab.summary import GameSeries
from ridotto.notation import SEAT_LETTERS
from ridotto.play.header import Header
from ridotto.words.language import Language

STRIP: Final = 21
"""How wide the drawing of an interval is."""
BLOCKS: Final = " ▁▂▃▄▅▆▇█"
BARS: Final = 48
WIDE: Final = 70
"""Columns from which on there is room for drawings."""


def facts_of(series: GameSeries, language: Language) -> list[str]:
    """The game, the bots and the number of games."""
    policy = list(dict.fromkeys(series.policy))
    facts = [
        *table_facts(series.header, language),
        language.say("lab-players", n=len(series.header.players)),
        language.say("lab-played-by", policy=language.join(policy)),
        language.say("simulated-games", n=language.count(series.games)),
        language.say("lab-seed", seed=str(series.seed)),
    ]
    contents = part_for(series.header).contents(series.header, language)
    return [" · ".join(facts), *([contents] if contents else [])]


def table_facts(header: Header, language: Language) -> list[str]:
    """Which edition, which scenario, which options, and who begins if that was settled."""
    facts = part_for(header).table_facts(header, language)
    if header.first is not None:
        facts.append(language.say("lab-first-seat", seat=SEAT_LETTERS[header.first]))
    return facts


def draw_report(
    series: GameSeries, figures: Sequence[Figure], sheets: Sequence[Sheet], language: Language
) -> RenderableType:
    """The whole report."""
    parts: list[RenderableType] = [
        Text.assemble(
            (title_for(series.header, language), "bold"), "\n" + "\n".join(facts_of(series, language))
        )
    ]
    if series.games < series.asked:
        line = language.say("stopped-early", done=series.games, asked=series.asked)
        parts.append(Text(line, "yellow"))
    first, *others = (draw_sheet(sheet, language) for sheet in sheets)
    parts += [first, draw_length(series, figures, language), *others]
    parts += (Text(line, "dim") for line in part_for(series.header).remarks(figures, language))
    return Group(*parts)


def draw_sheet(sheet: Sheet, language: Language) -> RenderableType:
    """A sheet with one measure shows its intervals, one with several only numbers."""
    body = IntervalChart(sheet, language) if len(sheet.columns) == 1 else Grid(sheet, language)
    parts: list[RenderableType] = [Text(f"\n{sheet.title}", "bold cyan"), Padding(body, (0, 0, 0, 2))]
    if sheet.fair is not None and len(sheet.columns) == 1:
        fair = language.say("lab-fair", share=spelled(language, sheet.fair, sheet.columns[0].unit))
        parts.append(Padding(Text(fair, "dim"), (0, 0, 0, 2)))
    return Group(*parts)


class IntervalChart:
    """Name, number, interval, and where the interval lies if there is room to draw it."""

    def __init__(self, sheet: Sheet, language: Language, from_nothing: bool = True) -> None:
        self.sheet = sheet
        self.language = language
        self.from_nothing = from_nothing

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """As wide as the place it is drawn in."""
        sheet, unit = self.sheet, self.sheet.columns[0].unit
        figures = [row.figures[0] for row in sheet.rows]
        low, high = reach(figures, sheet.fair, self.from_nothing)
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(overflow="fold", max_width=26)
        for justify in ("right", "left", "left"):
            table.add_column(justify=justify, no_wrap=True)
        for row, figure in zip(sheet.rows, figures, strict=True):
            span = Text(spelled_span(self.language, figure, unit), "dim")
            drawn = [strip(figure, low, high, sheet.fair)] if options.max_width >= WIDE else []
            table.add_row(row.label, spelled_value(self.language, figure, unit), span, *drawn)
        yield table


def reach(figures: Sequence[Figure], fair: float | None, from_nothing: bool) -> tuple[float, float]:
    """The lowest and highest value of a chart."""
    ends = [value for figure in figures for value in (figure.low, figure.high) if value is not None]
    ends += [figure.value for figure in figures]
    ends = [value for value in ends if isfinite(value)] or [0.0]
    if fair is not None:
        ends.append(fair)
    elif from_nothing:
        ends.append(0.0)
    return min(ends), max(ends)


def strip(figure: Figure, low: float, high: float, fair: float | None) -> Text:
    """A dot between its whiskers, over the line of what is fair; a bar for a figure without an interval."""
    if isnan(figure.value):
        return Text()
    if figure.low is None or figure.high is None:
        return Text("━" * cell_of(figure.value, low, high), "magenta")
    cells = [" "] * STRIP
    if fair is not None:
        cells[cell_of(fair, low, high)] = "┊"
    first, middle, last = (cell_of(value, low, high) for value in (figure.low, figure.value, figure.high))
    cells[first : last + 1] = "─" * (last + 1 - first)
    cells[first], cells[last] = "├", "┤"
    cells[middle] = "●"
    return Text("".join(cells), "magenta")


def cell_of(value: float, low: float, high: float) -> int:
    """The column of a value in a chart."""
    return round((value - low) / (high - low) * (STRIP - 1)) if high > low else 0


class Grid:
    """One column of numbers for each measure; below each other, where they do not fit beside each other."""

    def __init__(self, sheet: Sheet, language: Language) -> None:
        self.sheet = sheet
        self.language = language

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """As wide as the place it is drawn in."""
        columns = list(range(len(self.sheet.columns)))
        fit = len(columns) if options.max_width >= WIDE else 2
        for i in range(0, len(columns), fit):
            yield self.part(columns[i : i + fit])

    def part(self, numbers: Sequence[int]) -> Table:
        """Some of the columns."""
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", show_edge=False)
        table.add_column("", overflow="fold")
        for number in numbers:
            table.add_column(self.sheet.columns[number].title, justify="right", min_width=8)
        for row in self.sheet.rows:
            shown = ((row.figures[n], self.sheet.columns[n].unit) for n in numbers)
            values = (spelled_value(self.language, figure, unit) for figure, unit in shown)
            table.add_row(row.label, *values)
        return table


def draw_length(series: GameSeries, figures: Sequence[Figure], language: Language) -> RenderableType:
    """How long games are: the shape, the middle, and the means."""
    found = {(f.item, f.measure): f for f in figures if f.section == "length"}
    turns = [round(found["turns", f"{part}%"].value) for part in (5, 25, 75, 95)]
    middle = language.say("lab-middle-half", low=turns[1], high=turns[2], least=turns[0], most=turns[3])
    means = (
        f"{language.say(f'lab-{slug(item)}')} {language.decimal(figure.value, 1)}"
        for (item, measure), figure in found.items()
        if measure == "mean"
    )
    lines = [
        Text(histogram_line(series.results.turns), "magenta"),
        Text(middle),
        Text(f"{language.say('lab-mean')}: {' · '.join(means)}"),
    ]
    return Group(
        Text(f"\n{language.say('lab-length')}", "bold cyan"), *(Padding(line, (0, 0, 0, 2)) for line in lines)
    )


def histogram_line(values: Column) -> str:
    """A small histogram on one line."""
    counts, _ = histogram(values, BARS)
    top = int(counts.max())
    return "".join(BLOCKS[-(-8 * int(count) // top)] for count in counts)
