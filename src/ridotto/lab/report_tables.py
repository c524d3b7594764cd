"""A report in one language: tables of labelled figures, which a terminal or a page then draws."""

from collections.abc import Mapping, Sequence
from math import isnan
from typing import Final, NamedTuple

from ridotto.lab.figures import Figure
from ridotto.lab.part import NUMBER, PERCENT, LabPart, Section, part_for, slug
from ridotto.lab.summary import GameSeries
from ridotto.notation import SEAT_LETTERS
from ridotto.words.language import Language


class Column(NamedTuple):
    """A measure, in words."""

    measure: str
    title: str
    unit: str


class ReportRow(NamedTuple):
    """An item, and one figure for each column."""

    label: str
    figures: Sequence[Figure]


class Sheet(NamedTuple):
    """Figures that are shown together."""

    key: str
    title: str
    columns: Sequence[Column]
    rows: Sequence[ReportRow]
    fair: float | None = None
    """The value of every row if all were alike."""


AS_SHARES: Final = frozenset({"unevenness"})
"""The properties of sets that are shares of something."""


def sheets_of(series: GameSeries, figures: Sequence[Figure], language: Language) -> list[Sheet]:
    """All sheets of a report; empty ones are left out."""
    part = part_for(series.header)
    sections = (*shared_sections(series, part), *part.sections)
    made = (sheet_of(section, figures, language) for section in sections)
    return [sheet for sheet in made if sheet.rows]


def shared_sections(series: GameSeries, part: LabPart) -> list[Section]:
    """The sections that every game has."""
    wins = [("wins", PERCENT)]
    return [
        Section("seats", wins, lambda seat, _: f"{seat} {series.policy[SEAT_LETTERS.index(seat)]}", "wins"),
        Section("order", wins, lambda place, _: f"{place}.", "wins"),
        Section("endings", [("games", PERCENT)], part.ending_label),
    ]


def sheet_of(section: Section, figures: Sequence[Figure], language: Language) -> Sheet:
    """One section in words."""
    measures = dict(section.measures)
    found: dict[str, dict[str, Figure]] = {}
    for figure in figures:
        if figure.section == section.key and figure.measure in measures:
            found.setdefault(figure.item, {})[figure.measure] = figure
    columns = [Column(name, measure_words(section, name, language), unit) for name, unit in measures.items()]
    rows = [
        ReportRow(section.label(item, language), [measured[column.measure] for column in columns])
        for item, measured in found.items()
        if not section.skips_zeros or any(figure.value for figure in measured.values())
    ]
    return Sheet(section.key, section_words(section, language), columns, rows, fair_share(section, found))


def section_words(section: Section, language: Language) -> str:
    """The title of a section."""
    return language.say(f"{section.says}-section", section=slug(section.key))


def measure_words(section: Section, measure: str, language: Language) -> str:
    """The title of a column."""
    if section.measure_label is not None:
        return section.measure_label(measure, language)
    return language.say(f"{section.says}-measure", measure=slug(measure))


def comparison_sheets(figures: Sequence[Figure], language: Language) -> list[Sheet]:
    """A sheet for each property in which sets are compared."""
    sheets = []
    for measure in dict.fromkeys(figure.measure for figure in figures):
        title = language.say("lab-property", property=slug(measure))
        unit = PERCENT if measure in AS_SHARES else NUMBER
        rows = [ReportRow(figure.item, [figure]) for figure in figures if figure.measure == measure]
        sheets.append(Sheet(measure, title, [Column(measure, title, unit)], rows))
    return sheets


def fair_share(section: Section, found: Mapping[str, Mapping[str, Figure]]) -> float | None:
    """The mean of all rows, where rows should be alike."""
    if section.alike is None or not found:
        return None
    return sum(measured[section.alike].value for measured in found.values()) / len(found)


def spelled(language: Language, value: float, unit: str, finer: int = 0) -> str:
    """A number for readers, with `finer` extra digits; a dash if there were no cases."""
    if isnan(value):
        return "–"
    return language.percent(value, 1 + finer) if unit == PERCENT else language.decimal(value, 2 + finer)


def spelled_value(language: Language, figure: Figure, unit: str) -> str:
    """A figure's value for readers."""
    return spelled(language, figure.value, unit, finer(figure, unit))


def finer(figure: Figure, unit: str) -> int:
    """How many extra digits a figure deserves, judging by its interval."""
    if figure.low is None or figure.high is None or figure.high == figure.low:
        return 0
    width = (figure.high - figure.low) * (100 if unit == PERCENT else 10)
    return 2 if width < 0.02 else 1 if width < 0.2 else 0


def spelled_span(language: Language, figure: Figure, unit: str) -> str:
    """A figure's interval for readers, if there is one."""
    if figure.low is None or figure.high is None or isnan(figure.value):
        return ""
    low, high = (spelled(language, value, unit, finer(figure, unit)) for value in (figure.low, figure.high))
    return f"{low} – {high}"
