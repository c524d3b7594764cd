"""A report as one self-contained page: no script, no network, light and dark."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from ridotto.lab.figures import Figure
from ridotto.lab.pages.plots import draw, measure_plot, shape_plot
from ridotto.lab.part import slug
from ridotto.lab.report_tables import Column, ReportRow, Sheet, spelled, spelled_span, spelled_value
from ridotto.lab.summary import GameSeries
from ridotto.words.language import Language

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbf7ef; --ink: #2b2431; --line: #d9cfc0; --accent: #8c2f4b;
  --soft: #f1e9db; --muted: #6b6070; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1822; --ink: #ece4dc; --line: #463d4d;
  --accent: #e58aa4; --soft: #28212f; --muted: #b0a4b3; } }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem 1rem 3rem; background: var(--paper);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.8rem; } h2 { margin: 0 0 .6rem; font-size: 1.15rem; }
p { margin: .3rem 0; } .facts, footer, .note { color: var(--muted); }
main { display: grid; gap: 1.2rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  margin: 1.2rem 0; }
section { background: var(--soft); border-radius: 12px; padding: 1rem; overflow-x: auto; }
section.wide { grid-column: 1 / -1; }
.plots { display: flex; flex-wrap: wrap; gap: .8rem 1.2rem; }
figure { margin: 0; min-width: 0; flex: 0 1 auto; }
svg { max-width: 100%; height: auto; overflow: visible; }
table { border-collapse: collapse; font-size: .92rem; font-variant-numeric: tabular-nums; width: 100%; }
th, td { padding: .15rem .7rem .15rem 0; text-align: right; border-bottom: 1px solid var(--line);
  white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } th { font-weight: 600; white-space: normal; }
summary { cursor: pointer; color: var(--muted); margin-top: .5rem; } .span { color: var(--muted); }
strong.warn { color: var(--accent); } code { overflow-wrap: anywhere; }
"""


def page(title: str, facts: Iterable[str], parts: Iterable[str], language: Language) -> str:
    """A whole page around the parts of a report."""
    lines = "".join(f'<p class="facts">{escape(fact)}</p>' for fact in facts)
    made_by = escape(language.say("lab-made-by"))
    return (
        f'<!doctype html><html lang="{language.code}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><header><h1>{escape(title)}</h1>{lines}</header><main>{''.join(parts)}</main>"
        f"<footer><p>{made_by}</p></footer></body></html>\n"
    )


def report_page(
    series: GameSeries, sheets: Sequence[Sheet], title: str, facts: Sequence[str], language: Language
) -> str:
    """The report on some games."""
    shape = draw(shape_plot(series.results.turns, language.say("lab-turns")), language)
    first, *others = (sheet_section(sheet, language) for sheet in sheets)
    return page(title, facts, [first, section(language.say("lab-length"), [shape]), *others], language)


def comparison_page(
    sheets: Sequence[Sheet], verdicts: Sequence[tuple[str, bool]], facts: Sequence[str], language: Language
) -> str:
    """The report on some sets: each property with what it means and the verdict on it."""
    parts = []
    for sheet, (said, is_sure) in zip(sheets, verdicts, strict=True):
        meaning = language.say("lab-property-meaning", property=slug(sheet.key))
        verdict = f"<p><strong{'' if is_sure else ' class=warn'}>{escape(said)}</strong></p>"
        plot, more = draw(measure_plot(sheet, 0), language), verdict + table(sheet, language)
        parts.append(section(sheet.title, [plot], meaning, more))
    return page(language.say("lab-compared"), facts, parts, language)


def sheet_section(sheet: Sheet, language: Language) -> str:
    """A plot for each measure, and the numbers for those who want them."""
    plots = [draw(measure_plot(sheet, number), language) for number in range(len(sheet.columns))]
    note = (
        ""
        if sheet.fair is None
        else language.say("lab-fair", share=spelled(language, sheet.fair, sheet.columns[0].unit))
    )
    numbers = table(sheet, language)
    details = f"<details><summary>{escape(language.say('lab-numbers'))}</summary>{numbers}</details>"
    return section(sheet.title, plots, note, details, wide=len(plots) > 1)


def section(title: str, plots: Iterable[str], note: str = "", more: str = "", wide: bool = False) -> str:
    """One part of a page."""
    figures = "".join(f"<figure>{plot}</figure>" for plot in plots)
    said = f'<p class="note">{escape(note)}</p>' if note else ""
    kind = ' class="wide"' if wide else ""
    return f'<section{kind}><h2>{escape(title)}</h2><div class="plots">{figures}</div>{said}{more}</section>'


def table(sheet: Sheet, language: Language) -> str:
    """The figures of a sheet."""
    head = "".join(f"<th>{escape(column.title)}</th>" for column in sheet.columns)
    body = "".join(
        f"<tr><td>{escape(row.label)}</td>{cells(row, sheet.columns, language)}</tr>" for row in sheet.rows
    )
    return f"<table><thead><tr><th></th>{head}</tr></thead><tbody>{body}</tbody></table>"


def cells(row: ReportRow, columns: Sequence[Column], language: Language) -> str:
    """The figures of a row."""
    return "".join(
        cell(figure, column, language) for figure, column in zip(row.figures, columns, strict=True)
    )


def cell(figure: Figure, column: Column, language: Language) -> str:
    """A figure with its interval."""
    span = spelled_span(language, figure, column.unit)
    return f'<td>{spelled_value(language, figure, column.unit)} <span class="span">{span}</span></td>'
