"""A tournament in somebody's language: the ladder, the cross table, and how everybody plays."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from ridotto.lab.arena import (
    BLUFFING,
    BOT_ROSES,
    CROSS,
    FAIR,
    LADDER,
    POINTING,
    RATING,
    RATIO,
    Standing,
    meeting,
)
from ridotto.lab.figures import Figure
from ridotto.lab.report_tables import NUMBER, PERCENT, Column, Row, Sheet, slug
from ridotto.lab.summary import WHAT_FOR
from ridotto.words.language import Language

MEASURES: Final[Mapping[str, Sequence[tuple[str, str]]]] = {
    LADDER: [(RATIO, NUMBER), (RATING, NUMBER)],
    CROSS: [(RATIO, NUMBER)],
    BLUFFING: [
        ("announced per game", NUMBER),
        ("bluffs", PERCENT),
        ("contested", PERCENT),
        ("caught lying", PERCENT),
        ("contests", PERCENT),
        ("right contests", PERCENT),
        ("true claims", PERCENT),
    ],
    POINTING: [
        ("accusations per game", NUMBER),
        ("right accusations", PERCENT),
        ("rounds won", PERCENT),
        ("masks lost", NUMBER),
        ("masks broken", NUMBER),
    ],
    BOT_ROSES: [(what, NUMBER) for what in WHAT_FOR.values()],
}
"""What is measured in each section."""


class Crossing(NamedTuple):
    """The cross table: everybody who was odd, and among whom."""

    rows: Sequence[str]
    columns: Sequence[str]
    cells: Mapping[tuple[str, str], Figure]


def sheets_of(figures: Sequence[Figure], language: Language) -> list[Sheet]:
    """All sheets but the cross table; those about nothing are left out."""
    made = (sheet_of(key, figures, language) for key in MEASURES if key != CROSS)
    return [sheet for sheet in made if sheet.rows]


def sheet_of(key: str, figures: Sequence[Figure], language: Language) -> Sheet:
    """One section in words; a bot that lacks a figure in it lacks a row."""
    found: dict[str, dict[str, Figure]] = {}
    for figure in figures:
        if figure.section == key:
            found.setdefault(figure.item, {})[figure.measure] = figure
    columns = [
        Column(measure, said(key, measure, language), unit)
        for measure, unit in MEASURES[key]
        if key == LADDER or any(of.get(measure, NOTHING).value for of in found.values())
    ]
    rows = [
        Row(item, [of[column.measure] for column in columns])
        for item, of in found.items()
        if all(column.measure in of for column in columns)
    ]
    title = language.say("lab-section", section=slug(key))
    return Sheet(key, title, columns, rows if columns else [], FAIR if key == LADDER else None)


NOTHING: Final = Figure("", "", "", 0.0, None, None, 0)


def said(key: str, measure: str, language: Language) -> str:
    """A measure in words."""
    if key == BOT_ROSES:
        return language.say("grimm-what-for", why=measure)
    return language.say("lab-measure", measure=slug(measure))


def crossing_of(standing: Standing, figures: Sequence[Figure]) -> Crossing:
    """Who won how often among whom, in the order of the ladder."""
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
    """Where a bot stands; a mixed company comes last."""
    return order.index(name) if name in order else len(order)
