"""A tournament in one language: the ladder, the cross table, and how each bot plays."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from ridotto.lab.arena import CROSS, FAIR, LADDER, RATING, RATIO, TournamentState, meeting
from ridotto.lab.figures import Figure
from ridotto.lab.part import NUMBER, Section, part_for
from ridotto.lab.report_tables import Column, ReportRow, Sheet, measure_words, section_words
from ridotto.words.language import Language

LADDER_SECTION: Final = Section(LADDER, [(RATIO, NUMBER), (RATING, NUMBER)])
NOTHING: Final = Figure("", "", "", 0.0, None, None, 0)


class Crossing(NamedTuple):
    """The cross table: the odd bots, and their opponents."""

    rows: Sequence[str]
    columns: Sequence[str]
    cells: Mapping[tuple[str, str], Figure]


def sheets_of(standing: TournamentState, figures: Sequence[Figure], language: Language) -> list[Sheet]:
    """All sheets except the cross table; empty ones are left out."""
    sections = (LADDER_SECTION, *part_for(standing.tournament.header).bot_sections)
    made = (sheet_of(section, figures, language) for section in sections)
    return [sheet for sheet in made if sheet.rows]


def sheet_of(section: Section, figures: Sequence[Figure], language: Language) -> Sheet:
    """One section in words; a bot that lacks a figure in it lacks a row."""
    found: dict[str, dict[str, Figure]] = {}
    for figure in figures:
        if figure.section == section.key:
            found.setdefault(figure.item, {})[figure.measure] = figure
    is_ladder = section.key == LADDER
    columns = [
        Column(measure, measure_words(section, measure, language), unit)
        for measure, unit in section.measures
        if is_ladder or any(of.get(measure, NOTHING).value for of in found.values())
    ]
    rows = [
        ReportRow(item, [of[column.measure] for column in columns])
        for item, of in found.items()
        if all(column.measure in of for column in columns)
    ]
    title = section_words(section, language)
    return Sheet(section.key, title, columns, rows if columns else [], FAIR if is_ladder else None)


def crossing_of(standing: TournamentState, figures: Sequence[Figure]) -> Crossing:
    """The cross table, in the order of the ladder."""
    found = {figure.item: figure for figure in figures if figure.section == CROSS}
    order = list(dict.fromkeys(figure.item for figure in figures if figure.section == LADDER))
    cells = {
        (line_up.odd, ", ".join(line_up.among)): found[meeting(line_up)]
        for line_up in standing.tournament.line_ups
    }
    rows = [name for name in order if any(odd == name for odd, _ in cells)]
    columns = dict.fromkeys(among for _, among in cells)
    return Crossing(rows, sorted(columns, key=lambda name: placed(name, order)), cells)


def placed(name: str, order: Sequence[str]) -> int:
    """The position of a bot in the ladder; mixed opponents come last."""
    return order.index(name) if name in order else len(order)
