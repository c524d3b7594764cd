"""A tournament as one page: plots with intervals, the cross table in colours, and the numbers."""

from collections.abc import Sequence
from html import escape
from typing import Final

from ridotto.lab.arena import FAIR
from ridotto.lab.arena_tables import Crossing
from ridotto.lab.figures import Figure
from ridotto.lab.pages.page import page, section, sheet_section
from ridotto.lab.part import NUMBER
from ridotto.lab.report_tables import Sheet, spelled, spelled_span
from ridotto.words.language import Language

DEEPEST: Final = 40
"""Share of the accent colour in the most coloured cell, in percent."""


def arena_page(
    sheets: Sequence[Sheet],
    crossing: Crossing,
    remarks: Sequence[str],
    title: str,
    facts: Sequence[str],
    language: Language,
) -> str:
    """The report on a tournament."""
    first, *others = (sheet_section(sheet, language) for sheet in sheets)
    return page(title, facts, [first, cross_section(crossing, remarks, language), *others], language)


def cross_section(crossing: Crossing, remarks: Sequence[str], language: Language) -> str:
    """The cross table, with its explanation."""
    note = language.say("lab-arena-cross-note")
    said = "".join(f"<p><strong>{escape(remark)}</strong></p>" for remark in remarks)
    title = language.say("lab-section", section="cross")
    return section(title, [], note, cross_table(crossing, language) + said, wide=True)


def cross_table(crossing: Crossing, language: Language) -> str:
    """A row for each odd bot, a column for its opponents."""
    head = "".join(f"<th>{escape(name)}</th>" for name in crossing.columns)
    corner = escape(language.say("lab-arena-corner"))
    body = ""
    for row in crossing.rows:
        cells = "".join(cell(crossing.cells.get((row, column)), language) for column in crossing.columns)
        body += f"<tr><td>{escape(row)}</td>{cells}</tr>"
    return f"<table><thead><tr><th>{corner}</th>{head}</tr></thead><tbody>{body}</tbody></table>"


def cell(figure: Figure | None, language: Language) -> str:
    """A ratio with its interval, the redder the higher; bold if it clearly differs from a fair share."""
    if figure is None:
        return "<td>·</td>"
    depth = round(DEEPEST * min(1.0, figure.value / (2 * FAIR)))
    value = spelled(language, figure.value, NUMBER) + mark_of(figure)
    shown = f"<strong>{value}</strong>" if mark_of(figure) else value
    colour = f"background: color-mix(in srgb, var(--accent) {depth}%, transparent)"
    return f'<td style="{colour}">{shown}<br><small>{spelled_span(language, figure, NUMBER)}</small></td>'


def mark_of(figure: Figure) -> str:
    """A mark for a ratio that is significantly above or below a fair share."""
    if figure.low is not None and figure.low > FAIR:
        return " ▲"
    if figure.high is not None and figure.high < FAIR:
        return " ▼"
    return ""
